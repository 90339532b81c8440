"""An analysis as JSON and as tables of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean

from ..core.game import Game
from ..core.messages import message
from ..core.rules import JSON
from ..documents import DataTable
from .decisions import Alternative, Decision
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


def analysis_text(id: str, **args: str | int) -> str:
    """A message of the analysis catalog."""
    return str(message(f"analysis-{id}", **args))


def columns(*names: str) -> list[str]:
    """The headings of columns."""
    return [analysis_text(f"column-{column}") for column in names]


def percent(share: float) -> str:
    """A share as text."""
    return f"{100 * share:.0f} %"


def points(loss: float) -> str:
    """A loss as text; empty if it is negligible."""
    return f"−{100 * loss:.0f}" if loss >= 0.005 else ""


def without_seat(action: str) -> str:
    """An action without its seat."""
    return action.partition(" ")[2]


def decisions_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """Every decision, with the alternatives."""
    rows = [
        [
            str(each.number),
            str(each.round),
            game.names[each.seat],
            without_seat(each.action),
            percent(each.estimate),
            points(each.loss),
            ", ".join(f"{without_seat(other.action)} {percent(other.estimate)}" for other in others(each)),
        ]
        for each in found
    ]
    return DataTable(columns("number", "round", "player", "action", "estimate", "loss", "others"), rows)


def others(decision: Decision) -> list[Alternative]:
    """The alternatives to what was played."""
    return [each for each in decision.alternatives if each.action != decision.action]


def players_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """How well each player decided."""
    rows = []
    for seat, name in enumerate(game.names):
        losses = [each.loss for each in found if each.seat == seat]
        costly = sum(loss >= COSTLY for loss in losses)
        mean = f"{100 * fmean(losses):.1f}" if losses else "–"
        rows.append([name, str(game.scores()[seat]), str(len(losses)), mean, str(costly)])
    return DataTable(columns("player", "score", "decisions", "mean", "costly"), rows)


def turns_table(game: Game, found: Sequence[Decision]) -> DataTable:
    """The turning points, numbered as in the chart."""
    actions = {each.number: each for each in found}
    rows = [
        [
            str(place),
            str(turn.number),
            game.names[turn.seat],
            f"{100 * turn.change:+.0f}".replace("-", "−"),
            cause(turn, actions.get(turn.number)),
        ]
        for place, turn in enumerate(turning_points(game, found), 1)
    ]
    return DataTable(columns("turn", "number", "player", "change", "cause"), rows)


def cause(turn: TurningPoint, decision: Decision | None) -> str:
    """Why the game turned."""
    if turn.own and decision:
        return analysis_text("own", action=without_seat(decision.action), better=without_seat(decision.best))
    return analysis_text("fortune")
