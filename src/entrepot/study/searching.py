"""Long searches of one position: the chances after each of its actions, and what is likely to follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.bot import moment
from ..core.game import Action, Game
from .self_play import NODES_PER_SIMULATION, new_search

MOST_NODES = 2_000_000
EXPLORE = (0.2, 0.12, 0.35)  # by seed: searches that differ only in what is hidden would be almost the same
MOST_LINE = 7  # actions of a continuation that are kept


@dataclass(frozen=True)
class Outlook:
    """What is to be expected after an action."""

    action: str
    chances: list[float]
    """Each seat's share of the win."""
    points: list[list[float]]
    """Each seat's points at the end, part by part."""
    line: list[str]
    """The most likely continuation, beginning with the action."""


def best_action(game: Game, simulations: int, seed: int) -> Action:
    """The action that a search prefers, with what the deciding seat may know."""
    search = new_search(game, nodes_for(simulations), seed)
    search.explore = EXPLORE[seed % len(EXPLORE)]
    search.run(simulations)
    code = max(search.found(), key=lambda each: each[1])[0]
    return next(action for action in game.legal() if action.code == code)


def outlook(game: Game, action: Action, simulations: int, seed: int, explore: float) -> Outlook:
    """A search that begins after an action; what the seat of the action cannot know is re-sampled."""
    after = game.copy()
    after.apply(action)
    parts = len(game.rules.score_parts)
    if after.is_over:
        winners = after.winners()
        shares = [(seat in winners) / len(winners) for seat in range(game.players)]
        return Outlook(action, shares, [[float(p) for p in s] for s in after.state.score_parts(parts)], [action])
    search = new_search(after, nodes_for(simulations), seed)
    search.seat, search.explore = action.seat, explore
    search.run(simulations)
    chances, points = search.outlook_of(search.found_codes())
    code = max(search.found(), key=lambda each: each[1])[0]
    return Outlook(action, chances, points, [action, *in_notation(after, search.line(code))])


def outlooks(game: Game, actions: Sequence[Action], simulations: int, seed: int) -> list[Outlook]:
    """The outlook after each of several actions."""
    explore = EXPLORE[seed % len(EXPLORE)]
    return [outlook(game, action, simulations, moment(seed, action.code), explore) for action in actions]


def in_notation(game: Game, codes: Sequence[int]) -> list[str]:
    """A continuation in notation, as far as it is possible in this very game: a search samples what is hidden."""
    game, found = game.copy(), []
    for code in codes[:MOST_LINE]:
        action = next((each for each in game.legal() if each.code == code), None)
        if action is None:
            break
        found.append(str(game.apply(action)))
    return found


def nodes_for(simulations: int) -> int:
    """Room for the tree of a search."""
    return min(MOST_NODES, NODES_PER_SIMULATION * simulations)
