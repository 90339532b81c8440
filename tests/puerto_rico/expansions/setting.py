"""Tables with the expansions' buildings in the game."""

from __future__ import annotations

from typing import Any

import entrepot

from ..table import JSON, board, player, table

NEW = ["new_buildings"]
NOBLES = ["nobles"]
BOTH = ["new_buildings", "nobles"]

NOBODY = board(doubloons=0, island="")  # a player who owns nothing and can do nothing: no question is ever put to them


def new_buildings(*players: JSON, **keys: Any) -> entrepot.Game:
    """A game with all buildings of the base game and of the first expansion."""
    return table(*players, **{"expansions": NEW, "market": "all"} | keys)


def nobles(*players: JSON, **keys: Any) -> entrepot.Game:
    """A game with all buildings of the base game and of the nobles."""
    return table(*players, **{"expansions": NOBLES} | keys)


def everything(*players: JSON, **keys: Any) -> entrepot.Game:
    """A game with all buildings there are."""
    return table(*players, **{"expansions": BOTH, "market": "all"} | keys)


def tiles(face_up: str, stack: str | None = None) -> JSON:
    """The plantations: face-up ones, and if given the face-down ones in drawing order; the rest are discards."""
    lying = {"face_up": face_up.split()}
    return lying if stack is None else lying | {"stack": stack.split()}


def at(game: entrepot.Game, seat: int, place: str) -> tuple[int, int]:
    """Colonists and nobles at a place of a player: an island kind, a building or san_juan."""
    own = player(game, seat)
    there = own["san_juan"] if place == "san_juan" else {**own["island"], **own["buildings"]}[place]
    return there["colonists"], there["nobles"]


def offers(game: entrepot.Game, verb: str) -> list[str]:
    """What the legal actions with this verb name: ``["corn", "quarry"]`` for ``take``."""
    found = [action.partition(" ")[2].partition(" ") for action in game.legal()]
    return [named for word, _, named in found if word == verb]
