"""Games of bots as the page would be told about them, for working on a board without a server.

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
from entrepot.core.messages import Message, message
from entrepot.core.registry import find
from entrepot.games.puerto_rico.components import BUILDINGS, GOODS, ROLES
from entrepot.games.puerto_rico.words import building_text
from entrepot.games.spice_road.cards import MERCHANT_CARDS, POINT_CARDS

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


def told(found: Message | None) -> Any:
    """A message as JSON."""
    return found.to_json() if found else None


def state(game: Game) -> dict[str, Any]:
    """The table as the seat that decides sees it."""
    choices = [
        {"action": str(action), "label": told(label(action)), "hint": told(game.rules.hint(game.state, action.code))}
        for action in game.legal()
    ]
    return {
        "event": len(game.actions),
        "view": game.view(game.seat),
        "eyes": game.seat,
        "turn": game.seat,
        "round": game.rules.rounds(game.state),
        "question": None if game.is_over else told(message("board-to-decide", player=game.names[game.seat or 0])),
        "legal": choices,
        "suggestion": choices[0]["action"] if choices else None,
        "undo": None,
        "scores": game.scores() if game.rules.name == "spice_road" or game.is_over else None,
        "result": result(game),
    }


def label(action: str) -> Message:
    """The notation; a server has better words."""
    return message("choice-heading", verb=" ".join(action.split()[1:]))


def result(game: Game) -> Any:
    """How the game ended."""
    outcome = game.outcome()
    if outcome is None:
        return None
    parts = zip(*game.rules.score_sheet(game.state), strict=True)
    sheet = [{"part": told(part[0][0]), "points": [points for _, points in part]} for part in parts]
    return {**vars(outcome), "reasons": [], "sheet": sheet}


def played(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A whole game, each decision with what happened before it."""
    names = ["Ada", "Bo", "Çelik", "Dóra", "Eiríkur"][: options["players"]]
    game = entrepot.new(name, seed=seed, names=names, **options)
    bot = bots.make("greedy", seed)
    moments = [{"state": state(game), "events": []}]
    while not game.is_over:
        seen = len(game.log)
        action = game.play(bot.choose(game))
        log = [told(line) for line in game.log[seen:]]
        happened = {"number": len(game.actions), "kind": "action", "seat": action.seat, "action": action, "log": log}
        moments.append({"state": state(game), "events": [happened]})
    return {"options": game.options, "names": names, "moments": moments}


def tables(name: str) -> dict[str, Any]:
    """The printed components."""
    if name == "spice_road":
        points = [{"card": card, "points": worth} for card, worth in POINT_CARDS.items()]
        return {"merchant_cards": list(MERCHANT_CARDS), "point_cards": points}
    buildings = [
        {
            "id": each.id,
            "cost": each.cost,
            "vp": each.vp,
            "quarries": each.column,
            "circles": each.circles,
            "large": each.large,
            "set": each.set,
            "kind": "violet" if each.violet else "production",
            "good": each.good,
            "text": told(building_text(number)),
        }
        for number, each in enumerate(BUILDINGS)
    ]
    return {"buildings": buildings, "goods": list(GOODS), "roles": list(ROLES)}


def main() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in GAMES.items():
        games = [played(name, options, seed) for seed, options in enumerate(wanted)]
        options = [{"name": o.name, "values": None, "default": None} for o in find(name).options]
        info = {"name": name, "options": options, "tables": tables(name)}
        (FOLDER / f"{name}.json").write_text(json.dumps({"info": info, "games": games}), encoding="utf-8")


if __name__ == "__main__":
    main()
