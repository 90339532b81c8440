"""Hints: what the player who decides should do, and why."""

from __future__ import annotations

from dataclasses import dataclass

from .. import analysis
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
        found = analysis.explain(self.question.replayed(), seed=self.question.bot_seed)
        return {
            "event": self.event,
            "action": str(found.action),
            "label": views.as_json(found.label),
            "chances": found.chances,
            "reasons": [views.as_json(reason) for reason in found.reasons],
        }


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
