"""The table of a game: reading it, and writing it from a game. The format is described in ``docs/import.md``."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NoReturn

from ....core.errors import ImportTableError, OptionError
from ....core.game import Game
from ....core.messages import Message, message
from ....core.options import shown
from ....core.reader import Reader
from .. import codes
from ..components import BUILDING_IDS, GOODS, NUMBER, ROLES, TILES
from ..options import OPTIONS, complete_options
from ..state import State

SEPARATORS = (",", ";", "\t")
LEADING = ("round", "player", "role")
FACTS = ("doubloons", "vp", "colonists", "tiles", "buildings", "goods")
NONE = "-"
MOST = 999  # of anything that is counted
ISLAND_TILES = TILES[: TILES.index("forest")]

Tally = tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    """What the table says about a player after a phase; ``None`` where it says nothing."""

    doubloons: int | None
    vp: int | None
    colonists: int | None
    tiles: Tally
    buildings: frozenset[int]
    goods: Tally | None


@dataclass(frozen=True)
class Row:
    """One phase: who took which role, and the facts about each player afterwards."""

    line: int
    round: int | None
    seat: int
    role: str
    facts: tuple[Facts, ...]


@dataclass(frozen=True)
class GameTable:
    """A whole game as a table."""

    options: dict[str, Any]
    names: list[str] | None
    rows: list[Row]


@lru_cache(maxsize=1 << 14)
def _members(owned: int) -> frozenset[int]:
    return frozenset(number for number in range(len(BUILDING_IDS)) if owned >> number & 1)


FINDERS: dict[str, Callable[[State, int], Any]] = {
    "doubloons": lambda state, seat: state.doubloons[seat],
    "vp": lambda state, seat: state.vp[seat],
    "colonists": lambda state, seat: sum(state.colonists[seat]) + sum(state.nobles[seat]),
    "tiles": lambda state, seat: tuple(state.tiles[seat]),
    "buildings": lambda state, seat: _members(state.owned[seat]),
    "goods": lambda state, seat: tuple(state.goods[seat]),
}
"""How to find each fact in a state of the engine."""


def facts_of(state: State, seat: int) -> Facts:
    """The facts about a player in a state of the engine."""
    return Facts(**{name: find(state, seat) for name, find in FINDERS.items()})


# Reading


def read(text: str, start: Any) -> GameTable:
    """The table in a text; ``start`` gives the state at the start of a game with these options."""
    lines = list(_cells(text))
    heading = next((n for n, (_, cells) in enumerate(lines) if cells[0].lower() == LEADING[0]), None)
    if heading is None:
        raise ImportTableError(message("import-no-heading", columns=", ".join(LEADING)))
    options, names = _read_options(lines[:heading])
    rows = lines[heading + 1 :]
    if not rows:
        raise ImportTableError(message("import-no-rows"))
    options.setdefault("players", _players_of(lines[heading][1]))
    columns = _Columns(lines[heading], _checked_options(options)["players"], names)
    if not any(cells[0] == "first_governor" for _, cells in lines[:heading]):
        options["first_governor"] = columns.seat(*rows[0])
    complete = _checked_options(options)
    return GameTable(complete, names, list(_rows(columns, rows, start(complete))))


def _cells(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines with something in them, with their numbers."""
    first = text.lstrip("\ufeff").split("\n", 1)[0]
    separator = max(SEPARATORS, key=first.count)
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=separator)
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped) and not stripped[0].startswith("#"):
                yield reader.line_num, stripped
    except csv.Error as error:
        raise ImportTableError(message("import-not-csv", line=reader.line_num)) from error


def _refuse(line: int, reason: Message) -> NoReturn:
    raise ImportTableError(message("import-line", line=line, reason=reason))


def _read_options(lines: Iterable[tuple[int, list[str]]]) -> tuple[dict[str, Any], list[str] | None]:
    options: dict[str, Any] = {}
    names = None
    known = {option.name: option for option in OPTIONS}
    for line, (key, *values) in lines:
        given = [value for value in values if value]
        if key == "game":
            continue
        if key == "players" and len(given) > 1:
            options["players"], names = len(given), given
        elif key not in known or not given:
            _refuse(line, message("import-option", option=shown(key), known=", ".join(["game", *known])))
        else:
            options[key] = _value(known[key].values, given)
    return options, names


def _value(allowed: Sequence[Any] | None, given: list[str]) -> Any:
    """The value that a text stands for; the rules refuse a wrong one."""
    words = [word for value in given for word in value.replace(",", " ").split()]
    if allowed is None:
        return words
    for value in allowed:
        if shown(value) == given[0] or (isinstance(value, list) and sorted(value) == sorted(words)):
            return value
    return given[0]


def _checked_options(options: dict[str, Any]) -> dict[str, Any]:
    try:
        complete = complete_options(options)
    except OptionError as error:
        raise ImportTableError(error.message) from error
    if complete["expansions"]:
        raise ImportTableError(message("import-no-expansions"))
    return dict(complete)


def _players_of(heading: Sequence[str]) -> int:
    """The number of players that the columns are about."""
    return len({cell.rsplit(" ", 1)[0] for cell in heading if " " in cell})


class _Columns:
    """Which column holds what."""

    def __init__(self, heading: tuple[int, list[str]], players: int, names: Sequence[str] | None) -> None:
        line, cells = heading
        self.seats = {f"p{seat}": seat for seat in range(players)} | {
            name: seat for seat, name in enumerate(names or ())
        }
        self.places: dict[tuple[int | None, str], int] = {}
        for place, cell in enumerate(cells):
            if cell:
                self.places[self._column(line, cell)] = place
        wanted: list[tuple[int | None, str]] = [(None, name) for name in LEADING[1:]]
        wanted += [(seat, fact) for seat in range(players) for fact in FACTS[:-1]]
        for seat_, fact in wanted:
            if (seat_, fact) not in self.places:
                _refuse(line, message("import-column-missing", column=fact if seat_ is None else f"p{seat_} {fact}"))

    def _column(self, line: int, cell: str) -> tuple[int | None, str]:
        if cell in LEADING:
            return None, cell
        owner, _, fact = cell.rpartition(" ")
        if owner not in self.seats or fact not in FACTS:
            known = ", ".join([*LEADING, *(f"p0 {fact}" for fact in FACTS)])
            _refuse(line, message("import-column", column=shown(cell), known=known))
        return self.seats[owner], fact

    def cell(self, cells: Sequence[str], seat: int | None, column: str) -> str:
        place = self.places.get((seat, column), len(cells))
        return cells[place] if place < len(cells) else ""

    def seat(self, line: int, cells: Sequence[str]) -> int:
        name = self.cell(cells, None, "player")
        if name not in self.seats:
            _refuse(line, message("import-player", player=shown(name), known=", ".join(self.seats)))
        return self.seats[name]


def _rows(columns: _Columns, lines: Iterable[tuple[int, list[str]]], start: State) -> Iterator[Row]:
    before = tuple(facts_of(start, seat) for seat in range(start.players))
    for line, cells in lines:
        role = columns.cell(cells, None, "role")
        if role not in ROLES:
            _refuse(line, message("import-role", role=shown(role), known=", ".join(ROLES)))
        facts = [_facts(line, columns, cells, seat, before[seat]) for seat in range(start.players)]
        number = _number(line, columns.cell(cells, None, "round"))
        before = tuple(facts)
        yield Row(line, number, columns.seat(line, cells), role, before)


def _facts(line: int, columns: _Columns, cells: Sequence[str], seat: int, before: Facts) -> Facts:
    doubloons, vp, colonists, tiles, buildings, goods = (columns.cell(cells, seat, fact) for fact in FACTS)
    facts = replace(before, doubloons=_number(line, doubloons), vp=_number(line, vp))
    facts = replace(facts, colonists=_number(line, colonists), goods=_tally(line, goods, GOODS) if goods else None)
    if tiles:
        facts = replace(facts, tiles=(*_tally(line, tiles, ISLAND_TILES), 0))
    if buildings:
        facts = replace(facts, buildings=_buildings(line, buildings))
    return facts


def _number(line: int, cell: str) -> int | None:
    if not cell:
        return None
    if not cell.isdecimal() or int(cell) > MOST:
        _refuse(line, message("import-number", value=shown(cell)))
    return int(cell)


def _tally(line: int, cell: str, kinds: Sequence[str]) -> Tally:
    """How many of each kind: ``corn:2 quarry``."""
    counts = dict.fromkeys(kinds, 0)
    for word in cell.split() if cell != NONE else ():
        kind, colon, number = word.partition(":")
        if kind not in counts:
            _refuse(line, message("import-word", word=shown(kind), known=", ".join(kinds)))
        counts[kind] += (_number(line, number) or 0) if colon else 1
    return tuple(counts.values())


def _buildings(line: int, cell: str) -> frozenset[int]:
    words = cell.split() if cell != NONE else []
    for word in words:
        if word not in NUMBER:
            _refuse(line, message("import-building", word=shown(word)))
    return frozenset(NUMBER[word] for word in words)


# Writing


def write(game: Game, with_goods: bool = True) -> str:
    """The table of a game, up to its last finished phase."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    facts = FACTS if with_goods else FACTS[:-1]
    writer.writerow(["game", game.rules.name])
    writer.writerow(["players", *game.names])
    for option in OPTIONS:
        value = game.options[option.name]
        if option.name != "players" and value != complete_options({"players": game.players})[option.name]:
            writer.writerow([option.name, shown(value)])
    writer.writerow([*LEADING, *(f"p{seat} {fact}" for seat in range(game.players) for fact in facts)])
    for round_, seat, role, state in phases(game):
        players = [_written(facts_of(state, each), facts) for each in range(game.players)]
        writer.writerow([round_, f"p{seat}", role, *(cell for cells in players for cell in cells)])
    return out.getvalue()


def phases(game: Game) -> Iterator[tuple[int, int, str, State]]:
    """Each finished phase of a game: its round, who took which role, and the state after it."""
    state = game.at(0).state
    assert isinstance(state, State)
    game.rules.read_chance(state, Reader(list(game.chance), "chance"))
    begun: tuple[int, int, str] | None = None
    for action in game.actions:
        if state.question == codes.ASK_ROLE:
            begun = state.round, action.seat, ROLES[codes.role_of(action.code)]
        state.apply(action.code)
        if begun and (state.over or state.question == codes.ASK_ROLE):
            yield *begun, state
            begun = None


def _written(facts: Facts, columns: Sequence[str]) -> list[str]:
    assert facts.goods is not None
    cells = {
        "doubloons": str(facts.doubloons),
        "vp": str(facts.vp),
        "colonists": str(facts.colonists),
        "tiles": _listed(TILES, facts.tiles),
        "buildings": " ".join(BUILDING_IDS[number] for number in sorted(facts.buildings)) or NONE,
        "goods": _listed(GOODS, facts.goods),
    }
    return [cells[column] for column in columns]


def _listed(kinds: Sequence[str], counts: Sequence[int]) -> str:
    return " ".join(f"{kind}:{count}" for kind, count in zip(kinds, counts, strict=True) if count) or NONE
