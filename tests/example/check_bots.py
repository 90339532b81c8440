"""Every bot that is not another game's own plays Bazaar, and so does every level."""

from __future__ import annotations

from time import monotonic

import pytest

import entrepot
from entrepot import bots
from entrepot.core import registry

QUICK = ("random", "greedy", "flat:5n", "mcts:5n", "network:5n", "beginner", "easy", "medium")
SLOW = ("mcts:100ms:2", "hard", "expert")  # up to seconds for each decision, in several threads
GREEDY = ("shipper", "builder", "trader")  # styles of one game, in all others the same as greedy


def play(game: entrepot.Game, *names: str, seed: int = 1) -> entrepot.Game:
    """The game played to its end, each seat by a bot."""
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        game.play(players[game.state.seat].choose(game))
    return game


def test_these_are_all_bots_but_those_of_another_game():
    assert registry.find("bazaar").bots() == {}
    tested = {name.partition(":")[0] for name in QUICK + SLOW + GREEDY}
    assert set(bots.names()) - tested == {"beam"}
    assert set(bots.LEVELS) < tested


@pytest.mark.parametrize("name", QUICK)
def test_a_whole_game(name):
    game = play(entrepot.new("bazaar", players=2, seed=2), name, "random")
    assert game.outcome().end == ["END"]
    assert sum(game.scores()) == sum(sum((6, 5, 4, 3, 2, 1, 1, 1)[:sold]) for sold in game.view()["sold"].values())


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_choice(name):
    game = entrepot.new("bazaar", players=4, seed=2)
    for _ in range(6):
        choices = {bots.make(name, 9).choose(game) for _ in range(2)}
        assert len(choices) == 1
        game.play(choices.pop())


@pytest.mark.parametrize("name", SLOW)
def test_a_search_decides_in_time_and_changes_nothing(name):
    game = entrepot.new("bazaar", players=4, seed=2)
    before, began = game.copy(), monotonic()
    assert bots.make(name, 1).choose(game) in game.legal()
    assert monotonic() - began < 20
    assert (game, game.position()) == (before, before.position())


@pytest.mark.parametrize("name", SLOW)
def test_a_search_finds_the_winning_sale(name):
    """The player who takes the last card ends the game and loses; three cards of silk secure the lead."""
    position = entrepot.new("bazaar", players=2, seed=2).position()
    nothing = {"cloth": 0, "salt": 0, "silk": 0, "silver": 0}
    position["players"] = [{"coins": 20, "hand": nothing | {"silk": 3}}, {"coins": 22, "hand": nothing | {"salt": 1}}]
    position |= {"deck": ["cloth"], "stalls": ["cloth", "salt", "silk", "silver"]}
    position["sold"] = {"cloth": 6, "salt": 6, "silk": 4, "silver": 7}
    game = entrepot.load(position)
    assert bots.make(name, 1).choose(game) == "p0 sell silk"


@pytest.mark.parametrize("name", GREEDY)
def test_a_style_that_the_game_does_not_have_is_the_usual_one(name):
    games = [play(entrepot.new("bazaar", seed=4), bot, "random") for bot in (name, "greedy")]
    assert games[0].actions == games[1].actions


def test_a_bot_of_another_game_is_refused():
    with pytest.raises(entrepot.OptionError, match="spice_road"):
        bots.make("beam").choose(entrepot.new("bazaar"))


def test_bots_do_not_see_the_deck():
    """The same choice whatever the order of the deck is."""
    for name in ("greedy", "flat:20n", "mcts:20n"):
        position = entrepot.new("bazaar", seed=3).position()
        choices = set()
        for _ in range(3):
            position["deck"] = [*position["deck"][1:], position["deck"][0]]
            choices.add(bots.make(name, 7).choose(entrepot.load(position, seed=1)))
        assert len(choices) == 1
