"""Analysis of a finished or unfinished game: what each decision was worth, why, and where the game turned.

>>> import entrepot
>>> from entrepot import analysis
>>> game = entrepot.new("spice_road", players=2, seed=1, actions=["p0 play +YY"])
>>> [decision] = analysis.decisions(game, "mcts:50n")
>>> decision.action, 0 <= decision.loss <= 1
('p0 play +YY', True)
"""

from __future__ import annotations

from ..core.deprecation import deprecated_names
from .decisions import Alternative, Decision, decisions, default_bot
from .explanations import Explanation, Mistake, explain
from .html_report import html_report
from .text_report import as_json, decisions_table, players_table, turns_table
from .turning_points import TurningPoint, curves, reasons_for, turning_points

__all__ = [
    "explain",
    "Explanation",
    "decisions",
    "default_bot",
    "Decision",
    "Mistake",
    "Alternative",
    "curves",
    "turning_points",
    "TurningPoint",
    "reasons_for",
    "as_json",
    "html_report",
    "decisions_table",
    "players_table",
    "turns_table",
]

__getattr__ = deprecated_names(__name__, page="html_report", Turn="TurningPoint")
