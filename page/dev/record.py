"""Games between bots in the form that the page receives them, for working on a board without a server.

    PYTHONPATH=src python page/dev/record.py

writes page/dev/games/<game>.json, which the workbench of `npm run dev` shows at /dev/?game=<game>&n=3.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import entrepot
from entrepot import bots
from entrepot.core import registry
from entrepot.core.game import Game
from entrepot.core.rules import Options, Rules
from entrepot.server import views
from entrepot.server.api import game_info

FOLDER = Path(__file__).parent / "games"
NAMES = ["Ada", "Bo", "Çelik", "Dóra", "Eiríkur", "Fen", "Gro", "Håkan"]


def state(game: Game) -> dict[str, Any]:
    """The game as the seat that decides sees it."""
    choices = views.choices(game)
    suggestion = choices[0]["action"] if choices else None
    shown = views.moment(len(game.actions), game, game.seat, "en")
    return {**shown, "legal": choices, "suggestion": suggestion}


def played(rules: Rules, options: Options, seed: int) -> dict[str, Any]:
    """A whole game, each decision with what happened before it."""
    names = NAMES[: options["players"]]
    game = entrepot.new(rules.name, seed=seed, names=names, **options)
    bot = bots.make("greedy", seed)
    moments: list[dict[str, Any]] = [{"state": state(game), "events": []}]
    while not game.is_over:
        seen = len(game.log)
        action = game.play(bot.choose(game))
        log = [event.to_json() for event in game.log[seen:]]
        event = {"number": len(game.actions), "kind": "action", "seat": action.seat, "action": action, "log": log}
        moments.append({"state": state(game), "events": [event]})
    return {"options": game.options, "names": names, "moments": moments}


def main() -> None:
    """Write every game for each number of players, and each of its variants."""
    FOLDER.mkdir(exist_ok=True)
    for rules in map(registry.find, registry.names()):
        most = max(rules.player_counts)
        wanted = [{"players": players} for players in rules.player_counts]
        wanted += [{"players": most, **variant} for variant in rules.variants.values()]
        games = [played(rules, options, seed) for seed, options in enumerate(wanted)]
        recorded = {"info": game_info(rules), "games": games}
        (FOLDER / f"{rules.name}.json").write_text(json.dumps(recorded), encoding="utf-8")


if __name__ == "__main__":
    main()
