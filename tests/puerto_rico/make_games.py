"""Makes the recorded games of Puerto Rico: run ``python -m puerto_rico.make_games`` in the folder ``tests``.

Games are played at random with a preference for what no chosen game shows; of many, the fewest that show everything
are kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import entrepot
from playing import TESTS

from .features import EVERYTHING, features
from .plenty import DULL

FOLDER = TESTS / "games" / "puerto_rico"
NEW, NOBLES = "new_buildings", "nobles"
HOUSE = {"first_governor": "random", "open_vp": True, "specialty_counts_privilege": False}
LIST = ["office", "harbor", "wharf", "factory", "university", "hacienda", "guesthouse", "library", "villa", "statue"]

# One game of each, at least: every number of players with every expansion, every edition, every market.
KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "is"},
    {"players": 4, "first_governor": 3},
    {"players": 5, "edition": "is", "first_governor": 4},
    {"players": 2, "expansions": [NEW]},
    {"players": 3, "expansions": [NEW], "edition": "sv"},
    {"players": 4, "expansions": [NEW], "edition": "sv", "market": "all", "first_governor": 2},
    {"players": 5, "expansions": [NEW], "edition": "hu", "market": "random"},
    {"players": 2, "expansions": [NOBLES], "edition": "hu"},
    {"players": 3, "expansions": [NOBLES], "edition": "cs", "first_governor": 1},
    {"players": 4, "expansions": [NOBLES], **HOUSE},
    {"players": 5, "expansions": [NOBLES]},
    {"players": 2, "expansions": [NEW, NOBLES], "market": "all"},
    {"players": 3, "expansions": [NEW, NOBLES], "edition": "hu"},
    {"players": 4, "expansions": [NEW, NOBLES], "market": "custom", "buildings": LIST},
    {"players": 5, "expansions": [NEW, NOBLES], "edition": "cs", "market": "all"},
]


def choose(rng: random.Random, game: entrepot.Game, missing: set[str]) -> entrepot.Action:
    """An action: rather one that has not been seen, rather not a pass, rather many workers in buildings."""
    legal = game.legal()
    new = [action for action in legal if f"bought: {action.split()[-1]}" in missing and " build " in action]
    rare = [action for action in legal if action.split()[1] not in DULL]
    busy = [action for action in legal if not action.endswith((" pass", " 0", " none"))]
    for liked, odds in ((new, 0.8), (rare, 0.6), (busy, 0.7)):
        if liked and rng.random() < odds:
            return rng.choice(liked)
    return rng.choice(legal)


def played(kind: dict[str, Any], seed: int, missing: set[str]) -> entrepot.Game:
    """A whole game."""
    rng = random.Random(seed)
    game = entrepot.new("puerto_rico", seed=seed, **kind)
    while not game.is_over:
        game.apply(choose(rng, game, missing))
    return game


def best(kind: dict[str, Any], seeds: range, missing: set[str]) -> entrepot.Game:
    """Of these games the one that shows most of what is missing."""
    return max((played(kind, seed, missing) for seed in seeds), key=lambda game: len(features(game) & missing))


def chosen(tries: int = 30) -> Iterator[entrepot.Game]:
    """A game of each kind, then more until nothing is missing."""
    missing = set(EVERYTHING)
    for number, kind in enumerate(KINDS):
        game = best(kind, range(1000 * number, 1000 * number + tries), missing)
        missing -= features(game)
        yield game
    for number in range(40):
        if not missing:
            return
        game = best(KINDS[number % len(KINDS)], range(10**6 + 1000 * number, 10**6 + 1000 * number + tries), missing)
        if features(game) & missing:
            missing -= features(game)
            yield game
    raise SystemExit(f"No game has shown: {sorted(missing)}")


def name(game: entrepot.Game, taken: set[str]) -> str:
    """A file name that describes the game."""
    words = [f"{game.players}_players", *game.options["expansions"], game.options["edition"]]
    words += [game.options["market"]] * (game.options["market"] != "fixed")
    plain = "_".join(words)
    names = [plain, *(f"{plain}_{number}" for number in range(2, 20))]
    return next(name for name in names if name not in taken)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    for game in chosen():
        file = name(game, taken)
        taken.add(file)
        entrepot.write_record(game, FOLDER / f"{file}.erec")
        print(file, len(game.actions), game.outcome())


if __name__ == "__main__":
    main()
