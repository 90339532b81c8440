"""Compares the rules: whether our engine offers the same actions as the kit, all through games of the kit's agents.

    python compare.py --games 20

Run it with the kit's folder and this one in PYTHONPATH. A mayor's turn is compared only in that it can be loaded,
for our engine asks about places and the kit about colonists.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import agents  # the kit's, as the next
from cog_entry.actions import number_of
from cog_entry.player import is_first_placement, is_first_storing, with_room_for_all
from cog_entry.table import PHASES, position
from tournament.match import play_game

import entrepot

FIELDS = [["RandomAgent"] * 3, ["ActionValueAgent", "ShippingRushAgent", "TradeBuildingAgent"]]


class Compared(agents.Agent):
    """One of the kit's agents; every decision that it is asked for is also looked at in our engine."""

    def __init__(self, agent: Any, compared: Counter[str], different: Counter[str]) -> None:
        self.agent, self.compared, self.different = agent, compared, different

    def on_game_start(self, forward_model: Any = None) -> None:
        """Keep the view of the live game."""
        self.model = forward_model
        self.agent.on_game_start(forward_model)

    def act(self, observation: Any, action_mask: Any) -> int:
        """Compare, then let the agent decide."""
        legal = {number for number, is_legal in enumerate(action_mask) if is_legal}
        phase = PHASES[self.model.game.current_phase]
        if len(legal) > 1 and self.is_translated(phase):
            self.compared[phase] += 1
            self.different[phase] += not self.agrees(phase, action_mask, legal)
        return int(self.agent.act(observation, action_mask))

    def is_translated(self, phase: str) -> bool:
        """Whether our player would load this position."""
        game = self.model.game
        if phase == "storage":
            return is_first_storing(game) and not with_room_for_all(game.players[game.current_player_idx])
        return phase != "mayor" or is_first_placement(game)

    def agrees(self, phase: str, mask: Any, legal: set[int]) -> bool:
        """Whether the position can be loaded and offers the same; of the storage, whether what it offers is legal."""
        try:
            table = entrepot.load(position(self.model.game, mask), seed=1)
        except entrepot.EntrepotError as error:
            print(phase, error)
            return False
        if phase == "mayor":
            return True
        ours = {number_of(action.partition(" ")[2]) for action in table.legal()}
        return ours <= legal if phase == "storage" else ours == legal


def main() -> None:
    """Play the games and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    compared: Counter[str] = Counter()
    different: Counter[str] = Counter()
    for number in range(parser.parse_args().games):
        field = [getattr(agents, name)() for name in FIELDS[number % len(FIELDS)]]
        play_game([Compared(agent, compared, different) for agent in field], seed=number, time_limit_s=60)
    for phase, decisions in compared.items():
        print(f"{phase}: {decisions} decisions compared, {different[phase]} different")


if __name__ == "__main__":
    main()
