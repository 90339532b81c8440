"""Tables that rarely come up in play: cities full of occupied buildings, so that every power can be used."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import strategies as st

import entrepot
from entrepot.core import registry
from entrepot.games.puerto_rico.components import BUILDINGS
from playing import SEEDS, any_options

from .pieces import BARRELS, COLONISTS, TILES, copies

JSON = dict[str, Any]


class Box:
    """What is left to deal."""

    def __init__(self, options: JSON, rng: random.Random) -> None:
        players = options["players"]
        two = players == 2
        self.rng = rng
        nobles = "nobles" in options["expansions"]
        self.colonists = 70 if nobles else COLONISTS[players] - players - 5
        self.nobles = 15 if nobles else 0
        self.tiles = Counter({kind: number // 2 - two for kind, number in TILES.items()})
        self.tiles["quarry"] = 5 if two else 8
        self.tiles["forest"] = 8 if "new_buildings" in options["expansions"] else 0
        self.barrels = Counter({good: number - 2 * two for good, number in BARRELS.items()})
        sets = ("base", *options["expansions"])
        listed = options["buildings"] if options["market"] == "custom" else None
        self.buildings = {
            building: copies(building, players)
            for building in BUILDINGS
            if building.set in sets and (listed is None or not building.violet or building.id in listed)
        }

    def bodies(self, circles: int) -> JSON:
        """Mostly a body on every circle, now and then a noble."""
        standing = {"colonists": 0, "nobles": 0}
        for _ in range(circles):
            kind = "nobles" if self.nobles and self.rng.random() < 0.3 else "colonists"
            if getattr(self, kind) and self.rng.random() < 0.8:
                setattr(self, kind, getattr(self, kind) - 1)
                standing[kind] += 1
        return standing

    def island(self) -> JSON:
        """Up to twelve tiles."""
        island: Counter[str] = Counter()
        for kind in self.rng.sample(list(self.tiles.elements()), min(self.rng.randint(1, 12), self.tiles.total())):
            self.tiles[kind] -= 1
            island[kind] += 1
        return {
            kind: {"tiles": number} | (self.bodies(number) if kind != "forest" else {})
            for kind, number in island.items()
        }

    def city(self) -> JSON:
        """Buildings on up to ten spaces."""
        city, spaces = {}, self.rng.randint(2, 10)
        for building in self.rng.sample(list(self.buildings), len(self.buildings)):
            if self.buildings[building] and building.spaces <= spaces:
                self.buildings[building] -= 1
                spaces -= building.spaces
                city[building.id] = self.bodies(building.circles)
        return city

    def goods(self) -> JSON:
        """A few barrels of some kinds."""
        goods = {good: min(left, self.rng.choice([0, 0, 1, 2, 3])) for good, left in self.barrels.items()}
        self.barrels.subtract(goods)
        return goods

    def player(self) -> JSON:
        """One board."""
        return {
            "doubloons": self.rng.choice([0, 1, 3, 8, 12]),
            "vp": self.rng.randint(0, 9),
            "goods": self.goods(),
            "island": self.island(),
            "buildings": self.city(),
            "san_juan": self.bodies(2),
        }


def plenty(seed: int) -> entrepot.Game:
    """A game at a role choice, with any options and much on the table."""
    rng = random.Random(seed)
    rules = registry.find("puerto_rico")
    wishes = any_options(rules, rng)
    if wishes.get("market") in ("draft", "random", "fixed"):
        del wishes["market"]
    options = rules.complete_options(wishes)
    if options["market"] == "draft":
        options = rules.complete_options(wishes | {"market": "all"})
    box = Box(options, rng)
    players = [box.player() for _ in range(options["players"])]
    return entrepot.load({"game": "puerto_rico", "options": options, "players": players}, seed=seed)


plenties = st.builds(plenty, SEEDS)

DULL = ("pass", "role", "man", "take", "build", "load", "sell", "store", "keep", "colonist")


def bold(rng: random.Random, legal: list[entrepot.Action]) -> entrepot.Action:
    """Mostly an action that is rarely legal."""
    rare = [action for action in legal if action.split()[1] not in DULL]
    return rng.choice(rare if rare and rng.random() < 0.7 else legal)
