"""A plug-in game that breaks the contract: the error says how, and all other games work."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from typing import NoReturn

import pytest

import entrepot
from entrepot import bots
from entrepot.core import registry
from entrepot.core.events import EventTable
from entrepot.core.messages import message
from entrepot.core.reader import Reader
from entrepot.source import FOLDER
from plugin_game import Nim, NimState, register


def broken(**changes: object) -> type:
    return type("Broken", (Nim,), {"name": "broken", **changes})


def in_state(**methods: object) -> type:
    """The game with other methods in its state."""
    state = type("State", (NimState,), methods)
    return broken(set_up=lambda self, options, seed: state(options["players"], 12))


def fails(*_: object) -> object:
    raise LookupError("out of sticks")


def refuses(self: Nim, position: Reader, *_: object) -> NoReturn:
    """A position refused in the game's own words."""
    position.refuse(message("broken-error-sticks", sticks=12))


# Found out when it is loaded; more in test_plugins.py


LOADING = {
    "no list": (in_state(legal_codes=lambda self: None), "legal_codes: TypeError"),
    "texts": (in_state(legal_codes=lambda self: ["take 1", "take 2"]), "legal_codes: TypeError"),
    "twice the same": (in_state(legal_codes=lambda self: [1, 1]), "legal_codes: ValueError: 1 after 1"),
    "below the table": (in_state(legal_codes=lambda self: [-1, 0]), "legal_codes: ValueError: -1 after -1"),
    "a position that does not load": (broken(load=fails), "LookupError: out of sticks"),
    "a position that is refused": (broken(load=refuses), "position: broken-error-sticks sticks=12"),
    "another game loaded": (broken(load=lambda *_: NimState(2, 3)), "load does not give the state whose position"),
}


@pytest.mark.parametrize(("loader", "reason"), LOADING.values(), ids=LOADING)
def test_what_is_missing_is_named_when_the_game_is_loaded(monkeypatch, loader, reason):
    register(monkeypatch, "broken", loader)
    with pytest.raises(entrepot.UnknownGameError) as refused:
        entrepot.new("broken")
    assert str(refused.value).startswith("The game “broken” cannot be loaded: ")
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "broken" not in registry.names()
    assert entrepot.new("spice_road", seed=1).legal()


# Found out while it is played


def later(first: object, then: object) -> object:
    """The results at the first decision, and at all others."""
    return lambda self: then if sum(self.taken) else first


PLAYING = {
    "play raises": ({"play": fails}, "State.play: LookupError: out of sticks"),
    "points raise": ({"points": fails}, "State.points: LookupError: out of sticks"),
    "rank raises": ({"rank": fails}, "State.rank: LookupError: out of sticks"),
    "points are no number": ({"points": lambda *_: "many"}, "State.points: ValueError"),
    "codes descend": ({"legal_codes": later([0, 1], [1, 0])}, "State.legal_codes: ValueError: 0 after 1"),
    "codes run out": ({"legal_codes": later([0, 1], [])}, "ValueError: no legal answer, and the game is not over"),
    "codes too many": ({"legal_codes": later([0, 1], list(range(300)))}, "ValueError: 300 legal answers"),
    "codes raise": ({"legal_codes": lambda self: fails() if sum(self.taken) else [0, 1]}, "LookupError: out of sticks"),
    "the turn of nobody": (
        {"play": lambda self, code: (NimState.play(self, code), setattr(self, "seat", 7))},
        "State.play: ValueError: it is the turn of seat 7 of 2",
    ),
    "codes after the end": (
        {"play": lambda self, code: setattr(self, "over", True), "legal_codes": lambda self: [0, 1]},
        "State.legal_codes: ValueError: a legal answer, and the game is over",
    ),
}  # fmt: skip


@pytest.fixture(params=PLAYING.values(), ids=PLAYING)
def fault(request, monkeypatch):
    """The reason that a game gives when it breaks after its first decision."""
    methods, reason = request.param
    register(monkeypatch, "broken", in_state(**methods))
    return reason


def test_the_error_names_the_fault_when_it_is_played(fault):
    """A failed action changes nothing."""
    game = entrepot.new("broken", seed=1)
    before = game.position()
    with pytest.raises(entrepot.BrokenGameError) as raised:  # noqa: PT012
        game.play("p0 take 1")
        game.scores()
        game.state.winners()
    assert fault in str(raised.value)
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)
    if not game.actions:
        assert (game.position(), len(game.log)) == (before, 0)


@pytest.mark.parametrize("bot", ["greedy", "mcts:20n", "flat:20n"])
def test_a_bot_raises_the_error_of_a_broken_game(fault, bot):
    if "rank" in fault:
        return  # nobody asks for it before two are equal at the end
    with pytest.raises(entrepot.BrokenGameError) as raised:
        bots.make(bot, 1).choose(entrepot.new("broken", seed=1))
    assert fault in str(raised.value)


def test_a_code_beyond_the_table_is_no_action(monkeypatch):
    register(monkeypatch, "broken", in_state(legal_codes=later([0, 1], [0, 3])))
    game = entrepot.new("broken", actions=["p0 take 1"])
    with pytest.raises(entrepot.BrokenGameError, match="3 is no place in the table of actions"):
        game.legal()


@pytest.mark.parametrize("noted", [(9, 0, 1), (-1, 0, 1), (0, 0)])
def test_an_event_that_is_not_in_the_table_is_not_left_out(noted):
    """Neither an event of an unknown kind nor one without its fields."""
    table: EventTable = Nim.events
    with pytest.raises(entrepot.BrokenGameError, match=r"nim: .* is not an event"):
        table.event(noted)


# Installed beside the others


MODULE = """
from plugin_game import Nim


class Broken(Nim):
    name = "broken"
    actions = None


class Usurper(Nim):
    name = "spice_road"
"""
ENTRY_POINTS = """[entrepot.games]
nim = plugin_game:Nim
broken = sticks:Broken
missing = sticks:Nothing
absent = no_such_module:Game
spice_road = sticks:Usurper
"""
SCRIPT = """
import json, sys
import entrepot
from entrepot.core import registry
from entrepot.server.api import playable_games

def reason(name):
    return str(registry.broken(name))

print(json.dumps({
    "names": registry.names(),
    "served": [game["name"] for game in playable_games()],
    "reasons": {name: reason(name) for name in ("broken", "missing", "absent")},
    "legal": entrepot.new("spice_road", seed=1).legal(),
    "imported": "no_such_module" in sys.modules,
}))
"""


@pytest.fixture
def environment(tmp_path):
    """Where broken games are installed, and one that works."""
    (tmp_path / "sticks.py").write_text(MODULE)
    metadata = tmp_path / "sticks-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sticks\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    tests = FOLDER.parents[1] / "tests"
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path, FOLDER.parent, tests)))}


def test_broken_games_are_reported_and_all_others_work(environment, tmp_path):
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["names"] == found["served"] == ["nim", "puerto_rico", "spice_road"]
    assert "actions is not an ActionTable" in found["reasons"]["broken"]
    assert "has no attribute 'Nothing'" in found["reasons"]["missing"]
    assert "No module named 'no_such_module'" in found["reasons"]["absent"]
    assert found["legal"] == entrepot.new("spice_road", seed=1).legal()


def test_the_command_line_beside_broken_games(environment, tmp_path):
    def run(line: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "entrepot", *line.split()]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)

    played = run("play spice_road --seats random,greedy --seed 1 --save game.erec")
    assert played.returncode == 0
    assert "there is a game “spice_road” already; sticks:Usurper is left out" in played.stderr
    assert entrepot.read_record(tmp_path / "game.erec").is_over
    refused = run("play broken --seats random,random")
    assert refused.returncode == 2
    assert "actions is not an ActionTable" in refused.stderr.splitlines()[-1]
    assert "Traceback" not in refused.stderr
