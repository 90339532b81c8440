"""Questions, labels of actions and refusals in Spice Road, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import Message, message
from ...core.terms import Argument
from . import codes
from .cards import LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, unpacked
from .state import State
from .vocabulary import ACTIONS, CARD, CUBES, POINT_CARD, QUESTION, SPICE

# Questions


def asked(state: State) -> str:
    """The name of the current question."""
    return str(QUESTION.value(state.question))


def question(state: State) -> Message:
    """The current question and who has to answer it, for everybody to read."""
    about: dict[int, dict[str, Argument]] = {
        codes.ASK_UPGRADE: {"n": state.raises_left},
        codes.ASK_TRADE: {"card": CARD.term(state.card)},
        codes.ASK_DROP: {"n": state.cards_to_pay},
        codes.ASK_DISCARD: {"n": len(unpacked(state.caravan[state.seat])) - codes.CARAVAN},
    }
    return message(f"spice-road-ask-{asked(state)}", seat=state.seat, **about.get(state.question, {}))


# Labels


def label(state: State, code: int) -> Message:
    """A legal action: the message of its verb, with the things the action names and further details."""
    verb = ACTIONS.verb_of(code).name
    more: dict[str, Argument] = {}
    if verb == "claim":
        more = {"points": POINT_CARDS[POINT_COSTS[codes.point_card_of(code)]]}
    elif verb == "rest":
        more = {"n": bits.count(state.played[state.seat])}
    elif verb == "raise":
        more = {"to": SPICE.term(codes.spice_of(code) + 1)}
    elif verb == "again":
        more = {"card": CARD.term(state.card)}
    return message(f"spice-road-label-{verb}", **_renamed(ACTIONS.arguments(code)), **more)


def _renamed(args: dict[str, Argument]) -> dict[str, Argument]:
    """The arguments as labels name them: a point card is called card, too."""
    return {"card" if name == "point_card" else name: value for name, value in args.items()}


# Refusals


def why_not(state: State, code: int) -> Message:
    """The rule that an illegal action would break."""
    verb = ACTIONS.verb_of(code).name
    if state.question != codes.ASK_TURN:
        return _why_not_unfinished(state, code, verb)
    if verb in REASONS:
        return REASONS[verb](state, code)
    return _why("nothing-played") if verb == "rest" else _why("nothing-begun")


def _why(id: str, **args: Argument) -> Message:
    return message(f"spice-road-why-{id}", **args)


def _why_not_play(state: State, code: int) -> Message:
    card = codes.card_of(code)
    name, text = CARD.term(card), MERCHANT_CARDS[card]
    if bits.has(state.played[state.seat], card):
        return _why("already-played", card=name)
    if not bits.has(state.hand[state.seat], card):
        return _why("not-in-hand", card=name)
    if text[0] == "^":
        return _why("nothing-to-raise")
    return _why("cannot-trade", card=name, missing=_missing(state, text.split(">")[0]))


def _why_not_acquire(state: State, code: int) -> Message:
    card, row = codes.card_of(code), state.row[: state.row_size]
    if card not in row:
        return _why("not-in-row", card=CARD.term(card))
    cubes = len(unpacked(state.caravan[state.seat]))
    return _why("cannot-acquire", card=CARD.term(card), needed=row.index(card), cubes=cubes)


def _why_not_claim(state: State, code: int) -> Message:
    card = codes.point_card_of(code)
    cost = POINT_CARD.term(card)
    if card not in state.point_row[: state.point_row_size]:
        return _why("not-in-point-row", cost=cost)
    return _why("cannot-claim", cost=cost, missing=_missing(state, POINT_COSTS[card]))


def _missing(state: State, cost: str) -> Argument:
    """The cubes of a cost that the caravan does not hold."""
    caravan = unpacked(state.caravan[state.seat])
    missing = "".join(letter * max(0, cost.count(letter) - caravan.count(letter)) for letter in LETTERS)
    return CUBES.term(CUBES.number(missing))


def _why_not_unfinished(state: State, code: int, verb: str) -> Message:
    """A turn is unfinished: the action does not answer the question, or there is no such cube."""
    if state.question == codes.ASK_UPGRADE and verb == "stop":
        return _why("raise-one")
    if asked(state) in ACTIONS.verb_of(code).answers:
        return _why("no-such-cube", spice=SPICE.term(codes.spice_of(code)))
    return _why("finish-first", pending=asked(state), card=CARD.term(state.card))


REASONS: dict[str, Callable[[State, int], Message]] = {
    "play": _why_not_play,
    "acquire": _why_not_acquire,
    "claim": _why_not_claim,
}
