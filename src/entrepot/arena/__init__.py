"""Bots against bots: many games, fairly seated, and what they tell.

>>> from entrepot import arena
>>> arena.round_robin(["random", "greedy"], players=3)
[('random', 'greedy', 'greedy'), ('greedy', 'random', 'random')]
"""

from __future__ import annotations

from .crews import Crew, crew_for
from .figures import standings, wilson
from .lineups import Schedule, checked, duels, ladder, round_robin
from .match import Match, Result, play
from .report import standings_table, write_report
from .results import ResultFile, read_results
from .sprt import Sprt, part_of_elo
from .tournament import run

__all__ = [
    "Schedule",
    "Match",
    "Result",
    "round_robin",
    "ladder",
    "duels",
    "checked",
    "play",
    "Crew",
    "crew_for",
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
