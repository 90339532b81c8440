"""Why the solution of a puzzle is better than another action, as messages.

:func:`reasons` is the one place that decides what is said; a richer explanation of a move belongs there.
"""

from __future__ import annotations

from ..core.game import Game
from ..core.messages import Figure, Message, message
from ..core.rules import Rules
from .puzzles import Puzzle
from .searching import Outlook

NOTEWORTHY = 0.3  # points


def title(rules: Rules, puzzle: Puzzle) -> Message:
    """What a puzzle is about."""
    return Message(f"{rules.name}-theme-{puzzle.theme}".replace("_", "-"), {}, fallback=puzzle.theme.replace("_", " "))


def compared(puzzle: Puzzle, action: str) -> tuple[Outlook, Outlook]:
    """The better and the worse action to compare after an answer: a right one is compared with the best wrong one."""
    if action in puzzle.solutions:
        return puzzle.outlook_after(action), puzzle.best_other
    return puzzle.outlooks[0], puzzle.outlook_after(action)


def reasons(rules: Rules, puzzle: Puzzle, action: str) -> list[Message]:
    """What the better action gains for its seat, part by part of the score, and what it costs the others."""
    better, worse = compared(puzzle, action)
    found = []
    for part, (gained, other) in enumerate(zip(better.points[puzzle.seat], worse.points[puzzle.seat], strict=True)):
        change = round(gained - other, 1)
        if abs(change) >= NOTEWORTHY:
            id = "puzzle-more" if change > 0 else "puzzle-less"
            found.append(message(id, part=rules.part_name(part), points=Figure(abs(change), 1)))
    return found + rivals(puzzle, better, worse)


def rivals(puzzle: Puzzle, better: Outlook, worse: Outlook) -> list[Message]:
    """What the better action costs other seats."""
    costs = [round(sum(b) - sum(a), 1) for a, b in zip(better.points, worse.points, strict=True)]
    return [
        message("puzzle-rival", seat=seat, points=Figure(cost, 1))
        for seat, cost in enumerate(costs)
        if seat != puzzle.seat and cost >= NOTEWORTHY
    ]


def steps(game: Game, outlook: Outlook) -> list[tuple[int, Message]]:
    """The likely continuation: who does what."""
    game, found = game.copy(), []
    for text in outlook.line:
        action = game.parse(text)
        found.append((action.seat, game.rules.label(game.state, action.code)))
        game.play(text)
    return found
