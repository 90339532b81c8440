"""The games as environments for research.

* ``entrepot.envs.<game>_v<version>``: for PettingZoo, agents take turns;
* :mod:`entrepot.envs.single`: for Gymnasium, one agent against bots;
* :mod:`entrepot.envs.openspiel`: for OpenSpiel, with chance nodes and observers;
* :mod:`entrepot.envs.vector`: thousands of games at once, in numpy arrays.

All use the same numbers: an action is its place in the game's table, an observation is a row of bytes. :class:`Spec`
says what they mean and needs none of these libraries.

>>> from entrepot import envs
>>> envs.action_to_text("spice_road", 126)
'rest'
>>> envs.text_to_action("puerto_rico", "role settler")
45
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.observation import Part
from . import versioned
from .spec import Slot, Spec

__all__ = ["Part", "Slot", "Spec", "action_to_text", "text_to_action"]

versioned.install()

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The modules that are made when they are first imported."""


def action_to_text(game: str, action: int) -> str:
    """An action in the notation, without the seat."""
    return Spec(game).action_to_text(action)


def text_to_action(game: str, text: str) -> int:
    """The number of an action."""
    return Spec(game).text_to_action(text)
