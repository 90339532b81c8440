"""A game in progress with its history, for a person at a prompt, a server or a bot."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import Any, SupportsIndex, overload

from . import registry
from .engine import Engine
from .errors import (
    BrokenGameError,
    EntrepotError,
    GameOverError,
    IllegalActionError,
    InvalidActionError,
    NothingToUndoError,
    OptionError,
    RecordError,
)
from .events import Event, EventTable, Noted
from .messages import Message, message
from .options import shown
from .reader import Reader
from .rules import JSON, Paint, Rules, plain
from .secret_chance import BITS, SecretChance, is_secret, seed_text, short_seed

RECORD_FORMAT = "entrepot-record/1"
MOST_SEED = 2**64 - 1
NEW_SEEDS = 2**53  # every JSON parser reads smaller numbers exactly
SECRET_SEED = re.compile(r"[89a-f][0-9a-f]{63}")
FORGOTTEN = None, 0, 0  # replaces a state that has been dropped from the history


class Action(str):
    """An action: a string in notation, with its seat and its code in the game's table."""

    __slots__ = ("code", "seat")
    code: int
    """Its index in ``rules.actions``; the engine works with codes."""
    seat: int
    """The seat that plays it."""


@cache
def _actions(rules: Rules, seat: int) -> list[Action]:
    """All actions of the game, played by this seat."""
    table = []
    for code, text in enumerate(rules.actions):
        action = Action(f"p{seat} {text}")
        action.code, action.seat = code, seat
        table.append(action)
    return table


@cache
def _actions_by_text(rules: Rules, players: int) -> dict[str, Action]:
    """All actions of the game with this many players, by notation."""
    return {str(action): action for seat in range(players) for action in _actions(rules, seat)}


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the scores, who won, and the ids of the rules that ended it."""

    scores: list[int]
    """Every seat's score."""
    winners: list[int]
    """The seats that have won."""
    end: list[str]
    """The ids of the rules that ended the game."""


class Log(Sequence[Event]):
    """All events so far. They are created when they are read: a game logs only numbers."""

    __slots__ = ("_noted", "_table")

    def __init__(self, table: EventTable, noted: list[Noted]) -> None:
        self._table = table
        self._noted = noted

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        if isinstance(place, slice):
            return [self._table.event(noted) for noted in self._noted[place]]
        return self._table.event(self._noted[place])

    def __len__(self) -> int:
        return len(self._noted)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Log | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class Game:
    """A game in progress, with its history.

    Created by :func:`new`, :func:`load` or :func:`from_record`. Two games are equal if they have the same start, names
    and actions; ``repr`` gives a Python expression for an equal one.
    """

    rules: Rules
    """The rules of the game."""
    options: JSON
    """All options, including defaults."""
    state: Engine
    """The engine's state, for programs that play in codes. Changing it directly bypasses the history and the log."""
    seed: int
    """The seed of the start; more than 64 bits if it is a secret one (see ``core.secret_chance``)."""
    names: list[str]
    """The players' names, ``p0``, ``p1``, ... where none were given."""
    loaded: bool
    """Whether the start is a position that the seed alone does not determine."""
    actions: list[Action]
    """The actions played, without the forced ones that followed automatically."""
    chance: list[Any]
    """The chance outcomes since the start, in order."""

    def __init__(
        self, rules: Rules, options: JSON, state: Engine, seed: int, names: Sequence[str] | None, loaded: bool
    ) -> None:
        self.rules = rules
        self.options = options
        self.state = state
        self.seed = seed
        self.names = _checked_names(names, state.players)
        self.loaded = loaded
        self._start = state.copy()  # a tenth of the position's size, and rarely needed
        self.actions = []
        self.chance = []
        self._noted: list[Noted] = []
        # Before each action: the state, unless it is forgotten, and the lengths of log and chance.
        self._before: list[tuple[Engine | None, int, int]] = []
        state.start_log()

    # Queries

    @property
    def log(self) -> Log:
        """All events so far, including those of forced actions."""
        return Log(self.rules.events, self._noted)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.state.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def seat(self) -> int | None:
        """The seat to decide; ``None`` when the game is over."""
        return None if self.state.over else self.state.seat

    def legal(self) -> list[Action]:
        """The legal actions, in the order of their codes; empty when the game is over.

        Each is a string in notation.
        """
        table, codes = _actions(self.rules, self.state.seat), self.state.legal()
        if codes and codes[-1] >= len(table):
            raise BrokenGameError(self.rules.name, f"{codes[-1]} is no place in the table of actions")
        return [table[code] for code in codes]

    def scores(self) -> list[int]:
        """Every seat's current score."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return self.state.winners() if self.is_over else []

    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` until it is over."""
        if not self.is_over:
            return None
        return Outcome(self.scores(), self.winners(), self.rules.end_reasons(self.state))

    @property
    def start(self) -> JSON:
        """The position before the first action."""
        return self.rules.position(self._start, self.options)

    def position(self) -> JSON:
        """The complete current position, including hidden information, as a JSON object."""
        return self.rules.position(self.state, self.options)

    def view(self, seat: int | None = None) -> JSON:
        """What the seat may know, as a JSON object; without a seat, what a spectator may know."""
        if seat is not None:
            self._check_seat(seat)
        return self.rules.view(self.state, self.options, seat)

    def views(self, seats: Sequence[int | None]) -> list[JSON]:
        """The views of several seats. They may share parts: do not change them."""
        return self.rules.views(self.state, self.options, seats)

    def board(self, seat: int | None = None, paint: Paint = plain) -> str:
        """The seat's view drawn as text; ``paint`` may style parts of it."""
        return self.rules.board(self.view(seat), self.names, paint)

    def record(self) -> JSON:
        """The whole game so far as a JSON object that can be replayed without the random generator."""
        outcome = self.outcome()
        return {
            "format": RECORD_FORMAT,
            "game": self.rules.name,
            "rules_version": self.rules.version,
            "options": dict(self.options),
            "players": list(self.names),
            "seed": seed_text(self.seed) if is_secret(self.seed) else self.seed,
            "start": self.start,
            "actions": [str(action) for action in self.actions],
            "chance": list(self.chance),
            "result": vars(outcome) if outcome else None,
        }

    # Playing

    def play(self, action: str) -> Action:
        """Play an action, given as text or as one of :meth:`legal`, and all forced actions after it.

        An action that cannot be played changes nothing and raises :class:`InvalidActionError`,
        :class:`IllegalActionError`, which gives the reason, or :class:`GameOverError`.
        """
        played = self.parse(action)
        if self.is_over:
            raise GameOverError(message("error-game-over", action=played), self)
        if played.seat != self.state.seat or played.code not in self.state.legal():
            raise IllegalActionError(played, self._why_not(played), self.legal(), self)
        return self.apply(played)

    def apply(self, action: Action) -> Action:
        """Play one of :meth:`legal` without checking it. For any other action the behaviour is undefined."""
        before = self.state.copy()
        try:
            self._step(action)
            if self.state.chance and is_secret(self.seed) and not self.loaded:
                self._reshuffle(before, action)
        except BrokenGameError:
            self.state = before
            self.state.start_log()
            raise
        self._before.append((before, len(self._noted), len(self.chance)))
        self.actions.append(action)
        self._noted += self.state.events
        self.chance += map(self.rules.write_chance, self.state.chance)
        self.state.start_log()
        return action

    def _step(self, action: Action) -> None:
        """Carry out an action and all forced actions after it."""
        self.state.apply_one(action.code)
        while len(forced := self.state.legal()) == 1:
            self.state.apply_one(forced[0])

    def _reshuffle(self, before: Engine, action: Action) -> None:
        """Carry out an action again, with its shuffles in the order that the secret seed gives.

        What is shuffled does not depend on the order, so the first attempt shows it.
        """
        secret, orders = SecretChance(self.seed), list(self.chance)
        while len(drawn := self.state.chance) > (done := len(orders) - len(self.chance)):
            order = secret.shuffled(len(orders) + 1, sorted(drawn[done]))
            orders.append(self.rules.write_chance(order))
            self.state = before.copy()
            self.rules.read_chance(self.state, Reader(orders, "chance"))
            self.state.start_log()
            self._step(action)

    def parse(self, text: str) -> Action:
        """The action that a text stands for, whether or not it is legal now."""
        action = _actions_by_text(self.rules, self.players).get(text) if isinstance(text, str) else None
        if action is None:
            raise InvalidActionError(message("error-not-an-action", text=shown(text)), self)
        return action

    def _why_not(self, action: Action) -> Message:
        if action.seat != self.state.seat:
            return message("why-not-your-turn", seat=self.state.seat)
        return self.rules.why_not(self.state, action.code)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo the last action: the action was its own and revealed nothing."""
        return (
            bool(self.actions) and self.actions[-1].seat == seat and self.reveals_nothing_since(len(self.actions) - 1)
        )

    def reveals_nothing_since(self, number: int) -> bool:
        """Whether nothing has been revealed after the first ``number`` actions; false if their state is forgotten."""
        before = self._before[number][0]
        return before is not None and self.rules.revealed(before) == self.rules.revealed(self.state)

    def undo(self, seat: int) -> Action:
        """Undo the seat's last action and the forced ones after it; return it. Refused unless :meth:`can_undo`."""
        if not self.can_undo(seat):
            raise NothingToUndoError(message("error-nothing-to-undo", seat=seat), self)
        before, noted, drawn = self._before.pop()
        assert before is not None
        self.state = before
        self.state.start_log()
        del self._noted[noted:], self.chance[drawn:]
        return self.actions.pop()

    def forget(self, last: int) -> None:
        """Keep only the states before the ``last`` most recent actions, to save memory.

        Earlier actions cannot be undone, and :meth:`at` does not go back before them, except to the start.
        """
        for number in reversed(range(len(self._before) - last)):
            if self._before[number] is FORGOTTEN:
                return
            self._before[number] = FORGOTTEN

    def drain_log(self) -> list[Noted]:
        """Empty the log and return its contents, as the engine logged them, for a caller that keeps its own log."""
        noted, self._noted = self._noted, []
        return noted

    # Copies

    def at(self, number: int) -> Game:
        """The game as it was after ``number`` actions."""
        if not 0 <= number <= len(self.actions):
            raise OptionError(message("error-no-such-moment", number=shown(number), last=len(self.actions)))
        if number == len(self.actions):
            return self.copy()
        state, noted, drawn = self._before[number]
        if number == 0:
            state = self._start  # never forgotten
        if state is None:
            raise OptionError(message("error-no-such-moment", number=shown(number), last=len(self.actions)))
        earlier = self._with(state.copy())
        del earlier.actions[number:], earlier._noted[noted:], earlier.chance[drawn:], earlier._before[number:]
        return earlier

    def copy(self) -> Game:
        """An independent copy."""
        return self._with(self.state.copy())

    def seen_by(self, seat: int, seed: int) -> Game:
        """A game that starts here, with everything that the seat cannot know re-sampled, to search without cheating.

        It has no history, because that could reveal hidden information.
        """
        self._check_seat(seat)
        seed = checked_seed(seed)
        state = self.state.copy()
        state.determinize(seat, seed)
        return Game(self.rules, self.options, state, seed, self.names, loaded=True)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise OptionError(message("error-no-seat", seat=shown(seat), last=self.players - 1))

    def _with(self, state: Engine) -> Game:
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = state
        for history in ("actions", "chance", "_noted", "_before"):
            setattr(other, history, list(getattr(self, history)))
        state.start_log()
        return other

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """An unpickled game keeps logging."""
        self.__dict__.update(saved)
        self.state.start_log()

    # For the interactive prompt

    def __str__(self) -> str:
        return self.rules.board(self.position(), self.names, plain)

    def __repr__(self) -> str:
        extra = f", actions={[str(action) for action in self.actions]!r}" if self.actions else ""
        if self.names != _checked_names(None, self.players):
            extra = f", names={self.names!r}{extra}"
        if self.loaded:
            drawn = f", chance={self.chance!r}" if self.chance else ""
            return f"entrepot.load({self.start!r}, seed={self.seed}{drawn}{extra})"
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"entrepot.new({self.rules.name!r}{options}, seed={self.seed}{extra})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.start, self.names, self.actions) == (other.start, other.names, other.actions)

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The players' names, one for each seat."""
    if names is None:
        return [f"p{seat}" for seat in range(players)]
    if len(names) != players or not all(isinstance(name, str) and name.isprintable() for name in names):
        raise OptionError(message("error-names", players=players))
    return list(names)


def checked_seed(seed: SupportsIndex | None) -> int:
    """The short seed as a number, if it is valid; without one, a seed that nobody can guess."""
    if seed is None:
        return secrets.randbelow(NEW_SEEDS)
    number = index(seed) if isinstance(seed, SupportsIndex) and not isinstance(seed, bool) else -1
    if not 0 <= number <= MOST_SEED:
        raise OptionError(message("error-seed", value=shown(seed)))
    return number


def any_seed(seed: SupportsIndex | str | None) -> int:
    """A short seed, or a secret one, which a record writes in hexadecimal digits."""
    if isinstance(seed, str):
        seed = int(seed, 16) if SECRET_SEED.fullmatch(seed) else -1
    if isinstance(seed, int) and seed.bit_length() == BITS:
        return seed
    return checked_seed(seed)


def fresh_state(rules: Rules, options: JSON, seed: int) -> Engine:
    """The start of a game, as its seed determines it."""
    return rules.deal(options, SecretChance(seed)) if is_secret(seed) else rules.set_up(options, seed)


def new(
    game: str,
    *,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
    actions: Iterable[str] = (),
    **options: Any,
) -> Game:
    """Start a game: its name, its options, and optionally a seed, the players' names and the first actions.

    The same seed gives the same game; without one, a random seed is used. A secret seed, as in the record of a game on
    a server, is a string of 64 hexadecimal digits.

    >>> import entrepot
    >>> entrepot.new("spice_road", players=2, seed=1, names=["Ada", "Bo"]).players
    2
    """
    rules = registry.find(game)
    chosen = rules.complete_options(options)
    number = any_seed(seed)
    return _played(Game(rules, chosen, fresh_state(rules, chosen, number), number, names, loaded=False), actions)


def load(
    position: JSON,
    *,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
    actions: Iterable[str] = (),
    chance: Sequence[Any] = (),
) -> Game:
    """A game from a position, as :meth:`Game.position` gives it or written by hand.

    Anything that the position leaves out has its initial value or is dealt at random from ``seed``. Everything in it is
    kept as given, even if the current decision is forced. ``chance`` lists the outcomes of later shuffles, as in a
    record.

    >>> import entrepot
    >>> position = {"game": "spice_road", "options": {}, "players": [{"caravan": "YYRR"}, {}]}
    >>> entrepot.load(position).scores()
    [2, 0]
    """
    whole = Reader(position)
    fields = whole.fields(position if isinstance(position, dict) else (), ("game", "options", "players"))
    try:
        rules = registry.find(fields["game"].value)
    except EntrepotError as error:
        fields["game"].refuse(error.message)
    if "rules_version" in fields:
        fields["rules_version"].whole(1, rules.version)
    chosen = _options_of(rules, fields)
    number = any_seed(seed)
    state = rules.load(whole, chosen, short_seed(number))
    if chance:
        rules.read_chance(state, Reader(chance, "chance"))
    return _played(Game(rules, chosen, state, number, names, loaded=True), actions)


def _options_of(rules: Rules, fields: dict[str, Reader]) -> JSON:
    """A position's options; the number of players defaults to the length of the list of players."""
    given = fields["options"].fields([option.name for option in rules.options])
    players = len(list(fields["players"].items()))
    try:
        options = rules.complete_options({"players": players} | {name: field.value for name, field in given.items()})
    except OptionError as error:
        fields["options"].refuse(error.message)
    if players != options["players"]:
        fields["players"].refuse(message("error-number-of-players", players=options["players"]))
    return options


def _played(game: Game, actions: Iterable[str]) -> Game:
    for action in actions:
        game.play(action)
    return game


def from_record(record: JSON) -> Game:
    """The game in a record, replayed to its end and compared with the recorded result.

    A record made under an earlier version of the rules is accepted if it replays under the current one.
    """
    if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT:
        raise RecordError(message("error-not-a-record", format=RECORD_FORMAT))
    for key, kind in (("start", dict), ("actions", list), ("players", list), ("chance", list)):
        if not isinstance(record.get(key), kind):
            raise RecordError(message("error-record-key", key=key))
    game = load(record["start"], seed=record.get("seed"), names=record["players"], chance=record["chance"])
    _check_heading(game, record)
    game.loaded = not _is_fresh(game, record)
    try:
        _replay(game, record)
    except RecordError as error:
        if record["rules_version"] == game.rules.version:
            raise
        version, now = record["rules_version"], game.rules.version
        raise RecordError(message("error-record-rules", version=version, now=now, reason=error.message)) from error
    return game


def _check_heading(game: Game, record: JSON) -> None:
    """Check that game, version and options match the start; options missing in an old record have their defaults."""
    if record.get("game") != game.rules.name:
        raise RecordError(message("error-record-key", key="game"))
    version = record.get("rules_version")
    if type(version) is not int or not 1 <= version <= game.rules.version:
        raise RecordError(message("error-record-key", key="rules_version"))
    options = record.get("options")
    if not isinstance(options, dict) or any(game.options.get(name, options) != options[name] for name in options):
        raise RecordError(message("error-record-key", key="options"))
    if version == game.rules.version and len(options) != len(game.options):
        raise RecordError(message("error-record-key", key="options"))


def _replay(game: Game, record: JSON) -> None:
    for number, action in enumerate(record["actions"]):
        try:
            game.play(action)
        except EntrepotError as error:
            raise RecordError(message("error-record-action", number=number, reason=error.message)) from error
    for key in ("chance", "result"):
        if record.get(key) != game.record()[key]:
            raise RecordError(message(f"error-record-{key}"))


def _is_fresh(game: Game, record: JSON) -> bool:
    """Whether the record's seed alone determines its start."""
    if record.get("seed") is None:
        return False
    return game.rules.position(fresh_state(game.rules, game.options, game.seed), game.options) == game.start
