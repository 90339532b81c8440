"""What a position in Puerto Rico is worth to a greedy player, in points."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import bits
from ..core.engine import Engine
from ..games.puerto_rico import codes
from ..games.puerto_rico.components import BUILDINGS, PRICES
from ..games.puerto_rico.craftsman import output
from ..games.puerto_rico.state import State
from .greedy import GREEDY, Evaluation, Value
from .planter import time_left

PRICE = 0.08  # for each doubloon that a barrel would bring
OUTPUT = (1.2, 2.2, 2.2, 2.9, 3.2)  # a barrel a craftsman, for the whole game, by good
FIELD = 0.5  # a plantation that does not produce yet
EMPTY = 0.45  # how much of a building's power is left while it stands empty
OTHERS = 0.7  # how much the best of the others counts against oneself


@dataclass(frozen=True)
class Taste:
    """What a player cares for, in points; what lasts counts for the whole game."""

    doubloon: float = 0.15
    doubloon_early: float = 0.45  # what time adds
    barrel: float = 0.45
    chip: float = 1.0
    output: float = 1.0
    quarry: float = 2.4
    power: float = 0.5  # of a violet building's cost
    plant: float = 0.35  # of a production building's cost
    colonist: float = 0.35


TASTES = {
    GREEDY: Taste(),
    "shipper": Taste(chip=1.3, barrel=0.7, output=1.3, power=0.35),
    "builder": Taste(quarry=3.4, power=0.8, barrel=0.3, output=0.8),
    "trader": Taste(doubloon_early=0.75, barrel=0.35, plant=0.5, chip=0.9),
}
STYLES = tuple(style for style in TASTES if style != GREEDY)


def evaluation(style: str = GREEDY) -> Evaluation:
    """The measure of one style: the own prospects, less those of the nearest rival."""
    taste = TASTES[style]

    def measure(state: Engine, seat: int) -> Value:
        assert isinstance(state, State)
        time = time_left(state)

        def value(after: Engine) -> float:
            assert isinstance(after, State)
            worth = [prospects(after, each, time, taste) for each in range(after.players)]
            own = worth.pop(seat)
            return own - OTHERS * max(worth)

        return value

    return measure


def prospects(state: State, seat: int, time: float, taste: Taste) -> float:
    """Points on the table, and what everything else may still turn into."""
    score = state.scores()[seat] + (taste.chip - 1) * state.vp[seat]
    score += state.doubloons[seat] * (taste.doubloon + taste.doubloon_early * time) + barrels(state, seat, taste)
    lasting = production(state, seat, taste) + city(state, seat, taste) + taste.colonist * people(state, seat)
    return score + time * lasting


def barrels(state: State, seat: int, taste: Taste) -> float:
    """Goods in hand."""
    goods = state.goods[5 * seat : 5 * seat + 5]
    return sum(n * (taste.barrel + PRICE * price) for n, price in zip(goods, PRICES, strict=True))


def production(state: State, seat: int, taste: Taste) -> float:
    """What the island yields, and what it may yield one day."""
    tiles = state.tiles[7 * seat : 7 * seat + 7]
    yields = [output(state, seat, good) for good in range(codes.GOODS)]
    kinds = sum(1 for each in yields if each)
    fields = sum(min(tiles[good], 4) - each for good, each in enumerate(yields) if tiles[good] > each)
    quarries = taste.quarry * occupied(state, seat, codes.QUARRY) + FIELD * tiles[codes.QUARRY]
    made = sum(each * worth for each, worth in zip(yields, OUTPUT, strict=True))
    return taste.output * (made + 0.6 * kinds) + FIELD * fields + quarries


def occupied(state: State, seat: int, place: int) -> int:
    """Colonists and nobles at a place."""
    return state.colonists[52 * seat + place] + state.nobles[52 * seat + place]


def city(state: State, seat: int, taste: Taste) -> float:
    """The powers of the violet buildings, and plants that wait for their plantations."""
    total = 0.0
    for number in bits.members(state.owned[seat]):
        building = BUILDINGS[number]
        works = bits.has(state.occupied[seat], number)
        worth = building.cost * (taste.power if building.violet else taste.plant)
        total += worth if works else EMPTY * worth
    return total


def people(state: State, seat: int) -> int:
    """All colonists and nobles."""
    first = 52 * seat
    return sum(state.colonists[first : first + 52]) + sum(state.nobles[first : first + 52])
