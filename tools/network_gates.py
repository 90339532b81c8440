"""What a network knows without a search: how well it predicts who wins, and how well it plays one action ahead.

    python tools/network_gates.py predictions puerto_rico --players 3 --games 300 --keep games.jsonl
    python tools/network_gates.py policy puerto_rico --players 3 --games 90

*predictions* compares the network's chances with those from 256 playouts by the game's policy, at decisions of games
that ``mcts:3000n`` plays against itself; the games are kept, and the same command continues an interrupted run.
*policy* plays what the network finds most promising, *values* the action after which it sees the best chances; both
alone against ``mcts:1000n``, in every seat in turn.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from tqdm import tqdm

import entrepot
from entrepot import Action, Game, arena, bots
from entrepot.bots import networks
from entrepot.bots.network import Network
from entrepot.bots.network_search import NetworkSearch
from entrepot.training.recorder import Recorder

TEACHER, OPPONENT = "mcts:3000n", "mcts:1000n"
PLAYOUTS = 256
DECISIONS = 20  # of a game at which predictions are compared
WORLDS = 4  # samples of what is hidden, for each action of the one-ply player
NODES = 2000
LONGEST = 2000  # actions after which a game counts as lost: without a search, a network may go round in circles


# Predictions


def network_chances(network: Network, game: Game, seed: int) -> list[float]:
    """Everybody's chances, as the network sees them for the seat that decides."""
    seen = game.seen_by(game.state.seat, seed)
    search = networks.search(network, game.rules, game.options, seen.state.copy(), NODES, seed)
    search.run(1)
    return list(search.evaluator.shares)


def playout_chances(game: Game, seed: int) -> list[float]:
    """Everybody's share of the wins in playouts by the game's policy."""
    rules, seat = game.rules, game.state.seat
    start = rules.playout_state(game.seen_by(seat, seed).state)

    def world(number: int) -> entrepot.core.engine.Engine:
        state = start.copy()
        state.determinize(seat, number)
        return state

    state = start.copy()
    encoder = rules.observation().encoder(state, game.options)
    recorder = Recorder(world, state, encoder, None, len(rules.actions), 1, 1, 4000, seed)
    recorder.record_share = 0.0
    wins = [0.0] * game.players
    for _ in range(PLAYOUTS):
        recorder.run(1)
        for winner in state.winners():
            wins[winner] += 1 / len(state.winners())
    return [each / PLAYOUTS for each in wins]


def errors(game: Game, network: Network, seed: int) -> list[tuple[list[float], list[float], list[float]]]:
    """At some decisions of a finished game: the outcome, the network's chances, those of the playouts."""
    winners = game.winners()
    outcome = [(seat in winners) / len(winners) for seat in range(game.players)]
    chosen = set(Random(seed).sample(range(len(game.actions)), DECISIONS))  # noqa: S311
    again, found = entrepot.new(game.rules.name, seed=game.seed, **game.options), []
    for number, action in enumerate(game.actions):
        if number in chosen:
            found.append((outcome, network_chances(network, again, number), playout_chances(again, number)))
        again.play(action)
    return found


def brier(outcome: list[float], chances: list[float]) -> float:
    """The squared error, over all seats."""
    return sum((chance - share) ** 2 for chance, share in zip(chances, outcome, strict=True))


def logarithmic(outcome: list[float], chances: list[float]) -> float:
    """The logarithmic loss; a chance of nothing counts as half a playout."""
    least = 0.5 / PLAYOUTS
    return -sum(share * math.log(max(chance, least)) for chance, share in zip(chances, outcome, strict=True) if share)


def games(args: argparse.Namespace) -> Iterator[Game]:
    """The games of the teacher; those that are kept are not played again."""
    kept = [json.loads(line) for line in args.keep.read_text().splitlines()] if args.keep.exists() else []
    with args.keep.open("a", encoding="utf-8") as file:
        for seed in range(args.games):
            game = entrepot.new(args.game, players=args.players, seed=seed)
            if seed < len(kept):
                for action in kept[seed]:
                    game.play(action)
            else:
                players = [bots.make(TEACHER, bots.moment(seed, seat)) for seat in range(args.players)]
                while not game.is_over:
                    game.apply(players[game.state.seat].choose(game))
                print(json.dumps([str(action) for action in game.actions]), file=file, flush=True)
            yield game


def predictions(args: argparse.Namespace, network: Network) -> None:
    """Compare, and print the mean errors and the mean difference between games."""
    found = [errors(game, network, number) for number, game in enumerate(tqdm(games(args), total=args.games))]
    for name, loss in (("Brier", brier), ("logarithmic", logarithmic)):
        ours = [fmean(loss(outcome, chances) for outcome, chances, _ in game) for game in found]
        theirs = [fmean(loss(outcome, chances) for outcome, _, chances in game) for game in found]
        gain = [their - our for our, their in zip(ours, theirs, strict=True)]
        error = stdev(gain) / len(gain) ** 0.5
        print(f"{name} loss: network {fmean(ours):.3f}, {PLAYOUTS} playouts {fmean(theirs):.3f};", end=" ")
        print(f"better by {fmean(gain):.3f} ± {2 * error:.3f} ({len(found)} games)")


# Playing without a search


def by_policy(search: NetworkSearch, codes: list[int]) -> int:
    """The most promising action: the one that a search tries first."""
    search.run(2)
    return max(search.found(), key=lambda found: found[1])[0]


def by_values(search: NetworkSearch, codes: list[int]) -> int:
    """The action after which the network sees the best chances for the seat that decides."""
    search.run(1)
    for code in codes:
        search.run_after(code, WORLDS)
    return max(codes, key=lambda code: search.outlook_after(code)[0][search.seat])


def choose(args: argparse.Namespace, network: Network, game: Game, seed: int) -> Action:
    """The network's choice."""
    seen = game.seen_by(game.state.seat, seed)
    search = networks.search(network, game.rules, game.options, seen.state.copy(), NODES, seed)
    legal = {action.code: action for action in game.legal()}
    return legal[(by_policy if args.gate == "policy" else by_values)(search, list(legal))]


def play(args: argparse.Namespace, network: Network) -> None:
    """Play, and print the share of the wins."""
    won = 0.0
    for number in tqdm(range(args.games)):
        own = number % args.players
        game = entrepot.new(args.game, players=args.players, seed=10**6 + number // args.players)
        others = [bots.make(OPPONENT, bots.moment(number, seat)) for seat in range(args.players)]
        while not game.is_over and len(game.actions) < LONGEST:
            seat = game.state.seat
            own_choice = partial(choose, args, network, game, bots.moment(number, len(game.actions)))
            game.apply(own_choice() if seat == own else others[seat].choose(game))
        if game.is_over:
            won += (own in game.winners()) / len(game.winners())
    low, high = arena.wilson(won, args.games)
    print(f"{args.gate} won {won:g} of {args.games} games against {OPPONENT}: {won / args.games:.0%}", end=" ")
    print(f"({low:.0%} to {high:.0%}); a fair share is {1 / args.players:.0%}.")


def main() -> None:
    """Measure one of the two."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gate", choices=["predictions", "policy", "values"])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--keep", type=Path, default=Path("games.jsonl"))
    args = parser.parse_args()
    network = networks.network_for(entrepot.new(args.game, players=args.players, seed=0))
    if network is None:
        parser.error("there is no network for this game and number of players")
    (predictions if args.gate == "predictions" else play)(args, network)


if __name__ == "__main__":
    main()
