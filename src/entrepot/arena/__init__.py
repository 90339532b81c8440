"""Tournaments between bots: many games with fair seating, and their statistics.

>>> from entrepot import arena
>>> arena.round_robin(["random", "greedy"], players=3)
[('random', 'greedy', 'greedy'), ('greedy', 'random', 'random')]
"""

from __future__ import annotations

from ..core.deprecation import deprecated_names
from ..workers import Workers, make_workers
from .lineups import Schedule, check_bots, duels, ladder, round_robin
from .match import Match, Result, play
from .report import standings_table, write_report
from .results import ResultFile, read_results
from .sprt import Sprt, part_of_elo
from .standings import standings, wilson
from .tournament import run

__all__ = [
    "Schedule",
    "Match",
    "Result",
    "round_robin",
    "ladder",
    "duels",
    "check_bots",
    "play",
    "Workers",
    "make_workers",
    "ResultFile",
    "read_results",
    "Sprt",
    "part_of_elo",
    "run",
    "standings",
    "standings_table",
    "wilson",
    "write_report",
]

__getattr__ = deprecated_names(__name__, Crew="Workers", crew_for="make_workers", checked="check_bots")
