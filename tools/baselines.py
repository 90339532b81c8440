"""Measure reference results on fixed tasks (entrepot/envs/tasks.py), and write docs/baselines.md.

What is measured is added to docs/baselines/ and not measured again, so an interrupted run continues.

    python tools/baselines.py bots       # --game, --opponents and --agent choose among them; expert takes hours
    python tools/baselines.py learn      # --game, --opponents and --seed; pip install sb3-contrib
    python tools/baselines.py write      # only the page
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from os import cpu_count
from pathlib import Path
from statistics import fmean
from typing import Any

import entrepot  # noqa: F401  (sets up the catalogs)
from entrepot.arena import wilson
from entrepot.envs.tasks import FIRST_SEED, GAMES, STEPS, Evaluation, Task

DOCS = Path(__file__).parent.parent / "docs"
FOLDER = DOCS / "baselines"
RESULTS = FOLDER / "results.jsonl"
PAGE = DOCS / "baselines.md"
TITLES = {"spice_road": "Spice Road", "puerto_rico": "Puerto Rico"}
PLAYERS = {"spice_road": 2, "puerto_rico": 3}
OPPONENTS = ("random", "greedy", "hard")
BOTS = ("random", "beginner", "easy", "greedy", "medium", "network:100n", "hard", "expert")
FEWER = {"expert": 12}  # games, because it takes a second and a half for a decision
LEARNER = "MaskablePPO"
LEARNS_AGAINST = ("random", "greedy")
LATER = {"greedy": ["hard"]}  # what else it is evaluated against
SEEDS = (1, 2, 3)
ENVS, ROLLOUT = 16, 128  # how many games at once, and the steps of each between two updates
PPO: dict[str, Any] = {"batch_size": 256, "n_epochs": 4, "learning_rate": 5e-4, "gamma": 1.0, "ent_coef": 0.01}
LAYERS = [256, 256]
LEAD = 50  # points that are a reward of 1
WINDOW = 20_000  # steps of a point of a learning curve

INTRODUCTION = f"""
# Reference results

Written by `tools/baselines.py`; run it again to repeat the measurements. Do not edit this page.

A **task** is a game with its standard rules, a number of players, and a bot that plays all the other seats. Everything
else is fixed, in [`entrepot.envs.tasks`](../src/entrepot/envs/tasks.py), so that results of different people can be
compared:

- An agent that learns may make {STEPS:,} decisions in the environment of the task, with any seeds below {FIRST_SEED:,}.
- It is then evaluated in {GAMES} games: one for each seat of the deals from seed {FIRST_SEED:,} on.
- Its result is its share of the wins; a shared win is divided. A game is lost by an illegal action.

```python
from entrepot.envs.tasks import Task

task = Task("spice_road", players=2, opponents="greedy")
env = task.make()  # to learn in: an environment for Gymnasium
evaluation = task.evaluate(lambda env, observation, info: int(info["action_mask"].argmax()), games=10)  # of 300
print(task.name, evaluation.win_share, evaluation.score, evaluation.lead)
```

Name the task as its table below does: the name contains the version of the environment. How to cite the software is in
[`CITATION.cff`](../CITATION.cff).

**Bots.** All but `expert`, which thinks for a time, always play the same games, so their rows can be reproduced to the
digit, and tests do that for some. A bot that is its own opponent wins half the games with two players, and a third
with three. Rows with `hard`, `expert` or `network` are those of the networks of commit `314e13f`, when `hard` was
`network:1000n`: the learned network with 1,000 simulations for each decision. The present ones have not been measured
here.

**{LEARNER}**, from [sb3-contrib](https://sb3-contrib.readthedocs.io), learned with {ENVS} games at once and
two layers of {LAYERS[0]} units, on observations scaled to between 0 and 1. Its reward is its lead at the end: against
`greedy`, a win is too rare to learn from. Its rows are means of {len(SEEDS)} seeds. The charts show in how many of its
*training* games it was ahead, by {WINDOW:,} decisions. All settings are in
[`tools/baselines.py`](../tools/baselines.py), and were not tuned beyond a first try. On one machine, with the same
versions of all libraries, a seed gives the same result again.

```sh
python tools/baselines.py bots --game spice_road --opponents greedy --agent hard
pip install 'entrepot[gymnasium]' sb3-contrib
python tools/baselines.py learn --game spice_road --opponents greedy --seed 1
```
"""
CHART_STYLE = """
text { font: 12px system-ui, sans-serif; fill: #6b6257 }
.paper { fill: #fbf8f2 } .grid { stroke: #d8d0c4 }
polyline { stroke-width: 1.6; stroke-linejoin: round }
.line0 { stroke: #2f6f8f } .line1 { stroke: #b3541e }
@media (prefers-color-scheme: dark) {
  text { fill: #b9b0a3 } .paper { fill: #1f1c18 } .grid { stroke: #3d3831 }
  .line0 { stroke: #6fb3d2 } .line1 { stroke: #f0a36b }
}
"""


@dataclass(frozen=True)
class Result:
    """How an agent did in a task; a learner's also says against whom it learned, and with which seed."""

    task: Task
    agent: str
    games: int
    wins: float
    score: float
    lead: float
    seed: int | None = None
    learned_against: str | None = None

    @staticmethod
    def of(task: Task, agent: str, found: Evaluation, **learned: Any) -> Result:
        """From the games of an evaluation."""
        games = len(found.games)
        wins = round(found.win_share * games, 6)
        return Result(task, agent, games, wins, round(found.score, 4), round(found.lead, 4), **learned)

    def save(self) -> None:
        """Add it to the file."""
        saved = {name: value for name, value in vars(self).items() if value is not None} | {"task": vars(self.task)}
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(saved) + "\n")


def read_results() -> list[Result]:
    """All that are known."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    return [Result(**(saved | {"task": Task(**saved["task"])})) for saved in map(json.loads, lines)]


def tasks_of(game: str) -> list[Task]:
    """A game's tasks with reference results."""
    return [Task(game, PLAYERS[game], opponents) for opponents in OPPONENTS]


def measure_bots(tasks: Sequence[Task], bots: Sequence[str]) -> None:
    """Evaluate the bots that have no result yet."""
    known = {(result.task, result.agent) for result in read_results()}
    with ProcessPoolExecutor(cpu_count()) as pool:
        for bot, task in product(bots, tasks):
            if (task, bot) not in known:
                numbers = range(FEWER.get(bot, GAMES))
                found = Evaluation(list(pool.map(partial(task.play_bot, name=bot), numbers)))
                announce(Result.of(task, bot, found))


def announce(result: Result) -> None:
    """Save a result, and say what it is."""
    result.save()
    print(f"{result.task.name}: {result.agent} wins {result.wins / result.games:.1%}", flush=True)


def learn(task: Task, seed: int) -> None:
    """Train a network with MaskablePPO, then evaluate it."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    torch.set_num_threads(1)
    envs = make_vec_env(lambda: scaled(task.make(rewards="lead")), n_envs=ENVS, seed=seed)
    model = MaskablePPO("MlpPolicy", envs, n_steps=ROLLOUT, seed=seed, policy_kwargs={"net_arch": LAYERS}, **PPO)
    curve = Curve()
    model.learn(STEPS, callback=curve.count)
    for opponents in [task.opponents, *LATER.get(task.opponents, ())]:
        evaluated = Task(task.game, task.players, opponents)
        found = evaluated.evaluate(partial(choose, model))
        announce(Result.of(evaluated, LEARNER, found, seed=seed, learned_against=task.opponents))
    curve.save(curve_file(task, seed))


def choose(model: Any, env: Any, observation: Any, info: Any) -> int:
    """The action that a learner finds best."""
    scaled = observation / env.observation_space.high
    action, _ = model.predict(scaled, action_masks=info["action_mask"] > 0, deterministic=True)
    return int(action)


def scaled(env: Any) -> Any:
    """The environment with observations and rewards of about 0 to 1, from which networks learn better."""
    import numpy as np
    from gymnasium.spaces import Box
    from gymnasium.wrappers import TransformObservation, TransformReward

    high = env.observation_space.high.astype(np.float32)
    seen = TransformObservation(env, lambda seen: seen / high, Box(0, 1, high.shape, np.float32))
    return TransformReward(seen, lambda lead: float(lead) / LEAD)


class Curve:
    """In how many of its training games a learner is ahead at the end, as it learns."""

    def __init__(self) -> None:
        self.won: list[list[bool]] = []  # the games that ended, by window

    def count(self, known: dict[str, Any], _: dict[str, Any]) -> bool:
        """After a step of all games; learning goes on."""
        window = (known["self"].num_timesteps - 1) // WINDOW
        while len(self.won) <= window:
            self.won.append([])
        self.won[window] += [info["episode"]["r"] > 0 for info in known["infos"] if "episode" in info]
        return True

    def save(self, path: Path) -> None:
        """As a table, a line for each complete window."""
        rows = [f"{(i + 1) * WINDOW},{len(won)},{fmean(won):.4f}" for i, won in enumerate(self.won) if won]
        path.write_text("\n".join(["steps,games,ahead", *rows[: STEPS // WINDOW]]) + "\n", encoding="utf-8")


def curve_file(task: Task, seed: int) -> Path:
    """Where a learning curve is saved."""
    return FOLDER / f"{task.game}-{task.players}-{task.opponents}-{seed}.csv"


def write_page() -> None:
    """All results, as tables and charts."""
    results = read_results()
    sections = [section(game, results) for game in PLAYERS]
    PAGE.write_text("\n\n".join([INTRODUCTION.strip(), *sections]) + "\n", encoding="utf-8")


def section(game: str, results: Sequence[Result]) -> str:
    """A game's results."""
    parts = [f"## {TITLES[game]}, {PLAYERS[game]} players"]
    parts += [table(task, [result for result in results if result.task == task]) for task in tasks_of(game)]
    curves = {against: read_curves(Task(game, PLAYERS[game], against)) for against in LEARNS_AGAINST}
    if any(curves.values()):
        chart = f"{game}.svg"
        (FOLDER / chart).write_text(line_chart(curves), encoding="utf-8")
        parts.append(f"![Learning curves of {LEARNER} in {TITLES[game]}](baselines/{chart})")
    return "\n\n".join(parts)


def table(task: Task, results: Sequence[Result]) -> str:
    """A task's results."""
    rows = [f"### `{task.name}`", "", "| agent | games | win share (95%) | score | lead |", "|---|---:|---:|---:|---:|"]
    for bot in BOTS:
        rows += [row(f"`{bot}`", [result]) for result in results if result.agent == bot]
    for against in LEARNS_AGAINST:
        learned = [result for result in results if result.learned_against == against]
        note = "" if against == task.opponents else f", having learned against `{against}`"
        rows += [row(f"{LEARNER}{note}", learned)] if learned else []
    return "\n".join(rows)


def row(name: str, results: Sequence[Result]) -> str:
    """One agent; the seeds of a learner together."""
    games, wins = sum(result.games for result in results), sum(result.wins for result in results)
    low, high = wilson(wins, games)
    score, lead = (fmean(getattr(result, part) for result in results) for part in ("score", "lead"))
    seeds = ""
    if len(results) > 1:
        shares = sorted(result.wins / result.games for result in results)
        seeds = f"; {len(results)} seeds, {shares[0]:.1%} to {shares[-1]:.1%}"
    return f"| {name} | {games} | {wins / games:.1%} ({low:.1%}–{high:.1%}{seeds}) | {score:.1f} | {lead:+.1f} |"


def read_curves(task: Task) -> list[list[tuple[int, float]]]:
    """For each seed that has learned: steps, and the share of games in which it was ahead."""
    found = []
    for path in (curve_file(task, seed) for seed in SEEDS):
        if path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()[1:]
            found.append([(int(steps), float(share)) for steps, _, share in (line.split(",") for line in lines)])
    return found


def line_chart(curves: Mapping[str, Sequence[Sequence[tuple[int, float]]]]) -> str:
    """Learning curves as SVG: a line for each seed, a color for each kind of opponents."""
    wide, high, left, top, bottom = 560, 260, 44, 14, 40

    def x(steps: float) -> float:
        return left + (wide - left - 110) * steps / STEPS

    def y(share: float) -> float:
        return top + (high - top - bottom) * (1 - share)

    parts = [f"<style>{CHART_STYLE}</style>", '<rect class="paper" width="100%" height="100%"/>']
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line class="grid" x1="{x(0):.0f}" x2="{x(STEPS):.0f}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:.0%}</text>')
    for steps in range(0, STEPS + 1, 100_000):
        parts.append(f'<text x="{x(steps):.0f}" y="{high - 22}" text-anchor="middle">{steps:,}</text>')
    parts.append(f'<text x="{x(STEPS / 2):.0f}" y="{high - 6}" text-anchor="middle">decisions of the agent</text>')
    for kind, (against, lines) in enumerate(curves.items()):
        for line in lines:
            points = " ".join(f"{x(steps):.1f},{y(share):.1f}" for steps, share in line)
            parts.append(f'<polyline class="line{kind}" fill="none" points="{points}"/>')
        if lines:
            at = y(fmean(line[-1][1] for line in lines)) + 4
            parts.append(f'<text x="{x(STEPS) + 6:.0f}" y="{at:.1f}">against {against}</text>')
    title = f"<title>In how many of its training games {LEARNER} is ahead at the end</title>"
    body = "\n".join([title, *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {wide} {high}">\n{body}\n</svg>\n'


def main() -> None:
    """Run the requested measurements, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["bots", "learn", "write"])
    parser.add_argument("--game", choices=PLAYERS, help="only this game")
    parser.add_argument("--opponents", choices=OPPONENTS, help="only against this bot")
    parser.add_argument("--agent", choices=BOTS, help="only this bot")
    parser.add_argument("--seed", type=int, choices=SEEDS, help="only this seed of the learner")
    args = parser.parse_args()
    tasks = [task for game in only(args.game, PLAYERS) for task in tasks_of(game)]
    tasks = [task for task in tasks if task.opponents in only(args.opponents, OPPONENTS)]
    if args.what == "bots":
        measure_bots(tasks, only(args.agent, BOTS))
    elif args.what == "learn":
        for task, seed in product(tasks, only(args.seed, SEEDS)):
            if task.opponents in LEARNS_AGAINST and not curve_file(task, seed).exists():
                learn(task, seed)
    write_page()


def only(chosen: Any, among: Iterable[Any]) -> list[Any]:
    """What was chosen, or everything."""
    return list(among) if chosen is None else [chosen]


if __name__ == "__main__":
    main()
