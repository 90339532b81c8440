"""Cubes and cards as the terminal writes them in the player's language.

The notation has a letter for each spice: ``YYG>BB``. A language may have letters of its own. If one of them needs two
letters, cubes of a spice are counted instead of repeated: ``2KuKa>2Sk``.
"""

from __future__ import annotations

import re
from itertools import groupby

from ...core.messages import message
from ...core.rules import Paint
from .cards import LETTERS, SPICES

COLOURS = ("yellow", "red", "green", "brown")
NOTATION = re.compile(rf"(?<!\w)[{LETTERS}]+(?!\w)")  # cubes, including those on a card


def abbreviations() -> dict[str, str]:
    """What the language writes for each letter of the notation."""
    return {letter: str(message(f"spice-road-letter-{spice}")) for letter, spice in zip(LETTERS, SPICES, strict=True)}


def are_counted() -> bool:
    """Whether cubes are counted, because a spice has more than one letter."""
    return any(len(each) > 1 for each in abbreviations().values())


def abbreviated(notation: str, between: str = "") -> str:
    """Notation with the language's letters for cubes; ``between`` stands between those of different spices."""
    short, write = abbreviations(), _counted if are_counted() else _repeated

    def cubes(found: re.Match[str]) -> str:
        return between.join(write(short[letter], len(list(group))) for letter, group in groupby(found[0]))

    return NOTATION.sub(cubes, notation)


def _repeated(letter: str, n: int) -> str:
    return letter * n


def _counted(letters: str, n: int) -> str:
    return letters if n == 1 else f"{n}{letters}"


def colour(text: str, paint: Paint) -> str:
    """A text in which the letters of cubes are painted, with their number."""
    colours = dict(zip(abbreviations().values(), COLOURS, strict=True))
    one = rf"(\d*)({'|'.join(sorted(colours, key=len, reverse=True))})"

    def cubes(found: re.Match[str]) -> str:
        return re.sub(one, lambda each: paint(each[0], colours[each[2]]), found[0])

    return re.sub(rf"(?<!\w)(?:{one})+(?!\w)", cubes, text)
