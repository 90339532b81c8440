"""The :class:`Rules` of Spice Road."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.engine import Engine
from ...core.messages import Message
from ...core.observation import Observation
from ...core.options import Option
from ...core.reader import Reader
from ...core.rules import JSON, Evaluation, Facts, Move, Options, Paint, Rules, SearchSettings
from ...core.secret_chance import SecretChance
from . import abbreviations, board, book, consequences, encoder, hints, position, prompts
from .beam import Beam
from .cards import MERCHANT_CARDS, POINT_CARDS, STARTERS
from .chance_model import SpiceRoadChance
from .evaluation import EVALUATIONS
from .plan_search import SPAN, PlanningMcts
from .playout_policy import playout_state
from .state import State
from .vocabulary import ACTIONS, EVENTS


class SpiceRoad(Rules):
    """Century: Spice Road for 2 to 5 players."""

    name = "spice_road"
    version = 1
    options = (
        Option("players", (2, 3, 4, 5), 3),  # CEN-1
        Option("open_points", (False, True), False),  # CEN-18
    )
    actions = ACTIONS
    events = EVENTS
    score_parts = ("cards", "coins", "cubes")
    page_board = True
    lesson_seed = 196
    speed_targets: Mapping[tuple[str, int], Mapping[str, float]] = {
        ("", 3): {"inside": 15e6, "driven": 1.5e6, "copies": 8e6, "ratio": 60.0, "turns": 1e5, "vector": 3e6},
    }
    levels: Mapping[str, str] = {"beginner": "greedy", "easy": "greedy", "medium": "greedy"}
    search_settings = SearchSettings(explore=0.2, span=SPAN, playout_depth=20)

    def set_up(self, options: Options, seed: int) -> State:
        state = State()
        state.set_up(options["players"], seed)
        return state

    def deal(self, options: Options, chance: SecretChance) -> State:
        dealt = position.dealt(self.position(self.set_up(options, 0), options), chance)
        return self.load(Reader(dealt), options, 0)

    def load(self, position_: Reader, options: Options, seed: int) -> State:
        return position.read(position_, options["players"], seed)

    def position(self, state: Engine, options: Options) -> JSON:
        return self.heading(options) | position.write(_own(state))

    def view(self, state: Engine, options: Options, seat: int | None) -> JSON:
        return self.views(state, options, [seat])[0]

    def views(self, state: Engine, options: Options, seats: Sequence[int | None]) -> list[JSON]:
        heading = self.heading(options)
        return [heading | seen for seen in position.views(_own(state), seats, options["open_points"])]

    def why_not(self, state: Engine, code: int) -> Message:
        return prompts.why_not(_own(state), code)

    def board(self, view: JSON, names: Sequence[str], paint: Paint) -> str:
        return board.draw(view, names, paint)

    def end_reasons(self, state: Engine) -> list[str]:
        return ["CEN-14"]

    def rounds(self, state: Engine) -> int:
        return _own(state).turn

    def revealed(self, state: Engine) -> int:
        """Counts the cards drawn from the decks, and the end, when the claimed cards are shown (CEN-18)."""
        own = _own(state)
        return own.over - own.deck_size - own.point_deck_size

    def tables(self) -> JSON:
        points = [{"card": cost, "points": points} for cost, points in POINT_CARDS.items()]
        return {"merchant_cards": list(MERCHANT_CARDS), "starters": list(STARTERS), "point_cards": points}

    def scores_are_open(self, options: Options) -> bool:
        return bool(options["open_points"])

    def score_sheet(self, state: Engine) -> list[list[tuple[Message, int]]]:
        return hints.score_sheet(_own(state))

    def sheet_words(self, state: Engine) -> Sequence[str]:
        return hints.SHEET_WORDS

    def asked(self, state: Engine) -> str:
        return prompts.asked(_own(state))

    def question(self, state: Engine) -> Message:
        return prompts.question(_own(state))

    def label(self, state: Engine, code: int) -> Message:
        return prompts.label(_own(state), code)

    def hint(self, state: Engine, code: int) -> Message | None:
        return hints.hint(_own(state), code)

    def consequences(self, state: Engine, code: int) -> list[Message]:
        return consequences.consequences(_own(state), code)

    def progress(self, state: Engine, options: Options) -> float:
        return consequences.progress(_own(state))

    def colour(self, text: str, paint: Paint) -> str:
        return abbreviations.colour(text, paint)

    def local_notation(self, action: str) -> str:
        return abbreviations.abbreviated(action)

    def evaluations(self) -> Mapping[str, Evaluation]:
        return EVALUATIONS

    def playout_state(self, state: Engine) -> Engine:
        return playout_state(state)

    def bots(self) -> Mapping[str, type[Any]]:
        return {"beam": Beam, "baseline-beam": Beam, "mcts": PlanningMcts, "baseline-mcts": PlanningMcts}

    attentive: Mapping[str, bool] = {"open_points": True}

    training_teacher = "mcts:300n"

    def network_name(self, options: Options) -> str | None:
        return "all"

    facts = book.FACTS

    def facts_of(self, moves: Sequence[Move], position_: JSON) -> list[Facts]:
        return book.facts_of(moves, position_)

    def puzzle_theme(self, position_: JSON, action: str, denies: bool) -> str:
        return book.theme(position_, action, denies)

    def observation(self) -> Observation:
        return encoder.OBSERVATION

    def chance_model(self, options: Options) -> SpiceRoadChance:
        return SpiceRoadChance(options["players"])


def _own(state: Engine) -> State:
    assert isinstance(state, State)
    return state


RULES = SpiceRoad
