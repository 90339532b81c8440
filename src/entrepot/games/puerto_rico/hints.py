"""What helps a person at the table: what an action costs or brings, and what a score is made of."""

from __future__ import annotations

from ...core import bits
from ...core.messages import Message, message
from ...core.rules import JSON
from . import builder, codes, craftsman, powers, trader
from .components import BUILDINGS, CITY, GOODS, ISLAND, KINDS, PRICES, ROLES
from .state import State
from .words import building_name, building_text


def hint(state: State, code: int) -> Message | None:
    """A few words on a legal action, where its text does not say it all."""
    seat = state.seat
    if codes.ROLE <= code < codes.DRAW:
        return _role(state, code - codes.ROLE)
    if codes.BUILD <= code < codes.PAY_COLONIST:
        return _build(state, code - codes.BUILD)
    if codes.SELL <= code < codes.POST:
        return message("puerto-rico-hint-sell", n=trader.sale_value(state, seat, code - codes.SELL, False))
    if codes.POST <= code < codes.BUY_TILE:
        return message("puerto-rico-hint-sell", n=trader.sale_value(state, seat, code - codes.POST, True))
    if codes.LOAD <= code < codes.DONE:
        return _gain(state, code)
    return None


def _role(state: State, role: int) -> Message | None:
    """What lies on the card, and for the craftsman what everybody could make."""
    doubloons = state.role_doubloons[role]
    if role == codes.CRAFTSMAN:
        made = sum(craftsman.output(state, state.seat, good) for good in range(len(GOODS)))
        return message("puerto-rico-hint-craftsman", n=doubloons, made=made)
    return message("puerto-rico-hint-role", n=doubloons) if doubloons else None


def _build(state: State, building: int) -> Message:
    price = builder.price(state, state.seat, building)
    return message("puerto-rico-hint-build", price=price, vp=BUILDINGS[building].vp)


def _gain(state: State, code: int) -> Message:
    """The barrels that leave and the points they bring; the small wharf counts when it is finished."""
    seat, after = state.seat, state.copy()
    after.apply_one(code)
    barrels = sum(state.goods[5 * seat : 5 * seat + 5]) - sum(after.goods[5 * seat : 5 * seat + 5])
    return message("puerto-rico-hint-load", n=barrels, vp=after.vp[seat] - state.vp[seat])


def score_sheet(state: State) -> list[list[tuple[Message, int]]]:
    """SCO-1, NOB-4, part by part: the same parts for every seat."""
    large = [n for n in range(len(BUILDINGS)) if any(bits.has(o, n) for o in state.occupied) and BUILDINGS[n].large]
    return [_scored(state, seat, large) for seat in range(state.players)]


def _scored(state: State, seat: int, large: list[int]) -> list[tuple[Message, int]]:
    parts = [
        (message("puerto-rico-score-vp"), state.vp[seat]),
        (message("puerto-rico-score-buildings"), powers.printed_vp(state, seat)),
    ]
    parts += [(building_name(number), powers.large_building_vp(state, seat, number)) for number in large]
    if state.with_nobles:
        nobles = sum(state.nobles[52 * seat : 52 * seat + 52])
        parts.append((message("puerto-rico-score-nobles"), nobles))
    return parts


def tables() -> JSON:
    """The printed components."""
    return {
        "buildings": [_building(number) for number in range(len(BUILDINGS))],
        "goods": list(GOODS),
        "prices": dict(zip(GOODS, PRICES, strict=True)),
        "tiles": list(KINDS),
        "roles": list(ROLES),
        "spaces": {"island": ISLAND, "city": CITY},
    }


def _building(number: int) -> JSON:
    shown = BUILDINGS[number]
    return {
        "id": shown.id,
        "cost": shown.cost,
        "vp": shown.vp,
        "quarries": shown.column,
        "circles": shown.circles,
        "large": shown.large,
        "set": shown.set,
        "kind": "violet" if shown.violet else "production",
        "good": shown.good,
        "text": building_text(number).to_json(),
    }
