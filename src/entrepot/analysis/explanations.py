"""Why an action is good: what it gains, what it takes away from others, and what is to follow.

All of it is found out by one search with the information of the seat that decides, and given as messages: ids with
arguments, which are turned into sentences where they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .. import bots
from ..bots.mcts import Mcts
from ..bots.network_bot import NetworkBot
from ..core.errors import GameOverError, OptionError
from ..core.game import Action, Game
from ..core.messages import Figure, Message, message
from ..core.options import shown
from ..core.rules import JSON, Rules
from .outlooks import Outlook, examine, mean

BOT = "network:20000n"  # what explains a decision unless another bot is named
WITHOUT_NETWORK = "mcts:400n"  # the same in a game without a network
NOTICEABLE = 0.3  # points that are worth mentioning
BETTER = 0.01  # of the win: with less, two actions are equally good
MAX_PARTS = 2  # of the score that are mentioned
MAX_CONSEQUENCES = 2
LOOK_AHEAD = 12  # decisions among which the seat's next one is looked for
SAMPLES = 4  # of what is hidden; what follows must be possible in all of them


@dataclass(frozen=True)
class Explanation:
    """An action that a search recommends, and why."""

    action: Action
    chances: list[float]
    """The share of the win that each seat can then expect; empty if only playouts have been counted."""
    reasons: list[Message]
    """Why it is good, a sentence each, the most important first."""
    label: Message
    """The action in words."""

    def __str__(self) -> str:
        return " ".join(map(str, [message("explain-hint", action=self.label), *self.reasons]))

    def to_json(self) -> JSON:
        """The explanation as a JSON object."""
        reasons = [reason.to_json() for reason in self.reasons]
        return {"action": str(self.action), "label": self.label.to_json(), "chances": self.chances, "reasons": reasons}


def explain(game: Game, bot: str | None = None, seed: int = 0) -> Explanation:
    """What the seat that decides should do, and why, with no more information than the seat has.

    A bot that searches may be named; by default it is ``network:20000n``, in a game without a network ``mcts:400n``.
    """
    if game.is_over:
        raise GameOverError(message("explain-over"), game)
    made = searcher(bot or BOT, seed)
    found = examine(game, made) if isinstance(made, NetworkBot) else []
    if not found:
        return by_playouts(game, searcher(bot or WITHOUT_NETWORK, seed))
    best, *others = found
    if not others:
        why = consequences(game, best.code, seed)
    else:
        why = reasons(game, best.code, best.outlook, mean([each.outlook for each in others]), best.line, seed)
    return explanation(game, best.code, best.outlook.chances, why)


def searcher(bot: str, seed: int) -> Mcts:
    """A bot that searches, by its name."""
    made = bots.make(bot, seed)
    if not isinstance(made, Mcts):
        raise OptionError(message("analysis-needs-search", bot=shown(bot)))
    return made


def by_playouts(game: Game, bot: Mcts) -> Explanation:
    """The same without a network, which only the rules explain."""
    code = bot.choose(game).code
    return explanation(game, code, [], consequences(game, code, bot.seed))


def explanation(game: Game, code: int, chances: list[float], why: list[Message]) -> Explanation:
    """The explanation of one of the legal actions."""
    action = next(action for action in game.legal() if action.code == code)
    return Explanation(action, chances, why, game.rules.label(game.state, code))


# Reasons


def reasons(
    game: Game, code: int, better: Outlook, worse: Outlook, line: Sequence[int], seed: int = 0
) -> list[Message]:
    """Why an action is better than what is compared with it, and what follows."""
    seat, gain = game.state.seat, better.chances[game.state.seat] - worse.chances[game.state.seat]
    found = [*gains(game.rules, seat, better, worse), *consequences(game, code, seed), *denials(game, better, worse)]
    if gain >= BETTER and not found:
        found.append(message("explain-chance", percent=Figure(round(100 * gain))))
    if not found:
        found.append(message("explain-even"))
    return [*found, *next_action(game, line, seed)]


def gains(rules: Rules, seat: int, better: Outlook, worse: Outlook) -> list[Message]:
    """The parts of the score that gain most."""
    more = [a - b for a, b in zip(better.points[seat], worse.points[seat], strict=True)]
    parts = sorted((part for part in range(len(more)) if more[part] >= NOTICEABLE), key=lambda part: -more[part])
    return [about_part("part", rules, part, more[part]) for part in parts[:MAX_PARTS]]


def denials(game: Game, better: Outlook, worse: Outlook) -> list[Message]:
    """The opponent who loses most, and the part of the score by which they do."""
    _, seat, part, less = max(swings(game.state.seat, better, worse), key=lambda each: (each[0] == "gave", each[3]))
    if seat == game.state.seat or less < NOTICEABLE:
        return []
    said = about_part("denial", game.rules, part, less)
    return [Message(said.id, {"seat": seat, **said.args})]


def about_part(id: str, rules: Rules, part: int, points: float) -> Message:
    """A message about a part of the score, with so many points more or less."""
    return message(f"explain-{id}", part=rules.part_name(part), points=Figure(round(abs(points), 1), 1))


def swings(seat: int, better: Outlook, worse: Outlook) -> Iterator[tuple[str, int, int, float]]:
    """What the better action changes in the seat's favor: its own points, and the points of the others."""
    for other, (with_it, without) in enumerate(zip(better.points, worse.points, strict=True)):
        sign, kind = (1, "missed") if other == seat else (-1, "gave")
        for part, (a, b) in enumerate(zip(with_it, without, strict=True)):
            yield kind, other, part, sign * (a - b)


def consequences(game: Game, code: int, seed: int) -> list[Message]:
    """What the rules say about an action, to a seat that knows no more than its own."""
    state = game.seen_by(game.state.seat, seed).state
    return game.rules.consequences(state, code)[:MAX_CONSEQUENCES]


def next_action(game: Game, line: Sequence[int], seed: int) -> list[Message]:
    """What the seat does next in the line, if that is possible and means the same whatever is hidden."""
    seat, rules = game.state.seat, game.rules
    states = [game.seen_by(seat, bots.moment(seed, sample)).state for sample in range(SAMPLES)]
    for number, code in enumerate(line[:LOOK_AHEAD]):
        if any(code not in state.legal() for state in states):
            return []
        if number and states[0].seat == seat:
            label, *others = (rules.label(state, code) for state in states)
            return [message("explain-next", action=label)] if all(other == label for other in others) else []
        for state in states:
            state.apply(code)
    return []


# Mistakes


@dataclass(frozen=True)
class Mistake:
    """The kind of a mistake: points missed, points given to an opponent, or only a worse position."""

    kind: str
    """``missed``, ``gave`` or ``position``."""
    seat: int | None
    """Whose points: the player's own, or those of the opponent who profits most."""
    part: str | None
    """The part of the score, one of ``Rules.score_parts``."""

    def message(self, rules: Rules) -> Message:
        """The kind in words."""
        if self.seat is None or self.part is None:
            return message("explain-mistake-position")
        name = rules.part_name(list(rules.score_parts).index(self.part))
        if self.kind == "missed":
            return message("explain-mistake-missed", part=name)
        return message("explain-mistake-gave", seat=self.seat, part=name)


def mistake(rules: Rules, seat: int, better: Outlook, played: Outlook) -> Mistake:
    """The kind of a mistake, by the part of the score that changes most."""
    kind, whose, part, points = max(swings(seat, better, played), key=lambda each: each[3])
    if points < NOTICEABLE:
        return Mistake("position", None, None)
    return Mistake(kind, whose, rules.score_parts[part])


# Phases

PHASES = ("opening", "middle", "endgame")


def phase(game: Game, number: int, actions: int) -> str:
    """The phase of the game after so many of its actions, a third of the way to the end each."""
    progress = game.rules.progress(game.state, game.options)
    if progress is None:
        progress = number / max(1, actions)
    return PHASES[min(2, int(3 * progress))]
