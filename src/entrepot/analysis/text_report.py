"""An analysis as JSON and as tables of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean

from ..bots import display_names
from ..core.game import Game
from ..core.messages import Figure, message, percent, signed
from ..core.rules import JSON
from ..core.terms import Argument
from ..documents import DataTable
from .decisions import Decision
from .turning_points import COSTLY, TurningPoint, curves, turning_points

FORMAT = "entrepot-analysis/1"


def as_json(game: Game, found: Sequence[Decision], bot: str) -> JSON:
    """The whole analysis."""
    record = game.record()
    return {
        "format": FORMAT,
        **{key: record[key] for key in ("game", "options", "players", "seed", "result")},
        "bot": bot,
        "decisions": [asdict(each) for each in found],
        "curves": curves(game, found),
        "turning_points": [asdict(turn) for turn in turning_points(game, found)],
    }


def analysis_text(id: str, **args: Argument) -> str:
    """A message of the analysis catalog."""
    return str(message(f"analysis-{id}", **args))


def columns(*names: str) -> list[str]:
    """The headings of columns."""
    return [analysis_text(f"column-{column}") for column in names]


def points(loss: float) -> str:
    """A loss in percentage points; empty if it is negligible."""
    return str(Figure(-100 * loss)) if loss >= 0.005 else ""


def in_words(game: Game, decision: Decision, action: str) -> str:
    """An action as it was offered at a decision."""
    return str(game.rules.label(game.at(decision.number).state, game.parse(action).code))


def decisions_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """Every decision, with the alternatives, one per line."""
    names = display_names(game.names)
    rows = [
        [
            str(each.number),
            str(each.round),
            names[each.seat],
            str(percent(each.estimate)),
            points(each.loss),
            in_words(game, each, each.action),
            "\n".join(alternatives(game, each)),
        ]
        for each in found
    ]
    return DataTable(columns("number", "round", "player", "estimate", "loss", "action", "others"), rows)


def alternatives(game: Game, decision: Decision) -> list[str]:
    """The alternatives to what was played, with their estimates."""
    others = (each for each in decision.alternatives if each.action != decision.action)
    return [f"{in_words(game, decision, each.action)} ({percent(each.estimate)})" for each in others]


def players_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """How well each player decided."""
    rows = []
    for seat, name in enumerate(display_names(game.names)):
        losses = [each.loss for each in found if each.seat == seat]
        costly = sum(loss >= COSTLY for loss in losses)
        mean = str(Figure(100 * fmean(losses), 1)) if losses else "–"
        rows.append([name, str(game.scores()[seat]), str(len(losses)), mean, str(costly)])
    return DataTable(columns("player", "score", "decisions", "mean", "costly"), rows)


def turns_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """The turning points, numbered as in the chart."""
    names = display_names(game.names)
    actions = {each.number: each for each in found}
    rows = [
        [
            str(place),
            str(turn.number),
            names[turn.seat],
            str(signed(100 * turn.change)),
            cause(game, turn, actions.get(turn.number)),
        ]
        for place, turn in enumerate(turning_points(game, found), 1)
    ]
    return DataTable(columns("turn", "number", "player", "change", "cause"), rows)


def cause(game: Game, turn: TurningPoint, decision: Decision | None) -> str:
    """Why the game turned."""
    if not (turn.own and decision):
        return analysis_text("fortune")
    action, better = (in_words(game, decision, each) for each in (decision.action, decision.best))
    return analysis_text("own", action=action, better=better)
