"""A game between random agents in the environment for PettingZoo, with its last board as a picture:

pip install 'entrepot[pettingzoo]'
python examples/play_with_pettingzoo.py --out board.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot.envs import puerto_rico_v2


def main() -> None:
    """Play, and print the rewards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write the board")
    args = parser.parse_args()
    env = puerto_rico_v2.env(players=args.players, render_mode="svg")
    env.reset(seed=args.seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    print(rewards, env.game().scores())
    if args.out:
        args.out.write_text(env.render(), encoding="utf-8")


if __name__ == "__main__":
    main()
