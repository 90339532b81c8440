"""A plug-in bot: the one in the docs, installed like a package."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import entrepot
from entrepot import bots

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
FOUND = re.findall(r"^```(python|toml)\n(?!>>>)(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
FENCES = dict(reversed(FOUND))  # the first of each


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The bot of the page as a package, with the entry point that the page declares."""
    declared = FENCES["toml"].splitlines()[1].replace('"', "")
    (tmp_path / "my_package.py").write_text(FENCES["python"], encoding="utf-8")
    info = tmp_path / "my_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[entrepot.bots]\n{declared}\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_the_example_is_about_twenty_lines():
    assert len(FENCES["python"].splitlines()) <= 22


def test_before_it_is_installed_nobody_knows_it():
    assert not bots.known("miser")
    assert "miser" not in bots.names()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_installed_it_plays_by_its_name(game):
    assert "miser" in bots.names()
    table = entrepot.new(game, players=2, seed=1)
    players = [bots.make("miser", 1), bots.make("random", 2)]
    for _ in range(60):
        table.play(players[table.seat].choose(table))
    assert len(table.actions) == 60
