"""A narrow beam search over the decisions of one turn, for bots that take what looks best at its end."""

from __future__ import annotations

from array import array

from ..core.engine import Engine
from ..core.rules import Value

WIDTH = 3  # unfinished turns that are followed at each depth
DEPTH = 8  # decisions of one turn that are searched
NOTHING = -1e300  # less than any value
UNBOUNDED = 1e300  # more than any value


class Evaluator:
    """The value of states for a seat. A game derives its own, with a ``.pxd``, so that it can be compiled."""

    __slots__ = ()

    def value(self, state: Engine) -> float:
        """The value of a state."""
        return 0.0

    def __call__(self, state: Engine) -> float:
        """The same: an evaluator is a ``Value``."""
        return self.value(state)

    def bound(self, state: Engine, code: int) -> float:
        """What the turn that begins with an answer is worth at most; a search need not follow hopeless ones."""
        return UNBOUNDED


class PythonEvaluator(Evaluator):
    """An evaluation that is any Python function."""

    __slots__ = ("function",)

    def __init__(self, function: Value) -> None:
        self.function = function

    def value(self, state: Engine) -> float:
        """What the function says."""
        return self.function(state)


def evaluator(value: Value) -> Evaluator:
    """The value as an evaluator."""
    return value if isinstance(value, Evaluator) else PythonEvaluator(value)


class TurnSearch:
    """Searches a seat's turn in states of its own, which it uses again and again."""

    __slots__ = ("beam", "best_of_turn", "child", "evaluator", "found", "kept", "out", "seat", "values")

    def __init__(self, evaluator: Evaluator, state: Engine, seat: int) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.child = state.copy()  # the state after the answer that is being tried
        self.beam = [state.copy() for _ in range(WIDTH)]  # unfinished turns
        self.found = [state.copy() for _ in range(WIDTH)]  # the most valuable ones a decision later
        self.values = array("d", [NOTHING] * WIDTH)  # of those, descending
        self.kept = 0  # how many there are
        self.best_of_turn = NOTHING
        self.out = [0] * 256

    def best_code(self, state: Engine) -> int:
        """The first of the answers that lead to the best end of the turn."""
        best = -1
        best_value = NOTHING
        for code in state.legal():
            value = self.value_after(state, code)
            if best < 0 or value > best_value:
                best_value = value
                best = code
        return best

    def best_value(self, state: Engine) -> float:
        """The value of the best turn that the seat could take now."""
        best = NOTHING
        legal = state.legal()
        for code in legal:
            if self.evaluator.bound(state, code) == UNBOUNDED:
                best = max(best, self.value_after(state, code))
        for code in legal:
            if best < self.evaluator.bound(state, code) < UNBOUNDED:
                best = max(best, self.value_after(state, code))
        return best

    def value_after(self, state: Engine, code: int) -> float:
        """The value of the best end of the turn that begins with an answer."""
        self.best_of_turn = NOTHING
        self.kept = 0
        self.try_answer(state, code)
        for _ in range(DEPTH):
            if self.kept == 0:
                return self.best_of_turn
            self.beam, self.found = self.found, self.beam
            width = self.kept
            self.kept = 0
            for i in range(width):
                self.try_all(self.beam[i])
        return max(self.best_of_turn, self.values[0]) if self.kept else self.best_of_turn

    def try_all(self, state: Engine) -> None:
        """Try all answers."""
        n = state.write_legal(self.out)
        if state.error is not None:
            state.raise_error()
        for i in range(n):
            self.try_answer(state, self.out[i])

    def try_answer(self, state: Engine, code: int) -> None:
        """Note the value after an answer, and if the turn goes on, perhaps the state."""
        child = self.child
        child.take(state)
        child.apply(code)
        value = self.evaluator.value(child)
        if child.over or child.seat != self.seat:
            self.best_of_turn = max(self.best_of_turn, value)
        else:
            self.keep(value)

    def keep(self, value: float) -> None:
        """Keep the unfinished turn if it is among the most valuable; of equal ones, the last."""
        place = 0
        while place < self.kept and self.values[place] > value:
            place += 1
        if place == WIDTH:
            return
        last = place
        if place == self.kept or self.values[place] != value:
            last = min(self.kept, WIDTH - 1)
            self.kept = last + 1
        unused = self.found[last]
        while last > place:
            self.found[last] = self.found[last - 1]
            self.values[last] = self.values[last - 1]
            last -= 1
        self.found[place] = self.child
        self.values[place] = value
        self.child = unused
