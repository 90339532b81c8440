"""Games of other distributions on the server: the example of a plug-in, and plug-ins that are broken."""

from __future__ import annotations

import importlib
import logging
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import games
from entrepot.core import registry
from entrepot.i18n import Speaker

from .guest import play_out
from .shape import misfits

EXAMPLE = Path(__file__).parents[2] / "examples" / "bazaar" / "bazaar"
WORKING = [name for name in ("puerto_rico", "spice_road") if name in registry.names()]
BROKEN = """
from bazaar import Bazaar

class Mute(Bazaar):
    name = "mute"
    def tables(self):
        raise RuntimeError("no tables today")

class Unnamed(Bazaar):
    name = "another"
"""
ENTRY_POINTS = """[entrepot.games]
bazaar = bazaar:Bazaar
mute = broken_games:Mute
unnamed = broken_games:Unnamed
missing = no_such_module:Game
"""


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder like one that pip installs to, where the bots' processes find the games too."""
    folder = tmp_path_factory.mktemp("site-packages")
    shutil.copytree(EXAMPLE, folder / "bazaar")
    (folder / "broken_games.py").write_text(BROKEN, encoding="utf-8")
    info = folder / "some_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-games\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        importlib.invalidate_caches()
        for name in ("_loaders", "_games", "_broken"):
            patch.setattr(registry, name, dict(getattr(registry, name)))
        games.discover()
        yield
        for module in ("bazaar", "broken_games"):
            sys.modules.pop(module, None)


def test_a_plugin_is_played_against_a_bot_replayed_recorded_and_analysed(plugins, serving, visitor):
    ada = visitor("Ada", serving())  # a new server, whose bots' processes know the plug-in
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    id = ada.post("/api/tables", game="bazaar", options={"players": 2}, seats=seats)["id"]
    seen = ada.sit(id)
    assert seen.state["asked"] == "turn"
    assert seen.state["question"]["id"] == "question-decides"
    play_out([seen])
    assert [misfit for said in seen.said for misfit in misfits(said)] == []
    kinds = {kind.name for kind in registry.find("bazaar").events.kinds}
    assert {"took", "sold"} <= {event["kind"] for each in seen.events for event in each["log"]} <= kinds
    played = entrepot.from_record(ada.get(f"/api/tables/{id}/record"))
    assert played.scores() == seen.state["result"]["scores"]
    assert [event["action"] for event in seen.events] == played.actions
    replay = ada.get(f"/api/tables/{id}/replay")
    assert replay["events"] == seen.events
    assert all("stalls" in moment["text"] for moment in replay["moments"])
    where = f"/api/tables/{id}/analysis"
    assert ada.post(where)["of"] == len(played.actions)
    limit = time.monotonic() + 120
    while (found := ada.get(where))["status"] != "done":
        assert time.monotonic() < limit
        time.sleep(0.2)
    assert len(found["curves"]) == 2
    assert all(turn["played"]["id"].startswith("bazaar-label-") for turn in found["turning_points"] if turn["own"])


def test_a_plugin_gets_its_board_as_text_in_the_language_of_the_viewer(plugins, visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    ben.post("/api/me", language="cs")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    id = ada.post("/api/tables", game="bazaar", options={"players": 2}, seats=seats)["id"]
    own, other = ada.sit(id).state["text"], ben.sit(id).state["text"]
    assert own.splitlines()[0] == "Bazaar · Ada to decide"
    assert other.splitlines()[0] == "Bazaar · na tahu: Ada"
    assert "  Easy" in own.splitlines()
    assert "  Snadný" in other.splitlines()


def test_a_plugin_describes_itself(plugins, visitor):
    ada = visitor()
    [bazaar] = [game for game in ada.get("/api/games")["games"] if game["name"] == "bazaar"]
    assert not bazaar["lesson"]
    assert not bazaar["page_board"]
    assert bazaar["events"]["sold"] == {"seat": "seat", "ware": "ware", "cards": "number", "coins": "number"}
    assert bazaar["kinds"]["ware"]["silk"] == {"id": "ware-silk", "args": {}, "fallback": "silk"}
    for language in ("en", "hu", "xx", ".."):
        source = ada.web.get(f"/api/games/bazaar/catalog/{language}")
        if source.status_code != 404:  # a client may shorten the last one
            assert source.headers["content-type"] == "text/plain; charset=utf-8"
            assert source.text == (EXAMPLE / "catalogs/en/bazaar.ftl").read_text(encoding="utf-8")
    assert ada.web.get("/api/games/chess/catalog/en").status_code == 404
    assert "good-corn = kukorica" in ada.web.get("/api/games/puerto_rico/catalog/hu").text


def test_a_plugin_without_a_lesson_says_so(plugins, visitor):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    assert visitor().refused("/api/tables", game="bazaar", seats=seats, lesson=True) == (400, "server-no-lesson")


def test_broken_plugins_are_skipped_and_logged(plugins, serving, visitor, caplog):
    with caplog.at_level(logging.ERROR, "entrepot.server"):
        ada = visitor("Ada", serving())
        listed = [game["name"] for game in ada.get("/api/games")["games"]]
    assert listed == sorted(["bazaar", *WORKING])
    for reason in ("no tables today", "its name is another", "No module named 'no_such_module'"):
        assert reason in caplog.text
    assert ada.refused("/api/tables", game="missing", seats=[{"kind": "me"}]) == (400, "error-broken-game")
    seen = ada.sit(ada.table("spice_road", "me me")["id"])
    assert seen.play("p0 play +YY")["type"] == "events"


def test_the_sentences_of_a_plugin_are_those_of_its_catalog(plugins):
    game: Any = entrepot.new("bazaar", seed=1)
    game.play(game.legal()[-1])
    assert Speaker("sv", ["Ann", "Bo"])(game.log[0]).startswith("Ann takes ")
