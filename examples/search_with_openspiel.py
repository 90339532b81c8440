"""OpenSpiel's Monte Carlo tree search plays Spice Road against a random bot:

pip install 'entrepot[openspiel]'
python examples/search_with_openspiel.py --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import entrepot.envs.openspiel  # noqa: F401 (registers the games)


def main() -> None:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spice_road(players=2,max_steps=200)")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, rng = pyspiel.load_game(args.game), np.random.RandomState(args.seed)
    search = mcts.MCTSBot(game, 1.4, args.simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [search, uniform_random.UniformRandomBot(1, rng)]
    print("search, random:", evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng))


if __name__ == "__main__":
    main()
