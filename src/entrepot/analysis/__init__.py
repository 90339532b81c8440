"""A game that was played, looked at again: what each decision was worth, and where the game turned.

>>> import entrepot
>>> from entrepot import analysis
>>> game = entrepot.new("spice_road", players=2, seed=1, actions=["p0 play +YY"])
>>> [decision] = analysis.decisions(game, "mcts:50n")
>>> decision.action, 0 <= decision.loss <= 1
('p0 play +YY', True)
"""

from __future__ import annotations

from .decisions import Alternative, Decision, decisions
from .drawn import page
from .told import as_json, decisions_table, players_table, turns_table
from .turning import Turn, curves, turning_points

__all__ = [
    "decisions",
    "Decision",
    "Alternative",
    "curves",
    "turning_points",
    "Turn",
    "as_json",
    "page",
    "decisions_table",
    "players_table",
    "turns_table",
]
