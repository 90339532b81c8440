"""The start of a game as OpenSpiel prints it, with all that its interface says: ``python -m tests.envs.playthroughs``.

A difference means that the games have changed for those who use them through OpenSpiel.
"""

from __future__ import annotations

from pathlib import Path

GAMES = {
    "spice_road": "spice_road(players=2,max_steps=2)",
    "puerto_rico": "puerto_rico(players=2,max_steps=1)",
}


def path(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return Path(__file__).parent / "playthroughs" / f"{game}.txt"


def playthrough(game: str) -> str:
    """It, played now."""
    from open_spiel.python.algorithms import generate_playthrough

    import entrepot.envs.openspiel  # noqa: F401 (registers the games)

    return str(generate_playthrough.playthrough(GAMES[game], action_sequence=[], seed=1))


if __name__ == "__main__":
    for game in GAMES:
        path(game).parent.mkdir(exist_ok=True)
        path(game).write_text(playthrough(game), encoding="utf-8")
