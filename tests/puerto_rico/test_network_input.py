"""What networks see besides the observation follows from it, and tells nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import entrepot
from entrepot.core import registry
from entrepot.games.puerto_rico.components import BUILDINGS, CITY, GOODS, ISLAND
from entrepot.games.puerto_rico.observation import NETWORK_SEAT, SEAT, TABLE
from entrepot.training.recorder import Recorder
from playing import moments

RULES = registry.find("puerto_rico")
ADDED = NETWORK_SEAT.parts[len(SEAT.parts) :]
PLANTS = {good: [building for building in BUILDINGS if building.good == good] for good in GOODS}
BOTH = ["new_buildings", "nobles"]


def derived(game: entrepot.Game, seat: int, open_vp: bool) -> list[dict[str, Any]]:
    """What the encoder adds for each player, clockwise from the seat that decides."""
    input = RULES.network_input()
    options = {**game.options, "open_vp": open_vp}
    state = game.state.copy()
    width = input.width(game.players)
    recorder = Recorder(
        RULES.set_up, state, input.encoder(state, options), None, len(RULES.actions), 3, width + 1, 1, 1
    )
    recorder.note(game.state, game.legal()[0].code)
    seen = list(recorder.arrays()["observations"])
    starts = [TABLE.width + steps * NETWORK_SEAT.width for steps in range(game.players)]
    return [{part.name: seen[at + part.at : at + part.at + part.width] for part in ADDED} for at in starts]


def bodies(place: dict[str, Any]) -> int:
    return place.get("colonists", 0) + place.get("nobles", 0)


def computed(game: entrepot.Game, seat: int, with_vp: bool) -> dict[str, list[int]]:
    """The same from the position."""
    player = RULES.position(game.state, game.options)["players"][seat]
    island, city = player["island"], player["buildings"]
    output, potential = [], []
    for good in GOODS:
        field = island.get(good, {})
        owned = [building for building in PLANTS[good] if building.id in city]
        workers = sum(bodies(city[building.id]) for building in owned)
        circles = sum(building.circles for building in owned)
        output.append(bodies(field) if good == "corn" else min(bodies(field), workers))
        potential.append(field.get("tiles", 0) if good == "corn" else min(field.get("tiles", 0), circles))
    goods = [player["goods"].get(good, 0) for good in GOODS]
    built = [building for building in BUILDINGS if building.id in city]
    tiles = sum(each["tiles"] for each in island.values())
    everybody = bodies(player["san_juan"]) + sum(map(bodies, [*island.values(), *city.values()]))
    circles = tiles + sum(building.circles for building in built)
    return {
        "output": output,
        "potential": potential,
        "prospect": [have + made for have, made in zip(goods, output, strict=True)],
        "kinds": [sum(made > 0 for made in output)],
        "all_output": [sum(output)],
        "all_potential": [sum(potential)],
        "all_goods": [sum(goods)],
        "city_spaces": [CITY - sum(2 if building.large else 1 for building in built)],
        "island_spaces": [ISLAND - tiles],
        "bodies": [everybody],
        "empty_circles": [max(0, circles - everybody)],
        "printed_vp": [sum(building.vp for building in built)],
        "score": [game.state.scores()[seat] - (0 if with_vp else player["vp"])],
    }


@pytest.mark.parametrize("open_vp", [True, False])
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 5, "expansions": BOTH}])
def test_it_follows_from_the_position(options, open_vp):
    """HID-2: the score of others is without their VP chips, unless these are known."""
    rng, checked = random.Random(3), 0
    for seed in range(3):
        for now in moments(entrepot.new("puerto_rico", seed=seed, **options), seed):
            if now.is_over or rng.random() > 0.2:
                continue
            own, checked = now.state.seat, checked + 1
            for steps, found in enumerate(derived(now, own, open_vp)):
                assert found == computed(now, (own + steps) % now.players, open_vp or steps == 0)
    assert checked > 20
