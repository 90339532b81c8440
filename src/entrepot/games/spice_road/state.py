"""Century: Spice Road: the state of a game and its rules, CEN-1 to CEN-18.

Cards are numbers (see ``cards``), hands are bit masks of them, cubes are packed a byte per spice.
The ``.pxd`` beside this file gives the compiler the C types; without it the file runs as it stands.
"""

from __future__ import annotations

from ...core import bits, chance
from ...core.engine import Engine
from . import codes
from .cards import MARKET, MERCHANT_CARDS, POINT_CARDS, START_CUBES, STARTERS, packed

# The cards' numbers, laid out for the compiler.
GIVE = [0] * 45
GET = [0] * 45
STEPS = [0] * 45
COST = [0] * 36
POINTS = [0] * 36
BIT = [0] * 64
ONE_CUBE = [0] * 4
UPGRADES = 0
CREATES = 0


def _lay_out() -> None:
    global CREATES, UPGRADES
    for number in range(64):
        BIT[number] = 1 << number
    for number, text in enumerate(MERCHANT_CARDS):
        if text[0] == "+":
            GET[number] = packed(text[1:])
            CREATES |= 1 << number
        elif text[0] == "^":
            STEPS[number] = int(text[1:])
            UPGRADES |= 1 << number
        else:
            give, get = text.split(">")
            GIVE[number] = packed(give)
            GET[number] = packed(get)
    for number, (cost, points) in enumerate(POINT_CARDS.items()):
        COST[number] = packed(cost)
        POINTS[number] = points
    for spice in range(4):
        ONE_CUBE[spice] = 1 << 8 * spice


_lay_out()


def enough(caravan: int, cubes: int) -> bool:
    """Whether a caravan holds these cubes: no byte of the difference borrows."""
    return ((caravan | codes.LANES) - cubes) & codes.LANES == codes.LANES


def size(cubes: int) -> int:
    """The number of cubes."""
    return (cubes & 255) + (cubes >> 8 & 255) + (cubes >> 16 & 255) + (cubes >> 24)


def cards_to_end(players: int) -> int:
    """CEN-14: the number of point cards that brings on the last round."""
    return 6 if players <= 3 else 5


class State(Engine):
    """Everything on the table, hidden things too."""

    __slots__ = (
        "caravan", "card", "claimed", "deck", "deck_size", "decision", "gold", "gold_left", "hand", "left", "pile",
        "played", "point_deck", "point_deck_size", "point_row", "point_row_size", "row", "row_size", "silver",
        "silver_left", "turn",
    )  # fmt: skip

    def __init__(self) -> None:
        Engine.__init__(self)
        self.turn = 1  # the round
        self.decision = 0
        self.card = 0  # the merchant card being played or acquired
        self.left = 0  # upgrade steps, or cards still to be paid for
        self.caravan = [0] * 5
        self.hand = [0] * 5
        self.played = [0] * 5
        self.claimed = [0] * 5
        self.gold = [0] * 5
        self.silver = [0] * 5
        self.gold_left = 0
        self.silver_left = 0
        self.row = [0] * 6
        self.pile = [0] * 6  # the cubes lying on the row's cards
        self.row_size = 0
        self.point_row = [0] * 5
        self.point_row_size = 0
        self.deck = [0] * 43  # the next card is the last one
        self.deck_size = 0
        self.point_deck = [0] * 36
        self.point_deck_size = 0

    # Set-up

    def set_up(self, players: int, seed: int) -> None:
        """Lay out a new game (CEN-1 to CEN-5)."""
        self.players = players
        for seat in range(players):
            self.caravan[seat] = packed(START_CUBES[seat])
            self.hand[seat] = 3  # both starters
        for number in range(43):
            self.deck[number] = len(STARTERS) + number
        for number in range(36):
            self.point_deck[number] = number
        self.deck_size = len(MARKET)
        self.point_deck_size = len(POINT_CARDS)
        self.determinize(0, seed)
        while self.row_size < codes.ROW:
            self.open_merchant()
        while self.point_row_size < codes.POINT_ROW:
            self.open_points()
        self.gold_left = 2 * players
        self.silver_left = 2 * players

    def determinize(self, seat: int, seed: int) -> None:
        """Shuffle both decks, whose order nobody knows (CEN-18)."""
        rng = seed
        for last in range(self.deck_size - 1, 0, -1):
            rng = chance.advance(rng)
            other = chance.below(rng, last + 1)
            card = self.deck[last]
            self.deck[last] = self.deck[other]
            self.deck[other] = card
        for last in range(self.point_deck_size - 1, 0, -1):
            rng = chance.advance(rng)
            other = chance.below(rng, last + 1)
            card = self.point_deck[last]
            self.point_deck[last] = self.point_deck[other]
            self.point_deck[other] = card

    def open_merchant(self) -> None:
        """Refill the end of the merchant row, as long as the deck lasts (CEN-17)."""
        if self.deck_size:
            self.deck_size -= 1
            self.row[self.row_size] = self.deck[self.deck_size]
            self.pile[self.row_size] = 0
            self.row_size += 1
            if self.logging:
                self.note(codes.OPENED_MERCHANT, self.row[self.row_size - 1], 0, 0)

    def open_points(self) -> None:
        """Refill the end of the point row."""
        if self.point_deck_size:
            self.point_deck_size -= 1
            self.point_row[self.point_row_size] = self.point_deck[self.point_deck_size]
            self.point_row_size += 1
            if self.logging:
                self.note(codes.OPENED_POINTS, self.point_row[self.point_row_size - 1], 0, 0)

    # What is legal

    def write_legal(self, out: list[int]) -> int:
        """The answers to the decision at hand, by what is being decided."""
        caravan = self.caravan[self.seat]
        if self.over:
            return 0
        if self.decision == codes.TURN:
            return self.write_turn(out)
        if self.decision == codes.UPGRADE:
            return self.write_upgrade(out)
        if self.decision == codes.TRADE:
            out[0] = codes.AGAIN
            out[1] = codes.STOP
            return 2
        if self.decision == codes.DROP:
            return write_spices(out, caravan, codes.DROP_CUBE)
        return write_spices(out, caravan, codes.DISCARD_CUBE)

    def write_turn(self, out: list[int]) -> int:
        """CEN-6: play, acquire, claim or rest."""
        n = 0
        caravan = self.caravan[self.seat]
        cards = self.hand[self.seat]
        if caravan & codes.RAISABLE == 0:
            cards &= ~UPGRADES  # CEN-8: nothing to raise
        have = caravan | codes.LANES
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            out[n] = card
            n += (have - GIVE[card]) & codes.LANES == codes.LANES  # CEN-9
        for i in range(min(self.row_size, size(caravan) + 1)):
            cards |= BIT[self.row[i]]
        while cards:
            out[n] = codes.ACQUIRE + bits.lowest(cards)
            cards &= cards - 1
            n += 1
        for i in range(self.point_row_size):
            card = self.point_row[i]
            if (have - COST[card]) & codes.LANES == codes.LANES:
                cards |= BIT[card]
        while cards:
            out[n] = codes.CLAIM + bits.lowest(cards)
            cards &= cards - 1
            n += 1
        if self.played[self.seat]:
            out[n] = codes.REST  # CEN-11
            n += 1
        return n

    def write_upgrade(self, out: list[int]) -> int:
        """CEN-8: any cube but cinnamon may be raised; after the first the player may stop."""
        n = write_spices(out, self.caravan[self.seat] & codes.RAISABLE, codes.RAISE)
        if self.left < STEPS[self.card]:
            out[n] = codes.STOP
            n += 1
        return n

    # What actions do

    def step(self, code: int) -> None:
        """One answer, by its place in the table of codes."""
        if code < codes.ACQUIRE:
            self.play(code)
        elif code < codes.CLAIM:
            self.acquire(code - codes.ACQUIRE)
        elif code < codes.REST:
            self.claim(code - codes.CLAIM)
        elif code == codes.REST:
            self.rest()
        elif code < codes.AGAIN:
            self.raise_cube(code - codes.RAISE)
        elif code == codes.AGAIN:
            self.trade()
        elif code == codes.STOP:
            self.end_turn()
        elif code < codes.DISCARD_CUBE:
            self.drop_cube(code - codes.DROP_CUBE)
        else:
            self.discard_cube(code - codes.DISCARD_CUBE)

    def play(self, card: int) -> None:
        """Play a card from hand to the table (CEN-7 to CEN-9)."""
        seat = self.seat
        self.hand[seat] ^= BIT[card]
        self.played[seat] |= BIT[card]
        if self.logging:
            self.note(codes.PLAYED, seat, card, 0)
        self.card = card
        if BIT[card] & CREATES:
            self.caravan[seat] += GET[card]
            self.end_turn()
        elif BIT[card] & UPGRADES:
            self.left = STEPS[card]
            self.decision = codes.UPGRADE
        else:
            self.trade()

    def trade(self) -> None:
        """CEN-9: once more through the card in play; asked again while it can be paid."""
        seat = self.seat
        card = self.card
        self.caravan[seat] += GET[card] - GIVE[card]
        if self.logging:
            self.note(codes.TRADED, seat, card, 0)
        if enough(self.caravan[seat], GIVE[card]):
            self.decision = codes.TRADE
        else:
            self.end_turn()

    def raise_cube(self, spice: int) -> None:
        """CEN-8: one step."""
        seat = self.seat
        self.caravan[seat] += ONE_CUBE[spice + 1] - ONE_CUBE[spice]
        if self.logging:
            self.note(codes.RAISED, seat, spice, 0)
        self.left -= 1
        if self.left == 0:
            self.end_turn()

    def acquire(self, card: int) -> None:
        """CEN-10: a cube for each card to the left, then the card."""
        self.card = card
        self.left = self.place_in_row(card)
        if self.left:
            self.decision = codes.DROP
        else:
            self.take_card()

    def drop_cube(self, spice: int) -> None:
        """CEN-10: the leftmost card not yet paid gets a cube."""
        seat = self.seat
        place = self.place_in_row(self.card) - self.left
        self.caravan[seat] -= ONE_CUBE[spice]
        self.pile[place] += ONE_CUBE[spice]
        if self.logging:
            self.note(codes.DROPPED, seat, spice, self.row[place])
        self.left -= 1
        if self.left == 0:
            self.take_card()

    def take_card(self) -> None:
        """CEN-10: the card to the hand, its cubes to the caravan; the row closes and refills."""
        seat = self.seat
        place = self.place_in_row(self.card)
        self.hand[seat] |= BIT[self.card]
        self.caravan[seat] += self.pile[place]
        if self.logging:
            self.note(codes.ACQUIRED, seat, self.card, self.pile[place])
        self.row_size -= 1
        for i in range(place, self.row_size):
            self.row[i] = self.row[i + 1]
            self.pile[i] = self.pile[i + 1]
        self.open_merchant()
        self.end_turn()

    def rest(self) -> None:
        """CEN-11: all played cards back to hand."""
        seat = self.seat
        self.hand[seat] |= self.played[seat]
        self.played[seat] = 0
        if self.logging:
            self.note(codes.RESTED, seat, 0, 0)
        self.end_turn()

    def claim(self, card: int) -> None:
        """CEN-12: pay, take the card and its coin; the row closes and refills."""
        seat = self.seat
        place = 0
        while self.point_row[place] != card:
            place += 1
        self.caravan[seat] -= COST[card]
        self.claimed[seat] |= BIT[card]
        coin = self.take_coin(place)
        if self.logging:
            self.note(codes.CLAIMED, seat, card, coin)
            if bits.count(self.claimed[seat]) == cards_to_end(self.players):
                self.note(codes.LAST_ROUND, seat, 0, 0)
        self.point_row_size -= 1
        for i in range(place, self.point_row_size):
            self.point_row[i] = self.point_row[i + 1]
        self.open_points()
        self.end_turn()

    def take_coin(self, place: int) -> int:
        """CEN-5: gold over the first place and silver over the second; without gold, silver over the first."""
        seat = self.seat
        if self.gold_left and place == 0:
            self.gold_left -= 1
            self.gold[seat] += 1
            return codes.GOLD
        if self.silver_left and place == (1 if self.gold_left else 0):
            self.silver_left -= 1
            self.silver[seat] += 1
            return codes.SILVER
        return codes.NO_COIN

    def discard_cube(self, spice: int) -> None:
        """CEN-13: one cube of those above ten."""
        self.caravan[self.seat] -= ONE_CUBE[spice]
        if self.logging:
            self.note(codes.DISCARDED, self.seat, spice, 0)
        self.end_turn()

    def end_turn(self) -> None:
        """CEN-13: first down to ten cubes; then the next player."""
        if size(self.caravan[self.seat]) > codes.CARAVAN:
            self.decision = codes.DISCARD
            return
        self.decision = codes.TURN
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
            self.end_round()

    def end_round(self) -> None:
        """CEN-14: after a full round the game ends once somebody has enough point cards."""
        for seat in range(self.players):
            if bits.count(self.claimed[seat]) >= cards_to_end(self.players):
                self.over = True
                return
        self.turn += 1

    # What others ask

    def place_in_row(self, card: int) -> int:
        """Where the card lies in the merchant row, from 0."""
        place = 0
        while self.row[place] != card:
            place += 1
        return place

    def score(self, seat: int) -> int:
        """CEN-15."""
        cubes = self.caravan[seat]
        points = 3 * self.gold[seat] + self.silver[seat] + size(cubes) - (cubes & 255)
        cards = self.claimed[seat]
        while cards:
            points += POINTS[bits.lowest(cards)]
            cards &= cards - 1
        return points

    def tie_break(self, seat: int) -> int:
        """CEN-16: the later in turn order."""
        return seat

    def copy(self) -> State:
        """An equal state that goes its own way; its log is off."""
        other = State.__new__(State)
        other.logging = False
        other.take_state(self)
        return other

    def take(self, other: Engine) -> None:
        """Become equal to another state; the log stays one's own."""
        assert isinstance(other, State)
        self.take_state(other)

    def take_state(self, other: State) -> None:
        """The copying itself."""
        self.players = other.players
        self.over = other.over
        self.turn = other.turn
        self.seat = other.seat
        self.decision = other.decision
        self.card = other.card
        self.left = other.left
        self.caravan = other.caravan[:]
        self.hand = other.hand[:]
        self.played = other.played[:]
        self.claimed = other.claimed[:]
        self.gold = other.gold[:]
        self.silver = other.silver[:]
        self.gold_left = other.gold_left
        self.silver_left = other.silver_left
        self.row = other.row[:]
        self.pile = other.pile[:]
        self.row_size = other.row_size
        self.point_row = other.point_row[:]
        self.point_row_size = other.point_row_size
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.point_deck = other.point_deck[:]
        self.point_deck_size = other.point_deck_size


def write_spices(out: list[int], cubes: int, first: int) -> int:
    """Write one code for each spice among the cubes."""
    n = 0
    for spice in range(4):
        out[n] = first + spice
        n += cubes >> 8 * spice & 255 != 0
    return n
