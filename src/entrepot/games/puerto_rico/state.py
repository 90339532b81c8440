"""Puerto Rico: the state of a game, and what holds its phases together: rounds, roles, guests, the draft, the end.

A phase asks its questions one after another; when it has none left, this module goes on to what comes next.
"""

from __future__ import annotations

from ...core import bits, chance
from ...core.engine import Engine
from . import builder, captain, codes, craftsman, mayor, pieces, powers, settler, trader
from .components import SPACES
from .pieces import Pieces


class State(Pieces):
    """A game of Puerto Rico that plays itself by its rules."""

    __slots__ = ()

    # What is legal

    def write_legal(self, out: list[int]) -> int:
        """The answers to the question at hand; guests may move beside any of them (NEW-10)."""
        if self.over:
            return 0
        n = self.write_answers(out)
        if self.has_windows() and powers.guests(self, self.seat):
            n = self.write_guests(out, n)
        if self.may_pass():
            out[n] = codes.PASS
            n += 1
        return n

    def write_answers(self, out: list[int]) -> int:
        """By question, all but guests and pass."""
        asked = self.decision
        if asked == codes.ASK_MAN:
            return mayor.write_man(self, out)
        if asked == codes.ASK_LOAD:
            return captain.write_load(self, out)
        if asked == codes.ASK_ROLE:
            return self.write_roles(out)
        if asked == codes.ASK_BUILD:
            return builder.write_build(self, out)
        if asked == codes.ASK_SETTLE or asked == codes.ASK_SECOND_TILE:
            return settler.write_settle(self, out)
        if asked == codes.ASK_TRADE:
            return trader.write_trade(self, out)
        if asked == codes.ASK_BONUS:
            return craftsman.write_bonus(self, out)
        if asked == codes.ASK_STORE:
            return captain.write_store(self, out)
        return self.write_rarer_answers(out)

    def write_rarer_answers(self, out: list[int]) -> int:
        """The questions that few games ask."""
        asked = self.decision
        if asked == codes.ASK_PICK:
            return self.write_picks(out)
        if asked == codes.ASK_LAY:
            return settler.write_lay(out)
        if asked == codes.ASK_DISCARD:
            return settler.write_discard(self, self.seat, out)
        if asked == codes.ASK_BOARD:
            out[0] = codes.BOARD_COLONIST
            out[1] = codes.BOARD_NOBLE
            return 2
        if asked == codes.ASK_MAN_WHO:
            return mayor.write_who(self, out)
        if asked == codes.ASK_PAY:
            return builder.write_pay(self, out)
        if asked == codes.ASK_SUPPLY:
            return captain.write_supply(self, out)
        if asked == codes.ASK_SMALL:
            n = captain.write_small(self, self.small_kind + 1, out, 0)
            out[n] = codes.DONE
            return n + 1
        if asked == codes.ASK_GUESTS:
            return 0
        out[0] = codes.COLONIST  # for the mayor, a new tile or a new building
        return 1

    def may_pass(self) -> bool:
        """Whether the question can be declined (RND-3)."""
        asked = self.decision
        if asked == codes.ASK_LOAD:
            return not captain.can_ship(self, self.seat)  # CAP-10
        if asked == codes.ASK_ROLE or asked == codes.ASK_PICK or asked == codes.ASK_LAY or asked == codes.ASK_BOARD:
            return False
        if asked == codes.ASK_MAN or asked == codes.ASK_MAN_WHO or asked == codes.ASK_PAY:
            return False
        return asked != codes.ASK_SMALL and asked != codes.ASK_STORE

    # What actions do

    def step(self, code: int) -> None:
        """One answer, then everything up to the next question."""
        if codes.GUEST <= code < codes.PASS:
            self.move_guest(code - codes.GUEST)
        elif self.decision == codes.ASK_ROLE:
            self.take_role(code - codes.ROLE)
        elif self.decision == codes.ASK_GUESTS:
            self.leave_guests()
        elif self.decision == codes.ASK_PICK:
            self.pick(code - codes.PICK)
        else:
            self.answer(code)
        while self.decision == codes.ASK_NOTHING and not self.over:
            self.go_on()

    def answer(self, code: int) -> None:
        """An answer within a phase."""
        if self.phase == codes.MAYOR:
            mayor.answer(self, code)
        elif self.phase == codes.CAPTAIN:
            if self.decision == codes.ASK_STORE:
                captain.answer_storage(self, code)
            else:
                captain.answer(self, code)
        elif self.phase == codes.BUILDER:
            builder.answer(self, code)
        elif self.phase == codes.SETTLER:
            if self.decision == codes.ASK_DISCARD:
                settler.answer_closing(self, code)
            else:
                settler.answer(self, code)
        elif self.phase == codes.TRADER:
            trader.answer(self, code)
        else:
            craftsman.answer(self, code)

    # The stages of a phase

    def go_on(self) -> None:
        """Ask the stage's next question or begin the next stage."""
        if self.stage == codes.ACTION:
            if not self.ask_action():
                self.begin_stage(codes.STORAGE_WINDOW if self.phase == codes.CAPTAIN else codes.END_WINDOW)
        elif self.stage == codes.STORAGE:
            if not captain.ask_storage(self):
                self.begin_stage(codes.END_WINDOW)
        elif self.stage == codes.CLOSING:
            if not self.ask_closing():
                self.end_phase()
        elif not self.ask_guests():
            if self.stage == codes.FINAL_WINDOW:
                self.end_game()
            else:
                self.begin_stage(self.stage + 1)

    def begin_stage(self, stage: int) -> None:
        """Everybody is to have their turn again."""
        self.stage = stage
        self.done = 0
        self.used = 0
        if stage == codes.ACTION and self.phase == codes.CAPTAIN:
            captain.begin(self)

    def ask_action(self) -> bool:
        """The next question of the role's action; false when there is none left."""
        if self.phase == codes.MAYOR:
            return mayor.ask_next(self)
        if self.phase == codes.CAPTAIN:
            return captain.ask_next(self)
        if self.phase == codes.BUILDER:
            return builder.ask_next(self)
        if self.phase == codes.SETTLER:
            return settler.ask_next(self)
        if self.phase == codes.TRADER:
            return trader.ask_next(self)
        if self.phase == codes.CRAFTSMAN:
            return craftsman.ask_next(self)
        self.gain_doubloons(self.taker, powers.privilege(self, self.taker), codes.NOTHING)  # PRO-1
        return False

    def ask_closing(self) -> bool:
        """What the rules put at the end of the phase."""
        if self.phase == codes.SETTLER:
            return settler.ask_closing(self)
        if self.phase == codes.MAYOR:
            mayor.close(self)
        elif self.phase == codes.TRADER:
            trader.close(self)
        elif self.phase == codes.CAPTAIN:
            captain.close(self)
        return False

    # Rounds and roles

    def roles_taken(self) -> int:
        """How many roles have been taken in this round."""
        taken = 0
        for role in range(codes.ROLES):
            if self.role_taken[role] != codes.NOBODY:
                taken += 1
        return taken

    def role_exists(self, role: int) -> bool:
        """SET-10: with 3 players no prospector, with 5 two."""
        if role < codes.PROSPECTOR:
            return True
        return self.players == 5 or (role == codes.PROSPECTOR and self.players != 3)

    def ask_role(self) -> None:
        """RND-1: the next player from the governor clockwise."""
        self.phase = codes.ROLE_CHOICE
        self.ask((self.governor + self.roles_taken()) % self.players, codes.ASK_ROLE)

    def write_roles(self, out: list[int]) -> int:
        """RND-1: the roles not yet taken."""
        n = 0
        for role in range(codes.ROLES):
            if self.role_taken[role] == codes.NOBODY and self.role_exists(role):
                out[n] = codes.ROLE + role
                n += 1
        return n

    def take_role(self, role: int) -> None:
        """RND-2: the doubloons on the card, then the role's phase."""
        seat = self.seat
        doubloons = self.role_doubloons[role]
        self.role_taken[role] = seat
        self.doubloons[seat] += doubloons
        self.role_doubloons[role] = 0
        if self.logging:
            self.note(codes.TOOK_ROLE, seat, role, doubloons)
        self.taker = seat
        self.phase = min(role, codes.PROSPECTOR)
        self.decision = codes.ASK_NOTHING
        self.begin_phase()
        self.begin_stage(codes.ROLE_TAKEN)

    def end_phase(self) -> None:
        """The next role, or the end of the round; with two players each takes three (RND-1)."""
        if self.roles_taken() < (6 if self.players == 2 else self.players):
            self.ask_role()
        elif self.end_triggered:
            self.begin_stage(codes.FINAL_WINDOW)  # RND-5
        else:
            self.end_round()

    def end_round(self) -> None:
        """RND-4: doubloons onto the roles left over; the governor passes left."""
        for role in range(codes.ROLES):
            if self.role_taken[role] == codes.NOBODY and self.role_exists(role):
                self.role_doubloons[role] += 1
            self.role_taken[role] = codes.NOBODY
        self.governor = (self.governor + 1) % self.players
        self.round += 1
        if self.logging:
            self.note(codes.ROUND_BEGAN, self.round, self.governor, 0)
        self.ask_role()

    def end_game(self) -> None:
        """RND-5: nothing more is asked."""
        self.phase = codes.GAME_OVER
        self.over = True

    # The start and the draft

    def turn_up_first_tiles(self) -> None:
        """SET-5."""
        self.open_tiles()

    def begin_roles(self) -> None:
        """RND-1: the governor takes the first role."""
        self.ask_role()

    def begin_draft(self, contending: list[int]) -> None:
        """NEW-1: the governor picks first."""
        self.drafted = sum(1 << building for building in contending)
        self.spaces = [0] + [SPACES[cost] for cost in range(1, 11)]
        self.phase = codes.DRAFT
        self.ask(self.governor, codes.ASK_PICK)

    def write_picks(self, out: list[int]) -> int:
        """NEW-1: the violet buildings for which a space of their cost is free."""
        n = 0
        for building in range(codes.BUILDINGS):
            if bits.has(self.drafted, building) and self.spaces[pieces.COST[building]]:
                out[n] = codes.PICK + building
                n += 1
        return n

    def pick(self, building: int) -> None:
        """NEW-1, NEW-2: the building is in the game; once all spaces are taken the others are out."""
        self.put_into_game(building)
        self.spaces[pieces.COST[building]] -= 1
        self.drafted &= ~pieces.BIT[building]
        if self.logging:
            self.note(codes.PICKED, self.seat, building, 0)
        for other in range(codes.BUILDINGS):
            if bits.has(self.drafted, other) and self.spaces[pieces.COST[other]]:
                self.seat = (self.seat + 1) % self.players
                return
        self.drafted = 0
        self.ask_role()

    def put_into_game(self, building: int) -> None:
        """SET-11: both copies of a violet building; one of a large one, and with two players."""
        self.supply_buildings[building] = 1 if self.players == 2 or pieces.COST[building] == 10 else 2

    # Guests

    def window_seat(self) -> int:
        """NEW-10: windows go from the role-taker clockwise, the last one from the governor."""
        first = self.governor if self.stage == codes.FINAL_WINDOW else self.taker
        return (first + self.done) % self.players

    def ask_guests(self) -> bool:
        """NEW-10: ask each player with a guest and a free circle elsewhere; the mayor's phase has no windows."""
        while self.done < self.players:
            seat = self.window_seat()
            if powers.guests(self, seat) and self.guests_can_move(seat) and self.has_windows():
                self.ask(seat, codes.ASK_GUESTS)
                return True
            self.done += 1
        return False

    def has_windows(self) -> bool:
        """The mayor's phase has none, but the game's last window comes after all phases."""
        return self.phase != codes.MAYOR or self.stage == codes.FINAL_WINDOW

    def guest_fits(self, seat: int, place: int) -> bool:
        """Whether a guest could go there."""
        return place != powers.guests_from() and self.circles(seat, place) > self.bodies(seat, place)

    def guests_can_move(self, seat: int) -> bool:
        """Whether any circle elsewhere is free."""
        for place in range(codes.SAN_JUAN):
            if self.guest_fits(seat, place):
                return True
        return False

    def write_guests(self, out: list[int], n: int) -> int:
        """The places that a guest may go to."""
        for place in range(codes.SAN_JUAN):
            if self.guest_fits(self.seat, place):
                out[n] = codes.GUEST + place
                n += 1
        return n

    def leave_guests(self) -> None:
        """The next player's window."""
        self.done += 1
        self.decision = codes.ASK_NOTHING

    def move_guest(self, place: int) -> None:
        """NEW-10: one guest moves; the tile or building works at once."""
        seat = self.seat
        privilege = powers.privilege(self, seat)
        self.move_body(seat, powers.guests_from(), place)
        if self.logging:
            self.note(codes.GUEST_MOVED, seat, place, 0)
        if self.decision == codes.ASK_BONUS:
            self.left += powers.privilege(self, seat) - privilege  # it may count twice now (NEW-16)
        self.ask_again(seat)

    def ask_again(self, seat: int) -> None:
        """NEW-10: after a guest's move the question at hand goes on, unless it has been settled by that."""
        asked = self.decision
        if asked == codes.ASK_GUESTS:
            if not powers.guests(self, seat) or not self.guests_can_move(seat):
                self.leave_guests()
        elif asked == codes.ASK_TILE_COLONIST:
            if self.item != codes.FOREST and self.is_full(seat, self.item):
                settler.end_turn(self)
        elif asked == codes.ASK_BUILDING_COLONIST:
            if pieces.CIRCLES[self.item] and self.is_full(seat, codes.ISLAND_PLACES + self.item):
                builder.end_turn(self)
        elif asked == codes.ASK_LOAD or asked == codes.ASK_SUPPLY:
            captain.ask_turn(self, seat)  # NEW-17
        elif asked == codes.ASK_STORE:
            captain.check_room(self, seat)

    def is_full(self, seat: int, place: int) -> bool:
        """Whether every circle there is taken."""
        return self.bodies(seat, place) >= self.circles(seat, place)

    # The end

    def score(self, seat: int) -> int:
        """SCO-1, NOB-4."""
        points = self.vp[seat] + powers.printed_vp(self, seat) + powers.final_bonus(self, seat)
        return points + self.nobles_of(seat) if self.with_nobles else points

    def tie_break(self, seat: int) -> int:
        """SCO-7: doubloons and barrels."""
        return self.doubloons[seat] + self.any_barrels(seat)

    # Copies

    def copy(self) -> State:
        """An equal state that goes its own way; its log is off."""
        other = State.__new__(State)
        other.logging = False
        other.take_pieces(self)
        return other

    def take(self, other: Engine) -> None:
        """Become equal to another state; the log stays one's own."""
        assert isinstance(other, State)
        self.take_pieces(other)

    def determinize(self, seat: int, seed: int) -> None:
        """HID-1: redraw the face-down tiles, also one in another's hand; forget what any record says of shuffles."""
        self.seed = seed
        self.scripted = False
        hidden = self.decision == codes.ASK_LAY and seat != self.seat and self.drew_face_down()
        if hidden:
            self.stack[self.stack_size] = self.item
            self.stack_size += 1
        self.shuffle_stack(chance.stream(seed, 0))
        if hidden:
            self.item = self.draw()

    def drew_face_down(self) -> bool:
        """Whether the tile about to be laid was drawn unseen by the others (SETL-5, NOB-5)."""
        return self.phase == codes.SETTLER or not self.land_office_open
