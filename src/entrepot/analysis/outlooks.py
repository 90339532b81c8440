"""What a search with a network expects after the actions of a decision: who wins, and with which points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from time import monotonic

from .. import bots
from ..bots import networks
from ..bots.endgame import best_answer
from ..bots.network_bot import NetworkBot
from ..bots.network_search import NetworkSearch
from ..core.game import Game

MAX_ALTERNATIVES = 3  # of which details are found out, including the best
COMPARABLE = 4  # each of them gets at least this part of the simulations of the best one


@dataclass(frozen=True)
class Outlook:
    """What is to be expected after an action."""

    chances: list[float]
    """The share of the win of each seat; together 1."""
    points: list[list[float]]
    """The final points of each seat, part by part (see ``Rules.score_parts``)."""


@dataclass(frozen=True)
class Finding:
    """An action with its outlook."""

    code: int
    visits: int
    outlook: Outlook
    line: list[int]
    """How the game is expected to go on, beginning with the action."""


def examine(game: Game, bot: NetworkBot, played: int | None = None) -> list[Finding]:
    """The best actions of the current decision, the best one first, and last the one that was played if it is another.

    All comes from one search with the information of the seat that decides. Nothing is found without a network.
    """
    network = bot.network or networks.network_for(game)
    if network is None:
        return []
    seed = bots.moment(bot.seed, len(game.actions))
    seen = game.seen_by(game.state.seat, seed)
    alone = NetworkBot(bot.seed, replace(bot.budget, threads=1), network)
    [search] = alone.new_searches(seen, seed)
    assert isinstance(search, NetworkSearch)
    alone.grow([search], monotonic())
    return findings(search, best_answer(seen.state, game.rules.search_settings.span), played)


def findings(search: NetworkSearch, solved: int | None, played: int | None) -> list[Finding]:
    """The outlooks of the most visited actions; ``solved`` is the best one if the game is solved."""
    found = sorted(search.found(), key=lambda each: (each[0] == solved, each[1], each[2]), reverse=True)
    visits = {code: number for code, number, _ in found}
    codes = [code for code, _, _ in found[:MAX_ALTERNATIVES]]
    if played is not None and played not in codes:
        codes.append(played)
    enough = 1 + max(visits.values()) // COMPARABLE
    for code in codes:
        search.run_after(code, max(0, enough - visits[code]))
    return [Finding(code, visits[code], Outlook(*search.outlook_after(code)), search.line(code)) for code in codes]


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """The average of several outlooks."""
    chances = [fmean(shares) for shares in zip(*(each.chances for each in outlooks), strict=True)]
    by_seat = zip(*(each.points for each in outlooks), strict=True)
    return Outlook(chances, [[fmean(part) for part in zip(*points, strict=True)] for points in by_seat])
