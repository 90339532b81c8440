"""Names of guests: one short line that looks like what it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from ..core.reader import Reader
from .errors import refused

LONGEST_NAME = 20
MOST_MARKS = 2  # accents on one letter: Thai and Hebrew need two
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable by their category, but nothing is seen
WRITTEN_TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)
"""Scripts that appear together in one language; letters of any others are mixed only to look like something else."""

CYRILLIC, LIKE_CYRILLIC = "авсԁеһіјӏмноркԛѕтухԝуг", "abcdehijlmhopkqstyxwyr"
GREEK, LIKE_GREEK = "αβεηικμνορτυχωγ", "abenikuvoptuxwy"
SIGNS, LIKE_SIGNS = "01|i", "olll"
LOOKALIKES = str.maketrans(CYRILLIC + GREEK + SIGNS, LIKE_CYRILLIC + LIKE_GREEK + LIKE_SIGNS)
"""Letters, in lower case, and the Latin ones that they are mistaken for."""


def checked_name(given: Reader) -> str:
    """A name that is visible, in one line, not too long, and not made of letters that only look like others."""
    name = " ".join(unicodedata.normalize("NFKC", given.text()).split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or BLANK & set(name):
        raise refused("server-name", 400, most=LONGEST_NAME)
    if most_marks(name) > MOST_MARKS or not is_one_script(name):
        raise refused("server-name-letters", 400)
    return name


def most_marks(name: str) -> int:
    """The largest number of accents on one letter."""
    most = marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def is_one_script(name: str) -> bool:
    """Whether all letters belong to scripts that are written together. A letter's name begins with its script."""
    letters = (letter for letter in name if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo"))
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return len(scripts) <= 1 or any(scripts <= together for together in WRITTEN_TOGETHER)


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be mistaken for each other."""
    plain = (letter for letter in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(letter))
    return "".join(plain).translate(LOOKALIKES).replace("rn", "m").replace(" ", "")


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number if it could be mistaken for one of the others."""
    taken, number, found = {skeleton(other) for other in others}, 1, name
    while name and skeleton(found) in taken:
        number += 1
        found = f"{name} ({number})"
    return found
