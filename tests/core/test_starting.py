"""Starting a game: its name, options, seed, and players' names."""

import pytest

import entrepot
from entrepot.core import registry
from entrepot.core.engine import Engine


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 7}, "players cannot be “7”; allowed: 2, 3, 4, 5."),
        ({"players": "3"}, "players cannot be “3”; allowed: 2, 3, 4, 5."),
        ({"players": 3.0}, "players cannot be “3.0”; allowed: 2, 3, 4, 5."),
        ({"players": True}, "players cannot be “yes”; allowed: 2, 3, 4, 5."),
        ({"players": None}, "players cannot be “None”; allowed: 2, 3, 4, 5."),
        ({"players": [3] * 99}, "players cannot be “3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,…”; allowed: 2, 3, 4, 5."),
        ({"open_points": 1}, "open_points cannot be “1”; allowed: no, yes."),
        ({"open_points": "maybe"}, "open_points cannot be “maybe”; allowed: no, yes."),
        ({"colour": "red"}, "There is no option “colour”; available: players, open_points."),
    ],
)
def test_an_option_is_refused_by_name_with_the_values_it_takes(options, said):
    with pytest.raises(entrepot.OptionError) as caught:
        entrepot.new("spice_road", **options)
    assert str(caught.value) == said


def test_options_have_defaults():
    assert entrepot.new("spice_road").options == {"players": 3, "open_points": False}
    assert entrepot.new("spice_road", open_points=True).options == {"players": 3, "open_points": True}


@pytest.mark.parametrize("name", ["chess", "", "Spice_Road", 5, None, ["spice_road"]])
def test_an_unknown_game_is_refused_by_listing_those_there_are(name):
    with pytest.raises(entrepot.UnknownGameError, match=rf"available: {', '.join(registry.names())}\.$"):
        entrepot.new(name)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", True, []])
def test_a_seed_is_a_number_of_64_bits(seed):
    with pytest.raises(entrepot.OptionError, match="is not a seed: a seed is a whole number from 0 to 2\\^64 - 1"):
        entrepot.new("spice_road", seed=seed)


def test_every_seed_can_be_played():
    for seed in (0, 1, 2**63, 2**64 - 1):
        game = entrepot.new("spice_road", seed=seed)
        assert game.seed == seed
        assert game == entrepot.new("spice_road", seed=seed)


def test_without_a_seed_every_game_is_another():
    one, other = entrepot.new("spice_road"), entrepot.new("spice_road")
    assert one.seed != other.seed
    assert one.position() != other.position()
    assert entrepot.new("spice_road", seed=one.seed) == one


def test_players_have_names():
    assert entrepot.new("spice_road", players=2).names == ["p0", "p1"]
    assert entrepot.new("spice_road", players=2, names=("Ann", "Bo")).names == ["Ann", "Bo"]


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"], [1, 2], ["a", None], ["a", "b\n"], ["a", "\ud800"]])
def test_as_many_names_as_players_and_each_in_one_line(names):
    with pytest.raises(entrepot.OptionError, match="Give 2 names, one for each player"):
        entrepot.new("spice_road", players=2, names=names)


def test_all_errors_are_one_kind_and_value_errors_too():
    kinds = [entrepot.ActionError, entrepot.UnknownGameError, entrepot.OptionError, entrepot.PositionError]
    kinds += [entrepot.RecordError, entrepot.InvalidActionError, entrepot.IllegalActionError, entrepot.GameOverError]
    assert all(issubclass(kind, entrepot.EntrepotError) for kind in [*kinds, entrepot.NothingToUndoError])
    assert issubclass(entrepot.EntrepotError, ValueError)


def test_the_bare_engine_is_a_game_without_any_decision():
    engine = Engine()
    assert engine.legal() == []
    assert engine.scores() == []
    assert engine.playout(1, 10) == 0
    assert [engine.perft(depth) for depth in range(3)] == [1, 0, 0]
    other = engine.copy()
    other.take(engine)
    other.determinize(0, 1)
    other.apply_one(0)
    assert (other.players, other.seat, other.over) == (0, 0, False)
    engine.players = 2
    assert (engine.scores(), engine.winners()) == ([0, 0], [0, 1])


def test_a_switch_may_be_written_as_yes_or_no():
    assert entrepot.new("spice_road", open_points="yes").options["open_points"] is True
    assert entrepot.new("spice_road", open_points="no").options["open_points"] is False
