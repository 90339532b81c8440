"""The player: asks one of our bots, and remembers what it wants where the kit asks in smaller steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

import entrepot
from entrepot.bots.mcts import Mcts
from entrepot.core.game import Game

from .actions import PASS, manning, number_of
from .table import GOODS, PHASES, occupied, position

LEAST = 0.001  # seconds for a search that should have ended


class Player:
    """Answers the kit's questions about one game. ``seconds`` is all it may spend on one of them.

    A mayor's turn is a question for each colonist in the kit and a question for each place in ours, and the storage
    is several questions in both. Each is decided as a whole at its first question, in the time for that one question.
    """

    def __init__(self, bot: Mcts, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds
        self.seed = bot.seed
        self.wanted: Counter[int] = Counter()
        """What remains to be done of a turn that is decided: how often each of the kit's actions."""

    def answer(self, game: Any, mask: Any) -> int:
        """The kit's number of a legal action."""
        end = monotonic() + self.seconds
        legal = [number for number, is_legal in enumerate(mask) if is_legal]
        if len(legal) == 1:
            return legal[0]
        phase = PHASES[game.current_phase]
        if phase == "mayor":
            return self.next_wanted(legal, lambda: self.arrangement(game, mask, end), is_first_placement(game))
        if phase == "storage":
            return self.next_wanted(legal, lambda: self.storage(game, mask, end), is_first_storing(game))
        table = self.load(game, mask)
        return number_of(self.choose(table, end))

    def load(self, game: Any, mask: Any) -> Game:
        """The kit's game in our engine, with plantations shuffled differently each time."""
        self.seed += 1
        return entrepot.load(position(game, mask), seed=self.seed)

    def choose(self, table: Game, end: float) -> str:
        """The bot's choice in our notation, without the seat."""
        self.bot.budget = replace(self.bot.budget, seconds=max(LEAST, end - monotonic()))
        return (self.bot.choose(table) if monotonic() < end else self.hurried(table)).partition(" ")[2]

    def hurried(self, table: Game) -> str:
        """When the time is up: what the tree of the last question says, without searching the ending."""
        seen = table.seen_by(table.state.seat, self.seed)
        return max(self.bot.choices(table, seen, self.seed), key=lambda choice: choice.visits).action

    # Turns that are decided as a whole

    def next_wanted(self, legal: list[int], decide: Callable[[], Counter[int]], is_first: bool) -> int:
        """The next of the actions that were decided at the first question of the turn."""
        if is_first:
            self.wanted = decide()
        number = next((number for number in legal if self.wanted[number] > 0), legal[0])
        self.wanted[number] -= 1
        return number

    def arrangement(self, game: Any, mask: Any, end: float) -> Counter[int]:
        """A colonist for every place, as often as wanted; the time is shared by the places still to be asked about."""
        table = self.load(game, mask)
        seat = table.seat
        assert seat is not None
        own = table.view()["players"][seat]
        places = [*own["island"], *own["buildings"]]
        while table.seat == seat and table.view()["phase"] == "mayor":
            share = (end - monotonic()) / max(1, len(places))
            action = table.play(f"p{seat} {self.choose(table, monotonic() + share)}")
            _, _, place, _ = action.split()
            places = places[places.index(place) + 1 :] if place in places else places
        return standing(table.view()["players"][seat])

    def storage(self, game: Any, mask: Any, end: float) -> Counter[int]:
        """What to store in warehouses, and the barrel to keep; there is nothing to decide if everything has room."""
        wanted = with_room_for_all(game.players[game.current_player_idx])
        if wanted:
            return Counter(map(number_of, wanted))
        table = self.load(game, mask)
        seat, before = table.seat, len(table.actions)
        while table.seat == seat and (table.position().get("pending") or {}).get("decision") == "store":
            table.play(f"p{seat} {self.choose(table, (monotonic() + end) / 2)}")
        return Counter([PASS, *(number_of(action.partition(" ")[2]) for action in table.actions[before:])])


def is_first_placement(game: Any) -> bool:
    """Whether the player is about to place the first colonist of a mayor's turn."""
    player = game.players[game.current_player_idx]
    return bool(player.unplaced_colonists == player.total_colonists_owned)


def is_first_storing(game: Any) -> bool:
    """Whether the player has not stored anything yet."""
    assigned = game._storage_assignments[game.current_player_idx]
    return assigned["windrose"] is None and not assigned["warehouses"]


def standing(player: dict[str, Any]) -> Counter[int]:
    """The placements that lead to an arrangement."""
    places = {**player["island"], **player["buildings"]}
    return Counter({manning(place): there["colonists"] for place, there in places.items()})


def with_room_for_all(player: Any) -> list[str]:
    """How to keep every barrel, the kinds with most of them in the warehouses; nothing if that cannot be (CAP-11)."""
    slots = occupied(player, "small_warehouse") + 2 * occupied(player, "large_warehouse")
    kinds = [good for good in range(len(GOODS)) if player.goods[good]]
    kinds.sort(key=lambda good: -player.goods[good])
    if sum(player.goods[good] for good in kinds[slots:]) > 1:
        return []
    stored = [f"store {GOODS[good]}" for good in kinds[:slots]]
    return [*stored, *(f"keep {GOODS[good]}" for good in kinds[slots:]), "pass"]
