"""Every game with a chance model: the model offers what the engine draws, and then they agree."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import entrepot
from entrepot.core import registry
from entrepot.core.chance_model import ChanceModel, Weights, padded, without
from entrepot.core.engine import Engine
from entrepot.games.spice_road.cards import MERCHANT_CARDS

TABLES = [("spice_road", {"players": 2}), ("spice_road", {"players": 5}), ("puerto_rico", {"players": 3})]
TABLES += [("puerto_rico", {"players": 4, "expansions": ["new_buildings", "nobles"], "market": "all"})]
tables = pytest.mark.parametrize(("name", "options"), TABLES)


def draw(weights: Weights, rng: random.Random) -> int:
    return rng.choice(sorted(weights.elements()))


def deal(model: ChanceModel, rng: random.Random) -> list[int]:
    dealt: list[int] = []
    while weights := model.at_start(dealt):
        dealt.append(draw(weights, rng))
    return dealt


def draw_all(
    model: ChanceModel, state: Engine, code: int, rng: random.Random
) -> tuple[Engine, list[Weights], list[int]]:
    """One action, with the possible and the actual draws."""
    offered: list[Weights] = []
    drawn: list[int] = []
    while True:
        after, weights = model.step(state, code, drawn)
        if not weights:
            return after, offered, drawn
        offered.append(weights)
        drawn.append(draw(weights, rng))


def played(name: str, options: dict, seed: int, most: int = 250) -> Iterator[tuple]:
    """A random game through its model, step by step: before, after, possible and actual draws."""
    rules = registry.find(name)
    whole = rules.complete_options(options)
    model, rng = rules.chance_model(whole), random.Random(seed)
    state = model.start(deal(model, rng))
    for _ in range(most):
        if state.over:
            return
        after, offered, drawn = draw_all(model, state, rng.choice(state.legal()), rng)
        yield rules, whole, state, after, offered, drawn
        state = after


def hidden(position: dict) -> list[Counter]:
    """The face-down piles."""
    keys = [key for key in ("merchant_deck", "point_deck") if key in position]
    piles = [Counter(position[key]) for key in keys]
    return piles or [Counter(position["plantations"]["stack"])]


@tables
def test_what_is_dealt_lies_open_and_the_rest_is_hidden(name, options):
    rules = registry.find(name)
    whole = rules.complete_options(options)
    model = rules.chance_model(whole)
    dealt = deal(model, random.Random(3))
    assert len(model.at_start(dealt)) == 0
    names = [model.outcomes[each] for each in dealt]
    position = rules.position(model.start(dealt), whole)
    if name == "spice_road":
        assert [entry["card"] for entry in position["merchant_row"]] + position["point_row"] == names
    else:
        assert position["plantations"]["face_up"] == names
    usual = entrepot.new(name, seed=1, **options).position()
    assert [pile.total() for pile in hidden(position)] == [pile.total() for pile in hidden(usual)]


@tables
def test_each_draw_comes_from_a_pile_without_what_was_drawn_before(name, options):
    draws = 0
    for rules, whole, state, after, offered, drawn in played(name, options, seed=5):
        piles = hidden(rules.position(state, whole))
        if not offered or any(pile.total() == 0 for pile in piles):
            continue
        outcomes = rules.chance_model(whole).outcomes
        for number, weights in enumerate(offered):
            named = Counter({outcomes[each]: count for each, count in weights.items()})
            assert any(named == pile - Counter(outcomes[each] for each in drawn[:number]) for pile in piles)
        left = sum(pile.total() for pile in hidden(rules.position(after, whole)))
        assert left == sum(pile.total() for pile in piles) - len(drawn)
        draws += len(drawn)
    assert draws > 5


def top(name: str, state: Any, number: int, weights: Weights) -> int:
    """The card or tile that the engine draws with this number from its pile."""
    if name == "puerto_rico":
        return state.stack[state.stack_size - 1 - number]
    first = len(MERCHANT_CARDS)
    if min(weights) < first:
        return state.deck[state.deck_size - 1]
    return first + state.point_deck[state.point_deck_size - 1]


@tables
def test_the_engine_draws_what_the_model_may_draw(name, options):
    """Let the model draw the top of the engine's pile: the result is the same table."""
    game, rng, draws = entrepot.new(name, seed=4, **options), random.Random(8), 0
    rules, state = game.rules, game.state
    model = rules.chance_model(game.options)
    while not state.over and draws < 12:
        code, drawn = rng.choice(state.legal()), []
        after, weights = model.step(state, code, drawn)
        while weights:
            drawn.append(top(name, state, len(drawn), weights))
            assert weights[drawn[-1]] > 0
            after, weights = model.step(state, code, drawn)
        state.apply_one(code)
        assert rules.view(after, game.options, 0) == rules.view(state, game.options, 0)
        draws += len(drawn)
    assert draws >= 12


def test_an_empty_stack_is_rebuilt_from_the_discards():
    """SETL-4: two tiles are left; the other two come from the stack made of the discards."""
    position = entrepot.new("puerto_rico", players=3, seed=1).position()
    tiles = position["plantations"]
    stack, discards = tiles["stack"][:2], [*tiles["discard"], *tiles["stack"][2:]]
    position["plantations"] = tiles | {"stack": stack, "discard": discards}
    game = entrepot.load(position, seed=1, actions=["p0 role settler", "p0 take quarry"])
    for seat in (1, 2):
        settling = game.copy()
        game.play(f"p{seat} take {game.position()['plantations']['face_up'][0]}")
    left = game.position()["plantations"]
    pile = Counter(discards) + Counter(settling.position()["plantations"]["face_up"][1:])
    later = sorted(pile)[:2]
    model = game.rules.chance_model(game.options)
    code = game.actions[-1].code
    wanted = [model.outcomes.index(tile) for tile in (*stack, *later)]
    offered = [model.step(settling.state, code, wanted[:number])[1] for number in range(4)]
    named = [Counter({model.outcomes[each]: count for each, count in weights.items()}) for weights in offered]
    assert named == [Counter(stack), Counter(stack[1:]), pile, pile - Counter(later[:1])]
    after, rest = model.step(settling.state, code, wanted)
    assert rest == {}
    found = game.rules.position(after, game.options)["plantations"]
    assert Counter(found["face_up"]) == Counter([*stack, *later])
    assert Counter(found["stack"]) == pile - Counter(later)
    assert (len(found["face_up"]), len(found["stack"])) == (len(left["face_up"]), len(left["stack"]))


@pytest.mark.parametrize("option", [{"first_governor": "random"}, {"market": "random", "expansions": ["nobles"]}])
def test_what_the_seed_decides_is_no_chance_node(option):
    rules = registry.find("puerto_rico")
    with pytest.raises(entrepot.OptionError, match=next(iter(option))):
        rules.chance_model(rules.complete_options(option))


def test_cards_are_counted_when_some_are_taken_out():
    assert without([3, 1, 1, 2], [1, 3]) == [1, 2]
    assert padded([4, 5], 4) == [4, 5, 0, 0]
