"""Writes docs/buildings.md, the list of all buildings, from the table of components and the English catalog."""

from __future__ import annotations

from pathlib import Path

import entrepot  # noqa: F401  (messages learn to speak)
from entrepot.games.puerto_rico.components import BASE, BUILDINGS, NEW_BUILDINGS, NOBLES, Building, copies
from entrepot.games.puerto_rico.hints import building_text
from entrepot.games.puerto_rico.vocabulary import BUILDING

PAGE = Path(__file__).parent.parent / "docs" / "buildings.md"

INTRODUCTION = """\
# The buildings of Puerto Rico

What each building costs, shows and does. This page is written by `tools/buildings_page.py` from the table of the
buildings and the English catalog, as a part of `make docs`: change those, not this.

A building does what its text says only while at least one colonist or noble occupies it; its victory points (VP) count
regardless.
The column limits how many quarries lower the price. Copies are those in the game, in brackets those with two players.
Large buildings take two city spaces.
"""

SETS = {BASE: "The base game", NEW_BUILDINGS: "The new buildings", NOBLES: "The nobles"}
HEAD = ("building", "kind", "cost", "VP", "column", "circles", "copies", "what it does")


def kind(building: Building) -> str:
    """What sort of building it is, for the guild hall and the city hall."""
    if building.violet:
        return "large violet" if building.large else "violet"
    return "large production" if building.large_plant else "small production"


def row(number: int) -> str:
    """One building's line."""
    building = BUILDINGS[number]
    cells = (
        f"{BUILDING.named(building.id)}<br>`{building.id}`",
        kind(building),
        building.cost,
        building.vp,
        building.column,
        building.circles,
        f"{copies(building, 4)} ({copies(building, 2)})",
        building_text(number),
    )
    return f"| {' | '.join(map(str, cells))} |"


def section(set_: str, title: str) -> str:
    """The buildings of one set."""
    rows = [row(number) for number, building in enumerate(BUILDINGS) if building.set == set_]
    return "\n".join([f"## {title}", "", f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|", *rows]) + "\n"


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(section(set_, title) for set_, title in SETS.items())])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
