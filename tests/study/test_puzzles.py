"""Puzzles: what makes a position one, and those that come with the games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from entrepot.bots import networks
from entrepot.cli import main
from entrepot.core import registry
from entrepot.core.messages import speaking_with
from entrepot.i18n import LANGUAGES, Speaker
from entrepot.study import explanation, making, puzzles, verification
from entrepot.study.puzzles import Puzzle, puzzles_of
from entrepot.study.searching import Outlook
from entrepot.study.self_play import SelfPlay, Setting
from entrepot.study.verification import Effort, holds, solved

SHIPPED = [(game, puzzle) for game in registry.names() for puzzle in puzzles_of(registry.find(game))]
each_puzzle = pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=lambda each: getattr(each, "id", each))
OTHER_SEEDS = Effort((101, 102, 103), 40_000, 8_000, 0.0)
SAMPLE = 5  # every fifth puzzle is verified again by `make long`


def searched(**shares: float) -> list[Outlook]:
    """What a search found: the share of the win after each action, for seat 0."""
    return [Outlook(action, [share, 1 - share], [[0.0], [0.0]], [action]) for action, share in shares.items()]


def test_the_solution_is_clearly_better_in_every_search():
    assert solved([searched(a=0.6, b=0.5, c=0.4), searched(a=0.61, b=0.49, c=0.4)], 0, 0.04) == ["a"]
    assert solved([searched(a=0.6, b=0.5, c=0.4), searched(a=0.61, b=0.59, c=0.4)], 0, 0.04) == []


def test_two_actions_that_are_equally_good_are_both_solutions():
    assert solved([searched(a=0.6, b=0.595, c=0.4)], 0, 0.04) == ["a", "b"]


def test_there_is_nothing_to_find_where_the_game_is_decided():
    assert solved([searched(a=0.05, b=0.0, c=0.0)], 0, 0.04) == []
    assert solved([searched(a=0.99, b=0.9, c=0.9)], 0, 0.04) == []


def test_the_gain_is_that_of_the_worst_solution_over_the_best_other_action():
    found = searched(a=0.6, b=0.595, c=0.4)
    assert verification.gain(found, ["a", "b"], 0) == pytest.approx(0.195)


def example(points: list[list[float]], other: list[list[float]]) -> Puzzle:
    outlooks = [Outlook("p0 rest", [0.6, 0.4], points, []), Outlook("p0 stop", [0.5, 0.5], other, [])]
    return Puzzle("1", "", {"seat": 0}, ["p0 rest"], "p0 stop", 0.1, outlooks, {})


def test_a_solution_denies_if_it_harms_others_more_than_it_helps():
    assert making.denies(example([[10.0], [8.0]], [[10.0], [10.0]]))
    assert not making.denies(example([[12.0], [8.0]], [[10.0], [10.0]]))
    assert not making.denies(example([[10.0], [10.0]], [[10.0], [10.0]]))


def test_the_reasons_name_the_parts_of_the_score_and_what_others_lose():
    rules = registry.find("spice_road")
    found = explanation.reasons(rules, example([[9.0, 1.0, 0.0], [5.0]], [[7.0, 1.5, 0.1], [6.0]]), "p0 stop")
    assert [(each.id, each.args["points"].value) for each in found] == [
        ("puzzle-more", 2.0), ("puzzle-less", 0.5), ("puzzle-rival", 1.0),
    ]  # fmt: skip


def test_the_themes_take_turns_and_the_best_of_each_comes_first():
    made = [
        replace(example([[1.0]], [[1.0]]), theme=theme, gain=gain) for theme, gain in [("a", 1), ("a", 3), ("b", 2)]
    ]
    assert [(each.theme, each.gain) for each in making.mixed(made)] == [("a", 3), ("b", 2), ("a", 1)]


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_a_candidate_survives_its_file_and_can_be_searched_again(network, monkeypatch, game):
    monkeypatch.setattr(making, "QUICK", Effort((1,), 30, 10, 0.0))
    monkeypatch.setattr(making, "LONG", Effort((1,), 30, 10, 0.0))
    monkeypatch.setattr(making, "is_tricky", lambda *_: True)
    options = registry.find(game).complete_options({"players": 2})
    found = next(making.candidates(SelfPlay(Setting(game, options, 8, 10**6, 1)), 0))
    [again] = puzzles.from_json(puzzles.to_json(game, [found], {}))
    assert again == found
    assert {each.action for each in found.outlooks} == set(found.game().legal())
    assert again.game().position()["players"] == found.position["players"]
    making.confirmed(found)


# The puzzles that come with the games


@each_puzzle
def test_a_shipped_puzzle_is_complete(game, puzzle):
    position = puzzle.game()
    legal = position.legal()
    assert set(puzzle.solutions) < set(legal)
    assert {each.action for each in puzzle.outlooks} == set(legal)
    assert puzzle.tempting not in puzzle.solutions
    assert verification.LEAST_CHOICES <= len(legal) <= verification.MOST_CHOICES
    assert puzzle.gain >= verification.LONG.gain
    assert puzzle.gain == pytest.approx(verification.gain(puzzle.outlooks, puzzle.solutions, puzzle.seat), abs=2e-4)
    for outlook in puzzle.outlooks:
        assert sum(outlook.chances) == pytest.approx(1, abs=1e-3)
    assert explanation.steps(position, puzzle.outlooks[0])


@each_puzzle
def test_the_theme_of_a_shipped_puzzle_has_a_name_in_every_language(game, puzzle):
    title = replace(explanation.title(registry.find(game), puzzle), fallback="missing")
    for language in LANGUAGES:
        with speaking_with(Speaker(language)):
            assert str(title) != "missing"


@pytest.mark.long
@pytest.mark.parametrize(("game", "puzzle"), SHIPPED[::SAMPLE], ids=lambda each: getattr(each, "id", each))
def test_other_long_searches_find_the_same_solutions(game, puzzle):
    if networks.network_for(puzzle.game()) is None:
        pytest.skip("there is no network for it")
    assert holds(puzzle, OTHER_SEEDS)


# In the terminal


def run(capsys, monkeypatch, typed: list[str], *args: str) -> str:
    answers = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["puzzles", *args, "--no-colour", "--language", "en"]) == 0
    return str(capsys.readouterr().out)


def number_of(puzzle: Puzzle, action: str) -> str:
    return action.split(" ", 1)[1]


@pytest.mark.skipif(len(SHIPPED) < 2, reason="there are not enough puzzles")
def test_a_right_and_a_wrong_answer_in_the_terminal(capsys, monkeypatch):
    (game, first), (_, second) = SHIPPED[:2]
    typed = ["nonsense", number_of(first, first.solutions[0]), number_of(second, second.best_other.action), "q"]
    shown = run(capsys, monkeypatch, typed, game)
    assert "That is not a choice" in shown
    assert shown.index("Right!") < shown.index("There is a better move.")
    assert "Solved: 1 of 2" in shown


@pytest.mark.skipif(not SHIPPED, reason="there are no puzzles")
def test_what_is_not_there_is_refused(capsys):
    game = SHIPPED[0][0]
    assert main(["puzzles", game, "--number", "9999", "--language", "en"]) == 2
    assert "There is no puzzle 9999" in capsys.readouterr().err.replace(",", "")
    assert main(["puzzles", game, "--theme", "cooking", "--language", "en"]) == 2
    assert "no puzzles about “cooking”" in capsys.readouterr().err
