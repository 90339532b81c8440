"""The search for a game that explains a table: a beam of candidates, row by row, wider each time it fails."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ....core.game import Game, load, new
from ....core.messages import Message, message
from ....core.rules import ImportedGame
from .. import codes
from ..components import BUILDING_IDS, GOODS, TILES
from ..state import State
from . import tiles
from .arrangements import Arrangement, Pair
from .candidates import ARRANGED, Answer, Candidate, Judge, Miss, differences, unlinked
from .phases import Explainer, TimeUpError, TooManyError, arrange
from .table import GameTable, Row, phases, read

NAME = "puerto_rico"
WIDTHS = (6, 40, 250, 1500, 9000)  # candidates kept after each row
NODES = 250  # questions looked at to explain a row, for each candidate to keep
SPREAD = 0.25  # what each further explanation of the same candidate costs


def start_of(options: dict[str, Any]) -> State:
    """The state at the start, before the tiles are known."""
    state = new(NAME, seed=0, **options).state
    assert isinstance(state, State)
    return state


def import_table(text: str, seconds: float) -> ImportedGame:
    """The game in a table, as far as it can be explained in this time."""
    table = read(text, start_of)
    return Search(table, seconds).run()


@dataclass
class Beam:
    """The candidates after the first ``rows`` rows."""

    rows: int
    candidates: list[Candidate]


class Search:
    """The search for one table."""

    def __init__(self, table: GameTable, seconds: float) -> None:
        self.table = table
        self.rows = table.rows
        self.judge = Judge(table.rows)
        self.deadline = time.monotonic() + seconds
        self.explainer = Explainer(table.rows, self.judge, self.check_time)
        self.cut = False
        self.nodes = self.most_nodes = 0

    def check_time(self) -> None:
        """Raise ``TimeUpError`` when the time is up, ``TooManyError`` when it is time to try the next candidate."""
        self.nodes += 1
        if time.monotonic() > self.deadline:
            raise TimeUpError
        if self.nodes > self.most_nodes:
            raise TooManyError

    def run(self) -> ImportedGame:
        """Explain all rows, or as many as possible."""
        start, known = self.start()
        state = start.state.copy()
        assert isinstance(state, State)
        first = Candidate(state, tuple(Arrangement() for _ in range(start.players)))
        best = Beam(0, [first])
        timed_out = False
        try:
            for width in WIDTHS:
                found = self.pass_with(width, first, known)
                best = max(best, found, key=lambda beam: beam.rows)
                if best.rows == len(self.rows) or not self.cut:
                    break
        except TimeUpError:
            timed_out = True
            best = max(best, self.partial, key=lambda beam: beam.rows)
        return self.result(start, best, timed_out)

    def start(self) -> tuple[Game, int]:
        """The game before its first row, with planned tiles, and the number of rows for which there is a plan."""
        state = start_of(self.table.options)
        known = len(self.rows)
        while True:
            try:
                needs = tiles.settlings([state.tiles[seat] for seat in range(state.players)], self.rows[:known])
                return self.dealt(tiles.plan(all_tiles(state), state.players, needs)), known
            except tiles.NoTileError as error:
                known = error.row

    def dealt(self, plan: tiles.Plan) -> Game:
        """The game before its first row."""
        position = new(NAME, seed=0, **self.table.options).position()
        stack, *later = plan.names
        face_up = [GOODS[tile] for tile in plan.face_up]
        position["plantations"] = {"face_up": face_up, "stack": stack, "discard": []}
        return load(position, seed=0, names=self.table.names, chance=later)

    def pass_with(self, width: int, first: Candidate, known: int) -> Beam:
        """Explain the rows with this many candidates."""
        self.cut = False
        self.partial = Beam(0, [first])
        for number in range(known):
            after = self.successors(self.partial.candidates, number, width)
            if not after:
                break
            self.partial = Beam(number + 1, after)
        return self.partial

    def successors(self, candidates: Sequence[Candidate], number: int, width: int) -> list[Candidate]:
        """The most plausible candidates after a row, no two of them equal."""
        found: dict[Any, Candidate] = {}
        for candidate in candidates:
            for place, after in enumerate(self.explanations(candidate, number, width)):
                after = replace(after, cost=after.cost + SPREAD * place)
                if (key := after.key()) not in found or after.cost < found[key].cost:
                    found[key] = after
        self.cut = self.cut or len(found) > width
        return sorted(found.values(), key=lambda each: each.cost)[:width]

    def explanations(self, candidate: Candidate, number: int, width: int) -> Iterator[Candidate]:
        """The first explanations of a row by a candidate."""
        self.nodes, self.most_nodes = 0, NODES * width
        try:
            for place, after in enumerate(self.explainer.explain(candidate, number)):
                yield after
                if place + 1 == width:
                    self.cut = True
                    return
        except TooManyError:
            self.cut = True

    # The result

    def result(self, start: Game, beam: Beam, timed_out: bool) -> ImportedGame:
        """The record of the best candidate, and what could not be explained."""
        game = replayed(start, beam.candidates[0])
        finish_phase(game)
        check(game, self.rows[: beam.rows])
        if beam.rows == len(self.rows):
            return ImportedGame(game, beam.rows, len(self.rows), None)
        return ImportedGame(game, beam.rows, len(self.rows), self.failure(beam.rows, timed_out))

    def failure(self, number: int, timed_out: bool) -> Message:
        """Which row could not be explained, and what the nearest explanation differs in."""
        row = self.rows[number]
        miss = self.judge.nearest
        if miss is None or miss.row != number:
            reason = message("import-miss-time") if timed_out else message("import-miss-tiles")
        else:
            reason = told(miss)
        name = "import-stopped" if timed_out else "import-not-found" if self.cut else "import-failed"
        return message(name, line=row.line, role=row.role, player=f"p{row.seat}", reason=reason)


def all_tiles(state: State) -> list[int]:
    """The plantation tiles that nobody owns at the start, by kind."""
    loose = [*state.face_up[: state.face_up_size], *state.stack[: state.stack_size]]
    return [loose.count(kind) for kind in range(len(GOODS))]


def told(miss: Miss) -> Message:
    """A miss in words."""
    if miss.fact in ("over", "role"):
        return message(f"import-miss-{miss.fact}")
    if miss.seat is None:
        return message("import-miss-row", fact=miss.fact, wanted=str(miss.wanted), found=str(miss.found))
    wanted, found = written(miss.fact, miss.wanted), written(miss.fact, miss.found)
    return message("import-miss", player=f"p{miss.seat}", fact=miss.fact, wanted=wanted, found=found)


def written(fact: str, value: Any) -> str:
    """A fact as the table writes it."""
    if fact == "buildings":
        return " ".join(BUILDING_IDS[number] for number in sorted(value)) or "-"
    if fact in ("tiles", "goods"):
        kinds = TILES if fact == "tiles" else GOODS
        return " ".join(f"{kind}:{n}" for kind, n in zip(kinds, value, strict=True) if n) or "-"
    return str(value)


# The record


def replayed(start: Game, candidate: Candidate) -> Game:
    """The candidate as a game, played from the start with checked actions only."""
    game = start.copy()
    mayors: Iterator[list[dict[int, Pair]]] = iter([*unlinked(candidate.arranged)[1:], candidate.final_arrangements()])
    for answer in unlinked(candidate.answers):
        if answer == ARRANGED:
            decline(game, None)
            wishes = next(mayors)
            for code in arrange(engine(game).copy(), wishes):
                play(game, code)
        elif decline(game, answer):
            play(game, answer[2])
    return game


def decline(game: Game, answer: Answer | None) -> bool:
    """Pass where the game asks about a power that the candidate has not used; whether the answer's question comes.

    Whether a power was available may have been left open. If it was not, its question does not come.
    """
    while not game.is_over:
        state = engine(game)
        if answer is None and state.question == codes.ASK_MAN:
            return False
        if answer is not None and (state.seat, state.question) == answer[:2]:
            return True
        if (answer and answer[2] == codes.PASS) or codes.PASS not in state.legal():
            return False
        play(game, codes.PASS)
    return False


def finish_phase(game: Game) -> None:
    """Pass until the last phase is over."""
    while not game.is_over and engine(game).question != codes.ASK_ROLE:
        play(game, codes.PASS)


def engine(game: Game) -> State:
    """The game's state."""
    assert isinstance(game.state, State)
    return game.state


def play(game: Game, code: int) -> None:
    """Play the seat's action with this code."""
    game.play(f"p{game.seat} {game.rules.actions[code]}")


def check(game: Game, rows: Sequence[Row]) -> None:
    """Check that the record agrees with every row: the search would be wrong otherwise."""
    for row, (_, seat, role, state) in zip(rows, phases(game), strict=True):
        same_role = role == row.role or (role, row.role) == ("prospector2", "prospector")
        wrong = [each for player, facts in enumerate(row.facts) for each in differences(facts, state, player)]
        if wrong or not same_role or seat != row.seat:
            raise AssertionError(f"row in line {row.line}: {wrong}")
