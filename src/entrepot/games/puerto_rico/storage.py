"""The storage at the end of the captain phase (CAP-11, NEW-9)."""

from __future__ import annotations

from ...core import bits
from . import codes, powers
from .pieces import Pieces


def begin(state: Pieces) -> None:
    """Nobody has chosen anything yet."""
    forget_choices(state)


def ask(state: Pieces) -> bool:
    """CAP-11: each player without enough room chooses what to keep; false when all have chosen."""
    while state.turns_done < state.players:
        seat = state.seat_after(state.turns_done)
        if not suffices(state, seat):
            state.ask(seat, codes.ASK_STORE)
            return True
        settle(state, seat)
    return False


def unstored(state: Pieces, seat: int, good: int) -> int:
    """The number of barrels for which no room has been chosen yet."""
    return 0 if bits.has(state.stored, good) else state.goods[seat][good] - state.kept[good]


def kinds_left(state: Pieces, seat: int) -> int:
    """The number of kinds that may still be stored whole."""
    return max(0, powers.stored_kinds(state, seat) - bits.count(state.stored))


def barrels_left(state: Pieces, seat: int) -> int:
    """The number of single barrels that may still be kept."""
    kept = 0
    for good in range(codes.GOODS):
        kept += state.kept[good]
    return max(0, powers.kept_barrels(state, seat) - kept)


def suffices(state: Pieces, seat: int) -> bool:
    """Whether the remaining room can hold everything: the largest kinds whole, the rest as single barrels."""
    rest = 0
    for good in range(codes.GOODS):
        rest += unstored(state, seat, good)
    chosen = 0
    for _ in range(kinds_left(state, seat)):
        best = -1
        for good in range(codes.GOODS):
            if not bits.has(chosen, good) and (best < 0 or unstored(state, seat, good) > unstored(state, seat, best)):
                best = good
        chosen |= 1 << best
        rest -= unstored(state, seat, best)
    return rest <= barrels_left(state, seat)


def write(state: Pieces, out: list[int]) -> int:
    """Whole kinds first, then single barrels; nothing that could be kept may be discarded."""
    seat = state.seat
    n = 0
    whole = kinds_left(state, seat) > 0
    for good in range(codes.GOODS):
        if unstored(state, seat, good):
            out[n] = codes.store(good) if whole else codes.keep(good)
            n += 1
    return n


def answer(state: Pieces, code: int) -> None:
    """Keep one kind or one barrel; once the room is used up, the rest is lost."""
    good = codes.good_of(code)
    if codes.verb_of(code) == codes.VERB_KEEP:
        state.kept[good] += 1
    else:
        state.kept[good] = 0
        state.stored |= 1 << good
    check_room(state, state.seat)


def check_room(state: Pieces, seat: int) -> None:
    """End the questions once the room suffices or there is none left."""
    if suffices(state, seat) or kinds_left(state, seat) + barrels_left(state, seat) == 0:
        settle(state, seat)
        state.question = codes.ASK_NOTHING


def settle(state: Pieces, seat: int) -> None:
    """Return the barrels without room to the supply."""
    if not suffices(state, seat):
        for good in range(codes.GOODS):
            lost = unstored(state, seat, good)
            if lost:
                state.return_barrels(seat, good, lost)
                if state.logging:
                    state.note(codes.LOST, seat, good, lost)
    forget_choices(state)
    state.turns_done += 1


def forget_choices(state: Pieces) -> None:
    """Reset the choices for the next player."""
    state.stored = 0
    for good in range(codes.GOODS):
        state.kept[good] = 0
