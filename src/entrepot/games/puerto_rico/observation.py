"""Observations of Puerto Rico: their parts, and the encoder that fills them in from the state.

Each part is declared once, with its name, range, meaning and slots; the encoder uses the first slot that it returns.
During an unfinished phase, an observation includes the values that its question remembers; their parts are derived
from the tables.
"""

from __future__ import annotations

from ...core import bits, buffers
from ...core.buffers import Numbers
from ...core.encoder import Encoder
from ...core.engine import Engine
from ...core.observation import AS_IT_IS, MEMBERS, MOST, OF_SEATS, Block, Observation, way_of
from ...core.rules import Options
from . import codes, layout
from .components import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BUILDING_IDS,
    BUILDINGS,
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
from .layout import ALL_TILES, LAYOUT, REMEMBERED, ROW
from .state import State
from .vocabulary import CAPACITIES, END, MOST_BARRELS, PHASE, PLACES, QUESTIONS, STAGE

TABLE = Block()
SEAT = Block()

ASKED = [question.name for question in QUESTIONS[codes.ASK_NOTHING + 1 :]]
SEAT_NUMBERS = [str(seat) for seat in range(SEATS)]
SHIPS = [str(ship) for ship in range(codes.SHIPS)]
SHIP_GOODS = [f"{ship} {good}" for ship in SHIPS for good in GOODS]
COPIES = max(copies(building, players) for building in BUILDINGS for players in range(2, SEATS + 1))
ENDS = len(END.values)

OVER = TABLE.part("over", 1, "the game is over")
ROUND = TABLE.part("round", MOST, "the round")
OWN_SEAT = TABLE.part("own_seat", 1, "the number of the observing seat", SEAT_NUMBERS)
PHASES = TABLE.part("phase", 1, "the phase", [str(phase) for phase in PHASE.values])
END_TRIGGERED = TABLE.part(
    "end_triggered", 1, "the end conditions that have come true", [str(end) for end in END.values]
)
ROLE_DOUBLOONS = TABLE.part("role_doubloons", MOST, "doubloons on the role cards", ROLES)
SUPPLY_VP = TABLE.part("supply_vp", MOST, "VP chips in the supply")
SUPPLY_COLONISTS = TABLE.part("supply_colonists", ALL_COLONISTS, "colonists in the supply")
SUPPLY_NOBLES = TABLE.part("supply_nobles", ALL_NOBLES, "nobles in the supply")
SUPPLY_QUARRIES = TABLE.part("supply_quarries", QUARRIES, "quarries in the supply")
SUPPLY_FORESTS = TABLE.part("supply_forests", FOREST_TOKENS, "forest tokens in the supply")
SUPPLY_GOODS = TABLE.part("supply_goods", MOST_BARRELS, "barrels in the supply", GOODS)
SUPPLY_BUILDINGS = TABLE.part("supply_buildings", COPIES, "copies of each building that can be built", BUILDING_IDS)
SHIP_COLONISTS = TABLE.part("ship_colonists", ALL_COLONISTS, "colonists on the colonist ship")
SHIP_NOBLES = TABLE.part("ship_nobles", ALL_NOBLES, "nobles on the colonist ship")
FACE_UP = TABLE.part("face_up", ROW, "plantation tiles face up", GOODS)
STACK = TABLE.part("stack", ALL_TILES, "plantation tiles face down")
DISCARDS = TABLE.part("discard", ALL_TILES, "plantation tiles discarded", GOODS)
CAPACITY = TABLE.part("ship_capacity", max(CAPACITIES), "what each cargo ship holds", SHIPS)
SHIP_GOOD = TABLE.part("ship_good", 1, "the good on each cargo ship", SHIP_GOODS)
BARRELS = TABLE.part("ship_barrels", max(CAPACITIES), "the barrels on each cargo ship", SHIPS)
HOUSE = TABLE.part("trading_house", TRADING_HOUSE, "goods in the trading house", GOODS)
DECISION = TABLE.part("decision", 1, "what is being decided", ASKED)
STAGES = TABLE.part("stage", 1, "the stage of the phase", [str(stage) for stage in STAGE.values])

DECIDES = SEAT.part("decides", 1, "whether the seat is to decide")
GOVERNS = SEAT.part("governor", 1, "whether the seat is the governor")
TOOK = SEAT.part("taker", 1, "whether the seat took the role being carried out")
ROLES_TAKEN = SEAT.part("roles", 1, "the roles that the seat has taken in this round", ROLES)
DOUBLOONS = SEAT.part("doubloons", MOST, "doubloons")
VP = SEAT.part("vp", MOST, "VP chips; 0 for other seats until the end, unless they lie open")
OWN_GOODS = SEAT.part("goods", MOST_BARRELS, "barrels", GOODS)
OWN_TILES = SEAT.part("tiles", ISLAND, "island tiles", TILES)
BUILT = SEAT.part("buildings", 1, "buildings", BUILDING_IDS)
COLONISTS = SEAT.part("colonists", ALL_COLONISTS, "colonists at each place", PLACES)
NOBLES = SEAT.part("nobles", ALL_NOBLES, "nobles at each place", PLACES)

# The values that questions remember, as arrays for the compiler: the first slot of each value, its number of slots, how
# it is written, and the set of values of each question.
REMEMBERED_AT = [
    (SEAT if way_of(LAYOUT.fields[name]) == OF_SEATS else TABLE).field(LAYOUT.fields[name], SEATS)
    for name in REMEMBERED
]
WIDTHS = {part.name: part.width for part in (*TABLE.parts, *SEAT.parts)}
REMEMBERED_WIDTH = [WIDTHS[name] for name in REMEMBERED]
REMEMBERED_WAY = [way_of(LAYOUT.fields[name]) for name in REMEMBERED]
REMEMBERS = [sum(1 << REMEMBERED.index(name) for name in question.remembers) for question in QUESTIONS]
OWN_SECRETS = 1 << REMEMBERED.index("drawn_tile")  # only its owner may see a drawn tile (HID-1)

TABLE_WIDTH = TABLE.width
SEAT_WIDTH = SEAT.width


class PuertoRicoEncoder(Encoder):
    """Writes what a seat may know of a game of Puerto Rico (HID-1, HID-2)."""

    __slots__ = ("open_vp", "state")

    def __init__(self, state: Engine, options: Options) -> None:
        assert isinstance(state, State)
        self.state = state
        self.open_vp: bool = options["open_vp"]

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the table, then all seats clockwise from the observing one."""
        players = self.state.players
        question = codes.ASK_NOTHING if self.state.over else self.state.question
        buffers.clear(out, at, TABLE_WIDTH + players * SEAT_WIDTH)
        out[at + OWN_SEAT + seat] = 1
        self.write_table(out, at)
        self.write_tiles(out, at)
        if question != codes.ASK_NOTHING:
            out[at + DECISION + question - 1] = 1
        if question > codes.ASK_ROLE:
            out[at + STAGES + self.state.stage] = 1
            self.write_remembered(question, seat, out, at)
        at += TABLE_WIDTH
        for steps in range(players):
            self.write_seat((seat + steps) % players, steps == 0, question, out, at)
            at += SEAT_WIDTH

    def write_table(self, out: Numbers, at: int) -> None:
        """Write the parts of the table, except for the tiles."""
        out[at + OVER] = self.state.over
        out[at + ROUND] = min(self.state.round, MOST)
        out[at + PHASES + self.state.phase] = 1
        write_set(self.state.end_triggered, ENDS, out, at + END_TRIGGERED)
        for role in range(codes.ROLES):
            out[at + ROLE_DOUBLOONS + role] = min(self.state.role_doubloons[role], MOST)
        out[at + SUPPLY_VP] = min(self.state.supply_vp, MOST)
        out[at + SUPPLY_COLONISTS] = self.state.supply_colonists
        out[at + SUPPLY_NOBLES] = self.state.supply_nobles
        out[at + SHIP_COLONISTS] = self.state.ship_colonists
        out[at + SHIP_NOBLES] = self.state.ship_nobles
        buffers.copy(self.state.supply_goods, codes.GOODS, out, at + SUPPLY_GOODS)
        buffers.copy(self.state.supply_buildings, codes.BUILDINGS, out, at + SUPPLY_BUILDINGS)
        for ship in range(self.state.ships):
            out[at + CAPACITY + ship] = self.state.ship_capacity[ship]
            out[at + BARRELS + ship] = self.state.ship_barrels[ship]
            if self.state.ship_good[ship] != codes.NOTHING:
                out[at + SHIP_GOOD + codes.GOODS * ship + self.state.ship_good[ship]] = 1
        for i in range(self.state.house_size):
            out[at + HOUSE + self.state.house[i]] += 1

    def write_tiles(self, out: Numbers, at: int) -> None:
        """Write the tiles that nobody owns; only the number of face-down ones (HID-1)."""
        out[at + SUPPLY_QUARRIES] = self.state.quarries
        out[at + SUPPLY_FORESTS] = self.state.forests
        out[at + STACK] = self.state.stack_size
        for i in range(self.state.face_up_size):
            out[at + FACE_UP + self.state.face_up[i]] += 1
        for i in range(self.state.discards_size):
            out[at + DISCARDS + self.state.discards[i]] += 1

    def write_remembered(self, question: int, seat: int, out: Numbers, at: int) -> None:
        """Write the values that the question remembers."""
        left = REMEMBERS[question]
        if seat != self.state.seat:
            left &= ~OWN_SECRETS
        while left:
            self.write_value(bits.lowest(left), seat, out, at)
            left &= left - 1

    def write_value(self, number: int, seat: int, out: Numbers, at: int) -> None:
        """Write one of the remembered values."""
        way = REMEMBERED_WAY[number]
        width = REMEMBERED_WIDTH[number]
        value = layout.value(self.state, number, 0)
        at += REMEMBERED_AT[number]
        if way == MEMBERS:
            write_set(value, width, out, at)
        elif way == OF_SEATS:
            self.write_seats(value, seat, out, at + TABLE_WIDTH)
        elif way == AS_IT_IS:
            for i in range(width):
                out[at + i] = layout.value(self.state, number, i)
        elif value < width:  # a choice, unless there is none
            out[at + value] = 1

    def write_seats(self, members: int, seat: int, out: Numbers, at: int) -> None:
        """Write 1 in the slot of each seat that is in the set."""
        players = self.state.players
        for steps in range(players):
            out[at + steps * SEAT_WIDTH] = members >> (seat + steps) % players & 1

    def write_seat(self, seat: int, own: bool, question: int, out: Numbers, at: int) -> None:
        """Write the parts of one seat; others' VP chips are hidden (HID-2)."""
        if question != codes.ASK_NOTHING:
            out[at + DECIDES] = seat == self.state.seat
        if question > codes.ASK_ROLE:
            out[at + TOOK] = seat == self.state.taker
        out[at + GOVERNS] = seat == self.state.governor
        for role in range(codes.ROLES):
            out[at + ROLES_TAKEN + role] = self.state.role_taken[role] == seat
        out[at + DOUBLOONS] = min(self.state.doubloons[seat], MOST)
        if own or self.open_vp or self.state.over:
            out[at + VP] = min(self.state.vp[seat], MOST)
        buffers.copy(self.state.goods[seat], codes.GOODS, out, at + OWN_GOODS)
        buffers.copy(self.state.tiles[seat], codes.TILES, out, at + OWN_TILES)
        buffers.copy(self.state.colonists[seat], codes.PLACES, out, at + COLONISTS)
        buffers.copy(self.state.nobles[seat], codes.PLACES, out, at + NOBLES)
        buildings = self.state.owned[seat]
        while buildings:
            out[at + BUILT + bits.lowest(buildings)] = 1
            buildings &= buildings - 1


def write_set(members: int, size: int, out: Numbers, at: int) -> None:
    """Write 1 for each member."""
    for i in range(size):
        out[at + i] = members >> i & 1


OBSERVATION = Observation(TABLE, SEAT, PuertoRicoEncoder)
