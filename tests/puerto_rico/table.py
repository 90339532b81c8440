"""Setting up positions in the format of the text board, and reading them."""

from __future__ import annotations

import csv
from typing import Any

import pytest

import entrepot
from playing import TESTS

JSON = dict[str, Any]


def read(name: str) -> dict[str, dict[str, str]]:
    """A second transcription from tests/data, by its first column."""
    with (TESTS / "data" / f"puerto_rico_{name}.csv").open(encoding="utf-8") as file:
        return {next(iter(row.values())): row for row in csv.DictReader(file)}


# Writing


def _entries(text: str) -> dict[str, str]:
    """``"corn 2/3, quarry"`` as ``{"corn": "2/3", "quarry": ""}``."""
    parts = [part.strip().partition(" ") for part in text.split(",") if part.strip()]
    return {name: number for name, _, number in parts}


def _bodies(text: str) -> dict[str, int]:
    """``"2"``: two colonists. ``"3*"``: three, one of them a noble."""
    nobles = text.count("*")
    return {"colonists": int(text.rstrip("*")) - nobles, "nobles": nobles}


def _tiles(text: str) -> dict[str, int]:
    """``"2/3"``: two of three tiles are occupied. ``""``: one tile, occupied. ``"6"``: six forests."""
    standing, slash, tiles = (text or "1/1").partition("/")
    return {"tiles": int(tiles)} | _bodies(standing) if slash else {"tiles": int(standing)}


def _barrels(text: str) -> dict[str, int]:
    """``"corn 2, sugar 6"``."""
    return {name: int(number) for name, number in _entries(text).items()}


def board(
    *,
    island: str | None = None,
    city: str = "",
    goods: str = "",
    doubloons: int | None = None,
    vp: int = 0,
    san_juan: int | str = 0,
) -> JSON:
    """A player's board, as the game draws it.

    ``island="corn 2/3, quarry"`` has three corn plantations, two of them occupied, and an occupied quarry; nothing
    said, it is the one that the player starts with. ``city="sugar_mill 2/3, office, hospice 0/1"`` has two colonists in
    the sugar mill, one in the office and none in the hospice.
    """
    written: JSON = {"vp": vp, "goods": _barrels(goods), "san_juan": _bodies(str(san_juan))}
    if island is not None:
        written["island"] = {kind: _tiles(text) for kind, text in _entries(island).items()}
    if doubloons is not None:
        written["doubloons"] = doubloons
    standing = {name: (text or "1").partition("/")[0] for name, text in _entries(city).items()}
    return written | {"buildings": {name: _bodies(text) for name, text in standing.items()}}


def _ship(text: str) -> JSON:
    """A cargo ship's load: ``"corn 3"``, or nothing."""
    good, _, barrels = text.partition(" ")
    return {"good": good or None, "barrels": int(barrels or 0)}


def table(*players: JSON, ships: tuple[str, ...] = (), aboard: int | None = None, **keys: Any) -> entrepot.Game:
    """A game with these boards; everything else is as at the start.

    ``ships=("", "corn 3", "")`` loads the cargo ships, the smallest first; ``aboard`` counts the colonist ship. A name
    of an option sets it; other names are keys of the position.
    """
    names = {option.name for option in entrepot.new("puerto_rico").rules.options}
    options = {"players": len(players)} | {name: value for name, value in keys.items() if name in names - {"players"}}
    position = {"game": "puerto_rico", "options": options, "players": list(players)}
    if ships:
        position["cargo_ships"] = [_ship(text) for text in ships]
    if aboard is not None:
        position["colonist_ship"] = {"colonists": aboard}
    return entrepot.load(position | {key: value for key, value in keys.items() if key not in options}, seed=1)


# Playing


def play(game: entrepot.Game, *actions: str) -> entrepot.Game:
    """Play these actions."""
    for action in actions:
        game.play(action)
    return game


def words(game: entrepot.Game) -> list[str]:
    """The legal actions without the seat."""
    return [action.partition(" ")[2] for action in game.legal()]


def refused(game: entrepot.Game, action: str) -> str:
    """Why the action is not allowed."""
    with pytest.raises(entrepot.IllegalActionError) as caught:
        game.play(action)
    return str(caught.value.reason)


def said(game: entrepot.Game) -> list[str]:
    """The log so far."""
    return [str(entry) for entry in game.log]


# Reading


def player(game: entrepot.Game, seat: int) -> JSON:
    """A player's part of the position."""
    return game.position()["players"][seat]


def doubloons(game: entrepot.Game) -> list[int]:
    """Everybody's doubloons."""
    return [one["doubloons"] for one in game.position()["players"]]


def vp(game: entrepot.Game) -> list[int]:
    """Everybody's VP chips."""
    return [one["vp"] for one in game.position()["players"]]


def barrels(game: entrepot.Game, seat: int) -> dict[str, int]:
    """A player's barrels, by good; a good without any is left out."""
    return {good: number for good, number in player(game, seat)["goods"].items() if number}


def island(game: entrepot.Game, seat: int) -> dict[str, str]:
    """A player's island tiles, as ``{"corn": "2/3"}``: two of three are occupied."""
    return {
        kind: f"{tile['colonists'] + tile['nobles']}/{tile['tiles']}"
        for kind, tile in player(game, seat)["island"].items()
    }


def city(game: entrepot.Game, seat: int) -> dict[str, int]:
    """A player's buildings, each with the number of its colonists and nobles."""
    return {name: sum(place.values()) for name, place in player(game, seat)["buildings"].items()}


def bodies(game: entrepot.Game, seat: int) -> int:
    """All colonists and nobles of a player."""
    one = player(game, seat)
    places = [one["san_juan"], *one["island"].values(), *one["buildings"].values()]
    return sum(place["colonists"] + place["nobles"] for place in places)


def supply(game: entrepot.Game) -> JSON:
    """The common stock."""
    return game.position()["supply"]


def ships(game: entrepot.Game) -> dict[int, str]:
    """The cargo ships' loads by capacity: ``{5: "tobacco 4", 6: ""}``."""
    loads = game.position()["cargo_ships"]
    return {one["capacity"]: f"{one['good']} {one['barrels']}" if one["good"] else "" for one in loads}
