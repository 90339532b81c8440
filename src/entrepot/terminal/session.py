"""A game in the terminal, from the first decision to the score sheet."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from .. import bots
from ..analysis import explain
from ..core.errors import EntrepotError, IllegalActionError, InvalidActionError
from ..core.events import Event
from ..core.game import Game
from ..core.messages import Message, message
from ..core.rules import Paint
from ..files import write_record
from .menu import Menu
from .score_sheet import score_sheet
from .seats import HUMAN

ADVISER = "greedy"  # the bot whose choice is suggested


class PlayerLeft(Exception):  # noqa: N818 - leaving is not an error
    """A person has ended the session."""


class TerminalSession:
    """People and bots playing a game in the terminal; saved to a file after every answer."""

    def __init__(self, game: Game, kinds: Sequence[str], path: Path, paint: Paint) -> None:
        self.game = game
        self.kinds = kinds
        self.path = path
        self.paint = paint
        self.events_printed = len(game.log)
        self.board_due = True
        self.commands: dict[str, Callable[[], bool]] = {
            "h": self.hint,
            "u": self.undo,
            "s": self.save_and_confirm,
            "l": self.print_log,
            "b": self.redraw,
            "?": self.help,
            "q": self.quit,
        }

    # The game

    def play(self) -> None:
        """Play to the end, or until a person leaves."""
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
        self.print_new_events()

    def bot(self, kind: str) -> bots.Bot:
        """A bot for the seat to decide. Its seed derives from the game's, so a resumed game continues identically."""
        return bots.make(kind, bots.moment(self.game.seed, self.game.state.seat))

    def ask_person(self) -> None:
        """A person's decision: show board and menu, and ask until an answer changes something."""
        menu = Menu(self.game, self.bot(ADVISER).choose(self.game))
        self.show(menu)
        while not self.answer_once(menu):
            pass

    def answer_once(self, menu: Menu) -> bool:
        """Ask once; whether the answer changed the game."""
        seat = self.game.state.seat
        answer = self.ask(message("terminal-prompt", seat=seat, number=menu.suggested_number))
        if answer in self.commands:
            return self.commands[answer]()
        try:
            self.game.play(menu.parse(answer))
        except EntrepotError as error:
            self.print_line(refusal(error))
            return False
        self.save()
        self.print_new_events()
        self.offer_undo(seat)
        return True

    def offer_undo(self, seat: int) -> None:
        """Before a bot continues, one chance to take back the action that ended the turn."""
        if self.game.is_over or self.kinds[self.game.state.seat] == HUMAN or not self.game.can_undo(seat):
            return
        if self.ask(message("terminal-go-on")) == "u":
            self.undo()

    # Commands; each returns whether it changed the game

    def undo(self) -> bool:
        """Take back the last action."""
        seat = self.game.actions[-1].seat if self.game.actions else self.game.state.seat
        if self.kinds[seat] != HUMAN or not self.game.can_undo(seat):
            self.print_line(message("terminal-nothing-to-undo"))
            return False
        action = self.game.undo(seat)
        label = self.game.rules.label(self.game.state, action.code)
        self.print_line(message("terminal-undone", action=label))
        self.events_printed, self.board_due = len(self.game.log), True
        self.save()
        return True

    def hint(self) -> bool:
        """What a search would do, and why."""
        found = explain(self.game, seed=bots.moment(self.game.seed, self.game.state.seat))
        for line in (message("explain-hint", action=found.label), *found.reasons):
            self.print_line(line)
        return False

    def save_and_confirm(self) -> bool:
        """Save and print the path."""
        self.save()
        self.print_line(message("terminal-saved", path=str(self.path)))
        return False

    def print_log(self) -> bool:
        """Print the whole log."""
        self.events_printed = 0
        self.print_new_events()
        return False

    def redraw(self) -> bool:
        """Draw the board and ask again."""
        self.board_due = True
        return True

    def help(self) -> bool:
        """List the commands."""
        self.print_line(message("terminal-help"))
        return False

    def quit(self) -> bool:
        """Save and leave."""
        self.save()
        raise PlayerLeft

    # Input and output

    def show(self, menu: Menu) -> None:
        """The board, unless the same person has just seen it, the question and the menu."""
        seat = self.game.state.seat
        if self.board_due or self.game.actions[-1].seat != seat:
            print(f"\n{self.board(seat)}")
            self.board_due = False
        question = self.paint(str(self.game.rules.question(self.game.state)), "heading")
        print("", question, *menu.lines(self.paint, shutil.get_terminal_size().columns), "", sep="\n")

    def board(self, seat: int | None) -> str:
        """The board as a seat or a spectator sees it."""
        return self.game.rules.board(self.game.view(seat), bots.display_names(self.game.names), self.paint)

    def print_new_events(self) -> None:
        """Print the events that have not been printed yet, as everybody may know them: people share the screen."""
        for event in self.game.log[self.events_printed :]:
            self.print_line(event.seen_by(None))
        self.events_printed = len(self.game.log)

    def print_line(self, text: Message | Event) -> None:
        """A message or an event in the current language, with the game's pieces coloured."""
        print(self.game.rules.colour(str(text), self.paint))

    def ask(self, question: Message) -> str:
        """A line from the person, who has left if the input ends."""
        try:
            answer = input(f"{question} ").strip()
        except EOFError:
            print()
            raise PlayerLeft from None
        if not sys.stdin.isatty():
            print(answer)  # a terminal has echoed it already
        return answer

    def save(self) -> None:
        """Write the record."""
        write_record(self.game, self.path)

    def print_how_to_resume(self) -> None:
        """The command that continues the game."""
        self.print_line(message("terminal-resume", command=f"entrepot play --resume {shlex.quote(str(self.path))}"))

    def finish(self) -> None:
        """The final board, the score sheet, the winners, the path of the record."""
        print(f"\n{self.board(None)}\n")
        print(*score_sheet(self.game, self.paint), "", sep="\n")
        names = bots.display_names(self.game.names)
        winners = [names[seat] for seat in self.game.winners()]
        self.print_line(message("terminal-winner", n=len(winners), names=", ".join(winners)))
        self.print_line(message("terminal-record", path=str(self.path)))


def refusal(error: EntrepotError) -> Message:
    """Why an answer was refused, without the list of legal actions that is on the screen anyway."""
    if isinstance(error, IllegalActionError):
        return message("terminal-not-allowed", reason=error.reason)
    if isinstance(error, InvalidActionError):
        return message("terminal-not-understood")
    return error.message
