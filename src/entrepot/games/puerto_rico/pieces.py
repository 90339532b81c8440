"""Puerto Rico: all pieces of a game and the small moves that the phases make with them.

The ``.pxd`` beside this file gives the compiler the C types; the file also runs uncompiled.
"""

from __future__ import annotations

from typing import Any

from ...core import bits, chance
from . import codes, layout
from .components import BUILDINGS, set_of
from .memory import Memory

# The buildings as arrays for the compiler.
BIT = [1 << number for number in range(64)]
COST = [building.cost for building in BUILDINGS]
PRINTED_VP = [building.vp for building in BUILDINGS]
CIRCLES = [building.circles for building in BUILDINGS]
COLUMN = [building.column for building in BUILDINGS]
VIOLET = set_of(building for building in BUILDINGS if building.violet)
LARGE = set_of(building for building in BUILDINGS if building.large)
LARGE_PLANTS = set_of(building for building in BUILDINGS if building.large_plant)
SMALL_PLANTS = set_of(building for building in BUILDINGS if building.good and not building.large_plant)


class Pieces(Memory):
    """Everything on the table, including hidden tiles, and the current question."""

    __slots__ = ("script",)

    def __init__(self) -> None:
        Memory.__init__(self)
        self.script: list[list[int]] | None = None  # the results of later shuffles, from a record
        self.round = 1
        self.phase = codes.ROLE_CHOICE
        for role in range(codes.ROLES):
            self.role_taken[role] = codes.NOBODY
        for ship in range(codes.SHIPS):
            self.ship_good[ship] = codes.NOTHING
        self.question = codes.ASK_NOTHING
        self.stage = codes.STAGE_ROLE_TAKEN

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its values, including the script."""
        restored, (cls, values) = Memory.__reduce__(self)
        return restored, (cls, values | {"script": self.script})

    # Questions and turns

    def ask(self, seat: int, question: int) -> None:
        """Ask the seat a question."""
        self.seat = seat
        self.question = question

    def seat_after(self, steps: int) -> int:
        """The seat this many places clockwise from the role-taker, less than a whole round."""
        seat = self.taker + steps
        return seat - self.players if seat >= self.players else seat

    def end_turn(self) -> None:
        """Go on to the next player's turn."""
        self.turns_done += 1
        self.question = codes.ASK_NOTHING

    # Tiles

    def island_spaces(self, seat: int) -> int:
        """Free island spaces (SETL-3)."""
        free = codes.ISLAND
        for tile in range(codes.TILES):
            free -= self.tiles[seat][tile]
        return free

    def can_draw(self) -> bool:
        """Whether there is a face-down tile to draw."""
        return self.stack_size + self.discards_size > 0

    def draw(self) -> int:
        """Draw the top face-down tile; an empty stack is first refilled from the discards."""
        if self.stack_size == 0:
            self.shuffle_discards()
        self.stack_size -= 1
        return self.stack[self.stack_size]

    def discard_tile(self, tile: int) -> None:
        """Put a plantation tile on the discards."""
        self.discards[self.discards_size] = tile
        self.discards_size += 1

    def shuffle_discards(self) -> None:
        """Make a new stack from the discards, in random order or as in a record."""
        for i in range(self.discards_size):
            self.stack[i] = self.discards[i]
        self.stack_size = self.discards_size
        self.discards_size = 0
        self.shuffles += 1
        self.shuffle_stack(chance.stream(self.seed, self.shuffles))
        if self.scripted:
            self.follow_script()
        if self.logging:
            self.note(codes.SHUFFLED, self.stack_size)
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
        """Take the order from the script, if it has one for exactly these tiles."""
        assert self.script is not None
        if self.shuffles <= len(self.script):
            order = self.script[self.shuffles - 1]
            if sorted(order) == sorted([self.stack[i] for i in range(self.stack_size)]):
                for i in range(self.stack_size):
                    self.stack[i] = order[self.stack_size - 1 - i]

    def record_chance(self) -> None:
        """Save the new stack, in drawing order, for the game's record."""
        self.chance.append([self.stack[self.stack_size - 1 - i] for i in range(self.stack_size)])

    def open_tiles(self) -> None:
        """SETL-4, SET-5: turn up one tile more than there are players, or all that are left."""
        self.face_up_size = 0
        while self.face_up_size <= self.players and self.can_draw():
            self.face_up[self.face_up_size] = self.draw()
            self.face_up_size += 1
            if self.logging:
                self.note(codes.OPENED_TILE, self.face_up[self.face_up_size - 1])

    def take_face_up(self, tile: int) -> None:
        """Take one face-up tile of the kind; the gap closes and is not refilled."""
        place = 0
        while self.face_up[place] != tile:
            place += 1
        self.face_up_size -= 1
        for i in range(place, self.face_up_size):
            self.face_up[i] = self.face_up[i + 1]

    def is_face_up(self, tile: int) -> bool:
        """Whether there is a face-up tile of the kind."""
        for i in range(self.face_up_size):
            if self.face_up[i] == tile:
                return True
        return False

    def lay_plantation(self, seat: int, tile: int) -> None:
        """Lay a tile face up on the island."""
        self.tiles[seat][tile] += 1
        if self.logging:
            self.note(codes.TOOK_TILE, seat, tile)

    def lay_forest(self, seat: int, tile: int) -> None:
        """NEW-5: lay the tile face down, or a forest token instead, depending on the edition."""
        self.tiles[seat][codes.FOREST] += 1
        if self.forest_tokens:
            self.forests -= 1
            self.discard_tile(tile)
        if self.logging:
            self.note(codes.LAID_FOREST, seat)

    def discard_own_tile(self, seat: int, tile: int) -> None:
        """Remove one of the seat's plantations or forests, an empty one if possible."""
        if self.logging:
            self.note(codes.DISCARDED, seat, tile)
        self.tiles[seat][tile] -= 1
        if tile == codes.FOREST:
            if self.forest_tokens:
                self.forests += 1
        else:
            self.discard_tile(tile)
            if self.bodies(seat, tile) > self.tiles[seat][tile]:
                self.move_body(seat, tile, codes.SAN_JUAN)

    # Bodies: colonists and nobles

    def circles(self, seat: int, place: int) -> int:
        """The number of circles that the seat has at the place."""
        if place < codes.FIRST_BUILDING_PLACE:
            return self.tiles[seat][place]
        if bits.has(self.owned[seat], place - codes.FIRST_BUILDING_PLACE):
            return CIRCLES[place - codes.FIRST_BUILDING_PLACE]
        return 0

    def bodies(self, seat: int, place: int) -> int:
        """The number of colonists and nobles at the place."""
        return self.colonists[seat][place] + self.nobles[seat][place]

    def workers(self, seat: int, building: int) -> int:
        """The number of colonists and nobles in the building."""
        return self.bodies(seat, codes.FIRST_BUILDING_PLACE + building)

    def is_full(self, seat: int, place: int) -> bool:
        """Whether every circle there is taken."""
        return self.bodies(seat, place) >= self.circles(seat, place)

    def nobles_of(self, seat: int) -> int:
        """All nobles of the seat."""
        total = 0
        for place in range(codes.PLACES):
            total += self.nobles[seat][place]
        return total

    def mark_occupied(self, seat: int, place: int) -> None:
        """Keep the set of occupied buildings up to date."""
        if codes.FIRST_BUILDING_PLACE <= place < codes.SAN_JUAN:
            if self.bodies(seat, place):
                self.occupied[seat] |= BIT[place - codes.FIRST_BUILDING_PLACE]
            else:
                self.occupied[seat] &= ~BIT[place - codes.FIRST_BUILDING_PLACE]

    def add_colonist(self, seat: int, place: int) -> None:
        """Put a new colonist at the place."""
        self.colonists[seat][place] += 1
        self.mark_occupied(seat, place)
        if self.logging:
            self.note(codes.GOT_COLONIST, seat, place)

    def remove_body(self, seat: int, place: int) -> bool:
        """Remove a body from the place, a colonist before a noble; return whether it was a noble."""
        noble = self.colonists[seat][place] == 0
        if noble:
            self.nobles[seat][place] -= 1
        else:
            self.colonists[seat][place] -= 1
        self.mark_occupied(seat, place)
        return noble

    def move_body(self, seat: int, place: int, to: int) -> None:
        """Move a body to another place on the same board."""
        if self.remove_body(seat, place):
            self.nobles[seat][to] += 1
        else:
            self.colonists[seat][to] += 1
        self.mark_occupied(seat, to)

    def take_new_colonist(self, from_ship: bool) -> None:
        """Remove a colonist from the supply, or from the ship once the supply is empty."""
        if self.supply_colonists:
            self.supply_colonists -= 1
        elif from_ship:
            self.ship_colonists -= 1

    # Money, points, barrels, buildings

    def gain_doubloons(self, seat: int, number: int, source: int) -> None:
        """Give the seat doubloons from the bank, which never runs out (SET-2)."""
        if number > 0:
            self.doubloons[seat] += number
            if self.logging:
                self.note(codes.GOT_DOUBLOONS, seat, number, source)

    def gain_vp(self, seat: int, number: int, source: int) -> None:
        """Give the seat VP; those earned after the last chip count, too (CAP-7). The last chip triggers END-3."""
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
            self.note(codes.END_CAME, bits.lowest(condition))
        self.end_triggered |= condition

    def take_barrels(self, seat: int, good: int, number: int) -> int:
        """Take barrels from the supply, as many as it has; return how many (CRA-2)."""
        taken = min(number, self.supply_goods[good])
        self.supply_goods[good] -= taken
        self.goods[seat][good] += taken
        return taken

    def return_barrels(self, seat: int, good: int, number: int) -> None:
        """Return barrels to the supply."""
        self.goods[seat][good] -= number
        self.supply_goods[good] += number

    def barrels(self, seat: int) -> int:
        """The number of barrels that the seat has."""
        total = 0
        for good in range(codes.GOODS):
            total += self.goods[seat][good]
        return total

    def city_spaces(self, seat: int) -> int:
        """Free city spaces (SET-12)."""
        return codes.CITY - bits.count(self.owned[seat]) - bits.count(self.owned[seat] & LARGE)

    # Copies

    def take_memory(self, other: Pieces) -> None:
        """Become equal to another state, except for the log."""
        self.players = other.players
        self.seat = other.seat
        self.over = other.over
        self.script = other.script
        layout.copy(self, other)
