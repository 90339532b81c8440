"""The settler phase (SETL-1 to SETL-7, NEW-5, NEW-7, NEW-16, NOB-7)."""

from __future__ import annotations

from . import codes, powers
from .pieces import Pieces


def begin(state: Pieces) -> None:
    """Nothing happens before the first turn."""


def ask(state: Pieces) -> bool:
    """Ask the next question of the action; false when there is none left."""
    if state.turns_done < state.players:
        state.has_drawn = False
        state.ask(state.seat_after(state.turns_done), codes.ASK_SETTLE)
        return True
    if state.turns_done == state.players and powers.second_tile(state, state.taker):
        state.ask(state.taker, codes.ASK_SECOND_TILE)
        return True
    return False


# Legal answers


def write(state: Pieces, out: list[int]) -> int:
    """The answers to the current question."""
    if state.question == codes.ASK_SETTLE or state.question == codes.ASK_SECOND_TILE:
        return write_settle(state, out)
    if state.question == codes.ASK_LAY:
        return write_lay(out)
    if state.question == codes.ASK_DISCARD:
        return write_discard(state, state.seat, True, out)
    out[0] = codes.COLONIST
    return 1


def write_settle(state: Pieces, out: list[int]) -> int:
    """Draw, take a tile or a quarry, take a tile as a forest."""
    seat = state.seat
    if state.island_spaces(seat) == 0:
        return 0  # SETL-3
    n = 0
    second = state.question == codes.ASK_SECOND_TILE
    if not second and not state.has_drawn and powers.may_draw(state, seat):
        out[n] = codes.DRAW
        n += 1
    for tile in range(codes.GOODS):
        if state.is_face_up(tile):
            out[n] = codes.take(tile)
            n += 1
    if state.quarries and may_take_quarry(state, seat, second):
        out[n] = codes.take(codes.QUARRY)
        n += 1
    if powers.may_lay_forest(state, seat):
        for tile in range(codes.GOODS):
            if state.is_face_up(tile):
                out[n] = codes.take_forest(tile)
                n += 1
    return n


def may_take_quarry(state: Pieces, seat: int, second: bool) -> bool:
    """SETL-2, SETL-6: the settler's privilege, for the first tile only, or a building's power."""
    return (seat == state.taker and not second) or powers.may_take_quarry(state, seat)


def write_lay(out: list[int]) -> int:
    """NEW-7: what the drawn tile becomes."""
    out[0] = codes.lay(codes.FORM_PLANTATION)
    out[1] = codes.lay(codes.FORM_FOREST)
    return 2


def write_discard(state: Pieces, seat: int, forests: bool, out: list[int]) -> int:
    """The tiles of which the seat may discard one: plantations, and forests if they count."""
    n = 0
    for tile in range(codes.GOODS):
        if state.tiles[seat][tile]:
            out[n] = codes.discard(tile)
            n += 1
    if forests and state.tiles[seat][codes.FOREST]:
        out[n] = codes.discard(codes.FOREST)
        n += 1
    return n


def can_discard(state: Pieces, seat: int, forests: bool) -> bool:
    """Whether the seat has a plantation, or a forest if they count."""
    for tile in range(codes.GOODS):
        if state.tiles[seat][tile]:
            return True
    return forests and state.tiles[seat][codes.FOREST] > 0


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """Apply an answer."""
    verb = codes.verb_of(code)
    if verb == codes.VERB_PASS:
        state.end_turn()
    elif verb == codes.VERB_TAKE:
        take(state, codes.tile_of(code))
    elif verb == codes.VERB_TAKE_FOREST:
        take_forest(state, codes.tile_of(code))
    elif verb == codes.VERB_DRAW:
        draw(state)
    elif verb == codes.VERB_LAY:
        lay(state, codes.form_of(code))
        state.ask(state.seat, codes.ASK_SETTLE)
    elif verb == codes.VERB_COLONIST:
        take_colonist(state)
    else:
        state.discard_own_tile(state.seat, codes.tile_of(code))  # NOB-7
        state.end_turn()


def draw(state: Pieces) -> None:
    """SETL-5: the top face-down tile must be placed; there is a question only if it may become a forest."""
    state.has_drawn = True
    state.drawn_tile = state.draw()
    if state.logging:
        state.note(codes.DREW_TILE, state.seat, state.drawn_tile)
    if powers.may_lay_forest(state, state.seat):
        state.ask(state.seat, codes.ASK_LAY)
    else:
        lay(state, codes.FORM_PLANTATION)


def lay(state: Pieces, form: int) -> None:
    """NEW-7: lay the drawn tile as a plantation or a forest."""
    if form == codes.FORM_FOREST:
        state.lay_forest(state.seat, state.drawn_tile)
    else:
        state.lay_plantation(state.seat, state.drawn_tile)


def take(state: Pieces, tile: int) -> None:
    """SETL-1, SETL-2: take a face-up plantation or a quarry."""
    if tile == codes.QUARRY:
        state.quarries -= 1
    else:
        state.take_face_up(tile)
    state.lay_plantation(state.seat, tile)
    settled(state, tile)


def take_forest(state: Pieces, tile: int) -> None:
    """NEW-5: take a face-up plantation as a forest."""
    state.take_face_up(tile)
    state.lay_forest(state.seat, tile)
    settled(state, codes.FOREST)


def settled(state: Pieces, tile: int) -> None:
    """SETL-7: the new tile may get a colonist."""
    state.new_tile = tile
    if state.question == codes.ASK_SETTLE and powers.colonist_for_tile(state, state.seat):
        state.ask(state.seat, codes.ASK_TILE_COLONIST)
    else:
        state.end_turn()


def take_colonist(state: Pieces) -> None:
    """SETL-7: a colonist onto the tile, or, for a forest, to San Juan (NEW-7)."""
    state.take_new_colonist(state.hospice_from_ship)
    state.add_colonist(state.seat, codes.SAN_JUAN if state.new_tile == codes.FOREST else state.new_tile)
    state.end_turn()


def guest_moved(state: Pieces, seat: int) -> None:
    """NEW-10: a guest may have filled the circle of the new tile."""
    if state.question != codes.ASK_TILE_COLONIST or state.new_tile == codes.FOREST:
        return
    if state.is_full(seat, state.new_tile):
        state.end_turn()


# The end of the phase


def close(state: Pieces) -> bool:
    """NOB-7 in turn order, then new tiles (SETL-4); true if there is a question."""
    while state.turns_done < state.players:
        seat = state.seat_after(state.turns_done)
        powers.reward_settling(state, seat)
        if powers.may_discard_after_settling(state, seat) and can_discard(state, seat, True):
            state.ask(seat, codes.ASK_DISCARD)
            return True
        state.turns_done += 1
    for i in range(state.face_up_size):
        state.discard_tile(state.face_up[i])
    open_tiles(state)
    return False


def open_tiles(state: Pieces) -> None:
    """SET-5, SETL-4: turn up new tiles."""
    state.open_tiles()
