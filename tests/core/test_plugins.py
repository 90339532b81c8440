"""A plug-in game that breaks the contract is refused by name with the reason, and affects no other game."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import entrepot
from entrepot import games
from entrepot.core import registry
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import PythonEngine
from entrepot.core.events import EventTable, event
from entrepot.core.options import Option
from entrepot.core.reader import Reader
from entrepot.core.rules import Rules
from entrepot.core.terms import SEAT, Number

NAME = "countdown"
GAMES = registry.names()
ACTIONS = ActionTable(verb("take", Number("number", 1, 300)), verb("stop"))


class State(PythonEngine):
    """Players take from a pile of ten in turn, one or two; the last to take wins."""

    def __init__(self, players: int = 2) -> None:
        super().__init__()
        self.players = players
        self.left = 10
        self.taken = [0] * players

    def legal_codes(self) -> list[int]:
        """One or two."""
        return [number - 1 for number in (1, 2) if number <= self.left]

    def play(self, code: int) -> None:
        """Take from the pile."""
        self.left -= code + 1
        self.taken[self.seat] += code + 1
        self.over = self.left == 0
        self.seat = (self.seat + 1) % self.players

    def points(self, seat: int) -> int:
        """What was taken."""
        return self.taken[seat]


class Countdown(Rules):
    """A game without a fault."""

    name = NAME
    options = (Option("players", (2, 3), 2),)
    actions = ACTIONS
    events = EventTable(NAME, event("took", seat=SEAT))

    def set_up(self, options: Any, seed: int) -> Any:
        return State(options["players"])

    def load(self, position: Reader, options: Any, seed: int) -> Any:
        state = State(options["players"])
        state.left = position.fields(("game", "options", "players", "left"), ("left",))["left"].whole(0, 10)
        return state

    def position(self, state: Any, options: Any) -> Any:
        return {"game": NAME, "options": dict(options), "left": state.left, "players": [{}] * state.players}

    def view(self, state: Any, options: Any, seat: int | None) -> Any:
        return self.position(state, options)


@pytest.fixture
def install():
    """Register a game for a while."""
    yield lambda loader, name=NAME: registry.register(name, loader)
    for known in set(registry.all_names()) - set(GAMES):
        registry._loaders.pop(known)
        registry._games.pop(known, None)
        registry._broken.pop(known, None)


def refusal(name: str = NAME) -> str:
    with pytest.raises(entrepot.UnknownGameError) as caught:
        entrepot.new(name)
    assert caught.value.message.id == "error-broken-game"
    assert name in str(caught.value)
    return str(caught.value)


def check_the_others_work() -> None:
    assert [name for name in registry.names() if name != NAME] == GAMES
    for name in GAMES:
        game = entrepot.new(name, seed=1)
        assert game.state.playout(1, 20) == 20


def test_one_without_a_fault_is_played(install):
    for loader in (Countdown, lambda: Countdown, lambda: Countdown()):
        install(loader)
        assert NAME in registry.names()
        game = entrepot.new(NAME)
        for taken in (1, 2, 2, 1, 2):
            game.play(f"p{game.seat} take {taken}")
        assert game.legal() == ["p1 take 1", "p1 take 2"]
        game.play("p1 take 2")
        assert (game.is_over, game.scores(), game.winners()) == (True, [5, 5], [0, 1])
        assert entrepot.from_record(game.record()) == game


def without(attribute: str) -> type[Rules]:
    """The game with one attribute missing."""
    parts = {
        name: value for name, value in vars(Countdown).items() if name not in (attribute, "__dict__", "__weakref__")
    }
    return type("Broken", (Rules,), parts)


@pytest.mark.parametrize("attribute", ["options", "actions", "events", "set_up", "load", "position", "view"])
def test_what_is_missing_is_named(install, attribute):
    install(without(attribute))
    assert attribute in refusal()
    assert registry.broken(NAME) is not None
    assert (NAME in registry.all_names(), NAME in registry.names()) == (True, False)
    check_the_others_work()


def test_its_name_must_be_the_one_it_is_registered_under(install):
    install(without("name"))
    assert "its name is" in refusal()
    install(Countdown, "other")
    assert "its name is countdown" in refusal("other")
    check_the_others_work()


def with_(**parts: Any) -> type[Rules]:
    """The game with one attribute replaced."""
    return type("Broken", (Countdown,), parts)


def fail(*args: Any) -> Any:
    raise RuntimeError("out of cloth")


class Endless(State):
    """Has too many answers."""

    def legal_codes(self) -> list[int]:
        return list(range(257))


class Stuck(State):
    """Has none."""

    def legal_codes(self) -> list[int]:
        return []


class Failing(State):
    """Fails."""

    legal_codes = fail


class Unsorted(State):
    def legal_codes(self) -> list[int]:
        return [2, 1]


class Beyond(State):
    def legal_codes(self) -> list[int]:
        return [0, len(ACTIONS)]


def setting_up(state: Any) -> type[Rules]:
    return with_(set_up=lambda self, options, seed: state)


@pytest.mark.parametrize(
    ("loader", "words"),
    [
        (fail, "RuntimeError: out of cloth"),
        (lambda: None, "is not an entrepot.core.rules.Rules"),
        (lambda: 5, "is not an entrepot.core.rules.Rules"),
        (lambda: str, "is not an entrepot.core.rules.Rules"),
        (with_(__init__=fail), "RuntimeError: out of cloth"),
        (with_(options=5), "options is not a list of Option"),
        (with_(options=()), "options has no option “players”"),
        (with_(options=("players",)), "options contains players, which is not an Option"),
        (with_(options=(Option("colour", ("red",), "red"),)), "options has no option “players”"),
        (with_(options=(Option("players", None, 2),)), "options has no option “players” with a list of values"),
        (with_(options=(*Countdown.options, Option("seed", (1, 2), 1))), "options: the name “seed” is reserved"),
        (with_(actions=["take 1"]), "actions is not an ActionTable"),
        (with_(events={}), "events is not an EventTable"),
        (with_(version="2"), "version is not a whole number"),
        (with_(set_up=fail), "RuntimeError: out of cloth"),
        (setting_up(None), "not an entrepot.core.engine.Engine"),
        (setting_up(State(3)), "a state for 3 players instead of 2"),
        (setting_up(Endless()), "257 legal answers; a decision has at most 256"),
        (setting_up(Stuck()), "no legal answer, and the game is not over"),
        (setting_up(Failing()), "RuntimeError: out of cloth"),
        (setting_up(Unsorted()), "1 after 2; codes are ascending places in the table of actions"),
        (setting_up(Beyond()), f"legal codes are 0,{len(ACTIONS)}"),
        (with_(position=lambda *args: None), "position does not give an object"),
        (with_(position=fail), "RuntimeError: out of cloth"),
        (with_(view=lambda *args: {}), "view does not give an object with the game's name"),
    ],
)  # fmt: skip
def test_the_error_names_the_fault(install, loader, words):
    install(loader)
    assert words in refusal()
    check_the_others_work()


def test_an_error_in_the_middle_of_a_game_is_raised_where_it_happens(install):
    """Even out of a search, in which nothing can be raised."""

    class Breaking(State):
        def play(self, code: int) -> None:
            super().play(code)
            if self.left < 5:
                raise RuntimeError("the pile fell over")

    install(with_(set_up=lambda self, options, seed: Breaking(options["players"])))
    game = entrepot.new(NAME)
    game.play("p0 take 2")
    with pytest.raises(entrepot.BrokenGameError, match=r"Breaking\.play: RuntimeError: the pile fell over"):
        game.state.copy().playout(1, 100)
    with pytest.raises(entrepot.BrokenGameError, match=r"Breaking\.play: RuntimeError: the pile fell over"):
        game.state.perft(4)
    game.play("p1 take 2")
    with pytest.raises(entrepot.BrokenGameError, match=r"Breaking\.play: RuntimeError: the pile fell over"):
        game.play("p0 take 2")
    check_the_others_work()


def test_a_broken_game_is_checked_once(install):
    calls = []

    def loader() -> Any:
        calls.append(1)
        raise ImportError("no module named cloth")

    install(loader)
    assert "no module named cloth" in refusal()
    assert "no module named cloth" in refusal()
    assert calls == [1]
    install(Countdown)  # mended
    assert entrepot.new(NAME).players == 2


# Entry points


def points(monkeypatch, *named: tuple[str, str]) -> None:
    found = [EntryPoint(name, value, games.GROUP) for name, value in named]
    monkeypatch.setattr(games, "entry_points", lambda group: found if group == games.GROUP else [])


def test_a_plugin_is_imported_when_it_is_first_used(install, monkeypatch):
    points(monkeypatch, ("nowhere", "no_such_module:Game"))
    games.discover()
    assert "nowhere" in registry.all_names()
    assert "No module named 'no_such_module'" in refusal("nowhere")
    check_the_others_work()


def test_no_plugin_takes_the_name_of_another_game(install, monkeypatch):
    points(monkeypatch, (GAMES[0], "no_such_module:Game"), (NAME, "one:Game"), (NAME, "other:Game"))
    with pytest.warns(UserWarning, match="already") as caught:
        games.discover()
    assert [str(each.message) for each in caught] == [
        f"there is a game “{GAMES[0]}” already; no_such_module:Game is left out",
        f"there is a game “{NAME}” already; other:Game is left out",
    ]
    assert "No module named 'one'" in refusal()
    check_the_others_work()
