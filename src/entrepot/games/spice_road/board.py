"""The table of Spice Road drawn as text, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from ...core.messages import message
from ...core.rules import Paint
from .abbreviations import abbreviated, abbreviations, are_counted, colour
from .cards import CARAVAN, POINT_CARDS
from .vocabulary import SPICE

CELL = 11  # columns for a card and its price, cubes or points
WIDTH = 80
COUNTED = 17  # columns for a caravan whose cubes are counted


def draw(view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    """Draw a position or a view: the rows above, the players below."""
    lines = [_title(view, names, paint), _legend(paint), "", *_points(view, paint), "", *_merchants(view, paint)]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(player, names[seat], seat == view["seat"], paint)]
    return "\n".join(line.rstrip() for line in lines)


def _title(view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    game = paint(str(message("spice-road")), "title")
    turn = message("spice-road-board-round", round=view["turn"])
    if view["seat"] is None:
        status = message("board-game-over")
    else:
        status = message("board-to-decide", player=names[view["seat"]])
    return f"{game} · {turn} · {status}"


def _legend(paint: Paint) -> str:
    """The letters of the spices, in order of worth."""
    return "  ".join(f"{colour(short, paint)} {SPICE.named(letter)}" for letter, short in abbreviations().items())


def _label(word: str) -> str:
    return str(message(f"spice-road-board-{word}"))


def _margin() -> int:
    """The width of the labels at the left."""
    return 2 + max(map(len, [_label("points"), _label("merchants"), "  " + _label("played"), _deck(99)]))


def _coins(owner: dict[str, Any]) -> list[str]:
    return [str(message(f"spice-road-coins-{coin}", n=owner[coin])) for coin in ("gold", "silver") if owner[coin]]


def _deck(cards: list[str] | int) -> str:
    """The size of a deck: a view has its size, a position its cards."""
    return f"  {message('spice-road-board-deck', n=cards if isinstance(cards, int) else len(cards))}"


def _row(label: str, cells: Sequence[str], paint: Paint, style: str = "") -> str:
    """A label and texts in columns, all in one style or with their cubes painted."""
    columns = "".join(cell.ljust(CELL) for cell in cells).rstrip()
    return paint(label.ljust(_margin()), "label") + (paint(columns, style) if style else colour(columns, paint))


def _points(view: dict[str, Any], paint: Paint) -> list[str]:
    cards = [_with_points(card) for card in view["point_row"]]
    return [
        _row(_label("points"), _coins(view), paint, "coin"),  # CEN-5
        _row(_deck(view["point_deck"]), cards, paint),
    ]


def _with_points(card: str) -> str:
    return f"{abbreviated(card)} {POINT_CARDS[card]}"


def _merchants(view: dict[str, Any], paint: Paint) -> list[str]:
    row = view["merchant_row"]
    prices = [str(message("spice-road-board-price", n=place)) for place in range(len(row))]  # CEN-10
    lines = [
        _row(_label("merchants"), prices, paint, "label"),
        _row(_deck(view["merchant_deck"]), [abbreviated(entry["card"]) for entry in row], paint),
    ]
    if any(entry["cubes"] for entry in row):
        lines.append(_row("", [abbreviated(entry["cubes"]) for entry in row], paint))
    return lines


def _player(player: dict[str, Any], name: str, decides: bool, paint: Paint) -> list[str]:
    """Name, caravan and coins; below them the visible cards, if any."""
    claimed = player.get("points")
    number = player["point_cards"] if claimed is None else len(claimed)
    facts = [str(message("spice-road-board-claimed", n=number)), *_coins(player)]
    mark = paint(("▶ " if decides else "  ") + name.ljust(_margin() - 3), "player" if decides else "name")
    lines = [f"{mark} {colour(_caravan(player['caravan']), paint)}  {'  '.join(facts)}"]
    for word in ("hand", "played"):
        lines += _listed(word, [abbreviated(card) for card in player[word]], paint)
    return lines + _listed("points", [_with_points(card) for card in claimed or []], paint)


def _caravan(cubes: str) -> str:
    """The cubes, and a dot for each empty space."""
    empty = "·" * (CARAVAN - len(cubes))
    if are_counted():
        return f"{abbreviated(cubes, ' ')} {empty}".strip().ljust(COUNTED)
    return abbreviated(cubes) + empty


def _listed(word: str, cards: Sequence[str], paint: Paint) -> list[str]:
    """A label and cards, on as many lines as they need."""
    one_line = "  ".join(card.replace(" ", "\u00a0") for card in cards)
    lines = textwrap.wrap(one_line, WIDTH - _margin(), break_on_hyphens=False)
    labels = ["  " + _label(word), *[""] * len(lines)]
    return [_row(label, [line.replace("\u00a0", " ")], paint) for label, line in zip(labels, lines, strict=False)]
