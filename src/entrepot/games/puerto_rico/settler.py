"""The settler phase (SETL-1 to SETL-7)."""

from __future__ import annotations

from . import codes, powers
from .pieces import Pieces

# ``used`` is 1 once the player has drawn in this turn.


def ask_next(state: Pieces) -> bool:
    """Ask the next question of the action; false when there is none left."""
    if state.done < state.players:
        state.used = 0
        state.ask(state.seat_after(state.done), codes.ASK_SETTLE)
        return True
    if state.done == state.players and powers.second_tile(state, state.taker):
        state.ask(state.taker, codes.ASK_SECOND_TILE)
        return True
    return False


def write_settle(state: Pieces, out: list[int]) -> int:
    """Draw, take a tile or a quarry, take a tile as a forest."""
    seat = state.seat
    if state.island_spaces(seat) == 0:
        return 0  # SETL-3
    n = 0
    second = state.decision == codes.ASK_SECOND_TILE
    if not second and not state.used and powers.may_draw(state, seat):
        out[n] = codes.DRAW
        n += 1
    for kind in range(codes.GOODS):
        if state.is_face_up(kind):
            out[n] = codes.TAKE + kind
            n += 1
    if state.quarries and may_take_quarry(state, seat, second):
        out[n] = codes.TAKE + codes.QUARRY
        n += 1
    if powers.may_lay_forest(state, seat):
        for kind in range(codes.GOODS):
            if state.is_face_up(kind):
                out[n] = codes.TAKE_FOREST + kind
                n += 1
    return n


def may_take_quarry(state: Pieces, seat: int, second: bool) -> bool:
    """SETL-2, SETL-6: the settler's privilege, for the first tile only, or a building's power."""
    return (seat == state.taker and not second) or powers.may_take_quarry(state, seat)


def write_lay(out: list[int]) -> int:
    """NEW-7: what the drawn tile becomes."""
    out[0] = codes.LAY_PLANTATION
    out[1] = codes.LAY_FOREST
    return 2


def write_discard(state: Pieces, seat: int, out: list[int]) -> int:
    """The seat's plantations and forests, of which one may go."""
    n = 0
    for kind in range(codes.GOODS):
        if state.tiles[7 * seat + kind]:
            out[n] = codes.DISCARD + kind
            n += 1
    if state.tiles[7 * seat + codes.FOREST]:
        out[n] = codes.DISCARD + codes.GOODS
        n += 1
    return n


def discarded_kind(code: int) -> int:
    """The kind of tile that a discard names."""
    kind = code - codes.DISCARD
    return codes.FOREST if kind == codes.GOODS else kind


def answer(state: Pieces, code: int) -> None:
    """Carry out an answer of the action."""
    if state.decision == codes.ASK_LAY:
        lay(state, code)
        state.ask(state.seat, codes.ASK_SETTLE)
    elif code == codes.DRAW:
        draw(state)
    elif code == codes.PASS:
        end_turn(state)
    elif code == codes.COLONIST:
        take_colonist(state)
    elif code < codes.TAKE_FOREST:
        take(state, code - codes.TAKE)
    else:
        take_forest(state, code - codes.TAKE_FOREST)


def draw(state: Pieces) -> None:
    """SETL-5: the top face-down tile must be placed; what it becomes is asked only if there is a choice."""
    state.used = 1
    state.item = state.draw()
    if state.logging:
        state.note(codes.DREW_TILE, state.seat, 0, 0)
    if powers.may_lay_forest(state, state.seat):
        state.ask(state.seat, codes.ASK_LAY)
    else:
        lay(state, codes.LAY_PLANTATION)


def lay(state: Pieces, code: int) -> None:
    """NEW-7: the drawn tile becomes what the owner wants."""
    if code == codes.LAY_FOREST:
        state.lay_forest(state.seat, state.item)
    else:
        lay_open(state, state.item)


def lay_open(state: Pieces, kind: int) -> None:
    """A tile for all to see."""
    state.lay_plantation(state.seat, kind)
    if state.logging:
        state.note(codes.TOOK_TILE, state.seat, kind, 0)


def take(state: Pieces, kind: int) -> None:
    """SETL-1, SETL-2: a face-up plantation or a quarry."""
    if kind == codes.QUARRY:
        state.quarries -= 1
    else:
        state.take_face_up(kind)
    lay_open(state, kind)
    settled(state, kind)


def take_forest(state: Pieces, kind: int) -> None:
    """NEW-5: a face-up plantation as a forest."""
    state.take_face_up(kind)
    state.lay_forest(state.seat, kind)
    settled(state, codes.FOREST)


def settled(state: Pieces, kind: int) -> None:
    """SETL-7: the new tile may get a colonist."""
    state.item = kind
    if state.decision == codes.ASK_SETTLE and powers.colonist_for_tile(state, state.seat):
        state.ask(state.seat, codes.ASK_TILE_COLONIST)
    else:
        end_turn(state)


def take_colonist(state: Pieces) -> None:
    """SETL-7: onto the tile, or, for a forest, to San Juan (NEW-7)."""
    state.take_new_colonist(state.hospice_from_ship)
    state.add_colonist(state.seat, codes.SAN_JUAN if state.item == codes.FOREST else state.item)
    end_turn(state)


def end_turn(state: Pieces) -> None:
    """The next player's turn."""
    state.done += 1
    state.decision = codes.ASK_NOTHING


def ask_closing(state: Pieces) -> bool:
    """NOB-7 in turn order, then new tiles (SETL-4)."""
    while state.done < state.players:
        seat = state.seat_after(state.done)
        powers.reward_settling(state, seat)
        if powers.may_discard_after_settling(state, seat) and has_discardable(state, seat):
            state.ask(seat, codes.ASK_DISCARD)
            return True
        state.done += 1
    for i in range(state.face_up_size):
        state.discard_tile(state.face_up[i])
    state.open_tiles()
    return False


def has_discardable(state: Pieces, seat: int) -> bool:
    """Whether the seat has a plantation or a forest."""
    return codes.ISLAND - state.island_spaces(seat) > state.tiles[7 * seat + codes.QUARRY]


def answer_closing(state: Pieces, code: int) -> None:
    """NOB-7: one tile goes, or none."""
    if code != codes.PASS:
        discard(state, discarded_kind(code))
    end_turn(state)


def discard(state: Pieces, kind: int) -> None:
    """One of the player's own tiles goes."""
    if state.logging:
        state.note(codes.DISCARDED, state.seat, kind, 0)
    state.remove_tile(state.seat, kind)
