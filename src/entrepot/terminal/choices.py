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
NARROW = 30  # columns that words need at least, to have hint and notation beside them


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
        rows = [self._row(number, action) for number, action in enumerate(self.legal, 1)]
        hints, notations = (max(map(len, column)) for column in list(zip(*rows, strict=True))[1:])
        room = width - hints - notations - 2 * len(GAP)
        if room < NARROW:
            return [self._painted(line, paint) for row in rows for line in _wrapped(GAP.join(filter(None, row)), width)]
        room = min(room, max(len(row[0]) for row in rows))
        cells = [self._cell(row, room, hints, notations, paint) for row in rows]
        each = (width + len(GAP)) // (room + hints + notations + 3 * len(GAP))
        return _beside_each_other(cells, each) if each > 1 else [line.rstrip() for cell in cells for line in cell]

    def _row(self, number: int, action: Action) -> tuple[str, str, str]:
        """Number and words, hint, notation."""
        mark = MARK if action == self.suggestion else " "
        rules, state = self.game.rules, self.game.state
        words = f"{mark} {number:>2} {rules.label(state, action.code)}"
        return words, str(rules.hint(state, action.code) or ""), " ".join(_words(action))

    def _cell(self, row: tuple[str, str, str], room: int, hints: int, notations: int, paint: Paint) -> list[str]:
        """A choice in columns that stand straight; words that find no room go on below."""
        words, hint, notation = row
        first, *others = _wrapped(words, room)
        told = first.ljust(room) + (GAP + hint.ljust(hints) if hints else "")
        lines = [self._painted(line, paint) for line in (told, *others)]
        return [lines[0] + GAP + paint(notation.ljust(notations), "label"), *lines[1:]]

    def _painted(self, line: str, paint: Paint) -> str:
        words = self.game.rules.colour(line.removeprefix(MARK), paint)
        return paint(MARK, "suggestion") + words if line.startswith(MARK) else words


def _wrapped(words: str, width: int) -> list[str]:
    """Words on as many lines as they need."""
    return textwrap.wrap(words, width, subsequent_indent=INDENT, break_on_hyphens=False)


def _beside_each_other(cells: list[list[str]], each: int) -> list[str]:
    """So many cells in a line, to be read from left to right."""
    texts = [cell[0] for cell in cells]
    return [GAP.join(texts[first : first + each]).rstrip() for first in range(0, len(texts), each)]


def _words(action: Action) -> list[str]:
    """An action's words without its seat."""
    return action.split()[1:]


def _is_bare(action: Action) -> bool:
    """Whether the action is nothing but a verb."""
    return len(_words(action)) == 1
