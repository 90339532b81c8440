"""The legal actions as a numbered menu."""

from __future__ import annotations

import textwrap

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.rules import Paint

MARK = "→"
GAP = "  "
INDENT = " " * 5


class Choices:
    """What may be answered to the decision at hand, one answer being suggested."""

    def __init__(self, game: Game, suggestion: Action) -> None:
        self.game = game
        self.legal = sorted(game.legal(), key=_is_bare)
        self.suggestion = suggestion

    @property
    def suggested_number(self) -> int:
        """The suggestion's number in the menu."""
        return self.legal.index(self.suggestion) + 1

    def meant(self, answer: str) -> str:
        """The action that an answer means: nothing, a number, or notation with or without the seat."""
        if not answer:
            return self.suggestion
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(self.legal):
                raise OptionError(message("terminal-no-such-number", number=answer, last=len(self.legal)))
            return self.legal[int(answer) - 1]
        seat = self.suggestion.split()[0]
        return answer if answer.split()[0][1:].isdecimal() else f"{seat} {answer}"

    def lines(self, paint: Paint, width: int) -> list[str]:
        """The menu; what stands alone comes last. Where the screen is wide enough two or more stand side by side."""
        rows = self._rows()
        each = (width + len(GAP)) // (len(GAP.join(rows[0])) + len(GAP))
        if each == 0:
            return [self._painted(line, paint) for row in rows for line in _wrapped(row, width)]
        cells = [self._painted(GAP.join(row[:2]), paint) + GAP + paint(row[2], "label") for row in rows]
        return [GAP.join(cells[first : first + each]).rstrip() for first in range(0, len(cells), each)]

    def _rows(self) -> list[list[str]]:
        """Number and words, hint, notation: padded, so that all columns of the menu stand straight."""
        rows = [self._row(number, action) for number, action in enumerate(self.legal, 1)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [[text.ljust(width) for text, width in zip(row, widths, strict=True)] for row in rows]

    def _row(self, number: int, action: Action) -> tuple[str, str, str]:
        mark = MARK if action == self.suggestion else " "
        rules, state = self.game.rules, self.game.state
        words = f"{mark} {number:>2} {rules.label(state, action.code)}"
        return words, str(rules.hint(state, action.code) or ""), " ".join(_words(action))

    def _painted(self, line: str, paint: Paint) -> str:
        words = self.game.rules.colour(line.removeprefix(MARK), paint)
        return paint(MARK, "suggestion") + words if line.startswith(MARK) else words


def _wrapped(row: list[str], width: int) -> list[str]:
    """A choice on as many lines as a narrow screen needs."""
    words, *others = (text.rstrip() for text in row)
    line = GAP.join([words, *filter(None, others)])
    return textwrap.wrap(line, width, subsequent_indent=INDENT, break_on_hyphens=False)


def _words(action: Action) -> list[str]:
    """An action's words without its seat."""
    return action.split()[1:]


def _is_bare(action: Action) -> bool:
    """Whether the action is nothing but a verb."""
    return len(_words(action)) == 1
