"""The table of Spice Road drawn as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.messages import message
from ...core.rules import Paint
from .cards import POINT_CARDS

WIDTH = 13  # of a card and what belongs to it


def draw(view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    """The rows above, the players below; positions and views alike."""
    label = max(len(str(message(f"spice-road-board-{word}"))) for word in ("points", "merchants", "hand", "played"))
    lines = [_title(view, names, paint), ""]
    lines += [*_points(view, paint, label), ""]
    lines += _merchants(view, paint, label)
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(player, names[seat], seat == view["seat"], paint, label)]
    return "\n".join(line.rstrip() for line in lines)


def _title(view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    game = paint(str(message("spice-road")), "title")
    turn = message("spice-road-board-round", round=view["turn"])
    if view["seat"] is None:
        asked = message("board-game-over")
    else:
        asked = message("board-to-decide", player=names[view["seat"]])
    return f"{game} · {turn} · {asked}"


def _label(word: str, paint: Paint, width: int) -> str:
    return paint(str(message(f"spice-road-board-{word}")).ljust(width), "label")


def _cells(cells: Sequence[tuple[str, str]], paint: Paint) -> str:
    """Texts in columns, each painted in its style."""
    return "  ".join(paint(text, style) + " " * (WIDTH - len(text)) for text, style in cells)


def _points(view: dict[str, Any], paint: Paint, label: int) -> list[str]:
    coins = ["", ""]
    if view["gold"]:
        coins[0] = str(message("spice-road-board-gold", n=view["gold"]))
    if view["silver"]:
        coins[1 if view["gold"] else 0] = str(message("spice-road-board-silver", n=view["silver"]))
    cards = [(f"{card} {POINT_CARDS[card]}", "card") for card in view["point_row"]]
    rest = message("spice-road-board-deck", n=_size(view["point_deck"]))
    return [
        " " * label + " " + _cells([(coin, "coin") for coin in coins], paint),
        f"{_label('points', paint, label)} {_cells(cards, paint)} {rest}",
    ]


def _merchants(view: dict[str, Any], paint: Paint, label: int) -> list[str]:
    cards = [(entry["card"], "card") for entry in view["merchant_row"]]
    piles = [(entry["cubes"], "cubes") for entry in view["merchant_row"]]
    rest = message("spice-road-board-deck", n=_size(view["merchant_deck"]))
    lines = [f"{_label('merchants', paint, label)} {_cells(cards, paint)} {rest}"]
    if any(cubes for cubes, _ in piles):
        lines.append(" " * label + " " + _cells(piles, paint))
    return lines


def _size(deck: list[str] | int) -> int:
    """A view tells a deck's size, a position its cards."""
    return deck if isinstance(deck, int) else len(deck)


def _player(player: dict[str, Any], name: str, decides: bool, paint: Paint, label: int) -> list[str]:
    mark = "▶ " if decides else "  "
    claimed = player.get("points")
    number = player["point_cards"] if claimed is None else len(claimed)
    caravan = paint(player["caravan"], "cubes") + "·" * max(0, 10 - len(player["caravan"]))
    facts = [caravan, str(message("spice-road-board-claimed", n=number, cards=" ".join(claimed or [])))]
    facts += [str(message(f"spice-road-board-{coin}", n=player[coin])) for coin in ("gold", "silver") if player[coin]]
    lines = [paint(mark + name, "player" if decides else "name") + "  " + "  ".join(facts)]
    for word in ("hand", "played"):
        lines.append(f"  {_label(word, paint, label)} " + "  ".join(paint(card, "card") for card in player[word]))
    return lines
