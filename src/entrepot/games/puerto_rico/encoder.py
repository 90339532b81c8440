"""The encoder of Puerto Rico's observations; ``observation.py`` has the table of their parts.

During an unfinished phase, an observation includes the values that its question remembers.
"""

from __future__ import annotations

from ...core import bits, buffers
from ...core.buffers import Numbers
from ...core.encoder import MOST, Encoder
from ...core.engine import Engine
from ...core.observation import AS_IT_IS, MEMBERS, OF_SEATS, Observation
from ...core.rules import Options
from . import codes, layout, observation, slots
from .observation import ENDS, OWN_SECRETS, SEAT, TABLE
from .state import State

# As arrays for the compiler.
REMEMBERED_AT = observation.REMEMBERED_AT
REMEMBERED_WIDTH = observation.REMEMBERED_WIDTH
REMEMBERED_WAY = observation.REMEMBERED_WAY
REMEMBERS = observation.REMEMBERS


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
        buffers.clear(out, at, slots.TABLE_WIDTH + players * slots.SEAT_WIDTH)
        out[at + slots.OWN_SEAT + seat] = 1
        write_table(self.state, out, at)
        write_tiles(self.state, out, at)
        if question != codes.ASK_NOTHING:
            out[at + slots.DECISION + question - 1] = 1
        if question > codes.ASK_ROLE:
            out[at + slots.STAGE + self.state.stage] = 1
            write_remembered(self.state, question, seat, out, at)
        at += slots.TABLE_WIDTH
        write_roles(self.state, seat, out, at)
        open_vp = self.open_vp or self.state.over
        for steps in range(players):
            write_seat(self.state, (seat + steps) % players, open_vp or steps == 0, question, out, at)
            at += slots.SEAT_WIDTH


def write_table(state: State, out: Numbers, at: int) -> None:
    """Write the parts of the table, except for the tiles."""
    out[at + slots.OVER] = state.over
    out[at + slots.ROUND] = min(state.round, MOST)
    out[at + slots.PHASE + state.phase] = 1
    buffers.write_set(state.end_triggered, ENDS, out, at + slots.END_TRIGGERED)
    for role in range(codes.ROLES):
        out[at + slots.ROLE_DOUBLOONS + role] = min(state.role_doubloons[role], MOST)
    out[at + slots.SUPPLY_VP] = min(state.supply_vp, MOST)
    out[at + slots.SUPPLY_COLONISTS] = state.supply_colonists
    out[at + slots.SUPPLY_NOBLES] = state.supply_nobles
    out[at + slots.SHIP_COLONISTS] = state.ship_colonists
    out[at + slots.SHIP_NOBLES] = state.ship_nobles
    buffers.copy(state.supply_goods, codes.GOODS, out, at + slots.SUPPLY_GOODS)
    buffers.copy(state.supply_buildings, codes.BUILDINGS, out, at + slots.SUPPLY_BUILDINGS)
    for ship in range(state.ships):
        out[at + slots.SHIP_CAPACITY + ship] = state.ship_capacity[ship]
        out[at + slots.SHIP_BARRELS + ship] = state.ship_barrels[ship]
        if state.ship_good[ship] != codes.NOTHING:
            out[at + slots.SHIP_GOOD + codes.GOODS * ship + state.ship_good[ship]] = 1
    buffers.write_counts(state.house, state.house_size, codes.GOODS, out, at + slots.TRADING_HOUSE)


def write_tiles(state: State, out: Numbers, at: int) -> None:
    """Write the tiles that nobody owns; only the number of face-down ones (HID-1)."""
    out[at + slots.SUPPLY_QUARRIES] = state.quarries
    out[at + slots.SUPPLY_FORESTS] = state.forests
    out[at + slots.STACK] = state.stack_size
    buffers.write_counts(state.face_up, state.face_up_size, codes.GOODS, out, at + slots.FACE_UP)
    buffers.write_counts(state.discards, state.discards_size, codes.GOODS, out, at + slots.DISCARD)


def write_remembered(state: State, question: int, seat: int, out: Numbers, at: int) -> None:
    """Write the values that the question remembers."""
    left = REMEMBERS[question]
    if seat != state.seat:
        left &= ~OWN_SECRETS
    while left:
        write_value(state, bits.lowest(left), seat, out, at)
        left &= left - 1


def write_value(state: State, number: int, seat: int, out: Numbers, at: int) -> None:
    """Write one of the remembered values."""
    way = REMEMBERED_WAY[number]
    width = REMEMBERED_WIDTH[number]
    value = layout.value(state, number, 0)
    at += REMEMBERED_AT[number]
    if way == MEMBERS:
        buffers.write_set(value, width, out, at)
    elif way == OF_SEATS:
        write_seats(state, value, seat, out, at + slots.TABLE_WIDTH)
    elif way == AS_IT_IS:
        for i in range(width):
            out[at + i] = layout.value(state, number, i)
    elif value < width:  # a choice, unless there is none
        out[at + value] = 1


def write_seats(state: State, members: int, seat: int, out: Numbers, at: int) -> None:
    """Write 1 in the slot of each seat that is in the set."""
    for steps in range(state.players):
        out[at + steps * slots.SEAT_WIDTH] = members >> (seat + steps) % state.players & 1


def write_roles(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write the roles that have been taken in this round, each among the parts of its seat."""
    for role in range(codes.ROLES):
        if state.role_taken[role] != codes.NOBODY:
            steps = (state.role_taken[role] - seat + state.players) % state.players
            out[at + steps * slots.SEAT_WIDTH + slots.ROLES + role] = 1


def write_seat(state: State, seat: int, with_vp: bool, question: int, out: Numbers, at: int) -> None:
    """Write the parts of one seat; its VP chips may be hidden (HID-2)."""
    if question != codes.ASK_NOTHING:
        out[at + slots.DECIDES] = seat == state.seat
    if question > codes.ASK_ROLE:
        out[at + slots.TAKER] = seat == state.taker
    out[at + slots.GOVERNOR] = seat == state.governor
    out[at + slots.DOUBLOONS] = min(state.doubloons[seat], MOST)
    if with_vp:
        out[at + slots.VP] = min(state.vp[seat], MOST)
    buffers.copy(state.goods[seat], codes.GOODS, out, at + slots.GOODS)
    buffers.copy(state.tiles[seat], codes.TILES, out, at + slots.TILES)
    buffers.copy(state.colonists[seat], codes.PLACES, out, at + slots.COLONISTS)
    buffers.copy(state.nobles[seat], codes.PLACES, out, at + slots.NOBLES)
    buffers.write_set(state.owned[seat], codes.BUILDINGS, out, at + slots.BUILDINGS)


OBSERVATION = Observation(TABLE, SEAT, PuertoRicoEncoder)
