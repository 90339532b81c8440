"""What an action takes away from other players or does to the end of the game, and how far a game has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...core import bits
from ...core.messages import Message, message
from ...core.rules import Options
from . import captain, codes, start, trader
from .components import BUILDINGS, CITY
from .state import State
from .vocabulary import ACTIONS, BUILDING, GOOD


def consequences(state: State, code: int) -> list[Message]:
    """What everybody can see: no stack, no face-down tile, nobody's chips."""
    after = state.copy()
    after.apply_one(code)
    find = CONSEQUENCES.get(ACTIONS.verb_of(code).name)
    found = list(find(state, after, code)) if find else []
    if after.over:
        found.append(message("explain-ends-game"))
    elif after.end_triggered and not state.end_triggered:
        found.append(message("explain-last-round"))
    return found


def _role(state: State, after: State, code: int) -> Iterator[Message]:
    doubloons = state.role_doubloons[codes.role_of(code)]
    if doubloons:
        yield message("puerto-rico-explain-doubloons", n=doubloons)


def _take(state: State, after: State, code: int) -> Iterator[Message]:
    if state.quarries and not after.quarries:
        yield message("puerto-rico-explain-last-quarry")


def _build(state: State, after: State, code: int) -> Iterator[Message]:
    """SET-11: the last copy of a building that somebody else does not have."""
    building = codes.building_of(code)
    lacking = any(not bits.has(after.owned[seat], building) for seat in _others(state))
    if state.supply_buildings[building] == 1 and lacking:
        yield message("puerto-rico-explain-last-building", building=BUILDING.term(building))


def _sell(state: State, after: State, code: int) -> Iterator[Message]:
    """TRA-4, TRA-5: who is still to come in this phase and cannot sell any more. A full house is emptied at its end."""
    good = codes.good_of(code)
    is_full = state.house_size + 1 == codes.TRADING_HOUSE
    for seat in _still_to_come(state):
        if is_full and any(trader.can_sell(state, seat, each) for each in range(codes.GOODS)):
            yield message("puerto-rico-explain-house-full", seat=seat)
        elif not is_full and trader.can_sell(state, seat, good) and not trader.can_sell(after, seat, good):
            yield message("puerto-rico-explain-house-blocked", seat=seat, good=GOOD.term(good))


def _load(state: State, after: State, code: int) -> Iterator[Message]:
    """CAP-2, CAP-3: barrels for which there was room on a cargo ship and is none any more."""
    for seat in _others(state):
        for good, barrels in enumerate(state.goods[seat]):
            if captain.most_room(state, good, barrels) and not captain.most_room(after, good, barrels):
                yield message("puerto-rico-explain-no-room", seat=seat, good=GOOD.term(good))


def _others(state: State) -> list[int]:
    """The other seats, in turn order."""
    return [(state.seat + step) % state.players for step in range(1, state.players)]


def _still_to_come(state: State) -> list[int]:
    """The seats whose turn in this phase comes after the present one."""
    return _others(state)[: (state.taker - state.seat - 1) % state.players]


CONSEQUENCES: dict[str, Callable[[State, State, int], Iterator[Message]]] = {
    "role": _role,
    "take": _take,
    "build": _build,
    "sell": _sell,
    "load": _load,
}


def progress(state: State, options: Options) -> float:
    """How near the nearest of the end conditions is (END-1 to END-3)."""
    if state.end_triggered:
        return 1.0
    colonists, _ = start.bodies(options)
    built = max(sum(BUILDINGS[each].spaces for each in bits.members(owned)) for owned in state.owned)
    return max(built / CITY, 1 - state.supply_vp / start.vp_chips(options), 1 - state.supply_colonists / colonists)
