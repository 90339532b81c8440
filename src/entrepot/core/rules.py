"""The contract between a game and everything else in the package.

A game must provide its options, its tables of actions and events, a state and its positions. Everything else has a
default, so that a new game works everywhere immediately and can be refined where that pays off.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from . import textboard
from .actions import ActionTable
from .chance_model import ChanceModel, default_chance_model
from .engine import Engine
from .errors import ImportTableError
from .events import EventTable
from .messages import Message, message
from .observation import Observation, default_observation
from .options import Option, complete
from .reader import Reader
from .secret_chance import SecretChance
from .terms import Kind

if TYPE_CHECKING:
    from .game import Game

Options = Mapping[str, Any]
JSON = dict[str, Any]
Paint = Callable[[str, str], str]
"""Marks a piece of text with a style, which is a role or a colour: ``paint("Y", "yellow")``."""
Value = Callable[[Engine], float]
"""The value of a state for a given seat."""
Move = tuple[int, int, str]
"""What was played: the round, the seat, and the action without its seat."""
Evaluation = Callable[[Engine, int], Value]
"""Inspects the state before a decision once, as the seat sees it, and returns a function that values later states."""


def plain(text: str, style: str) -> str:
    """The paint that leaves text unchanged."""
    return text


@dataclass(frozen=True)
class SearchSettings:
    """A game's settings for tree searches."""

    explore: float = 0.6
    """The weight of exploration relative to the average reward."""
    span: float = 80.0
    """The difference in points between a hopeless lead and a safe one."""
    playout_depth: int | None = None
    """The number of decisions of each player after which a playout is evaluated; by default it runs to the end."""


Facts = dict[str, int | str | list[str]]
"""Facts about a player: a number, a member of a kind, or several."""


@dataclass(frozen=True)
class PeopleFigure:
    """The mean of a fact among people: a number, or with a value the share of players whose fact has it."""

    fact: str
    mean: float
    value: str = ""
    of_winners: bool = False
    """Whether only winners are counted."""
    options: Options = field(default_factory=dict)
    """The options of the games in which it was counted."""


@dataclass(frozen=True)
class ImportedGame:
    """A game found for a table."""

    game: Game
    explained: int
    """The number of rows that the game agrees with, from the first on."""
    rows: int
    """The number of rows in the table."""
    failure: Message | None
    """Why the next row is not explained; ``None`` if all are."""


class Rules(ABC):
    """A game: its options, actions, positions and views around an :class:`Engine` that knows the rules."""

    name: str
    version: int = 1
    """Incremented whenever the same actions would lead to a different result."""
    options: Sequence[Option]
    """One of them must be ``players``."""
    actions: ActionTable
    """All actions; an action's code is its index here."""
    events: EventTable
    """The kinds of events that the engine logs."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Each game is a singleton: copying or unpickling gives the same object."""
        from .registry import find

        return find, (self.name,)

    # What a game must provide

    @abstractmethod
    def set_up(self, options: Options, seed: int) -> Engine:
        """A new game."""

    def deal(self, options: Options, chance: SecretChance) -> Engine:
        """A new game, shuffled by a generator that nobody can predict.

        By default it gets a seed of 64 bits from it. That is too long to guess, but not for a search with great effort;
        a game that hides more should shuffle with ``chance`` itself.
        """
        return self.set_up(options, chance.short_seed(0))

    @abstractmethod
    def load(self, position: Reader, options: Options, seed: int) -> Engine:
        """The state that a position describes; anything it leaves open is dealt at random."""

    @abstractmethod
    def position(self, state: Engine, options: Options) -> JSON:
        """Everything about the state, including hidden information."""

    @abstractmethod
    def view(self, state: Engine, options: Options, seat: int | None) -> JSON:
        """What the seat may know; without a seat, what everybody may know. Built by whitelist."""

    def views(self, state: Engine, options: Options, seats: Sequence[int | None]) -> list[JSON]:
        """The views of several seats, which may share parts, so that a server makes and encodes these only once."""
        return [self.view(state, options, seat) for seat in seats]

    # Rules

    def heading(self, options: Options) -> JSON:
        """The first keys of every position and view."""
        return {"game": self.name, "rules_version": self.version, "options": dict(options)}

    @property
    def title(self) -> Message:
        """The game's name for people."""
        return Message(self.name.replace("_", "-"), {}, fallback=self.name.replace("_", " ").capitalize())

    @property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of things in events whose members can be listed, for programs that show events."""
        named = (kind for event in self.events.kinds for kind in event.fields.values())
        return {kind.name: kind for kind in named if kind.values}

    def complete_options(self, given: Options) -> dict[str, Any]:
        """All options, checked; those not given have their defaults."""
        return complete(self.options, given)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players that the game supports."""
        players = next(option for option in self.options if option.name == "players")
        return tuple(players.values or ())

    def end_reasons(self, state: Engine) -> list[str]:
        """The ids of the rules that ended the game."""
        return ["END"]

    def rounds(self, state: Engine) -> int:
        """The number of the round; 0 in a game without rounds."""
        return 0

    def revealed(self, state: Engine) -> int:
        """A count that grows whenever hidden information is revealed, which cannot be undone."""
        return 0

    # Chance after the start

    def write_chance(self, outcome: list[int]) -> Any:
        """A chance outcome as JSON for a record."""
        return outcome

    def read_chance(self, state: Engine, chance: Reader) -> None:
        """Make later chance outcomes those of a record."""
        chance.refuse(message("error-no-chance"))

    # For people

    def board(self, view: JSON, names: Sequence[str], paint: Paint) -> str:
        """A view drawn as text."""
        return textboard.draw(self.title, view, names, paint)

    def asked(self, state: Engine) -> str:
        """The name of the current question, for programs."""
        return "turn"

    def question(self, state: Engine) -> Message:
        """The current question and who has to answer it, as a sentence without private information."""
        return message("question-decides", seat=state.seat)

    def label(self, state: Engine, code: int) -> Message:
        """A legal action in words, for the seat to decide."""
        verb = self.actions.verb_of(code).name
        id = f"{self.name}-label-{verb}".replace("_", "-")
        return Message(id, self.actions.arguments(code), fallback=self.actions[code])

    def hint(self, state: Engine, code: int) -> Message | None:
        """What a legal action costs or gains, where its label does not say so."""
        return None

    def prices(self, state: Engine, seat: int) -> JSON:
        """What things cost the seat now, and why, where that is not what is printed on them: by their words."""
        return {}

    def why_not(self, state: Engine, code: int) -> Message:
        """Why an action is not legal here."""
        return message("why-not-legal", action=self.actions[code])

    def score_sheet(self, state: Engine) -> list[list[tuple[Message, int]]]:
        """The parts of each seat's score: the same parts for every seat, adding up to its score."""
        return [[(message("score-points"), points)] for points in state.scores()]

    def sheet_words(self, state: Engine) -> Sequence[str]:
        """A word for each part of the score sheet, by which programs recognize what to draw beside it."""
        return [name.id for name, _ in self.score_sheet(state)[0]]

    score_parts: Sequence[str] = ("points",)
    """What a score consists of, as :meth:`Engine.score_part` counts it."""

    def part_name(self, part: int) -> Message:
        """The name of one of the :attr:`score_parts`, for people."""
        name = self.score_parts[part]
        return Message(f"{self.name}-part-{name}".replace("_", "-"), {}, fallback=name.replace("_", " "))

    def consequences(self, state: Engine, code: int) -> list[Message]:
        """What a legal action takes away from other players or does to the end of the game, for explanations.

        It is asked about a state in which hidden information was re-sampled, so it must not mention any.
        """
        after = state.copy()
        after.apply_one(code)
        return [message("explain-ends-game")] if after.over else []

    def progress(self, state: Engine, options: Options) -> float | None:
        """How far the game has come towards its end, from 0 to 1; ``None`` if that cannot be told."""
        return None

    def scores_are_open(self, options: Options) -> bool:
        """Whether all scores are public during the game."""
        return False

    def end_reason(self, rule: str) -> Message:
        """Why the game ended, in words, for one of its :meth:`end_reasons`."""
        return Message(f"ended-by-{rule.lower()}", {}, fallback=rule)

    def colour(self, text: str, paint: Paint) -> str:
        """A line of text in which the game's pieces are painted."""
        return text

    def local_notation(self, action: str) -> str:
        """An action, without its seat, as the terminal writes it in the current language and lets people type it."""
        return action

    def tables(self) -> JSON:
        """The printed components, for programs that draw them."""
        return {}

    def arrange(self, state: Engine, wish: Reader) -> list[int]:
        """The answers, in order, that lead to a complete arrangement given at once."""
        wish.refuse(message("error-nothing-to-arrange"))

    arranging: Collection[str] = ()
    """The names of the questions that :meth:`arrange` answers."""

    page_board: bool = False
    """Whether the page has a graphical board for the game; otherwise it shows :meth:`board`."""

    lesson_seed: int | None = None
    """The seed of the deal that lessons are played with; ``None`` if there is no lesson."""

    # For bots

    search_settings = SearchSettings()
    """The settings for tree searches and the endgame search."""
    levels: Mapping[str, str] = {}
    """The bots for levels whose usual bot does not suit the game, by the name of the level."""

    def evaluations(self) -> Mapping[str, Evaluation]:
        """The greedy bot's evaluations by the name of the style; ``greedy`` is the default style.

        Without any, the bot plays for the lead. Every other style is a bot with that name; in games without that style
        it plays like ``greedy``.
        """
        return {}

    def playout_state(self, state: Engine) -> Engine:
        """A copy of the state to search from, with a playout policy where the game has one."""
        return state.copy()

    attentive: Mapping[str, Any] = {}
    """Options under which an observation shows what an attentive player remembers; networks observe like this."""

    def network_input(self) -> Observation:
        """What a network sees: the observation, to which a game may add what follows from it."""
        return self.observation()

    def network_name(self, options: Options) -> str | None:
        """The name of the network for games with these options, a file in the game's folder ``networks``."""
        return None

    def training_variants(self) -> Sequence[Options]:
        """The variants that a network is trained for, each as often as it should be played."""
        return [{"players": players} for players in self.player_counts]

    training_teacher: str | None = None
    """The bot whose games a network learns from first; the playout policy's, which are quicker, if there is none."""

    def training_lines(self) -> Sequence[Sequence[str]]:
        """Actions that some players of training games prefer, because beginners would never find out their worth."""
        return ()

    def bots(self) -> Mapping[str, type[Any]]:
        """Classes of bots (see ``entrepot.bots.Bot``) by name: bots for this game only, and variants of searches.

        A class with the name of a search (``mcts``, ``flat``) is derived from it and replaces it in this game.
        """
        return {}

    # For importing games

    def import_table(self, text: str, seconds: float) -> ImportedGame:
        """The game that explains a table with one row for each turn or phase, as far as it is found in this time."""
        raise ImportTableError(message("import-no-tables", game=self.name))

    def write_table(self, game: Game) -> str:
        """The table of a game, as :meth:`import_table` reads it."""
        raise ImportTableError(message("import-no-tables", game=self.name))

    # For study

    facts: Mapping[str, Kind] = {}
    """What the book of openings counts for each player, by name: numbers, or members of a kind."""
    people: Sequence[PeopleFigure] = ()
    """The same among people, where that is known."""

    def facts_of(self, moves: Sequence[Move], position: JSON) -> list[Facts]:
        """The facts about each seat, from the moves of a game and its final position."""
        return [{} for _ in position["players"]]

    def puzzle_theme(self, position: JSON, action: str, denies: bool) -> str:
        """What a puzzle is about, by its position and its solution without the seat.

        ``denies`` says whether the solution harms others more than it helps its own seat. The message
        ``<game>-theme-<theme>`` is the theme's name for people.
        """
        return "denial" if denies else action.split()[0]

    # For environments

    environment_version: int = 1
    """Incremented whenever actions, observations or rewards of the environments change their meaning."""

    environment_history: Mapping[int, str] = {1: "The first version."}
    """What each version changed, for the page that describes the observation."""
    deprecated_environment_versions: Sequence[int] = ()
    """Earlier versions whose names still work, with a warning, and give the current environments."""

    def observation(self) -> Observation:
        """The parts of an observation and their encoder."""
        return default_observation(max(self.player_counts))

    def chance_model(self, options: Options) -> ChanceModel | None:
        """Chance as one card or tile at a time, for OpenSpiel; ``None`` if the game does not support that."""
        return default_chance_model(partial(self.set_up, options))

    # For measuring

    variants: Mapping[str, Options] = {}
    """Named sets of options that are worth measuring besides the default game."""
    speed_targets: Mapping[tuple[str, int], Mapping[str, float]] = {}
    """The target of ``entrepot bench`` for each column, by variant (``""`` is the default game) and number of
    players."""
