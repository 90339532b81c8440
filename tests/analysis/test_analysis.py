"""The analysis: it finds mistakes, knows no more than the players did, and has three output formats."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import entrepot
from entrepot import analysis
from entrepot.analysis.turning_points import MAX_TURNING_POINTS
from entrepot.bots.mcts import Mcts
from entrepot.cli import main
from entrepot.core.game import Game

BOT = "mcts:400n"

# Five cards each. The next player to claim wins: p0 with GGGGG, or, if p0 does something else, p1 with YYRR.
LAST_TURN = {
    "game": "spice_road",
    "options": {},
    "point_row": ["GGGGG", "YYRR", "YYYRR", "RRBBB", "BBBB"],
    "players": [
        {"caravan": "GGGGG", "points": ["YYGG", "RRRRR", "RRGG", "YYBB", "YYYGG"]},
        {"caravan": "YYRR", "points": ["YYRRR", "YYYBB", "YYGGG", "YRGB", "RRRR"]},
    ],
}


def blundered() -> Game:
    """p0 does not claim."""
    game = entrepot.load(LAST_TURN, seed=1, names=["Ann", "Bo"])
    for action in ("p0 play +YY", "p1 claim YYRR"):
        game.play(action)
    assert game.winners() == [1]
    return game


def won() -> Game:
    """p0 claims."""
    return entrepot.load(LAST_TURN, seed=1, actions=["p0 claim GGGGG", "p1 claim YYRR"])


def test_a_blunder_is_found():
    blunder, answer = analysis.decisions(blundered(), BOT)
    assert blunder.best == "p0 claim GGGGG"
    assert blunder.estimate > 0.9
    assert blunder.loss > 0.8
    assert (answer.best, answer.loss) == ("p1 claim YYRR", 0.0)


def test_a_good_action_loses_nothing():
    first, *_ = analysis.decisions(won(), BOT)
    assert first.action == first.best
    assert (first.loss, first.estimate > 0.9) == (0.0, True)


def test_the_blunder_is_the_turning_point():
    game = blundered()
    (turn,) = (turn for turn in analysis.turning_points(game, list(analysis.decisions(game, BOT))) if turn.own)
    assert (turn.number, turn.seat) == (0, 0)
    assert turn.change < -0.8


def test_curves_end_with_the_result():
    game = blundered()
    ann, bo = analysis.curves(game, list(analysis.decisions(game, BOT)))
    assert [moment for moment, _ in ann] == [0, 2]
    assert ann[-1] == (2, 0.0)
    assert bo[-1] == (2, 1.0)


def test_shares_of_a_new_game_are_shares():
    """Nobody has much of an advantage yet, so everybody's share is near their part."""
    for players in (2, 4):
        game = entrepot.new("spice_road", players=players, seed=1, actions=["p0 play +YY"])
        (first,) = analysis.decisions(game, "mcts:400n")
        assert 0.3 < players * first.estimate < 1.7


def test_a_decision_is_searched_only_as_its_seat_could_see_it(monkeypatch):
    """Every search starts from what `seen_by` gives for the seat that decided, and keeps that point of view."""
    seen, searched = [], []

    def seen_by(game, seat, seed, real=Game.seen_by):
        seen.append((seat, real(game, seat, seed)))
        return seen[-1][1]

    def grow(bot, searches, begin, real=Mcts.grow):
        searched.extend(search.seat for search in searches)
        real(bot, searches, begin)

    def new_searches(bot, game, seed, real=Mcts.new_searches):
        assert any(game is each for _, each in seen)
        return real(bot, game, seed)

    for name, spy in (("grow", grow), ("new_searches", new_searches)):
        monkeypatch.setattr(Mcts, name, spy)
    monkeypatch.setattr(Game, "seen_by", seen_by)
    game = entrepot.new("spice_road", players=3, seed=3, actions=["p0 play +YY", "p1 play +YY", "p2 play +YY"])
    for decision in analysis.decisions(game, "mcts:20n"):
        assert {seat for seat, _ in seen} == {decision.seat} == set(searched)
        seen.clear()
        searched.clear()


def test_the_same_seed_finds_the_same():
    game = entrepot.new("spice_road", players=2, seed=3, actions=["p0 play +YY", "p1 play +YY"])
    assert list(analysis.decisions(game, BOT, 5)) == list(analysis.decisions(game, BOT, 5))


def test_no_more_turning_points_than_can_be_read():
    game = blundered()
    blunder, _ = analysis.decisions(game, BOT)
    many = [replace(blunder, number=number, seat=number % 2) for number in range(40)]
    turns = analysis.turning_points(game, many)
    assert len(turns) == MAX_TURNING_POINTS
    assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)


# The command


@pytest.fixture
def record(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    entrepot.write_record(blundered(), "game.erec")


@pytest.mark.usefixtures("record")
def test_the_command_describes_prints_and_draws(capsys, tmp_path):
    assert main(f"analyse game.erec --bot {BOT} --json a.json --html a.html".split()) == 0
    out = capsys.readouterr().out
    assert re.search(
        r"^ +0 +1 +Ann +\d+% +−\d+  Play: take 2 turmeric\n +· Claim 15 points for 5 cardamom \(\d+%\)", out, re.M
    )
    assert "Play: take 2 turmeric; better: Claim 15 points for 5 cardamom\n" in out
    check_json(json.loads((tmp_path / "a.json").read_text(encoding="utf-8")))
    check_page((tmp_path / "a.html").read_text(encoding="utf-8"))


@pytest.mark.usefixtures("record")
def test_the_command_speaks_the_language_of_the_player(capsys):
    assert main(f"analyse game.erec --bot {BOT} --language sv".split()) == 0
    out = capsys.readouterr().out
    start = blundered().at(0)
    label = entrepot.Speaker("sv")(start.rules.label(start.state, start.parse("p0 play +YY").code))
    assert re.search(rf"\d+\u00a0% +−\d+  {label}\n", out)
    assert re.search(r"^ +Ann( +\d+){2} +\d+,\d +\d+$", out, re.MULTILINE)


def check_json(data):
    assert data["format"] == "entrepot-analysis/2"
    assert (data["game"], data["bot"], data["players"]) == ("spice_road", BOT, ["Ann", "Bo"])
    assert data["decisions"][0]["alternatives"][0]["action"] == "p0 claim GGGGG"
    assert data["decisions"][0]["loss"] > 0.8
    assert data["turning_points"][0]["own"]
    assert data["result"]["winners"] == [1]


def check_page(page):
    """One file that needs no other, with words for its drawing."""
    body = page[page.index("<main>") : page.index("</main>") + len("</main>")]
    tree = ET.fromstring(body)
    assert "://" not in page
    (drawing,) = [svg for svg in tree.iter("svg") if svg.get("role") == "img"]
    assert drawing.findtext("title") == "Winning chances"
    assert re.fullmatch(r"Ann from \d+% to 0%; Bo from \d+% to 100%", drawing.findtext("desc") or "")
    assert len(list(drawing.iter("polyline"))) == 2
    assert "prefers-color-scheme: dark" in page


@pytest.mark.usefixtures("record")
@pytest.mark.parametrize("bot", ["greedy", "cat", "mcts:0n"])
def test_a_bot_that_cannot_judge_is_refused(bot, capsys):
    assert main(f"analyse game.erec --bot {bot}".split()) == 2
    assert re.fullmatch(r"entrepot: [^\n]+\n", capsys.readouterr().err)


def test_a_game_in_which_nothing_was_played_is_refused(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    entrepot.write_record(entrepot.new("spice_road", seed=1), "new.erec")
    assert main(["analyse", "new.erec"]) == 2
    assert capsys.readouterr().err == "entrepot: new.erec contains no actions.\n"


def test_an_unfinished_game_is_analysed_as_far_as_it_goes():
    game = entrepot.new("spice_road", players=2, seed=3, names=["<Ann>", "Bo"], actions=["p0 play +YY"])
    found = list(analysis.decisions(game, "flat:20n"))
    assert analysis.curves(game, found)[1] == []
    page = analysis.html_report(game, found, "flat:20n")
    assert "The game is not over." in page
    assert "<Ann>" not in page
