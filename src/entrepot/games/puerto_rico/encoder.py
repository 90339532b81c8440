"""The encoder of Puerto Rico's observations; ``observation.py`` has the table of their parts.

During an unfinished phase, an observation includes the values that its question remembers.
"""

from __future__ import annotations

from functools import partial

from ...core import bits, buffers
from ...core.buffers import Numbers
from ...core.encoder import Encoder
from ...core.engine import Engine
from ...core.observation import Observation
from ...core.rules import Options
from . import codes, craftsman, pieces, powers, remembered, slots
from .observation import NETWORK_SEAT, SEAT, TABLE
from .state import State


class PuertoRicoEncoder(Encoder):
    """Writes what a seat may know of a game of Puerto Rico (HID-1, HID-2)."""

    __slots__ = ("open_vp", "seat_width", "state")

    def __init__(self, state: Engine, options: Options, seat_width: int = SEAT.width) -> None:
        assert isinstance(state, State)
        self.state = state
        self.open_vp: bool = options["open_vp"]
        self.seat_width = seat_width

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the table, then all seats clockwise from the observing one."""
        question = codes.ASK_NOTHING if self.state.over else self.state.question
        buffers.clear_part(out, at, slots.TABLE_WIDTH)
        out[at + slots.OWN_SEAT + seat] = 1
        write_table(self.state, out, at)
        write_tiles(self.state, out, at)
        self.write_seats(seat, question, out, at + slots.TABLE_WIDTH)
        if question != codes.ASK_NOTHING:
            out[at + slots.DECISION + question - 1] = 1
        if question > codes.ASK_ROLE:
            out[at + slots.STAGE + self.state.stage] = 1
            remembered.write(self.state, question, seat, out, at, self.seat_width)
        if self.seat_width > slots.SEAT_WIDTH:
            self.write_derived(seat, out, at + slots.TABLE_WIDTH)

    def write_seats(self, seat: int, question: int, out: Numbers, at: int) -> None:
        """Write all seats clockwise from this one, except for what the question remembers."""
        players = self.state.players
        with_vp = True
        for _ in range(players):
            write_seat(self.state, seat, with_vp, question, out, at)
            with_vp = self.open_vp or self.state.over
            at += self.seat_width
            seat = seat + 1 if seat + 1 < players else 0

    def write_derived(self, seat: int, out: Numbers, at: int) -> None:
        """Write what follows from the observation, for networks; all seats clockwise from this one."""
        players = self.state.players
        with_vp = True
        for _ in range(players):
            write_production(self.state, seat, out, at)
            write_city(self.state, seat, with_vp, out, at)
            with_vp = self.open_vp or self.state.over
            at += self.seat_width
            seat = seat + 1 if seat + 1 < players else 0


def write_table(state: State, out: Numbers, at: int) -> None:
    """Write the parts of the table, except for the tiles."""
    out[at + slots.OVER] = state.over
    out[at + slots.ROUND] = buffers.clipped(state.round)
    out[at + slots.PHASE + state.phase] = 1
    buffers.write_set(state.end_triggered, codes.ENDS, out, at + slots.END_TRIGGERED)
    for role in range(codes.ROLES):
        out[at + slots.ROLE_DOUBLOONS + role] = buffers.clipped(state.role_doubloons[role])
    out[at + slots.SUPPLY_VP] = buffers.clipped(state.supply_vp)
    out[at + slots.SUPPLY_COLONISTS] = state.supply_colonists
    out[at + slots.SUPPLY_NOBLES] = state.supply_nobles
    out[at + slots.SHIP_COLONISTS] = state.ship_colonists
    out[at + slots.SHIP_NOBLES] = state.ship_nobles
    buffers.copy(state.supply_goods, codes.GOODS, out, at + slots.SUPPLY_GOODS)
    buffers.copy(state.supply_buildings, codes.BUILDINGS, out, at + slots.SUPPLY_BUILDINGS)
    for ship in range(state.ships):
        out[at + slots.SHIP_CAPACITY + ship] = state.ship_capacity[ship]
        out[at + slots.SHIP_BARRELS + ship] = state.ship_barrels[ship]
        buffers.write_choice(state.ship_good[ship], codes.GOODS, out, at + slots.SHIP_GOOD + codes.GOODS * ship)
    buffers.write_counts(state.house, state.house_size, codes.TRADING_HOUSE, codes.GOODS, out, at + slots.TRADING_HOUSE)


def write_tiles(state: State, out: Numbers, at: int) -> None:
    """Write the tiles that nobody owns; only the number of face-down ones (HID-1)."""
    out[at + slots.SUPPLY_QUARRIES] = state.quarries
    out[at + slots.SUPPLY_FORESTS] = state.forests
    out[at + slots.STACK] = state.stack_size
    buffers.write_counts(state.face_up, state.face_up_size, codes.ROW, codes.GOODS, out, at + slots.FACE_UP)
    buffers.write_counts(state.discards, state.discards_size, codes.ALL_TILES, codes.GOODS, out, at + slots.DISCARD)


def write_seat(state: State, seat: int, with_vp: bool, question: int, out: Numbers, at: int) -> None:
    """Write the parts of one seat; its VP chips may be hidden (HID-2)."""
    out[at + slots.DECIDES] = question != codes.ASK_NOTHING and seat == state.seat
    out[at + slots.TAKER] = question > codes.ASK_ROLE and seat == state.taker
    out[at + slots.GOVERNOR] = seat == state.governor
    out[at + slots.DOUBLOONS] = buffers.clipped(state.doubloons[seat])
    buffers.write_places(seat, state.role_taken, codes.ROLES, out, at + slots.ROLES)
    out[at + slots.VP] = buffers.clipped(state.vp[seat]) if with_vp else 0
    buffers.copy(state.goods[seat], codes.GOODS, out, at + slots.GOODS)
    buffers.copy(state.tiles[seat], codes.TILES, out, at + slots.TILES)
    buffers.copy(state.colonists[seat], codes.PLACES, out, at + slots.COLONISTS)
    buffers.clear_part(out, at + slots.NOBLES, slots.SEAT_WIDTH - slots.NOBLES)
    if state.with_nobles:
        buffers.copy(state.nobles[seat], codes.PLACES, out, at + slots.NOBLES)
    buffers.write_set(state.owned[seat], codes.BUILDINGS, out, at + slots.BUILDINGS)


def write_production(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write what a craftsman phase would bring."""
    kinds = 0
    output = 0
    potential = 0
    for good in range(codes.GOODS):
        made = craftsman.output(state, seat, good)
        most = craftsman.potential(state, seat, good)
        out[at + slots.OUTPUT + good] = made
        out[at + slots.POTENTIAL + good] = most
        out[at + slots.PROSPECT + good] = state.goods[seat][good] + made
        kinds += made > 0
        output += made
        potential += most
    out[at + slots.KINDS] = kinds
    out[at + slots.ALL_OUTPUT] = output
    out[at + slots.ALL_POTENTIAL] = potential
    out[at + slots.ALL_GOODS] = state.barrels(seat)


def write_city(state: State, seat: int, with_vp: bool, out: Numbers, at: int) -> None:
    """Write how full island and city are, and what they are worth."""
    island = state.island_spaces(seat)
    circles = codes.ISLAND - island
    buildings = state.owned[seat]
    while buildings:
        circles += pieces.CIRCLES[bits.lowest(buildings)]
        buildings &= buildings - 1
    bodies = 0
    for place in range(codes.PLACES):
        bodies += state.colonists[seat][place]
    if state.with_nobles:
        bodies += state.nobles_of(seat)
    out[at + slots.CITY_SPACES] = state.city_spaces(seat)
    out[at + slots.ISLAND_SPACES] = island
    out[at + slots.BODIES] = bodies
    out[at + slots.EMPTY_CIRCLES] = max(0, circles - bodies)
    printed = powers.printed_vp(state, seat)
    out[at + slots.PRINTED_VP] = printed
    out[at + slots.SCORE] = buffers.clipped(printed + state.bonuses(seat) + (state.vp[seat] if with_vp else 0))


OBSERVATION = Observation(TABLE, SEAT, PuertoRicoEncoder)
NETWORK_INPUT = Observation(TABLE, NETWORK_SEAT, partial(PuertoRicoEncoder, seat_width=NETWORK_SEAT.width))
