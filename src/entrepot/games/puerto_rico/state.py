"""Puerto Rico: the state of a game, and the sequence of its phases.

Every phase has the same few functions: ``begin``, ``ask`` (the next question, false when there is none left),
``write`` (the legal answers), ``answer``, ``guest_moved`` where that matters, and ``close``. This module calls the
current phase and begins the next one when it has no more questions.
"""

from __future__ import annotations

from ...core import bits, chance
from ...core.engine import Engine
from . import (
    builder,
    captain,
    codes,
    craftsman,
    draft,
    guests,
    mayor,
    powers,
    prospector,
    rounds,
    settler,
    storage,
    trader,
)
from .pieces import Pieces


class State(Pieces):
    """A game of Puerto Rico with its rules."""

    __slots__ = ()

    # Legal answers

    def write_legal(self, out: list[int]) -> int:
        """The answers to the current question, moves of guests (NEW-10) and pass."""
        if self.over:
            return 0
        n = self.write_answers(out)
        if powers.has_guests(self, self.seat):
            n = guests.write(self, out, n)
        if self.may_pass():
            out[n] = codes.PASS
            n += 1
        return n

    def write_answers(self, out: list[int]) -> int:
        """The answers by phase, without guests and pass."""
        phase = self.phase
        if self.question == codes.ASK_GUESTS:
            return 0
        if phase == codes.MAYOR:
            return mayor.write(self, out)
        if phase == codes.CAPTAIN:
            return storage.write(self, out) if self.stage == codes.STAGE_STORAGE else captain.write(self, out)
        if phase == codes.ROLE_CHOICE:
            return rounds.write(self, out)
        if phase == codes.BUILDER:
            return builder.write(self, out)
        if phase == codes.SETTLER:
            return settler.write(self, out)
        if phase == codes.TRADER:
            return trader.write(self, out)
        if phase == codes.CRAFTSMAN:
            return craftsman.write(self, out)
        return draft.write(self, out)

    def may_pass(self) -> bool:
        """Whether the question can be declined (RND-3, CAP-10)."""
        if self.question == codes.ASK_LOAD:
            return captain.may_pass(self)
        return bits.has(codes.MAY_PASS, self.question)

    # Effects of answers

    def step(self, code: int) -> None:
        """Apply one answer, then everything up to the next question."""
        if codes.verb_of(code) == codes.VERB_GUEST:
            self.move_guest(codes.place_of(code))
        elif self.question == codes.ASK_ROLE:
            rounds.take_role(self, codes.role_of(code))
            self.begin_stage(codes.STAGE_ROLE_TAKEN)
        elif self.question == codes.ASK_GUESTS:
            self.end_turn()
        elif self.question == codes.ASK_PICK:
            if not draft.answer(self, code):
                rounds.ask(self)
        else:
            self.answer(code)
        while self.question == codes.ASK_NOTHING and not self.over:
            self.continue_phase()

    def answer(self, code: int) -> None:
        """Apply an answer within a phase."""
        phase = self.phase
        if phase == codes.MAYOR:
            mayor.answer(self, code)
        elif phase == codes.CAPTAIN:
            if self.stage == codes.STAGE_STORAGE:
                storage.answer(self, code)
            else:
                captain.answer(self, code)
        elif phase == codes.BUILDER:
            builder.answer(self, code)
        elif phase == codes.SETTLER:
            settler.answer(self, code)
        elif phase == codes.TRADER:
            trader.answer(self, code)
        else:
            craftsman.answer(self, code)

    def move_guest(self, place: int) -> None:
        """NEW-10: move one guest; the current question stays open unless the move settles it."""
        phase = self.phase
        privilege = powers.privilege(self, self.seat)
        guests.move(self, place)
        if self.question == codes.ASK_GUESTS:
            if not guests.can_move(self, self.seat):
                self.end_turn()
        elif self.question == codes.ASK_STORE:
            storage.check_room(self, self.seat)
        elif phase == codes.CAPTAIN:
            captain.guest_moved(self)
        elif phase == codes.SETTLER:
            settler.guest_moved(self, self.seat)
        elif phase == codes.BUILDER:
            builder.guest_moved(self, self.seat)
        elif phase == codes.CRAFTSMAN:
            craftsman.guest_moved(self, powers.privilege(self, self.seat) - privilege)

    # The stages of a phase

    def begin_stage(self, stage: int) -> None:
        """Begin a stage, in which every player has a turn."""
        self.stage = stage
        self.turns_done = 0
        if stage == codes.STAGE_ACTION:
            self.begin_action()
        elif stage == codes.STAGE_STORAGE:
            storage.begin(self)

    def begin_action(self) -> None:
        """Do what comes before the first question of the role's action."""
        if self.phase == codes.MAYOR:
            mayor.begin(self)
        elif self.phase == codes.CAPTAIN:
            captain.begin(self)
        elif self.phase == codes.CRAFTSMAN:
            craftsman.begin(self)
        elif self.phase == codes.PROSPECTOR:
            prospector.begin(self)

    def continue_phase(self) -> None:
        """Ask the stage's next question or begin the next stage."""
        if self.ask_next():
            return
        if self.stage == codes.STAGE_FINAL_WINDOW:
            self.end_game()
        elif self.stage == codes.STAGE_CLOSING:
            self.end_phase()
        elif self.stage == codes.STAGE_ACTION and self.phase != codes.CAPTAIN:
            self.begin_stage(codes.STAGE_END_WINDOW)  # only the captain phase has a storage stage
        else:
            self.begin_stage(self.stage + 1)

    def ask_next(self) -> bool:
        """Ask the next question of the stage; false when there is none left."""
        if self.stage == codes.STAGE_ACTION:
            return self.ask_action()
        if self.stage == codes.STAGE_STORAGE:
            return storage.ask(self)
        if self.stage == codes.STAGE_CLOSING:
            return self.close()
        return guests.ask(self)

    def ask_action(self) -> bool:
        """Ask the next question of the role's action."""
        phase = self.phase
        if phase == codes.MAYOR:
            return mayor.ask(self)
        if phase == codes.CAPTAIN:
            return captain.ask(self)
        if phase == codes.BUILDER:
            return builder.ask(self)
        if phase == codes.SETTLER:
            return settler.ask(self)
        if phase == codes.TRADER:
            return trader.ask(self)
        return phase == codes.CRAFTSMAN and craftsman.ask(self)

    def close(self) -> bool:
        """Do what the rules require at the end of the phase."""
        if self.phase == codes.SETTLER:
            return settler.close(self)
        if self.phase == codes.MAYOR:
            return mayor.close(self)
        if self.phase == codes.TRADER:
            return trader.close(self)
        return self.phase == codes.CAPTAIN and captain.close(self)

    def end_phase(self) -> None:
        """Go on to the next role or round, or to the last window before the end (RND-5)."""
        if rounds.is_last_phase(self):
            self.begin_stage(codes.STAGE_FINAL_WINDOW)
        else:
            rounds.end_phase(self)

    def end_game(self) -> None:
        """RND-5: there are no more questions."""
        self.phase = codes.GAME_OVER
        self.over = True

    # The end

    def score(self, seat: int) -> int:
        """The seat's points (SCO-1, NOB-4)."""
        return self.vp[seat] + powers.printed_vp(self, seat) + self.bonuses(seat)

    def bonuses(self, seat: int) -> int:
        """The points of occupied large buildings and of nobles (SCO-1, NOB-4)."""
        points = powers.final_bonus(self, seat)
        return points + self.nobles_of(seat) if self.with_nobles else points

    def score_part(self, seat: int, part: int) -> int:
        """The points by VP chips, by buildings, or by bonuses."""
        if part == 0:
            return self.vp[seat]
        return powers.printed_vp(self, seat) if part == 1 else self.bonuses(seat)

    def tie_break(self, seat: int) -> int:
        """SCO-7: doubloons and barrels."""
        return self.doubloons[seat] + self.barrels(seat)

    # Copies

    def copy(self) -> State:
        """An independent copy, with logging disabled."""
        other = State.__new__(State)
        other.logging = False
        other.error = None
        other.take_memory(self)
        return other

    def take(self, other: Engine) -> None:
        """Become equal to another state, except for the log."""
        assert isinstance(other, State)
        self.take_memory(other)

    def determinize(self, seat: int, seed: int) -> None:
        """HID-1: re-sample the face-down tiles, including one in another's hand; drop the shuffles of a record."""
        self.seed = seed
        self.scripted = False
        hidden = self.question == codes.ASK_LAY and seat != self.seat and self.drew_face_down()
        if hidden:
            self.stack[self.stack_size] = self.drawn_tile
            self.stack_size += 1
        self.shuffle_stack(chance.stream(seed, 0))
        if hidden:
            self.drawn_tile = self.draw()

    def drew_face_down(self) -> bool:
        """Whether the tile about to be laid was drawn face down (SETL-5, NOB-5)."""
        return self.phase == codes.SETTLER or not self.land_office_open
