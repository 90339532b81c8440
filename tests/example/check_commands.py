"""Every command with Bazaar installed."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys

import pytest

import entrepot
from entrepot import bots
from entrepot.cli import main


@pytest.fixture(autouse=True)
def _folder(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run(capsys, monkeypatch):
    """A command that succeeds: its output."""

    def run(line: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        assert main(line.split()) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    return run


def test_a_game_in_the_terminal_between_two_bots():
    """In a separate process, as a user starts it."""
    line = "play bazaar --seats mcts:10n,random --seed 1 --save game.erec"
    command = [sys.executable, "-m", "entrepot", *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    game = entrepot.read_record("game.erec")
    assert game.is_over
    assert "Bazaar · the game is over" in done.stdout
    assert re.search(rf"^coins +{game.scores()[0]}$", done.stdout.replace("  coins", "coins"), re.MULTILINE)
    assert f"{game.names[game.winners()[0]]} wins." in done.stdout
    assert "mcts:10n takes " in done.stdout


def test_a_person_at_the_terminal(run):
    """Actions by number, by notation and by Enter; a sale is taken back."""
    typed = "1\ntake salt\nsell cloth\nu\np0 sell cloth\n\nq\n"
    out = run("play bazaar --hot-seat --names Ann,Bo --seed 3 --save game.erec", typed)
    assert "Bazaar · Ann to decide" in out
    assert re.search(r"^stalls +cloth  salt  silk  silver$", out, re.MULTILINE)
    assert re.search(r"1 Take cloth +take cloth", out)
    assert "Sell all cloth" in out
    assert "Ann takes cloth." in out
    assert "Undone: Sell all cloth" in out
    assert out.count("Ann sells 1 card of cloth for 6 coins.") == 2
    game = entrepot.read_record("game.erec")
    assert game.actions[:3] == ["p0 take cloth", "p1 take salt", "p0 sell cloth"]
    assert len(game.actions) == 4


def test_games_new_and_show(run):
    assert "bazaar: Bazaar\n  players: 2, 3, 4 (default: 2)\n" in run("games")
    position = run("new bazaar --players 3 --seed 3")
    assert json.loads(position) == entrepot.new("bazaar", players=3, seed=3).position()
    assert run("show -", position).splitlines()[0] == "Bazaar · p0 to decide"


def test_perft_counted_by_hand(run, tmp_path):
    """Two cloth are next in the deck.

    Cloth is taken: all four wares again. Then cloth leaves four to take and one to sell, 5; another ware leaves three
    and one, 4: 5 + 3 * 4 = 17. Another ware is taken: cloth, cloth and two more. Then cloth leaves three and the sale,
    4; each of the two leaves two and the sale, 3: 4 + 2 * 3 = 10, and there are three such wares.
    """
    position = entrepot.new("bazaar", seed=1).position()
    deck = position["deck"]
    for _ in range(2):
        deck.remove("cloth")
    (tmp_path / "start.json").write_text(json.dumps(position | {"deck": ["cloth", "cloth", *deck]}))
    assert run("perft --position start.json --depth 1").split() == ["4"]
    assert run("perft --position start.json --depth 2").split() == [str(4 + 3 * 3)]
    rows = run("perft --position start.json --depth 3 --divide").splitlines()
    assert [row.split()[-1] for row in rows] == ["17", "10", "10", "10", "47"]


def test_selfplay_writes_games_that_can_be_replayed(run, tmp_path):
    run("selfplay bazaar --players 3 --games 2 --seed 1 --bot greedy --out games.jsonl")
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(games) == 2
    for number, written in enumerate(games):
        game, bot = entrepot.load(written["start"]), bots.make("greedy", bots.moment(1, number))
        for step in written["steps"]:
            assert step["legal"] == game.legal()
            assert step["action"] == bot.choose(game)
            game.play(step["action"])
        assert (game.is_over, game.scores()) == (True, written["scores"])


def test_arena_and_report(run, tmp_path):
    """In two processes, each of which has to find the game again; a search beats chance."""
    out = run("arena bazaar --bots random,mcts:50n --games 8 --jobs 2 --seed 1 --out games.jsonl")
    share = {row.split()[0]: float(row.split()[2].rstrip("%")) for row in out.splitlines()[1:3]}
    assert share["mcts:50n"] > 80
    run("report games.jsonl --out report")
    assert "Tournament: Bazaar" in (tmp_path / "report" / "report.html").read_text()
    assert "mcts:50n" in (tmp_path / "report" / "report.md").read_text()


def test_analyse_replay_and_verify(run, tmp_path):
    run("play bazaar --seats greedy,random --seed 2 --save game.erec")
    game = entrepot.read_record("game.erec")
    out = run("analyse game.erec --bot mcts:20n --json game.json --html game.html")
    assert out.splitlines()[0].split()[:3] == ["action", "round", "player"]
    found = json.loads((tmp_path / "game.json").read_text())["decisions"]
    assert [each["action"] for each in found] == game.actions
    assert "Analysis: Bazaar" in (tmp_path / "game.html").read_text()
    assert "greedy takes " in run("replay game.erec --log")
    assert f"{len(game.actions)}" in run("verify game.erec")


def test_stats(run):
    rows = run("stats bazaar --games 3").splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["2", "3", "4"]
    assert all(row.endswith("END 100%") for row in rows)
