"""The games for OpenSpiel, and their chance nodes."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

import pytest

import entrepot
from contract.pieces import check_pieces
from entrepot.envs import Spec
from entrepot.envs.game_tree import TreeState

from . import playthroughs
from .variants import EXPANDED, PLAIN, each

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import entrepot.envs.openspiel  # noqa: E402

NOT_BY_CHANCE = [(game, options) for game, options in PLAIN + EXPANDED if "random" not in options.values()]
FEW = [NOT_BY_CHANCE[0], NOT_BY_CHANCE[5], NOT_BY_CHANCE[9]]


def load(game, options, **settings):
    parameters = {name: "+".join(value) if isinstance(value, list) else value for name, value in options.items()}
    return pyspiel.load_game(game, {**parameters, **settings})


def tree(spec, limit=10_000):
    """A game before anything is dealt."""
    return TreeState(spec, spec.rules.chance_model(spec.options), limit)


def wander(progress, rng, steps=10**6):
    """Play on at random, by chance and by players."""
    while not progress.over and steps:
        if progress.chance:
            progress.draw(rng.choice(sorted(progress.chance.elements())))
        else:
            progress.play(rng.choice(progress.state.legal()))
        steps -= 1
    return progress


@each(NOT_BY_CHANCE)
def test_games_end_with_all_their_pieces(game, options):
    spec = Spec(game, **options)
    for seed in range(2):
        progress = wander(tree(spec), random.Random(seed))
        assert progress.state.over
        check_pieces(spec.rules.position(progress.state, spec.options))


@each(NOT_BY_CHANCE)
def test_chance_determines_what_is_hidden_and_nothing_else(game, options):
    """At each chance node, the outcomes are the cards or tiles that nobody can see."""
    spec = Spec(game, **options)
    rng = random.Random(4)
    progress = tree(spec)
    drawn = 0
    while not progress.over:
        if progress.chance and progress.state is not None:
            position = spec.rules.position(progress.state, spec.options)
            names = Counter({progress.model.outcomes[one]: n for one, n in progress.chance.items()})
            gone = Counter(progress.model.outcomes[one] for one in progress.drawn)
            assert (
                any(names + gone == Counter(hidden) for hidden in hidden_piles(position))
                or position["game"] == "puerto_rico"
            )
            assert all(names.values())
            drawn += 1
        before = progress.drawn[:]
        wander(progress, rng, 1)
        assert len(progress.drawn) in (0, len(before), len(before) + 1)
    assert drawn > 5


def hidden_piles(position):
    if position["game"] == "spice_road":
        return [position["merchant_deck"], position["point_deck"]]
    return [position["plantations"]["stack"]]


def test_a_drawn_card_comes_into_the_row():
    spec = Spec("spice_road", players=2)
    progress = tree(spec)
    for card in ["+YYY", "+YR", "+G", "^3", "YY>G", "B>GG", "YYRR", "RRRR", "GGGG", "BBBB", "YRGB"]:
        progress.draw(progress.model.outcomes.index(card))
    assert not progress.chance
    progress.play(spec.text_to_action("acquire +YYY"))
    assert len(progress.chance) == 43 - 6
    progress.draw(progress.model.outcomes.index("G>RR"))
    row = spec.rules.position(progress.state, spec.options)["merchant_row"]
    assert [entry["card"] for entry in row] == ["+YR", "+G", "^3", "YY>G", "B>GG", "G>RR"]
    assert progress.state.seat == 1


def test_tiles_come_from_the_stack_and_then_from_the_discards():
    """SETL-4: two tiles are left; the others come from the stack made of the discards."""
    tiles = {"face_up": ["corn", "coffee"], "stack": ["sugar", "sugar"], "discard": ["tobacco"] * 3 + ["indigo"] * 2}
    spec = Spec("puerto_rico", players=3)
    state = entrepot.new("puerto_rico", players=3, seed=1).state
    kinds = ("corn", "indigo", "sugar", "tobacco", "coffee")
    for name, pile in tiles.items():
        attribute = {"discard": "discards"}.get(name, name)
        size = len(getattr(state, attribute))
        setattr(state, attribute, [kinds.index(kind) for kind in pile] + [0] * (size - len(pile)))
        setattr(state, f"{attribute}_size", len(pile))
    progress = tree(spec)
    progress.state, progress.chance = state, Counter()
    for action in ("role settler", "take corn", "take coffee", "take quarry"):
        legal = [spec.rules.actions[code] for code in progress.state.legal()]
        if action in legal:
            progress.play(spec.text_to_action(action))
    while not progress.chance:
        progress.play(spec.text_to_action("pass"))
    seen = []
    for kind in (2, 2, 3, 1):
        seen.append(dict(progress.chance))
        progress.draw(kind)
    assert seen[:2] == [{2: 2}, {2: 1}]
    assert seen[2][3] == 3
    assert sum(seen[3].values()) == sum(seen[2].values()) - 1
    assert sorted(progress.state.face_up[:4]) == [1, 2, 2, 3]
    assert progress.state.shuffles == 1


@each(FEW)
def test_a_copy_is_independent(game, options):
    progress = wander(tree(Spec(game, **options), 1000), random.Random(1), 60)
    other = copy.deepcopy(progress)
    position = progress.spec.rules.position(progress.state, progress.spec.options)
    wander(other, random.Random(2))
    assert progress.spec.rules.position(progress.state, progress.spec.options) == position


@each(NOT_BY_CHANCE)
def test_the_api(game, options, capsys):
    """After a few decisions only, because OpenSpiel's own tests are thorough and slow."""
    pyspiel.random_sim_test(load(game, options, max_steps=40), num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(load(game, options, max_steps=40))


@pytest.mark.long
@each(NOT_BY_CHANCE)
def test_the_api_over_whole_games(game, options, capsys):
    for rewards in ("win", "score"):
        pyspiel.random_sim_test(load(game, options, rewards=rewards), num_sims=1, serialize=True, verbose=False)
    for rewards in ("rank", "lead"):
        games_sim_test.GamesSimTest().sim_game(load(game, options, rewards=rewards))


@each(FEW)
def test_states_can_be_saved_and_cloned(game, options):
    made = load(game, options)
    state, rng = made.new_initial_state(), random.Random(3)
    while state.is_chance_node() or state.move_number() < 40:
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(rng.choice(outcomes or state.legal_actions()))
    assert str(state.clone()) == str(state)
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert (str(again), str(again_game)) == (str(state), str(made))
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]).startswith("p")


@each(FEW)
def test_the_observer_sees_what_the_other_environments_see(game, options):
    made = load(game, options)
    observation = make_observation(made)
    state, rng = made.new_initial_state(), random.Random(3)
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    observation.set_from(state, 1)
    assert observation.dict["own_seat"].tolist() == [0, 1, 0, 0, 0]
    assert observation.tensor.shape == (Spec(game, **options).width,)
    assert "p0" in observation.string_from(state, 1)


def test_probabilities_are_those_of_the_tiles():
    """SET-3, SET-4: three players have two indigo and one corn; 9 of 47 tiles are corn."""
    state = pyspiel.load_game("puerto_rico(players=3)").new_initial_state()
    chances = dict(state.chance_outcomes())
    assert chances[0] == pytest.approx(9 / 47)
    assert sum(chances.values()) == pytest.approx(1)


def test_what_the_seed_would_decide_is_refused():
    with pytest.raises(entrepot.OptionError, match="first_governor cannot be “random”"):
        tree(Spec("puerto_rico", first_governor="random"))


def first_decision(game, options):
    """If everything is dealt, it is the same each time."""
    state, rng = load(game, options).new_initial_state(), random.Random(3)
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    return state


@each(FEW)
def test_states_observe_as_the_observer_does(game, options):
    state = first_decision(game, options)
    observation = make_observation(state.get_game())
    for seat in range(state.num_players()):
        observation.set_from(state, seat)
        assert state.observation_tensor(seat) == observation.tensor.tolist()
        assert state.observation_string(seat) == observation.string_from(state, seat)
    assert state.get_game().observation_tensor_shape() == list(observation.tensor.shape)


@each(FEW)
def test_what_is_not_allowed_is_refused(game, options):
    state = first_decision(game, options)
    before = str(state)
    illegal = next(code for code in range(state.num_distinct_actions()) if code not in state.legal_actions())
    with pytest.raises(entrepot.IllegalActionError):
        state.apply_action(illegal)
    with pytest.raises(entrepot.OptionError, match="no action"):
        state.apply_action(9999)
    assert str(state) == before
    with pytest.raises(entrepot.OptionError, match="“99” is not a possible chance outcome"):
        state.get_game().new_initial_state().apply_action(99)


@each(FEW)
def test_openspiels_environment_and_search_play_it(game, options):
    made = load(game, options, max_steps=30)
    env, rng = rl_environment.Environment(made), random.Random(1)
    step = env.reset()
    while not step.last():
        step = env.step([rng.choice(step.observations["legal_actions"][step.current_player()])])
    assert sum(step.rewards) == pytest.approx(1)
    state = first_decision(game, options)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(made, 2, 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", playthroughs.GAMES)
def test_a_playthrough_is_as_it_was(game):
    assert playthroughs.playthrough(game) == playthroughs.path(game).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "different", "at_once"), [("spice_road", 81, 43), ("puerto_rico", 5, 5)])
def test_chance_has_as_many_outcomes_as_the_documents_say(game, different, at_once):
    loaded = pyspiel.load_game(f"{game}(players=3)")
    assert loaded.max_chance_outcomes() == different
    state = loaded.new_initial_state()
    numbers = []
    while state.is_chance_node():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        assert max(outcomes) < different
        numbers.append(len(outcomes))
        state.apply_action(outcomes[0])
    assert max(numbers) == at_once
