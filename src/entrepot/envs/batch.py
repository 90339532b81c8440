"""Games played side by side into shared arrays: what all environments run on.

Each game is a :class:`Table`; the tables of one thread form a binary tree, so that a step walks over all of them
without Python. What is common to them, arrays and settings, stands in a :class:`Batch`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from ..bots.bot import moment
from ..core import chance, freely
from ..core.engine import Engine
from ..core.worker import Worker
from . import memory
from .encoder import Encoder
from .memory import Numbers

REWARDS = ("win", "rank", "score", "lead")
WIN = 0
RANK = 1
SCORE = 2
LEAD = 3
NOBODY = -1
ILLEGAL_SCORE = -1  # worse than any score


class Batch:
    """The arrays, a row for each game, flat; and the settings."""

    __slots__ = (
        "actions", "auto_reset", "codes", "dones", "limit", "masks", "observations", "owner", "reward", "rewards",
        "samples", "seats", "set_up", "trouble", "truncations", "width",
    )  # fmt: skip

    def __init__(self, owner: Any, set_up: Callable[[int], Engine], width: int, codes: int) -> None:
        self.owner = owner  # of the arrays, who calls this the batch
        self.set_up = set_up  # a new game from its seed
        self.width = width
        self.codes = codes
        self.reward = WIN
        self.limit = 0  # decisions after which a game is cut off; 0 for never
        self.auto_reset = False
        self.trouble: BaseException | None = None  # that came where nothing can be raised

    def use(
        self,
        observations: Numbers,
        masks: Numbers,
        flags: tuple[Numbers, Numbers],
        seats: Numbers,
        moves: tuple[Numbers, Numbers],
        rewards: Numbers,
    ) -> None:
        """The arrays to work in: flags are dones and truncations, moves are actions and samples."""
        self.observations = observations
        self.masks = masks
        self.dones, self.truncations = flags
        self.seats = seats
        self.actions, self.samples = moves
        self.rewards = rewards

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is the batch of a copy of the arrays."""
        return attrgetter("batch"), (self.owner,)


class Table(Worker):
    """One game of a batch, with the tables that hang below it."""

    __slots__ = (
        "batch", "done", "encoder", "episode", "legal", "n", "next", "other", "players", "rng", "row", "seed", "seeds",
        "state", "steps",
    )  # fmt: skip

    def __init__(self, batch: Batch, row: int, state: Engine, encoder: Encoder) -> None:
        self.batch = batch
        self.row = row
        self.state = state
        self.encoder = encoder  # of this very state
        self.players = state.players
        self.next: Table | None = None
        self.other: Table | None = None
        self.legal = [0] * 256
        self.n = 0
        self.steps = 0
        self.done = False
        self.seeds = 0  # where this table's seeds come from
        self.episode = 0
        self.seed = 0  # of the game at hand
        self.rng = 0  # for the samples

    # For all tables from here down

    def work(self, amount: int) -> int:
        """One step of each game, by the actions in the batch."""
        self.step()
        done = 1
        if self.next is not None:
            done += self.next.work(amount)
        if self.other is not None:
            done += self.other.work(amount)
        return done

    def run(self) -> int:
        """The same, while other threads run."""
        done = freely.run(self, 1)
        if self.batch.trouble is not None:
            raise self.batch.trouble
        return done

    def first_illegal(self) -> int:
        """The row of a game whose action is not legal; -1 if all are."""
        if not self.done and not self.is_legal(self.batch.actions[self.row]):
            return self.row
        found = -1
        if self.next is not None:
            found = self.next.first_illegal()
        if found < 0 and self.other is not None:
            found = self.other.first_illegal()
        return found

    # For this one

    def begin(self, seed: int) -> None:
        """Start with the game of this seed; all later ones follow from it."""
        self.seeds = seed
        self.episode = 0
        self.rng = moment(seed, 1)
        self.restart(seed)
        self.clear_outcome()
        self.show()

    def begin_next(self) -> None:
        """Start another game, with a seed that follows from the first."""
        self.restart(self.next_seed())
        self.clear_outcome()
        self.show()

    def allows(self, action: int) -> bool:
        """Whether the action may be played now."""
        return self.is_legal(action)

    def play(self, action: int) -> None:
        """Play an action in this game alone."""
        self.carry_out(action)

    def observe(self, seat: int, out: Numbers, at: int) -> None:
        """Write what a seat may know."""
        self.encoder.write(seat, memory.first(out), at)

    def reward(self, seat: int, offends: bool = False) -> float:
        """The seat's reward if the game ended as it stands; last if it has done what is not allowed."""
        return self.judged(seat, seat if offends else NOBODY)

    def next_seed(self) -> int:
        """A seed for the next game, drawn from those of this table."""
        self.episode += 1
        return moment(self.seeds, self.episode + 1) >> 11

    def renew(self) -> None:
        """The next game, amid work that cannot raise anything: an interrupt is kept until that is done."""
        try:
            self.restart(self.next_seed())
        except BaseException as trouble:
            self.batch.trouble = trouble

    def restart(self, seed: int) -> None:
        """A new game."""
        self.seed = seed
        self.state.take(self.batch.set_up(seed))
        self.done = False
        self.steps = 0
        self.n = self.state.write_legal(self.legal)

    def is_legal(self, action: int) -> bool:
        """Whether the action may be played now."""
        for i in range(self.n):
            if self.legal[i] == action:
                return True
        return False

    def step(self) -> None:
        """Play the batch's action for this game, unless it is over."""
        if self.done:
            self.clear_rewards()
        else:
            self.carry_out(self.batch.actions[self.row])

    def carry_out(self, action: int) -> None:
        """Play an action, judge the game if it is over, show what comes next."""
        self.clear_outcome()
        if self.is_legal(action):
            self.n = self.state.advance(action, self.legal)
            self.steps += 1
            if self.n == 0:
                self.finish(NOBODY)
            elif self.steps == self.batch.limit:
                memory.first(self.batch.truncations)[self.row] = 1
                self.finish(NOBODY)
        else:
            self.finish(self.state.seat)
        self.show()

    def clear_outcome(self) -> None:
        """Nothing has ended yet."""
        memory.first(self.batch.dones)[self.row] = 0
        memory.first(self.batch.truncations)[self.row] = 0
        self.clear_rewards()

    def clear_rewards(self) -> None:
        """No rewards yet."""
        for seat in range(self.players):
            self.batch.rewards[self.row * self.players + seat] = 0

    def finish(self, offender: int) -> None:
        """The game ends as it stands; whoever did what is not allowed is last."""
        for seat in range(self.players):
            self.batch.rewards[self.row * self.players + seat] = self.judged(seat, offender)
        memory.first(self.batch.dones)[self.row] = 1
        if self.batch.auto_reset:
            self.renew()
        else:
            self.done = True
            self.n = 0

    def show(self) -> None:
        """The seat that decides, what it may do and what it sees; and a random action."""
        masks = memory.first(self.batch.masks)
        at = self.row * self.batch.codes
        memory.clear(masks, at, self.batch.codes)
        for i in range(self.n):
            masks[at + self.legal[i]] = 1
        self.batch.seats[self.row] = self.state.seat
        if self.n:
            self.rng = chance.advance(self.rng)
            self.batch.samples[self.row] = self.legal[chance.below(self.rng, self.n)]
        self.encoder.write(self.state.seat, memory.first(self.batch.observations), self.row * self.batch.width)

    # Rewards

    def points(self, seat: int, offender: int) -> int:
        """The seat's score as it counts here."""
        return ILLEGAL_SCORE if seat == offender else self.state.score(seat)

    def judged(self, seat: int, offender: int) -> float:
        """By the kind of rewards that the batch gives."""
        if self.batch.reward == SCORE:
            return self.points(seat, offender)
        if self.batch.reward == LEAD:
            return self.lead(seat, offender)
        better = 0
        equal = 0
        mine = self.points(seat, offender)
        for other in range(self.players):
            theirs = self.points(other, offender)
            ahead = self.state.tie_break(other) - self.state.tie_break(seat)
            if theirs > mine or (theirs == mine and ahead > 0):
                better += 1
            elif theirs == mine and ahead == 0 and other != seat:
                equal += 1
        if self.batch.reward == RANK:
            return 1.0 - (better + 0.5 * equal) / (self.players - 1)
        return 1.0 / (equal + 1) if better == 0 else 0.0

    def lead(self, seat: int, offender: int) -> int:
        """How far the seat is ahead of the best of the others."""
        best = ILLEGAL_SCORE
        for other in range(self.players):
            if other != seat:
                best = max(best, self.points(other, offender))
        return self.points(seat, offender) - best


def plant(tables: Sequence[Table]) -> Table:
    """Join tables to a tree, as flat as can be; its root."""
    root, *rest = tables
    half = len(rest) // 2
    root.next = plant(rest[:half]) if half else None
    root.other = plant(rest[half:]) if rest else None
    return root
