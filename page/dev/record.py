"""Games of bots as the page is told about them, for working on a board without a server.

    PYTHONPATH=src python page/dev/record.py

writes page/dev/games/<game>.json, which the workbench of `npm run dev` shows at /dev/?game=puerto_rico&n=3.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import entrepot
from entrepot import bots
from entrepot.core.game import Game
from entrepot.core.registry import find
from entrepot.server import showing
from entrepot.server.api import game_info

FOLDER = Path(__file__).parent / "games"
BOTH = ["new_buildings", "nobles"]
GAMES: dict[str, list[dict[str, Any]]] = {
    "puerto_rico": [
        {"players": 3},
        {"players": 5, "expansions": BOTH},
        {"players": 4},
        {"players": 2, "expansions": ["nobles"]},
        {"players": 4, "expansions": ["new_buildings"], "market": "draft"},
    ],
    "spice_road": [{"players": 3}, {"players": 5}, {"players": 2}, {"players": 4}],
}


def state(game: Game) -> dict[str, Any]:
    """The table as the seat that decides sees it."""
    choices = showing.choices(game)
    suggestion = choices[0]["action"] if choices else None
    return showing.moment(len(game.actions), game, game.seat) | {"legal": choices, "suggestion": suggestion}


def played(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A whole game, each decision with what happened before it."""
    names = ["Ada", "Bo", "Çelik", "Dóra", "Eiríkur"][: options["players"]]
    game = entrepot.new(name, seed=seed, names=names, **options)
    bot = bots.make("greedy", seed)
    moments = [{"state": state(game), "events": []}]
    while not game.is_over:
        seen = len(game.log)
        action = game.play(bot.choose(game))
        log = [line.to_json() for line in game.log[seen:]]
        happened = {"number": len(game.actions), "kind": "action", "seat": action.seat, "action": action, "log": log}
        moments.append({"state": state(game), "events": [happened]})
    return {"options": game.options, "names": names, "moments": moments}


def main() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in GAMES.items():
        games = [played(name, options, seed) for seed, options in enumerate(wanted)]
        told = {"info": game_info(find(name)), "games": games}
        (FOLDER / f"{name}.json").write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main()
