"""Games played side by side into shared arrays: what all environments run on.

Each game is a :class:`BatchGame`. What they share, arrays and settings, is in a :class:`Batch`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from ..core import buffers, chance, nogil, scores
from ..core.actions import NONE
from ..core.buffers import Numbers
from ..core.encoder import Encoder
from ..core.engine import Engine, PythonEngine
from ..core.worker import Worker

REWARDS = ("win", "rank", "score", "lead")
WIN = 0
RANK = 1
SCORE = 2
LEAD = 3
NOBODY = -1
PATIENCE = 2_500  # short pauses, 0.05 to 0.1 ms in all: longer than a caller takes from one step to the next


class Batch:
    """The arrays, a row for each game, flat; and the settings."""

    __slots__ = (
        "actions", "auto_reset", "bytes", "codes", "dones", "ended", "error", "legal", "masks", "max_steps",
        "observations", "owner", "reward", "rewards", "rows", "samples", "seats", "set_up", "truncations", "width",
    )  # fmt: skip

    def __init__(self, owner: Any, set_up: Callable[[int], Engine], rows: int, width: int, codes: int) -> None:
        self.owner = owner  # of the arrays; its attribute ``batch`` is this one
        self.set_up = set_up  # a new game from its seed
        self.rows = rows
        self.width = width
        self.codes = codes
        # Callers may write into the arrays below; whether an action is legal is decided by these two, which are ours.
        self.bytes = buffers.bytes_for(codes)  # of a set of actions
        self.legal: Any = bytearray(rows * self.bytes)  # the set of legal actions of each game
        self.ended: Any = bytearray(rows)  # whether each game has ended, so that its actions are ignored
        self.reward = WIN
        self.max_steps = 0  # decisions after which a game is truncated; 0 for never
        self.auto_reset = False
        self.error: BaseException | None = None  # raised where it could not be passed on

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

    def clear_outcomes(self) -> None:
        """Nothing has ended yet, except for games that had ended before."""
        for row in range(self.rows):
            if not self.ended[row]:
                self.dones[row] = 0
                self.truncations[row] = 0

    def first_illegal(self) -> int:
        """The first row with an action that is not legal; ``NONE`` if all are."""
        for row in range(self.rows):
            if not self.is_legal(row, self.actions[row]) and not self.ended[row]:
                return row
        return NONE

    def is_legal(self, row: int, action: int) -> bool:
        """Whether the action is legal in the game of this row."""
        if not 0 <= action < self.codes:
            return False
        return buffers.is_member(action, buffers.first(self.legal), row * self.bytes)

    def raise_error(self) -> None:
        """Raise what went wrong where nothing could be raised."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error

    def game(self, row: int, state: Engine) -> BatchGame:
        """The game of a row."""
        game: BatchGame = self.owner.game(row, state)
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is the batch of a copy of the arrays."""
        return attrgetter("batch"), (self.owner,)


class BatchGame(Worker):
    """One game of a batch."""

    __slots__ = (
        "agent", "batch", "checks_codes", "done", "encoder", "episode", "legal", "n", "players", "points", "rng", "row",
        "seed", "seeds", "state", "steps", "taken",
    )  # fmt: skip

    def __init__(self, batch: Batch, row: int, state: Engine, encoder: Encoder) -> None:
        self.batch = batch
        self.row = row
        self.state = state
        self.encoder = encoder  # of this very state
        self.checks_codes = isinstance(state, PythonEngine)  # a compiled game keeps to its table
        self.players = state.players
        self.points = array("d", [0.0] * state.players)  # of the game that ends
        self.legal = [0] * 256
        self.n = 0
        self.steps = 0
        self.done = False
        self.seeds = 0  # where this game's later seeds come from
        self.episode = 0
        self.seed = 0  # of the current episode
        self.rng = 0  # for the samples
        self.agent = NOBODY  # the only seat whose decisions are asked for: the others play at random
        self.taken = 0  # decisions of all seats

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is a game of a copy of the batch, as far advanced."""
        legal = [self.legal[i] for i in range(self.n)]
        seeds = self.seeds, self.episode, self.seed, self.rng
        saved = legal, self.steps, self.done, self.agent, self.taken, seeds
        return restored, (self.batch, self.row, self.state), saved

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        legal, self.steps, self.done, self.agent, self.taken, seeds = saved
        self.seeds, self.episode, self.seed, self.rng = seeds
        self.n = len(legal)
        for i in range(self.n):
            self.legal[i] = legal[i]
        self.note_legal()

    def begin(self, seed: int) -> None:
        """Start with the game of this seed; all later ones follow from it."""
        self.seeds = seed
        self.episode = 0
        self.rng = chance.independent(seed, 1)
        self.start(seed)

    def begin_next(self) -> None:
        """Start another game, with a seed that follows from the first."""
        self.start(self.next_seed())

    def start(self, seed: int) -> None:
        """Start a game and show it."""
        self.restart(seed)
        self.clear_outcome()
        self.show()
        self.batch.raise_error()

    def allows(self, action: int) -> bool:
        """Whether the action is legal now."""
        return self.batch.is_legal(self.row, action)

    def play(self, action: int) -> None:
        """Play an action in this game alone."""
        self.clear_outcome()
        self.carry_out(action)
        self.batch.raise_error()

    def observe(self, seat: int, out: Numbers, at: int) -> None:
        """Write what a seat may know."""
        self.encoder.write(seat, buffers.first(out), at)
        self.state.raise_error()

    def reward(self, seat: int, offends: bool = False) -> float:
        """The seat's reward if the game ended as it stands; last if it has played an illegal action."""
        self.count_points(seat if offends else NOBODY)
        reward = self.reward_for(seat)
        self.state.raise_error()
        return reward

    def next_seed(self) -> int:
        """A seed for the next episode, drawn from those of this game."""
        self.episode += 1
        return chance.independent(self.seeds, self.episode + 1) >> 11

    def reset(self) -> None:
        """The next episode, amid work that cannot raise anything: an interrupt is kept until that is done."""
        try:
            self.restart(self.next_seed())
        except BaseException as error:
            self.batch.error = error

    def restart(self, seed: int) -> None:
        """A new game."""
        self.seed = seed
        self.state.take(self.batch.set_up(seed))
        if self.state.players != self.players:
            raise ValueError(f"The game has {self.state.players} players instead of {self.players}.")
        self.done = False
        self.steps = 0
        self.taken = 0
        self.n = self.state.write_legal(self.legal)
        self.let_others_play()

    def fetch(self) -> None:
        """Bring the state into the processor's cache; rows of the arrays are written, not read."""
        nogil.fetch(self.state)

    def work(self, amount: int) -> int:
        """Play the batch's action for this game, unless it is over."""
        if not self.done:
            self.carry_out(self.batch.actions[self.row])
        return 1

    def carry_out(self, action: int) -> None:
        """Play an action, give the rewards if the game is over, show what comes next."""
        if self.batch.is_legal(self.row, action):
            self.n = self.state.advance(action, self.legal)
            self.taken += 1
            self.let_others_play()
            self.steps += 1
            if self.n == 0:
                self.finish(NOBODY)
            elif self.steps == self.batch.max_steps:
                buffers.first(self.batch.truncations)[self.row] = 1
                self.finish(NOBODY)
        else:
            self.finish(self.state.seat)
        self.show()

    def let_others_play(self) -> None:
        """If there is one agent, play as random bots at the other seats would, until it decides or the game is over."""
        while self.n > 0 and self.agent != NOBODY and self.state.seat != self.agent:
            place = (self.state.seat + self.players - self.agent - 1) % self.players
            rng = chance.advance(chance.independent(chance.independent(self.seed, place), self.taken))
            self.n = self.state.advance(self.legal[chance.below(rng, self.n)], self.legal)
            self.taken += 1

    def clear_outcome(self) -> None:
        """Nothing has ended yet."""
        buffers.first(self.batch.dones)[self.row] = 0
        buffers.first(self.batch.truncations)[self.row] = 0
        for seat in range(self.players):
            self.batch.rewards[self.row * self.players + seat] = 0

    def finish(self, offender: int) -> None:
        """The game ends as it stands; whoever played an illegal action is last."""
        self.count_points(offender)
        for seat in range(self.players):
            self.batch.rewards[self.row * self.players + seat] = self.reward_for(seat)
        buffers.first(self.batch.dones)[self.row] = 1
        if self.batch.auto_reset:
            self.reset()
        else:
            self.done = True
            self.n = 0

    def show(self) -> None:
        """The seat that decides, what it may do and what it sees; and a random action."""
        if self.checks_codes:
            self.check_codes()
        self.note_legal()
        self.batch.seats[self.row] = self.state.seat
        if self.n:
            self.rng = chance.advance(self.rng)
            self.batch.samples[self.row] = self.legal[chance.below(self.rng, self.n)]
        seat = self.state.seat if self.agent == NOBODY else self.agent
        self.encoder.write(seat, buffers.first(self.batch.observations), self.row * self.batch.width)
        if self.state.error is not None:
            self.fail()

    def note_legal(self) -> None:
        """Keep the legal actions where they are checked, and show them in the mask."""
        masks = buffers.first(self.batch.masks)
        legal = buffers.first(self.batch.legal)
        mask_at = self.row * self.batch.codes
        legal_at = self.row * self.batch.bytes
        buffers.clear(masks, mask_at, self.batch.codes)
        buffers.clear(legal, legal_at, self.batch.bytes)
        for i in range(self.n):
            masks[mask_at + self.legal[i]] = 1
            buffers.add_member(self.legal[i], legal, legal_at)
        self.batch.ended[self.row] = self.done

    # Games in plain Python

    def check_codes(self) -> None:
        """See that all legal actions are in the table: the arrays have no room for others."""
        for i in range(self.n):
            if not 0 <= self.legal[i] < self.batch.codes:
                self.n = 0
                if self.state.error is None:
                    self.state.error = ValueError(f"There is no action with the code {self.legal[i]}.")
                return

    def fail(self) -> None:
        """Stop this game: what its methods have raised is the batch's to raise."""
        self.batch.error = self.state.error
        self.state.error = None
        self.done = True
        self.n = 0
        self.note_legal()

    # Rewards

    def count_points(self, offender: int) -> None:
        """All seats' scores; whoever played an illegal action has fewer than any."""
        least = 0.0
        for seat in range(self.players):
            self.points[seat] = self.state.score(seat)
            least = min(least, self.points[seat])
        if offender != NOBODY:
            self.points[offender] = least - 1

    def reward_for(self, seat: int) -> float:
        """The seat's reward, of the kind that the batch gives."""
        if self.batch.reward == SCORE:
            return self.points[seat]
        if self.batch.reward == LEAD:
            return scores.lead(self.points, self.players, seat)
        better = 0
        equal = 0
        for other in range(self.players):
            ahead = self.points[other] - self.points[seat]
            if ahead == 0:
                ahead = self.state.tie_break(other) - self.state.tie_break(seat)
            if ahead > 0:
                better += 1
            elif ahead == 0 and other != seat:
                equal += 1
        if self.batch.reward == RANK:
            return 1.0 - (better + 0.5 * equal) / max(1, self.players - 1)
        return 1.0 / (equal + 1) if better == 0 else 0.0


class SharedStep:
    """One step of all games of a batch by the actions in it, shared by several threads that do not hold the GIL."""

    __slots__ = ("batch", "counts", "few", "games")

    def __init__(self, batch: Batch, games: tuple[BatchGame, ...], few: int) -> None:
        self.batch = batch
        self.games = games
        self.few = few  # games that a thread takes at a time
        self.counts: Any = array("q", [len(games)] * nogil.COUNTS)  # none is left at first

    def offer(self) -> None:
        """Begin another step; from now on threads may take games."""
        nogil.offer(self.counts)

    def play(self) -> bool:
        """Play the games that are left and wait a little for the other threads; return whether all have been played."""
        return nogil.run_left(self.games, 1, self.few, self.counts, PATIENCE)

    def help(self) -> None:
        """Play games that are left, in this step and in those that soon follow."""
        nogil.help(self.games, 1, self.few, self.counts, PATIENCE)


def restored(batch: Batch, row: int, state: Engine) -> BatchGame:
    """A game of a batch, as a copied or pickled one comes back."""
    return batch.game(row, state)
