"""An analysis as JSON and as tables of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from statistics import fmean

from ..bots import display_names
from ..core.game import Game
from ..core.messages import Figure, message, percent, signed
from ..core.rules import JSON
from ..core.terms import Argument
from ..documents import DataTable
from .decisions import Decision
from .turning_points import COSTLY, TurningPoint, curves, reasons_for, turning_points

FORMAT = "entrepot-analysis/2"


def as_json(game: Game, found: Sequence[Decision], bot: str) -> JSON:
    """The whole analysis."""
    record = game.record()
    return {
        "format": FORMAT,
        **{key: record[key] for key in ("game", "options", "players", "seed", "result")},
        "bot": bot,
        "score_parts": list(game.rules.score_parts),
        "decisions": [decision_json(each) for each in found],
        "curves": curves(game, found),
        "turning_points": [turn_json(game, found, turn) for turn in turning_points(game, found)],
    }


def decision_json(decision: Decision) -> JSON:
    """A decision; its reasons are messages."""
    return asdict(replace(decision, reasons=[])) | {"reasons": [reason.to_json() for reason in decision.reasons]}


def turn_json(game: Game, found: Sequence[Decision], turn: TurningPoint) -> JSON:
    """A turning point with its reasons."""
    return asdict(turn) | {"reasons": [reason.to_json() for reason in reasons_for(game, found, turn)]}


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
    """The turning points, numbered as in the chart, with the reasons, one per line."""
    names = display_names(game.names)
    actions = {each.number: each for each in found}
    rows = [
        [
            str(place),
            str(turn.number),
            str(message(f"explain-phase-{actions[turn.number].phase}")),
            names[turn.seat],
            str(signed(100 * turn.change)),
            kind(game, turn, actions[turn.number]),
            cause(game, turn, actions[turn.number]),
            "\n".join(map(str, reasons_for(game, found, turn))),
        ]
        for place, turn in enumerate(turning_points(game, found), 1)
    ]
    return DataTable(columns("turn", "number", "phase", "player", "change", "mistake", "cause", "why"), rows)


def kind(game: Game, turn: TurningPoint, decision: Decision) -> str:
    """The kind of mistake; empty if it was none."""
    return str(decision.mistake.message(game.rules)) if turn.own and decision.mistake else ""


def cause(game: Game, turn: TurningPoint, decision: Decision) -> str:
    """Why the game turned."""
    if not turn.own:
        return analysis_text("fortune")
    action, better = (in_words(game, decision, each) for each in (decision.action, decision.best))
    return analysis_text("own", action=action, better=better)
