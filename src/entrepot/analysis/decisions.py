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
from ..bots.search import LONGEST, Search
from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.options import shown

WIN = 0.75  # the part of a search's reward that is for the win; the rest is for the lead
NO_MATTER = 1e9  # a lead that would count
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
    found = bot.choices(before, before.seen_by(action.seat, seed), seed)
    found.sort(key=lambda choice: (choice.visits, choice.value), reverse=True)
    followed = dict.fromkeys([*(each.action for each in found[:MAX_ALTERNATIVES]), action])
    worths = {each: worth(before, each, bot) for each in followed}
    best = worths[found[0].action]
    loss = max(0.0, best - worths[action])
    told = [Alternative(str(each.action), each.visits, worths[each.action]) for each in found[:MAX_ALTERNATIVES]]
    return Decision(number, game.rules.rounds(before.state), action.seat, str(action), best, loss, told)


def worth(before: Game, action: Action, bot: Mcts) -> float:
    """The share in the win after an action, followed up in several worlds."""
    part = type(bot)(bot.seed, portion(bot.budget))
    seeds = [bots.moment(bots.moment(bot.seed, len(before.actions)), world) for world in range(WORLDS)]
    return fmean(share(before.seen_by(action.seat, seed), action, part, seed) for seed in seeds)


def portion(budget: Budget) -> Budget:
    """What of a budget one world gets."""
    if budget.playouts is not None:
        return replace(budget, playouts=-(-budget.playouts // WORLDS))
    return replace(budget, seconds=(budget.seconds or 0.0) / WORLDS)


def share(world: Game, action: Action, bot: Mcts, seed: int) -> float:
    """The seat's share in the win after an action in one world, if everybody goes on as the search does."""
    world.apply(action)
    if world.is_over:
        return (action.seat in world.winners()) / len(world.winners())
    searches = bot.planted(world, seed)
    for search in searches:
        search.seat = action.seat  # whose knowledge and whose reward it is, whoever decides next
        search.cut, search.span = LONGEST, NO_MATTER
    bot.grow(searches, monotonic())
    return min(1.0, max(0.0, (average(searches) - (1 - WIN) / 2) / WIN))


def average(searches: Sequence[Search]) -> float:
    """The reward over what may be played next. What was only tried out hardly counts: nobody would play it."""
    found = [(visits**2, value) for search in searches for _, visits, value in search.found()]
    return sum(weight * value for weight, value in found) / sum(weight for weight, _ in found)
