"""Observations of Puerto Rico: their parts, and the encoder that fills them in from the state.

A part's name, width, range and meaning stand where its place is fixed; the encoder writes to these places.
Of an unfinished phase only what its question remembers is told, by the same list that views go by.
"""

from __future__ import annotations

from ..core import bits
from ..core.engine import Engine
from ..core.rules import Options
from ..games.puerto_rico import codes
from ..games.puerto_rico.components import BUILDING_IDS, GOODS, KINDS, ROLES
from ..games.puerto_rico.notation import PLACES
from ..games.puerto_rico.position import END_RULES, PHASES, QUESTIONS, REMEMBERED, STAGES
from ..games.puerto_rico.state import State
from . import memory
from .encoder import Encoder
from .memory import Numbers
from .parts import MOST, Block

TABLE = Block()
SEAT = Block()

ASKED = ["pick", "role", *(QUESTIONS[number] for number in sorted(QUESTIONS))]
SHIP_GOODS = [f"{ship} {good}" for ship in range(3) for good in GOODS]
USED = ("1", "2")

OVER = TABLE.part("over", 1, "the game is over")
ROUND = TABLE.part("round", MOST, "the round")
OWN_SEAT = TABLE.part("own_seat", 1, "the number of the observing seat", "01234")
PHASE = TABLE.part("phase", 1, "the phase", [phase for phase in PHASES if phase])
ENDS = TABLE.part("end_triggered", 1, "the end conditions that have come true", list(END_RULES.values()))
ROLE_DOUBLOONS = TABLE.part("role_doubloons", MOST, "doubloons on the role cards", ROLES)
SUPPLY_VP = TABLE.part("supply_vp", MOST, "VP chips in the supply")
SUPPLY_COLONISTS = TABLE.part("supply_colonists", 100, "colonists in the supply")
SUPPLY_NOBLES = TABLE.part("supply_nobles", 20, "nobles in the supply")
QUARRIES = TABLE.part("supply_quarries", 8, "quarries in the supply")
FORESTS = TABLE.part("supply_forests", 12, "forest tokens in the supply")
SUPPLY_GOODS = TABLE.part("supply_goods", 11, "barrels in the supply", GOODS)
SUPPLY_BUILDINGS = TABLE.part("supply_buildings", 4, "copies of each building that can be built", BUILDING_IDS)
SHIP_COLONISTS = TABLE.part("ship_colonists", 100, "colonists on the colonist ship")
SHIP_NOBLES = TABLE.part("ship_nobles", 20, "nobles on the colonist ship")
FACE_UP = TABLE.part("face_up", 6, "plantation tiles face up", GOODS)
STACK = TABLE.part("stack", 50, "plantation tiles face down")
DISCARDS = TABLE.part("discard", 50, "plantation tiles discarded", GOODS)
CAPACITY = TABLE.part("ship_capacity", 8, "what each cargo ship holds", "012")
SHIP_GOOD = TABLE.part("ship_good", 1, "the good on each cargo ship", SHIP_GOODS)
BARRELS = TABLE.part("ship_barrels", 8, "the barrels on each cargo ship", "012")
HOUSE = TABLE.part("trading_house", 4, "goods in the trading house", GOODS)
DECISION = TABLE.part("decision", 1, "what is being decided", ASKED)
STAGE = TABLE.part("stage", 1, "the stage of the phase", STAGES)
DONE = TABLE.part("done", 5, "seats that have had their turn in this stage")
USED_UP = TABLE.part("used", 1, "what the seat has used in its turn, as bits", USED)
LEFT = TABLE.part("left", 3, "privileges or doubloons still to be settled")
TILE = TABLE.part("tile", 1, "the tile in question; a drawn one only for who drew it", KINDS)
BUILDING = TABLE.part("building", 1, "the building in question", BUILDING_IDS)
PLACE = TABLE.part("place", 1, "the place being manned", PLACES[: codes.SAN_JUAN])
PRODUCED = TABLE.part("produced", 11, "what the craftsman has produced in this phase", GOODS)
CAPTAIN_LOADED = TABLE.part("captain_loaded", 1, "the captain has loaded")
IDLE = TABLE.part("idle", 5, "seats in a row that have loaded nothing")
SUPPLIED = TABLE.part("supplied", 1, "kinds that the royal supplier has settled", GOODS)
SMALL_TOTAL = TABLE.part("small_total", 50, "barrels on the small wharf")
SMALL_KIND = TABLE.part("small_kind", 1, "the last kind put on the small wharf", GOODS)
STORED = TABLE.part("stored", 1, "kinds stored in warehouses", GOODS)
KEPT = TABLE.part("kept", 11, "single barrels kept", GOODS)

DECIDES = SEAT.part("decides", 1, "whether the seat is to decide")
GOVERNS = SEAT.part("governor", 1, "whether the seat is the governor")
TOOK = SEAT.part("taker", 1, "whether the seat took the role being carried out")
ROLES_TAKEN = SEAT.part("roles", 1, "the roles that the seat has taken in this round", ROLES)
DOUBLOONS = SEAT.part("doubloons", MOST, "doubloons")
VP = SEAT.part("vp", MOST, "VP chips; 0 for other seats until the end, unless they lie open")
OWN_GOODS = SEAT.part("goods", 11, "barrels", GOODS)
TILES = SEAT.part("tiles", 12, "island tiles", KINDS)
BUILT = SEAT.part("buildings", 1, "buildings", BUILDING_IDS)
COLONISTS = SEAT.part("colonists", 100, "colonists at each place", PLACES)
NOBLES = SEAT.part("nobles", 20, "nobles at each place", PLACES)
WHARF = SEAT.part("wharf_used", 1, "the wharf was used in this phase")
SMALL_WHARF = SEAT.part("small_wharf_used", 1, "the small wharf was used in this phase")
UNION = SEAT.part("union_paid", 1, "the union hall has paid in this phase")
SUPPLIER = SEAT.part("supplier_done", 1, "the royal supplier is settled in this phase")
TURNED = SEAT.part("turned", 1, "the first turn of the captain phase is over")

TABLE_WIDTH = TABLE.width
SEAT_WIDTH = SEAT.width

# What each question remembers, as bits: the list of the views, laid out for the compiler.
REMEMBERS = [0] * 22
R_DONE, R_USED, R_ITEM, R_LEFT, R_PLACE, R_PRODUCED, R_LOADING, R_SMALL, R_STORE = (1 << bit for bit in range(9))
BITS = {"done": R_DONE, "used": R_USED, "item": R_ITEM, "left": R_LEFT, "place": R_PLACE, "produced": R_PRODUCED}
BITS |= {"idle": R_LOADING, "small_kind": R_SMALL, "kept": R_STORE}


def _lay_out() -> None:
    for question, names in REMEMBERED.items():
        REMEMBERS[question] = sum(bit for name, bit in BITS.items() if name in names)


_lay_out()


class PuertoRicoEncoder(Encoder):
    """Writes what a seat may know of a game of Puerto Rico (HID-1, HID-2)."""

    __slots__ = ("open_vp", "state")

    def __init__(self, state: Engine, options: Options) -> None:
        assert isinstance(state, State)
        self.state = state
        self.open_vp: bool = options["open_vp"]

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """The table, then all seats from the observing one clockwise."""
        players = self.state.players
        asked = 0 if self.state.over else self.state.decision
        remembered = REMEMBERS[asked]
        memory.clear(out, at, TABLE_WIDTH + players * SEAT_WIDTH)
        out[at + OWN_SEAT + seat] = 1
        self.write_table(out, at)
        self.write_tiles(out, at)
        if asked:
            out[at + DECISION + asked - 1] = 1
        if asked > codes.ASK_ROLE:
            out[at + STAGE + self.state.stage] = 1
            self.write_question(remembered, seat, out, at)
        if remembered & R_LOADING:
            self.write_loading(remembered, out, at)
        if remembered & R_STORE:
            write_set(self.state.stored, codes.GOODS, out, at + STORED)
            memory.copy(self.state.kept, 0, codes.GOODS, out, at + KEPT)
        at += TABLE_WIDTH
        for steps in range(players):
            self.write_seat((seat + steps) % players, steps == 0, asked, out, at)
            if remembered & R_LOADING:
                self.write_captain_seat((seat + steps) % players, out, at)
            at += SEAT_WIDTH

    def write_table(self, out: Numbers, at: int) -> None:
        """What lies between the players, but for the tiles."""
        phase = self.state.phase
        out[at + OVER] = self.state.over
        out[at + ROUND] = min(self.state.round, MOST)
        out[at + PHASE + (phase - 1 if phase > codes.PROSPECTOR else phase)] = 1
        write_set(self.state.end_triggered, 3, out, at + ENDS)
        for role in range(codes.ROLES):
            out[at + ROLE_DOUBLOONS + role] = min(self.state.role_doubloons[role], MOST)
        out[at + SUPPLY_VP] = min(self.state.supply_vp, MOST)
        out[at + SUPPLY_COLONISTS] = self.state.supply_colonists
        out[at + SUPPLY_NOBLES] = self.state.supply_nobles
        out[at + SHIP_COLONISTS] = self.state.ship_colonists
        out[at + SHIP_NOBLES] = self.state.ship_nobles
        memory.copy(self.state.supply_goods, 0, codes.GOODS, out, at + SUPPLY_GOODS)
        memory.copy(self.state.supply_buildings, 0, codes.BUILDINGS, out, at + SUPPLY_BUILDINGS)
        for ship in range(self.state.ships):
            out[at + CAPACITY + ship] = self.state.ship_capacity[ship]
            out[at + BARRELS + ship] = self.state.ship_barrels[ship]
            if self.state.ship_good[ship] != codes.NOTHING:
                out[at + SHIP_GOOD + codes.GOODS * ship + self.state.ship_good[ship]] = 1
        for i in range(self.state.house_size):
            out[at + HOUSE + self.state.house[i]] += 1

    def write_tiles(self, out: Numbers, at: int) -> None:
        """Tiles that nobody has yet: of the face-down ones only how many there are (HID-1)."""
        out[at + QUARRIES] = self.state.quarries
        out[at + FORESTS] = self.state.forests
        out[at + STACK] = self.state.stack_size
        for i in range(self.state.face_up_size):
            out[at + FACE_UP + self.state.face_up[i]] += 1
        for i in range(self.state.discards_size):
            out[at + DISCARDS + self.state.discards[i]] += 1

    def write_question(self, remembered: int, seat: int, out: Numbers, at: int) -> None:
        """What the question remembers; a drawn tile is its owner's to see (HID-1)."""
        asked = self.state.decision
        if remembered & R_DONE:
            out[at + DONE] = self.state.done
        if remembered & R_USED:
            write_set(self.state.used, 2, out, at + USED_UP)
        if remembered & R_LEFT:
            out[at + LEFT] = self.state.left
        if remembered & R_ITEM:
            if asked == codes.ASK_PAY or asked == codes.ASK_BUILDING_COLONIST:
                out[at + BUILDING + self.state.item] = 1
            elif asked != codes.ASK_LAY or seat == self.state.seat:
                out[at + TILE + self.state.item] = 1
        if remembered & R_PLACE:
            out[at + PLACE + place_asked(self.state.place)] = 1
        if remembered & R_PRODUCED:
            memory.copy(self.state.produced, 0, codes.GOODS, out, at + PRODUCED)

    def write_loading(self, remembered: int, out: Numbers, at: int) -> None:
        """What the captain's phase remembers of the table."""
        out[at + CAPTAIN_LOADED] = self.state.captain_loaded
        out[at + IDLE] = self.state.idle
        write_set(self.state.supplied, codes.GOODS, out, at + SUPPLIED)
        if remembered & R_SMALL:
            out[at + SMALL_TOTAL] = self.state.small_total
            out[at + SMALL_KIND + self.state.small_kind] = 1

    def write_seat(self, seat: int, own: bool, asked: int, out: Numbers, at: int) -> None:
        """What lies before a player; others' VP chips are hidden (HID-2)."""
        if asked:
            out[at + DECIDES] = seat == self.state.seat
        if asked > codes.ASK_ROLE:
            out[at + TOOK] = seat == self.state.taker
        out[at + GOVERNS] = seat == self.state.governor
        for role in range(codes.ROLES):
            out[at + ROLES_TAKEN + role] = self.state.role_taken[role] == seat
        out[at + DOUBLOONS] = min(self.state.doubloons[seat], MOST)
        if own or self.open_vp or self.state.over:
            out[at + VP] = min(self.state.vp[seat], MOST)
        memory.copy(self.state.goods, codes.GOODS * seat, codes.GOODS, out, at + OWN_GOODS)
        memory.copy(self.state.tiles, codes.KINDS * seat, codes.KINDS, out, at + TILES)
        memory.copy(self.state.colonists, codes.PLACES * seat, codes.PLACES, out, at + COLONISTS)
        memory.copy(self.state.nobles, codes.PLACES * seat, codes.PLACES, out, at + NOBLES)
        buildings = self.state.owned[seat]
        while buildings:
            out[at + BUILT + bits.lowest(buildings)] = 1
            buildings &= buildings - 1

    def write_captain_seat(self, seat: int, out: Numbers, at: int) -> None:
        """What the captain's phase remembers of a player."""
        out[at + WHARF] = bits.has(self.state.wharf_used, seat)
        out[at + SMALL_WHARF] = bits.has(self.state.small_wharf_used, seat)
        out[at + UNION] = bits.has(self.state.union_paid, seat)
        out[at + SUPPLIER] = bits.has(self.state.suppliers_done, seat)
        out[at + TURNED] = bits.has(self.state.turned, seat)


def place_asked(step: int) -> int:
    """The place that a step of the arranging is about: first the four that tell bodies apart, then all in order."""
    return step - 5 if step > 4 else codes.ISLAND_PLACES + codes.LAND_OFFICE + step - 1


def write_set(members: int, size: int, out: Numbers, at: int) -> None:
    """A one for each member."""
    for i in range(size):
        out[at + i] = members >> i & 1
