"""What the playout policy of Puerto Rico suggests: legal actions that use what a player has."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module

import pytest

import entrepot
from entrepot.core import registry
from entrepot.games.puerto_rico.playout_policy import playout_state
from entrepot.source import pure_package
from playing import any_options


def suggested(*actions: str, **position) -> str:
    """What the policy suggests most often; there is some noise in it."""
    game = entrepot.load({"game": "puerto_rico", "options": {"players": 3}} | position, seed=1, actions=actions)
    state = playout_state(game.state)
    most, _ = Counter(state.suggestion(seed) for seed in range(200)).most_common(1)[0]
    return next(str(action) for action in game.legal() if action.code == most)


def player(**things) -> list[dict]:
    return [things, {}, {}]


def test_the_dearest_good_is_sold():
    goods = {"coffee": 1, "corn": 1}
    assert suggested("p0 role trader", players=player(goods=goods)) == "p0 sell coffee"


def test_a_quarry_is_taken_early():
    open_tiles = {"face_up": ["corn", "indigo", "sugar", "coffee"]}
    assert suggested("p0 role settler", plantations=open_tiles, players=player()) == "p0 take quarry"


def test_a_plant_is_built_for_plantations_that_wait_for_it():
    island = {"sugar": {"tiles": 3, "colonists": 3}}
    assert suggested("p0 role builder", players=player(doubloons=4, island=island)) == "p0 build sugar_mill"


def test_the_largest_load_is_preferred():
    goods = {"corn": 5, "coffee": 2}
    assert suggested("p0 role captain", players=player(goods=goods)).startswith("p0 load corn")


def test_a_warehouse_keeps_the_most():
    ships = [{"capacity": 4, "good": "corn", "barrels": 3}, {"capacity": 5, "good": "indigo", "barrels": 4}]
    ships.append({"capacity": 6, "good": "sugar", "barrels": 5})
    goods, city = {"tobacco": 2, "coffee": 4, "corn": 1}, {"small_warehouse": {"colonists": 1}}
    position = {"players": player(goods=goods, buildings=city), "cargo_ships": ships}
    assert suggested("p0 role captain", **position) == "p0 store coffee"


@pytest.mark.parametrize(("chips", "answer"), [(24, "p0 man corn 0"), (0, "p0 man corn 1")])
def test_large_buildings_are_manned_in_the_end_only(chips, answer):
    own = {"vp": chips, "island": {"corn": {"tiles": 1}}, "buildings": {"guild_hall": {}}}
    position = {"supply": {"vp": 75 - 3 * chips}, "colonist_ship": {"colonists": 3}}
    position["players"] = [own, {"vp": chips}, {"vp": chips}]
    assert suggested("p0 role mayor", "p0 pass", **position) == answer


def test_suggestions_are_legal_and_the_same_uncompiled():
    rules, pure = registry.find("puerto_rico"), pure_package()
    slow_policy = import_module(f"{pure.__name__}.games.puerto_rico.playout_policy")
    for seed in range(8):
        rng = random.Random(seed)
        options = any_options(rules, rng)
        fast = playout_state(entrepot.new("puerto_rico", seed=seed, **options).state)
        slow = slow_policy.playout_state(pure.new("puerto_rico", seed=seed, **options).state)
        while codes := fast.legal():
            code = fast.suggestion(seed)
            assert code == slow.suggestion(seed)
            assert code in (-1, *codes)
            chosen = code if code >= 0 else rng.choice(codes)
            for state in (fast, slow):
                state.apply(chosen)
        assert slow.over


def test_a_wharf_that_the_last_captain_phase_used_counts_again_when_the_captain_is_chosen():
    """CAP-9: once in each phase. All ships carry other goods: only the wharf makes the captain worth taking."""
    ships = [{"capacity": capacity, "good": good, "barrels": 1} for capacity, good in ((4, "indigo"), (5, "sugar"))]
    ships.append({"capacity": 6, "good": "tobacco", "barrels": 1})
    own = {"goods": {"corn": 6}, "buildings": {"wharf": {"colonists": 1}}}
    game = entrepot.load(
        {"game": "puerto_rico", "options": {"players": 3}, "players": [own, {}, {}], "cargo_ships": ships}, seed=1
    )
    state = playout_state(game.state)
    state.wharf_used = 1
    suggestions = [state.suggestion(seed) for seed in range(40)]
    captain = next(action.code for action in game.legal() if action == "p0 role captain")
    assert suggestions.count(captain) > 30
