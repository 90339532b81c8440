"""Plays games against itself and records what a network can learn from them; compiled, without Python per decision.

A sample is what the deciding seat observes, what a search found there (the share of visits of each action, and
everybody's chances), and how the game ended. All seats of a sample are counted from the deciding one.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from ..bots.network_search import NetworkSearch
from ..core import buffers, chance, nogil
from ..core.encoder import Encoder
from ..core.engine import Engine
from ..core.worker import Worker

KEPT_CODES = 24  # actions of a sample whose visits are kept: the most visited ones
MAX_DECISIONS = 3000  # of one game; an unlucky network may go round in circles
NO_LINE = -1


class Recorder(Worker):
    """Games of one kind, and the samples from them."""

    __slots__ = (
        "capacity", "codes", "decisions", "early", "encoder", "error", "first", "full_share", "full_simulations",
        "games", "legal", "legal_width", "line_of", "line_share", "lines", "noise", "number_of_lines", "observations",
        "out", "outcomes", "parts", "players", "points", "policy_codes", "policy_shares", "quick_simulations",
        "record_share", "rng", "search", "searched", "seats", "seeds", "set_up", "size", "state", "values", "width",
    )  # fmt: skip

    def __init__(
        self,
        set_up: Callable[[int], Engine],
        state: Engine,
        encoder: Encoder,
        search: NetworkSearch | None,
        codes: int,
        parts: int,
        width: int,
        capacity: int,
        seed: int,
        lines: Sequence[Sequence[int]] = (),
    ) -> None:
        players = state.players
        self.set_up = set_up
        self.error: BaseException | None = None
        self.state = state
        self.encoder = encoder
        self.search: Any = search  # without one, the game's playout policy plays
        if search is not None:
            search.root = state
        self.players = players
        self.parts = parts
        self.codes = codes
        self.width = width
        self.capacity = capacity
        self.size = 0
        self.games = 0
        self.first = 0  # the first sample of the game
        self.decisions = 0  # of the game
        self.full_simulations = 160
        self.quick_simulations = 24
        self.full_share = 0.25  # of the decisions that are searched in full and teach the policy
        self.record_share = 0.3  # of the others that are recorded
        self.noise = 0.25  # the share of the priors at the root that is random
        self.line_share = 0.0  # of the seats that follow a line
        self.early = 60  # decisions in which actions are drawn by their visits; later, the most visited is played
        self.rng = seed
        self.seeds = seed
        self.number_of_lines = len(lines)
        self.lines = array("B", bytes(max(1, len(lines) * codes)))  # 1 for each code of a line
        for number, line in enumerate(lines):
            for code in line:
                self.lines[number * codes + code] = 1
        self.line_of = array("i", [NO_LINE] * players)
        self.observations: Any = array("B", bytes(capacity * width))
        self.policy_codes = array("h", [-1] * (capacity * KEPT_CODES))
        self.policy_shares = array("f", bytes(4 * capacity * KEPT_CODES))
        self.values = array("f", bytes(4 * capacity * players))
        self.outcomes = array("f", bytes(4 * capacity * players))
        self.points = array("f", bytes(4 * capacity * players * parts))
        self.searched = array("B", bytes(capacity))
        self.legal_width = buffers.bytes_for(codes)
        self.legal: Any = array("B", bytes(capacity * self.legal_width))  # the legal codes, a bit for each
        self.seats = array("B", bytes(capacity))
        self.out = [0] * 256

    def run(self, games: int) -> int:
        """Play this many games, or fewer if there is no more room for samples."""
        done = nogil.run(self, games)
        if self.error is not None:
            raise self.error
        return done

    def arrays(self) -> dict[str, Any]:
        """The samples, as flat arrays."""
        return {
            "observations": self.observations, "policy_codes": self.policy_codes, "policy_shares": self.policy_shares,
            "values": self.values, "outcomes": self.outcomes, "points": self.points, "searched": self.searched,
            "legal": self.legal,
        }  # fmt: skip

    def work(self, amount: int) -> int:
        """Play this many games."""
        before = self.games
        while self.games - before < amount and self.error is None and self.capacity - self.size > MAX_DECISIONS:
            self.begin()
            if self.error is None:
                self.play_game()
                self.finish()
        return self.games - before

    def begin(self) -> None:
        """A new game."""
        try:
            self.seeds = chance.advance(self.seeds)
            self.state.take(self.set_up(chance.independent(self.seeds, self.games) >> 11))
        except BaseException as error:
            self.error = error
        self.first = self.size
        self.decisions = 0
        self.draw_lines()

    def draw_lines(self) -> None:
        """Let some seats follow a line."""
        for seat in range(self.players):
            self.line_of[seat] = NO_LINE
            if self.number_of_lines and self.random() < self.line_share:
                self.line_of[seat] = int(self.random() * self.number_of_lines)

    def play_game(self) -> None:
        """From the beginning to the end."""
        n = self.state.write_legal(self.out)
        while n == 1:
            n = self.state.advance(self.out[0], self.out)
        while n > 0 and self.decisions < MAX_DECISIONS:
            n = self.state.advance(self.decide(n), self.out)
            self.decisions += 1

    def decide(self, n: int) -> int:
        """The next action; the position may become a sample."""
        code = self.follow_line(n)
        if self.search is None:
            return self.guided(n) if code < 0 else code
        full = self.random() < self.full_share
        simulations = self.full_simulations if full else self.quick_simulations
        if code >= 0 and not full:
            return code
        self.search.clear()
        self.search.seat = self.state.seat
        self.search.simulate()
        if full:
            self.add_noise()
        self.search.work(simulations - 1)
        if full or self.random() < self.record_share:
            self.record_search(self.record(n), full)
        return self.choose() if code < 0 else code

    def follow_line(self, n: int) -> int:
        """What the seat's line says; -1 if nothing."""
        line = self.line_of[self.state.seat]
        if line == NO_LINE or self.random() < 0.1:
            return -1
        for i in range(n):
            if self.lines[line * self.codes + self.out[i]]:
                return self.out[i]
        return -1

    def guided(self, n: int) -> int:
        """As the game's playout policy chooses, or any action."""
        self.rng = chance.advance(self.rng)
        code = self.state.policy(self.out, n, self.rng)
        if code < 0:
            return self.out[chance.below(self.rng, n)]
        if self.random() < self.record_share:
            self.record_choice(n, code)
        return code

    def record_choice(self, n: int, code: int) -> None:
        """A new sample in which one action was chosen, and nobody knows how good the others are."""
        row = self.record(n)
        self.policy_codes[row * KEPT_CODES] = code
        self.policy_shares[row * KEPT_CODES] = 1.0
        self.searched[row] = 1

    # Games that others play

    def note(self, state: Engine, code: int) -> None:
        """Record what somebody else has chosen."""
        self.state.take(state)
        self.record_choice(self.state.write_legal(self.out), code)

    def conclude(self, state: Engine) -> None:
        """Add the outcome of the game to the samples noted since the last one."""
        self.state.take(state)
        self.finish()
        self.first = self.size

    # Searches

    def add_noise(self) -> None:
        """Make the priors at the root partly random, so that everything is tried now and then."""
        total = 0.0
        child = self.search.first_child[0]
        while child:
            weight = self.random()
            self.search.total[self.players * child] = weight * weight * weight + 1e-9
            total += self.search.total[self.players * child]
            child = self.search.next_sibling[child]
        child = self.search.first_child[0]
        while child:
            weight = self.search.total[self.players * child] / total
            self.search.total[self.players * child] = 0.0
            self.search.prior[child] = (1.0 - self.noise) * self.search.prior[child] + self.noise * weight
            child = self.search.next_sibling[child]

    def choose(self) -> int:
        """The most visited action; early in the game, any with the probability of its visits."""
        if self.decisions >= self.early and self.random() >= 0.05:
            return int(self.search.code[self.search.most_visited(0)])
        left = self.random() * (self.search.visits[0] - 1)
        child = self.search.first_child[0]
        while child and left >= self.search.visits[child] and self.search.next_sibling[child]:
            left -= self.search.visits[child]
            child = self.search.next_sibling[child]
        return int(self.search.code[child])

    def record(self, n: int) -> int:
        """A new sample of what the deciding seat observes."""
        row = self.size
        self.encoder.write(self.state.seat, buffers.first(self.observations), row * self.width)
        self.observations[(row + 1) * self.width - 1] = self.players
        self.seats[row] = self.state.seat
        self.searched[row] = 0
        for i in range(n):
            buffers.add_member(self.out[i], buffers.first(self.legal), row * self.legal_width)
        self.size += 1
        return row

    def record_search(self, row: int, full: bool) -> None:
        """Add what the search has found."""
        self.searched[row] = full
        for relative in range(self.players):
            self.values[row * self.players + relative] = (
                self.search.shares[(self.state.seat + relative) % self.players] / self.search.visits[0]
            )
        at = row * KEPT_CODES
        total = 0.0
        for i in range(KEPT_CODES):
            best = self.search.most_visited(0)
            if self.search.visits[best] <= 0:
                break
            self.policy_codes[at + i] = self.search.code[best]
            self.policy_shares[at + i] = self.search.visits[best]
            total += self.search.visits[best]
            self.search.visits[best] = -self.search.visits[best]  # counted
        child = self.search.first_child[0]
        while child:
            if self.search.visits[child] < 0:
                self.search.visits[child] = -self.search.visits[child]
            child = self.search.next_sibling[child]
        for i in range(KEPT_CODES):
            self.policy_shares[at + i] /= total

    def finish(self) -> None:
        """Add the outcome to all samples of the game."""
        winners = 0
        for seat in range(self.players):
            if self.state.leads(seat):
                winners += 1
        for row in range(self.first, self.size):
            for relative in range(self.players):
                seat = (self.seats[row] + relative) % self.players
                share = 1.0 / winners if self.state.leads(seat) else 0.0
                self.outcomes[row * self.players + relative] = share
                if self.search is None:
                    self.values[row * self.players + relative] = share
                for part in range(self.parts):
                    self.points[(row * self.players + relative) * self.parts + part] = self.state.score_part(seat, part)
        self.games += 1

    def random(self) -> float:
        """From 0 to 1."""
        self.rng = chance.advance(self.rng)
        return chance.bits32(self.rng) / 4294967296.0
