"""Rounds and roles (RND-1 to RND-5)."""

from __future__ import annotations

from . import codes, components
from .pieces import Pieces

# SET-10: role cards, by number of players.
ROLE_CARDS = [components.ROLE_CARDS.get(players, 0) for players in range(codes.SEATS + 1)]


def roles_taken(state: Pieces) -> int:
    """The number of roles taken in this round."""
    taken = 0
    for role in range(codes.ROLES):
        if state.role_taken[role] != codes.NOBODY:
            taken += 1
    return taken


def roles_in_round(state: Pieces) -> int:
    """RND-1: one for each player; with two players, three each."""
    return 6 if state.players == 2 else state.players


def role_exists(state: Pieces, role: int) -> bool:
    """SET-10: the number of prospectors depends on the number of players."""
    return role < ROLE_CARDS[state.players]


def ask(state: Pieces) -> None:
    """RND-1: the next player from the governor clockwise takes a role."""
    state.phase = codes.ROLE_CHOICE
    state.ask((state.governor + roles_taken(state)) % state.players, codes.ASK_ROLE)


def write(state: Pieces, out: list[int]) -> int:
    """RND-1: the roles not yet taken."""
    n = 0
    for role in range(codes.ROLES):
        if state.role_taken[role] == codes.NOBODY and role_exists(state, role):
            out[n] = codes.role(role)
            n += 1
    return n


def take_role(state: Pieces, role: int) -> None:
    """RND-2: give the doubloons on the card to the taker and begin the role's phase."""
    seat = state.seat
    doubloons = state.role_doubloons[role]
    state.role_taken[role] = seat
    state.doubloons[seat] += doubloons
    state.role_doubloons[role] = 0
    if state.logging:
        state.note(codes.TOOK_ROLE, seat, role, doubloons)
    state.taker = seat
    state.phase = min(role, codes.PROSPECTOR)
    state.question = codes.ASK_NOTHING


def is_last_phase(state: Pieces) -> bool:
    """RND-5: the game ends after the round in which an end condition is met."""
    return state.end_triggered > 0 and roles_taken(state) == roles_in_round(state)


def end_phase(state: Pieces) -> None:
    """Go on to the next role or the next round."""
    if roles_taken(state) == roles_in_round(state):
        end_round(state)
    ask(state)


def end_round(state: Pieces) -> None:
    """RND-4: put a doubloon on each role not taken; the governor passes to the left."""
    for role in range(codes.ROLES):
        if state.role_taken[role] == codes.NOBODY and role_exists(state, role):
            state.role_doubloons[role] += 1
        state.role_taken[role] = codes.NOBODY
    state.governor = (state.governor + 1) % state.players
    state.round += 1
    if state.logging:
        state.note(codes.ROUND_BEGAN, state.round, state.governor)
