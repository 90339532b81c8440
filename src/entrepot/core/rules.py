"""The contract between a game and everything else in the package.

A game must provide its options, its tables of actions and events, a state and its positions. Everything else has a
default, so that a new game works everywhere at once and can be refined where that pays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from . import textboard
from .actions import ActionTable
from .chance_model import ChanceModel, default_chance_model
from .engine import Engine
from .events import EventTable
from .messages import Message, message
from .observation import Observation, default_observation
from .options import Option, complete
from .reader import Reader
from .terms import Kind

Options = Mapping[str, Any]
JSON = dict[str, Any]
Paint = Callable[[str, str], str]
"""How a board marks a piece of text with a style, a role or a colour: ``paint("Y", "yellow")``."""
Value = Callable[[Engine], float]
"""How good a state is for the seat that the value was made for."""
Evaluation = Callable[[Engine, int], Value]
"""Looks once at the state before a decision, as the seat sees it, and returns the value of what may follow."""


def plain(text: str, style: str) -> str:
    """The paint that leaves text as it is."""
    return text


@dataclass(frozen=True)
class SearchSettings:
    """What suits a game in a tree search."""

    explore: float = 0.6
    """How much uncertainty counts beside the average reward."""
    span: float = 80.0
    """Points between a lead that is as good as lost and one that is safe."""
    playout_depth: int | None = None
    """Decisions of each player after which a playout is evaluated; without it playouts go on to the end."""


class Rules(ABC):
    """A game: its options, actions, positions and views around an :class:`Engine` that knows the rules."""

    name: str
    version: int = 1
    """Counts up whenever the same actions would lead elsewhere than before."""
    options: Sequence[Option]
    """One of them must be ``players``."""
    actions: ActionTable
    """All actions; an action's code is its place here."""
    events: EventTable
    """What the engine notes while it plays."""

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: copied or sent elsewhere it is still that one."""
        from .registry import find

        return find, (self.name,)

    # What a game must provide

    @abstractmethod
    def set_up(self, options: Options, seed: int) -> Engine:
        """A new game."""

    @abstractmethod
    def load(self, position: Reader, options: Options, seed: int) -> Engine:
        """The state that a position describes; what the position leaves open is filled in by chance."""

    @abstractmethod
    def position(self, state: Engine, options: Options) -> JSON:
        """Everything about the state, hidden things too."""

    @abstractmethod
    def view(self, state: Engine, options: Options, seat: int | None) -> JSON:
        """What the seat may know, or, without a seat, what everybody may know. Built by whitelist."""

    # Rules

    def heading(self, options: Options) -> JSON:
        """How every position and view begins."""
        return {"game": self.name, "rules_version": self.version, "options": dict(options)}

    @property
    def title(self) -> Message:
        """What the game is called."""
        return Message(self.name.replace("_", "-"), {}, fallback=self.name.replace("_", " ").capitalize())

    @property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of things that events name and that can be listed, for whoever shows events."""
        named = (kind for event in self.events.kinds for kind in event.fields.values())
        return {kind.name: kind for kind in named if kind.values}

    def complete_options(self, given: Options) -> dict[str, Any]:
        """All options, checked; those not given have their default."""
        return complete(self.options, given)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players that the game is for."""
        players = next(option for option in self.options if option.name == "players")
        return tuple(players.values or ())

    def end_reasons(self, state: Engine) -> list[str]:
        """The ids of the rules that ended the game."""
        return ["END"]

    def rounds(self, state: Engine) -> int:
        """The number of the round; 0 in a game without rounds."""
        return 0

    def revealed(self, state: Engine) -> int:
        """A count that grows whenever something hidden comes to light: what was seen cannot be taken back."""
        return 0

    # Chance after the start

    def write_chance(self, outcome: list[int]) -> Any:
        """An outcome of chance as a record tells it."""
        return outcome

    def read_chance(self, state: Engine, chance: Reader) -> None:
        """Let chance bring what a record tells."""
        chance.refuse(message("error-no-chance"))

    # For people

    def board(self, view: JSON, names: Sequence[str], paint: Paint) -> str:
        """A view drawn as text."""
        return textboard.draw(self.title, view, names, paint)

    def asked(self, state: Engine) -> str:
        """The name of the question at hand, for programs."""
        return "turn"

    def question(self, state: Engine) -> Message:
        """What is asked now and of whom, in a sentence for everybody: it holds nothing that only some may know."""
        return message("question-decides", seat=state.seat)

    def label(self, state: Engine, code: int) -> Message:
        """A legal action in words, for the seat that decides."""
        verb = self.actions.verb_of(code).name
        id = f"{self.name}-label-{verb}".replace("_", "-")
        return Message(id, self.actions.arguments(code), fallback=self.actions[code])

    def hint(self, state: Engine, code: int) -> Message | None:
        """What a legal action costs or brings, where its label does not say it."""
        return None

    def why_not(self, state: Engine, code: int) -> Message:
        """Why an action that is not legal here is not."""
        return message("why-not-legal", action=self.actions[code])

    def score_sheet(self, state: Engine) -> list[list[tuple[Message, int]]]:
        """What each seat's score is made of: the same parts for every seat, adding up to its score."""
        return [[(message("score-points"), points)] for points in state.scores()]

    def scores_are_open(self, options: Options) -> bool:
        """Whether everybody may know all scores while the game goes on."""
        return False

    def end_reason(self, rule: str) -> Message:
        """Why the game ended, in words, for one of its :meth:`end_reasons`."""
        return Message(f"ended-by-{rule.lower()}", {}, fallback=rule)

    def colour(self, text: str, paint: Paint) -> str:
        """A line of text with the game's pieces in it painted."""
        return text

    def tables(self) -> JSON:
        """The printed components, for whoever draws them."""
        return {}

    def arrange(self, state: Engine, wish: Reader) -> list[int]:
        """The answers, one decision after the other, that bring about a whole arrangement given at once."""
        wish.refuse(message("error-nothing-to-arrange"))

    page_board: bool = False
    """Whether the page has a board of its own for the game; otherwise it shows :meth:`board`."""

    lesson_seed: int | None = None
    """The seed of the deal that the page's lesson explains; none if there is no lesson."""

    # For bots

    search_settings = SearchSettings()
    """How tree searches and the search of the endgame treat the game."""
    levels: Mapping[str, str] = {}
    """The bot that plays a level, by the level's name, where the usual one does not suit the game."""

    def evaluations(self) -> Mapping[str, Evaluation]:
        """How the greedy bot measures a state, by the name of its style; ``greedy`` is the usual one.

        Without any it plays for the lead. A further style is a bot by that name, which plays other games like
        ``greedy``.
        """
        return {}

    def playout_state(self, state: Engine) -> Engine:
        """A copy of the state to search from, with a playout policy where the game has one."""
        return state.copy()

    def bots(self) -> Mapping[str, type[Any]]:
        """Classes of bots (see ``entrepot.bots.Bot``) by name: bots for this game alone, and its own way of a search.

        A class under the name of a search (``mcts``, ``flat``) is derived from it and takes its place in this game.
        """
        return {}

    # For environments

    environment_version: int = 1
    """Counts up whenever actions, observations or rewards of the environments change their meaning."""

    environment_history: Mapping[int, str] = {1: "The first version."}
    """What each version has changed, for the page that describes the numbers."""
    deprecated_environment_versions: Sequence[int] = ()
    """Earlier versions whose names still work, with a warning, and give the environments of today."""

    def observation(self) -> Observation:
        """What an observation consists of."""
        return default_observation(max(self.player_counts))

    def chance_model(self, options: Options) -> ChanceModel | None:
        """How chance brings one card or tile at a time, for OpenSpiel; none if the game does not say."""
        return default_chance_model(partial(self.set_up, options))

    # For measuring

    variants: Mapping[str, Options] = {}
    """Sets of options that are worth measuring besides the plain game, by name."""
    speed_targets: Mapping[tuple[str, int], Mapping[str, float]] = {}
    """What ``entrepot bench`` should reach, by variant (``""`` is the plain game) and number of players: a figure for
    each column."""
