"""What an environment's numbers mean: its actions and the slots of its observations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core import registry
from ..core.encoder import Encoder
from ..core.engine import Engine
from ..core.errors import OptionError
from ..core.messages import message
from ..core.observation import Part
from ..core.options import shown
from ..core.rules import Options


@dataclass(frozen=True)
class Slot:
    """One number of an observation."""

    index: int
    name: str
    meaning: str
    low: int
    high: int


class Spec:
    """A game with its options, in numbers.

    >>> spec = Spec("spice_road", players=2)
    >>> spec.action_to_text(0), spec.text_to_action("rest")
    ('play +YY', 126)
    >>> spec.parts["own_caravan"]
    slice(537, 541, None)
    """

    def __init__(self, game: str, **options: Any) -> None:
        self.rules = registry.find(game)
        self.options = self.rules.complete_options(options)
        self.players: int = self.options["players"]
        self.observation = self.rules.observation()
        """What an observation consists of: the parts of the table and those of each seat."""
        self.num_actions = len(self.rules.actions)
        """The number of actions, legal or not; each is always the same number."""
        self.width = self.observation.table.width + self.players * self.observation.seat.width
        """The number of slots of an observation."""
        self.parts = {name: slice(at, at + part.width) for name, at, part in self._parts()}
        """The slots of each part: those of the table, then ``own_``, ``other1_``, ``other2_``, ... clockwise."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is made from the game's name and its options."""
        return spec_of, (self.rules.name, self.options)

    def _parts(self) -> Iterator[tuple[str, int, Part]]:
        """All parts with their names and places."""
        for part in self.observation.table.parts:
            yield part.name, part.at, part
        for steps in range(self.players):
            first = self.observation.table.width + steps * self.observation.seat.width
            for part in self.observation.seat.parts:
                yield f"{seat_name(steps)}_{part.name}", first + part.at, part

    def slots(self) -> list[Slot]:
        """All slots, in order."""
        return [
            Slot(at + i, f"{name} {slot}".strip(), part.meaning, 0, part.high)
            for name, at, part in self._parts()
            for i, slot in enumerate(part.slots)
        ]

    def action_to_text(self, action: int) -> str:
        """An action in the notation, without the seat."""
        if 0 <= action < self.num_actions:
            return self.rules.actions[action]
        raise OptionError(message("envs-no-action", action=shown(action), last=self.num_actions - 1))

    def text_to_action(self, text: str) -> int:
        """The number of an action, given with or without its seat."""
        for words in (text, text.partition(" ")[2]):
            if words in self.rules.actions.codes:
                return self.rules.actions.codes[words]
        raise OptionError(message("envs-no-action", action=shown(text), last=self.num_actions - 1))

    def new_state(self, seed: int) -> Engine:
        """A new game."""
        return self.rules.set_up(self.options, seed)

    def encoder(self, state: Engine) -> Encoder:
        """What writes observations of this state."""
        return self.observation.encoder(state, self.options)


def spec_of(game: str, options: Options) -> Spec:
    """The game with these options."""
    return Spec(game, **options)


def seat_name(steps: int) -> str:
    """The prefix of the parts of a seat, by its distance clockwise from the observing one."""
    return f"other{steps}" if steps else "own"
