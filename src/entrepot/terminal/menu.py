"""The legal actions as a numbered menu."""

from __future__ import annotations

import re
import textwrap

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.rules import Paint

MARK = "→"
GAP = "  "
INDENT = " " * 5
MIN_LABEL_WIDTH = 30  # below this, hint and notation do not get columns of their own
WITH_SEAT = re.compile(r"p\d+\s")


class Menu:
    """The legal answers to the current question; one of them may be suggested."""

    def __init__(self, game: Game, suggestion: Action | None) -> None:
        self.game = game
        self.legal = sorted(game.legal(), key=_is_bare)  # bare verbs such as "pass" come last
        self.suggestion = suggestion

    @property
    def suggested_number(self) -> int:
        """The suggestion's number in the menu."""
        assert self.suggestion is not None
        return self.legal.index(self.suggestion) + 1

    def parse(self, answer: str) -> str:
        """The action that an answer means: nothing, a number, or the action itself with or without the seat."""
        if not answer and self.suggestion:
            return self.suggestion
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(self.legal):
                raise OptionError(message("terminal-no-such-number", number=answer, last=len(self.legal)))
            return self.legal[int(answer) - 1]
        return self._notation(answer if WITH_SEAT.match(answer) else f"p{self.game.state.seat} {answer}")

    def _notation(self, typed: str) -> str:
        """The action in notation, if it is typed as the menu writes it."""
        seat, _, words = typed.partition(" ")
        rules = self.game.rules
        if words in rules.actions:
            return typed
        meant = [each for each in rules.actions if rules.local_notation(each).casefold() == words.casefold()]
        return f"{seat} {meant[0]}" if len(meant) == 1 else typed

    def lines(self, paint: Paint, width: int) -> list[str]:
        """The menu as text; on a wide screen with two or more choices per line."""
        rows = [self._row(number, action) for number, action in enumerate(self.legal, 1)]
        hints, notations = (max(map(len, column)) for column in list(zip(*rows, strict=True))[1:])
        labels = width - hints - notations - 2 * len(GAP)
        if labels < MIN_LABEL_WIDTH:
            return [self._paint(line, paint) for row in rows for line in _wrap(GAP.join(filter(None, row)), width)]
        labels = min(labels, max(len(row[0]) for row in rows))
        cells = [self._cell(row, labels, hints, notations, paint) for row in rows]
        per_line = (width + len(GAP)) // (labels + hints + notations + 3 * len(GAP))
        return _grid(cells, per_line) if per_line > 1 else [line.rstrip() for cell in cells for line in cell]

    def _row(self, number: int, action: Action) -> tuple[str, str, str]:
        """Number and label, hint, notation."""
        mark = MARK if action == self.suggestion else " "
        rules, state = self.game.rules, self.game.state
        label = f"{mark} {number:>2} {rules.label(state, action.code)}"
        notation = rules.local_notation(" ".join(_words(action)))
        return label, str(rules.hint(state, action.code) or ""), notation

    def _cell(self, row: tuple[str, str, str], labels: int, hints: int, notations: int, paint: Paint) -> list[str]:
        """A choice in aligned columns; a long label continues on the lines below."""
        label, hint, notation = row
        first, *others = _wrap(label, labels)
        first = first.ljust(labels) + (GAP + hint.ljust(hints) if hints else "")
        lines = [self._paint(line, paint) for line in (first, *others)]
        return [lines[0] + GAP + paint(notation.ljust(notations), "label"), *lines[1:]]

    def _paint(self, line: str, paint: Paint) -> str:
        text = self.game.rules.colour(line.removeprefix(MARK), paint)
        return paint(MARK, "suggestion") + text if line.startswith(MARK) else text


def _wrap(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, subsequent_indent=INDENT, break_on_hyphens=False)


def _grid(cells: list[list[str]], per_line: int) -> list[str]:
    """Several cells per line, read from left to right."""
    texts = [cell[0] for cell in cells]
    return [GAP.join(texts[first : first + per_line]).rstrip() for first in range(0, len(texts), per_line)]


def _words(action: Action) -> list[str]:
    """An action's words without its seat."""
    return action.split()[1:]


def _is_bare(action: Action) -> bool:
    """Whether the action is nothing but a verb."""
    return len(_words(action)) == 1
