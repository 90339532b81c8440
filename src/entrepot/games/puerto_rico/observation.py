"""The parts of Puerto Rico's observations, as one table: name, range, meaning and slots.

``make generate`` writes ``slots.py`` from it, in which a part's name is its first slot. The parts for the values that
questions remember are derived from the tables of questions and of memory, and ``remembered.py`` writes them.
"""

from __future__ import annotations

from ...core.observation import MOST, OF_SEATS, Block, way_of
from ...core.questions import remembered
from . import codes
from .components import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BUILDING_IDS,
    BUILDINGS,
    CITY,
    FOREST_TOKENS,
    GOODS,
    ISLAND,
    QUARRIES,
    ROLES,
    SEATS,
    TILES,
    TRADING_HOUSE,
    copies,
)
from .layout import ALL_TILES, LAYOUT, ROW
from .vocabulary import CAPACITIES, END, MOST_BARRELS, PHASE, PLACES, QUESTIONS, STAGE

TABLE = Block()
SEAT = Block()

ASKED = [question.name for question in QUESTIONS[codes.ASK_NOTHING + 1 :]]
SEAT_NUMBERS = [str(seat) for seat in range(SEATS)]
SHIPS = [str(ship) for ship in range(codes.SHIPS)]
SHIP_GOODS = [f"{ship} {good}" for ship in SHIPS for good in GOODS]
COPIES = max(copies(building, players) for building in BUILDINGS for players in range(2, SEATS + 1))

TABLE.part("over", 1, "the game is over")
TABLE.part("round", MOST, "the round")
TABLE.part("own_seat", 1, "the number of the observing seat", SEAT_NUMBERS)
TABLE.part("phase", 1, "the phase", [str(phase) for phase in PHASE.values])
TABLE.part("end_triggered", 1, "the end conditions that have come true", [str(end) for end in END.values])
TABLE.part("role_doubloons", MOST, "doubloons on the role cards", ROLES)
TABLE.part("supply_vp", MOST, "VP chips in the supply")
TABLE.part("supply_colonists", ALL_COLONISTS, "colonists in the supply")
TABLE.part("supply_nobles", ALL_NOBLES, "nobles in the supply")
TABLE.part("supply_quarries", QUARRIES, "quarries in the supply")
TABLE.part("supply_forests", FOREST_TOKENS, "forest tokens in the supply")
TABLE.part("supply_goods", MOST_BARRELS, "barrels in the supply", GOODS)
TABLE.part("supply_buildings", COPIES, "copies of each building that can be built", BUILDING_IDS)
TABLE.part("ship_colonists", ALL_COLONISTS, "colonists on the colonist ship")
TABLE.part("ship_nobles", ALL_NOBLES, "nobles on the colonist ship")
TABLE.part("face_up", ROW, "plantation tiles face up", GOODS)
TABLE.part("stack", ALL_TILES, "plantation tiles face down")
TABLE.part("discard", ALL_TILES, "plantation tiles discarded", GOODS)
TABLE.part("ship_capacity", max(CAPACITIES), "what each cargo ship holds", SHIPS)
TABLE.part("ship_good", 1, "the good on each cargo ship", SHIP_GOODS)
TABLE.part("ship_barrels", max(CAPACITIES), "the barrels on each cargo ship", SHIPS)
TABLE.part("trading_house", TRADING_HOUSE, "goods in the trading house", GOODS)
TABLE.part("decision", 1, "what is being decided", ASKED)
TABLE.part("stage", 1, "the stage of the phase", [str(stage) for stage in STAGE.values])

SEAT.part("decides", 1, "whether the seat is to decide")
SEAT.part("governor", 1, "whether the seat is the governor")
SEAT.part("taker", 1, "whether the seat took the role being carried out")
SEAT.part("roles", 1, "the roles that the seat has taken in this round", ROLES)
SEAT.part("doubloons", MOST, "doubloons")
SEAT.part("vp", MOST, "VP chips; 0 for other seats until the end, unless they lie open")
SEAT.part("goods", MOST_BARRELS, "barrels", GOODS)
SEAT.part("tiles", ISLAND, "island tiles", TILES)
SEAT.part("buildings", 1, "buildings", BUILDING_IDS)
SEAT.part("colonists", ALL_COLONISTS, "colonists at each place", PLACES)
SEAT.part("nobles", ALL_NOBLES, "nobles at each place", PLACES)

# The values that questions remember, the sets of seats among the parts of the seats.
for name in remembered(QUESTIONS):
    field = LAYOUT.fields[name]
    (SEAT if way_of(field) == OF_SEATS else TABLE).field(field, SEATS)

OWN_SECRETS = ("drawn_tile",)  # only its owner may see a drawn tile (HID-1)

# What follows from the observation of a seat, and what a network would have to learn with much effort.
NETWORK_SEAT = SEAT.extended()
NETWORK_SEAT.part("output", MOST_BARRELS, "what a craftsman phase would produce now", GOODS)
NETWORK_SEAT.part("potential", MOST_BARRELS, "what it would produce if everything were manned", GOODS)
NETWORK_SEAT.part("prospect", MOST_BARRELS, "barrels after a craftsman phase", GOODS)
NETWORK_SEAT.part("kinds", len(GOODS), "kinds of goods that it would produce")
NETWORK_SEAT.part("all_output", MOST, "all that it would produce")
NETWORK_SEAT.part("all_potential", MOST, "all that it would produce if everything were manned")
NETWORK_SEAT.part("all_goods", MOST, "all barrels")
NETWORK_SEAT.part("city_spaces", CITY, "free city spaces")
NETWORK_SEAT.part("island_spaces", ISLAND, "free island spaces")
NETWORK_SEAT.part("bodies", MOST, "all colonists and nobles")
NETWORK_SEAT.part("empty_circles", MOST, "circles for which there is no colonist or noble")
NETWORK_SEAT.part("printed_vp", MOST, "the points of the buildings")
NETWORK_SEAT.part("score", MOST, "the score as it stands, without VP chips that are hidden")
