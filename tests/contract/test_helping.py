"""Every game: what helps a person at the table is in words and adds up."""

from __future__ import annotations

import pytest
from hypothesis import given

import entrepot
from entrepot.core import registry
from entrepot.core.messages import Message
from entrepot.core.rules import Rules
from playing import GAMES, games


def in_words(said: Message) -> bool:
    return bool(str(said)) and said.id not in str(said) and "{" not in str(said)


@given(games())
def test_the_score_sheet_adds_up_to_the_score(game):
    sheet = game.rules.score_sheet(game.state)
    assert [sum(points for _, points in column) for column in sheet] == game.scores()
    assert all(in_words(part) for column in sheet for part, _ in column)
    assert all([part for part, _ in column] == [part for part, _ in sheet[0]] for column in sheet)


@given(games())
def test_hints_on_legal_actions_are_in_words_and_change_nothing(game):
    before = game.position()
    for action in game.legal():
        hint = game.rules.hint(game.state, action.code)
        assert hint is None or in_words(hint)
    assert game.position() == before


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_that_is_followed_by_a_choice_has_a_heading(name):
    rules = registry.find(name)
    for verb in {text.split()[0] for text in rules.actions if " " in text}:
        assert in_words(rules.heading(verb))


@given(games())
def test_colour_only_marks_the_text(game):
    for line in [*game.board().split("\n"), *map(str, game.log), *game.legal()]:
        assert game.rules.colour(line, lambda text, style: text) == line
        marked = game.rules.colour(line, lambda text, style: f"⟨{text}⟩")
        assert marked.replace("⟨", "").replace("⟩", "") == line


@given(games())
def test_a_board_may_be_painted_without_changing_its_letters(game):
    styles = set()

    def paint(text: str, style: str) -> str:
        styles.add(style)
        return f"⟨{text}⟩"

    painted = game.board(paint=paint).replace("⟨", "").replace("⟩", "")
    assert [line.rstrip() for line in painted.split("\n")] == game.board().split("\n")
    assert styles


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_says_nothing_of_its_own_gets_along(name):
    game = entrepot.new(name, seed=1)
    assert [[points for _, points in column] for column in Rules.score_sheet(game.rules, game.state)] == [
        [points] for points in game.scores()
    ]
    assert in_words(Rules.heading(game.rules, "play"))
    assert Rules.hint(game.rules, game.state, 0) is None
    assert Rules.colour(game.rules, "YY>G", lambda text, style: "") == "YY>G"
