"""Plays games against the kit's agents in the kit's own engine, our seat changing, and prints what happened.

    python match.py --games 12 --bot network --against ActionValueAgent ShippingRushAgent

Run it with the kit's folder and this one in PYTHONPATH.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import agents  # the kit's, as the next
from submission import EntrepotAgent
from tournament.match import play_game

from entrepot.bots.mcts import Mcts
from entrepot.bots.network_bot import NetworkBot

BOTS = {"mcts": Mcts, "network": NetworkBot}


class Timed(EntrepotAgent):
    """The same agent, which notes how long each decision took."""

    def on_game_start(self, forward_model: Any = None) -> None:
        """Start with an empty list of times."""
        self.seconds: list[float] = []
        super().on_game_start(forward_model)

    def act(self, observation: Any, action_mask: Any) -> int:
        """Decide, and note the time."""
        begin = perf_counter()
        try:
            return super().act(observation, action_mask)
        finally:
            self.seconds.append(perf_counter() - begin)


def main() -> None:
    """Play the games one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", choices=BOTS, default="network")
    parser.add_argument("--against", nargs=2, default=["ActionValueAgent", "ShippingRushAgent"])
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    Timed.bot = BOTS[options.bot]
    wins, longest = 0.0, 0.0
    for number in range(options.games):
        seat, me = number % 3, Timed()
        others = [getattr(agents, name)() for name in options.against]
        if number // 3 % 2:
            others.reverse()
        result = play_game([*others[:seat], me, *others[seat:]], seed=options.seed + number)
        wins += (seat in result["winners"]) / len(result["winners"])
        longest = max(longest, *me.seconds)
        print(
            f"game {number} seat {seat}: scores {result['scores']}, we have {result['scores'][seat]};",
            f"timeouts {result['timeouts'][seat]}, illegal {result['illegal'][seat]},",
            f"{len(me.seconds)} decisions, longest {max(me.seconds):.3f} s; wins so far {wins:g} of {number + 1}",
            flush=True,
        )
    print(f"{options.bot}: {wins:g} of {options.games} won, longest decision {longest:.3f} s")


if __name__ == "__main__":
    main()
