"""Learn Spice Road against a bot with MaskablePPO of sb3-contrib:

pip install 'entrepot[gymnasium]' sb3-contrib
python examples/learn_with_sb3.py --steps 40000
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import entrepot.envs.single  # noqa: F401 (registers the games)


def main() -> None:
    """Train, and say how often it wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spice_road-v1")
    parser.add_argument("--opponents", default="random", help="a bot: random, greedy, easy, medium, ...")
    parser.add_argument("--steps", type=int, default=40_000, help="of training")
    parser.add_argument("--games", type=int, default=100, help="to evaluate with")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    settings = {"players": 2, "opponents": args.opponents, "seat": None, "max_steps": 300}
    envs = make_vec_env(f"entrepot/{args.game}", n_envs=8, seed=args.seed, env_kwargs=settings)
    check_env(envs.envs[0].unwrapped)
    model = MaskablePPO("MlpPolicy", envs, seed=args.seed, n_steps=256, gamma=1.0, ent_coef=0.01)
    model.learn(args.steps)
    mean, _ = evaluate_policy(model, envs, n_eval_episodes=args.games)
    print(f"After {args.steps} steps it wins {mean:.0%} of {args.games} games against {args.opponents}.")


if __name__ == "__main__":
    main()
