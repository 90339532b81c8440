"""Spice Road for PettingZoo.

>>> from entrepot.envs import spice_road_v1
>>> env = spice_road_v1.env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

from __future__ import annotations

from typing import Any

from .aec import TurnsEnv

__all__ = ["env", "raw_env"]


def raw_env(**settings: Any) -> TurnsEnv:
    """The environment: render_mode, rewards, illegal, max_steps, parts, and all options of the game."""
    return TurnsEnv("spice_road", **settings)


env = raw_env
