"""The actions, questions and events of Puerto Rico: one table each.

The codes of actions, their notation, their decoders, the ids of labels and events, and the constants of the compiled
engine are all derived from these tables; ``make generate`` writes ``codes.py`` and ``codes.pxd``.
"""

from __future__ import annotations

from ...core.actions import ActionTable, verb
from ...core.events import EventTable, event
from ...core.messages import Message, message
from ...core.questions import Question
from ...core.terms import NUMBER, SEAT, Kind, Number
from .components import (
    BUILDING_IDS,
    BUILDINGS,
    CARGO_SHIPS,
    CITY,
    COLUMNS,
    GOODS,
    ISLAND,
    PLANTATIONS,
    ROLES,
    SEATS,
    TILES,
    TRADING_HOUSE,
)

# Kinds of things

GOOD = Kind("good", GOODS)
TILE = Kind("tile", TILES)
BUILDING = Kind("building", BUILDING_IDS)
ROLE = Kind("role", ROLES)

SAN_JUAN = "san_juan"
CIRCLED_TILES = tuple(tile for tile in TILES if tile != "forest")  # a forest has no circle (NEW-5)
PLACES = (*CIRCLED_TILES, *BUILDING_IDS, SAN_JUAN)


def _place_name(place: str) -> Message:
    if place == SAN_JUAN:
        return message("thing-san-juan")
    return (TILE if place in TILES else BUILDING).named(place)


WHO_PLACES = tuple(PLACES.index(building.id) for building in BUILDINGS if building.asks_who)
PLACE = Kind("place", PLACES, _place_name)  # where colonists and nobles can be
CAPACITIES = tuple(sorted({capacity for ships in CARGO_SHIPS.values() for capacity in ships}))
SHIP = Kind("ship", (*map(str, CAPACITIES), "wharf"))
WHO = Kind("who", ("noble", "colonist", "none"))
BODY = Kind("body", ("colonist", "noble"))
FORM = Kind("form", ("plantation", "forest"))  # what a drawn tile becomes
END = Kind("end", ("END-1", "END-2", "END-3"))

MOST_BARRELS = 11
MOST_CIRCLES = max(building.circles for building in BUILDINGS)

# Phases: the phase of a role has the role's number; both prospectors share one.

PHASE = Kind("phase", (*ROLES[:-1], "role_choice", "draft", "game_over"))

STAGE = Kind(
    "stage",
    (
        "role_taken",  # guests may move before the action starts (NEW-10)
        "action",
        "storage_window",  # captain only: guests may move before the storage
        "storage",
        "end_window",  # guests may move before the end of the phase
        "closing",
        "final_window",  # guests may move before the final scoring
    ),
)

MAYOR_STEP = Kind("mayor_step", ("privilege", "boarding", "arranging"))  # the parts of the mayor's action, in order
PAYMENT = Kind("payment", ("colonist", "barrel", "chip"))  # the ways to pay in kind, in the order of the questions

# Questions

SETTLER = (("settler", "action"),)
MAYOR = (("mayor", "action"),)
BUILDER = (("builder", "action"),)
TRADER = (("trader", "action"),)
CAPTAIN = (("captain", "action"),)
WINDOWS = tuple(
    (phase, stage)
    for phase in ROLES[:-1]
    for stage in ("role_taken", "storage_window", "end_window", "final_window")
    if (phase != "mayor" or stage == "final_window") and (phase == "captain" or stage != "storage_window")
)
LOADING = (
    "turns_done", "idle_turns", "had_first_turn", "captain_has_loaded", "wharf_used", "small_wharf_used",
    "union_hall_paid", "supplier_done", "supplied",
)  # fmt: skip

QUESTIONS = (
    Question("nothing"),
    Question("pick"),
    Question("role"),
    Question("guests", WINDOWS, ("turns_done",), may_pass=True),
    Question("settle", SETTLER, ("turns_done", "has_drawn"), may_pass=True),
    Question("lay", SETTLER + TRADER, ("turns_done", "drawn_tile", "has_sold")),
    Question("tile_colonist", SETTLER, ("turns_done", "new_tile"), may_pass=True),
    Question("second_tile", SETTLER, may_pass=True),
    Question("discard", (("settler", "closing"),), ("turns_done",), may_pass=True),
    Question("mayor_colonist", MAYOR, ("privileges_left",), may_pass=True),
    Question("board", MAYOR, ("turns_done",)),
    Question("man_who", MAYOR, ("turns_done", "place_to_man")),
    Question("man", MAYOR, ("turns_done", "place_to_man")),
    Question("build", BUILDER, ("turns_done",), may_pass=True),
    Question("pay", BUILDER, ("turns_done", "new_building", "doubloons_missing", "payments_over")),
    Question("building_colonist", BUILDER, ("turns_done", "new_building"), may_pass=True),
    Question("bonus", (("craftsman", "action"),), ("privileges_left", "produced"), may_pass=True),
    Question("trade", TRADER, ("turns_done", "has_sold", "has_dealt_in_land"), may_pass=True),
    Question("supply", CAPTAIN, LOADING, may_pass=True),
    Question("load", CAPTAIN, LOADING),  # CAP-10 defines when the player may pass
    Question("small", CAPTAIN, (*LOADING, "small_wharf_barrels", "small_wharf_kind")),
    Question("store", (("captain", "storage"),), ("turns_done", "stored", "kept")),
)
QUESTION = Kind("question", [each.name for each in QUESTIONS])
COLONIST_QUESTIONS = ("tile_colonist", "mayor_colonist", "building_colonist")
SETTLING = ("settle", "second_tile")

# Actions

ACTIONS = ActionTable(
    verb("pick", BUILDING, answers="pick"),
    verb("role", ROLE, answers="role"),
    verb("draw", answers=SETTLING),
    verb("lay", FORM, answers="lay"),
    verb("take", TILE.only((*GOODS, "quarry")), answers=SETTLING),
    verb("take_forest", TILE.only(GOODS), answers=SETTLING, words="forest"),
    verb("colonist", answers=COLONIST_QUESTIONS),
    verb("discard", TILE.only((*GOODS, "forest")), answers=("discard", "trade")),
    verb("board", BODY, answers="board"),
    verb(
        "man_who",
        BUILDING.only(building.id for building in BUILDINGS if building.asks_who),
        WHO,
        answers=("man_who", "man"),
        words="man",
    ),
    verb("man_tile", TILE.only(CIRCLED_TILES), Number("number", 0, ISLAND), answers=("man", "man_who"), words="man"),
    verb("man_building", BUILDING, Number("number", 0, MOST_CIRCLES), answers=("man", "man_who"), words="man"),
    verb("build", BUILDING, answers="build"),
    verb("pay_colonist", PLACE, answers="pay", words="pay colonist"),
    verb("pay_good", GOOD, answers="pay", words="pay good"),
    verb("pay_vp", answers="pay", words="pay vp"),
    verb("bonus", GOOD, answers="bonus"),
    verb("sell", GOOD, answers="trade"),
    verb("post", GOOD, answers="trade"),
    verb("buy_tile", answers="trade"),
    verb("buy_open_tile", TILE.only(GOODS), answers="trade", words="buy_tile"),
    verb("supply", GOOD, answers="supply"),
    verb("load", GOOD, SHIP, answers="load"),
    verb("small", GOOD, Number("number", 1, MOST_BARRELS), answers=("load", "small")),
    verb("done", answers="small"),
    verb("store", GOOD, answers="store"),
    verb("keep", GOOD, answers="store"),
    verb("guest", PLACE.only(PLACES[:-1]), answers=[each.name for each in QUESTIONS]),
    verb("pass", answers=[each.name for each in QUESTIONS]),
)

# Events

EVENTS = EventTable(
    "puerto_rico",
    event("took_role", seat=SEAT, role=ROLE, doubloons=NUMBER),
    event("took_tile", seat=SEAT, tile=TILE),
    event("drew_tile", seat=SEAT, tile=TILE, private=["tile"]),
    event("laid_forest", seat=SEAT),
    event("got_colonist", seat=SEAT, place=PLACE),
    event("got_noble", seat=SEAT),
    event("discarded", seat=SEAT, tile=TILE),
    event("boarded", seat=SEAT, bodies=NUMBER, noble=NUMBER),
    event("arranged", seat=SEAT),
    event("ship_filled", colonists=NUMBER, nobles=NUMBER),
    event("built", seat=SEAT, building=BUILDING, doubloons=NUMBER),
    event("paid_colonist", seat=SEAT, place=PLACE),
    event("paid_good", seat=SEAT, good=GOOD),
    event("paid_vp", seat=SEAT),
    event("produced", seat=SEAT, good=GOOD, barrels=NUMBER),
    event("took_bonus", seat=SEAT, good=GOOD),
    event("sold", seat=SEAT, good=GOOD, doubloons=NUMBER),
    event("posted", seat=SEAT, good=GOOD, doubloons=NUMBER),
    event("bought_tile", seat=SEAT),
    event("house_emptied"),
    event("loaded", seat=SEAT, good=GOOD, barrels=NUMBER, ship=NUMBER),
    event("loaded_wharf", seat=SEAT, good=GOOD, barrels=NUMBER),
    event("loaded_small", seat=SEAT, good=GOOD, barrels=NUMBER),
    event("supplied", seat=SEAT, good=GOOD),
    event("lost", seat=SEAT, good=GOOD, barrels=NUMBER),
    event("ship_emptied", ship=NUMBER, good=GOOD),
    event("guest_moved", seat=SEAT, place=PLACE),
    event("got_doubloons", seat=SEAT, doubloons=NUMBER, source=BUILDING),
    event("got_vp", seat=SEAT, vp=NUMBER, source=BUILDING),
    event("round_began", round=NUMBER, seat=SEAT),
    event("end_came", end=END),
    event("picked", seat=SEAT, building=BUILDING),
    event("opened_tile", tile=TILE),
    event("shuffled", tiles=NUMBER),
)

# Constants of the engine, besides those derived from the tables above

ENUMERATIONS = {
    "": (TILE, BUILDING, PHASE),
    "STAGE_": (STAGE,),
    "STEP_": (MAYOR_STEP,),
    "WITH_": (PAYMENT,),
    "WHO_": (WHO,),
    "BODY_": (BODY,),
    "FORM_": (FORM,),
}
CONSTANTS = {
    "SEATS": SEATS,
    "GOODS": len(GOODS),
    "TILES": len(TILES),
    "BUILDINGS": len(BUILDINGS),
    "ROLES": len(ROLES),
    "PROSPECTOR2": ROLES.index("prospector2"),
    "PLACES": len(PLACES),
    "FIRST_BUILDING_PLACE": len(CIRCLED_TILES),
    "SAN_JUAN": PLACES.index(SAN_JUAN),
    "COLUMNS": COLUMNS,
    "HIGHEST_COST": max(building.cost for building in BUILDINGS),
    "ISLAND": ISLAND,
    "CITY": CITY,
    "TRADING_HOUSE": TRADING_HOUSE,
    "ROW": SEATS + 1,  # face-up tiles, at most (SET-5)
    "ALL_TILES": sum(PLANTATIONS.values()),
    "SHIPS": max(map(len, CARGO_SHIPS.values())),
    "SMALLEST_SHIP": CAPACITIES[0],
    "BY_WHARF": SHIP.number("wharf"),
    "NOBODY": 255,
    "NOTHING": 255,
    "ENDS": len(END.values),
    **{str(rule).replace("-", "_"): 1 << number for number, rule in enumerate(END.values)},
}
