"""Why an action of Puerto Rico is refused: the rule that each well-formed but illegal action would break."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import Message, message
from ...core.terms import Argument
from . import builder, captain, codes, guests, powers, storage
from .components import BUILDINGS, spaces_taken
from .position import in_game
from .prompts import asked
from .state import State
from .vocabulary import ACTIONS, BUILDING, GOOD, PLACE, ROLE, TILE


def why_not(state: State, code: int) -> Message:
    """The reason by verb: first whether it answers the question at all, then which rule it breaks."""
    verb = ACTIONS.verb_of(code)
    if asked(state) in verb.answers and verb.name in REASONS:
        return REASONS[verb.name](state, code)
    return not_now(state)


def not_now(state: State) -> Message:
    """The current question is a different one."""
    return message("puerto-rico-why-not-now", asked=asked(state))


def _why(id: str, **args: Argument) -> Message:
    return message(f"puerto-rico-why-{id}", **args)


def _needs_building(verb: str) -> Message:
    """The building that offers the action is not occupied, or by the wrong kind."""
    building, rule, who = powers.OFFERS[verb]
    id = "needs-building" if who == "anybody" else f"needs-{who}"
    return _why(id, building=BUILDING.term(building), rule=rule)


# Draft and roles


def _pick(state: State, code: int) -> Message:
    building = codes.building_of(code)
    if state.supply_buildings[building]:
        return _why("picked-already", building=BUILDING.term(building))
    if not bits.has(state.contenders, building):
        return _why("not-drafted", building=BUILDING.term(building))
    return _why("no-board-space", cost=BUILDINGS[building].cost)


def _role(state: State, code: int) -> Message:
    role = codes.role_of(code)
    if state.role_taken[role] != codes.NOBODY:
        return _why("role-taken", role=ROLE.term(role), seat=state.role_taken[role])
    return _why("no-such-role", role=ROLE.term(role), n=state.players)


# Settler


def _island_full(state: State) -> bool:
    return sum(state.tiles[state.seat]) == codes.ISLAND


def _draw(state: State, code: int) -> Message:
    if state.question == codes.ASK_SECOND_TILE:
        return _why("draw-first-turn-only")
    if not powers.works(state, state.seat, powers.OFFERS["draw"][0]):
        return _needs_building("draw")
    if state.has_drawn:
        return _why("drawn-already")
    return _why("island-full") if _island_full(state) else _why("no-tile-left")


def _take(state: State, code: int) -> Message:
    tile = codes.tile_of(code)
    if _island_full(state):
        return _why("island-full")
    if tile == codes.QUARRY:
        return _why("no-quarry-left") if state.quarries == 0 else _why("no-right-to-quarry")
    return _why("not-face-up", tile=TILE.term(tile))


def _take_forest(state: State, code: int) -> Message:
    if not powers.works(state, state.seat, powers.OFFERS["take_forest"][0]):
        return _needs_building("take_forest")
    if _island_full(state):
        return _why("island-full")
    if not powers.may_lay_forest(state, state.seat):
        return _why("no-forest-left")
    return _why("not-face-up", tile=TILE.term(codes.tile_of(code)))


def _discard(state: State, code: int) -> Message:
    tile = codes.tile_of(code)
    if state.question == codes.ASK_TRADE:
        if not powers.may_sell_tile(state, state.seat):
            return _needs_building("discard")
        if state.has_dealt_in_land:
            return _why("land-dealt-already")
        if tile == codes.FOREST and not state.land_office_forests:
            return _why("land-office-no-forests")
    return _why("no-such-tile", tile=TILE.term(tile))


# Mayor


def _man(state: State, code: int) -> Message:
    place = _place_of(code)
    if place != state.place_to_man:
        return _why("other-place", place=PLACE.term(state.place_to_man))
    return _why("manning", place=PLACE.term(place))


def _place_of(code: int) -> int:
    if codes.verb_of(code) == codes.VERB_MAN_TILE:
        return codes.tile_of(code)
    return codes.FIRST_BUILDING_PLACE + codes.building_of(code)


# Builder


def _build(state: State, code: int) -> Message:
    building, seat = codes.building_of(code), state.seat
    name = BUILDING.term(building)
    if bits.has(state.owned[seat], building):
        return _why("owned-already", building=name)
    if not in_game(state, building):
        return _why("not-in-game", building=name)
    if not state.supply_buildings[building]:
        return _why("sold-out", building=name)
    spaces = codes.CITY - spaces_taken(bits.members(state.owned[seat]))
    if spaces < BUILDINGS[building].spaces:
        return _why("no-city-space", building=name, needed=BUILDINGS[building].spaces, n=spaces)
    return _why("too-expensive", building=name, price=builder.price(state, seat, building), n=state.doubloons[seat])


def _pay_colonist(state: State, code: int) -> Message:
    if not powers.may_give_body(state, state.seat, codes.place_of(code)):
        return _why("no-colonist-there", place=PLACE.term(codes.place_of(code)))
    return _why("paying-order", n=state.doubloons_missing)


def _pay_good(state: State, code: int) -> Message:
    if not state.goods[state.seat][codes.good_of(code)]:
        return _no_barrel(code)
    return _why("paying-order", n=state.doubloons_missing)


def _pay_vp(state: State, code: int) -> Message:
    return _why("paying-order", n=state.doubloons_missing) if state.vp[state.seat] else _why("no-vp")


# Craftsman and trader


def _no_barrel(code: int) -> Message:
    return _why("no-barrel", good=GOOD.term(codes.good_of(code)))


def _bonus(state: State, code: int) -> Message:
    good = codes.good_of(code)
    return _why("supply-empty" if state.produced[good] else "not-produced", good=GOOD.term(good))


def _sell(state: State, code: int) -> Message:
    good = codes.good_of(code)
    if state.has_sold:
        return _why("sold-already")
    if not state.goods[state.seat][good]:
        return _no_barrel(code)
    return _why("house-full") if state.house_size == codes.TRADING_HOUSE else _why("in-house", good=GOOD.term(good))


def _post(state: State, code: int) -> Message:
    if not powers.sells_at_post(state, state.seat):
        return _needs_building("post")
    return _why("sold-already") if state.has_sold else _no_barrel(code)


def _buy_tile(state: State, code: int) -> Message:
    face_down = codes.verb_of(code) == codes.VERB_BUY_TILE
    if not powers.may_buy_tile(state, state.seat):
        return _needs_building("buy_tile")
    if state.has_dealt_in_land:
        return _why("land-dealt-already")
    if _island_full(state):
        return _why("island-full")
    if not state.doubloons[state.seat]:
        return _why("no-doubloon")
    if face_down == state.land_office_open:
        return _why("land-office-edition", open=int(state.land_office_open))
    return _why("no-tile-left") if face_down else _why("not-face-up", tile=TILE.term(codes.tile_of(code)))


# Captain


def _supply(state: State, code: int) -> Message:
    good = codes.good_of(code)
    return _why("supplied-already", good=GOOD.term(good)) if bits.has(state.supplied, good) else _no_barrel(code)


def _load(state: State, code: int) -> Message:
    if not state.goods[state.seat][codes.good_of(code)]:
        return _no_barrel(code)
    if codes.ship_of(code) == codes.BY_WHARF:
        return _why("wharf-used") if bits.has(state.wharf_used, state.seat) else _needs_building("load")
    return _load_ship(state, codes.good_of(code), codes.ship_of(code) + codes.SMALLEST_SHIP)


def _load_ship(state: State, good: int, capacity: int) -> Message:
    name, capacities, loads = GOOD.term(good), state.ship_capacity[: state.ships], state.ship_good[: state.ships]
    if capacity not in capacities:
        return _why("no-such-ship", ship=capacity)
    carries = loads[capacities.index(capacity)]
    if carries not in (codes.NOTHING, good):
        return _why("ship-carries", good=name, ship=capacity, other=GOOD.term(carries))
    if carries == good:
        return _why("ship-full", ship=capacity)
    if good in loads:
        return _why("kind-on-other-ship", good=name, ship=capacities[loads.index(good)])
    most = captain.most_room(state, good, state.goods[state.seat][good])
    return _why("takes-more", good=name, ship=capacity, n=most)


def _small(state: State, code: int) -> Message:
    good = codes.good_of(code)
    barrels = state.goods[state.seat][good]
    if barrels < codes.number_of(code):
        return _why("not-so-many-barrels", good=GOOD.term(good), n=barrels)
    if state.question == codes.ASK_SMALL:
        return _why("small-order")
    return _why("small-wharf-used") if bits.has(state.small_wharf_used, state.seat) else _needs_building("small")


def _store(state: State, code: int) -> Message:
    good = codes.good_of(code)
    if storage.unstored(state, state.seat, good) == 0:
        return _why("nothing-to-store", good=GOOD.term(good))
    return _why("store-first" if codes.verb_of(code) == codes.VERB_KEEP else "no-warehouse-left")


# Guests and pass


def _guest(state: State, code: int) -> Message:
    if not guests.are_asked(state):
        return _why("no-guests-with-mayor")
    if not powers.has_guests(state, state.seat):
        return _why("no-guests")
    return _why("no-circle", place=PLACE.term(codes.place_of(code)))


def _pass(state: State, code: int) -> Message:
    return _why("must-load") if state.question == codes.ASK_LOAD else not_now(state)


REASONS: dict[str, Callable[[State, int], Message]] = {
    "pick": _pick,
    "role": _role,
    "draw": _draw,
    "take": _take,
    "take_forest": _take_forest,
    "discard": _discard,
    "man_who": _man,
    "man_tile": _man,
    "man_building": _man,
    "build": _build,
    "pay_colonist": _pay_colonist,
    "pay_good": _pay_good,
    "pay_vp": _pay_vp,
    "bonus": _bonus,
    "sell": _sell,
    "post": _post,
    "buy_tile": _buy_tile,
    "buy_open_tile": _buy_tile,
    "supply": _supply,
    "load": _load,
    "small": _small,
    "store": _store,
    "keep": _store,
    "guest": _guest,
    "pass": _pass,
}
