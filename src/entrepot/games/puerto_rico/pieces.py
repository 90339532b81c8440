"""Puerto Rico: all pieces of a game, where they lie, and the small moves that every phase makes with them.

Arrays are flat, five seats in a row: ``goods[5 * seat + good]``, ``colonists[52 * seat + place]``.
The ``.pxd`` beside this file gives the compiler the C types; without it the file runs as it stands.
"""

from __future__ import annotations

from ...core import bits, chance
from ...core.engine import Engine
from . import codes
from .components import BUILDINGS

# The buildings' numbers, laid out for the compiler.
BIT = [0] * 64
COST = [0] * 45
PRINTED_VP = [0] * 45
CIRCLES = [0] * 45
COLUMN = [0] * 45
VIOLET = 0  # sets of buildings
LARGE = 0
SMALL_PLANTS = 0
LARGE_PLANTS = 0


def _lay_out() -> None:
    global VIOLET, LARGE, SMALL_PLANTS, LARGE_PLANTS
    for number in range(64):
        BIT[number] = 1 << number
    for number, building in enumerate(BUILDINGS):
        COST[number] = building.cost
        PRINTED_VP[number] = building.vp
        CIRCLES[number] = building.circles
        COLUMN[number] = building.column
    VIOLET = sum(1 << number for number, building in enumerate(BUILDINGS) if building.violet)
    LARGE = sum(1 << number for number, building in enumerate(BUILDINGS) if building.large)
    LARGE_PLANTS = sum(1 << number for number, building in enumerate(BUILDINGS) if building.large_plant)
    SMALL_PLANTS = sum(
        1 << n for n, building in enumerate(BUILDINGS) if not building.violet and not building.large_plant
    )


_lay_out()


class Pieces(Engine):
    """Everything on the table, hidden things too, and what is being decided."""

    __slots__ = (
        # the round
        "governor", "round", "phase", "role_doubloons", "role_taken", "end_triggered",
        # the players
        "doubloons", "vp", "goods", "tiles", "colonists", "nobles", "owned", "occupied",
        # the supply
        "supply_vp", "supply_colonists", "supply_nobles", "quarries", "forests", "supply_goods", "supply_buildings",
        "ship_colonists", "ship_nobles", "face_up", "face_up_size", "stack", "stack_size", "discards", "discards_size",
        "ships", "ship_capacity", "ship_good", "ship_barrels", "house", "house_size",
        # the edition
        "hospice_from_ship", "partial_refill", "forest_tokens", "land_office_open", "specialty_privilege",
        "with_nobles", "drafted", "spaces",
        # chance
        "seed", "shuffles", "scripted", "script",
        # what is being decided
        "decision", "taker", "stage", "done", "item", "used", "left", "place", "circles_left", "produced",
        "wharf_used", "small_wharf_used", "union_paid", "suppliers_done", "turned", "captain_loaded", "idle",
        "supplied", "small_total", "small_kind", "stored", "kept",
    )  # fmt: skip

    def __init__(self) -> None:
        Engine.__init__(self)
        self.governor = 0
        self.round = 1
        self.phase = codes.ROLE_CHOICE
        self.role_doubloons = [0] * 8
        self.role_taken = [255] * 8
        self.end_triggered = 0
        self.doubloons = [0] * 5
        self.vp = [0] * 5
        self.goods = [0] * 25
        self.tiles = [0] * 35
        self.colonists = [0] * 260
        self.nobles = [0] * 260
        self.owned = [0] * 5
        self.occupied = [0] * 5
        self.supply_vp = 0
        self.supply_colonists = 0
        self.supply_nobles = 0
        self.quarries = 0
        self.forests = 0
        self.supply_goods = [0] * 5
        self.supply_buildings = [0] * 45
        self.ship_colonists = 0
        self.ship_nobles = 0
        self.face_up = [0] * 6
        self.face_up_size = 0
        self.stack = [0] * 50  # the next tile is the last one
        self.stack_size = 0
        self.discards = [0] * 50
        self.discards_size = 0
        self.ships = 0
        self.ship_capacity = [0] * 3
        self.ship_good = [255] * 3
        self.ship_barrels = [0] * 3
        self.house = [0] * 4
        self.house_size = 0
        self.hospice_from_ship = False
        self.partial_refill = False
        self.forest_tokens = False
        self.land_office_open = False
        self.specialty_privilege = False
        self.with_nobles = False
        self.drafted = 0  # the buildings that may be picked
        self.spaces = [0] * 11  # the board's free spaces for them, by cost (NEW-1)
        self.seed = 0
        self.shuffles = 0
        self.scripted = False
        self.script: list[list[int]] | None = None
        self.decision = codes.ASK_NOTHING
        self.taker = 0  # who took the role
        self.stage = codes.ROLE_TAKEN
        self.done = 0  # how many players have had their turn in this part of the phase
        self.item = 0  # the tile or building that the question is about
        self.used = 0  # what the player has used in this turn, as bits
        self.left = 0  # privileges, bodies or doubloons still to be settled
        self.place = 0  # the place being manned
        self.circles_left = 0  # circles after that place
        self.produced = [0] * 5  # the craftsman's barrels of this phase
        self.wharf_used = 0  # sets of seats
        self.small_wharf_used = 0
        self.union_paid = 0
        self.suppliers_done = 0
        self.turned = 0  # seats whose first turn of the captain phase is over
        self.captain_loaded = False
        self.idle = 0  # players in a row who have loaded nothing
        self.supplied = 0  # a set of goods
        self.small_total = 0
        self.small_kind = 0
        self.stored = 0  # a set of goods
        self.kept = [0] * 5

    # Questions

    def ask(self, seat: int, decision: int) -> None:
        """Let the seat decide."""
        self.seat = seat
        self.decision = decision

    def begin_phase(self) -> None:
        """Forget what an earlier phase was counting."""
        self.item = 0
        self.left = 0
        self.place = 0
        self.circles_left = 0
        self.wharf_used = 0
        self.small_wharf_used = 0
        self.union_paid = 0
        self.suppliers_done = 0
        self.turned = 0
        self.captain_loaded = False
        self.idle = 0
        self.supplied = 0
        self.small_total = 0
        self.small_kind = 0
        for good in range(codes.GOODS):
            self.produced[good] = 0

    def seat_after(self, steps: int) -> int:
        """The seat so many places clockwise from the role-taker."""
        return (self.taker + steps) % self.players

    # Tiles

    def island_spaces(self, seat: int) -> int:
        """Free island spaces (SETL-3)."""
        first = 7 * seat
        tiles = self.tiles
        filled = tiles[first] + tiles[first + 1] + tiles[first + 2] + tiles[first + 3]
        return codes.ISLAND - filled - tiles[first + 4] - tiles[first + 5] - tiles[first + 6]

    def can_draw(self) -> bool:
        """Whether a face-down tile can be had."""
        return self.stack_size + self.discards_size > 0

    def draw(self) -> int:
        """The top face-down tile; an empty stack is first made anew from the discards."""
        if self.stack_size == 0:
            self.shuffle_discards()
        self.stack_size -= 1
        return self.stack[self.stack_size]

    def discard_tile(self, kind: int) -> None:
        """A plantation tile to the discards."""
        self.discards[self.discards_size] = kind
        self.discards_size += 1

    def shuffle_discards(self) -> None:
        """Make the stack of the discards, by chance or as a record tells."""
        self.stack[:] = self.discards
        self.stack_size = self.discards_size
        self.discards_size = 0
        self.shuffles += 1
        self.shuffle_stack(chance.stream(self.seed, self.shuffles))
        if self.scripted:
            self.follow_script()
        if self.logging:
            self.note(codes.SHUFFLED, self.stack_size, 0, 0)
            self.record_chance()

    def shuffle_stack(self, rng: int) -> None:
        """Put the face-down tiles in a random order."""
        for last in range(self.stack_size - 1, 0, -1):
            rng = chance.advance(rng)
            other = chance.below(rng, last + 1)
            tile = self.stack[last]
            self.stack[last] = self.stack[other]
            self.stack[other] = tile

    def follow_script(self) -> None:
        """Take the order from the script, if it tells one that these tiles can have."""
        assert self.script is not None
        if self.shuffles <= len(self.script):
            order = self.script[self.shuffles - 1]
            if sorted(order) == sorted([self.stack[i] for i in range(self.stack_size)]):
                for i in range(self.stack_size):
                    self.stack[i] = order[self.stack_size - 1 - i]

    def record_chance(self) -> None:
        """Remember the new stack, in drawing order, for the game's record."""
        self.chance.append([self.stack[self.stack_size - 1 - i] for i in range(self.stack_size)])

    def open_tiles(self) -> None:
        """SETL-4, SET-5: one tile more than players is turned up, or as many as there are."""
        self.face_up_size = 0
        while self.face_up_size <= self.players and self.can_draw():
            self.face_up[self.face_up_size] = self.draw()
            self.face_up_size += 1
            if self.logging:
                self.note(codes.OPENED_TILE, self.face_up[self.face_up_size - 1], 0, 0)

    def take_face_up(self, kind: int) -> None:
        """One open tile of the kind leaves the row; the gap closes and is not refilled."""
        place = 0
        while self.face_up[place] != kind:
            place += 1
        self.face_up_size -= 1
        for i in range(place, self.face_up_size):
            self.face_up[i] = self.face_up[i + 1]

    def is_face_up(self, kind: int) -> bool:
        """Whether a tile of the kind lies open."""
        for i in range(self.face_up_size):
            if self.face_up[i] == kind:
                return True
        return False

    def lay_plantation(self, seat: int, kind: int) -> None:
        """A tile onto the island."""
        self.tiles[7 * seat + kind] += 1

    def lay_forest(self, seat: int, kind: int) -> None:
        """NEW-5: the tile itself, face down, or a forest token for it, as the edition has it."""
        self.tiles[7 * seat + codes.FOREST] += 1
        if self.forest_tokens:
            self.forests -= 1
            self.discard_tile(kind)
        if self.logging:
            self.note(codes.LAID_FOREST, seat, 0, 0)

    def remove_tile(self, seat: int, kind: int) -> None:
        """One of the seat's plantations or forests goes; an empty one before one that is occupied."""
        self.tiles[7 * seat + kind] -= 1
        if kind == codes.FOREST:
            if self.forest_tokens:
                self.forests += 1
        else:
            self.discard_tile(kind)
            if self.bodies(seat, kind) > self.tiles[7 * seat + kind]:
                self.move_body(seat, kind, codes.SAN_JUAN)

    # Bodies: colonists and nobles

    def circles(self, seat: int, place: int) -> int:
        """How many circles the seat has at the place."""
        if place < codes.ISLAND_PLACES:
            return self.tiles[7 * seat + place]
        if bits.has(self.owned[seat], place - codes.ISLAND_PLACES):
            return CIRCLES[place - codes.ISLAND_PLACES]
        return 0

    def bodies(self, seat: int, place: int) -> int:
        """How many colonists and nobles are at the place."""
        return self.colonists[52 * seat + place] + self.nobles[52 * seat + place]

    def nobles_of(self, seat: int) -> int:
        """All nobles of the seat."""
        total = 0
        for place in range(codes.PLACES):
            total += self.nobles[52 * seat + place]
        return total

    def mark_occupied(self, seat: int, place: int) -> None:
        """Keep the set of occupied buildings up to date."""
        if codes.ISLAND_PLACES <= place < codes.SAN_JUAN:
            if self.bodies(seat, place):
                self.occupied[seat] |= BIT[place - codes.ISLAND_PLACES]
            else:
                self.occupied[seat] &= ~BIT[place - codes.ISLAND_PLACES]

    def add_colonist(self, seat: int, place: int) -> None:
        """A new colonist to the place."""
        self.colonists[52 * seat + place] += 1
        self.mark_occupied(seat, place)
        if self.logging:
            self.note(codes.GOT_COLONIST, seat, place, 0)

    def remove_body(self, seat: int, place: int) -> bool:
        """A body leaves the place, a colonist before a noble; tells whether it was a noble."""
        noble = self.colonists[52 * seat + place] == 0
        if noble:
            self.nobles[52 * seat + place] -= 1
        else:
            self.colonists[52 * seat + place] -= 1
        self.mark_occupied(seat, place)
        return noble

    def move_body(self, seat: int, place: int, to: int) -> None:
        """A body goes to another place of the same board."""
        if self.remove_body(seat, place):
            self.nobles[52 * seat + to] += 1
        else:
            self.colonists[52 * seat + to] += 1
        self.mark_occupied(seat, to)

    def take_new_colonist(self, from_ship: bool) -> None:
        """A colonist leaves the supply, or the ship once the supply is empty."""
        if self.supply_colonists:
            self.supply_colonists -= 1
        elif from_ship:
            self.ship_colonists -= 1

    # Money, points, barrels, buildings

    def gain_doubloons(self, seat: int, number: int, source: int) -> None:
        """Doubloons from the bank, which never runs out (SET-2)."""
        if number > 0:
            self.doubloons[seat] += number
            if self.logging:
                self.note(codes.GOT_DOUBLOONS, seat, number, source)

    def gain_vp(self, seat: int, number: int, source: int) -> None:
        """VP chips; those earned after the last chip count too (CAP-7). The last chip brings on the end (END-3)."""
        if number > 0:
            self.vp[seat] += number
            self.supply_vp = max(0, self.supply_vp - number)
            if self.supply_vp == 0:
                self.trigger_end(codes.END_3)
            if self.logging:
                self.note(codes.GOT_VP, seat, number, source)

    def trigger_end(self, condition: int) -> None:
        """RND-5: the game ends after this round."""
        if self.logging and not self.end_triggered & condition:
            self.note(codes.END_CAME, condition, 0, 0)
        self.end_triggered |= condition

    def take_barrels(self, seat: int, good: int, number: int) -> int:
        """Barrels from the supply, as many as it has; tells how many (CRA-2)."""
        taken = min(number, self.supply_goods[good])
        self.supply_goods[good] -= taken
        self.goods[5 * seat + good] += taken
        return taken

    def return_barrels(self, seat: int, good: int, number: int) -> None:
        """Barrels back to the supply."""
        self.goods[5 * seat + good] -= number
        self.supply_goods[good] += number

    def any_barrels(self, seat: int) -> int:
        """How many barrels the seat has."""
        first = 5 * seat
        goods = self.goods
        return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] + goods[first + 4]

    def city_spaces(self, seat: int) -> int:
        """Free city spaces (SET-12)."""
        return codes.CITY - bits.count(self.owned[seat]) - bits.count(self.owned[seat] & LARGE)

    # Copies

    def take_pieces(self, other: Pieces) -> None:
        """Become equal to another state; the log stays one's own."""
        self.players = other.players
        self.seat = other.seat
        self.over = other.over
        self.governor = other.governor
        self.round = other.round
        self.phase = other.phase
        self.role_doubloons = other.role_doubloons[:]
        self.role_taken = other.role_taken[:]
        self.end_triggered = other.end_triggered
        self.doubloons = other.doubloons[:]
        self.vp = other.vp[:]
        self.goods = other.goods[:]
        self.tiles = other.tiles[:]
        self.colonists = other.colonists[:]
        self.nobles = other.nobles[:]
        self.owned = other.owned[:]
        self.occupied = other.occupied[:]
        self.supply_vp = other.supply_vp
        self.supply_colonists = other.supply_colonists
        self.supply_nobles = other.supply_nobles
        self.quarries = other.quarries
        self.forests = other.forests
        self.supply_goods = other.supply_goods[:]
        self.supply_buildings = other.supply_buildings[:]
        self.ship_colonists = other.ship_colonists
        self.ship_nobles = other.ship_nobles
        self.face_up = other.face_up[:]
        self.face_up_size = other.face_up_size
        self.stack = other.stack[:]
        self.stack_size = other.stack_size
        self.discards = other.discards[:]
        self.discards_size = other.discards_size
        self.ships = other.ships
        self.ship_capacity = other.ship_capacity[:]
        self.ship_good = other.ship_good[:]
        self.ship_barrels = other.ship_barrels[:]
        self.house = other.house[:]
        self.house_size = other.house_size
        self.hospice_from_ship = other.hospice_from_ship
        self.partial_refill = other.partial_refill
        self.forest_tokens = other.forest_tokens
        self.land_office_open = other.land_office_open
        self.specialty_privilege = other.specialty_privilege
        self.with_nobles = other.with_nobles
        self.drafted = other.drafted
        self.spaces = other.spaces[:]
        self.seed = other.seed
        self.shuffles = other.shuffles
        self.scripted = other.scripted
        self.script = other.script
        self.decision = other.decision
        self.taker = other.taker
        self.stage = other.stage
        self.done = other.done
        self.item = other.item
        self.used = other.used
        self.left = other.left
        self.place = other.place
        self.circles_left = other.circles_left
        self.produced = other.produced[:]
        self.wharf_used = other.wharf_used
        self.small_wharf_used = other.small_wharf_used
        self.union_paid = other.union_paid
        self.suppliers_done = other.suppliers_done
        self.turned = other.turned
        self.captain_loaded = other.captain_loaded
        self.idle = other.idle
        self.supplied = other.supplied
        self.small_total = other.small_total
        self.small_kind = other.small_kind
        self.stored = other.stored
        self.kept = other.kept[:]
