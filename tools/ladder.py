"""Measure how strong the bots are: a ladder for each game and number of players. Writes docs/ladder.md.

On each rung one copy of the stronger bot plays against weaker ones, in every seat of every deal. The games are saved in
docs/ladder/, one line each; games found there are not played again, so an interrupted run continues. To start over,
delete that folder. On two cores Puerto Rico takes fifty minutes, Spice Road two hours:

    python tools/ladder.py
    python tools/ladder.py --write    # only writes the page, from the saved games
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from tqdm import tqdm

import entrepot  # noqa: F401  (sets up the catalogs)
from entrepot import arena
from entrepot.core import registry
from entrepot.core.scores import ahead_of_mean

DOCS = Path(__file__).parent.parent / "docs"
TITLES = {"spice_road": "Spice Road", "puerto_rico": "Puerto Rico"}
JOBS = 2
TOP = {
    "puerto_rico": {2: 24, 3: 18, 4: 16, 5: 15},
    "spice_road": {2: 120, 3: 90, 4: 64, 5: 120},
}  # games of the last rung
SEED = {("spice_road", 2): 2, ("spice_road", 3): 2, ("spice_road", 5): 2}  # of the deals, if not 1: second series


@dataclass(frozen=True)
class Rung:
    """One copy of the stronger bot against weaker ones."""

    game: str
    players: int
    stronger: str
    weaker: str
    games: int
    seed: int = 1

    @property
    def path(self) -> Path:
        """The file with its games."""
        names = "-".join([self.game, str(self.players), self.stronger, self.weaker]).replace(":", "_")
        return DOCS / "ladder" / f"{names}.jsonl"

    @property
    def schedule(self) -> arena.Schedule:
        """Its games."""
        options = registry.find(self.game).complete_options({"players": self.players})
        return arena.Schedule(self.game, options, [(self.stronger, *[self.weaker] * (self.players - 1))], self.seed)


def ladder(game: str, players: int) -> list[Rung]:
    """The rungs for one number of players, each in whole blocks of rotations."""
    some = -(-20 // players) * players
    return [
        Rung(game, players, "greedy", "random", some),
        Rung(game, players, "mcts:100ms", "greedy", some),
        Rung(game, players, "mcts:1s", "mcts:100ms", TOP[game][players], SEED.get((game, players), 1)),
    ]


LADDERS = [(game, players) for players in (3, 2, 4, 5) for game in ("spice_road", "puerto_rico")]
MORE = [  # the strength of the levels for people
    Rung("puerto_rico", 4, "hard", "greedy", 24),
    Rung("spice_road", 2, "hard", "greedy", 24),
]


def played(rung: Rung) -> list[arena.Result]:
    """The rung's games; missing ones are played now."""
    if "--write" in sys.argv:
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
    reach = 1.96 * stdev(leads) / sqrt(len(leads))
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
        cells.append(f"{100 * each.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})")
    cells.append("yes" if one.interval[0] > others.interval[1] else "no")
    cells.append(points_ahead(rung, results))
    return f"| {' | '.join(cells)} |"


HEAD = """\
| bot | opponents | games | win share (95 %) | an opposing seat | apart | lead (95 %) |
|---|---|---:|---:|---:|---|---:|"""

PAGE = """\
# How strong the bots are

Written by `tools/ladder.py`; run it again to repeat the measurement. Do not edit this page.
The games are in [ladder/](ladder), one line of JSON each.

On each rung **one** copy of the stronger bot plays against copies of the weaker one, in every seat of every deal in
turn. The table shows its share of the wins, the average share of one opposing seat, and for both a 95 % confidence
interval ([Wilson](arena.md#the-report)). *Apart* means that the two intervals do not overlap. A bot no better than its
opponents would win half the games with two players, a third with three, and so on. The last column is its average lead
over the mean score of its opponents.

`mcts:1s` thinks for at most one second per decision, and less when the choice is clear.

All rungs were played with the engine of version 0.1.0, two games at a time on a virtual machine with two cores and
little other load. During the games of Spice Road with five players and the last ones of Puerto Rico with two, tests
and other games ran at an eighth of the priority. The number of games on each rung was fixed in advance; a rung with
fewer games has not been finished.

Some of the last rungs of Spice Road are second series, with other deals. Two players: the first series, of 40 games,
was stopped after 33, with 61 % won. Three players: earlier versions of the search won 50 % of 48 games, 52 % of 48,
and 43 % of 72. Five players: 28 % of 60 games, which was not apart. After that, planning became a third faster, and
playouts to the end of the game came to be valued by the lead over the opponents' mean. The games with two and four
players were played before that change.

"""


def main() -> None:
    """Play and write the page."""
    parts = []
    for game, players in LADDERS:
        rows = [row(rung, played(rung)) for rung in ladder(game, players)]
        parts.append("\n".join([f"## {TITLES[game]}, {players} players", "", HEAD, *rows, ""]))
    rows = [row(rung, played(rung)) for rung in MORE]
    levels = "\n".join(
        [
            "## Levels",
            "",
            "The level `hard` against `greedy`: Puerto Rico with four players, then Spice Road with two.",
            "",
            HEAD,
            *rows,
            "",
        ]
    )
    (DOCS / "ladder.md").write_text(PAGE + "\n".join([*parts, levels]), encoding="utf-8")


if __name__ == "__main__":
    main()
