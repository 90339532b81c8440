"""Plays a game with the installed package, to see that a wheel works. Run it outside the sources.

``--compiled`` also fails if the engine is plain Python.
"""

from __future__ import annotations

import argparse
import random

import entrepot
from entrepot import bots


def play(name: str) -> entrepot.Game:
    """A whole game at random."""
    game, dice = entrepot.new(name, players=3, seed=7), random.Random(7)  # noqa: S311
    while not game.is_over:
        game.play(dice.choice(game.legal()))
    return game


def check(name: str) -> None:
    """Play a game, restore it from its record, and let a bot with a network suggest the first action."""
    game = play(name)
    assert entrepot.from_record(game.record()) == game, "the record does not replay"
    start = entrepot.new(name, players=3, seed=7)
    assert bots.make("hard", 1).choose(start) in start.legal(), "the bot's choice is illegal"
    print(name, game.winners(), game.log[-1])


def main() -> None:
    """Check both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true")
    wants_compiled = parser.parse_args().compiled
    print(entrepot.__file__, "compiled" if entrepot.compiled else "plain Python")
    assert entrepot.compiled or not wants_compiled, "the engine is not compiled"
    for name in ("puerto_rico", "spice_road"):
        check(name)


main()
