"""Every game: hints and score sheets have texts and add up."""

from __future__ import annotations

import json
from itertools import product

import pytest
from hypothesis import given

import entrepot
from entrepot.core.messages import Message
from entrepot.core.rules import Rules
from entrepot.i18n import LANGUAGES, Speaker
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


@given(games())
def test_prices_do_not_depend_on_what_is_hidden_and_change_nothing(game):
    before, rules = game.position(), game.rules
    for seat in range(len(game.names)):
        prices = rules.prices(game.state, seat)
        assert prices == rules.prices(game.seen_by(seat, 1).state, seat)
        json.dumps(prices)
    assert game.position() == before


@given(games())
def test_consequences_do_not_depend_on_what_is_hidden_and_change_nothing(game):
    before, rules = game.position(), game.rules
    for action in game.legal():
        said = [rules.consequences(game.seen_by(action.seat, seed).state, action.code) for seed in (1, 2)]
        assert said[0] == said[1] == rules.consequences(game.state, action.code)
        assert all(map(in_words, said[0]))
    assert game.position() == before


@given(games())
def test_the_parts_of_a_score_have_names_and_add_up(game):
    rules, parts = game.rules, len(game.rules.score_parts)
    assert [sum(points) for points in game.state.score_parts(parts)] == game.scores()
    assert all(in_words(rules.part_name(part)) for part in range(parts))


@given(games())
def test_progress_is_a_share_that_is_known_to_everybody(game):
    progress = game.rules.progress(game.state, game.options)
    assert progress is None or 0 <= progress <= 1
    assert progress == game.rules.progress(game.seen_by(0, 1).state, game.options)


def all_messages(game: entrepot.Game) -> list[Message]:
    """The question, its answers with their hints, every other action refused, and the last of the log."""
    rules, state, legal = game.rules, game.state, game.state.legal()
    said = [event.message for event in game.log[-60:]] + [part for part, _ in rules.score_sheet(state)[0]]
    if not game.is_over:
        said += [rules.question(state), *(rules.label(state, code) for code in legal)]
        said += filter(None, (rules.hint(state, code) for code in legal))
        said += [each for code in legal for each in rules.consequences(state, code)]
        said += [rules.why_not(state, code) for code in range(len(rules.actions)) if code not in legal]
    return said


@given(games())
def test_whatever_is_said_has_words_in_every_language(game):
    before = game.position()
    said = {repr(entry): entry for entry in all_messages(game)}
    for language, entry in product(LANGUAGES, said.values()):
        words = Speaker(language, ["Ada"] * game.players)(entry)
        assert words.strip()
        assert "{" not in words
        assert entry.id not in words
    assert game.position() == before


@given(games())
def test_two_answers_to_one_question_have_two_labels(game):
    different = [action for action in game.legal() if not action.endswith("prospector2")]  # two cards, one role
    labels = [str(game.rules.label(game.state, action.code)) for action in different]
    assert len(set(labels)) == len(labels)


@given(games())
def test_a_question_is_the_same_for_everybody_and_reveals_nothing_hidden(game):
    if not game.is_over:
        asked = game.rules.question(game.state)
        for seat in range(game.players):
            assert game.rules.question(game.seen_by(seat, 1).state) == asked
        assert asked.args["seat"] == game.seat


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
def test_a_game_works_with_all_defaults(name):
    game = entrepot.new(name, seed=1)
    assert [[points for _, points in column] for column in Rules.score_sheet(game.rules, game.state)] == [
        [points] for points in game.scores()
    ]
    assert str(Rules.question(game.rules, game.state)) == "p0 decides"
    assert Rules.label(game.rules, game.state, 0).fallback == game.rules.actions[0]
    assert Rules.hint(game.rules, game.state, 0) is None
    assert Rules.consequences(game.rules, game.state, game.state.legal()[0]) == []
    assert Rules.progress(game.rules, game.state, game.options) is None
    assert Rules.colour(game.rules, "YY>G", lambda text, style: "") == "YY>G"
