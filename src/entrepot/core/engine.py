"""The state of a game as programs use it: searches, playouts and counting, all in integers.

A decision is answered by a *code*, an action's place in the game's table of actions. A decision with a single legal
answer is carried out by itself; no decision has more than 256. Compiled, a state is one flat block of memory and
everything here runs without Python.
"""

from __future__ import annotations

from typing import Any

from . import chance
from .errors import BrokenGameError


class Engine:
    """A game's state. Each game derives its own; this one is a game without any decision."""

    __slots__ = ("chance", "error", "events", "logging", "over", "players", "seat")

    def __init__(self) -> None:
        self.players = 0
        self.seat = 0  # whose decision it is
        self.over = False
        self.logging = False
        self.error: BaseException | None = None

    # A game overrides these.

    def write_legal(self, out: list[int]) -> int:
        """Write the codes of all legal answers to the current decision, ascending; return how many there are.

        There is none exactly when the game is over. Asking changes nothing.
        """
        return 0

    def step(self, code: int) -> None:
        """Carry out one legal answer and nothing more. On an illegal one the behaviour is undefined."""

    def score(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def tie_break(self, seat: int) -> int:
        """What decides between equal scores, the higher the better; if equal too, the win is shared."""
        return 0

    def take(self, other: Engine) -> None:
        """Become equal to another state of the same game; the log stays its own."""

    def copy(self) -> Engine:
        """An independent copy, with logging off."""
        return Engine()

    def determinize(self, seat: int, seed: int) -> None:
        """Re-sample everything that the seat cannot know."""

    # A state made for searching may override these.

    def evaluate(self, seat: int) -> float:
        """The score to expect for the seat at the end; override to supply a heuristic."""
        return self.score(seat)

    def policy(self, out: list[int], n: int, rng: int) -> int:
        """The code, of the n legal ones written, that a playout should take; -1 to leave it to the search."""
        return -1

    def resample(self, other: Engine, seat: int, seed: int) -> None:
        """Become one of the states that the other may be for the seat, which cannot know everything about it."""
        self.take(other)
        self.determinize(seat, seed)

    def restart(self) -> bool:
        """Become again what it was copied from, if it remembers that and nothing is hidden; returns whether it did."""
        return False

    # The rest follows from them.

    def leads(self, seat: int) -> bool:
        """Whether nobody is ahead of the seat."""
        mine = self.score(seat)
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tie_break(other) > self.tie_break(seat)):
                return False
        return True

    def start_log(self) -> None:
        """Collect events and the outcomes of chance from now on."""
        self.events: list[tuple[int, ...]] = []
        self.chance: list[list[int]] = []
        self.logging = True

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event to the log: the number of its kind, then its fields. Called only while ``logging``."""
        self.events.append((kind, a, b, c, d))

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
        if self.error is not None:
            self.raise_error()
        return [out[i] for i in range(n)]

    def apply(self, code: int) -> None:
        """Carry out a legal answer and all that follow without a choice. Trusts the caller."""
        out = [0] * 256
        self.advance(code, out)
        if self.error is not None:
            self.raise_error()

    def apply_one(self, code: int) -> None:
        """Carry out a legal answer and leave what follows without a choice to the caller."""
        self.step(code)
        if self.error is not None:
            self.raise_error()

    def scores(self) -> list[int]:
        """All seats' points."""
        found = [self.score(seat) for seat in range(self.players)]
        if self.error is not None:
            self.raise_error()
        return found

    def winners(self) -> list[int]:
        """The seats that nobody is ahead of."""
        found = [seat for seat in range(self.players) if self.leads(seat)]
        if self.error is not None:
            self.raise_error()
        return found

    def playout(self, seed: int, most: int) -> int:
        """Play on at random for at most this many decisions; return how many were taken."""
        out = [0] * 256
        taken = self.play_on(seed, most, out)
        if self.error is not None:
            self.raise_error()
        return taken

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
        """Count the sequences of exactly this many decisions from here."""
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

    def raise_error(self) -> None:
        """Raise what went wrong where nothing could be raised; see :class:`PythonEngine`."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error


class PythonEngine(Engine):
    """The base of a state written in plain Python, without any C types.

    Override :meth:`legal_codes`, :meth:`play` and :meth:`points`, and keep everything that the game remembers in
    attributes made of numbers, strings, tuples and (nested) lists. Searches and environments can then use the state
    like a compiled one, only slower. An exception in any of these methods ends the game for the search that called it
    and is raised as soon as that is possible.
    """

    def legal_codes(self) -> list[int]:
        """The codes of all legal answers, ascending; none when the game is over."""
        return []

    def play(self, code: int) -> None:
        """Carry out one legal answer."""

    def points(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def rank(self, seat: int) -> int:
        """What decides between equal points, the higher the better."""
        return 0

    def hide(self, seat: int, seed: int) -> None:
        """Re-sample everything that the seat cannot know."""

    def log(self, kind: int, *fields: int) -> None:
        """Add an event to the log, if anybody reads it."""
        if self.logging:
            self.events.append((kind, *fields))

    # What compiled code calls

    def write_legal(self, out: list[int]) -> int:
        """As a search asks for it."""
        return self._write_legal(out)

    def _write_legal(self, out: list[int]) -> int:
        try:
            codes = [] if self.error is not None else self.legal_codes()
            if len(codes) > 256:
                raise ValueError(f"{len(codes)} legal answers; a decision has at most 256")
            if codes and self.over:
                raise ValueError("a legal answer, and the game is over")
            if not codes and not self.over:
                raise ValueError("no legal answer, and the game is not over")
            n = 0
            last = -1
            for code in codes:
                if code <= last:
                    raise ValueError(f"{code} after {last}; codes are ascending places in the table of actions")
                out[n] = last = code
                n += 1
            return n
        except BaseException as error:
            self._fail("legal_codes", error)
            return 0

    def step(self, code: int) -> None:
        """As a search carries it out."""
        self._step(code)

    def _step(self, code: int) -> None:
        try:
            self.play(code)
            if not self.over and self.seat >= self.players:
                raise ValueError(f"it is the turn of seat {self.seat} of {self.players}")
        except BaseException as error:
            self._fail("play", error)

    def score(self, seat: int) -> int:
        """As a search asks for it."""
        return self._score(seat)

    def _score(self, seat: int) -> int:
        try:
            return int(self.points(seat))
        except BaseException as error:
            self._fail("points", error)
            return 0

    def tie_break(self, seat: int) -> int:
        """As a search asks for it."""
        return self._tie_break(seat)

    def _tie_break(self, seat: int) -> int:
        try:
            return int(self.rank(seat))
        except BaseException as error:
            self._fail("rank", error)
            return 0

    def _fail(self, method: str, error: BaseException) -> None:
        self.over = True
        if self.error is None:
            self.error = _broken(type(self), method, error) if isinstance(error, Exception) else error

    def take(self, other: Engine) -> None:
        """Become equal to another state of the same game; the log stays its own."""
        self.players = other.players
        self.seat = other.seat
        self.over = other.over
        for name, value in vars(other).items():
            setattr(self, name, _copied(value))

    def copy(self) -> PythonEngine:
        """An independent copy, with logging off."""
        other = type(self).__new__(type(self))
        Engine.__init__(other)
        other.take(self)
        return other

    def determinize(self, seat: int, seed: int) -> None:
        """Re-sample everything that the seat cannot know."""
        self.hide(seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its attributes."""
        own = {"players": self.players, "seat": self.seat, "over": self.over}
        return restored, (type(self), {**vars(self), **own})


def _broken(cls: type[Engine], method: str, error: Exception) -> BrokenGameError:
    """The error that says where a game has failed, and how."""
    broken = BrokenGameError(f"{cls.__module__}.{cls.__qualname__}.{method}", f"{type(error).__name__}: {error}")
    broken.__cause__ = error
    return broken


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else value


def restored(cls: type[Engine], values: dict[str, Any]) -> Engine:
    """A state from its values: what a pickled one comes back from."""
    state = cls.__new__(cls)
    Engine.__init__(state)
    for name, value in values.items():
        setattr(state, name, value)
    return state
