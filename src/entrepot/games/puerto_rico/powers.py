"""The powers of the violet buildings, each in one place, as functions for moments of the rulebook.

A phase asks, for instance, for the bonus of a sale; only this module knows which buildings affect it.
Each power modifies a value, is triggered by an event or offers an action. Only occupied buildings work (BLD-2).
"""

from __future__ import annotations

from ...core import bits
from . import codes, pieces
from .pieces import Pieces

# Actions that only a building offers: the building, the rule, and who must occupy it if that matters.
OFFERS: dict[str, tuple[int, str, str]] = {
    "draw": (codes.HACIENDA, "SETL-5", "anybody"),
    "take_forest": (codes.FOREST_HOUSE, "NEW-5", "anybody"),
    "discard": (codes.LAND_OFFICE, "NOB-5", "noble"),
    "buy_tile": (codes.LAND_OFFICE, "NOB-5", "colonist"),
    "buy_open_tile": (codes.LAND_OFFICE, "NOB-5", "colonist"),
    "post": (codes.TRADING_POST, "NEW-11", "anybody"),
    "load": (codes.WHARF, "CAP-9", "anybody"),
    "small": (codes.SMALL_WHARF, "NEW-13", "anybody"),
}

# The buildings of the base game whose workers matter at a moment: a program may infer from the outcome who worked.
MATTER: dict[str, tuple[int, ...]] = {
    "settling": (codes.HACIENDA, codes.CONSTRUCTION_HUT, codes.HOSPICE),
    "building": (codes.UNIVERSITY,),
    "producing": (codes.FACTORY,),
    "selling": (codes.SMALL_MARKET, codes.LARGE_MARKET, codes.OFFICE),
    "loading": (codes.HARBOR, codes.WHARF),
    "storing": (codes.LARGE_WAREHOUSE, codes.SMALL_WAREHOUSE),
}
VP_FOR_LOADING = codes.HARBOR  # CAP-8
SALE_BONUSES = {codes.SMALL_MARKET: 1, codes.LARGE_MARKET: 2}  # what sale_bonus() adds up


def works(state: Pieces, seat: int, building: int) -> bool:
    """Whether the seat's building is occupied (BLD-2)."""
    return bits.has(state.occupied[seat], building)


def occupied_by_noble(state: Pieces, seat: int, building: int) -> bool:
    """Whether a noble occupies the building."""
    return state.nobles[seat][codes.FIRST_BUILDING_PLACE + building] > 0


# Any phase


def privilege(state: Pieces, seat: int) -> int:
    """How often the role-taker's privilege counts: twice with the library (NEW-16)."""
    return 2 if works(state, seat, codes.LIBRARY) else 1


def has_guests(state: Pieces, seat: int) -> bool:
    """Whether the seat has guests, who may move in any phase except the mayor's (NEW-10)."""
    return works(state, seat, codes.GUESTHOUSE)


def anybody_has_guests(state: Pieces) -> bool:
    """Whether any player has guests."""
    for seat in range(state.players):
        if has_guests(state, seat):
            return True
    return False


def guests_from() -> int:
    """The place where guests wait."""
    return codes.FIRST_BUILDING_PLACE + codes.GUESTHOUSE


# Settler


def may_draw(state: Pieces, seat: int) -> bool:
    """Hacienda: an additional face-down tile (SETL-5)."""
    return works(state, seat, codes.HACIENDA) and state.can_draw()


def may_take_quarry(state: Pieces, seat: int) -> bool:
    """Construction hut: a quarry without the privilege (SETL-6)."""
    return works(state, seat, codes.CONSTRUCTION_HUT)


def may_lay_forest(state: Pieces, seat: int) -> bool:
    """Forest house: a plantation may be laid as a forest (NEW-5)."""
    return works(state, seat, codes.FOREST_HOUSE) and (not state.forest_tokens or state.forests > 0)


def second_tile(state: Pieces, seat: int) -> bool:
    """Library: the settler takes one more tile after all other players (NEW-16)."""
    return works(state, seat, codes.LIBRARY)


def colonist_for_tile(state: Pieces, seat: int) -> bool:
    """Hospice: a colonist for the tile just taken, if there is one (SETL-7)."""
    if not works(state, seat, codes.HOSPICE):
        return False
    return state.supply_colonists > 0 or (state.hospice_from_ship and state.ship_colonists > 0)


def may_discard_after_settling(state: Pieces, seat: int) -> bool:
    """Hunting lodge with a colonist: a tile may be discarded (NOB-7)."""
    return works(state, seat, codes.HUNTING_LODGE) and not occupied_by_noble(state, seat, codes.HUNTING_LODGE)


def vp_after_settling(state: Pieces, seat: int) -> int:
    """Hunting lodge with a noble: 2 VP for the player with the most free island spaces (NOB-7)."""
    if not works(state, seat, codes.HUNTING_LODGE) or not occupied_by_noble(state, seat, codes.HUNTING_LODGE):
        return 0
    free = state.island_spaces(seat)
    for other in range(state.players):
        if other != seat and state.island_spaces(other) >= free:
            return 0
    return 2


# Mayor


def invites_noble(state: Pieces, seat: int) -> bool:
    """Villa: a noble before the ship is unloaded (NOB-10)."""
    return works(state, seat, codes.VILLA)


# Builder


def discount(state: Pieces, seat: int, column: int) -> int:
    """Forests, whether or not the forest house works (NEW-6), and the zoning office (NOB-8)."""
    off = state.tiles[seat][codes.FOREST] // 2
    large = column == codes.COLUMNS
    if works(state, seat, codes.ZONING_OFFICE):
        if occupied_by_noble(state, seat, codes.ZONING_OFFICE):
            off += 2 if large else 0
        else:
            off += 0 if large else 1
    return off


def may_pay_in_kind(state: Pieces, seat: int) -> bool:
    """Black market (NEW-8)."""
    return works(state, seat, codes.BLACK_MARKET)


def could_pay_in_kind(state: Pieces, seat: int) -> bool:
    """Black market, occupied or not: its owner may have returned colonists and chips (NEW-8)."""
    return bits.has(state.owned[seat], codes.BLACK_MARKET)


def may_give_body(state: Pieces, seat: int, place: int) -> bool:
    """Black market: a body from this place may pay, but not the one that occupies it (NEW-8)."""
    return place != codes.FIRST_BUILDING_PLACE + codes.BLACK_MARKET and state.bodies(seat, place) > 0


def vp_for_building(state: Pieces, seat: int, building: int) -> int:
    """Church: 0/1/1/2 VP by column, not for itself (NEW-12)."""
    if not works(state, seat, codes.CHURCH) or building == codes.CHURCH:
        return 0
    return pieces.COLUMN[building] // 2


def colonist_for_building(state: Pieces, seat: int) -> bool:
    """University: a colonist for the new building (BUI-6)."""
    return works(state, seat, codes.UNIVERSITY) and state.supply_colonists + state.ship_colonists > 0


# Craftsman


def doubloons_before_production(state: Pieces, seat: int) -> int:
    """Chapel with a colonist (NOB-6)."""
    return 1 if works(state, seat, codes.CHAPEL) and not occupied_by_noble(state, seat, codes.CHAPEL) else 0


def vp_before_production(state: Pieces, seat: int) -> int:
    """Chapel with a noble (NOB-6)."""
    return 1 if works(state, seat, codes.CHAPEL) and occupied_by_noble(state, seat, codes.CHAPEL) else 0


def extra_barrel(state: Pieces, seat: int, good: int) -> int:
    """Aqueduct: one more indigo or sugar if the large plant is occupied (NEW-4)."""
    if not works(state, seat, codes.AQUEDUCT):
        return 0
    if good == codes.INDIGO:
        return 1 if works(state, seat, codes.INDIGO_PLANT) else 0
    if good == codes.SUGAR:
        return 1 if works(state, seat, codes.SUGAR_MILL) else 0
    return 0


def doubloons_for_kinds(state: Pieces, seat: int, kinds: int) -> int:
    """Factory: 0/1/2/3/5 doubloons for 1/2/3/4/5 kinds (CRA-4)."""
    if kinds < 2 or not works(state, seat, codes.FACTORY):
        return 0
    return 5 if kinds == codes.GOODS else kinds - 1


def doubloons_for_nobles(state: Pieces, seat: int) -> int:
    """Jeweler: 1 doubloon for each of the seat's nobles (NOB-11)."""
    return state.nobles_of(seat) if works(state, seat, codes.JEWELER) else 0


def doubloons_for_most(state: Pieces, seat: int, most: int) -> int:
    """Specialty factory: the most barrels of one kind other than corn, minus one (NEW-15)."""
    return most - 1 if most > 0 and works(state, seat, codes.SPECIALTY_FACTORY) else 0


# Trader


def sale_bonus(state: Pieces, seat: int) -> int:
    """Markets (TRA-7)."""
    bonus = 1 if works(state, seat, codes.SMALL_MARKET) else 0
    return bonus + 2 if works(state, seat, codes.LARGE_MARKET) else bonus


def sells_any_kind(state: Pieces, seat: int) -> bool:
    """Office (TRA-4)."""
    return works(state, seat, codes.OFFICE)


def sells_at_post(state: Pieces, seat: int) -> bool:
    """Trading post (NEW-11)."""
    return works(state, seat, codes.TRADING_POST)


def may_buy_tile(state: Pieces, seat: int) -> bool:
    """Land office with a colonist (NOB-5)."""
    return works(state, seat, codes.LAND_OFFICE) and not occupied_by_noble(state, seat, codes.LAND_OFFICE)


def may_sell_tile(state: Pieces, seat: int) -> bool:
    """Land office with a noble (NOB-5)."""
    return works(state, seat, codes.LAND_OFFICE) and occupied_by_noble(state, seat, codes.LAND_OFFICE)


# Captain


def doubloons_as_captain(state: Pieces, seat: int) -> int:
    """Lighthouse, at the start of the phase (NEW-14)."""
    return 1 if works(state, seat, codes.LIGHTHOUSE) else 0


def doubloons_for_loading(state: Pieces, seat: int) -> int:
    """Lighthouse (NEW-14)."""
    return 1 if works(state, seat, codes.LIGHTHOUSE) else 0


def vp_for_loading(state: Pieces, seat: int) -> int:
    """Harbor (CAP-8)."""
    return 1 if works(state, seat, codes.HARBOR) else 0


def pays_for_pairs(state: Pieces, seat: int) -> bool:
    """Union hall: VP for pairs of barrels before the first loading (NEW-17)."""
    return works(state, seat, codes.UNION_HALL)


def barrels_to_supply(state: Pieces, seat: int) -> int:
    """Royal supplier: how many barrels may be returned for VP (NOB-9)."""
    return state.nobles_of(seat) if works(state, seat, codes.ROYAL_SUPPLIER) else 0


def may_use_wharf(state: Pieces, seat: int) -> bool:
    """Wharf (CAP-9)."""
    return works(state, seat, codes.WHARF)


def may_use_small_wharf(state: Pieces, seat: int) -> bool:
    """Small wharf (NEW-13)."""
    return works(state, seat, codes.SMALL_WHARF)


def stored_kinds(state: Pieces, seat: int) -> int:
    """Warehouses: how many kinds may be kept whole (CAP-11)."""
    kinds = 1 if works(state, seat, codes.SMALL_WAREHOUSE) else 0
    return kinds + 2 if works(state, seat, codes.LARGE_WAREHOUSE) else kinds


def kept_barrels(state: Pieces, seat: int) -> int:
    """The one barrel that everybody keeps, and the storehouse's three (CAP-11, NEW-9)."""
    return 4 if works(state, seat, codes.STOREHOUSE) else 1


# Rewards, each logged with its building


def reward_settling(state: Pieces, seat: int) -> None:
    """At the end of the settler phase (NOB-7)."""
    state.gain_vp(seat, vp_after_settling(state, seat), codes.HUNTING_LODGE)


def reward_building(state: Pieces, seat: int, building: int) -> None:
    """After a building is built (NEW-12)."""
    state.gain_vp(seat, vp_for_building(state, seat, building), codes.CHURCH)


def reward_craftsman_phase(state: Pieces, seat: int) -> None:
    """At the start of the craftsman phase (NOB-6)."""
    state.gain_doubloons(seat, doubloons_before_production(state, seat), codes.CHAPEL)
    state.gain_vp(seat, vp_before_production(state, seat), codes.CHAPEL)


def reward_production(state: Pieces, seat: int, kinds: int) -> None:
    """After the seat has produced this many kinds (CRA-4, NOB-11)."""
    state.gain_doubloons(seat, doubloons_for_kinds(state, seat, kinds), codes.FACTORY)
    state.gain_doubloons(seat, doubloons_for_nobles(state, seat), codes.JEWELER)


def reward_most(state: Pieces, seat: int, most: int) -> None:
    """For the most barrels of one kind other than corn (NEW-15)."""
    state.gain_doubloons(seat, doubloons_for_most(state, seat, most), codes.SPECIALTY_FACTORY)


def reward_sold_tile(state: Pieces, seat: int) -> None:
    """For a tile sold (NOB-5)."""
    state.gain_doubloons(seat, 1, codes.LAND_OFFICE)


def reward_captain(state: Pieces, seat: int) -> None:
    """For the captain, at the start of the phase (NEW-14)."""
    state.gain_doubloons(seat, doubloons_as_captain(state, seat), codes.LIGHTHOUSE)


def reward_pairs(state: Pieces, seat: int, pairs: int) -> None:
    """For pairs of barrels, before the first loading (NEW-17)."""
    state.gain_vp(seat, pairs, codes.UNION_HALL)


def reward_supply(state: Pieces, seat: int) -> None:
    """For a barrel returned (NOB-9)."""
    state.gain_vp(seat, 1, codes.ROYAL_SUPPLIER)


def reward_loading(state: Pieces, seat: int) -> None:
    """For a loading (NEW-14)."""
    state.gain_doubloons(seat, doubloons_for_loading(state, seat), codes.LIGHTHOUSE)


# The end


def printed_vp(state: Pieces, seat: int) -> int:
    """Printed VP of all buildings, occupied or not (BLD-2)."""
    points = 0
    buildings = state.owned[seat]
    while buildings:
        points += pieces.PRINTED_VP[bits.lowest(buildings)]
        buildings &= buildings - 1
    return points


def guild_hall(state: Pieces, seat: int) -> int:
    """SCO-2: 1 for each small and 2 for each large production building."""
    owned = state.owned[seat]
    return bits.count(owned & pieces.SMALL_PLANTS) + 2 * bits.count(owned & pieces.LARGE_PLANTS)


def residence(state: Pieces, seat: int) -> int:
    """SCO-3: 4/5/6/7 for up to 9/10/11/12 island tiles."""
    return max(4, 7 - state.island_spaces(seat))


def fortress(state: Pieces, seat: int) -> int:
    """SCO-4: 1 for every three bodies."""
    bodies = 0
    for place in range(codes.PLACES):
        bodies += state.bodies(seat, place)
    return bodies // 3


def customs_house(state: Pieces, seat: int) -> int:
    """SCO-5: 1 for every four VP chips."""
    return state.vp[seat] // 4


def city_hall(state: Pieces, seat: int) -> int:
    """SCO-6: 1 for each violet building."""
    return bits.count(state.owned[seat] & pieces.VIOLET)


def cloister(state: Pieces, seat: int) -> int:
    """NEW-19: 1/3/6/10 VP for 1/2/3/4 sets of three equal tiles."""
    sets = 0
    for tile in range(codes.TILES):
        sets += state.tiles[seat][tile] // 3
    return sets * (sets + 1) // 2


def large_building_vp(state: Pieces, seat: int, building: int) -> int:
    """SCO-1: the points that an occupied large building adds at the end."""
    return bonus_when_occupied(state, seat, building) if works(state, seat, building) else 0


def bonus_when_occupied(state: Pieces, seat: int, building: int) -> int:
    """The points that a large building would add if the seat owned and occupied it."""
    if building == codes.GUILD_HALL:
        return guild_hall(state, seat)
    if building == codes.RESIDENCE:
        return residence(state, seat)
    if building == codes.FORTRESS:
        return fortress(state, seat)
    if building == codes.CUSTOMS_HOUSE:
        return customs_house(state, seat)
    if building == codes.CITY_HALL:
        return city_hall(state, seat)
    if building == codes.CLOISTER:
        return cloister(state, seat)
    if building == codes.ROYAL_GARDEN:
        return state.nobles_of(seat)  # NOB-12
    return 0


def final_bonus(state: Pieces, seat: int) -> int:
    """The points of all occupied large buildings together."""
    points = 0
    buildings = state.occupied[seat] & pieces.LARGE
    while buildings:
        points += large_building_vp(state, seat, bits.lowest(buildings))
        buildings &= buildings - 1
    return points
