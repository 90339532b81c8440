"""Counting the pieces of Puerto Rico: those in a position, and the changes that each step's log accounts for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import entrepot
from entrepot.core.events import Event
from entrepot.games.puerto_rico.components import BUILDINGS, Building

JSON = dict[str, Any]

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
TABLE = {building.id: building for building in BUILDINGS}

# The box: SET-4, SET-6, SET-7, SET-9, by number of players.
TILES = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
BARRELS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
CHIPS = {2: 65, 3: 75, 4: 100}
COLONISTS = {2: 42, 3: 58, 4: 79, 5: 100}
SHIPS = {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}


def check_pieces(position: JSON) -> None:
    """No piece is lost or added, and every piece is where it may be."""
    _check_barrels(position)
    _check_bodies(position)
    _check_chips(position)
    _check_tiles(position)
    _check_buildings(position)
    _check_roles(position)


def _check_barrels(position: JSON) -> None:
    """SET-9, SET-8, CAP-2."""
    ships = position["cargo_ships"]
    assert [ship["capacity"] for ship in ships] == SHIPS[len(position["players"])]
    assert all(
        ship["barrels"] <= ship["capacity"] and (ship["good"] is None) == (not ship["barrels"]) for ship in ships
    )
    carried = Counter({ship["good"]: ship["barrels"] for ship in ships if ship["good"]})
    assert len(carried) == sum(ship["good"] is not None for ship in ships)
    assert len(position["trading_house"]) <= 4
    piles = [position["supply"]["goods"], carried, Counter(position["trading_house"])]
    piles += [player["goods"] for player in position["players"]]
    for good in GOODS:
        assert sum(pile.get(good, 0) for pile in piles) == BARRELS[good] - (2 if len(position["players"]) == 2 else 0)


def places(player: JSON) -> list[JSON]:
    """Every place where a player has colonists or nobles."""
    return [player["san_juan"], *player["island"].values(), *player["buildings"].values()]


def _check_bodies(position: JSON) -> None:
    """SET-7, NOB-1: colonists and nobles; none without a circle."""
    nobles = "nobles" in position["options"]["expansions"]
    stocks = [position["supply"], position["colonist_ship"]]
    stocks += [place for player in position["players"] for place in places(player)]
    assert sum(stock["colonists"] for stock in stocks) == (100 if nobles else COLONISTS[len(position["players"])])
    assert sum(stock["nobles"] for stock in stocks) == (20 if nobles else 0)
    assert position["colonist_ship"]["nobles"] <= 1
    for player in position["players"]:
        for kind, tile in player["island"].items():
            assert tile["colonists"] + tile["nobles"] <= (0 if kind == "forest" else tile["tiles"])
        for id, place in player["buildings"].items():
            assert place["colonists"] + place["nobles"] <= TABLE[id].circles


def _check_chips(position: JSON) -> None:
    """SET-6, CAP-7: none is missing; more are counted only once they have run out."""
    supply, held = position["supply"]["vp"], sum(player["vp"] for player in position["players"])
    box = CHIPS.get(len(position["players"]), position["options"]["vp_supply_5p"])
    assert min(supply, held) >= 0
    if "END-3" in position["end_triggered"]:
        assert supply + held >= box
        assert supply <= 2  # what two black markets have given back
    else:
        assert supply + held == box
        assert supply > 0


def lying(position: JSON) -> Iterator[str]:
    """Plantation tiles off the islands."""
    for pile in ("face_up", "stack", "discard"):
        yield from position["plantations"][pile]
    if position["pending"] and position["pending"]["decision"] == "lay":
        yield position["pending"]["drawn_tile"]


def tiles_gone(position: JSON) -> int:
    """The number of plantation tiles out of the game: discarded forests (NEW-5)."""
    players, options = position["players"], position["options"]
    seen = Counter(lying(position))
    for player in players:
        seen.update({kind: tile["tiles"] for kind, tile in player["island"].items()})
    box = Counter({kind: number - (3 if len(players) == 2 else 0) for kind, number in TILES.items()})
    assert all(seen[kind] <= box[kind] for kind in GOODS)
    flipped = 0 if options["forest_source"] == "token" else seen["forest"]
    return box.total() - sum(seen[kind] for kind in GOODS) - flipped


def _check_tiles(position: JSON) -> None:
    """SET-4, SET-12, NEW-5: islands, quarries, plantations, forests."""
    players, options = position["players"], position["options"]
    islands = [Counter({kind: tile["tiles"] for kind, tile in player["island"].items()}) for player in players]
    assert all(island.total() <= 12 and min(island.values(), default=1) > 0 for island in islands)
    quarries = sum(island["quarry"] for island in islands)
    assert position["supply"]["quarries"] + quarries == (5 if len(players) == 2 else 8)
    assert len(position["plantations"]["face_up"]) <= len(players) + 1
    forests = sum(island["forest"] for island in islands)
    assert not forests or "new_buildings" in options["expansions"]
    if options["forest_source"] == "token" and "new_buildings" in options["expansions"]:
        assert position["supply"]["forests"] + forests == 12
    else:
        assert position["supply"]["forests"] is None
    may_lose = options["expansions"] == ["new_buildings", "nobles"] and options["forest_source"] == "flipped"
    assert tiles_gone(position) >= 0 if may_lose else tiles_gone(position) == 0


def copies(building: Building, players: int) -> int:
    """SET-11, NOB-2."""
    if players == 2:
        return 1 if building.violet else 2
    if building.violet:
        return 1 if building.large else 2
    return {"small_indigo_plant": 4, "small_sugar_mill": 4, "jeweler": 2}.get(building.id, 3)


def _check_buildings(position: JSON) -> None:
    """SET-11, SET-12: copies, and twelve city spaces."""
    players = position["players"]
    left = position["supply"]["buildings"]
    for id, number in left.items():
        owned = sum(id in player["buildings"] for player in players)
        assert number + owned == copies(TABLE[id], len(players))
        assert TABLE[id].set in ("base", *position["options"]["expansions"])
    for player in players:
        assert set(player["buildings"]) <= set(left)
        assert city_spaces(player) <= 12
    full = any(city_spaces(player) == 12 for player in players)
    assert full == ("END-2" in position["end_triggered"])


def city_spaces(player: JSON) -> int:
    """City spaces that are taken."""
    return sum(TABLE[id].spaces for id in player["buildings"])


def _check_roles(position: JSON) -> None:
    """RND-1, RND-2: from the governor clockwise; a card that is taken holds no doubloons."""
    players = len(position["players"])
    takers = [role["taken_by"] for role in position["roles"].values() if role["taken_by"] is not None]
    assert len(position["roles"]) == {2: 7, 3: 6, 4: 7, 5: 8}[players]
    assert sorted(takers) == sorted((position["governor"] + turn) % players for turn in range(len(takers)))
    assert all(not role["doubloons"] for role in position["roles"].values() if role["taken_by"] is not None)


# What the log accounts for


def accounts(position: JSON) -> list[Counter[str]]:
    """What each player has: doubloons, VP, barrels, bodies, tiles, buildings."""
    return [
        Counter({"doubloons": player["doubloons"], "vp": player["vp"]})
        + Counter(player["goods"])
        + Counter({kind: sum(place[kind] for place in places(player)) for kind in ("colonists", "nobles")})
        + Counter({f"{kind} tile": tile["tiles"] for kind, tile in player["island"].items()})
        + Counter(player["buildings"].keys())
        for player in position["players"]
    ]


def changes(event: Event) -> list[tuple[str, int]]:
    """What one event gives to its player, or takes."""
    fields, kind = event.fields, event.kind
    good, n, doubloons = fields.get("good"), fields.get("barrels"), fields.get("doubloons")
    found: dict[str, list[tuple[Any, Any]]] = {
        "took_role": [("doubloons", doubloons)],
        "got_doubloons": [("doubloons", doubloons)],
        "bought_tile": [("doubloons", -1)],
        "got_vp": [("vp", fields.get("vp"))],
        "paid_vp": [("vp", -1)],
        "produced": [(good, n)],
        "took_bonus": [(good, 1)],
        "sold": [(good, -1), ("doubloons", doubloons)],
        "posted": [(good, -1), ("doubloons", doubloons)],
        "supplied": [(good, -1)],
        "paid_good": [(good, -1)],
        "got_colonist": [("colonists", 1)],
        "got_noble": [("nobles", 1)],
        "boarded": [("nobles" if fields.get("noble") else "colonists", fields.get("bodies"))],
        "paid_colonist": [("colonists or nobles", -1)],
        "took_tile": [(f"{fields.get('tile')} tile", 1)],
        "discarded": [(f"{fields.get('tile')} tile", -1)],
        "laid_forest": [("forest tile", 1)],
    }
    if kind in ("loaded", "loaded_wharf", "loaded_small", "lost"):
        return [(str(good), -int(n or 0))]
    if kind == "built":
        return [(str(fields["building"]), 1), ("doubloons", -int(doubloons or 0))]
    return found.get(kind, [])


def check_accounts(before: JSON, after: JSON, logged: Sequence[Event]) -> None:
    """Every change of what a player has is explained by the log; a building still to be paid for is not yet there."""
    expected = accounts(before)
    for event in logged:
        for what, number in changes(event):
            mine = expected[int(event.fields["seat"] or 0)]
            mine[what] += number
    for seat, (mine, found) in enumerate(zip(expected, accounts(after), strict=True)):
        _settle_paid_bodies(mine, found)
        _settle_unpaid(mine, found, before, after, seat)
        assert +mine == +found
        assert min(mine.values(), default=0) >= 0


def _settle_paid_bodies(mine: Counter[str], found: Counter[str]) -> None:
    """NEW-8: the black market takes a colonist or a noble."""
    while mine["colonists or nobles"]:
        mine["colonists or nobles"] += 1
        mine["nobles" if mine["nobles"] > found["nobles"] else "colonists"] -= 1


def _settle_unpaid(mine: Counter[str], found: Counter[str], before: JSON, after: JSON, seat: int) -> None:
    """NEW-8: a building that is being paid in kind is logged immediately and added when it is paid."""
    for position, sign in ((before, 1), (after, -1)):
        if position["seat"] == seat and position["pending"] and position["pending"]["decision"] == "pay":
            mine[position["pending"]["new_building"]] += sign


def check_occupied(game: entrepot.Game) -> None:
    """The set of occupied buildings is that of the buildings with a body."""
    for seat, player in enumerate(game.position()["players"]):
        standing = [id for id, place in player["buildings"].items() if place["colonists"] + place["nobles"]]
        assert game.state.occupied[seat] == sum(1 << list(TABLE).index(id) for id in standing)
        assert game.state.owned[seat] == sum(1 << list(TABLE).index(id) for id in player["buildings"])
