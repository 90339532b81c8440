"""The legal actions as a numbered menu."""

from __future__ import annotations

from itertools import groupby

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.rules import Paint

MARK = "→"


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
        """The menu, grouped by verb; what stands alone comes last."""
        found: list[str] = []
        for verb, group in groupby(self.legal, key=lambda action: "" if _is_bare(action) else _words(action)[0]):
            heading = self.game.rules.heading(verb) if verb else message("terminal-or")
            found += [paint(str(heading), "heading")] if verb or found else []
            found += [self._painted(line, paint) for line in self._columns(list(group), width)]
        return found

    def _painted(self, line: str, paint: Paint) -> str:
        return self.game.rules.colour(line, paint).replace(MARK, paint(MARK, "suggestion"))

    def _columns(self, group: list[Action], width: int) -> list[str]:
        """As many columns as the width has room for, read from left to right."""
        cells = self._cells(group)
        column = max(map(len, cells)) + 2
        each = max(1, (width + 2) // column)
        rows = [cells[first : first + each] for first in range(0, len(cells), each)]
        return ["".join(cell.ljust(column) for cell in row).rstrip() for row in rows]

    def _cells(self, group: list[Action]) -> list[str]:
        shown = [" ".join(_words(action)[0 if _is_bare(action) else 1 :]) for action in group]
        longest = max(map(len, shown))
        return [self._cell(action, text.ljust(longest)) for action, text in zip(group, shown, strict=True)]

    def _cell(self, action: Action, text: str) -> str:
        mark = MARK if action == self.suggestion else " "
        hint = self.game.rules.hint(self.game.state, action.code)
        return f"{mark} {self.legal.index(action) + 1:>2} {text}  {hint or ''}".rstrip()


def _words(action: Action) -> list[str]:
    """An action's words without its seat."""
    return action.split()[1:]


def _is_bare(action: Action) -> bool:
    """Whether the action is nothing but a verb."""
    return len(_words(action)) == 1
