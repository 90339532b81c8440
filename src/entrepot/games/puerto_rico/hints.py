"""Hints for people: what an action costs or gains, and how a score is composed."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import Message, message
from ...core.rules import JSON
from ...core.terms import Argument
from . import builder, codes, craftsman, powers, trader
from .components import BUILDINGS, CITY, GOODS, ISLAND, PRICES, ROLES, TILES
from .state import State
from .vocabulary import ACTIONS, BUILDING, GOOD


def hint(state: State, code: int) -> Message | None:
    """A hint on a legal action, where its label does not say everything."""
    find = HINTS.get(ACTIONS.verb_of(code).name)
    return find(state, code) if find else None


def _role(state: State, code: int) -> Message | None:
    """The doubloons on the card, and for the craftsman the barrels that the seat could produce."""
    role = codes.role_of(code)
    doubloons = state.role_doubloons[role]
    if role == codes.CRAFTSMAN:
        made = sum(craftsman.output(state, state.seat, good) for good in range(codes.GOODS))
        return message("puerto-rico-hint-craftsman", n=doubloons, made=made)
    return message("puerto-rico-hint-role", n=doubloons) if doubloons else None


def _build(state: State, code: int) -> Message:
    building, without = codes.building_of(code), _without_quarries(state, state.seat)
    return message("puerto-rico-hint-build", vp=BUILDINGS[building].vp, **_price(state, without, state.seat, building))


def prices(state: State, seat: int) -> JSON:
    """What the buildings in the supply cost the seat now, where that is not what is printed on them."""
    columns = {column for column in range(1, codes.COLUMNS + 1) if builder.discount(state, seat, column)}
    if not columns:
        return {}
    without = _without_quarries(state, seat)
    cheaper = [n for n, left in enumerate(state.supply_buildings) if left and BUILDINGS[n].column in columns]
    return {BUILDINGS[n].id: _price(state, without, seat, n) for n in cheaper}


def _price(state: State, without_quarries: State, seat: int, building: int) -> dict[str, int]:
    """The price, and how much of what is printed quarries and everything else save."""
    price = builder.price(state, seat, building)
    quarries = builder.price(without_quarries, seat, building) - price
    return {"price": price, "quarries": quarries, "privilege": BUILDINGS[building].cost - price - quarries}


def _without_quarries(state: State, seat: int) -> State:
    """The same state, in which nobody works in the seat's quarries."""
    other = state.copy()
    colonists, nobles = other.colonists, other.nobles
    colonists[seat][codes.QUARRY] = nobles[seat][codes.QUARRY] = 0
    other.colonists, other.nobles = colonists, nobles
    return other


def _sell(state: State, code: int) -> Message:
    at_post = codes.verb_of(code) == codes.VERB_POST
    return message("puerto-rico-hint-sell", n=trader.sale_value(state, state.seat, codes.good_of(code), at_post))


def _load(state: State, code: int) -> Message:
    """The barrels loaded and the points for them; the small wharf scores when it is finished."""
    seat, after = state.seat, state.copy()
    after.apply_one(code)
    barrels = sum(state.goods[seat]) - sum(after.goods[seat])
    return message("puerto-rico-hint-load", n=barrels, vp=after.vp[seat] - state.vp[seat])


HINTS: dict[str, Callable[[State, int], Message | None]] = {
    "role": _role,
    "build": _build,
    "sell": _sell,
    "post": _sell,
    "load": _load,
    "small": _load,
}


# Scores


def score_sheet(state: State) -> list[list[tuple[Message, int]]]:
    """SCO-1, NOB-4, part by part: the same parts for every seat."""
    large = _large_buildings(state)
    return [_scored(state, seat, large) for seat in range(state.players)]


def sheet_words(state: State) -> list[str]:
    """A word for each part: of a large building its id."""
    large = [BUILDINGS[number].id for number in _large_buildings(state)]
    return ["vp", "buildings", *large, *(["nobles"] if state.with_nobles else [])]


def _large_buildings(state: State) -> list[int]:
    """The large buildings that count for somebody."""
    return [n for n in range(len(BUILDINGS)) if any(bits.has(o, n) for o in state.occupied) and BUILDINGS[n].large]


def _scored(state: State, seat: int, large: list[int]) -> list[tuple[Message, int]]:
    parts = [
        (message("puerto-rico-score-vp"), state.vp[seat]),
        (message("puerto-rico-score-buildings"), powers.printed_vp(state, seat)),
    ]
    parts += [(BUILDING.named(BUILDINGS[number].id), powers.large_building_vp(state, seat, number)) for number in large]
    if state.with_nobles:
        parts.append((message("puerto-rico-score-nobles"), sum(state.nobles[seat])))
    return parts


# Components


def tables() -> JSON:
    """The printed components."""
    return {
        "buildings": [_building(number) for number in range(len(BUILDINGS))],
        "goods": list(GOODS),
        "prices": dict(zip(GOODS, PRICES, strict=True)),
        "tiles": list(TILES),
        "roles": list(ROLES),
        "spaces": {"island": ISLAND, "city": CITY},
    }


def building_text(number: int) -> Message:
    """What a building does when it is occupied, in a sentence or two."""
    building = BUILDINGS[number]
    good: Argument = GOOD.term(GOOD.number(building.good)) if building.good else ""
    id = building.id.replace("_", "-")
    return message(f"building-text-{id}", good=good, circles=building.circles, vp=building.vp)


def _building(number: int) -> JSON:
    building = BUILDINGS[number]
    return {
        "id": building.id,
        "cost": building.cost,
        "vp": building.vp,
        "quarries": building.column,
        "circles": building.circles,
        "large": building.large,
        "set": building.set,
        "kind": "violet" if building.violet else "production",
        "good": building.good,
        "text": building_text(number).to_json(),
    }
