"""What Spice Road has to say, as messages: why an action is refused, and what has happened."""

from __future__ import annotations

from ...core.messages import Message, message
from . import codes
from .cards import LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, SPICES, unpacked
from .state import State

COINS = {codes.NO_COIN: "none", codes.GOLD: "gold", codes.SILVER: "silver"}
PENDING = {codes.UPGRADE: "upgrade", codes.TRADE: "trade", codes.DROP: "drop", codes.DISCARD: "discard"}


# Cards and cubes


def spice_name(spice: int) -> Message:
    """The spice by its name."""
    return message(f"spice-{SPICES[spice]}")


def card_text(card: str) -> Message:
    """What a merchant card does."""
    if card[0] == "+":
        return message("spice-road-card-create", cubes=cubes_text(card[1:]))
    if card[0] == "^":
        return message("spice-road-card-upgrade", n=int(card[1:]))
    give, get = card.split(">")
    return message("spice-road-card-trade", give=cubes_text(give), get=cubes_text(get))


def cubes_text(cubes: str) -> Message:
    """Cubes by number and name: a list of one to four kinds."""
    kinds = [_number_of(spice, cubes.count(letter)) for spice, letter in enumerate(LETTERS) if letter in cubes]
    return message(f"spice-road-cubes-{len(kinds)}", **dict(zip("abcd", kinds, strict=False)))


def cubes_or_none(pile: int) -> Message | str:
    """Cubes that lie on a card, where there may be none."""
    return cubes_text(unpacked(pile)) if pile else "none"


def _number_of(spice: int, number: int) -> Message:
    return message("spice-road-cubes-of", n=number, spice=spice_name(spice))


# Why not


def why_not(state: State, code: int) -> Message:
    """The rule that an illegal action would break."""
    if state.decision != codes.TURN:
        return _why_not_pending(state, code)
    if code < codes.ACQUIRE:
        return _why_not_play(state, code)
    if code < codes.CLAIM:
        return _why_not_acquire(state, code - codes.ACQUIRE)
    if code < codes.REST:
        return _why_not_claim(state, code - codes.CLAIM)
    if code == codes.REST:
        return message("spice-road-why-nothing-played")
    return message("spice-road-why-nothing-begun")


def _why_not_play(state: State, card: int) -> Message:
    text = MERCHANT_CARDS[card]
    name = card_text(text)
    if state.played[state.seat] >> card & 1:
        return message("spice-road-why-already-played", card=name)
    if not state.hand[state.seat] >> card & 1:
        return message("spice-road-why-not-in-hand", card=name)
    if text[0] == "^":
        return message("spice-road-why-nothing-to-raise")
    return message("spice-road-why-cannot-trade", card=name, missing=_missing(state, text.split(">")[0]))


def _why_not_acquire(state: State, card: int) -> Message:
    name = card_text(MERCHANT_CARDS[card])
    row = state.row[: state.row_size]
    if card not in row:
        return message("spice-road-why-not-in-row", card=name)
    cubes = len(unpacked(state.caravan[state.seat]))
    return message("spice-road-why-cannot-acquire", card=name, needed=row.index(card), cubes=cubes)


def _why_not_claim(state: State, card: int) -> Message:
    cost = cubes_text(POINT_COSTS[card])
    if card not in state.point_row[: state.point_row_size]:
        return message("spice-road-why-not-in-point-row", cost=cost)
    return message("spice-road-why-cannot-claim", cost=cost, missing=_missing(state, POINT_COSTS[card]))


def _missing(state: State, cost: str) -> Message:
    """The cubes of a cost that the caravan does not hold."""
    caravan = unpacked(state.caravan[state.seat])
    return cubes_text("".join(letter * max(0, cost.count(letter) - caravan.count(letter)) for letter in LETTERS))


def _why_not_pending(state: State, code: int) -> Message:
    """Something is unfinished: either this is not what is asked, or there is no such cube."""
    if state.decision == codes.UPGRADE and code == codes.STOP:
        return message("spice-road-why-raise-one")
    asked = {codes.UPGRADE: (codes.RAISE, 3), codes.DROP: (codes.DROP_CUBE, 4), codes.DISCARD: (codes.DISCARD_CUBE, 4)}
    first, spices = asked.get(state.decision, (0, 0))
    if first <= code < first + spices:
        return message("spice-road-why-no-such-cube", spice=spice_name(code - first))
    card = card_text(MERCHANT_CARDS[state.card])
    return message("spice-road-why-finish-first", pending=PENDING[state.decision], card=card)


# What happened


def event(kind: int, a: int, b: int, c: int) -> Message:
    """An event of the engine as a message."""
    if kind == codes.OPENED_MERCHANT:
        return message("spice-road-opened-merchant", card=card_text(MERCHANT_CARDS[a]))
    if kind == codes.OPENED_POINTS:
        return message("spice-road-opened-points", n=POINT_CARDS[POINT_COSTS[a]], cubes=cubes_text(POINT_COSTS[a]))
    return _act(kind, a, b, c)


def _act(kind: int, seat: int, b: int, c: int) -> Message:
    if kind == codes.PLAYED:
        return message("spice-road-played", seat=seat, card=card_text(MERCHANT_CARDS[b]))
    if kind == codes.RAISED:
        return message("spice-road-raised", seat=seat, spice=spice_name(b), to=spice_name(b + 1))
    if kind == codes.TRADED:
        give, get = map(cubes_text, MERCHANT_CARDS[b].split(">"))
        return message("spice-road-traded", seat=seat, give=give, get=get)
    if kind == codes.DROPPED:
        return message("spice-road-dropped", seat=seat, spice=spice_name(b), card=card_text(MERCHANT_CARDS[c]))
    if kind == codes.ACQUIRED:
        return message("spice-road-acquired", seat=seat, card=card_text(MERCHANT_CARDS[b]), cubes=cubes_or_none(c))
    if kind == codes.CLAIMED:
        cost = POINT_COSTS[b]
        return message("spice-road-claimed", seat=seat, n=POINT_CARDS[cost], cubes=cubes_text(cost), coin=COINS[c])
    if kind == codes.DISCARDED:
        return message("spice-road-discarded", seat=seat, spice=spice_name(b))
    return message("spice-road-rested" if kind == codes.RESTED else "spice-road-last-round", seat=seat)
