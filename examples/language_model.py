"""A match between a language model and the bot `easy`.

`answer` is all that a model needs: it is given a text and returns a text that names an action in brackets. Here it
stands for a model that chooses at random; put a call of yours in its place.

    python examples/language_model.py --game puerto_rico
"""

from __future__ import annotations

import argparse
import random
import re

from entrepot.envs.text import play_match


def answer(observation: str) -> str:
    """What a model would say."""
    choices = re.findall(r"^\[(p\d .+?)\]", observation, re.MULTILINE)
    return f"After some thought: [{random.choice(choices)}]"


def main() -> None:
    """Play, and print how it ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spice_road")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)
    rewards, game = play_match(args.game, [answer, args.bot], seed=args.seed)
    print(game.board())
    print(f"Model {rewards[0]:g}, {args.bot} {rewards[1]:g}; points {game.scores()}")


if __name__ == "__main__":
    main()
