"""Puzzles in the terminal: the board, the choices, and after an answer why it is right or wrong."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from ..core.errors import EntrepotError, InvalidActionError
from ..core.game import Action, Game
from ..core.messages import Message, message, percent, speaking_with
from ..core.rules import Paint
from ..i18n import Speaker
from ..study import explanation
from ..study.puzzles import Puzzle
from .menu import Menu
from .session import PlayerLeft, refusal


class PuzzleSession:
    """Puzzles one after the other, until there are no more or the person leaves."""

    def __init__(self, puzzles: Sequence[Puzzle], language: str, paint: Paint) -> None:
        self.puzzles = puzzles
        self.language = language
        self.paint = paint
        self.solved = 0
        self.answered = 0

    def play(self, first: int = 1) -> None:
        """All puzzles from this number on."""
        try:
            for number, puzzle in enumerate(self.puzzles[first - 1 :], first):
                with speaking_with(Speaker(self.language, self.names(puzzle))):
                    self.ask(number, puzzle)
        except PlayerLeft:
            print()
        print(message("puzzle-solved", solved=self.solved, of=self.answered))

    def names(self, puzzle: Puzzle) -> list[str]:
        """The names of the seats."""
        return [str(message("puzzle-player", n=seat + 1)) for seat in range(len(puzzle.position["players"]))]

    def ask(self, number: int, puzzle: Puzzle) -> None:
        """One puzzle, until there is an answer."""
        game = puzzle.game()
        rules, menu = game.rules, Menu(game, None)
        theme = explanation.title(rules, puzzle)
        heading = message("puzzle-heading", number=number, of=len(self.puzzles), theme=theme, seat=puzzle.seat)
        print(f"\n{self.paint(str(heading), 'heading')}\n")
        print(rules.board(game.view(puzzle.seat), self.names(puzzle), self.paint))
        print("", rules.question(game.state), *menu.lines(self.paint, shutil.get_terminal_size().columns), "", sep="\n")
        self.judge(puzzle, game, self.answer(game, menu))

    def answer(self, game: Game, menu: Menu) -> Action:
        """A legal action; the end of the input or ``q`` leaves."""
        while True:
            try:
                typed = input(f"{message('puzzle-prompt')} ").strip()
            except EOFError:
                raise PlayerLeft from None
            if typed == "q":
                raise PlayerLeft
            try:
                return game.copy().play(menu.parse(typed))
            except InvalidActionError:
                print(message("puzzle-not-a-choice"))
            except EntrepotError as error:
                print(refusal(error))

    def judge(self, puzzle: Puzzle, game: Game, action: Action) -> None:
        """Whether the answer is right, and why."""
        is_right = action in puzzle.solutions
        self.answered += 1
        self.solved += is_right
        better, worse = explanation.compared(puzzle, action)
        print("", message("puzzle-right" if is_right else "puzzle-wrong"), sep="\n")
        for each in (better, worse):
            label = game.rules.label(game.state, game.parse(each.action).code)
            self.print_line(game, message("puzzle-chance", action=label, chance=percent(each.chances[puzzle.seat])))
        for reason in explanation.reasons(game.rules, puzzle, action):
            self.print_line(game, reason)
        print(message("puzzle-line"))
        for seat, label in explanation.steps(game, better):
            self.print_line(game, message("puzzle-step", seat=seat, action=label))

    def print_line(self, game: Game, text: Message) -> None:
        """A message with the game's pieces coloured."""
        print(" ", game.rules.colour(str(text), self.paint))
