"""Every command works for a plug-in game, and none is affected by a broken one."""

from __future__ import annotations

import io
import json
import re
import sys

import pytest

import entrepot
from entrepot.cli import main
from entrepot.core import registry
from entrepot.core.events import EventTable, event
from entrepot.core.options import Option
from entrepot.core.rules import Rules
from entrepot.core.terms import NUMBER, SEAT
from plugin_game import Nim, register


@pytest.fixture(autouse=True)
def _games(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    register(monkeypatch, "nim", Nim)


@pytest.fixture
def run(capsys, monkeypatch):
    """A command that succeeds: its output."""

    def run(line: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        try:
            code = main(line.split())
        except SystemExit as left:
            code = left.code
        out, err = capsys.readouterr()
        assert code == 0, err
        return out

    return run


@pytest.fixture
def record(run):
    """A finished game in ``game.erec``."""
    run("play nim --seats greedy,random --seed 2 --save game.erec")
    return entrepot.read_record("game.erec")


def test_games(run):
    assert "nim: Nim\n  players: 2, 3, 6 (default: 2)\n  heap: small, large (default: small)\n" in run("games")


def test_new_and_show(run):
    position = run("new nim --heap large --seed 3")
    assert json.loads(position) == entrepot.new("nim", heap="large", seed=3).position()
    board = run("show -", position)
    assert board.splitlines()[0] == "Nim · p0 to decide"
    assert re.search(r"^sticks +27$", board, re.MULTILINE)


def test_play(run):
    """The default board, question and labels; actions by number, notation and Enter."""
    out = run("play nim --hot-seat --names Ann,Bo --seed 0 --save game.erec", "take 3\n2\np0 take 1\n\nq\n")
    assert "Nim · Ann to decide" in out
    assert "Ann decides" in out
    assert "Bo decides" in out
    assert re.search(r"^→ +1 take 1 +take 1 +2 take 2 +take 2\b", out, re.MULTILINE)
    assert "took: seat 0, sticks 3" in out
    game = entrepot.read_record("game.erec")
    assert game.actions[:3] == ["p0 take 3", "p1 take 2", "p0 take 1"]
    assert len(game.actions) == 4


def test_play_prints_no_private_field(run, monkeypatch):
    """People share the screen."""
    events = EventTable("nim", event("took", seat=SEAT, sticks=NUMBER, private=["sticks"]))
    monkeypatch.setattr(Nim, "events", events)
    out = run("play nim --hot-seat --seed 0 --save game.erec", "take 3\nq\n")
    assert "took: seat 0\n" in out
    assert entrepot.read_record("game.erec").log[0].fields == {"seat": 0, "sticks": 3}


def test_play_to_the_end(run):
    out = run("play nim --bots random --seed 1 --save game.erec", "\n" * 40)
    game = entrepot.read_record("game.erec")
    assert game.is_over
    assert f"{game.names[game.winners()[0]]} wins." in out
    assert re.search(r"^ +points +total$", out, re.MULTILINE)


def test_replay_and_verify(run, record):
    out = run("replay game.erec --log")
    assert out.count("took: ") == len(record.log)
    assert "Nim · the game is over" in out
    assert "2" in run("verify game.erec")


def test_perft(run):
    """From five sticks: three choices each after taking one or two, two after taking three."""
    assert run("perft nim --depth 3") == "27\n"
    start = entrepot.new("nim", seed=0).position() | {"sticks": 5}
    with open("start.json", "w") as file:
        json.dump(start, file)
    assert run("perft --position start.json --depth 2 --divide").splitlines()[-1] == "8"


def test_selfplay(run):
    run("selfplay nim --players 3 --games 2 --seed 1 --bot greedy --out games.jsonl")
    with open("games.jsonl") as file:
        games = [json.loads(line) for line in file]
    assert [sum(game["scores"]) for game in games] == [1, 1]
    assert all(step["action"] in step["legal"] for game in games for step in game["steps"])


def test_stats(run):
    rows = run("stats nim --games 3 --plot games.svg").splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["2", "3", "6"]
    assert all(row.endswith("END 100%") for row in rows)


def test_arena_and_report(run, tmp_path):
    """Nim is a game that a search plays perfectly, and chance does not."""
    out = run("arena nim --bots random,mcts:200n --games 20 --jobs 1 --out games.jsonl --report report")
    share = {row.split()[0]: float(row.split()[2].rstrip("%")) for row in out.splitlines()[1:3]}
    assert share["mcts:200n"] > 70
    assert run("report games.jsonl --out other").count("Report written to") == 2
    assert (tmp_path / "other/report.html").read_text().count("Tournament: Nim") == 2


def test_analyse(run, tmp_path, record):
    out = run("analyse game.erec --bot mcts:100n --json game.json --html game.html")
    assert out.splitlines()[0].split()[:3] == ["action", "round", "player"]
    found = json.loads((tmp_path / "game.json").read_text())["decisions"]
    assert [each["action"] for each in found] == record.actions
    assert "Analysis: Nim" in (tmp_path / "game.html").read_text()


def test_analyse_more_players_than_there_are_styles(run, tmp_path):
    run("play nim --heap large --seats random,random,random,random,random,random --seed 2 --save game.erec")
    run("analyse game.erec --bot flat:20n --html game.html")
    assert (tmp_path / "game.html").read_text().count("<polyline") == 6


def test_a_search_finds_the_winning_move(run):
    game = entrepot.load(entrepot.new("nim", seed=0).position() | {"sticks": 7})
    game.play("p0 take 1")  # 3 leaves four sticks, which lose
    entrepot.write_record(game, "game.erec")
    assert "take 3" in run("analyse game.erec --bot mcts:800n")


def test_bench(run):
    """Everything that needs no compiled engine is measured."""
    rows = json.loads(run("bench --quick --json nim"))["rows"]
    assert [(row["game"], row["players"]) for row in rows] == [("nim", 2), ("nim", 3), ("nim", 6)]
    for row in rows:
        assert all(row[column] > 0 for column in ("inside", "driven", "checked", "copies", "takes", "search"))
        assert row["bytes"] is None
        assert "plain" not in row


# Broken games


def not_installed() -> object:
    raise ModuleNotFoundError("No module named 'sticks'")


def broken(**changes: object) -> type:
    return type("Broken", (Nim,), {"name": "broken", **changes})


BROKEN = {
    "no players": (broken(options=()), "players"),
    "not a game": (lambda: 7, "Rules"),
    "raises": (not_installed, "No module named 'sticks'"),
    "abstract": (broken(set_up=Rules.set_up), "set_up"),
    "another name": (Nim, "nim"),
    "actions": (broken(actions=["take 1"]), "actions"),
    "an option": (broken(options=(*Nim.options, "heap")), "options"),
    "a reserved option": (broken(options=(*Nim.options, Option("seed", (1, 2), 1))), "seed"),
}


@pytest.mark.parametrize(("loader", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_reported_and_the_others_work(run, capsys, monkeypatch, loader, reason):
    register(monkeypatch, "broken", loader)
    assert "broken" not in registry.names()
    for line in ("--help", "games"):
        (complaint,) = [row for row in run(line).splitlines() if "broken" in row]
        assert reason in complaint
    assert "nim" in run("new --help")
    assert json.loads(run("new nim --seed 0"))["sticks"] == 12
    assert main(["new", "broken"]) == 2
    err = capsys.readouterr().err
    assert reason in err
    assert err.count("\n") == 1
