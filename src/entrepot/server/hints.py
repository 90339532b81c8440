"""Hints: what the player who decides should do, and why."""

from __future__ import annotations

from dataclasses import dataclass

from .. import analysis
from ..core.game import Game
from ..core.rules import JSON
from . import views
from .errors import refused
from .gameplay import check_seat, share_of
from .protocol import Hint
from .table import PLAYING, Table
from .table_service import TableService
from .workers import BotQuestion, bot_question


@dataclass(frozen=True)
class HintTask:
    """A decision to be explained in a worker process, where the game is replayed."""

    event: int
    question: BotQuestion

    def __call__(self) -> Hint:
        """The explanation, from what the seat may know."""
        game, seed = self.question.replayed(), self.question.bot_seed
        found = analysis.explain(game, seed=seed)
        return {
            "event": self.event,
            "action": str(found.action),
            "label": views.as_json(found.label),
            "chances": found.chances,
            "reasons": [views.as_json(reason) for reason in found.reasons],
            "arranged": arranged(game, seed),
        }


def arranged(game: Game, seed: int) -> JSON | None:
    """If an arrangement is asked for: what the seat would see after the whole of the one that a bot would choose."""
    seat, rules = game.state.seat, game.rules
    if rules.asked(game.state) not in rules.arranging:
        return None
    trial = game.seen_by(seat, seed)
    while trial.seat == seat and rules.asked(trial.state) in rules.arranging:
        trial.apply(analysis.explain(trial, seed=seed).action)
    return trial.view(seat)


async def hint(service: TableService, table: Table, guest: str) -> Hint:
    """A hint for the guest's own decision, at a table that allows hints; a second request gets the same one."""
    if not table.terms.hints:
        raise refused("server-no-hints", 403)
    async with table.lock:
        history = await service.history(table)
        if table.status != PLAYING:
            raise refused("server-not-playing")
        history.check_rules()
        check_seat(table, guest, history.game.state.seat)
        if table.hint and table.hint["event"] == history.number:
            return table.hint
        task = HintTask(history.number, bot_question(history.game, "", table.terms.salt))
    found = await service.workers.run(task, share_of(table))
    table.hint = found
    return found
