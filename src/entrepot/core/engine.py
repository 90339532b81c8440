"""The state of a game for programs: searches, playouts and counting, all in integers.

A decision is answered with a *code*, an action's index in the game's table of actions. A decision with a single legal
answer is made automatically; no decision has more than 256. Compiled, a state is one flat block of memory and
everything here runs without the interpreter.
"""

from __future__ import annotations

from typing import Any

from . import chance
from .errors import BrokenGameError

TO_THE_END = 2**62  # decisions: no game has as many


class Engine:
    """A game's state. Each game derives its own; this one is a game without decisions."""

    __slots__ = ("chance", "error", "events", "logging", "over", "players", "seat")

    def __init__(self) -> None:
        self.players = 0
        self.seat = 0  # the seat to decide
        self.over = False
        self.logging = False
        self.error: BaseException | None = None

    # A game overrides these.

    def write_legal(self, out: list[int]) -> int:
        """Write the codes of all legal answers to the current decision, ascending; return their number.

        It is 0 exactly when the game is over. The call changes nothing.
        """
        return 0

    def step(self, code: int) -> None:
        """Apply one legal answer and nothing more. For an illegal one the behaviour is undefined."""

    def score(self, seat: int) -> int:
        """The seat's points so far."""
        return 0

    def score_part(self, seat: int, part: int) -> int:
        """One part of the seat's points; they are listed in ``Rules.score_parts`` and add up to its score."""
        return self.score(seat)

    def tie_break(self, seat: int) -> int:
        """The tie-breaker between equal scores, higher is better; if it is equal too, the win is shared."""
        return 0

    def take(self, other: Engine) -> None:
        """Become equal to another state of the same game, except for the log."""

    def copy(self) -> Engine:
        """An independent copy, with logging disabled."""
        return Engine()

    def determinize(self, seat: int, seed: int) -> None:
        """Re-sample everything that the seat cannot know."""

    # A state for searches may override these.

    def evaluate(self, seat: int) -> float:
        """The seat's expected final score; override to supply a heuristic."""
        return self.score(seat)

    def policy(self, out: list[int], n: int, rng: int) -> int:
        """The code, one of the n legal ones in ``out``, that a playout should take; -1 to leave it to the search."""
        return -1

    def resample(self, other: Engine, seat: int, seed: int) -> None:
        """Become a sample of the states that the other could be, given what the seat knows about it."""
        self.take(other)
        self.determinize(seat, seed)

    def restart(self) -> bool:
        """Reset to the state it was copied from, if it kept that and nothing is hidden; return whether it did."""
        return False

    # The rest is derived from them.

    def leads(self, seat: int) -> bool:
        """Whether nobody is ahead of the seat."""
        mine = self.score(seat)
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tie_break(other) > self.tie_break(seat)):
                return False
        return True

    def start_log(self) -> None:
        """Start collecting events and chance outcomes."""
        self.events: list[tuple[int, ...]] = []
        self.chance: list[list[int]] = []
        self.logging = True

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event to the log: the number of its kind, then its fields. Called only while ``logging``."""
        self.events.append((kind, a, b, c, d))

    def advance(self, code: int, out: list[int]) -> int:
        """Apply an answer and all forced ones after it; write the next legal ones and return their number."""
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
        """Apply a legal answer and all forced ones after it, without checking it."""
        out = [0] * 256
        self.advance(code, out)
        if self.error is not None:
            self.raise_error()

    def apply_one(self, code: int) -> None:
        """Apply a legal answer and leave forced ones after it to the caller."""
        self.step(code)
        if self.error is not None:
            self.raise_error()

    def scores(self) -> list[int]:
        """All seats' points."""
        found = [self.score(seat) for seat in range(self.players)]
        if self.error is not None:
            self.raise_error()
        return found

    def score_parts(self, parts: int) -> list[list[int]]:
        """All seats' points in this many parts; see ``Rules.score_parts``."""
        return [[self.score_part(seat, part) for part in range(parts)] for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that nobody is ahead of."""
        found = [seat for seat in range(self.players) if self.leads(seat)]
        if self.error is not None:
            self.raise_error()
        return found

    def playout(self, seed: int, most: int) -> int:
        """Play at random for at most ``most`` decisions; return how many were made."""
        out = [0] * 256
        taken = self.play_on(seed, most, out)
        if self.error is not None:
            self.raise_error()
        return taken

    def play_on(self, rng: int, most: int, out: list[int]) -> int:
        """The playout itself; compiled, it runs without the interpreter."""
        taken = 0
        n = self.write_legal(out)
        while n > 0 and taken < most:
            rng = chance.advance(rng)
            n = self.advance(out[chance.below(rng, n)], out)
            taken += 1
        return taken

    def children(self) -> list[Engine]:
        """A copy of the state after each legal answer and all forced ones after it, in the order of :meth:`legal`."""
        out = [0] * 256
        n = self.write_legal(out)
        if self.error is not None:
            self.raise_error()
        found = []
        for i in range(n):
            child = self.copy()
            child.apply(out[i])
            found.append(child)
        return found

    def win_shares(self, playouts: int, seed: int) -> list[float]:
        """Each seat's share of the wins in this many random games from here on, all to the end."""
        if playouts < 1:
            raise ValueError(f"{playouts} playouts; there must be at least one")
        scratch = self.copy()
        wins = [0.0] * self.players
        for game in range(playouts):
            scratch.take(self)
            scratch.playout(chance.stream(seed, game), TO_THE_END)
            winners = scratch.winners()
            for seat in winners:
                wins[seat] += 1.0 / len(winners)
        return [each / playouts for each in wins]

    def perft(self, depth: int) -> int:
        """Count the sequences of exactly ``depth`` decisions from here."""
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
        """Raise the error kept by a method that could not raise it; see :class:`PythonEngine`."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error


class PythonEngine(Engine):
    """The base class of a state written in plain Python, without C types.

    Override :meth:`legal_codes`, :meth:`play` and :meth:`points`, and keep all data of the game in attributes made of
    numbers, strings, tuples and (nested) lists. Searches and environments can then use the state like a compiled one,
    only slower. An exception in any of these methods ends the game for the search that called it and is raised as soon
    as possible.
    """

    def legal_codes(self) -> list[int]:
        """The codes of all legal answers, ascending; empty when the game is over."""
        return []

    def play(self, code: int) -> None:
        """Apply one legal answer."""

    def points(self, seat: int) -> int:
        """The seat's points so far."""
        return 0

    def rank(self, seat: int) -> int:
        """The tie-breaker between equal points; higher is better."""
        return 0

    def hide(self, seat: int, seed: int) -> None:
        """Re-sample everything that the seat cannot know."""

    def log(self, kind: int, *fields: int) -> None:
        """Add an event to the log, if logging is enabled."""
        if self.logging:
            self.events.append((kind, *fields))

    # Entry points for compiled code

    def write_legal(self, out: list[int]) -> int:
        """Call :meth:`legal_codes`."""
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
        """Call :meth:`play`."""
        self._step(code)

    def _step(self, code: int) -> None:
        try:
            self.play(code)
            if not self.over and self.seat >= self.players:
                raise ValueError(f"it is the turn of seat {self.seat} of {self.players}")
        except BaseException as error:
            self._fail("play", error)

    def score(self, seat: int) -> int:
        """Call :meth:`points`."""
        return self._score(seat)

    def _score(self, seat: int) -> int:
        try:
            return int(self.points(seat))
        except BaseException as error:
            self._fail("points", error)
            return 0

    def tie_break(self, seat: int) -> int:
        """Call :meth:`rank`."""
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
        """Become equal to another state of the same game, except for the log."""
        self.players = other.players
        self.seat = other.seat
        self.over = other.over
        for name, value in vars(other).items():
            setattr(self, name, _copied(value))

    def copy(self) -> PythonEngine:
        """An independent copy, with logging disabled."""
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
    """The error that says where and how a game has failed."""
    broken = BrokenGameError(f"{cls.__module__}.{cls.__qualname__}.{method}", f"{type(error).__name__}: {error}")
    broken.__cause__ = error
    return broken


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else value


def restored(cls: type[Engine], values: dict[str, Any]) -> Engine:
    """A state with these attributes, for unpickling."""
    state = cls.__new__(cls)
    Engine.__init__(state)
    for name, value in values.items():
        setattr(state, name, value)
    return state
