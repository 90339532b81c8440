"""Each decision of a game, searched with exactly the information that its seat had.

With a network one search says everything: the best action, everybody's chances after each, and why.

Without one there are two steps. First the bot searches as it does when it plays, which gives the action it would
choose. The value of an action is then estimated by searches that start after it, in several determinizations consistent
with what the seat knew, and that maximize the win alone. The bot's own search would estimate it less well: it soon
abandons bad actions, and may stop playouts before the end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean
from time import monotonic
from typing import Any

from .. import bots
from ..bots import networks
from ..bots.budget import Budget
from ..bots.mcts import Mcts
from ..bots.network_bot import NetworkBot
from ..bots.search import MAX_DECISIONS, Search
from ..bots.tree import Tree
from ..core.game import Action, Game
from ..core.messages import Message
from ..core.scores import WIN
from .explanations import Mistake, consequences, mistake, phase, reasons, searcher
from .outlooks import MAX_ALTERNATIVES, Finding, examine

BOT = "network:5000n"  # what analyzes a game unless another bot is named
WITHOUT_NETWORK = "mcts:2000n"  # the same for a game without a network

IGNORE_LEAD = 1e9  # a span so wide that every lead is worth the same
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
    asked: str
    """The name of the question, as ``Rules.asked`` gives it."""
    phase: str
    """``opening``, ``middle`` or ``endgame``."""
    action: str
    """The action played."""
    estimate: float
    """The share of the win that the seat could expect with the bot's choice."""
    loss: float
    """How much of that share the action gave away."""
    alternatives: list[Alternative]
    """The best actions according to the bot, its own choice first."""
    chances: list[float]
    """The share of the win that each seat could expect with the bot's choice; empty without a network."""
    points: list[list[float]]
    """The final points that each seat could expect with it, part by part; empty without a network."""
    mistake: Mistake | None
    """The kind of mistake, if another action was better."""
    reasons: list[Message]
    """Why the bot's choice was better than the action played; empty if they are the same."""

    @property
    def best(self) -> str:
        """The bot's choice."""
        return self.alternatives[0].action


def default_bot(game: Game) -> str:
    """The bot that analyzes a game unless another one is named."""
    return BOT if networks.network_for(game) else WITHOUT_NETWORK


def decisions(game: Game, bot: str, seed: int = 0, numbers: Sequence[int] | None = None) -> Iterator[Decision]:
    """The decisions of the game in order, all or those with the given numbers.

    Each has a bot of its own, so that no seat profits from another's search. Searches with a network run on all cores.
    """
    is_threaded = isinstance(searcher(bot, seed), NetworkBot) and networks.network_for(game) is not None
    analyze = partial(_decision, game, bot, seed)
    chosen = range(len(game.actions)) if numbers is None else numbers
    return _in_threads(analyze, chosen) if is_threaded else map(analyze, chosen)


def _decision(game: Game, bot: str, seed: int, number: int) -> Decision:
    return decision(game, number, searcher(bot, seed))


def _in_threads(analyze: Callable[[int], Decision], numbers: Sequence[int]) -> Iterator[Decision]:
    pool = ThreadPoolExecutor(_cores())
    try:
        yield from pool.map(analyze, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def decision(game: Game, number: int, bot: Mcts) -> Decision:
    """One decision, searched from the view of the seat that took it."""
    before, action = game.at(number), game.actions[number]
    found = examine(before, bot, action.code) if isinstance(bot, NetworkBot) else []
    if found:
        return by_network(game, before, action, found)
    seed = bots.moment(bot.seed, number)
    choices = bot.ranked(bot.choices(before, before.seen_by(action.seat, seed), seed))
    best = choices[:MAX_ALTERNATIVES]
    shares = {each: expected_share(before, each, bot) for each in {*(choice.action for choice in best), action}}
    return Decision(
        **_heading(game, before, action),
        estimate=shares[best[0].action],
        loss=max(0.0, shares[best[0].action] - shares[action]),
        alternatives=[Alternative(str(each.action), each.visits, shares[each.action]) for each in best],
        chances=[],
        points=[],
        mistake=None,
        reasons=[] if best[0].action == action else consequences(before, best[0].action.code, bot.seed),
    )


def by_network(game: Game, before: Game, action: Action, found: list[Finding]) -> Decision:
    """What a search with a network has found about a decision."""
    seat, best = action.seat, found[0]
    played = next(each for each in found if each.code == action.code)
    names = {each.code: str(each) for each in before.legal()}
    ranked = found[:MAX_ALTERNATIVES]
    is_best = played is best
    return Decision(
        **_heading(game, before, action),
        estimate=best.outlook.chances[seat],
        loss=0.0 if is_best else max(0.0, best.outlook.chances[seat] - played.outlook.chances[seat]),
        alternatives=[Alternative(names[each.code], each.visits, each.outlook.chances[seat]) for each in ranked],
        chances=best.outlook.chances,
        points=best.outlook.points,
        mistake=None if is_best else mistake(game.rules, seat, best.outlook, played.outlook),
        reasons=[] if is_best else reasons(before, best.code, best.outlook, played.outlook, best.line),
    )


def _heading(game: Game, before: Game, action: Action) -> dict[str, Any]:
    """When the decision was taken, by whom, and what was played."""
    number, rules = len(before.actions), game.rules
    return {
        "number": number,
        "round": rules.rounds(before.state),
        "seat": action.seat,
        "asked": rules.asked(before.state),
        "phase": phase(before, number, len(game.actions)),
        "action": str(action),
    }


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
        assert isinstance(search, Search)
        search.max_playout, search.span = MAX_DECISIONS, IGNORE_LEAD
    bot.grow(searches, monotonic())
    return min(1.0, max(0.0, (mean_reward(searches) - (1 - WIN) / 2) / WIN))


def mean_reward(searches: Sequence[Tree]) -> float:
    """The mean reward over the next actions, weighted by visits squared: what was only tried hardly counts."""
    found = [(visits**2, value) for search in searches for _, visits, value in search.found()]
    return sum(weight * value for weight, value in found) / sum(weight for weight, _ in found)
