"""A tree search in which a network takes the place of playouts.

Where a simulation leaves the tree, the network evaluates the state and says which actions are promising, and all of
them become children (PUCT). Every player maximizes its own reward (max^n). What the searching seat cannot know is
re-sampled for each simulation; an action that only some samples allow gets its child when it is first seen.
"""

from __future__ import annotations

import math
from array import array

from ..core import chance, scores
from ..core.engine import Engine
from .network import Evaluator
from .tree import Tree

MAX_DEPTH = 400  # decisions of one simulation within the tree
UNTRIED = 0.12  # how much less than its parent's average an action is worth before it is tried
NOVEL = 0.1  # the prior of an action that was not legal when its parent was expanded
EVEN = 0.04  # the share of the root's priors that all its actions have in equal parts: a long search tries them all


class NetworkSearch(Tree):
    """A tree over the decisions that follow a state."""

    __slots__ = (
        "evaluator", "even", "evened", "explore", "first_code", "outlook", "outlook_width", "outlooks", "parts",
        "path", "prior", "priors", "shares",
    )  # fmt: skip

    def __init__(self, root: Engine, scratch: Engine, evaluator: Evaluator, nodes: int, seed: int) -> None:
        network = evaluator.network
        players = evaluator.players
        super().__init__(root, scratch, network.codes, nodes, seed)
        self.evaluator = evaluator  # of the state ``scratch``
        self.parts = network.parts
        self.explore = 0.2  # how much the prior counts beside the average
        self.first_code = -1  # the action that all simulations begin with; -1 leaves it to the search
        self.even = EVEN
        self.evened = -1  # the root whose priors have been evened out
        self.prior = array("d", bytes(8 * nodes))
        self.path = array("i", bytes(4 * (MAX_DEPTH + 1)))
        self.shares = array("d", bytes(8 * players))  # sums over all simulations
        self.outlook = array("d", bytes(8 * players * (1 + self.parts)))  # shares of the win, then parts of the points
        self.outlook_width = 1 + players * (1 + self.parts)
        self.outlooks = array("d", bytes(8 * self.codes * self.outlook_width))  # by the first code: how many, and sums
        self.priors = [0.0] * 256

    def clear(self) -> None:
        """Forget the tree."""
        self.forget()
        self.evened = -1
        self.clear_outlooks()

    def work(self, amount: int) -> int:
        """This many simulations."""
        done = 0
        while done < amount:
            self.simulate()
            done += 1
        return done

    def run_after(self, code: int, simulations: int) -> None:
        """This many simulations that all begin with one of the root's actions."""
        self.first_code = code
        self.run(simulations)
        self.first_code = -1

    def simulate(self) -> None:
        """Down the tree to a leaf, evaluate and expand it, and back."""
        self.rng = chance.advance(self.rng)
        self.scratch.resample(self.root, self.seat, self.rng)
        node = self.root_node
        depth = 0
        n = self.scratch.write_legal(self.out)
        if self.first_child[node] and self.evened != node:
            self.even_out(n)
        while n > 0 and self.first_child[node] and depth < MAX_DEPTH:
            child = self.select(node, n, self.scratch.seat) if depth or self.first_code < 0 else self.forced(node)
            if child == 0:
                break
            node = child
            self.path[depth] = node
            depth += 1
            n = self.scratch.advance(self.code[node], self.out)
        if n > 0:
            self.evaluator.evaluate(self.scratch.seat)
            self.evaluate()
            if self.first_child[node] == 0 and self.size + n < self.capacity:
                self.expand(node, n)
        else:
            self.count()
        self.learn(depth)

    def even_out(self, n: int) -> None:
        """Let the priors of the root's children differ less."""
        child = self.first_child[self.root_node]
        while child:
            self.prior[child] = (1.0 - self.even) * self.prior[child] + self.even / n
            child = self.next_sibling[child]
        self.evened = self.root_node

    def select(self, node: int, n: int, seat: int) -> int:
        """The most promising of the legal children: by its average and, while it is little tried, by its prior.

        0 if the tree is full and has none of them.
        """
        average = self.total[self.players * node + seat] / max(1, self.visits[node])
        spread = self.explore * math.sqrt(self.visits[node])
        best = 0
        best_score = -1e300
        before = 0
        child = self.first_child[node]
        for i in range(n):
            while child and self.code[child] < self.out[i]:
                before, child = child, self.next_sibling[child]
            if child == 0 or self.code[child] != self.out[i]:
                if self.size == self.capacity:
                    continue
                child = self.insert_child(node, before, self.out[i])
            if self.visits[child]:
                score = self.total[self.players * child + seat] / self.visits[child]
            else:
                score = average - UNTRIED
            score += spread * self.prior[child] / (1 + self.visits[child])
            if score > best_score:
                best_score = score
                best = child
        return best

    def forced(self, node: int) -> int:
        """The root's child for the action that all simulations begin with."""
        before = 0
        child = self.first_child[node]
        while child and self.code[child] < self.first_code:
            before, child = child, self.next_sibling[child]
        if child and self.code[child] == self.first_code:
            return child
        return self.insert_child(node, before, self.first_code)

    def insert_child(self, node: int, before: int, code: int) -> int:
        """A new child for a code that was not legal when the node got its children; they stay in the codes' order."""
        first = self.first_child[node]
        child = self.new_child(node, code)
        self.prior[child] = NOVEL
        if before:
            self.first_child[node] = first
            self.next_sibling[child] = self.next_sibling[before]
            self.next_sibling[before] = child
        return child

    def expand(self, node: int, n: int) -> None:
        """Give the node a child for each legal code, in their order."""
        self.evaluator.write_priors(self.out, n, self.priors)
        for i in range(n - 1, -1, -1):
            self.prior[self.new_child(node, self.out[i])] = self.priors[i]

    def evaluate(self) -> None:
        """Each seat's reward where the simulation has left the tree, by the network."""
        for seat in range(self.players):
            lead = scores.lead(self.evaluator.points, self.players, seat)
            self.rewards[seat] = scores.reward(self.evaluator.shares[seat], lead, self.span)
            self.outlook[seat] = self.evaluator.shares[seat]
        for i in range(self.players * self.parts):
            self.outlook[self.players + i] = self.evaluator.parts[i]

    def count(self) -> None:
        """Each seat's reward at the end of the game."""
        winners = 0
        for seat in range(self.players):
            self.expected[seat] = self.scratch.score(seat)
            if self.scratch.leads(seat):
                winners += 1
        for seat in range(self.players):
            lead = scores.lead(self.expected, self.players, seat)
            share = 1.0 / winners if self.scratch.leads(seat) else 0.0
            self.rewards[seat] = scores.reward(share, lead, self.span)
            self.outlook[seat] = share
            for part in range(self.parts):
                self.outlook[self.players + seat * self.parts + part] = self.scratch.score_part(seat, part)

    def learn(self, depth: int) -> None:
        """Add the rewards to all nodes passed."""
        self.visits[self.root_node] += 1
        for seat in range(self.players):
            self.total[self.players * self.root_node + seat] += self.rewards[seat]
            self.shares[seat] += self.outlook[seat]
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            for seat in range(self.players):
                self.total[self.players * node + seat] += self.rewards[seat]
        if depth:
            at = self.code[self.path[0]] * self.outlook_width
            self.outlooks[at] += 1.0
            for i in range(self.outlook_width - 1):
                self.outlooks[at + 1 + i] += self.outlook[i]

    # From one decision to the next

    def restart(self, root: Engine) -> None:
        """Search from another state, with an empty tree."""
        self.root, self.seat = root, root.seat
        self.clear()

    def move_root(self, node: int, root: Engine) -> None:
        """Make a node, and the state that it stands for, the root."""
        super().move_root(node, root)
        self.evened = -1
        self.clear_outlooks()

    def clear_outlooks(self) -> None:
        """Forget what simulations from another root have found."""
        for seat in range(self.players):
            self.shares[seat] = 0.0
        for i in range(self.codes * self.outlook_width):
            self.outlooks[i] = 0.0

    def move_node(self, node: int, place: int) -> None:
        """Move a node to a place nearer to the beginning."""
        Tree.move_node(self, node, place)
        self.prior[place] = self.prior[node]

    # Results

    def chances(self) -> list[float]:
        """Every seat's expected share of the win, over all simulations from this root."""
        return self.outlook_of(self.found_codes())[0]

    def outlook_after(self, code: int) -> tuple[list[float], list[list[float]]]:
        """Every seat's expected share of the win, and its points part by part, after one of the root's actions."""
        return self.outlook_of([code])

    def outlook_of(self, codes: list[int]) -> tuple[list[float], list[list[float]]]:
        """The same for several actions, weighted by their visits."""
        rows = [self.outlooks[code * self.outlook_width : (code + 1) * self.outlook_width] for code in codes]
        total = max(1.0, sum(row[0] for row in rows))
        means = [sum(row[i] for row in rows) / total for i in range(1, self.outlook_width)]
        shares, points = means[: self.players], means[self.players :]
        return shares, [points[seat * self.parts : (seat + 1) * self.parts] for seat in range(self.players)]

    def found_codes(self) -> list[int]:
        """The codes of the root's children."""
        return [code for code, _, _ in self.found()]

    def line(self, code: int) -> list[int]:
        """The most visited continuation that begins with an action."""
        node = self.child(self.root_node, code)
        codes = []
        while node and self.visits[node]:
            codes.append(self.code[node])
            node = self.most_visited(node)
        return codes
