"""The pages of the environments, and the example that learns."""

from __future__ import annotations

import runpy

import pytest

from entrepot.envs import Spec
from playing import GAMES, TESTS

ROOT = TESTS.parent


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_as_it_would_be_written_now(game):
    """If not: `make docs`."""
    generator = runpy.run_path(str(ROOT / "tools/environment_pages.py"))
    assert generator["path"](game).read_text(encoding="utf-8") == generator["page"](game)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_part_and_every_verb(game):
    page = (ROOT / f"docs/environment-{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    spec = Spec(game)
    parts = [part.name for block in (spec.observation.table, spec.observation.seat) for part in block.parts]
    verbs = {text.split()[0] for text in spec.rules.actions}
    assert {name for name in (*parts, *verbs) if f"| `{name}` |" not in page} == set()


@pytest.mark.long
def test_the_example_learns_to_beat_random():
    """In less than ten minutes; it wins at least seven of ten games."""
    pytest.importorskip("numpy")
    example = runpy.run_path(str(ROOT / "examples/train_spice_road.py"))
    _, won = example["train"](seconds=400, aim=0.9)
    assert won >= 0.7
