"""The memory layout of a Puerto Rico state, as one table. ``make generate`` writes ``memory.py`` from it.

Never compiled: the generated ``layout.pxd`` gives compiled modules the same functions as plain memory moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import Count, CountOfEach, Layout, One, SetOf, SetOfSeats, a_set, byte, flag, number
from .components import BARRELS, BUILDINGS, GOODS, ROLES, SEATS, SPACES, TILES, TRADING_HOUSE
from .vocabulary import BUILDING, CONSTANTS, GOOD, MOST_BARRELS, PLACE, PLACES, TILE

if TYPE_CHECKING:
    from .memory import Memory

ROW = CONSTANTS["ROW"]
SHIPS = CONSTANTS["SHIPS"]
ALL_TILES = CONSTANTS["ALL_TILES"]
COSTS = max(SPACES) + 1

LAYOUT = Layout(
    the_round=(
        byte("governor", "the seat that takes the first role"),
        number("round", "counted from 1"),
        byte("phase", "the current role, or the choice of one, the draft, the end"),
        number("role_doubloons", "on each role card", len(ROLES), type="short"),
        byte("role_taken", "the seat that has taken each role in this round", len(ROLES)),
        byte("end_triggered", "the end conditions met so far, as bits"),
    ),
    the_players=(
        number("doubloons", "", SEATS),
        number("vp", "chips, and points earned after they ran out", SEATS),
        byte("goods", "barrels", SEATS, len(GOODS)),
        byte("tiles", "on the island", SEATS, len(TILES)),
        byte("colonists", "at each place", SEATS, len(PLACES)),
        byte("nobles", "at each place", SEATS, len(PLACES)),
        a_set("owned", "the buildings", SEATS),
        a_set("occupied", "the buildings with a colonist or a noble in them", SEATS),
    ),
    the_supply=(
        number("supply_vp", "chips", type="short"),
        byte("supply_colonists", ""),
        byte("supply_nobles", ""),
        byte("quarries", ""),
        byte("forests", "tokens"),
        byte("supply_goods", "barrels", len(GOODS)),
        byte("supply_buildings", "copies left of each building", len(BUILDINGS)),
        byte("ship_colonists", "on the colonist ship"),
        byte("ship_nobles", "on the colonist ship"),
        byte("face_up", "plantation tiles", ROW),
        byte("face_up_size", ""),
        byte("stack", "face-down plantation tiles; the next one is the last", ALL_TILES),
        byte("stack_size", ""),
        byte("discards", "plantation tiles", ALL_TILES),
        byte("discards_size", ""),
        byte("ships", "the number of cargo ships"),
        byte("ship_capacity", "of each cargo ship", SHIPS),
        byte("ship_good", "of each cargo ship", SHIPS),
        byte("ship_barrels", "of each cargo ship", SHIPS),
        byte("house", "the goods in the trading house", TRADING_HOUSE),
        byte("house_size", ""),
    ),
    the_edition=(
        flag("hospice_from_ship", "the hospice's colonist may come from the ship (SETL-7)"),
        flag("partial_refill", "a colonist ship that cannot be filled gets the remaining colonists (MAY-7)"),
        flag("forest_tokens", "a forest is a token, not the tile itself (NEW-5)"),
        flag("land_office_open", "the land office deals in face-up tiles (NOB-5)"),
        flag("land_office_forests", "the land office takes forests too (NOB-5)"),
        flag("specialty_privilege", "the specialty factory counts the privilege (NEW-15)"),
        flag("with_nobles", "the nobles expansion is in the game"),
        a_set("contenders", "the buildings that may be picked in the draft (NEW-1)"),
        byte("draft_spaces", "the board's free spaces for them, by cost", COSTS),
    ),
    chance=(
        number("seed", "", type="unsigned long long"),
        number("shuffles", "since the start", type="unsigned short"),
        flag("scripted", "whether later shuffles follow a record"),
    ),
    the_phase=(
        byte("question", "the current question"),
        byte("taker", "the seat that took the role"),
        byte("stage", "of the phase"),
        byte("turns_done", "players who have had their turn in this stage", codec=Count()),
        byte("privileges_left", "how often the role-taker's privilege still counts", codec=Count(2)),
    ),
    settler_and_trader=(
        flag("has_drawn", "the player has used the hacienda in this turn"),
        byte(
            "drawn_tile",
            "the tile in the player's hand, about to be laid; nobody else sees it",
            codec=One(TILE.only(GOODS)),
        ),
        byte("new_tile", "the tile just laid: it may get a colonist", codec=One(TILE)),
        flag("has_sold", "the player has sold a barrel in this turn"),
        flag("has_dealt_in_land", "the player has used the land office in this turn"),
    ),
    mayor=(
        byte("mayor_step", "the step of the action: privilege, boarding, arranging"),
        byte(
            "place_to_man",
            "the place that a player is about to man; nothing before all bodies are lifted",
            codec=One(PLACE),
        ),
        a_set("places_to_man", "places still to be manned, including San Juan; none before all bodies are lifted"),
        byte("circles_left", "of the places still to be manned, including the current one"),
    ),
    builder=(
        byte("new_building", "the building being paid for, or just put up: it may get a colonist", codec=One(BUILDING)),
        byte("doubloons_missing", "doubloons to be paid in kind", codec=Count(3)),
        byte("payments_over", "ways to pay in kind that are over: colonist, barrel, chip", codec=Count(3)),
    ),
    craftsman=(
        byte("produced", "the craftsman's barrels of this phase", len(GOODS), codec=CountOfEach(GOOD, MOST_BARRELS)),
    ),
    captain=(
        byte("idle_turns", "players in a row who have loaded nothing", codec=Count()),
        byte("had_first_turn", "seats that have had their first turn of the phase", codec=SetOfSeats()),
        flag("captain_has_loaded", "the captain has loaded: the privilege is used up"),
        byte("wharf_used", "seats that have used the wharf in this phase", codec=SetOfSeats()),
        byte("small_wharf_used", "seats that have used the small wharf in this phase", codec=SetOfSeats()),
        byte("union_hall_paid", "seats that the union hall has paid in this phase", codec=SetOfSeats()),
        byte("supplier_done", "seats that have finished with the royal supplier", codec=SetOfSeats()),
        byte("supplied", "goods that the player has returned by the royal supplier", codec=SetOf(GOOD)),
        byte("small_wharf_barrels", "barrels put on the small wharf in this turn", codec=Count(sum(BARRELS.values()))),
        byte("small_wharf_kind", "the kind of barrel put there last", codec=One(GOOD)),
        byte("stored", "goods that the player keeps whole", codec=SetOf(GOOD)),
        byte("kept", "single barrels that the player keeps", len(GOODS), codec=CountOfEach(GOOD, MOST_BARRELS)),
    ),
)


def copy(to: Memory, source: Memory) -> None:
    """Make one state's memory equal to another's."""
    LAYOUT.copy(to, source)
