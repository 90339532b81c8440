"""What a person is asked in Puerto Rico and what may be answered, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ...core.messages import Message, message
from . import codes
from .notation import WHO
from .position import QUESTIONS
from .state import State
from .words import building_name, good_name, kind_name, named, place_name, role_name


def asked(state: State) -> str:
    """The question at hand by its name."""
    return {codes.ASK_ROLE: "role", codes.ASK_PICK: "pick"}.get(state.decision) or QUESTIONS[state.decision]


# What is asked


def question(state: State) -> Message:
    """For everybody to read: whose turn it is, and at what. It tells nothing that only the player may know."""
    if state.decision in (codes.ASK_MAN, codes.ASK_MAN_WHO):
        return _arranging(state)
    if state.decision == codes.ASK_TILE_COLONIST:
        return _ask(state, tile=kind_name(state.item))
    if state.decision == codes.ASK_BUILDING_COLONIST:
        return _ask(state, building=building_name(state.item))
    if state.decision == codes.ASK_PAY:
        return _ask(state, building=building_name(state.item), n=state.left)
    if state.decision == codes.ASK_TRADE:
        return _ask(state, sold=state.used & 1)
    return _ask(state)


def _ask(state: State, **args: Message | int) -> Message:
    return message(f"puerto-rico-ask-{asked(state).replace('_', '-')}", seat=state.seat, **args)


def _arranging(state: State) -> Message:
    """One question for the whole arrangement: the answers say for which place."""
    waiting = 52 * state.seat + codes.SAN_JUAN
    colonists, nobles = state.colonists[waiting], state.nobles[waiting]
    return message("puerto-rico-ask-man", seat=state.seat, n=colonists, nobles=nobles)


# What may be answered


def label(state: State, code: int) -> Message:
    """A legal action."""
    first, tell = next((first, tell) for first, tell in LABELS if code >= first)
    return tell(state, code - first)


Label = Callable[[State, int], Message]


def _label(id: str, **args: Message | str | int) -> Message:
    return message(f"puerto-rico-label-{id}", **args)


def _plain(id: str) -> Label:
    return lambda state, number: _label(id)


def _of(id: str, key: str, name: Callable[[int], Message]) -> Label:
    """A label that names one piece."""
    return lambda state, number: _label(id, **{key: name(number)})


def _lay(state: State, number: int) -> Message:
    return _label("lay", tile=kind_name(state.item))


def _discard(state: State, kind: int) -> Message:
    """In the trader's phase the land office pays for the tile (NOB-5)."""
    tile = kind_name(codes.FOREST if kind == codes.GOODS else kind)
    return _label("discard", tile=tile, sold=int(state.decision == codes.ASK_TRADE))


def _man_who(state: State, number: int) -> Message:
    building, who = divmod(number, len(WHO))
    return _label("man-who", place=building_name(codes.FIRST_WHO + building), who=WHO[who])


def _man_island(state: State, number: int) -> Message:
    return _label("man", place=place_name(number // 13), n=number % 13)


def _man_building(state: State, number: int) -> Message:
    return _label("man", place=building_name(number // 4), n=number % 4)


def _load(state: State, number: int) -> Message:
    good, ship = divmod(number, codes.BY_WHARF + 1)
    if ship == codes.BY_WHARF:
        return _label("load-wharf", good=good_name(good))
    return _label("load", good=good_name(good), ship=ship + codes.SMALLEST_SHIP)


def _small(state: State, number: int) -> Message:
    return _label("small", good=good_name(number // 11), n=number % 11 + 1)


def _pass(state: State, number: int) -> Message:
    return _label("pass", asked=asked(state))


LABELS: tuple[tuple[int, Label], ...] = (  # by a verb's first code, the highest first
    (codes.PASS, _pass),
    (codes.GUEST, _of("guest", "place", place_name)),
    (codes.KEEP, _of("keep", "good", good_name)),
    (codes.STORE, _of("store", "good", good_name)),
    (codes.DONE, _plain("done")),
    (codes.SMALL, _small),
    (codes.LOAD, _load),
    (codes.SUPPLY, _of("supply", "good", good_name)),
    (codes.BUY_OPEN_TILE, _of("buy-open-tile", "tile", kind_name)),
    (codes.BUY_TILE, _plain("buy-tile")),
    (codes.POST, _of("post", "good", good_name)),
    (codes.SELL, _of("sell", "good", good_name)),
    (codes.BONUS, _of("bonus", "good", good_name)),
    (codes.PAY_VP, _plain("pay-vp")),
    (codes.PAY_GOOD, _of("pay-good", "good", good_name)),
    (codes.PAY_COLONIST, _of("pay-colonist", "place", place_name)),
    (codes.BUILD, _of("build", "building", building_name)),
    (codes.MAN_BUILDING, _man_building),
    (codes.MAN_ISLAND, _man_island),
    (codes.MAN_WHO, _man_who),
    (codes.BOARD_NOBLE, _plain("board-noble")),
    (codes.BOARD_COLONIST, _plain("colonist")),
    (codes.DISCARD, _discard),
    (codes.COLONIST, _plain("colonist")),
    (codes.TAKE_FOREST, _of("take-forest", "tile", kind_name)),
    (codes.TAKE, _of("take", "tile", kind_name)),
    (codes.LAY_FOREST, _of("lay", "tile", lambda number: named("tile", "forest"))),
    (codes.LAY_PLANTATION, _lay),
    (codes.DRAW, _plain("draw")),
    (codes.ROLE, _of("role", "role", role_name)),
    (codes.PICK, _of("pick", "building", building_name)),
)
