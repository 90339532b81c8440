"""The defaults of the contract, tested with a game that provides only the required minimum."""

from __future__ import annotations

import copy
import pickle
import sys
from collections import Counter
from importlib import import_module
from types import ModuleType

import pytest

import entrepot
from entrepot.core import deprecation, registry
from entrepot.core.chance_model import STARTS, SampledStart
from entrepot.core.encoder import MOST
from entrepot.core.events import EventTable, event
from entrepot.core.messages import speaking_with
from entrepot.core.reader import Reader
from entrepot.core.terms import NUMBER, SEAT
from entrepot.core.textboard import draw
from entrepot.i18n import Speaker
from entrepot.source import pure_package
from playing import wander
from plugin_game import ACTIONS, EVENTS, Nim, NimState, register


@pytest.fixture
def nim(monkeypatch):
    register(monkeypatch, "nim", lambda: Nim)
    return registry.find("nim")


def played(*numbers: int) -> entrepot.Game:
    game = entrepot.new("nim", seed=0)
    for number in numbers:
        game.play(f"p{game.seat} take {number}")
    return game


def plain(text: str, style: str) -> str:
    return text


# Texts


def test_the_title_is_the_name(nim):
    assert str(nim.title) == "Nim"


def test_questions_labels_and_reasons_are_sentences(nim):
    game = played(3)
    assert nim.asked(game.state) == "turn"
    assert str(nim.question(game.state)) == "p1 decides"
    assert [str(nim.label(game.state, code)) for code in game.state.legal()] == ["take 1", "take 2", "take 3"]
    assert {nim.hint(game.state, code) for code in game.state.legal()} == {None}
    few = played(3, 3, 3, 1)
    with pytest.raises(entrepot.IllegalActionError, match="“p0 take 3” is not allowed: the rules do not allow it here"):
        few.play("p0 take 3")


def test_the_end_has_a_reason_and_a_score_sheet(nim):
    game = played(3, 3, 3, 3)
    outcome = game.outcome()
    assert (outcome.scores, outcome.winners, outcome.end) == ([0, 1], [1], ["END"])
    assert nim.end_reason("END")
    sheet = nim.score_sheet(game.state)
    assert [sum(points for _, points in parts) for parts in sheet] == game.scores()
    assert not nim.scores_are_open(game.options)
    assert nim.rounds(game.state) == nim.revealed(game.state) == 0


def test_there_is_a_board_for_any_view(nim):
    game = played(3, 1)
    lines = nim.board(game.view(0), ["Ada", "Bo"], plain).splitlines()
    assert lines[0].startswith("Nim · ")
    assert "Ada" in lines[0]
    assert lines[2].split() == ["sticks", "8"]
    assert [line.split() for line in lines[4:]] == [["▶", "Ada"], ["taken", "3"], [], ["Bo"], ["taken", "1"]]
    assert nim.colour("8 sticks", plain) == "8 sticks"
    assert nim.tables() == {}


def test_a_board_of_a_finished_game_shows_nested_things(nim):
    view = {"seat": None, "deck": [], "row": [{"card": "A", "cubes": ""}, None], "players": [{}, {"cards": ["B"]}]}
    lines = draw(nim.title, view, ["Ada", "Bo"], plain).splitlines()
    assert "Ada" not in lines[0]
    assert [line.split() for line in lines[2:4]] == [["deck", "–"], ["row", "card", "A", "cubes", "–", "–"]]
    assert lines[-1].split() == ["cards", "B"]


def test_nothing_can_be_arranged_and_nothing_comes_by_chance(nim):
    game = played()
    with pytest.raises(entrepot.PositionError):
        nim.arrange(game.state, Reader({}, "arrangement"))
    with pytest.raises(entrepot.PositionError):
        nim.read_chance(game.state, Reader([[1]], "chance"))
    assert nim.write_chance([2, 1]) == [2, 1]


# Copies


def test_there_is_one_of_each_game_wherever_it_is_sent(nim):
    assert copy.deepcopy(nim) is nim
    assert pickle.loads(pickle.dumps(nim)) is nim


@pytest.mark.parametrize("name", ["nim", *registry.names()])
def test_a_pickled_game_goes_on_and_logs(nim, name):
    game = entrepot.new(name, seed=3)
    wander(game, 3, seed=1)
    other = pickle.loads(pickle.dumps(game))
    assert other.position() == game.position()
    for each in (game, other):
        wander(each, 2, seed=2)
    assert other.position() == game.position()
    assert other.log == game.log
    assert repr(other.log) == repr(list(game.log))


def test_what_is_forgotten_cannot_be_taken_back(nim):
    game = played(1, 1, 1, 1)
    game.forget(2)
    game.forget(1)
    assert game.undo(1) == "p1 take 1"
    assert not game.can_undo(0)
    with pytest.raises(entrepot.NothingToUndoError):
        game.undo(0)


def test_a_drained_log_begins_again(nim):
    game = played(1, 2)
    assert [noted[1:3] for noted in game.drain_log()] == [(0, 1), (1, 2)]
    assert list(game.log) == []
    game.play("p0 take 3")
    assert [entry.fields for entry in game.log] == [{"seat": 0, "sticks": 3}]


# Tables


def test_a_table_of_actions_is_a_sequence_of_their_texts():
    assert list(ACTIONS) == ["take 1", "take 2", "take 3"] == list(ACTIONS[0:3])
    assert "take 2" in ACTIONS
    assert "take 4" not in ACTIONS
    assert (ACTIONS.index("take 3"), ACTIONS.first("take")) == (2, 0)


def test_events_as_json(nim):
    assert EVENTS.to_json() == {"took": {"seat": "seat", "sticks": "number"}}
    assert played(2).log[0].to_json() == {"kind": "took", "seat": 0, "sticks": 2}


def test_what_is_private_shows_to_its_seat_alone():
    table = EventTable("nim", event("peeked", private=("sticks",), seat=SEAT, sticks=NUMBER))
    peeked = table.event((0, 1, 7))
    assert peeked.seen_by(1) is peeked
    assert peeked.seen_by(0).fields == peeked.seen_by(None).fields == {"seat": 1}


def test_a_voice_for_a_while(nim):
    error = entrepot.OptionError(nim.why_not(played().state, 0))
    english = str(error)
    with speaking_with(Speaker("sv")):
        assert str(error) != english
    assert str(error) == english


# Observations; a compiled encoder writes only to memory buffers, its source to a list, too

SOURCE = import_module(f"{pure_package().__name__}.core.observation")


def observed(encoder, seat: int, width: int) -> list[int]:
    out = [99] * (width + 2)
    encoder.write(seat, out, 1)
    assert out[0] == out[-1] == 99
    return out[1:-1]


def test_the_default_observation_tells_who_observes_and_who_decides(nim):
    seats, most = 2, max(nim.player_counts)
    observation = SOURCE.default_observation(most)
    names = [[part.name for part in block.parts] for block in (nim.observation().table, nim.observation().seat)]
    assert names == [["over", "own_seat"], ["decides"]]
    game = played(2)
    width = observation.table.width + seats * observation.seat.width
    for observer in range(seats):
        own = [int(seat == observer) for seat in range(most)]
        decides = [int((observer + steps) % seats == 1) for steps in range(seats)]
        assert observed(observation.encoder(game.state, game.options), observer, width) == [0, *own, *decides]


def sticks(describe_table, describe_seat):
    table, seat = SOURCE.Block(), SOURCE.Block()
    table.part("sticks", MOST, "sticks in the heap")
    seat.part("taken", MOST, "sticks taken")
    return SOURCE.described(table, seat, describe_table, describe_seat)


def test_numbers_beyond_a_byte_are_clipped():
    state = NimState(2, 1000)
    state.taken = [-4, 7]
    observation = sticks(lambda state, observer: [state.sticks], lambda state, observer, seat: [state.taken[seat]])
    assert observed(observation.encoder(state, {}), 1, 3) == [255, 7, 0]


def test_a_wrong_number_of_numbers_is_kept_as_an_error():
    state = NimState(2, 5)
    observation = sticks(lambda state, observer: [], lambda state, observer, seat: [0])
    for _ in range(2):
        observed(observation.encoder(state, {}), 0, 3)
    assert isinstance(state.error, ValueError)
    assert "table has 0 numbers instead of 1" in str(state.error)


# Chance


def test_chance_picks_one_of_many_starts(nim):
    model = nim.chance_model(nim.complete_options({}))
    assert isinstance(model, SampledStart)
    assert model.at_start([]) == Counter(range(STARTS))
    assert model.at_start([5]) == Counter()
    state = model.start([5])
    assert state.sticks == 12 + 5 % 4
    after, drawn = model.step(state, ACTIONS.code("take", 2), [])
    assert (state.sticks - after.sticks, drawn) == (2, Counter())


def test_a_game_that_hides_something_says_itself_what_chance_brings(monkeypatch):
    class Hiding(NimState):
        def hide(self, seat, seed):
            self.sticks = seed

    class HiddenNim(Nim):
        def set_up(self, options, seed):
            return Hiding(options["players"], 12)

    register(monkeypatch, "nim", lambda: HiddenNim)
    rules = registry.find("nim")
    assert rules.chance_model(rules.complete_options({})) is None


# Old names


def test_an_old_name_finds_the_new_thing_with_a_warning(monkeypatch):
    module = ModuleType("shop")
    module.price = 5
    monkeypatch.setitem(sys.modules, "shop", module)
    find = deprecation.deprecated_names("shop", cost="price")
    with pytest.warns(DeprecationWarning, match=r"shop.cost is deprecated: use shop.price"):
        assert find("cost") == 5
    with pytest.raises(AttributeError, match="no attribute 'size'"):
        find("size")
