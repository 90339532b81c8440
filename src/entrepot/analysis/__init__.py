"""Analysis of a finished or unfinished game: what each decision was worth, and where the game turned.

>>> import entrepot
>>> from entrepot import analysis
>>> game = entrepot.new("spice_road", players=2, seed=1, actions=["p0 play +YY"])
>>> [decision] = analysis.decisions(game, "mcts:50n")
>>> decision.action, 0 <= decision.loss <= 1
('p0 play +YY', True)
"""

from __future__ import annotations

from ..core.deprecation import deprecated_names
from .decisions import Alternative, Decision, decisions
from .html_report import html_report
from .text_report import as_json, decisions_table, players_table, turns_table
from .turning_points import TurningPoint, curves, turning_points

__all__ = [
    "decisions",
    "Decision",
    "Alternative",
    "curves",
    "turning_points",
    "TurningPoint",
    "as_json",
    "html_report",
    "decisions_table",
    "players_table",
    "turns_table",
]

__getattr__ = deprecated_names(__name__, page="html_report", Turn="TurningPoint")
