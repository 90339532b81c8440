"""The legal actions as a numbered menu."""

from __future__ import annotations

from itertools import groupby

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.rules import Paint

MARK = "→"
GAP = "  "


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
        cells = dict(zip(self.legal, self._cells(), strict=True))
        found: list[str] = []
        for verb, group in groupby(self.legal, key=lambda action: "" if _is_bare(action) else _words(action)[0]):
            heading = self.game.rules.heading(verb) if verb else message("terminal-or")
            found += [paint(str(heading), "heading")] if verb or found else []
            found += [self._painted(line, paint) for line in _rows([cells[action] for action in group], width)]
        return found

    def _cells(self) -> list[str]:
        """Number, what is chosen, hint: padded, so that all columns of the menu stand straight."""
        chosen = [" ".join(_words(action)[0 if _is_bare(action) else 1 :]) for action in self.legal]
        longest = max(map(len, chosen))
        cells = [self._cell(number, text.ljust(longest)) for number, text in enumerate(chosen, 1)]
        return [cell.ljust(max(map(len, cells))) for cell in cells]

    def _cell(self, number: int, chosen: str) -> str:
        action = self.legal[number - 1]
        mark = MARK if action == self.suggestion else " "
        hint = self.game.rules.hint(self.game.state, action.code)
        return f"{mark} {number:>2} {chosen}  {hint or ''}".rstrip()

    def _painted(self, line: str, paint: Paint) -> str:
        return self.game.rules.colour(line, paint).replace(MARK, paint(MARK, "suggestion"))


def _rows(cells: list[str], width: int) -> list[str]:
    """As many cells beside each other as the width has room for, to be read from left to right."""
    each = max(1, (width + len(GAP)) // (len(cells[0]) + len(GAP)))
    return [GAP.join(cells[first : first + each]).rstrip() for first in range(0, len(cells), each)]


def _words(action: Action) -> list[str]:
    """An action's words without its seat."""
    return action.split()[1:]


def _is_bare(action: Action) -> bool:
    """Whether the action is nothing but a verb."""
    return len(_words(action)) == 1
