"""Every game: queries, playing, undo, copies."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.core import registry
from playing import GAMES, SEEDS, games, moments, new_games, wander

from .pieces import CHECKS, check_pieces


def test_every_game_counts_its_pieces():
    assert set(GAMES) <= set(CHECKS)


@given(new_games(), SEEDS)
def test_pieces_are_conserved_from_the_start_to_the_end(game, seed):
    for moment in moments(game, seed):
        check_pieces(moment.position())
    assert game.outcome() == entrepot.Outcome(game.scores(), game.winners(), game.rules.end_reasons(game.state))
    assert game.winners()


@given(new_games(), SEEDS)
def test_legal_codes_ascend_and_are_never_a_single_one(game, seed):
    """Decisions without a choice are made automatically."""
    assert len(game.legal()) != 1
    for moment in moments(game, seed):
        codes = moment.state.legal()
        assert codes == sorted(set(codes))
        assert len(codes) != 1
        assert (codes == []) == moment.is_over == (moment.seat is None)


@given(games())
def test_asking_changes_nothing(game):
    before = game.position()
    first = (
        game.legal(),
        game.scores(),
        game.winners(),
        game.view(0),
        game.board(),
        str(game),
        repr(game),
        game.record(),
    )
    again = (
        game.legal(),
        game.scores(),
        game.winners(),
        game.view(0),
        game.board(),
        str(game),
        repr(game),
        game.record(),
    )
    assert first == again
    game.state.perft(2)
    assert game.position() == before
    assert game.state.events == []


@given(games())
def test_a_refused_action_changes_nothing(game):
    before, record = game.position(), game.record()
    for text in ("nonsense", "p0 nonsense", *(f"p{seat} {text}" for seat in (0, 1) for text in game.rules.actions)):
        if text not in game.legal():
            with pytest.raises(entrepot.ActionError):
                game.play(text)
    assert (game.position(), game.record()) == (before, record)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_one_text_and_every_text_one_code(name):
    game = entrepot.new(name)
    texts = game.rules.actions
    assert len(set(texts)) == len(texts)
    assert all(texts)
    for seat in range(game.players):
        for code, text in enumerate(texts):
            action = game.parse(f"p{seat} {text}")
            assert (action, action.seat, action.code) == (f"p{seat} {text}", seat, code)


@given(games())
def test_legal_actions_are_the_deciding_seats_and_know_their_code(game):
    legal = game.legal()
    assert [action.code for action in legal] == game.state.legal()
    assert all(action.seat == game.seat and game.parse(str(action)) == action for action in legal)


@given(games(), SEEDS)
def test_play_and_apply_and_the_bare_engine_lead_to_the_same(game, seed):
    if not game.is_over:
        action = game.legal()[seed % len(game.legal())]
        played, applied, engine = game.copy(), game.copy(), game.state.copy()
        played.play(str(action))
        applied.apply(action)
        engine.apply(action.code)
        assert played.position() == applied.position() == game.rules.position(engine, game.options)
        assert played == applied != game
        assert played.log == applied.log
        assert played.log[: len(game.log)] == game.log


@given(games())
def test_replaying_the_actions_leads_to_the_same(game):
    again = entrepot.new(game.rules.name, seed=game.seed, actions=game.actions, **game.options)
    assert again == game
    assert again.position() == game.position()
    assert again.log == game.log


@given(games(), st.data())
def test_any_earlier_moment_can_be_had(game, data):
    number = data.draw(st.integers(0, len(game.actions)))
    then = game.at(number)
    again = entrepot.new(game.rules.name, seed=game.seed, actions=game.actions[:number], **game.options)
    assert then == again
    assert (then.position(), then.log) == (again.position(), again.log)
    assert game.at(len(game.actions)).position() == game.position()


@given(game=games(), last=st.integers(0, 12))
def test_what_is_forgotten_cannot_be_had_and_all_else_can(game, last):
    before = game.copy()
    game.forget(last)
    kept = max(0, len(game.actions) - last)
    for number in range(len(game.actions) + 1):
        if number >= kept or number == 0:  # the start is never forgotten
            assert game.at(number) == before.at(number)
            assert game.at(number).position() == before.at(number).position()
        else:
            with pytest.raises(entrepot.OptionError):
                game.at(number)
    assert game == before
    for seat in range(game.players):
        assert game.can_undo(seat) == (before.can_undo(seat) and last > 0)


@given(games())
def test_there_is_no_moment_before_the_start_or_after_now(game):
    for number in (-1, len(game.actions) + 1, 10**5000):
        with pytest.raises(entrepot.OptionError, match=f"the steps of this game are 0 to {len(game.actions)}"):
            game.at(number)


@given(games())
def test_taking_back_leads_to_where_it_was(game):
    """Only the seat that acted last may undo, and only if nothing was revealed."""
    if not game.actions:
        with pytest.raises(entrepot.NothingToUndoError):
            game.undo(0)
        return
    last, before = game.actions[-1], game.at(len(game.actions) - 1)
    for seat in range(game.players):
        if seat != last.seat:
            assert not game.can_undo(seat)
            with pytest.raises(entrepot.NothingToUndoError, match=f"p{seat} has nothing to undo"):
                game.undo(seat)
    if game.can_undo(last.seat):
        assert before.view(last.seat).keys() == game.view(last.seat).keys()
        assert game.undo(last.seat) == last
        assert game == before
        assert (game.position(), game.log) == (before.position(), before.log)


@given(games(), SEEDS)
def test_copies_are_independent(game, seed):
    before, log, state = game.position(), list(game.log), game.state.copy()
    other = game.copy()
    assert other == game
    assert (other.position(), other.log) == (before, log)
    for _ in moments(other, seed):
        pass
    assert (game.position(), game.log) == (before, log)
    assert game.rules.position(state, game.options) == before


@given(games())
def test_results_are_copies_not_the_game_itself(game):
    before = game.record(), game.position()
    for given_out in (game.position(), game.record(), game.view(0), game.record()["start"]):
        given_out.clear()
    game.legal().clear()
    for record_part in (game.record()["start"]["players"], game.record()["actions"], game.record()["players"]):
        record_part.clear()
    assert (game.record(), game.position()) == before


@given(games())
def test_repr_evaluates_back(game):
    same = eval(repr(game), {"entrepot": entrepot})
    assert same == game
    assert repr(same) == repr(game)
    loaded = entrepot.load(game.position(), seed=4, names=["Ä b"] * game.players)
    assert eval(repr(loaded), {"entrepot": entrepot}) == loaded
    assert repr(loaded).startswith("entrepot.load(")


def test_games_are_compared_by_start_names_and_actions():
    one, other = entrepot.new(GAMES[0], seed=1), entrepot.new(GAMES[0], seed=1)
    assert one == other
    assert one != entrepot.new(GAMES[0], seed=2)
    assert one != "a game"
    assert one != entrepot.new(GAMES[0], seed=1, names=["x"] * one.players)
    wander(other, 1, seed=1)
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


@given(new_games(), SEEDS)
def test_every_event_can_be_described(game, seed):
    """Each log entry has a complete sentence and is JSON."""
    for _ in moments(game, seed):
        pass
    for entry in game.log:
        text = str(entry)
        assert text.endswith(".")
        assert "{" not in text
        assert entry.message.id not in text
        data = json.loads(json.dumps(entry.to_json()))
        assert set(data) == {"kind", *entry.fields}
        assert data["kind"] == entry.kind


@given(games())
def test_the_board_can_be_drawn_for_everybody(game):
    for board in (str(game), game.board(), *(game.board(seat) for seat in range(game.players))):
        assert all(name in board for name in game.names)
        assert not any(line != line.rstrip() for line in board.split("\n"))
        assert "{" not in board


@given(games(), SEEDS)
def test_playouts_end_and_count_their_decisions(game, seed):
    state = game.state.copy()
    assert state.playout(seed, 0) == 0
    some = state.playout(seed, 5)
    assert some == 5 or state.over
    state.playout(seed, 10**6)
    assert state.over
    check_pieces(game.rules.position(state, game.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_never_knows_more_than_256_answers(name):
    assert len(registry.find(name).actions) > 0
    game = entrepot.new(name, seed=1)
    assert max(len(moment.state.legal()) for moment in moments(game, 1)) <= 256
