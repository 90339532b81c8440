"""Players that are programs.

>>> import entrepot
>>> from entrepot import bots
>>> game = entrepot.new("spice_road", players=2, seed=1)
>>> bot = bots.make("greedy", seed=5)
>>> bot.choose(game) in game.legal()
True
"""

from __future__ import annotations

from ..core.errors import OptionError
from ..core.messages import message
from ..core.options import shown
from . import puerto_rico, spice_road
from .bot import Bot, moment
from .greedy import Greedy, register
from .random import Random

__all__ = ["Bot", "make", "moment", "names", "register"]

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Greedy, Random)}

register("puerto_rico", puerto_rico.evaluation)
register("spice_road", spice_road.evaluation)


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same play."""
    if name not in _BOTS:
        raise OptionError(message("bots-unknown", name=shown(name), known=", ".join(names())))
    return _BOTS[name](seed)
