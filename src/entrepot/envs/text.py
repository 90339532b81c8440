"""The games as text, for language models: what a seat sees and may do, in words; its answer, in words.

>>> env = TextEnv("spice_road", players=2)
>>> env.reset(seed=7)
>>> seat, text = env.get_observation()
>>> text.splitlines()[-1]
'[p0 acquire BB>YRGGG] Acquire: trade 2 cinnamon for 1 turmeric, 1 saffron and 3 cardamom'
>>> env.step("I need more cubes, so I choose [p0 play +YY].")
(False, {'action': 'p0 play +YY'})

:func:`play_match` plays a whole game between functions from text to text and bots.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from .. import bots
from ..core.errors import GameOverError
from ..core.game import Action, Game, new
from ..core.messages import message

Agent = Callable[[str], str]
"""Is given an observation and returns an answer that names one of the legal actions."""

ATTEMPTS = 3  # answers in a row without a legal action; then the game is lost


class TextEnv:
    """A game that is played by sentences; its interface is that of TextArena's environments."""

    def __init__(self, game: str, *, attempts: int = ATTEMPTS, **options: Any) -> None:
        self._name, self._options, self._attempts = game, options, attempts
        self.game: Game = new(game, **options)
        """The game itself."""
        self._start()

    def reset(self, seed: int | None = None) -> None:
        """Start a game; the same seed gives the same one."""
        self.game = new(self._name, seed=seed, **self._options)
        self._start()

    def _start(self) -> None:
        self._told = [0] * self.game.players  # how much of the log each seat has been told
        self._complaint = ""
        self._failures = 0
        self._loser: int | None = None

    @property
    def done(self) -> bool:
        """Whether the game is over, or somebody has lost it by answers that name no legal action."""
        return self.game.is_over or self._loser is not None

    def get_observation(self) -> tuple[int, str]:
        """The seat that decides, and all that it needs to know, as text."""
        seat = self._deciding()
        parts = [self._opening(seat), self._news(seat), self.game.board(seat), self._question(), self._complaint]
        return seat, "\n\n".join(part for part in parts if part)

    def step(self, answer: str) -> tuple[bool, dict[str, Any]]:
        """Play the action that the answer names last; without one, say why and ask again."""
        seat = self._deciding()
        action = self._named(answer)
        if action is None:
            return self._refuse(seat)
        self._told[seat] = len(self.game.log)
        self.game.play(action)
        self._complaint, self._failures = "", 0
        return self.done, {"action": str(action)}

    def close(self) -> dict[int, float]:
        """Each seat's reward: the winners share one point. Who loses by invalid answers shares with nobody."""
        if not self.done:
            return dict.fromkeys(range(self.game.players), 0.0)
        ahead = self.game.winners() if self._loser is None else self._ahead_of(self._loser)
        return {seat: (seat in ahead) / len(ahead) for seat in range(self.game.players)}

    def _ahead_of(self, loser: int) -> list[int]:
        """The others with the highest score."""
        scores = {seat: score for seat, score in enumerate(self.game.scores()) if seat != loser}
        return [seat for seat, score in scores.items() if score == max(scores.values())]

    def _deciding(self) -> int:
        seat = self.game.seat
        if seat is None or self.done:
            raise GameOverError(message("error-game-over", action="step"), self.game)
        return seat

    def _named(self, answer: str) -> Action | None:
        """The legal action that the answer names last; of several at the same place, the longest."""
        found = [(end, len(action), action) for action in self.game.legal() for end in _mentions(action, answer)]
        return max(found)[2] if found else None

    def _refuse(self, seat: int) -> tuple[bool, dict[str, Any]]:
        self._failures += 1
        self._complaint = "Your last answer named no legal action. Repeat one of the actions above exactly."
        if self._failures >= self._attempts:
            self._loser = seat
        return self.done, {"error": self._complaint}

    # The texts

    def _opening(self, seat: int) -> str:
        title = self.game.board(seat).split(" · ")[0]
        return f"You are p{seat} in a game of {title} for {self.game.players} players."

    def _news(self, seat: int) -> str:
        lines = [str(event.seen_by(seat)) for event in self.game.log[self._told[seat] :]]
        return "\n".join(["Since your last decision:", *lines]) if lines else ""

    def _question(self) -> str:
        state, rules = self.game.state, self.game.rules
        choices = [f"[{action}] {rules.label(state, action.code)}" for action in self.game.legal()]
        return "\n".join([f"{rules.question(state)}. Answer with one of these actions, in brackets:", *choices])


def _mentions(action: str, answer: str) -> list[int]:
    """Where an answer names an action: the ends of these places."""
    return [found.end() for found in re.finditer(rf"(?<!\w){re.escape(action)}(?![\w>])", answer)]


def play_match(
    game: str, agents: Sequence[Agent | str], seed: int = 0, **options: Any
) -> tuple[dict[int, float], Game]:
    """A game between agents, clockwise: functions from text to text, or names of bots. The rewards, and the game.

    >>> def first(observation: str) -> str:
    ...     return next(line for line in observation.splitlines() if line.startswith("["))
    >>> rewards, game = play_match("spice_road", [first, "greedy"], seed=1)
    >>> rewards
    {0: 0.0, 1: 1.0}
    """
    env = TextEnv(game, players=len(agents), **options)
    env.reset(seed)
    players = [bots.make(agent, seed + seat) if isinstance(agent, str) else agent for seat, agent in enumerate(agents)]
    while not env.done:
        seat = env.game.state.seat
        player = players[seat]
        env.step(f"[{player.choose(env.game)}]" if isinstance(player, bots.Bot) else player(env.get_observation()[1]))
    return env.close(), env.game
