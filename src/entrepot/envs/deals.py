"""Chance one card or tile at a time.

The engine shuffles a deck and then draws from it. As nobody knows the order, that is the same as drawing each card at
random when it is turned up, and so a game can be told as a tree with a chance node for each card. Here a step of the
engine is tried to see what it draws, and repeated with the drawn cards on top.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..core.engine import Engine
from ..core.errors import OptionError
from ..core.messages import message
from ..games.puerto_rico.components import GOODS
from ..games.puerto_rico.state import State as PuertoRicoState
from ..games.spice_road import codes as spice_road_codes
from ..games.spice_road.cards import MARKET, MERCHANT_CARDS, POINT_COSTS, STARTERS
from ..games.spice_road.state import State as SpiceRoadState
from .spec import Spec

Weights = Counter[int]
"""The outcomes of a chance node, each with the number of cards or tiles that bring it."""


class Deals(ABC):
    """What chance can bring in a game."""

    outcomes: tuple[str, ...]
    """The names of all outcomes; one is meant by its place here."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    @abstractmethod
    def at_start(self, dealt: list[int]) -> Weights:
        """What can be turned up next before the first decision; nothing when all is dealt."""

    @abstractmethod
    def start(self, dealt: list[int]) -> Engine:
        """The game that begins with this turned up."""

    @abstractmethod
    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """The state after an answer that draws these, and what it may draw next; nothing when it draws no more."""


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The cards that are left, ascending."""
    left = Counter(cards)
    left.subtract(gone)
    return sorted(left.elements())


def padded(numbers: list[int], size: int) -> list[int]:
    """A list of a fixed size, as the states have them."""
    return numbers + [0] * (size - len(numbers))


class SpiceRoadDeals(Deals):
    """Cards are turned up into the rows; a point card's number comes after those of all merchant cards."""

    outcomes = (*MERCHANT_CARDS, *POINT_COSTS)

    def at_start(self, dealt: list[int]) -> Weights:
        """First the merchant row, then the point row."""
        if len(dealt) < spice_road_codes.ROW:
            return Counter(without(range(len(STARTERS), len(MERCHANT_CARDS)), dealt))
        if len(dealt) < spice_road_codes.ROW + spice_road_codes.POINT_ROW:
            row = dealt[spice_road_codes.ROW :]
            return Counter(without(range(len(MERCHANT_CARDS), len(self.outcomes)), row))
        return Counter()

    def start(self, dealt: list[int]) -> Engine:
        """The rows as dealt, the rest in the decks."""
        state = self.spec.new_state(0)
        assert isinstance(state, SpiceRoadState)
        row = dealt[: spice_road_codes.ROW]
        points = [card - len(MERCHANT_CARDS) for card in dealt[spice_road_codes.ROW :]]
        state.row, state.point_row = row, points
        state.deck = padded(without(range(len(STARTERS), len(MERCHANT_CARDS)), row), len(MARKET))
        state.point_deck = padded(without(range(len(POINT_COSTS)), points), len(POINT_COSTS))
        return state

    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """At most one card is turned up."""
        after = state.copy()
        assert isinstance(state, SpiceRoadState)
        assert isinstance(after, SpiceRoadState)
        for card in drawn:
            self._put_on_top(after, card)
        after.apply_one(code)
        if drawn:
            return after, Counter()
        if after.deck_size < state.deck_size:
            return after, Counter(state.deck[: state.deck_size])
        if after.point_deck_size < state.point_deck_size:
            return after, Counter(len(MERCHANT_CARDS) + card for card in state.point_deck[: state.point_deck_size])
        return after, Counter()

    def _put_on_top(self, state: SpiceRoadState, card: int) -> None:
        if card < len(MERCHANT_CARDS):
            deck = without(state.deck[: state.deck_size], [card])
            state.deck = padded([*deck, card], len(MARKET))
        else:
            card -= len(MERCHANT_CARDS)
            deck = without(state.point_deck[: state.point_deck_size], [card])
            state.point_deck = padded([*deck, card], len(POINT_COSTS))


class PuertoRicoDeals(Deals):
    """Plantation tiles are turned up or drawn; when the stack is empty it is made anew from the discards."""

    outcomes = GOODS

    def __init__(self, spec: Spec) -> None:
        super().__init__(spec)
        for option in ("first_governor", "market"):
            if spec.options[option] == "random":
                raise OptionError(message("envs-not-by-chance", option=option))

    def at_start(self, dealt: list[int]) -> Weights:
        """One tile more than players."""
        if len(dealt) > self.spec.players:
            return Counter()
        return Counter(without(_tiles(self._new_state()), dealt))

    def start(self, dealt: list[int]) -> Engine:
        """These tiles face up, the rest face down."""
        state = self._new_state()
        state.stack = padded(without(_tiles(state), dealt), 50)
        state.face_up = padded(dealt, 6)
        return state

    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """Tiles come from the stack, then from the one made of the discards."""
        assert isinstance(state, PuertoRicoState)
        stack = state.stack[: state.stack_size]
        after = _tried(state, code, drawn, [])
        second = after.chance[0] if after.chance else []
        if len(drawn) > len(stack):
            later = drawn[len(stack) :]
            after = _tried(state, code, drawn, [*later, *without(second, later)])
        after.logging = after.scripted = False
        if len(stack) + len(second) - after.stack_size == len(drawn):
            return after, Counter()
        if len(drawn) < len(stack):
            return after, Counter(without(stack, drawn))
        return after, Counter(without(second, drawn[len(stack) :]))

    def _new_state(self) -> PuertoRicoState:
        state = self.spec.new_state(0)
        assert isinstance(state, PuertoRicoState)
        return state


def _tiles(state: PuertoRicoState) -> list[int]:
    """All tiles that nobody has, face up and face down."""
    return state.stack[: state.stack_size] + state.face_up[: state.face_up_size]


def _tried(state: PuertoRicoState, code: int, drawn: list[int], second: list[int]) -> PuertoRicoState:
    """The state after a step that draws these from the stack, and in this order from the one that follows it."""
    after: Any = state.copy()
    top = drawn[: state.stack_size]
    after.stack = padded(without(state.stack[: state.stack_size], top) + top[::-1], 50)
    after.script, after.scripted = [*([[]] * state.shuffles), second], True
    after.start_log()
    after.apply_one(code)
    assert isinstance(after, PuertoRicoState)
    return after


DEALS: dict[str, type[Deals]] = {"puerto_rico": PuertoRicoDeals, "spice_road": SpiceRoadDeals}


class Progress:
    """A game told as a tree: at a player's node, at a chance node, or over."""

    __slots__ = ("chance", "code", "dealt", "deals", "drawn", "limit", "state", "steps")

    def __init__(self, deals: Deals, limit: int) -> None:
        self.deals = deals
        self.limit = limit
        self.state: Engine | None = None  # none while the start is dealt
        self.dealt: list[int] = []
        self.code: int | None = None  # the answer being carried out
        self.drawn: list[int] = []
        self.steps = 0
        self.chance = deals.at_start([])

    def __deepcopy__(self, memo: dict[int, Any]) -> Progress:
        other = Progress.__new__(Progress)
        other.deals, other.limit, other.code, other.steps = self.deals, self.limit, self.code, self.steps
        other.state = self.state.copy() if self.state else None
        other.dealt, other.drawn, other.chance = self.dealt[:], self.drawn[:], self.chance.copy()
        return other

    @property
    def over(self) -> bool:
        """Whether nothing more happens: the game has ended, or gone on for too long."""
        if self.state is None or self.chance:
            return False
        return self.state.over or self.steps >= self.limit

    def play(self, code: int) -> None:
        """A player's answer."""
        self.code = code
        self.steps += 1
        self.go_on()

    def happen(self, outcome: int) -> None:
        """What chance brings."""
        if self.state is not None:
            self.drawn.append(outcome)
            self.go_on()
            return
        self.dealt.append(outcome)
        self.chance = self.deals.at_start(self.dealt)
        if not self.chance:
            self.state = self.deals.start(self.dealt)

    def go_on(self) -> None:
        """On to the next node: carry out the answer, and all that follow without a choice."""
        assert self.state is not None
        while self.code is not None:
            after, self.chance = self.deals.step(self.state, self.code, self.drawn)
            if self.chance:
                return
            self.state, self.drawn = after, []
            legal = after.legal()
            self.code = legal[0] if len(legal) == 1 else None
