"""Let the search of the level expert play Puerto Rico against itself, to compare its play with that of people.

The games are saved in docs/ladder/self-play.jsonl, one line each; saved games are not played again. Writes
docs/self-play.md. Takes about half an hour on two cores:

    python tools/self_play.py
"""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Any

from tqdm import tqdm

import entrepot
from entrepot import bots
from entrepot.games.puerto_rico.components import BUILDINGS

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "ladder" / "self-play.jsonl"
GAMES = 102
BOT = "mcts:3000n"
LARGE = {building.id for building in BUILDINGS if building.large}


def play(seed: int) -> dict[str, Any]:
    """Play one game and return its statistics."""
    game = entrepot.new("puerto_rico", players=3, seed=seed)
    players = [bots.make(BOT, bots.moment(seed, seat)) for seat in range(3)]
    while not game.is_over:
        game.apply(players[game.state.seat].choose(game))
    outcome = game.outcome()
    assert outcome is not None
    cities = [player["buildings"] for player in game.position()["players"]]
    return {
        "seed": seed,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "end": outcome.end,
        "rounds": game.rules.rounds(game.state),
        "opening": [str(action) for action in game.actions[:3]],
        "large": [[name for name in city if name in LARGE] for city in cities],
        "chips": [player["vp"] for player in game.position()["players"]],
    }


def games() -> list[dict[str, Any]]:
    """All games; missing ones are played now."""
    KEPT.parent.mkdir(exist_ok=True)
    found = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()] if KEPT.exists() else []
    missing = sorted(set(range(GAMES)) - {game["seed"] for game in found})
    with ProcessPoolExecutor(2) as pool, KEPT.open("a", encoding="utf-8") as file:
        for game in tqdm(pool.map(play, missing), total=len(missing), unit="game"):
            print(json.dumps(game), file=file, flush=True)
            found.append(game)
    return found


def share(found: list[Any], test: Any) -> str:
    """The share of games that pass the test."""
    return f"{100 * fmean(bool(test(each)) for each in found):.0f} %"


def rows(found: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """The rows of the comparison: the statistic, for people, for the search."""
    best = [max(game["scores"]) for game in found]
    seats = [fmean((seat in game["winners"]) / len(game["winners"]) for game in found) for seat in range(3)]
    lengths = sorted(game["rounds"] for game in found)
    first = Counter(game["opening"][0].split(maxsplit=1)[1] for game in found)
    ends = Counter(rule for game in found for rule in game["end"])
    tenth = len(lengths) // 10
    return [
        (
            "rounds",
            "15–18",
            f"{fmean(lengths):.1f}; eight of ten games {lengths[tenth]}–{lengths[-1 - tenth]}",
        ),
        ("the winner's points", "near 50", f"{fmean(best):.1f} on average, {min(best)}–{max(best)}"),
        ("winners who own a large building", "most", share(found, lambda game: game["large"][game["winners"][0]])),
        ("first role", "mostly the settler", ", ".join(f"{role.split()[1]} {n}" for role, n in first.most_common())),
        (
            "the settler's first tile, if the settler is first",
            "mostly a quarry",
            share([g for g in found if "settler" in g["opening"][0]], lambda game: "quarry" in game["opening"][1]),
        ),
        ("what ended the game", "all three", ", ".join(f"{rule} {n}" for rule, n in sorted(ends.items()))),
        ("wins by seat", "none above 45 %", ", ".join(f"{100 * each:.0f} %" for each in seats)),
    ]


PAGE = """\
# How the search plays Puerto Rico

Written by `tools/self_play.py`; run it again to repeat the measurement. It keeps the sections below the table.

{games} games with three players, `{bot}` in all seats. This is the search of the level `expert` with 3,000 playouts per
decision, at most a fifth of a second; with the three seconds on two cores that it uses against people, a hundred games
would take half a day.

| | people | the search |
|---|---|---|
{table}

The rules that ended the games: END-1 no colonists left, END-2 a full city, END-3 no victory point chips left.
"""


def main() -> None:
    """Play and write the page; text added by hand below the table is kept."""
    found = games()
    table = "\n".join(f"| {' | '.join(each)} |" for each in rows(found))
    path = DOCS / "self-play.md"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    _, mark, words = old.partition("\n## ")
    path.write_text(PAGE.format(games=len(found), bot=BOT, table=table) + mark + words, encoding="utf-8")


if __name__ == "__main__":
    main()
