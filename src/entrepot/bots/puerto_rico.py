"""What a position in Puerto Rico is worth to a greedy player, in points."""

from __future__ import annotations

from ..core import bits
from ..core.engine import Engine
from ..games.puerto_rico import codes
from ..games.puerto_rico.components import BUILDINGS, COLONISTS, PRICES, VP_CHIPS
from ..games.puerto_rico.craftsman import output
from ..games.puerto_rico.state import State
from .greedy import Value

DOUBLOON = (0.15, 0.45)  # at the end of the game, and what time adds
BARREL = 0.45  # to be shipped
PRICE = 0.08  # for each doubloon that a barrel would bring
OUTPUT = (1.2, 2.2, 2.2, 2.9, 3.2)  # a barrel a craftsman, for the whole game, by good
FIELD = 0.5  # a plantation that does not produce yet
QUARRY = 2.4  # an occupied one, for the whole game
POWER = 0.5  # of a violet building's cost, occupied, for the whole game
EMPTY = 0.45  # how much of that is left while it stands empty
COLONIST = 0.35
OTHERS = 0.7  # how much the best of the others counts against oneself


def evaluation(state: Engine, seat: int) -> Value:
    """The measure for what the seat may make of this state: its own prospects, less those of its nearest rival."""
    assert isinstance(state, State)
    time = time_left(state)

    def value(after: Engine) -> float:
        assert isinstance(after, State)
        worth = [prospects(after, each, time) for each in range(after.players)]
        own = worth.pop(seat)
        return own - OTHERS * max(worth)

    return value


def time_left(state: State) -> float:
    """How much of the game is still to come, from 1 to 0, by the end that is nearest."""
    chips = state.supply_vp / VP_CHIPS[state.players]
    colonists = state.supply_colonists / COLONISTS[state.players]
    spaces = min(free_spaces(state, seat) for seat in range(state.players)) / codes.CITY
    return max(0.0, min(1.0, chips, colonists, spaces))


def free_spaces(state: State, seat: int) -> int:
    """Free city spaces."""
    return codes.CITY - sum(BUILDINGS[number].spaces for number in bits.members(state.owned[seat]))


def prospects(state: State, seat: int, time: float) -> float:
    """Points on the table, and what everything else may still turn into."""
    score = state.scores()[seat] + state.doubloons[seat] * (DOUBLOON[0] + DOUBLOON[1] * time)
    return score + barrels(state, seat) + time * (production(state, seat) + city(state, seat) + people(state, seat))


def barrels(state: State, seat: int) -> float:
    """Goods in hand."""
    goods = state.goods[5 * seat : 5 * seat + 5]
    return sum(n * (BARREL + PRICE * price) for n, price in zip(goods, PRICES, strict=True))


def production(state: State, seat: int) -> float:
    """What the island yields, and what it may yield one day."""
    tiles = state.tiles[7 * seat : 7 * seat + 7]
    yields = [output(state, seat, good) for good in range(codes.GOODS)]
    kinds = sum(1 for each in yields if each)
    fields = sum(min(tiles[good], 4) - each for good, each in enumerate(yields) if tiles[good] > each)
    quarries = QUARRY * occupied(state, seat, codes.QUARRY) + FIELD * tiles[codes.QUARRY]
    made = sum(each * worth for each, worth in zip(yields, OUTPUT, strict=True))
    return made + 0.6 * kinds + FIELD * fields + quarries


def occupied(state: State, seat: int, place: int) -> int:
    """Colonists and nobles at a place."""
    return state.colonists[52 * seat + place] + state.nobles[52 * seat + place]


def city(state: State, seat: int) -> float:
    """The powers of the violet buildings, and plants that wait for their plantations."""
    total = 0.0
    for number in bits.members(state.owned[seat]):
        building = BUILDINGS[number]
        works = bits.has(state.occupied[seat], number)
        worth = POWER * building.cost if building.violet else 0.35 * building.cost
        total += worth if works else EMPTY * worth
    return total


def people(state: State, seat: int) -> float:
    """All colonists and nobles."""
    first = 52 * seat
    return COLONIST * (sum(state.colonists[first : first + 52]) + sum(state.nobles[first : first + 52]))
