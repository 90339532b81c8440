"""What the state of any game offers to whatever plays it without words: searches, playouts, counting.

A decision is answered by a small integer, its *code*; each game has one table of codes.
A decision with a single legal answer is carried out by itself; none offers more than 256.
Compiled, a game's state is one flat block of memory and everything here runs without Python.
"""

from __future__ import annotations

from . import chance


class Engine:
    """A game's state. The games derive theirs from this one, which is a game without any decision."""

    __slots__ = ("chance", "events", "logging", "over", "players", "seat")

    def __init__(self) -> None:
        self.players = 0
        self.seat = 0  # whose decision it is
        self.over = False
        self.logging = False

    # The games fill in these.

    def write_legal(self, out: list[int]) -> int:
        """Write the codes of all legal answers to the decision at hand, ascending; return how many there are.

        There is none exactly when the game is over. Nothing changes by asking.
        """
        return 0

    def step(self, code: int) -> None:
        """Carry out one legal answer and nothing more. What happens on an illegal one is not defined."""

    def score(self, seat: int) -> int:
        """The points that the seat has now."""
        return 0

    def tie_break(self, seat: int) -> int:
        """What decides between equal scores, the higher the better; if equal too, the win is shared."""
        return 0

    def promise(self, seat: int) -> float:
        """What a search may expect of the seat's score; a bot that knows better derives a state that says so."""
        return self.score(seat)

    def advise(self, out: list[int], n: int, rng: int) -> int:
        """The code, of the n legal ones written, that a playout should take; -1 if there is no advice."""
        return -1

    def take(self, other: Engine) -> None:
        """Become equal to another state of the same game; the log stays one's own."""

    def copy(self) -> Engine:
        """An equal state that goes its own way; its log is off."""
        return Engine()

    def determinize(self, seat: int, seed: int) -> None:
        """Redraw at random everything that the seat cannot know."""

    # The rest follows from them.

    def reset(self, other: Engine, seat: int, seed: int) -> None:
        """Become what the other state may be for the seat, which cannot know everything about it."""
        self.take(other)
        self.determinize(seat, seed)

    def restart(self) -> bool:
        """Become again what it is a copy of, if it remembers that and nothing there is hidden; tell whether."""
        return False

    def leads(self, seat: int) -> bool:
        """Whether nobody is ahead of the seat."""
        mine = self.score(seat)
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tie_break(other) > self.tie_break(seat)):
                return False
        return True

    def start_log(self) -> None:
        """Collect events and the outcomes of chance from now on. A copy's log is off until it starts its own."""
        self.events: list[tuple[int, int, int, int]] = []
        self.chance: list[list[int]] = []
        self.logging = True

    def note(self, message: int, a: int, b: int, c: int) -> None:
        """Write an event to the log; called only while ``logging``."""
        self.events.append((message, a, b, c))

    def advance(self, code: int, out: list[int]) -> int:
        """Carry out an answer and all that follow without a choice; write and count the next legal ones."""
        self.step(code)
        n = self.write_legal(out)
        while n == 1:
            self.step(out[0])
            n = self.write_legal(out)
        return n

    def legal(self) -> list[int]:
        """The codes of all legal answers, ascending; empty when the game is over."""
        out = [0] * 256
        n = self.write_legal(out)
        return [out[i] for i in range(n)]

    def apply(self, code: int) -> None:
        """Carry out a legal answer and all that follow without a choice. Trusts the caller."""
        out = [0] * 256
        self.advance(code, out)

    def apply_one(self, code: int) -> None:
        """Carry out a legal answer and leave what follows without a choice to the caller."""
        self.step(code)

    def scores(self) -> list[int]:
        """All seats' points."""
        return [self.score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that are ahead."""
        return [seat for seat in range(self.players) if self.leads(seat)]

    def playout(self, seed: int, most: int) -> int:
        """Play on at random, at most so many decisions; return how many were taken."""
        out = [0] * 256
        return self.play_on(seed, most, out)

    def play_on(self, rng: int, most: int, out: list[int]) -> int:
        """The playout itself, free of Python when compiled."""
        taken = 0
        n = self.write_legal(out)
        while n > 0 and taken < most:
            rng = chance.advance(rng)
            n = self.advance(out[chance.below(rng, n)], out)
            taken += 1
        return taken

    def perft(self, depth: int) -> int:
        """Count the ways to take exactly so many decisions from here."""
        if depth == 0:
            return 1
        codes = self.legal()
        if depth == 1:
            return len(codes)
        ways = 0
        child = self.copy()
        for code in codes:
            child.take(self)
            child.apply(code)
            ways += child.perft(depth - 1)
        return ways
