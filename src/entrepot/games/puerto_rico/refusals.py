"""Why an action of Puerto Rico is refused: for every well-formed action that is not legal, the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import Message, message
from . import builder, captain, codes, powers, settler
from .components import BUILDINGS
from .position import QUESTIONS, in_game
from .questions import asked
from .state import State
from .words import building_name, good_name, kind_name, place_name, role_name


def why_not(state: State, code: int) -> Message:
    """By verb: first whether it is asked for at all, then what stands against it."""
    for last, answered, explain in VERBS:
        if code < last:
            if state.decision in answered:
                return explain(state, code)
            break
    if codes.GUEST <= code < codes.PASS:
        return _guest(state, code - codes.GUEST)
    return not_now(state)


def not_now(state: State) -> Message:
    """Something else is being decided."""
    return message("puerto-rico-why-not-now", asked=asked(state))


def _why(id: str, **args: Message | str | int) -> Message:
    return message(f"puerto-rico-why-{id}", **args)


def _only_asked(state: State, code: int) -> Message:
    return not_now(state)


# Draft and roles


def _pick(state: State, code: int) -> Message:
    building = code - codes.PICK
    if state.supply_buildings[building]:
        return _why("picked-already", building=building_name(building))
    if not bits.has(state.drafted, building):
        return _why("not-drafted", building=building_name(building))
    return _why("no-board-space", cost=BUILDINGS[building].cost)


def _role(state: State, code: int) -> Message:
    role = code - codes.ROLE
    if state.role_taken[role] != codes.NOBODY:
        return _why("role-taken", role=role_name(role), seat=state.role_taken[role])
    return _why("no-such-role", role=role_name(role), n=state.players)


# Settler


def _island_full(state: State) -> bool:
    return sum(state.tiles[7 * state.seat : 7 * state.seat + 7]) == codes.ISLAND


def _draw(state: State, code: int) -> Message:
    if state.decision == codes.ASK_SECOND_TILE:
        return _why("draw-first-turn-only")
    if not powers.works(state, state.seat, codes.HACIENDA):
        return _why("needs-building", building=building_name(codes.HACIENDA), rule="SETL-5")
    if state.used:
        return _why("drawn-already")
    return _why("island-full") if _island_full(state) else _why("no-tile-left")


def _take(state: State, code: int) -> Message:
    kind = code - codes.TAKE
    if _island_full(state):
        return _why("island-full")
    if kind == codes.QUARRY:
        return _why("no-quarry-left") if state.quarries == 0 else _why("no-right-to-quarry")
    return _why("not-face-up", tile=kind_name(kind))


def _forest(state: State, code: int) -> Message:
    if not powers.works(state, state.seat, codes.FOREST_HOUSE):
        return _why("needs-building", building=building_name(codes.FOREST_HOUSE), rule="NEW-5")
    if _island_full(state):
        return _why("island-full")
    if not powers.may_lay_forest(state, state.seat):
        return _why("no-forest-left")
    return _why("not-face-up", tile=kind_name(code - codes.TAKE_FOREST))


def _discard(state: State, code: int) -> Message:
    if state.decision == codes.ASK_TRADE:
        if not powers.may_sell_tile(state, state.seat):
            return _why("needs-noble", building=building_name(codes.LAND_OFFICE), rule="NOB-5")
        if state.used & 2:
            return _why("land-dealt-already")
    return _why("no-such-tile", tile=kind_name(settler.discarded_kind(code)))


# Mayor


def _man(state: State, code: int) -> Message:
    place = _asked_place(state)
    if _place_of(code) != place:
        return _why("other-place", place=place_name(place))
    return _why("manning", place=place_name(place))


def _asked_place(state: State) -> int:
    if state.decision == codes.ASK_MAN_WHO:
        return codes.ISLAND_PLACES + codes.LAND_OFFICE + state.place - 1
    return state.place - 5


def _place_of(code: int) -> int:
    if code < codes.MAN_ISLAND:
        return codes.ISLAND_PLACES + codes.LAND_OFFICE + (code - codes.MAN_WHO) // 3
    if code < codes.MAN_BUILDING:
        return (code - codes.MAN_ISLAND) // 13
    return codes.ISLAND_PLACES + (code - codes.MAN_BUILDING) // 4


# Builder


def _build(state: State, code: int) -> Message:
    building, seat = code - codes.BUILD, state.seat
    name = building_name(building)
    if bits.has(state.owned[seat], building):
        return _why("owned-already", building=name)
    if not in_game(state, building):
        return _why("not-in-game", building=name)
    if not state.supply_buildings[building]:
        return _why("sold-out", building=name)
    spaces = codes.CITY - sum(BUILDINGS[number].spaces for number in bits.members(state.owned[seat]))
    if spaces < BUILDINGS[building].spaces:
        return _why("no-city-space", building=name, needed=BUILDINGS[building].spaces, n=spaces)
    return _why("too-expensive", building=name, price=builder.price(state, seat, building), n=state.doubloons[seat])


def _pay(state: State, code: int) -> Message:
    if code < codes.PAY_GOOD and not powers.may_give_body(state, state.seat, code - codes.PAY_COLONIST):
        return _why("no-colonist-there", place=place_name(code - codes.PAY_COLONIST))
    if codes.PAY_GOOD <= code < codes.PAY_VP and not state.goods[5 * state.seat + code - codes.PAY_GOOD]:
        return _why("no-barrel", good=good_name(code - codes.PAY_GOOD))
    if code == codes.PAY_VP and not state.vp[state.seat]:
        return _why("no-vp")
    return _why("paying-order", n=state.left)


# Craftsman and trader


def _bonus(state: State, code: int) -> Message:
    good = code - codes.BONUS
    return _why("not-produced" if not state.produced[good] else "supply-empty", good=good_name(good))


def _sell(state: State, code: int) -> Message:
    good = code - codes.SELL
    if state.used & 1:
        return _why("sold-already")
    if not state.goods[5 * state.seat + good]:
        return _why("no-barrel", good=good_name(good))
    return _why("house-full") if state.house_size == 4 else _why("in-house", good=good_name(good))


def _post(state: State, code: int) -> Message:
    if not powers.sells_at_post(state, state.seat):
        return _why("needs-building", building=building_name(codes.TRADING_POST), rule="NEW-11")
    return _why("sold-already") if state.used & 1 else _why("no-barrel", good=good_name(code - codes.POST))


def _buy_tile(state: State, code: int) -> Message:
    if not powers.may_buy_tile(state, state.seat):
        return _why("needs-colonist", building=building_name(codes.LAND_OFFICE), rule="NOB-5")
    if state.used & 2:
        return _why("land-dealt-already")
    if _island_full(state):
        return _why("island-full")
    if not state.doubloons[state.seat]:
        return _why("no-doubloon")
    if (code == codes.BUY_TILE) == state.land_office_open:
        return _why("land-office-edition", open=1 if state.land_office_open else 0)
    return (
        _why("no-tile-left")
        if code == codes.BUY_TILE
        else _why("not-face-up", tile=kind_name(code - codes.BUY_OPEN_TILE))
    )


# Captain


def _supply(state: State, code: int) -> Message:
    good = code - codes.SUPPLY
    supplied = bits.has(state.supplied, good)
    return _why("supplied-already" if supplied else "no-barrel", good=good_name(good))


def _load(state: State, code: int) -> Message:
    good, ship_code = divmod(code - codes.LOAD, 6)
    name = good_name(good)
    barrels = state.goods[5 * state.seat + good]
    if not barrels:
        return _why("no-barrel", good=name)
    if ship_code == codes.BY_WHARF:
        used = bits.has(state.wharf_used, state.seat)
        return _why("wharf-used") if used else _why("needs-building", building=building_name(codes.WHARF), rule="CAP-9")
    capacity = ship_code + codes.SMALLEST_SHIP
    if capacity not in state.ship_capacity[: state.ships]:
        return _why("no-such-ship", ship=capacity)
    ship = state.ship_capacity[: state.ships].index(capacity)
    carries = state.ship_good[ship]
    if carries not in (codes.NOTHING, good):
        return _why("ship-carries", good=name, ship=capacity, other=good_name(carries))
    if carries == good:
        return _why("ship-full", ship=capacity)
    if captain.carried(state, good):
        other = state.ship_capacity[state.ship_good[: state.ships].index(good)]
        return _why("kind-on-other-ship", good=name, ship=other)
    return _why("takes-more", good=name, ship=capacity, n=captain.most_room(state, good, barrels))


def _small(state: State, code: int) -> Message:
    good, number = divmod(code - codes.SMALL, 11)
    if state.goods[5 * state.seat + good] <= number:
        return _why("not-so-many-barrels", good=good_name(good), n=state.goods[5 * state.seat + good])
    if state.decision == codes.ASK_SMALL:
        return _why("small-order")
    if bits.has(state.small_wharf_used, state.seat):
        return _why("small-wharf-used")
    return _why("needs-building", building=building_name(codes.SMALL_WHARF), rule="NEW-13")


def _store(state: State, code: int) -> Message:
    good = (code - codes.STORE) % codes.GOODS
    if captain.unstored(state, state.seat, good) == 0:
        return _why("nothing-to-store", good=good_name(good))
    return _why("store-first" if code >= codes.KEEP else "no-warehouse-left")


# Guests and pass


def _guest(state: State, place: int) -> Message:
    if state.phase == codes.MAYOR:
        return _why("no-guests-with-mayor")
    if not powers.guests(state, state.seat):
        return _why("no-guests")
    return _why("no-circle", place=place_name(place))


def _pass(state: State, code: int) -> Message:
    return _why("must-load") if state.decision == codes.ASK_LOAD else not_now(state)


Explain = Callable[[State, int], Message]
SETTLING = (codes.ASK_SETTLE, codes.ASK_SECOND_TILE)
ALWAYS = (codes.ASK_PICK, codes.ASK_ROLE, *QUESTIONS)

# The code after a verb's last, the questions it answers, and what explains a refusal there; ascending.
VERBS: tuple[tuple[int, tuple[int, ...], Explain], ...] = (
    (codes.ROLE, (codes.ASK_PICK,), _pick),
    (codes.DRAW, (codes.ASK_ROLE,), _role),
    (codes.LAY_PLANTATION, SETTLING, _draw),
    (codes.TAKE, (), _only_asked),
    (codes.TAKE_FOREST, SETTLING, _take),
    (codes.COLONIST, SETTLING, _forest),
    (codes.DISCARD, (), _only_asked),
    (codes.BOARD_COLONIST, (codes.ASK_DISCARD, codes.ASK_TRADE), _discard),
    (codes.MAN_WHO, (), _only_asked),
    (codes.BUILD, (codes.ASK_MAN, codes.ASK_MAN_WHO), _man),
    (codes.PAY_COLONIST, (codes.ASK_BUILD,), _build),
    (codes.BONUS, (codes.ASK_PAY,), _pay),
    (codes.SELL, (codes.ASK_BONUS,), _bonus),
    (codes.POST, (codes.ASK_TRADE,), _sell),
    (codes.BUY_TILE, (codes.ASK_TRADE,), _post),
    (codes.SUPPLY, (codes.ASK_TRADE,), _buy_tile),
    (codes.LOAD, (codes.ASK_SUPPLY,), _supply),
    (codes.SMALL, (codes.ASK_LOAD,), _load),
    (codes.DONE, (codes.ASK_LOAD, codes.ASK_SMALL), _small),
    (codes.STORE, (), _only_asked),
    (codes.GUEST, (codes.ASK_STORE,), _store),
    (codes.PASS, (), _only_asked),
    (codes.ALL, ALWAYS, _pass),
)
