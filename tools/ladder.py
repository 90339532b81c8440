"""Measure how strong the bots are: a ladder for each game and number of players. Writes docs/ladder.md.

On each rung one of the stronger bot sits among weaker ones, in every seat of every deal. The games are kept in
docs/ladder/, one line each; what is there is not played again, so a run that was broken off goes on. To measure
anew, delete that folder. On two cores Puerto Rico takes fifty minutes, Spice Road two hours:

    python tools/ladder.py
    python tools/ladder.py --write    # only writes the page, from the games that are there
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from tqdm import tqdm

import entrepot  # noqa: F401  (messages learn to speak)
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
SEED = {("spice_road", 2): 2, ("spice_road", 3): 2, ("spice_road", 5): 2}  # of its deals, if not 1: measured again


@dataclass(frozen=True)
class Rung:
    """One of the stronger bot among weaker ones."""

    game: str
    players: int
    stronger: str
    weaker: str
    games: int
    seed: int = 1

    @property
    def path(self) -> Path:
        """Where its games are kept."""
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
MORE = [  # what the levels for people are worth
    Rung("puerto_rico", 4, "hard", "greedy", 24),
    Rung("spice_road", 2, "hard", "greedy", 24),
]


def played(rung: Rung) -> list[arena.Result]:
    """The rung's games; those that are missing are played now."""
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
    """How many points the one was ahead of the mean of the others, and between what the true lead may lie."""
    seats = [result["seats"].index(rung.stronger) for result in results]
    leads = [ahead_of_mean(result["scores"], rung.players, seat) for result, seat in zip(results, seats, strict=True)]
    reach = 1.96 * stdev(leads) / sqrt(len(leads))
    return f"{fmean(leads):.1f} ({fmean(leads) - reach:.1f} to {fmean(leads) + reach:.1f})"


def row(rung: Rung, results: list[arena.Result]) -> str:
    """What a rung has shown: of the win, how much the one got and how much a seat of the others."""
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
| one | among | games | win share (95 %) | of a seat of the others | apart | points ahead (95 %) |
|---|---|---:|---:|---:|---|---:|"""

PAGE = """\
# How strong the bots are

Written by `tools/ladder.py`, which also repeats the measurement: change that, not this.
The games are in [ladder/](ladder), a line of JSON each.

On each rung **one** of the stronger bot sits among weaker ones, in every seat of every deal in turn. The table tells
which part of the wins the one got, which part each seat of the others got on average, and for both between what the
true share may lie ([Wilson](arena.md#the-report), 95 %). *Apart* means that these two do not overlap. A bot like the
others would get a half with two players, a third with three, and so on. The last column tells how many points the one
was ahead of the mean of the others.

`mcts:1s` thinks for at most a second about a decision, and less when the choice is clear.

How these games were played, which matters for how far to trust them: two at once on a virtual machine with two cores
and little else to do; beside those of Spice Road with five players and the last ones of Puerto Rico with two, tests and
other games ran with an eighth of the weight. The number of games on each rung was fixed before the first of them. A
rung with fewer games than that has not been played to its end.

About the last rungs of Spice Road, of which some are second series, with other deals. Two players: the first, of 40
games, was broken off after 33, of which the one had won 61 %. Three players: with earlier versions of the search the
one won 50 % of 48 games, 52 % of 48, and 43 % of 72. Five players: 28 % of 60 games, which was not apart. Then plans
became quicker by a third, and whole games came to be judged by the lead over the others' mean. The games of two and
four players are from before that change.

"""


def main() -> None:
    """Play, and write the page."""
    parts = []
    for game, players in LADDERS:
        rows = [row(rung, played(rung)) for rung in ladder(game, players)]
        parts.append("\n".join([f"## {TITLES[game]}, {players} players", "", HEAD, *rows, ""]))
    rows = [row(rung, played(rung)) for rung in MORE]
    levels = "\n".join(
        [
            "## Levels",
            "",
            "What the level `hard` is worth at two tables: Puerto Rico with four players, Spice Road with two.",
            "",
            HEAD,
            *rows,
            "",
        ]
    )
    (DOCS / "ladder.md").write_text(PAGE + "\n".join([*parts, levels]), encoding="utf-8")


if __name__ == "__main__":
    main()
