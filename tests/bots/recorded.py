"""Choices recorded from the bots of version 0.2.0 as they were before the search was changed: what the baselines must
still choose.

``python -m tests.bots.recorded`` writes the file again. Do that only for a case that is new: the point of a baseline is
that it does not change.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import entrepot
from entrepot import bots

FILE = Path(__file__).parent / "recorded_choices.json"
EVERY = 3  # decisions, of which the last is made at random, so that unusual positions occur
TO_THE_END = 10_000
PLAYERS = (2, 3, 4, 5)
EXPANSIONS: tuple[list[str], ...] = ([], ["new_buildings"], ["nobles"], ["new_buildings", "nobles"])


@dataclass
class Case:
    """A game in which a bot's choice is recorded at every decision."""

    bot: str
    game: str
    seed: int
    decisions: int
    options: dict[str, Any] = field(default_factory=dict)

    def choices(self, prefix: str = "", most: int = TO_THE_END) -> list[str]:
        """What the bot chooses at each decision, at most this many; the prefix comes before its name."""
        game = entrepot.new(self.game, seed=self.seed, **self.options)
        seats = [bots.make(prefix + self.bot, self.seed + seat) for seat in range(game.players)]
        chance = bots.make("random", self.seed)
        chosen: list[str] = []
        while not game.is_over and len(chosen) < min(most, self.decisions):
            choice = seats[game.seat].choose(game)
            chosen.append(str(choice))
            game.play(choice if len(chosen) % EVERY else chance.choose(game))
        return chosen


def cases() -> list[Case]:
    """All of them."""
    found = []
    for players in PLAYERS:
        for expansions in EXPANSIONS:
            options = {"players": players, "expansions": expansions}
            found += [Case("greedy", "puerto_rico", seed, TO_THE_END, options) for seed in (1, 2)]
            found += [Case("mcts:40n", "puerto_rico", 3, TO_THE_END, options)]
        options = {"players": players}
        found += [Case(style, "puerto_rico", 4, TO_THE_END, options) for style in ("shipper", "builder", "trader")]
        found += [Case("mcts:2500n", "puerto_rico", 5, 10, options), Case("mcts:300n:2", "puerto_rico", 6, 20, options)]
        found += [Case("flat:100n", "puerto_rico", 7, 40, options)]
        found += [Case("greedy", "spice_road", seed, TO_THE_END, options) for seed in (1, 2, 3)]
        found += [Case("beam:40", "spice_road", 4, TO_THE_END, options), Case("beam", "spice_road", 5, 12, options)]
        found += [Case("mcts:3000n", "spice_road", 6, TO_THE_END, options)]
        found += [Case("mcts:60000n:2", "spice_road", 7, 10, options)]
        found += [Case("flat:100n", "spice_road", 8, 40, options)]
    return found


def main() -> None:
    """Write the file."""
    written = []
    for case in cases():
        written.append(json.dumps(asdict(case) | {"choices": case.choices()}))
        print(case, flush=True)
    FILE.write_text("[\n" + ",\n".join(written) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
