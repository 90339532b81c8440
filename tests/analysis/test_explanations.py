"""Explanations: what an action is for, whom it hurts and what follows, from what the player knows."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import analysis
from entrepot.analysis.explanations import Mistake, explain, gains, mistake, next_action, phase, reasons
from entrepot.analysis.outlooks import Outlook, examine, mean
from entrepot.bots import networks
from entrepot.bots.budget import Budget
from entrepot.bots.network_bot import NetworkBot
from entrepot.core.errors import GameOverError
from entrepot.core.game import Game
from entrepot.core.registry import find
from entrepot.i18n import LANGUAGES, Speaker

from .test_analysis import LAST_TURN, blundered, won

BOT = "network:600n"


def last_turn() -> Game:
    return entrepot.load(LAST_TURN, seed=1, names=["Ann", "Bo"])


def ids(explained: analysis.Explanation) -> list[str]:
    return [reason.id for reason in explained.reasons]


# The search behind them


@pytest.mark.usefixtures("network")
def test_everybodys_chances_sum_to_one():
    game = entrepot.new("spice_road", players=3, seed=3, actions=["p0 play +YY", "p1 play +YY", "p2 play +YY"])
    for decision in analysis.decisions(game, "network:200n"):
        assert len(decision.chances) == 3
        assert sum(decision.chances) == pytest.approx(1)
        assert decision.estimate == decision.chances[decision.seat]
        assert [len(parts) for parts in decision.points] == [3, 3, 3]


@pytest.mark.usefixtures("network")
def test_with_a_network_every_player_has_a_point_of_the_curve_at_every_decision():
    game = blundered()
    ann, bo = analysis.curves(game, list(analysis.decisions(game, BOT)))
    assert [moment for moment, _ in ann] == [moment for moment, _ in bo] == [0, 1, 2]
    assert all(a + b == pytest.approx(1) for (_, a), (_, b) in zip(ann, bo, strict=True))


@pytest.mark.usefixtures("network")
def test_forced_simulations_begin_with_one_action():
    game = last_turn()
    search = networks.search(networks.network_for(game), game.rules, game.options, game.state.copy(), 5000, 1)
    search.run(20)
    code = game.parse("p0 play ^2").code
    before = {each: visits for each, visits, _ in search.found()}
    search.run_after(code, 30)
    after = {each: visits for each, visits, _ in search.found()}
    assert {each: after[each] - before[each] for each in after if after[each] != before[each]} == {code: 30}
    search.run(10)
    assert sum(visits for _, visits, _ in search.found()) == sum(after.values()) + 10


@pytest.mark.usefixtures("network")
def test_the_played_action_is_examined_even_if_it_is_bad():
    game = last_turn()
    for played in game.legal():
        found = examine(game, NetworkBot(1, Budget(playouts=300)), played.code)
        assert played.code in [each.code for each in found]
        assert found[0].code == game.parse("p0 claim GGGGG").code


# Reasons


@pytest.mark.usefixtures("network")
def test_a_claim_is_for_the_points_of_the_card():
    explained = explain(last_turn(), BOT)
    assert explained.action == "p0 claim GGGGG"
    assert explained.chances[0] > 0.9
    part, *_ = explained.reasons
    assert (part.id, part.args["part"].id) == ("explain-part", "spice-road-part-cards")
    assert "explain-last-round" in ids(explained)


@pytest.mark.usefixtures("network")
def test_an_explanation_is_a_text_in_every_language():
    explained = explain(last_turn(), BOT)
    texts = set()
    for language in LANGUAGES:
        said = [Speaker(language, ["Ann", "Bo"])(reason) for reason in explained.reasons]
        assert all(text and "explain-" not in text and "{" not in text for text in said)
        texts.add(" ".join(said))
    assert len(texts) == len(LANGUAGES)
    assert str(explained).startswith("Hint: Claim 15 points for 5 cardamom. More from point cards: +")


def outlook(*points: list[float], chances: tuple[float, ...] = (0.5, 0.3, 0.2)) -> Outlook:
    return Outlook(list(chances), [*points])


NOTHING = outlook([10, 10, 0], [10, 10, 0], [10, 10, 0])


@pytest.mark.parametrize("part", range(3))
def test_the_part_that_gains_most_is_named(part):
    rules = find("puerto_rico")
    points = [10.0, 10.0, 0.0]
    points[part] += 2.14
    (said,) = gains(rules, 0, outlook(points, [10, 10, 0], [10, 10, 0]), NOTHING)
    assert said.args["part"] == rules.part_name(part)
    assert str(said).endswith(": +2.1.")


def test_who_loses_most_is_named():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    better = outlook([10, 10, 0], [10, 10, 0], [8.5, 10, 0])
    said = reasons(game, game.parse("p0 role settler").code, better, NOTHING, [])
    assert [str(each) for each in said] == ["p2 gets less from shipping: −1.5."]


def test_equal_actions_are_called_equal():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    said = reasons(game, game.parse("p0 role settler").code, NOTHING, NOTHING, [])
    assert [each.id for each in said] == ["explain-even"]


def test_a_better_chance_without_more_points_is_said():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    better = Outlook([0.54, 0.26, 0.2], NOTHING.points)
    said = reasons(game, game.parse("p0 role settler").code, better, NOTHING, [])
    assert [str(each) for each in said] == ["Better chances of winning: +4%."]


def test_what_follows_is_the_next_own_action():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    line = [game.parse(f"p0 {action}").code for action in ("role settler", "take quarry")]
    said = reasons(game, line[0], NOTHING, NOTHING, line)
    assert str(said[-1]) == "Then: Take a quarry."


def test_what_follows_is_not_said_if_it_depends_on_what_is_hidden():
    """Nobody knows which card will be opened when one is taken from the row."""
    rich = {"caravan": "YYYYYYYY"}
    game = entrepot.load({"game": "spice_road", "options": {"players": 2}, "players": [rich, rich]}, seed=1)
    row = [each["card"] for each in game.view(0)["merchant_row"]]
    begin = [f"p0 acquire {row[0]}", "p1 play ^2", "p1 stop"]
    after = game.copy()
    for action in begin:
        after.play(action)
    opened = after.view(0)["merchant_row"][-1]["card"]
    assert opened not in row
    line = [game.parse(action).code for action in begin]
    assert not next_action(game, [*line, game.parse(f"p0 acquire {opened}").code], seed=0)
    assert next_action(game, [*line, game.parse(f"p0 acquire {row[1]}").code], seed=0)


# Mistakes and phases


@pytest.mark.usefixtures("network")
def test_the_kind_of_a_mistake_is_the_part_that_lost_most():
    blunder, answer = analysis.decisions(blundered(), "network:2000n")
    assert blunder.mistake == Mistake("missed", 0, "cards")
    assert blunder.loss > 0.8
    assert "explain-last-round" in [reason.id for reason in blunder.reasons]
    assert (answer.mistake, answer.reasons) == (None, [])


def test_a_gift_is_a_mistake_of_its_own_kind():
    rules = find("puerto_rico")
    played = outlook([9.5, 10, 0], [10, 12, 0], [10, 10, 0])
    given = mistake(rules, 0, NOTHING, played)
    assert given == Mistake("gave", 1, "buildings")
    assert str(given.message(rules)) == "helped p1: buildings"
    assert mistake(rules, 0, NOTHING, NOTHING) == Mistake("position", None, None)


def test_the_phases_follow_from_the_progress():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    assert phase(game, 0, 100) == "opening"
    assert phase(last_turn(), 0, 100) == "endgame"
    assert phase(won(), 2, 2) == "endgame"


# What an explanation may know


@pytest.mark.usefixtures("network")
def test_an_explanation_searches_only_what_its_seat_sees(monkeypatch):
    """The true state is asked for the label of the action, which is legal, and for nothing else."""
    seen = []

    def seen_by(game, seat, seed, real=Game.seen_by):
        seen.append((seat, real(game, seat, seed)))
        return seen[-1][1]

    def new_searches(bot, game, seed, real=NetworkBot.new_searches):
        assert any(game is each for _, each in seen)
        return real(bot, game, seed)

    game = entrepot.new("puerto_rico", players=3, seed=3, actions=["p0 role settler"])
    true_state = game.state
    asked = type(game.rules).consequences

    def consequences(rules, state, code):
        assert state is not true_state
        return asked(rules, state, code)

    monkeypatch.setattr(Game, "seen_by", seen_by)
    monkeypatch.setattr(NetworkBot, "new_searches", new_searches)
    monkeypatch.setattr(type(game.rules), "consequences", consequences)
    explain(game, "network:100n")
    assert {seat for seat, _ in seen} == {game.seat}


# Without a network, and at the end


@pytest.mark.usefixtures("no_network")
def test_without_a_network_the_rules_explain():
    explained = explain(last_turn())
    assert explained.action == "p0 claim GGGGG"
    assert (explained.chances, ids(explained)) == ([], ["explain-last-round"])


@pytest.mark.usefixtures("no_network")
def test_without_a_network_the_analysis_counts_playouts():
    assert analysis.default_bot(last_turn()) == "mcts:2000n"
    blunder, _ = analysis.decisions(blundered(), "network:100n")
    assert (blunder.best, blunder.chances, blunder.mistake) == ("p0 claim GGGGG", [], None)


def test_a_game_that_is_over_has_nothing_to_explain():
    with pytest.raises(GameOverError):
        entrepot.explain(won())


def test_outlooks_are_averaged():
    assert mean([outlook([2.0], chances=(1.0,)), outlook([4.0], chances=(0.0,))]) == outlook([3.0], chances=(0.5,))
