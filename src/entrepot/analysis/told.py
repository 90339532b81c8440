"""An analysis as JSON and as tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean

from ..core.game import Game
from ..core.messages import message
from ..core.rules import JSON
from ..page import Table
from .decisions import Alternative, Decision
from .turning import COSTLY, Turn, curves, turning_points

FORMAT = "entrepot-analysis/1"


def as_json(game: Game, found: Sequence[Decision], bot: str) -> JSON:
    """All that was found."""
    record = game.record()
    return {
        "format": FORMAT,
        **{key: record[key] for key in ("game", "options", "players", "seed", "result")},
        "bot": bot,
        "decisions": [asdict(each) for each in found],
        "curves": curves(game, found),
        "turning_points": [asdict(turn) for turn in turning_points(game, found)],
    }


def phrase(id: str, **args: str | int) -> str:
    """Words of the analysis."""
    return str(message(f"analysis-{id}", **args))


def columns(*names: str) -> list[str]:
    """The columns' headings."""
    return [phrase(f"column-{column}") for column in names]


def percent(share: float) -> str:
    """A share as it is read."""
    return f"{100 * share:.0f} %"


def points(loss: float) -> str:
    """A loss as it is read; nothing if there is none to speak of."""
    return f"−{100 * loss:.0f}" if loss >= 0.005 else ""


def words(action: str) -> str:
    """An action without its seat."""
    return action.partition(" ")[2]


def decisions_table(game: Game, found: Sequence[Decision]) -> Table:
    """Every decision, with what else the bot thought of."""
    rows = [
        [
            str(each.number),
            str(each.round),
            game.names[each.seat],
            words(each.action),
            percent(each.estimate),
            points(each.loss),
            ", ".join(f"{words(other.action)} {percent(other.estimate)}" for other in others(each)),
        ]
        for each in found
    ]
    return Table(columns("number", "round", "player", "action", "estimate", "loss", "others"), rows)


def others(decision: Decision) -> list[Alternative]:
    """The alternatives to what was played."""
    return [each for each in decision.alternatives if each.action != decision.action]


def players_table(game: Game, found: Sequence[Decision]) -> Table:
    """How well each player decided."""
    rows = []
    for seat, name in enumerate(game.names):
        losses = [each.loss for each in found if each.seat == seat]
        costly = sum(loss >= COSTLY for loss in losses)
        mean = f"{100 * fmean(losses):.1f}" if losses else "–"
        rows.append([name, str(game.scores()[seat]), str(len(losses)), mean, str(costly)])
    return Table(columns("player", "score", "decisions", "mean", "costly"), rows)


def turns_table(game: Game, found: Sequence[Decision]) -> Table:
    """The turning points, numbered as in the drawing."""
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
    return Table(columns("turn", "number", "player", "change", "cause"), rows)


def cause(turn: Turn, decision: Decision | None) -> str:
    """Why the game turned."""
    if turn.own and decision:
        return phrase("own", action=words(decision.action), better=words(decision.best))
    return phrase("fortune")
