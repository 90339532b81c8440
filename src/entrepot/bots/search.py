"""Monte Carlo tree search for any game: a tree of decisions, grown by playouts.

Every player maximises the own reward (max^n): mostly the share in the win, a little the lead, so that a won game is
still played well. What the searching seat cannot know is drawn anew for each playout, so one tree serves all the
games it may be in; a child that was not on offer in a playout is not blamed for it.
Playouts learn which actions tend to do well (move-average sampling) and prefer them.
"""

from __future__ import annotations

import math
from array import array

from ..core import chance, freely
from ..core.engine import Engine
from ..core.worker import Worker

LONGEST = 4000  # decisions of one playout that are remembered


class Search(Worker):
    """A tree over the decisions that follow a state."""

    __slots__ = (
        "code", "codes", "cut", "deep", "explore", "first", "full", "gains", "greed", "hopes", "moves", "next",
        "offers", "out", "path", "peak", "players", "prefer", "rewards", "rng", "root", "scratch", "seat", "size",
        "slot", "span", "summit", "top", "tries", "value", "visits",
    )  # fmt: skip

    def __init__(self, root: Engine, codes: int, nodes: int, seed: int) -> None:
        self.root = root
        self.scratch = root.copy()
        self.players = root.players
        self.seat = root.seat
        self.codes = codes
        self.rng = seed
        self.explore = 0.6  # how much uncertainty counts beside the average
        self.span = 80.0  # points between a lead that is lost and one that is safe
        self.prefer = 160  # of 256 playout decisions take what has done best so far
        self.cut = LONGEST  # decisions after which a playout is judged as it stands
        self.deep = LONGEST  # decisions that the tree reaches down
        self.greed = 0.0  # how much the best playout through a node counts, beside the average
        self.full = nodes
        self.size = 1
        self.top = 0  # the node of the root state
        self.code = array("h", bytes(2 * nodes))
        self.first = array("i", bytes(4 * nodes))  # child
        self.next = array("i", bytes(4 * nodes))  # sibling
        self.visits = array("i", bytes(4 * nodes))
        self.offers = array("i", bytes(4 * nodes))  # how often it could have been chosen
        self.value = array("d", bytes(8 * 5 * nodes))  # sums of rewards, by seat
        self.peak = array("d", bytes(8 * nodes))  # the searching seat's best reward
        self.summit = -1000.0  # its best lead, in spans
        self.slot = array("i", bytes(4 * codes))  # the child for a code, while a node is looked at
        self.tries = array("i", bytes(4 * 5 * codes))
        self.gains = array("d", bytes(8 * 5 * codes))
        self.path = array("i", bytes(4 * 4096))
        self.moves = array("i", bytes(4 * 4096))
        self.hopes = array("d", bytes(8 * 5))  # what each seat may expect where a playout ends
        self.rewards = array("d", bytes(8 * 5))
        self.out = [0] * 256

    def work(self, amount: int) -> int:
        """So many playouts."""
        done = 0
        while done < amount:
            self.playout()
            done += 1
        return done

    def run(self, playouts: int) -> int:
        """So many playouts, while other threads run."""
        return freely.run(self, playouts)

    def playout(self) -> None:
        """Down the tree, one new node, on to the end, and back."""
        self.rng = chance.advance(self.rng)
        if not self.scratch.restart():
            self.scratch.reset(self.root, self.seat, self.rng)
        node = self.top
        depth = 0
        moves = 0
        n = self.scratch.write_legal(self.out)
        growing = True
        while n > 0 and moves < self.cut:
            seat = self.scratch.seat
            if growing and depth < self.deep:
                before = self.size
                node = self.descend(node, n, seat)
                self.path[depth] = node
                depth += 1
                growing = self.size == before and node > 0
                chosen = self.code[node] if node > 0 else self.sample(n, seat)
            else:
                chosen = self.sample(n, seat)
            self.moves[moves] = self.codes * seat + chosen
            moves += 1
            n = self.scratch.advance(chosen, self.out)
        self.judge()
        self.learn(depth, moves)

    def descend(self, node: int, n: int, seat: int) -> int:
        """The child to go to: a new one while there are few, else the one with the best prospects."""
        self.mark_children(node)
        fresh = -1
        best_hope = -1.0
        known = 0
        for i in range(n):
            if self.slot[self.out[i]] == 0:
                hope = self.average(self.codes * seat + self.out[i]) + 0.001 * self.draw(256)
                if hope > best_hope:
                    best_hope = hope
                    fresh = self.out[i]
            else:
                known += 1
        wide = known > 2 and known * known > 4 * self.visits[node]
        if fresh >= 0 and not wide and self.size < self.full:
            chosen = self.add_child(node, fresh)
        else:
            chosen = self.best_child(n, seat)
        self.unmark_children(node)
        return chosen

    def mark_children(self, node: int) -> None:
        """Note for each child's code which child it is."""
        child = self.first[node]
        while child:
            self.slot[self.code[child]] = child
            child = self.next[child]

    def unmark_children(self, node: int) -> None:
        """Clean up after ``mark_children``."""
        child = self.first[node]
        while child:
            self.slot[self.code[child]] = 0
            child = self.next[child]

    def add_child(self, node: int, code: int) -> int:
        """A new child."""
        child = self.size
        self.size += 1
        self.code[child] = code
        self.next[child] = self.first[node]
        self.first[node] = child
        self.offers[child] = 1
        return child

    def best_child(self, n: int, seat: int) -> int:
        """By average reward and how little is known (UCB), among those on offer."""
        best = 0
        best_score = -1.0
        for i in range(n):
            child = self.slot[self.out[i]]
            if child:
                self.offers[child] += 1
                visits = self.visits[child] + 0.001
                score = (1.0 - self.greed) * self.value[5 * child + seat] / visits + self.greed * self.peak[child]
                score += self.explore * math.sqrt(math.log(self.offers[child] + 1.0) / visits)
                if score > best_score:
                    best_score = score
                    best = child
        return best

    def average(self, move: int) -> float:
        """What a code has brought its seat in playouts so far; hopeful while nothing is known."""
        if self.tries[move] == 0:
            return 1.0
        return self.gains[move] / self.tries[move]

    def draw(self, n: int) -> int:
        """A random number below n."""
        self.rng = chance.advance(self.rng)
        return chance.below(self.rng, n)

    def sample(self, n: int, seat: int) -> int:
        """A playout's choice: what the state advises, or often the best of what was learned, else any."""
        advised = self.scratch.advise(self.out, n, self.rng)
        if advised >= 0:
            return advised
        if self.draw(256) >= self.prefer:
            return self.out[self.draw(n)]
        best = self.out[0]
        best_score = -1.0
        for i in range(n):
            score = self.average(self.codes * seat + self.out[i])
            if score > best_score:
                best_score = score
                best = self.out[i]
        return best

    def judge(self) -> None:
        """Each seat's reward: three quarters for the win, one for the lead.

        Before the end it is the lead alone. Then nothing is quite sure, and no lead so large that more would not count.
        """
        winners = 0
        for seat in range(self.players):
            self.hopes[seat] = self.scratch.promise(seat)
            if self.scratch.over and self.scratch.leads(seat):
                winners += 1
        for seat in range(self.players):
            lead = self.lead(seat) / self.span
            if seat == self.seat:
                self.summit = max(self.summit, lead)
            if not self.scratch.over:
                self.rewards[seat] = 0.5 + 0.9 * lead / (1.0 + 2.0 * abs(lead))
            else:
                self.rewards[seat] = 0.25 * min(1.0, max(0.0, 0.5 + lead))
                if self.scratch.leads(seat):
                    self.rewards[seat] += 0.75 / winners

    def lead(self, seat: int) -> float:
        """How far the seat is ahead of the best of the others, or seems to be going to."""
        best = -1000.0
        for other in range(self.players):
            if other != seat:
                best = max(best, self.hopes[other])
        return self.hopes[seat] - best

    def learn(self, depth: int, moves: int) -> None:
        """The rewards go to all nodes passed and to all actions played."""
        self.visits[self.top] += 1
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.peak[node] = max(self.peak[node], self.rewards[self.seat])
            for seat in range(self.players):
                self.value[5 * node + seat] += self.rewards[seat]
        for i in range(moves):
            move = self.moves[i]
            self.tries[move] += 1
            self.gains[move] += self.rewards[move // self.codes]

    # From one decision to the next

    def follow(self, root: Engine, path: list[int]) -> bool:
        """Make the node at the end of the path the top, if it was visited and there is room to grow; tell whether."""
        node = self.top
        for code in path:
            node = self.child(node, code)
            if node == 0:
                return False
        if self.visits[node] == 0 or 4 * self.size > 3 * self.full:
            return False
        self.top, self.root, self.seat = node, root, root.seat
        return True

    def child(self, node: int, code: int) -> int:
        """The node's child for a code; 0 if there is none."""
        child = self.first[node]
        while child and self.code[child] != code:
            child = self.next[child]
        return child

    # What was found

    def margin(self) -> int:
        """By how many visits the root's most visited child is ahead of the next."""
        child = self.first[self.top]
        best = 0
        second = 0
        while child:
            visits = self.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return best - second

    def highest(self) -> int:
        """The code that the best playout began with."""
        peaks = self.peaks()
        return max(peaks, key=lambda code: peaks[code])

    def peaks(self) -> dict[int, float]:
        """The best reward of a playout that began with each code."""
        child = self.first[self.top]
        best = {}
        while child:
            best[self.code[child]] = self.peak[child]
            child = self.next[child]
        return best

    def found(self) -> list[tuple[int, int, float]]:
        """The root's children: code, visits, average reward of the seat that decides."""
        child = self.first[self.top]
        children = []
        while child:
            average = self.value[5 * child + self.seat] / max(1, self.visits[child])
            children.append((self.code[child], self.visits[child], average))
            child = self.next[child]
        return children
