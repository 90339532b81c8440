"""The greedy bot's evaluation of a position in Puerto Rico, in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from ...bots.turn_search import Evaluator
from ...core import bits
from ...core.engine import Engine
from ...core.rules import Evaluation
from . import codes, craftsman, pieces, playout_policy
from .components import PRICES
from .state import State

OUTPUT = [1.2, 2.2, 2.2, 2.9, 3.2]  # the value of producing a barrel in every craftsman phase of a game, by good
KIND = 0.6  # added to it for each kind of good
FIELD = 0.5  # the value of a plantation that does not produce yet
USEFUL_FIELDS = 4  # of one kind
EMPTY = 0.45  # the weight of an unoccupied building
RIVAL = 0.7  # the weight of the best opponent's prospects
SALE = [0.08 * price for price in PRICES]  # the value of a barrel's price, by good


@dataclass(frozen=True)
class Style:
    """The weights of one style, in points; lasting values are for a whole game."""

    doubloon: float = 0.15
    doubloon_early: float = 0.45  # added at the start of the game
    barrel: float = 0.45
    chip: float = 1.0
    output: float = 1.0
    quarry: float = 2.4
    power: float = 0.5  # of a violet building's cost
    plant: float = 0.35  # of a production building's cost
    colonist: float = 0.35


STYLES = {
    "greedy": Style(),
    "shipper": Style(chip=1.3, barrel=0.7, output=1.3, power=0.35),
    "builder": Style(quarry=3.4, power=0.8, barrel=0.3, output=0.8),
    "trader": Style(doubloon_early=0.75, barrel=0.35, plant=0.5, chip=0.9),
    "baseline-greedy": Style(),
}


class Prospects(Evaluator):
    """A style's evaluation: the seat's prospects minus those of its strongest opponent."""

    __slots__ = (
        "barrel", "chip", "colonist", "doubloon", "output", "plant", "power", "quarry", "seat", "time",
    )  # fmt: skip

    def __init__(self, style: Style, state: State, seat: int) -> None:
        self.seat = seat
        self.time = playout_policy.time_left(state)
        self.doubloon = style.doubloon + style.doubloon_early * self.time
        self.barrel = style.barrel
        self.chip = style.chip
        self.output = style.output
        self.quarry = style.quarry
        self.power = style.power
        self.plant = style.plant
        self.colonist = style.colonist

    def value(self, state: Engine) -> float:
        """The value of a state."""
        assert isinstance(state, State)
        return self.lead(state)

    def lead(self, state: State) -> float:
        """The lead over the strongest opponent."""
        best = -1e300
        for seat in range(state.players):
            if seat != self.seat:
                best = max(best, self.prospects(state, seat))
        return self.prospects(state, self.seat) - RIVAL * best

    def prospects(self, state: State, seat: int) -> float:
        """The current points plus the expected gain from everything else."""
        score = state.score(seat) + (self.chip - 1.0) * state.vp[seat]
        score += state.doubloons[seat] * self.doubloon + self.barrels(state, seat)
        lasting = self.production(state, seat) + self.city(state, seat) + self.colonist * people(state, seat)
        return score + self.time * lasting

    def barrels(self, state: State, seat: int) -> float:
        """The value of the seat's barrels."""
        total = 0.0
        for good in range(codes.GOODS):
            total += state.goods[seat][good] * (self.barrel + SALE[good])
        return total

    def production(self, state: State, seat: int) -> float:
        """The value of the island's production, current and possible."""
        kinds = 0
        fields = 0
        made = 0.0
        for good in range(codes.GOODS):
            barrels = craftsman.output(state, seat, good)
            tiles = state.tiles[seat][good]
            made += barrels * OUTPUT[good]
            kinds += barrels > 0
            if tiles > barrels:
                fields += min(tiles, USEFUL_FIELDS) - barrels
        quarries = self.quarry * state.bodies(seat, codes.QUARRY) + FIELD * state.tiles[seat][codes.QUARRY]
        return self.output * (made + KIND * kinds) + FIELD * fields + quarries

    def city(self, state: State, seat: int) -> float:
        """The value of the buildings beyond their points; unoccupied ones count less."""
        total = 0.0
        buildings = state.owned[seat]
        while buildings:
            building = bits.lowest(buildings)
            worth = pieces.COST[building] * (self.power if bits.has(pieces.VIOLET, building) else self.plant)
            total += worth if bits.has(state.occupied[seat], building) else EMPTY * worth
            buildings &= buildings - 1
        return total


def people(state: State, seat: int) -> int:
    """All colonists and nobles of the seat."""
    total = 0
    for place in range(codes.PLACES):
        total += state.bodies(seat, place)
    return total


def evaluate(style: Style, state: Engine, seat: int) -> Prospects:
    """A style's evaluation of the states after this one."""
    assert isinstance(state, State)
    return Prospects(style, state, seat)


EVALUATIONS: Mapping[str, Evaluation] = {name: partial(evaluate, style) for name, style in STYLES.items()}
