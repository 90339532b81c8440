"""How the terminal writes cubes and cards in each language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import entrepot
from entrepot.core.messages import message, speaking_with
from entrepot.games.spice_road.abbreviations import abbreviated, abbreviations
from entrepot.games.spice_road.cards import LETTERS, SPICES
from entrepot.games.spice_road.vocabulary import ACTIONS
from entrepot.i18n import LANGUAGES, Speaker
from entrepot.terminal.colours import ansi


@pytest.fixture(params=LANGUAGES)
def language(request):
    with speaking_with(Speaker(request.param)):
        yield request.param


def test_english_writes_the_notation():
    assert [abbreviated(text) for text in ACTIONS] == list(ACTIONS)


@pytest.mark.parametrize(
    ("language", "written"),
    [("is", "2TKr>2Kn"), ("sv", "2GuKr>2Kn"), ("cs", "2KuKa>2Sk"), ("hu", "2KuKa>2F")],
)
def test_other_languages_count_cubes_in_letters_of_their_own(language, written):
    with speaking_with(Speaker(language)):
        assert abbreviated("acquire YYG>BB") == f"acquire {written}"
        assert abbreviated("play ^2") == "play ^2"


def test_a_spice_has_the_initial_of_its_name_and_no_more_than_two_letters(language):
    for letter, spice in zip(LETTERS, SPICES, strict=True):
        short, name = abbreviations()[letter], str(message(f"spice-{spice}"))
        assert len(short) <= 2
        assert language == "en" or re.match(f"{short[0]}.*{short[1:]}", name, re.IGNORECASE), (short, name)


def test_no_two_spices_are_alike_nor_like_another_in_notation(language):
    short = abbreviations()
    assert len({each.casefold() for each in short.values()}) == len(SPICES)
    assert all(each not in LETTERS or each == letter for letter, each in short.items())


def test_what_is_typed_means_one_action(language):
    """Neither two actions alike, nor one like another's notation."""
    typed = Counter(each.casefold() for text in ACTIONS for each in {text, abbreviated(text)})
    assert [text for text, times in typed.items() if times > 1] == []


def test_the_board_explains_the_letters(language):
    lines = str(entrepot.new("spice_road", players=2, seed=7)).splitlines()
    names = [str(message(f"spice-{spice}")) for spice in SPICES]
    assert lines[1] == "  ".join(f"{short} {name}" for short, name in zip(abbreviations().values(), names, strict=True))
    assert abbreviated("YYG>BB") in lines[7]


def test_letters_are_painted_with_their_number():
    rules = entrepot.new("spice_road").rules
    with speaking_with(Speaker("cs")):
        assert rules.colour("Kukuřice 2KuŠ>Sk", ansi) == (
            "Kukuřice \x1b[33m2Ku\x1b[0m\x1b[31mŠ\x1b[0m>\x1b[38;5;130mSk\x1b[0m"
        )
