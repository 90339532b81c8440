"""The notation of Spice Road: the text of every action, in the order of the codes."""

from . import codes
from .cards import LETTERS, MERCHANT_CARDS, POINT_COSTS


def _table() -> list[str]:
    texts = [""] * codes.ALL
    for number, card in enumerate(MERCHANT_CARDS):
        texts[codes.PLAY + number] = f"play {card}"
        texts[codes.ACQUIRE + number] = f"acquire {card}"
    for number, cost in enumerate(POINT_COSTS):
        texts[codes.CLAIM + number] = f"claim {cost}"
    for spice, letter in enumerate(LETTERS):
        texts[codes.DROP_CUBE + spice] = f"drop {letter}"
        texts[codes.DISCARD_CUBE + spice] = f"discard {letter}"
    for spice, letter in enumerate(LETTERS[:-1]):
        texts[codes.RAISE + spice] = f"raise {letter}"
    texts[codes.REST] = "rest"
    texts[codes.AGAIN] = "again"
    texts[codes.STOP] = "stop"
    return texts


ACTIONS = tuple(_table())
