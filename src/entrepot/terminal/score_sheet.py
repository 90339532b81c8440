"""The score sheet."""

from __future__ import annotations

from ..bots import display_names
from ..core.game import Game
from ..core.messages import message
from ..core.rules import Paint


def score_sheet(game: Game, paint: Paint) -> list[str]:
    """A line for each player: the parts of the score and the total."""
    parts = game.rules.score_sheet(game.state)
    head = ["", *(str(part) for part, _ in parts[0]), str(message("terminal-total"))]
    rows = [[*(str(points) for _, points in own), str(sum(points for _, points in own))] for own in parts]
    table = [head, *([name, *row] for name, row in zip(display_names(game.names), rows, strict=True))]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
    return [paint(lines[0], "label"), *(paint(lines[seat + 1], _style(game, seat)) for seat in range(game.players))]


def _style(game: Game, seat: int) -> str:
    return "name" if seat in game.winners() else ""
