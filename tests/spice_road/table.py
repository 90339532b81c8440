"""Setting up positions, and counting their pieces."""

from __future__ import annotations

import csv
from collections import Counter
from typing import Any

import entrepot
from playing import TESTS

LETTERS = "YRGB"


def _cubes(row: dict[str, str], prefix: str = "") -> str:
    return "".join(letter * int(row[f"{prefix}{letter.lower()}"]) for letter in LETTERS)


def _read(name: str) -> list[dict[str, str]]:
    with (TESTS / "data" / f"spice_road_{name}_cards.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _printed(row: dict[str, str]) -> str:
    """A merchant card's text."""
    if row["kind"] == "upgrade":
        return f"^{row['upgrades']}"
    return f"+{_cubes(row, 'get_')}" if row["kind"] == "create" else f"{_cubes(row, 'give_')}>{_cubes(row, 'get_')}"


# The box, from the second transcription of the cards.
MERCHANTS = {_printed(row): row for row in _read("merchant")}
STARTERS = [card for card, row in MERCHANTS.items() if row["starter"] == "1"]
MARKET = [card for card, row in MERCHANTS.items() if row["starter"] == "0"]
POINTS = {_cubes(row): int(row["points"]) for row in _read("point")}

ROW = ["YY>G", "+G", "YYY>RRR", "R>YYY", "+RR", "GG>BB"]  # a merchant row to write examples with
POINT_ROW = ["YYRR", "RRRR", "GGGG", "BBBB", "YRGB"]


def row(*cards: str | tuple[str, str]) -> list[dict[str, str]]:
    """A merchant row; a card with cubes on it is written ``("YY>G", "RB")``."""
    pairs = [(card, "") if isinstance(card, str) else card for card in cards]
    return [{"card": card, "cubes": cubes} for card, cubes in pairs]


def table(*players: dict[str, Any], open_points: bool = False, **keys: Any) -> entrepot.Game:
    """A game with these players; everything else is as at the start, with the rows ROW and POINT_ROW."""
    keys = {"merchant_row": row(*ROW), "point_row": POINT_ROW} | keys
    options = {"players": len(players), "open_points": open_points}
    return entrepot.load({"game": "spice_road", "options": options, "players": list(players), **keys}, seed=1)


def hand(*cards: str) -> list[str]:
    """A hand: the two starters and these."""
    return [*STARTERS, *cards]


def player(game: entrepot.Game, seat: int) -> dict[str, Any]:
    """A player's part of the position."""
    return game.position()["players"][seat]


def caravan(game: entrepot.Game, seat: int) -> str:
    return player(game, seat)["caravan"]


def words(game: entrepot.Game) -> list[str]:
    """The legal actions without the seat."""
    return [action.partition(" ")[2] for action in game.legal()]


def verbs(game: entrepot.Game) -> set[str]:
    """The legal actions' first words."""
    return {text.split()[0] for text in words(game)}


def check_pieces(position: dict[str, Any]) -> None:
    """No card or coin is lost or added, and caravans hold at most ten cubes between turns."""
    players = position["players"]
    number = len(players)
    owned = [card for player in players for card in player["hand"] + player["played"]]
    merchants = owned + [entry["card"] for entry in position["merchant_row"]] + position["merchant_deck"]
    assert Counter(merchants) == Counter(MARKET + STARTERS * number)
    claimed = [card for player in players for card in player["points"]]
    assert sorted(claimed + position["point_row"] + position["point_deck"]) == sorted(POINTS)
    for coin in ("gold", "silver"):
        assert position[coin] + sum(player[coin] for player in players) == 2 * number
    assert len(position["merchant_row"]) == 6 or not position["merchant_deck"]
    assert len(position["point_row"]) == 5 or not position["point_deck"]
    for seat, one in enumerate(players):
        assert len(one["caravan"]) <= 10 or (seat == position["seat"] and position["pending"])
