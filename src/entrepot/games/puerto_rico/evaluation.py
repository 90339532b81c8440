"""The greedy bot's evaluation of a position in Puerto Rico, in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...core import bits
from ...core.engine import Engine
from ...core.rules import Evaluation, Value
from . import codes
from .components import BUILDINGS, PRICES
from .craftsman import output
from .playout_policy import time_left
from .state import State

PRICE = 0.08  # the value of a barrel for each doubloon of its price
OUTPUT = (1.2, 2.2, 2.2, 2.9, 3.2)  # the value of producing a barrel in every craftsman phase of a game, by good
FIELD = 0.5  # the value of a plantation that does not produce yet
EMPTY = 0.45  # the weight of an unoccupied building
RIVAL = 0.7  # the weight of the best opponent's prospects


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
}


def evaluation(style: Style) -> Evaluation:
    """A style's evaluation: the seat's prospects minus those of its strongest opponent."""

    def evaluate(state: Engine, seat: int) -> Value:
        assert isinstance(state, State)
        time = time_left(state)

        def value(after: Engine) -> float:
            assert isinstance(after, State)
            worth = [prospects(after, each, time, style) for each in range(after.players)]
            own = worth.pop(seat)
            return own - RIVAL * max(worth)

        return value

    return evaluate


EVALUATIONS: Mapping[str, Evaluation] = {name: evaluation(style) for name, style in STYLES.items()}


def prospects(state: State, seat: int, time: float, style: Style) -> float:
    """The current points plus the expected gain from everything else."""
    score = state.scores()[seat] + (style.chip - 1) * state.vp[seat]
    score += state.doubloons[seat] * (style.doubloon + style.doubloon_early * time) + barrels(state, seat, style)
    lasting = production(state, seat, style) + city(state, seat, style) + style.colonist * people(state, seat)
    return score + time * lasting


def barrels(state: State, seat: int, style: Style) -> float:
    """The value of the seat's barrels."""
    goods = state.goods[seat]
    return sum(n * (style.barrel + PRICE * price) for n, price in zip(goods, PRICES, strict=True))


def production(state: State, seat: int, style: Style) -> float:
    """The value of the island's production, current and possible."""
    tiles = state.tiles[seat]
    yields = [output(state, seat, good) for good in range(codes.GOODS)]
    kinds = sum(1 for each in yields if each)
    fields = sum(min(tiles[good], 4) - each for good, each in enumerate(yields) if tiles[good] > each)
    quarries = style.quarry * bodies(state, seat, codes.QUARRY) + FIELD * tiles[codes.QUARRY]
    made = sum(each * worth for each, worth in zip(yields, OUTPUT, strict=True))
    return style.output * (made + 0.6 * kinds) + FIELD * fields + quarries


def bodies(state: State, seat: int, place: int) -> int:
    """Colonists and nobles at a place."""
    return state.colonists[seat][place] + state.nobles[seat][place]


def city(state: State, seat: int, style: Style) -> float:
    """The value of the buildings beyond their points; unoccupied ones count less."""
    total = 0.0
    for number in bits.members(state.owned[seat]):
        building = BUILDINGS[number]
        works = bits.has(state.occupied[seat], number)
        worth = building.cost * (style.power if building.violet else style.plant)
        total += worth if works else EMPTY * worth
    return total


def people(state: State, seat: int) -> int:
    """All colonists and nobles of the seat."""
    return sum(state.colonists[seat]) + sum(state.nobles[seat])
