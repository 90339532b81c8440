"""The :class:`Rules` of Puerto Rico."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.engine import Engine
from ...core.game import Game
from ...core.messages import Message
from ...core.observation import Observation
from ...core.reader import Reader
from ...core.rules import JSON, Evaluation, Facts, ImportedGame, Move, Options, Paint, Rules
from ...core.secret_chance import SecretChance
from . import arranging, board, book, consequences, encoder, hints, position, prompts, reading, refusals, start
from .chance_model import PuertoRicoChance
from .components import BUILDINGS, GOODS
from .evaluation import EVALUATIONS
from .importing import search, table
from .options import OPTIONS, complete_options
from .playout_policy import playout_state
from .state import State
from .vocabulary import ACTIONS, EVENTS


class PuertoRico(Rules):
    """Puerto Rico for 2 to 5 players, in its printed editions, with both expansions."""

    name = "puerto_rico"
    version = 2
    environment_version = 2
    environment_history: Mapping[int, str] = {
        1: "The first version.",
        2: "Each value that an unfinished phase remembers has a part of its own, by name. Before, `used`, `left`, "
        "`tile` and others meant something different in each phase. The captain phase is played as printed.",
    }
    deprecated_environment_versions = (1,)
    options = OPTIONS
    actions = ACTIONS
    events = EVENTS
    score_parts = ("shipping", "buildings", "bonuses")
    page_board = True
    lesson_seed = 7
    variants: Mapping[str, Options] = {"expansions": {"expansions": ["new_buildings", "nobles"]}}
    speed_targets: Mapping[tuple[str, int], Mapping[str, float]] = {
        ("", 3): {"inside": 4e6, "driven": 1e6, "copies": 5e6, "turns": 6e4, "vector": 1.5e6, "search": 8e3},
        ("expansions", 5): {"inside": 2.5e6},
    }
    levels: Mapping[str, str] = {"beginner": "greedy", "easy": "greedy"}

    def complete_options(self, given: Options) -> JSON:
        return complete_options(given)

    def set_up(self, options: Options, seed: int) -> State:
        return start.new_state(options, seed)

    def deal(self, options: Options, chance: SecretChance) -> State:
        table = start.secret_table(options, chance)
        dealt = start.dealt(self.position(table, options), chance)
        return self.load(Reader(dealt), options, 0)

    def load(self, position_: Reader, options: Options, seed: int) -> State:
        return reading.read(position_, options, seed)

    def position(self, state: Engine, options: Options) -> JSON:
        return self.heading(options) | position.write(_own(state))

    def view(self, state: Engine, options: Options, seat: int | None) -> JSON:
        return self.views(state, options, [seat])[0]

    def views(self, state: Engine, options: Options, seats: Sequence[int | None]) -> list[JSON]:
        heading = self.heading(options)
        return [heading | seen for seen in position.views(_own(state), seats, options["open_vp"])]

    def why_not(self, state: Engine, code: int) -> Message:
        return refusals.why_not(_own(state), code)

    def board(self, view: JSON, names: Sequence[str], paint: Paint) -> str:
        return board.draw(view, names, paint)

    def end_reasons(self, state: Engine) -> list[str]:
        return position.end_rules(_own(state))

    def rounds(self, state: Engine) -> int:
        return _own(state).round

    def revealed(self, state: Engine) -> int:
        """Counts tiles drawn, stacks shuffled, and the end, when the chips are counted (HID-2)."""
        own = _own(state)
        return 100 * own.shuffles - own.stack_size + own.over

    def tables(self) -> JSON:
        return hints.tables()

    def scores_are_open(self, options: Options) -> bool:
        return bool(options["open_vp"])

    arranging = ("man", "man_who")

    def arrange(self, state: Engine, wish: Reader) -> list[int]:
        return arranging.arrange(_own(state), wish)

    def score_sheet(self, state: Engine) -> list[list[tuple[Message, int]]]:
        return hints.score_sheet(_own(state))

    def sheet_words(self, state: Engine) -> Sequence[str]:
        return hints.sheet_words(_own(state))

    def asked(self, state: Engine) -> str:
        return prompts.asked(_own(state))

    def question(self, state: Engine) -> Message:
        return prompts.question(_own(state))

    def label(self, state: Engine, code: int) -> Message:
        return prompts.label(_own(state), code)

    def hint(self, state: Engine, code: int) -> Message | None:
        return hints.hint(_own(state), code)

    def prices(self, state: Engine, seat: int) -> JSON:
        return hints.prices(_own(state), seat)

    def consequences(self, state: Engine, code: int) -> list[Message]:
        return consequences.consequences(_own(state), code)

    def progress(self, state: Engine, options: Options) -> float:
        return consequences.progress(_own(state), options)

    def write_chance(self, outcome: list[int]) -> list[str]:
        """A new stack in drawing order."""
        return [GOODS[tile] for tile in outcome]

    def read_chance(self, state: Engine, chance: Reader) -> None:
        own = _own(state)
        own.script = [[GOODS.index(tile.one_of(GOODS)) for tile in stack.items()] for stack in chance.items()]
        own.scripted = True

    def evaluations(self) -> Mapping[str, Evaluation]:
        return EVALUATIONS

    def playout_state(self, state: Engine) -> Engine:
        return playout_state(state)

    attentive: Mapping[str, bool] = {"open_vp": True}

    def network_input(self) -> Observation:
        return encoder.NETWORK_INPUT

    def network_name(self, options: Options) -> str | None:
        return "all"

    def training_variants(self) -> Sequence[Options]:
        """The base game more often than games with expansions, three players more often than others."""
        both = ["new_buildings", "nobles"]
        base = [{"players": players} for players in (2, 3, 4, 5, 3)]
        expanded = [{"players": players, "expansions": both} for players in self.player_counts]
        return [*base, *expanded, *base, *({"players": 3, "expansions": [each]} for each in both)]

    def training_lines(self) -> Sequence[Sequence[str]]:
        """Quarries, wharf, large buildings: what wins games between good players and loses those between bad ones."""
        large = [f"build {building.id}" for building in BUILDINGS if building.large]
        return [["take quarry"], ["build wharf"], ["take quarry", *large], ["build harbor"], large, ["build factory"]]

    def import_table(self, text: str, seconds: float) -> ImportedGame:
        return search.import_table(text, seconds)

    def write_table(self, game: Game) -> str:
        return table.write(game)

    facts = book.FACTS
    people = book.PEOPLE

    def facts_of(self, moves: Sequence[Move], position_: JSON) -> list[Facts]:
        return book.facts_of(moves, position_)

    def puzzle_theme(self, position_: JSON, action: str, denies: bool) -> str:
        return book.theme(position_, action, denies)

    def observation(self) -> Observation:
        return encoder.OBSERVATION

    def chance_model(self, options: Options) -> PuertoRicoChance:
        return PuertoRicoChance(options)


def _own(state: Engine) -> State:
    assert isinstance(state, State)
    return state


RULES = PuertoRico
