"""Each decision of a game, searched as the seat that took it could have: knowing what it knew, and no more.

A search tells at once which action it would take. What another action is worth it does not know well, because it soon
leaves bad ones alone. So where something else was played, that and the preferred action are each followed up by
searches of their own, in several of the worlds that the seat had to reckon with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import fmean
from time import monotonic

from .. import bots
from ..bots.budget import Budget
from ..bots.exact import rewards
from ..bots.mcts import Choice, Mcts
from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.options import shown

WIN = 0.75  # the part of a search's reward that is for the win; the rest is for the lead, half of it for none
KEPT = 4  # alternatives that are told
WORLDS = 8  # in which an action is followed up


@dataclass(frozen=True)
class Alternative:
    """Something that could have been played."""

    action: str
    visits: int
    """How often the search looked at it."""
    estimate: float
    """The share in the win that may be expected after it; a guess where visits are few."""


@dataclass(frozen=True)
class Decision:
    """What was played, and what could have been."""

    number: int
    """Actions before it."""
    round: int
    seat: int
    action: str
    """What was played."""
    estimate: float
    """The share in the win that the seat could expect."""
    loss: float
    """How much of it the action gave away."""
    alternatives: list[Alternative]
    """What could have been played: what the search preferred first."""

    @property
    def best(self) -> str:
        """What the search would have played."""
        return self.alternatives[0].action


def decisions(game: Game, bot: str, seed: int = 0) -> Iterator[Decision]:
    """All decisions of the game, one after the other."""
    searcher(bot, seed)
    return (decision(game, number, searcher(bot, seed)) for number in range(len(game.actions)))


def searcher(bot: str, seed: int) -> Mcts:
    """A bot that can tell what it found; a new one for each decision, so that no seat profits from another's search."""
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
    best = found[0].action
    loss = 0.0 if best == action else max(0.0, worth(before, best, bot) - worth(before, action, bot))
    told = [alternative(choice) for choice in found[:KEPT] if choice.visits]
    return Decision(number, game.rules.rounds(before.state), action.seat, str(action), told[0].estimate, loss, told)


def alternative(choice: Choice) -> Alternative:
    """What a search found about an action."""
    return Alternative(str(choice.action), choice.visits, share(choice.value))


def worth(before: Game, action: Action, bot: Mcts) -> float:
    """The share in the win after an action, followed up in several worlds."""
    part = type(bot)(bot.seed, portion(bot.budget))
    seeds = [bots.moment(bots.moment(bot.seed, len(before.actions)), world) for world in range(WORLDS)]
    return share(fmean(reward(before.seen_by(action.seat, seed), action, part, seed) for seed in seeds))


def portion(budget: Budget) -> Budget:
    """What of a budget one world gets."""
    if budget.playouts is not None:
        return replace(budget, playouts=-(-budget.playouts // WORLDS))
    return replace(budget, seconds=(budget.seconds or 0.0) / WORLDS)


def reward(world: Game, action: Action, bot: Mcts, seed: int) -> float:
    """What an action brings its seat in one world, if everybody goes on as the search does."""
    world.apply(action)
    if world.is_over:
        return rewards(world.state)[action.seat]
    searches = bot.planted(world, seed)
    for search in searches:
        search.seat = action.seat  # whose knowledge and whose reward it is, whoever decides next
    bot.grow(searches, monotonic())
    found = [(visits, value) for search in searches for _, visits, value in search.found()]
    return sum(visits * value for visits, value in found) / sum(visits for visits, _ in found)


def share(reward: float) -> float:
    """The share in the win that a search's reward stands for, near enough: a lead counts as none.

    >>> share(0.125), share(0.5), share(0.875)
    (0.0, 0.5, 1.0)
    """
    return min(1.0, max(0.0, (reward - (1 - WIN) / 2) / WIN))
