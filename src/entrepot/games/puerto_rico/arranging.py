"""A complete mayor's arrangement (MAY-3) as a sequence of legal answers."""

from __future__ import annotations

from typing import NoReturn

from ...core.messages import message
from ...core.reader import Reader
from . import codes
from .state import State
from .vocabulary import ACTIONS, PLACE, PLACES, SAN_JUAN, WHO_PLACES

NUMBERS = {name: number for number, name in enumerate(PLACES) if name != SAN_JUAN}
BODIES = ("colonists", "nobles")
MANNING = (codes.ASK_MAN, codes.ASK_MAN_WHO)

Wish = dict[str, tuple[int, int]]
"""The colonists and nobles wanted at each place."""


def arrange(state: State, given: Reader) -> list[int]:
    """The answers that man all places as wanted; the rest stay in San Juan. Refused if the rules do not allow it."""
    if state.question not in MANNING:
        given.refuse(message("error-nothing-to-arrange"))
    wish = read(given)
    seat, trial, answers = state.seat, state.copy(), []
    while trial.seat == seat and trial.question in MANNING:
        answers.append(answer(trial, wish, given))
        trial.apply_one(answers[-1])
    check(trial, seat, wish, given)
    return answers


def read(given: Reader) -> Wish:
    """The places given; all others stay empty."""
    wish = {}
    for name, place in given.fields(PLACES).items():
        fields = place.fields(BODIES)
        colonists, nobles = (fields[kind].whole(0, 100) if kind in fields else 0 for kind in BODIES)
        wish[name] = colonists, nobles
    return wish


def answer(state: State, wish: Wish, given: Reader) -> int:
    """The legal answer that mans the place in question as wanted."""
    legal = {tuple(ACTIONS[code].split()[1:]): code for code in state.legal()}
    place = next(iter(legal))[0]
    colonists, nobles = wish.get(place, (0, 0))
    who = "noble" if nobles else "colonist" if colonists else "none"
    wanted = who if state.question == codes.ASK_MAN_WHO else str(colonists + nobles)
    if (place, wanted) not in legal:
        refuse(given, NUMBERS[place])
    return legal[place, wanted]


def check(state: State, seat: int, wish: Wish, given: Reader) -> None:
    """Check the places that the rules manned without a question: they must be as wanted, too."""
    for name, place in NUMBERS.items():
        colonists, nobles = wish.get(name, (0, 0))
        there = state.colonists[seat][place], state.nobles[seat][place]
        wrong_kind = place in WHO_PLACES and there[1] != nobles
        if wrong_kind or sum(there) != colonists + nobles:
            refuse(given, place)


def refuse(given: Reader, place: int) -> NoReturn:
    """Refuse the wish for a place: this number, or these kinds, cannot be there."""
    given.refuse(message("puerto-rico-why-manning", place=PLACE.term(place)))
