"""A game at the terminal, from its first decision to its score sheet."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from .. import bots
from ..core.errors import EntrepotError, IllegalActionError, InvalidActionError
from ..core.game import Game
from ..core.messages import Message, message
from ..core.rules import Paint
from ..files import write_record
from .choices import Choices
from .seats import HUMAN
from .sheet import score_sheet

ADVISER = "greedy"  # whose choice is suggested


class Leave(Exception):  # noqa: N818 - leaving is no error
    """Somebody has left the table."""


class Table:
    """People and bots around a game that is kept in a file."""

    def __init__(self, game: Game, kinds: Sequence[str], path: Path, paint: Paint) -> None:
        self.game = game
        self.kinds = kinds
        self.path = path
        self.paint = paint
        self.told = len(game.log)  # how much of the log has been read out
        self.board_due = True
        self.commands: dict[str, Callable[[], bool]] = {
            "u": self.undo,
            "s": self.say_saved,
            "l": self.show_log,
            "b": self.show_again,
            "?": self.help,
            "q": self.quit,
        }

    # The game

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.save()
        while not self.game.is_over:
            if self.kinds[self.game.state.seat] == HUMAN:
                self.ask_person()
            else:
                self.ask_bot()
        self.save()
        self.finish()

    def ask_bot(self) -> None:
        """A bot's decision."""
        self.game.apply(self.bot(self.kinds[self.game.state.seat]).choose(self.game))
        self.tell()

    def bot(self, kind: str) -> bots.Bot:
        """A bot for the seat that decides. Its seed follows from the game's, so a resumed game goes on alike."""
        return bots.make(kind, bots.moment(self.game.seed, self.game.state.seat))

    def ask_person(self) -> None:
        """A person's decision: show what there is to see, and ask until an answer changes something."""
        choices = Choices(self.game, self.bot(ADVISER).choose(self.game))
        self.show(choices)
        while not self.answered(choices):
            pass

    def answered(self, choices: Choices) -> bool:
        """Ask once; whether the answer changed the game."""
        seat = self.game.state.seat
        answer = self.ask(message("terminal-prompt", seat=seat, number=choices.suggested_number))
        if answer in self.commands:
            return self.commands[answer]()
        try:
            self.game.play(choices.meant(answer))
        except EntrepotError as error:
            self.say(refusal(error))
            return False
        self.save()
        self.tell()
        self.offer_undo(seat)
        return True

    def offer_undo(self, seat: int) -> None:
        """Before a bot goes on, one chance to take back what ended the turn."""
        if self.game.is_over or self.kinds[self.game.state.seat] == HUMAN or not self.game.can_undo(seat):
            return
        if self.ask(message("terminal-go-on")) == "u":
            self.undo()

    # What a person may ask for; whether it changed the game

    def undo(self) -> bool:
        """Take back the last action."""
        seat = self.game.actions[-1].seat if self.game.actions else self.game.state.seat
        if self.kinds[seat] != HUMAN or not self.game.can_undo(seat):
            self.say(message("terminal-nothing-to-undo"))
            return False
        self.say(message("terminal-undone", action=self.game.undo(seat)))
        self.told, self.board_due = len(self.game.log), True
        self.save()
        return True

    def say_saved(self) -> bool:
        """Save and say where."""
        self.save()
        self.say(message("terminal-saved", path=str(self.path)))
        return False

    def show_log(self) -> bool:
        """Read out the log from the start."""
        self.told = 0
        self.tell()
        return False

    def show_again(self) -> bool:
        """Draw the board and ask again."""
        self.board_due = True
        return True

    def help(self) -> bool:
        """Say what may be typed."""
        self.say(message("terminal-help"))
        return False

    def quit(self) -> bool:
        """Leave the table."""
        self.save()
        raise Leave

    # Seeing, saying, keeping

    def show(self, choices: Choices) -> None:
        """The board, unless the same person has just seen it, the question and the choices."""
        seat = self.game.state.seat
        if self.board_due or self.game.actions[-1].seat != seat:
            print(f"\n{self.game.board(seat, self.paint)}")
            self.board_due = False
        asked = self.paint(str(self.game.rules.question(self.game.state)), "heading")
        print("", asked, *choices.lines(self.paint, shutil.get_terminal_size().columns), "", sep="\n")

    def tell(self) -> None:
        """Read out what the log tells since it was last read."""
        for entry in self.game.log[self.told :]:
            self.say(entry)
        self.told = len(self.game.log)

    def say(self, words: Message) -> None:
        """A message, with the game's pieces painted."""
        print(self.game.rules.colour(str(words), self.paint))

    def ask(self, question: Message) -> str:
        """A line from the person; at the end of the input the person has left."""
        try:
            answer = input(f"{question} ").strip()
        except EOFError:
            print()
            raise Leave from None
        if not sys.stdin.isatty():
            print(answer)  # a terminal has shown it already
        return answer

    def save(self) -> None:
        """Write the record."""
        write_record(self.game, self.path)

    def say_how_to_resume(self) -> None:
        """The command that goes on with the game."""
        self.say(message("terminal-resume", command=f"entrepot play --resume {shlex.quote(str(self.path))}"))

    def finish(self) -> None:
        """The last board, the score sheet, the winner, the record."""
        print(f"\n{self.game.board(None, self.paint)}\n")
        print(*score_sheet(self.game, self.paint), "", sep="\n")
        winners = [self.game.names[seat] for seat in self.game.winners()]
        self.say(message("terminal-winner", n=len(winners), names=", ".join(winners)))
        self.say(message("terminal-record", path=str(self.path)))


def refusal(error: EntrepotError) -> Message:
    """Why an answer was refused, without the list of choices that is on the screen anyway."""
    if isinstance(error, IllegalActionError):
        return message("terminal-not-allowed", reason=error.reason)
    if isinstance(error, InvalidActionError):
        return message("terminal-not-understood")
    return error.message
