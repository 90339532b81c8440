"""Each decision of a game, searched with exactly the information that its seat had.

First the bot searches as it does when it plays, which gives the action it would choose. The value of an action is then
estimated by searches that start after it, in several determinizations consistent with what the seat knew, and that
maximize the win alone. The bot's own search would estimate it less well: it soon abandons bad actions, and may stop
playouts before the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from time import monotonic

from .. import bots
from ..bots.budget import Budget
from ..bots.mcts import Mcts
from ..bots.search import MAX_DECISIONS, Search
from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.options import shown
from ..core.scores import WIN

IGNORE_LEAD = 1e9  # a span so wide that every lead is worth the same
MAX_ALTERNATIVES = 3
DETERMINIZATIONS = 8  # in which an action is evaluated


@dataclass(frozen=True)
class Alternative:
    """An action that could have been played."""

    action: str
    visits: int
    """How often the search visited it."""
    estimate: float
    """The expected share of the win after it."""


@dataclass(frozen=True)
class Decision:
    """A decision: the action played, and its alternatives."""

    number: int
    """The number of actions before it."""
    round: int
    seat: int
    action: str
    """The action played."""
    estimate: float
    """The share of the win that the seat could expect with the bot's choice."""
    loss: float
    """How much of that share the action gave away."""
    alternatives: list[Alternative]
    """The best actions according to the bot, its own choice first."""

    @property
    def best(self) -> str:
        """The bot's choice."""
        return self.alternatives[0].action


def decisions(game: Game, bot: str, seed: int = 0) -> Iterator[Decision]:
    """All decisions of the game in order."""
    searcher(bot, seed)
    return (decision(game, number, searcher(bot, seed)) for number in range(len(game.actions)))


def searcher(bot: str, seed: int) -> Mcts:
    """A bot that searches; a new one for each decision, so that no seat profits from another's search."""
    made = bots.make(bot, seed)
    if not isinstance(made, Mcts):
        raise OptionError(message("analysis-needs-search", bot=shown(bot)))
    return made


def decision(game: Game, number: int, bot: Mcts) -> Decision:
    """One decision, searched from the view of the seat that took it."""
    before, action = game.at(number), game.actions[number]
    seed = bots.moment(bot.seed, number)
    choices = bot.ranked(bot.choices(before, before.seen_by(action.seat, seed), seed))
    best = choices[:MAX_ALTERNATIVES]
    shares = {each: expected_share(before, each, bot) for each in {*(choice.action for choice in best), action}}
    estimate = shares[best[0].action]
    loss = max(0.0, estimate - shares[action])
    alternatives = [Alternative(str(each.action), each.visits, shares[each.action]) for each in best]
    return Decision(number, game.rules.rounds(before.state), action.seat, str(action), estimate, loss, alternatives)


def expected_share(before: Game, action: Action, bot: Mcts) -> float:
    """The expected share of the win after an action, averaged over several determinizations."""
    part = type(bot)(bot.seed, divide(bot.budget))
    seed = bots.moment(bot.seed, len(before.actions))
    seeds = [bots.moment(seed, number) for number in range(DETERMINIZATIONS)]
    return fmean(share_after(before.seen_by(action.seat, each), action, part, each) for each in seeds)


def divide(budget: Budget) -> Budget:
    """The part of a budget for one determinization."""
    if budget.playouts is not None:
        return replace(budget, playouts=-(-budget.playouts // DETERMINIZATIONS))
    return replace(budget, seconds=(budget.seconds or 0.0) / DETERMINIZATIONS)


def share_after(game: Game, action: Action, bot: Mcts, seed: int) -> float:
    """The seat's share of the win after an action in one determinization, if everybody continues as the search does."""
    game.apply(action)
    if game.is_over:
        return (action.seat in game.winners()) / len(game.winners())
    searches = bot.new_searches(game, seed)
    for search in searches:
        search.seat = action.seat  # its knowledge and its reward count, whoever decides next
        search.max_playout, search.span = MAX_DECISIONS, IGNORE_LEAD
    bot.grow(searches, monotonic())
    return min(1.0, max(0.0, (mean_reward(searches) - (1 - WIN) / 2) / WIN))


def mean_reward(searches: Sequence[Search]) -> float:
    """The mean reward over the next actions, weighted by visits squared: what was only tried hardly counts."""
    found = [(visits**2, value) for search in searches for _, visits, value in search.found()]
    return sum(weight * value for weight, value in found) / sum(weight for weight, _ in found)
