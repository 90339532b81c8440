"""Measure how strong the bots are: a ladder for each game and number of players. Writes docs/ladder.md.

On each rung one copy of the stronger bot plays against weaker ones, in every seat of every deal. The games are saved in
docs/ladder/, one line each; games found there are not played again, so an interrupted run continues.

    python tools/ladder.py                       # everything; the rungs of expert take hours
    python tools/ladder.py puerto_rico 3 hard    # only this game, number of players, or stronger bot
    python tools/ladder.py hard/medium           # only the rung between these bots
    python tools/ladder.py --write               # only writes the page, from the saved games
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from tqdm import tqdm

import entrepot  # noqa: F401  (sets up the catalogs)
from entrepot import arena
from entrepot.arena.ratings import ratings
from entrepot.core import registry
from entrepot.core.scores import ahead_of_mean

DOCS = Path(__file__).parent.parent / "docs"
TITLES = {"puerto_rico": "Puerto Rico", "spice_road": "Spice Road"}
JOBS = int(os.environ.get("JOBS", "2"))
WEAK, LEVELS, EXPERT, SLOW = 20, 40, 20, 12  # games of a rung, rounded up to whole rotations
BASELINES = {
    "puerto_rico": {2: 24, 3: 18, 4: 16, 5: 15},
    "spice_road": {2: 120, 3: 90, 4: 64, 5: 120},
}  # games of the rung between the baselines
AGAINST_A_SECOND = {"puerto_rico": "network:1s", "spice_road": "network:300ms"}  # see docs/networks.md
OWN_BOTS = {"puerto_rico": ("shipper", "builder", "trader"), "spice_road": ("beam",)}  # that no rung between levels has
AGAINST_GREEDY = {"puerto_rico": "medium", "spice_road": "hard"}  # in Spice Road, medium is greedy itself
SECOND_SERIES = {("spice_road", 2), ("spice_road", 3), ("spice_road", 5)}  # of that rung, with other deals


@dataclass(frozen=True)
class Rung:
    """One copy of the stronger bot against weaker ones."""

    game: str
    players: int
    stronger: str
    weaker: str
    most: int
    seed: int = 1
    variant: str = ""

    @property
    def games(self) -> int:
        """How many games, in whole rotations."""
        return -(-self.most // self.players) * self.players

    @property
    def path(self) -> Path:
        """The file with its games."""
        names = [self.game, self.variant, str(self.players), self.stronger, self.weaker]
        return DOCS / "ladder" / f"{'-'.join(filter(None, names)).replace(':', '_')}.jsonl"

    @property
    def schedule(self) -> arena.Schedule:
        """Its games."""
        rules = registry.find(self.game)
        options = rules.complete_options({"players": self.players, **rules.variants.get(self.variant, {})})
        return arena.Schedule(self.game, options, [(self.stronger, *[self.weaker] * (self.players - 1))], self.seed)

    @property
    def is_wanted(self) -> bool:
        """Whether its missing games are to be played: all words of the command line fit."""
        fitting = {self.game, str(self.players), self.stronger, f"{self.stronger}/{self.weaker}"}
        return "--write" not in sys.argv and set(sys.argv[1:]) <= fitting


def ladder(game: str, players: int) -> Iterator[Rung]:
    """The rungs for one number of players: the levels, then the bots of version 0.1 and those of today."""
    yield Rung(game, players, "beginner", "random", WEAK)
    yield Rung(game, players, "easy", "beginner", LEVELS)
    yield Rung(game, players, "medium", "easy", LEVELS)
    yield Rung(game, players, "hard", "medium", LEVELS)
    yield Rung(game, players, "expert", "hard", EXPERT)
    yield Rung(game, players, AGAINST_GREEDY[game], "greedy", LEVELS)
    yield Rung(game, players, "greedy", "random", WEAK)
    for bot in OWN_BOTS[game]:
        yield Rung(game, players, bot, "random", WEAK)
        yield Rung(game, players, bot, "greedy", WEAK)
    yield Rung(game, players, "flat:500n", "greedy", WEAK)
    yield Rung(game, players, "mcts:500n", "flat:500n", WEAK)
    yield Rung(game, players, "network:100n", "mcts:500n", WEAK)
    yield Rung(game, players, "baseline-mcts:100ms", "greedy", WEAK)
    series = 2 if (game, players) in SECOND_SERIES else 1
    yield Rung(game, players, "baseline-mcts:1s", "baseline-mcts:100ms", BASELINES[game][players], series)
    yield Rung(game, players, AGAINST_A_SECOND[game], "baseline-mcts:1s", SLOW)


MORE = Rung("puerto_rico", 3, "network:1s", "baseline-mcts:1s", SLOW, variant="expansions")


def played(rung: Rung) -> list[arena.Result]:
    """The rung's games; missing ones are played now."""
    if not rung.is_wanted:
        return arena.read_results(rung.path) if rung.path.exists() else []
    rung.path.parent.mkdir(exist_ok=True)
    schedule = rung.schedule
    with arena.ResultFile(rung.path, schedule) as file:
        missing = file.missing(list(schedule.matches(rung.games)))
        if missing:
            title = f"{rung.game} {rung.players}: {rung.stronger} among {rung.weaker}"
            with arena.make_workers(JOBS, None) as workers:
                list(tqdm(arena.run(schedule, rung.games, file, workers), title, len(missing), unit="game"))
        return list(file.found.values())


def points_ahead(rung: Rung, results: list[arena.Result]) -> str:
    """The stronger bot's mean lead over the mean of the others, with its confidence interval."""
    seats = [result["seats"].index(rung.stronger) for result in results]
    leads = [ahead_of_mean(result["scores"], rung.players, seat) for result, seat in zip(results, seats, strict=True)]
    reach = 1.96 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else float("inf")
    return f"{fmean(leads):.1f} ({fmean(leads) - reach:.1f} to {fmean(leads) + reach:.1f})"


def row(rung: Rung, results: list[arena.Result]) -> str:
    """A rung's results: the win shares of the stronger bot and of one opposing seat."""
    cells = [f"`{rung.stronger}`", f"`{rung.weaker}`", f"{len(results)} of {rung.games}"]
    if not results:
        return f"| {' | '.join(cells)} | | | not measured yet | |"
    found = {each.bot: each for each in arena.standings(results)}
    one, others = found[rung.stronger], found[rung.weaker]
    for each in (one, others):
        low, high = each.interval
        cells.append(f"{100 * each.share:.0f}% ({100 * low:.0f}–{100 * high:.0f})")
    cells.append("yes" if one.interval[0] > others.interval[1] else "no")
    cells.append(points_ahead(rung, results))
    return f"| {' | '.join(cells)} |"


def rated(results: list[arena.Result]) -> str:
    """A line with all ratings, the strongest first."""
    found = ratings(results, reference="greedy")
    return ", ".join(f"`{each.bot}` {each.rating:+.0f} (±{each.error:.0f})" for each in found)


HEAD = """\
| bot | opponents | games | win share (95%) | an opposing seat | apart | lead (95%) |
|---|---|---:|---:|---:|---|---:|"""

PAGE = """\
# How strong the bots are

Written by `tools/ladder.py`; run it again to repeat the measurement. Do not edit this page.
The games are in [ladder/](ladder), one line of JSON each.

On each rung **one** copy of the stronger bot plays against copies of the weaker one, in every seat of every deal in
turn. The table shows its share of the wins, the average share of one opposing seat, and for both a 95% confidence
interval ([Wilson](arena.md#the-report)). *Apart* means that the two intervals do not overlap. A bot no better than its
opponents would win half the games with two players, a third with three, and so on. The last column is its average lead
over the mean score of its opponents. The ratings below each table are in Elo points above `greedy`, from all its
rungs together (Plackett-Luce). A bot that wins or loses every game has only a lower or upper bound for a rating, and
the number is of little meaning.

A bot with a time for each decision uses less when its choice is clear. In these games each bot has one thread.

The number of games on each rung was fixed in advance, but for `network:300ms` in Spice Road with two players
([how](networks.md#how-strong-they-are)); a rung with fewer games has not been finished. The
rungs between `random`, `greedy` and the baselines were played with version 0.1.0, whose bots they are, and little other
load. Those of `network:1s` had little other load, too; during the others, tests and training shared the cores.

`expert` against `hard` in Spice Road is a second series with the same deals: in the first, `expert` won 14 of 20 games,
10 of 21, 4 of 20 and 3 of 20, from two to five players. The cause was not found. The four-player games were repeated,
and it won 11 of 20. So the first series was dropped after its results were known, and all four rungs were played
again. The table has only those last games, which with four players are the third series. The loading of networks
became faster while they ran. The rungs of Puerto Rico with three to five players are as old as the dropped series and
were not repeated, so the same unknown cause may have affected them.

Some rungs of `baseline-mcts:1s` in Spice Road are second series, with other deals. Two players: the first series, of 40
games, was stopped after 33, with 61% won. Three players: earlier versions of the search won 50% of 48 games, 52% of
48, and 43% of 72. Five players: 28% of 60 games, which was not apart. After that, planning became a third faster, and
playouts to the end of the game came to be valued by the lead over the opponents' mean. The games with two and four
players were played before that change.

"""


def main() -> None:
    """Play and write the page."""
    parts = []
    for game in TITLES:
        for players in (2, 3, 4, 5):
            rungs = {rung: played(rung) for rung in ladder(game, players)}
            rows = [row(rung, results) for rung, results in rungs.items()]
            line = f"Ratings: {rated([result for results in rungs.values() for result in results])}"
            parts.append("\n".join([f"## {TITLES[game]}, {players} players", "", HEAD, *rows, "", line, ""]))
    parts.append("\n".join(["## Puerto Rico with both expansions, 3 players", "", HEAD, row(MORE, played(MORE)), ""]))
    (DOCS / "ladder.md").write_text(PAGE + "\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
