"""Questions and labels of actions in Puerto Rico, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ...core.messages import Message, message
from ...core.terms import Argument
from . import codes
from .state import State
from .vocabulary import ACTIONS, BUILDING, QUESTION, TILE

Arguments = dict[str, Argument]


def asked(state: State) -> str:
    """The name of the current question."""
    return str(QUESTION.value(state.question))


# Questions


def question(state: State) -> Message:
    """The current question and who has to answer it, for everybody: it contains no private information."""
    if state.question == codes.ASK_MAN_WHO:
        return _ask(state, "man", **_bodies_to_place(state))
    if _is_for_forest(state):
        return _ask(state, "forest_colonist")
    about = ABOUT.get(state.question)
    return _ask(state, asked(state), **(about(state) if about else {}))


def _ask(state: State, name: str, **args: Argument) -> Message:
    return message(f"puerto-rico-ask-{name.replace('_', '-')}", seat=state.seat, **args)


def _is_for_forest(state: State) -> bool:
    """NEW-7: whether the hospice offers a colonist for a forest, who goes to San Juan."""
    return state.question == codes.ASK_TILE_COLONIST and state.new_tile == codes.FOREST


def _bodies_to_place(state: State) -> Arguments:
    """The question is the same for the whole arrangement: the answers name the place."""
    seat = state.seat
    return {"n": state.colonists[seat][codes.SAN_JUAN], "nobles": state.nobles[seat][codes.SAN_JUAN]}


ABOUT: dict[int, Callable[[State], Arguments]] = {
    codes.ASK_MAN: _bodies_to_place,
    codes.ASK_TILE_COLONIST: lambda state: {"tile": TILE.term(state.new_tile)},
    codes.ASK_BUILDING_COLONIST: lambda state: {"building": BUILDING.term(state.new_building)},
    codes.ASK_PAY: lambda state: {"building": BUILDING.term(state.new_building), "n": state.doubloons_missing},
    codes.ASK_TRADE: lambda state: {"sold": int(state.has_sold)},
}


# Labels


def label(state: State, code: int) -> Message:
    """A legal action: the message of its verb with the things the action names, unless the verb needs other details."""
    verb = ACTIONS.verb_of(code).name
    if verb in LABELS:
        return LABELS[verb](state, code)
    return _label(verb, **ACTIONS.arguments(code))


def _label(verb: str, **args: Argument) -> Message:
    return message(f"puerto-rico-label-{verb.replace('_', '-')}", **args)


def _lay(state: State, code: int) -> Message:
    forest = codes.form_of(code) == codes.FORM_FOREST
    return _label("lay", tile=TILE.term(codes.FOREST if forest else state.drawn_tile))


def _colonist(state: State, code: int) -> Message:
    return _label("colonist-to-san-juan" if _is_for_forest(state) else "colonist")


def _discard(state: State, code: int) -> Message:
    """In the trader phase the land office pays for the tile (NOB-5)."""
    return _label("discard", tile=TILE.term(codes.tile_of(code)), sold=int(state.question == codes.ASK_TRADE))


def _board(state: State, code: int) -> Message:
    return _label("board-noble" if codes.body_of(code) == codes.BODY_NOBLE else "colonist")


def _man(state: State, code: int) -> Message:
    place, number = ACTIONS.arguments(code).values()
    return _label("man", place=place, n=number)


def _man_who(state: State, code: int) -> Message:
    place, _ = ACTIONS.arguments(code).values()
    return _label("man-who", place=place, who=ACTIONS.values_of(code)[1])


def _load(state: State, code: int) -> Message:
    good = ACTIONS.arguments(code)["good"]
    if codes.ship_of(code) == codes.BY_WHARF:
        return _label("load-wharf", good=good)
    return _label("load", good=good, ship=codes.ship_of(code) + codes.SMALLEST_SHIP)


def _small(state: State, code: int) -> Message:
    return _label("small", good=ACTIONS.arguments(code)["good"], n=codes.number_of(code))


def _pass(state: State, code: int) -> Message:
    return _label("pass", asked=asked(state))


LABELS: dict[str, Callable[[State, int], Message]] = {
    "lay": _lay,
    "colonist": _colonist,
    "discard": _discard,
    "board": _board,
    "man_tile": _man,
    "man_building": _man,
    "man_who": _man_who,
    "load": _load,
    "small": _small,
    "pass": _pass,
}
