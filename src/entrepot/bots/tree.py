"""A tree of decisions, as searches grow it: the nodes in arrays, and from one decision to the next."""

from __future__ import annotations

from array import array

from ..core import nogil
from ..core.engine import Engine
from ..core.worker import Worker


class Tree(Worker):
    """Decisions that may follow a state. A node is a number; a child has a higher one than its parent."""

    __slots__ = (
        "capacity", "child_of", "code", "codes", "expected", "first_child", "next_sibling", "out", "players",
        "rewards", "rng", "root", "root_node", "scratch", "seat", "size", "span", "total", "visits",
    )  # fmt: skip

    def __init__(self, root: Engine, scratch: Engine, codes: int, nodes: int, seed: int) -> None:
        players = root.players
        self.root = root
        self.scratch = scratch  # the state that moves through the tree
        self.players = players
        self.seat = root.seat
        self.codes = codes
        self.rng = seed
        self.span = 80.0  # points between a lead that is lost and one that is safe
        self.capacity = nodes
        self.size = 1
        self.root_node = 0
        self.code = array("h", bytes(2 * nodes))
        self.first_child = array("i", bytes(4 * nodes))
        self.next_sibling = array("i", bytes(4 * nodes))
        self.visits = array("i", bytes(4 * nodes))
        self.total = array("d", bytes(8 * players * nodes))  # sums of rewards, by seat
        self.child_of = array("i", bytes(4 * codes))  # by code, while the children of a node are compared
        self.expected = array("d", bytes(8 * players))  # scores where a playout or simulation ends
        self.rewards = array("d", bytes(8 * players))
        self.out = [0] * 256

    def run(self, amount: int) -> int:
        """This many playouts or simulations, while other threads run."""
        done = nogil.run(self, amount)
        self.scratch.raise_error()
        return done

    # Nodes

    def clear_node(self, node: int) -> None:
        """Forget everything below a node and all its visits."""
        self.first_child[node] = 0
        self.visits[node] = 0
        for seat in range(self.players):
            self.total[self.players * node + seat] = 0.0

    def new_child(self, node: int, code: int) -> int:
        """A new child."""
        child = self.size
        self.size += 1
        self.clear_node(child)
        self.code[child] = code
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    def child(self, node: int, code: int) -> int:
        """The node's child for a code; 0 if there is none."""
        child = self.first_child[node]
        while child and self.code[child] != code:
            child = self.next_sibling[child]
        return child

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

    # From one decision to the next

    def forget(self) -> None:
        """Make the tree empty."""
        self.size = 1
        self.root_node = 0
        self.clear_node(0)

    def node_at(self, path: list[int]) -> int:
        """The node at the end of a path from the root; 0 if it was not visited."""
        node = self.root_node
        for code in path:
            node = self.child(node, code)
            if node == 0:
                return 0
        return node if self.visits[node] else 0

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
                self.move_node(node, places[node] - 1)
                self.relink(places[node] - 1, places)
        self.root_node = 0
        self.size = kept

    def number_kept(self, places: array[int]) -> int:
        """Number the nodes below the root from 1, in their order; return how many there are.

        A child comes after its parent, so that one pass finds them all.
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

    def move_node(self, node: int, place: int) -> None:
        """Move a node to a place nearer to the beginning."""
        self.code[place] = self.code[node]
        self.first_child[place] = self.first_child[node]
        self.next_sibling[place] = self.next_sibling[node]
        self.visits[place] = self.visits[node]
        for seat in range(self.players):
            self.total[self.players * place + seat] = self.total[self.players * node + seat]

    def relink(self, node: int, places: array[int]) -> None:
        """Let a node refer to the new places of others."""
        if self.first_child[node]:
            self.first_child[node] = places[self.first_child[node]] - 1
        if self.next_sibling[node]:
            self.next_sibling[node] = places[self.next_sibling[node]] - 1

    # Results

    def most_visited(self, node: int) -> int:
        """The child with the most visits; 0 if there is none."""
        child = self.first_child[node]
        best = 0
        while child:
            if best == 0 or self.visits[child] > self.visits[best]:
                best = child
            child = self.next_sibling[child]
        return best

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

    def found(self) -> list[tuple[int, int, float]]:
        """The root's children: code, visits, average reward of the seat that decides."""
        child = self.first_child[self.root_node]
        children = []
        while child:
            average = self.total[self.players * child + self.seat] / max(1, self.visits[child])
            children.append((self.code[child], self.visits[child], average))
            child = self.next_sibling[child]
        return children
