"""Monte Carlo tree search for any game: a tree of decisions, grown by playouts.

Every player maximises its own reward (max^n): mostly the share of the win, a little the lead, so that a won game is
still played well. What the searching seat cannot know is re-sampled for each playout, so that one tree serves all
worlds the seat may be in; a child that was not legal in a playout is not blamed for it.
Playouts learn which actions tend to do well (move-average sampling) and prefer them.
"""

from __future__ import annotations

import math
from array import array

from ..core import chance, scores
from ..core.engine import Engine
from .tree import Tree

MAX_DECISIONS = 4000  # of one playout that are remembered
LOGARITHMS = [math.log(number) for number in range(1, 1025)]  # most that a search needs


def log_after(number: int) -> float:
    """The logarithm of the next number."""
    return LOGARITHMS[number] if number < 1024 else math.log(number + 1.0)


class Search(Tree):
    """A tree over the decisions that follow a state."""

    __slots__ = (
        "best_lead", "best_reward", "best_weight", "explore", "learned_share", "max_depth", "max_playout",
        "move_rewards", "move_visits", "moves", "offers", "path",
    )  # fmt: skip

    def __init__(self, root: Engine, codes: int, nodes: int, seed: int) -> None:
        super().__init__(root, root.copy(), codes, nodes, seed)
        moves = root.players * codes
        self.explore = 0.6  # how much uncertainty counts beside the average
        self.learned_share = 160  # of 256 playout decisions take what has done best so far
        self.max_playout = MAX_DECISIONS  # decisions after which a playout is evaluated as it stands
        self.max_depth = MAX_DECISIONS  # of the tree
        self.best_weight = 0.0  # how much the best playout through a node counts, beside the average
        self.offers = array("i", bytes(4 * nodes))  # how often it could have been chosen
        self.best_reward = array("d", bytes(8 * nodes))  # of the searching seat
        self.best_lead = -1e300  # of the searching seat in any playout, in points
        self.move_visits = array("i", bytes(4 * moves))
        self.move_rewards = array("d", bytes(8 * moves))
        self.path = array("i", bytes(4 * MAX_DECISIONS))
        self.moves = array("i", bytes(4 * MAX_DECISIONS))

    def work(self, amount: int) -> int:
        """This many playouts."""
        done = 0
        while done < amount:
            self.playout()
            done += 1
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

    def add_child(self, node: int, code: int) -> int:
        """A new child."""
        child = self.new_child(node, code)
        self.offers[child] = 1
        self.best_reward[child] = 0.0
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

    def restart(self, root: Engine, seed: int) -> None:
        """Search from another state, with an empty tree. ``scratch`` still restarts from what it was copied from."""
        self.root, self.seat, self.rng = root, root.seat, seed
        self.clear()

    def clear(self) -> None:
        """Forget the tree, and what playouts have learned."""
        self.forget()
        self.best_lead = -1e300
        for move in range(self.players * self.codes):
            self.move_visits[move] = 0
            self.move_rewards[move] = 0.0

    def move_node(self, node: int, place: int) -> None:
        """Move a node to a place nearer to the beginning."""
        Tree.move_node(self, node, place)
        self.offers[place] = self.offers[node]
        self.best_reward[place] = self.best_reward[node]

    # Results

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
