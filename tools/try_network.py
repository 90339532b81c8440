"""Plays a newly trained network against a bot: one copy of it, in every seat of every deal in turn.

``tools/try_network.py FOLDER puerto_rico greedy --players 3 --games 30`` takes the newest network in the folder.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import entrepot
from entrepot import arena, bots
from entrepot.bots import networks
from entrepot.bots.budget import parse
from entrepot.bots.network_bot import NetworkBot
from entrepot.core import registry


def main() -> None:
    """Play, and print the share of the wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("opponent")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--budget", default="1000n", help="of the network's search")
    args = parser.parse_args()
    newest = max(args.folder.glob("*.network"))
    network = networks.load(newest, registry.find(args.game))
    won = 0.0
    for number in range(args.games):
        seat = number % args.players
        game = entrepot.new(args.game, players=args.players, seed=number // args.players)
        players = [bots.make(args.opponent, args.players * number + each) for each in range(args.players)]
        players[seat] = NetworkBot(number, parse(args.budget), network)
        while not game.is_over:
            game.apply(players[game.state.seat].choose(game))
        won += (seat in game.winners()) / len(game.winners())
    low, high = arena.wilson(won, args.games)
    print(f"{newest.name} won {won:g} of {args.games} games against {args.opponent}: {won / args.games:.0%}", end=" ")
    print(f"({low:.0%} to {high:.0%}); a fair share is {1 / args.players:.0%}.")


if __name__ == "__main__":
    main()
