"""Century: Spice Road: the state of a game and its rules, CEN-1 to CEN-18.

Cards are numbers (see ``cards``), hands are bit masks of them, cubes are packed a byte per spice.
The ``.pxd`` beside this file gives the compiler the C types; the file also runs uncompiled.
"""

from __future__ import annotations

from ...core import bits, buffers, chance
from ...core.engine import Engine
from . import codes, layout
from .cards import CARAVAN, LETTERS, MARKET, MERCHANT_CARDS, POINT_CARDS, START_CUBES, STARTERS, packed
from .memory import Memory


def parts(card: str) -> tuple[str, str]:
    """The cubes that a merchant card costs, and those that it gives; an upgrade card has neither."""
    if card[0] == "^":
        return "", ""
    give, _, get = card.replace("+", ">").partition(">")
    return give, get


def payable(costs: list[str]) -> list[list[int]]:
    """For each spice and number of cubes of it, the set of cards that cost no more of that spice."""
    numbers = range(CARAVAN + 1)
    return [
        [sum(1 << card for card, cost in enumerate(costs) if cost.count(letter) <= cubes) for cubes in numbers]
        for letter in LETTERS
    ]


# The cards as arrays for the compiler.
GIVE = [packed(parts(card)[0]) for card in MERCHANT_CARDS]
GET = [packed(parts(card)[1]) for card in MERCHANT_CARDS]
STEPS = [int(card[1:]) if card[0] == "^" else 0 for card in MERCHANT_CARDS]
CREATES = sum(1 << number for number, card in enumerate(MERCHANT_CARDS) if card[0] == "+")
UPGRADES = sum(1 << number for number, card in enumerate(MERCHANT_CARDS) if card[0] == "^")
PAYABLE = payable([parts(card)[0] for card in MERCHANT_CARDS])
COST = [packed(cost) for cost in POINT_CARDS]
PAYABLE_POINTS = payable(list(POINT_CARDS))
POINTS = list(POINT_CARDS.values())
ONE_CUBE = [1 << 8 * spice for spice in range(codes.SPICES)]


def enough(caravan: int, cubes: int) -> bool:
    """Whether a caravan holds these cubes: no byte of the difference borrows."""
    return ((caravan | codes.LANES) - cubes) & codes.LANES == codes.LANES


def size(cubes: int) -> int:
    """The number of cubes."""
    return (cubes * codes.ONE_EACH & codes.ALL_BYTES) >> 24  # the top byte of the product is the sum of all bytes


def points_of_cubes(cubes: int) -> int:
    """CEN-15: a point for each cube that is not turmeric."""
    return size(cubes) - (cubes & 255)


def cards_to_end(players: int) -> int:
    """CEN-14: the number of point cards that triggers the last round."""
    return 6 if players <= 3 else 5


class State(Memory):
    """Everything on the table, including hidden cards."""

    __slots__ = ()

    def __init__(self) -> None:
        Memory.__init__(self)
        self.turn = 1
        self.question = codes.ASK_TURN

    # Set-up

    def set_up(self, players: int, seed: int) -> None:
        """Lay out a new game (CEN-1 to CEN-5)."""
        self.players = players
        for seat in range(players):
            self.caravan[seat] = packed(START_CUBES[seat])
            self.hand[seat] = (1 << len(STARTERS)) - 1
        for number in range(len(MARKET)):
            self.deck[number] = len(STARTERS) + number
        for number in range(len(POINT_CARDS)):
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
                self.note(codes.OPENED_MERCHANT, self.row[self.row_size - 1])

    def open_points(self) -> None:
        """Refill the end of the point row."""
        if self.point_deck_size:
            self.point_deck_size -= 1
            self.point_row[self.point_row_size] = self.point_deck[self.point_deck_size]
            self.point_row_size += 1
            if self.logging:
                card = self.point_row[self.point_row_size - 1]
                self.note(codes.OPENED_POINTS, card, POINTS[card])

    # Legal actions

    def write_legal(self, out: list[int]) -> int:
        """The answers to the current question."""
        caravan = self.caravan[self.seat]
        if self.over:
            return 0
        if self.question == codes.ASK_TURN:
            return self.write_turn(out)
        if self.question == codes.ASK_UPGRADE:
            return self.write_upgrade(out)
        if self.question == codes.ASK_TRADE:
            out[0] = codes.AGAIN
            out[1] = codes.STOP
            return 2
        if self.question == codes.ASK_DROP:
            return write_spices(out, caravan, codes.drop(0))
        return write_spices(out, caravan, codes.discard(0))

    def write_turn(self, out: list[int]) -> int:
        """CEN-6: play, acquire, claim or rest."""
        n = 0
        caravan = self.caravan[self.seat]
        cards = self.hand[self.seat]
        turmeric = caravan & 255
        saffron = caravan >> 8 & 255
        cardamom = caravan >> 16 & 255
        cinnamon = caravan >> 24
        cards &= PAYABLE[0][turmeric] & PAYABLE[1][saffron] & PAYABLE[2][cardamom] & PAYABLE[3][cinnamon]  # CEN-9
        if caravan & codes.RAISABLE == 0:
            cards &= ~UPGRADES  # CEN-8: nothing to raise
        first = codes.play(0)  # a call for each card would cost uncompiled code a tenth of its speed
        while cards:
            out[n] = first + bits.lowest(cards)
            cards &= cards - 1
            n += 1
        for i in range(min(self.row_size, turmeric + saffron + cardamom + cinnamon + 1)):
            cards |= bits.ONE << self.row[i]
        first = codes.acquire(0)
        while cards:
            out[n] = first + bits.lowest(cards)
            cards &= cards - 1
            n += 1
        for i in range(self.point_row_size):
            cards |= bits.ONE << self.point_row[i]
        cards &= PAYABLE_POINTS[0][turmeric] & PAYABLE_POINTS[1][saffron]  # CEN-12
        cards &= PAYABLE_POINTS[2][cardamom] & PAYABLE_POINTS[3][cinnamon]
        while cards:
            out[n] = codes.claim(bits.lowest(cards))
            cards &= cards - 1
            n += 1
        out[n] = codes.REST
        return n + (self.played[self.seat] != 0)  # CEN-11

    def write_upgrade(self, out: list[int]) -> int:
        """CEN-8: any cube except cinnamon may be raised; after the first step the player may stop."""
        n = write_spices(out, self.caravan[self.seat] & codes.RAISABLE, codes.raise_(0))
        if self.raises_left < STEPS[self.card]:
            out[n] = codes.STOP
            n += 1
        return n

    # Effects of actions

    def step(self, code: int) -> None:
        """Apply one answer, by the question and then by the verb."""
        if self.question == codes.ASK_TURN:
            verb = codes.verb_of(code)
            if verb == codes.VERB_PLAY:
                self.play(codes.card_of(code))
            elif verb == codes.VERB_ACQUIRE:
                self.acquire(codes.card_of(code))
            elif verb == codes.VERB_CLAIM:
                self.claim(codes.point_card_of(code))
            else:
                self.rest()
        elif self.question == codes.ASK_DROP:
            self.drop_cube(codes.spice_of(code))
        elif self.question == codes.ASK_DISCARD:
            self.discard_cube(codes.spice_of(code))
        elif code == codes.STOP:
            self.end_turn()
        elif code == codes.AGAIN:
            self.trade()
        else:
            self.raise_cube(codes.spice_of(code))

    def play(self, card: int) -> None:
        """Play a card from hand to the table (CEN-7 to CEN-9)."""
        seat = self.seat
        self.hand[seat] ^= bits.ONE << card
        self.played[seat] |= bits.ONE << card
        if self.logging:
            self.note(codes.PLAYED, seat, card)
        self.card = card
        if bits.ONE << card & CREATES:
            self.caravan[seat] += GET[card]
            self.end_turn()
        elif bits.ONE << card & UPGRADES:
            self.raises_left = STEPS[card]
            self.question = codes.ASK_UPGRADE
        else:
            self.trade()

    def trade(self) -> None:
        """CEN-9: trade once with the card in play; the player may repeat it while the caravan can pay."""
        seat = self.seat
        card = self.card
        self.caravan[seat] += GET[card] - GIVE[card]
        if self.logging:
            self.note(codes.TRADED, seat, GIVE[card], GET[card])
        if enough(self.caravan[seat], GIVE[card]):
            self.question = codes.ASK_TRADE
        else:
            self.end_turn()

    def raise_cube(self, spice: int) -> None:
        """CEN-8: raise a cube by one step."""
        seat = self.seat
        self.caravan[seat] += ONE_CUBE[spice + 1] - ONE_CUBE[spice]
        if self.logging:
            self.note(codes.RAISED, seat, spice, spice + 1)
        self.raises_left -= 1
        if self.raises_left == 0:
            self.end_turn()

    def acquire(self, card: int) -> None:
        """CEN-10: pay a cube for each card to the left, then take the card."""
        self.card = card
        self.cards_to_pay = self.place_in_row(card)
        if self.cards_to_pay:
            self.question = codes.ASK_DROP
        else:
            self.take_card()

    def drop_cube(self, spice: int) -> None:
        """CEN-10: put a cube on the leftmost card not yet paid for."""
        seat = self.seat
        place = self.place_in_row(self.card) - self.cards_to_pay
        self.caravan[seat] -= ONE_CUBE[spice]
        self.pile[place] += ONE_CUBE[spice]
        if self.logging:
            self.note(codes.DROPPED, seat, spice, self.row[place])
        self.cards_to_pay -= 1
        if self.cards_to_pay == 0:
            self.take_card()

    def take_card(self) -> None:
        """CEN-10: take the card and its cubes; close the gap in the row and refill it."""
        seat = self.seat
        place = self.place_in_row(self.card)
        self.hand[seat] |= bits.ONE << self.card
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
        """CEN-11: take all played cards back into hand."""
        seat = self.seat
        self.hand[seat] |= self.played[seat]
        self.played[seat] = 0
        if self.logging:
            self.note(codes.RESTED, seat)
        self.end_turn()

    def claim(self, card: int) -> None:
        """CEN-12: pay, take the card and its coin; close the gap in the row and refill it."""
        seat = self.seat
        place = 0
        while self.point_row[place] != card:
            place += 1
        self.caravan[seat] -= COST[card]
        self.claimed[seat] |= bits.ONE << card
        coin = self.take_coin(place)
        if self.logging:
            self.note(codes.CLAIMED, seat, card, POINTS[card], coin)
        if bits.count(self.claimed[seat]) == cards_to_end(self.players):
            self.last_round = True
            if self.logging:
                self.note(codes.LAST_ROUND, seat)
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
            return codes.COIN_GOLD
        if self.silver_left and place == (1 if self.gold_left else 0):
            self.silver_left -= 1
            self.silver[seat] += 1
            return codes.COIN_SILVER
        return codes.COIN_NONE

    def discard_cube(self, spice: int) -> None:
        """CEN-13: discard one of the cubes above ten."""
        self.caravan[self.seat] -= ONE_CUBE[spice]
        if self.logging:
            self.note(codes.DISCARDED, self.seat, spice)
        self.end_turn()

    def end_turn(self) -> None:
        """CEN-13: the player first discards down to ten cubes; then it is the next player's turn."""
        if size(self.caravan[self.seat]) > codes.CARAVAN:
            self.question = codes.ASK_DISCARD
            return
        self.question = codes.ASK_TURN
        # Without branches: a processor often guesses wrong whether a random turn is the last one of the round.
        ends_round = self.seat + 1 == self.players
        self.seat = 0 if ends_round else self.seat + 1
        self.over = ends_round & self.last_round  # CEN-14: when a player has enough point cards
        self.turn += ends_round ^ self.over

    # Queries

    def place_in_row(self, card: int) -> int:
        """The card's place in the merchant row, from 0."""
        return buffers.place_of(card, self.row)

    def score(self, seat: int) -> int:
        """The seat's points (CEN-15)."""
        return self.card_points(seat) + self.coin_points(seat) + self.cube_points(seat)

    def card_points(self, seat: int) -> int:
        """The points of the claimed cards."""
        points = 0
        cards = self.claimed[seat]
        while cards:
            points += POINTS[bits.lowest(cards)]
            cards &= cards - 1
        return points

    def coin_points(self, seat: int) -> int:
        """The points of the coins."""
        return codes.GOLD_POINTS * self.gold[seat] + self.silver[seat]

    def cube_points(self, seat: int) -> int:
        """The points of the cubes in the caravan."""
        return points_of_cubes(self.caravan[seat])

    def score_part(self, seat: int, part: int) -> int:
        """The points by cards, by coins, or by cubes."""
        if part == 0:
            return self.card_points(seat)
        return self.coin_points(seat) if part == 1 else self.cube_points(seat)

    def tie_break(self, seat: int) -> int:
        """CEN-16: the later in turn order wins."""
        return seat

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

    def take_memory(self, other: State) -> None:
        """Copy another state's memory."""
        self.players = other.players
        self.seat = other.seat
        self.over = other.over
        layout.copy(self, other)


def write_spices(out: list[int], cubes: int, first: int) -> int:
    """Write one code for each spice among the cubes."""
    n = 0
    for spice in range(codes.SPICES):
        out[n] = first + spice
        n += cubes & 255 != 0
        cubes >>= 8
    return n
