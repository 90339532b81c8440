"""Players that are programs. Nothing here knows a game: what a bot needs to know about one, its ``Rules`` say.

>>> import entrepot
>>> from entrepot import bots
>>> game = entrepot.new("spice_road", players=2, seed=1)
>>> bot = bots.make("greedy", seed=5)
>>> bot.choose(game) in game.legal()
True
>>> bots.make("mcts:200n", seed=5).choose(game) in game.legal()
True
"""

from __future__ import annotations

from .bot import Bot, moment
from .greedy import Greedy, register
from .names import LEVELS, display_names, known, make
from .names import names as names

__all__ = ["LEVELS", "Bot", "Greedy", "display_names", "known", "make", "moment", "names", "register"]
