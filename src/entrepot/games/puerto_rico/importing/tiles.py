"""The plantation tiles of a game, planned from its table.

The table shows which tiles the players took, not which ones were face up. Those that nobody took are chosen here such
that every tile is available when it is needed, and before the search begins: so chance is settled.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..components import GOODS
from .table import Row

TRIES = 300  # the first plan is nearly always possible; later ones choose other tiles
NOISE = 1.5  # how much later plans deviate from the first
KINDS = range(len(GOODS))


@dataclass(frozen=True)
class Settling:
    """The tiles of one settler phase: taken face up, and drawn face down in turn order."""

    row: int
    taken: list[int]
    drawn: list[int]


class NoTileError(Exception):
    """A settler phase needs a tile that cannot be there; says which row."""

    def __init__(self, row: int) -> None:
        super().__init__(row)
        self.row = row


def settlings(first: Sequence[Sequence[int]], rows: Sequence[Row]) -> list[Settling]:
    """The tiles of each settler phase; players who got two have drawn one of them (SETL-5)."""
    found = []
    before = first
    for number, row in enumerate(rows):
        after = [facts.tiles for facts in row.facts]
        if row.role == "settler":
            settling = Settling(number, [], [])
            for steps in range(len(after)):
                seat = (row.seat + steps) % len(after)
                _gained(before[seat], after[seat], settling)
            found.append(settling)
        before = after
    return found


def _gained(before: Sequence[int], after: Sequence[int], settling: Settling) -> None:
    gained = [kind for kind in KINDS for _ in range(after[kind] - before[kind])]
    if gained and len(gained) + after[len(GOODS)] - before[len(GOODS)] > 1:
        settling.drawn.append(gained.pop(0))
    settling.taken.extend(gained)


@dataclass
class Plan:
    """The face-up tiles at the start, the first stack, and the stacks made of discards, all in drawing order."""

    face_up: list[int]
    stacks: list[list[int]] = field(default_factory=list)

    @property
    def names(self) -> list[list[str]]:
        """The stacks as words."""
        return [[GOODS[tile] for tile in stack] for stack in self.stacks]


class _Dealer:
    """Deals tiles from stacks whose order is decided as they are dealt."""

    def __init__(self, tiles: Sequence[int], players: int, needs: Sequence[Settling], dice: random.Random | None):
        self.stack = list(tiles)
        self.discards = [0 for _ in KINDS]
        self.row_size = players + 1
        self.needs = needs
        self.dice = dice
        self.orders: list[list[int]] = [[]]

    def draw(self, kind: int) -> bool:
        """Draw a tile of this kind, if the stack has one."""
        self.refill()
        if not self.stack[kind]:
            return False
        self.stack[kind] -= 1
        self.orders[-1].append(kind)
        return True

    def refill(self) -> None:
        if not any(self.stack) and any(self.discards):
            self.stack, self.discards = self.discards, [0 for _ in KINDS]
            self.orders.append([])

    def open(self, settling: int) -> list[int] | None:
        """Turn up a row with the tiles that a settler phase needs; ``None`` if that is impossible."""
        missing = list(self.needs[settling].taken) if settling < len(self.needs) else []
        row: list[int] = []
        while len(row) < self.row_size:
            self.refill()
            if not any(self.stack):
                break
            kind = self.next_kind(missing, self.row_size - len(row), settling)
            self.draw(kind)
            row.append(kind)
            if kind in missing:
                missing.remove(kind)
        return None if missing else row

    def next_kind(self, missing: Sequence[int], room: int, settling: int) -> int:
        """The next tile: one that is needed if there is one, or one that can be spared."""
        needed = [kind for kind in missing if self.stack[kind]]
        if needed and (room <= len(missing) or sum(self.stack) <= room):
            return needed[0]
        spare = self.spare(settling, room)
        for kind in missing:
            spare[kind] -= 1
        options = [kind for kind in KINDS if self.stack[kind]]
        best = max(options, key=lambda kind: spare[kind] + (self.dice.random() * NOISE if self.dice else 0))
        return best if spare[best] > 0 or not needed else needed[0]

    def spare(self, settling: int, room: int) -> list[float]:
        """How many tiles of each kind the stack has beyond what is needed before it runs out.

        All tiles of a stack are drawn before the next one is made of those that nobody took. The row for which it runs
        out has tiles of both.
        """
        spare: list[float] = list(self.stack)
        left = sum(self.stack) - room
        for phase in range(settling, len(self.needs)):
            if phase > settling:
                weight = min(1.0, max(0, left) / self.row_size)
                left -= self.row_size
                for kind in self.needs[phase].taken:
                    spare[kind] -= weight
            if left <= 0:
                break
            for kind in self.needs[phase].drawn[:left]:
                spare[kind] -= 1
                left -= 1
        return spare


def plan(tiles: Sequence[int], players: int, needs: Sequence[Settling]) -> Plan:
    """Face-up rows and stacks such that every tile is available when it is needed."""
    furthest = -1
    for number in range(TRIES):
        dice = random.Random(number) if number else None  # noqa: S311
        dealer = _Dealer(tiles, players, needs, dice)
        made, failed = _deal(dealer)
        if made:
            return made
        furthest = max(furthest, failed)
    raise NoTileError(needs[furthest].row)


def _deal(dealer: _Dealer) -> tuple[Plan | None, int]:
    row = dealer.open(0)
    first = None if row is None else list(row)
    if first is None or row is None:
        return None, 0
    start = len(first)
    for number, settling in enumerate(dealer.needs):
        if not all(dealer.draw(kind) for kind in settling.drawn):
            return None, number
        for kind in settling.taken:
            row.remove(kind)
        for kind in row:
            dealer.discards[kind] += 1
        row = dealer.open(number + 1)
        if row is None:
            return None, number + 1
    last = [kind for kind in KINDS for _ in range(dealer.stack[kind])]
    dealer.orders[-1] += last
    return Plan(dealer.orders[0][:start], [dealer.orders[0][start:], *dealer.orders[1:]]), -1
