"""Monte Carlo tree search for any game: a tree of decisions, grown by playouts.

Every player maximises its own reward (max^n): mostly the share of the win, a little the lead, so that a won game is
still played well. What the searching seat cannot know is re-sampled for each playout, so that one tree serves all
worlds the seat may be in; a child that was not legal in a playout is not blamed for it.
Playouts learn which actions tend to do well (move-average sampling) and prefer them.
"""

from __future__ import annotations

import math
from array import array

from ..core import chance, nogil, scores
from ..core.engine import Engine
from ..core.worker import Worker

MAX_DECISIONS = 4000  # of one playout that are remembered
LOGARITHMS = [math.log(number) for number in range(1, 1025)]  # most that a search needs


def log_after(number: int) -> float:
    """The logarithm of the next number."""
    return LOGARITHMS[number] if number < 1024 else math.log(number + 1.0)


class Search(Worker):
    """A tree over the decisions that follow a state."""

    __slots__ = (
        "best_lead", "best_reward", "best_weight", "capacity", "child_of", "code", "codes", "expected", "explore",
        "first_child", "learned_share", "max_depth", "max_playout", "move_rewards", "move_visits", "moves",
        "next_sibling", "offers", "out", "path", "players", "rewards", "rng", "root", "root_node", "scratch",
        "seat", "size", "span", "total", "visits",
    )  # fmt: skip

    def __init__(self, root: Engine, codes: int, nodes: int, seed: int) -> None:
        players = root.players
        self.root = root
        self.scratch = root.copy()
        self.players = players
        self.seat = root.seat
        self.codes = codes
        self.rng = seed
        self.explore = 0.6  # how much uncertainty counts beside the average
        self.span = 80.0  # points between a lead that is lost and one that is safe
        self.learned_share = 160  # of 256 playout decisions take what has done best so far
        self.max_playout = MAX_DECISIONS  # decisions after which a playout is evaluated as it stands
        self.max_depth = MAX_DECISIONS  # of the tree
        self.best_weight = 0.0  # how much the best playout through a node counts, beside the average
        self.capacity = nodes
        self.size = 1
        self.root_node = 0
        self.code = array("h", bytes(2 * nodes))
        self.first_child = array("i", bytes(4 * nodes))
        self.next_sibling = array("i", bytes(4 * nodes))
        self.visits = array("i", bytes(4 * nodes))
        self.offers = array("i", bytes(4 * nodes))  # how often it could have been chosen
        self.total = array("d", bytes(8 * players * nodes))  # sums of rewards, by seat
        self.best_reward = array("d", bytes(8 * nodes))  # of the searching seat
        self.best_lead = -1e300  # of the searching seat in any playout, in points
        self.child_of = array("i", bytes(4 * codes))  # by code, while the children of a node are compared
        self.move_visits = array("i", bytes(4 * players * codes))
        self.move_rewards = array("d", bytes(8 * players * codes))
        self.path = array("i", bytes(4 * MAX_DECISIONS))
        self.moves = array("i", bytes(4 * MAX_DECISIONS))
        self.expected = array("d", bytes(8 * players))  # scores where a playout ends
        self.rewards = array("d", bytes(8 * players))
        self.out = [0] * 256

    def work(self, amount: int) -> int:
        """This many playouts."""
        done = 0
        while done < amount:
            self.playout()
            done += 1
        return done

    def run(self, playouts: int) -> int:
        """This many playouts, while other threads run."""
        done = nogil.run(self, playouts)
        self.scratch.raise_error()
        return done

    def playout(self) -> None:
        """Down the tree, one new node, on to the end, and back."""
        self.rng = chance.advance(self.rng)
        if not self.scratch.restart():
            self.scratch.resample(self.root, self.seat, self.rng)
        node = self.root_node
        depth = 0
        moves = 0
        n = self.scratch.write_legal(self.out)
        growing = True
        while n > 0 and moves < self.max_playout:
            seat = self.scratch.seat
            if growing and depth < self.max_depth:
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
        self.evaluate()
        self.learn(depth, moves)

    def descend(self, node: int, n: int, seat: int) -> int:
        """The child to go to: a new one while there are few, else the most promising one."""
        self.mark_children(node)
        fresh = -1
        best_average = -1.0
        known = 0
        for i in range(n):
            if self.child_of[self.out[i]] == 0:
                average = self.average(self.codes * seat + self.out[i]) + 0.001 * self.draw(256)
                if average > best_average:
                    best_average = average
                    fresh = self.out[i]
            else:
                known += 1
        wide = known > 2 and known * known > 4 * self.visits[node]
        if fresh >= 0 and not wide and self.size < self.capacity:
            chosen = self.add_child(node, fresh)
        else:
            chosen = self.best_child(n, seat)
        self.unmark_children(node)
        return chosen

    def mark_children(self, node: int) -> None:
        """Note for each child's code which child it is."""
        child = self.first_child[node]
        while child:
            self.child_of[self.code[child]] = child
            child = self.next_sibling[child]

    def unmark_children(self, node: int) -> None:
        """Clean up after ``mark_children``."""
        child = self.first_child[node]
        while child:
            self.child_of[self.code[child]] = 0
            child = self.next_sibling[child]

    def add_child(self, node: int, code: int) -> int:
        """A new child."""
        child = self.size
        self.size += 1
        self.code[child] = code
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        self.offers[child] = 1
        return child

    def best_child(self, n: int, seat: int) -> int:
        """By average reward and uncertainty (UCB), among those that are legal."""
        best = 0
        best_score = -1.0
        for i in range(n):
            child = self.child_of[self.out[i]]
            if child:
                self.offers[child] += 1
                visits = self.visits[child] + 0.001
                score = (1.0 - self.best_weight) * self.total[self.players * child + seat] / visits
                score += self.best_weight * self.best_reward[child]
                score += self.explore * math.sqrt(log_after(self.offers[child]) / visits)
                if score > best_score:
                    best_score = score
                    best = child
        return best

    def average(self, move: int) -> float:
        """The average reward of a seat's action in playouts so far; optimistic while there is none."""
        if self.move_visits[move] == 0:
            return 1.0
        return self.move_rewards[move] / self.move_visits[move]

    def draw(self, n: int) -> int:
        """A random number below n."""
        self.rng = chance.advance(self.rng)
        return chance.below(self.rng, n)

    def sample(self, n: int, seat: int) -> int:
        """A playout's choice: the state's policy, or often the best action so far, else any."""
        chosen = self.scratch.policy(self.out, n, self.rng)
        if chosen >= 0:
            return chosen
        if self.draw(256) >= self.learned_share:
            return self.out[self.draw(n)]
        best = self.out[0]
        best_average = -1.0
        for i in range(n):
            average = self.average(self.codes * seat + self.out[i])
            if average > best_average:
                best_average = average
                best = self.out[i]
        return best

    def evaluate(self) -> None:
        """Each seat's reward where the playout has ended."""
        winners = 0
        for seat in range(self.players):
            self.expected[seat] = self.scratch.evaluate(seat)
            if self.scratch.over and self.scratch.leads(seat):
                winners += 1
        for seat in range(self.players):
            lead = scores.lead(self.expected, self.players, seat)
            if seat == self.seat:
                self.best_lead = max(self.best_lead, lead)
            if self.scratch.over:
                share = 1.0 / winners if self.scratch.leads(seat) else 0.0
                self.rewards[seat] = scores.reward(share, lead, self.span)
            else:
                self.rewards[seat] = scores.reward_before_end(lead, self.span)

    def learn(self, depth: int, moves: int) -> None:
        """Add the rewards to all nodes passed and to all actions played."""
        self.visits[self.root_node] += 1
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.best_reward[node] = max(self.best_reward[node], self.rewards[self.seat])
            for seat in range(self.players):
                self.total[self.players * node + seat] += self.rewards[seat]
        for i in range(moves):
            move = self.moves[i]
            self.move_visits[move] += 1
            self.move_rewards[move] += self.rewards[move // self.codes]

    # From one decision to the next

    def node_at(self, path: list[int]) -> int:
        """The node at the end of a path from the root; 0 if it was not visited."""
        node = self.root_node
        for code in path:
            node = self.child(node, code)
            if node == 0:
                return 0
        return node if self.visits[node] else 0

    def restart(self, root: Engine, seed: int) -> None:
        """Search from another state of the same game, with an empty tree; ``scratch`` must still serve."""
        self.root, self.seat, self.rng = root, root.seat, seed
        self.clear()

    def clear(self) -> None:
        """Forget the tree, and what playouts have learned."""
        for node in range(self.size):
            self.clear_node(node)
        for move in range(self.players * self.codes):
            self.move_visits[move] = 0
            self.move_rewards[move] = 0.0
        self.size = 1
        self.root_node = 0
        self.best_lead = -1e300

    def move_root(self, node: int, root: Engine) -> None:
        """Make a node, and the state that it stands for, the root."""
        self.root_node, self.root, self.seat = node, root, root.seat

    def compact(self) -> None:
        """Remove all nodes that are not below the root, to make room; the root becomes node 0."""
        places = array("i", bytes(4 * self.size))  # 1 + the new place of each node that is kept
        kept = self.number_kept(places)
        self.next_sibling[self.root_node] = 0
        for node in range(self.root_node, self.size):
            if places[node]:
                self.move_node(node, places[node] - 1, places)
        for node in range(kept, self.size):
            self.clear_node(node)
        self.root_node = 0
        self.size = kept

    def number_kept(self, places: array[int]) -> int:
        """Number the nodes below the root from 1, in their order; return how many there are.

        A child is stored after its parent, so that one pass finds them all.
        """
        places[self.root_node] = 1
        kept = 0
        for node in range(self.root_node, self.size):
            if places[node]:
                kept += 1
                places[node] = kept
                child = self.first_child[node]
                while child:
                    places[child] = 1
                    child = self.next_sibling[child]
        return kept

    def move_node(self, node: int, place: int, places: array[int]) -> None:
        """Move a node nearer to the beginning, where it refers to the new places of others."""
        child = self.first_child[node]
        sibling = self.next_sibling[node]
        self.code[place] = self.code[node]
        self.first_child[place] = places[child] - 1 if child else 0
        self.next_sibling[place] = places[sibling] - 1 if sibling else 0
        self.visits[place] = self.visits[node]
        self.offers[place] = self.offers[node]
        self.best_reward[place] = self.best_reward[node]
        for seat in range(self.players):
            self.total[self.players * place + seat] = self.total[self.players * node + seat]

    def clear_node(self, node: int) -> None:
        """Make a node as good as new."""
        self.first_child[node] = 0
        self.visits[node] = 0
        self.best_reward[node] = 0.0
        for seat in range(self.players):
            self.total[self.players * node + seat] = 0.0

    def child(self, node: int, code: int) -> int:
        """The node's child for a code; 0 if there is none."""
        child = self.first_child[node]
        while child and self.code[child] != code:
            child = self.next_sibling[child]
        return child

    # Results

    def margin(self) -> int:
        """By how many visits the root's most visited child is ahead of the next."""
        child = self.first_child[self.root_node]
        best = 0
        second = 0
        while child:
            visits = self.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = self.next_sibling[child]
        return best - second

    def best_code(self) -> int:
        """The code that the best playout began with."""
        rewards = self.best_rewards()
        return max(rewards, key=lambda code: rewards[code])

    def best_rewards(self) -> dict[int, float]:
        """The best reward of a playout that began with each code."""
        child = self.first_child[self.root_node]
        best = {}
        while child:
            best[self.code[child]] = self.best_reward[child]
            child = self.next_sibling[child]
        return best

    def found(self) -> list[tuple[int, int, float]]:
        """The root's children: code, visits, average reward of the seat that decides."""
        child = self.first_child[self.root_node]
        children = []
        while child:
            average = self.total[self.players * child + self.seat] / max(1, self.visits[child])
            children.append((self.code[child], self.visits[child], average))
            child = self.next_sibling[child]
        return children
