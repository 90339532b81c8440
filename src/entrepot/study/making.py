"""Finding puzzles: decisions of self-play games where the obvious action is wrong, sifted by ever longer searches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from ..core.game import Game
from .puzzles import Puzzle
from .self_play import SelfPlay, Setting, start
from .verification import LEAST_CHOICES, LONG, MOST_CHOICES, QUICK, Effort, is_tricky, tempting, verified

APART = 12  # decisions between two puzzles from the same game
HARM = 0.8  # points that others lose by a solution that denies
HELP = 0.4  # points that its own seat gains by it, at most


def candidates(players: SelfPlay, number: int) -> Iterator[Puzzle]:
    """The candidates from one game of self-play."""
    game, last = start(players.setting, number), -APART
    for search in players.decisions(game, number):
        code = max(search.found(), key=lambda each: each[1])[0]
        if len(game.actions) < last + APART or not LEAST_CHOICES <= len(game.state.legal()) <= MOST_CHOICES:
            continue
        best = next(action for action in game.legal() if action.code == code)
        if is_tricky(game, [best], number) and (found := puzzle(game, players.setting, number, QUICK)):
            last = len(game.actions)
            yield found


def puzzle(game: Game, setting: Setting, number: int, effort: Effort) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    found = verified(game, effort)
    if found is None or not is_tricky(game, found[0], number):
        return None
    solutions, gain, outlooks = found
    decision = len(game.actions)
    source = {"seed": setting.seed, "game": number, "decision": decision, "simulations": setting.simulations}
    made = Puzzle(
        id="-".join(map(str, (game.players, setting.seed, number, decision))),
        theme="",
        position=game.position(),
        solutions=solutions,
        tempting=tempting(game, number),
        gain=round(gain, 4),
        outlooks=[outlooks[0], *(replace(each, line=[]) for each in outlooks[1:])],
        source=source,
    )
    action = outlooks[0].action.split(" ", 1)[1]
    return replace(made, theme=game.rules.puzzle_theme(made.position, action, denies(made)))


def denies(made: Puzzle) -> bool:
    """Whether a solution harms the strongest opponent more than it helps its own seat."""
    best, other = made.outlooks[0], made.best_other
    gains = [sum(a) - sum(b) for a, b in zip(best.points, other.points, strict=True)]
    own = gains.pop(made.seat)
    return own <= HELP and min(gains) <= -HARM


def confirmed(candidate: Puzzle) -> Puzzle | None:
    """The puzzle after long searches, if they agree with the quick ones."""
    setting = Setting(candidate.position["game"], {}, candidate.source["simulations"], 0, candidate.source["seed"])
    game = candidate.game()
    found = puzzle(game, setting, candidate.source["game"], LONG)
    if found is None or set(found.solutions) != set(candidate.solutions):
        return None
    return replace(found, id=candidate.id, source=candidate.source)


def mixed(found: Iterable[Puzzle]) -> list[Puzzle]:
    """All puzzles, so that every theme comes up early: from each theme the best, then the second best, and so on."""
    by_theme: dict[str, list[Puzzle]] = {}
    for each in sorted(found, key=lambda each: -each.gain):
        by_theme.setdefault(each.theme, []).append(each)
    return [each for row in zip_longest(*by_theme.values()) for each in row if each is not None]


def themes(found: Sequence[Puzzle]) -> dict[str, int]:
    """How many puzzles each theme has."""
    return dict(Counter(each.theme for each in found).most_common())
