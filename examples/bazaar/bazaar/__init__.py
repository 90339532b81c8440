"""Bazaar: a small trading game, and an example of a game that plugs into Entrepôt.

Cards of four wares lie open at four stalls. On your turn you either take one, if you hold fewer than five, or sell all
your cards of one ware. The first card of a ware to be sold fetches six coins, later ones less and less. The game ends
when the deck runs out; the most coins win, and fewer cards left in hand break a tie.
"""

from collections.abc import Mapping
from typing import Any

from entrepot.core import chance
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import Engine, PythonEngine
from entrepot.core.events import EventTable, event
from entrepot.core.options import Option
from entrepot.core.reader import Reader
from entrepot.core.rules import Rules
from entrepot.core.terms import NUMBER, SEAT, Kind

WARES = ("cloth", "salt", "silk", "silver")
COPIES = 8
PRICES = (6, 5, 4, 3, 2, 1, 1, 1)  # of each ware, in the order of the sales
STALLS = 4
HAND = 5

WARE = Kind("ware", WARES)
ACTIONS = ActionTable(verb("take", WARE), verb("sell", WARE))
EVENTS = EventTable(
    "bazaar",
    event("took", seat=SEAT, ware=WARE),
    event("sold", seat=SEAT, ware=WARE, cards=NUMBER, coins=NUMBER),
    event("opened", ware=WARE),
)


class State(PythonEngine):
    """A game of Bazaar. A ware is its number in ``WARES``."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.deck = [ware for ware in range(len(WARES)) for _ in range(COPIES)]
        self.stalls: list[int] = []
        self.sold = [0] * len(WARES)
        self.hands = [[0] * len(WARES) for _ in range(players)]
        self.coins = [0] * players

    def legal_codes(self) -> list[int]:
        """Take from a stall, or sell what you hold."""
        if self.over:
            return []
        hand = self.hands[self.seat]
        takes = sorted(set(self.stalls)) if sum(hand) < HAND else []
        sales = [ware for ware in range(len(WARES)) if hand[ware]]
        return [ACTIONS.code("take", WARES[ware]) for ware in takes] + [
            ACTIONS.code("sell", WARES[ware]) for ware in sales
        ]

    def play(self, code: int) -> None:
        """One turn."""
        ware = WARE.number(ACTIONS.values_of(code)[0])
        if ACTIONS.verb_of(code).name == "take":
            self.take_card(ware)
        else:
            self.sell_cards(ware)
        self.seat = (self.seat + 1) % self.players

    def take_card(self, ware: int) -> None:
        """The card goes from its stall to the hand; another one is turned up."""
        self.stalls.remove(ware)
        self.hands[self.seat][ware] += 1
        self.log(EVENTS.number("took"), self.seat, ware)
        self.open_stalls()

    def open_stalls(self) -> None:
        """Fill the stalls from the deck. Once it has run out the game is over."""
        while len(self.stalls) < STALLS and self.deck:
            self.stalls.append(self.deck.pop())
            self.log(EVENTS.number("opened"), self.stalls[-1])
        self.over = not self.deck

    def sell_cards(self, ware: int) -> None:
        """All cards of the ware, each at the next price."""
        cards, self.hands[self.seat][ware] = self.hands[self.seat][ware], 0
        coins = sum(PRICES[self.sold[ware] : self.sold[ware] + cards])
        self.sold[ware] += cards
        self.coins[self.seat] += coins
        self.log(EVENTS.number("sold"), self.seat, ware, cards, coins)

    def points(self, seat: int) -> int:
        """Coins count."""
        return self.coins[seat]

    def rank(self, seat: int) -> int:
        """Fewer cards left in hand break a tie."""
        return -sum(self.hands[seat])

    def hide(self, seat: int, seed: int) -> None:
        """Nobody knows the order of the deck."""
        self.deck, _ = chance.shuffled(self.deck, seed)


class Bazaar(Rules):
    """Bazaar for two to four players."""

    name = "bazaar"
    options = (Option("players", (2, 3, 4), 2),)
    actions = ACTIONS
    events = EVENTS

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Shuffle the deck and open the stalls."""
        state = State(options["players"])
        state.hide(0, seed)
        state.open_stalls()
        return state

    def view(self, state: Engine, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        """Everything but the order of the deck is open."""
        assert isinstance(state, State)
        players = [
            {"coins": coins, "hand": dict(zip(WARES, hand, strict=True))}
            for coins, hand in zip(state.coins, state.hands, strict=True)
        ]
        return self.heading(options) | {
            "seat": None if state.over else state.seat,
            "stalls": [WARES[ware] for ware in state.stalls],
            "sold": dict(zip(WARES, state.sold, strict=True)),
            "deck": len(state.deck),
            "players": players,
        }

    def position(self, state: Engine, options: Mapping[str, Any]) -> dict[str, Any]:
        """The view, and the deck in drawing order."""
        assert isinstance(state, State)
        return self.view(state, options, None) | {"deck": [WARES[ware] for ware in reversed(state.deck)]}

    def load(self, position: Reader, options: Mapping[str, Any], seed: int) -> State:
        """Read what :meth:`position` wrote."""
        fields = position.fields(("game", "rules_version", "options", "seat", "stalls", "sold", "deck", "players"))
        state = State(options["players"])
        state.stalls = [WARE.number(card.one_of(WARES)) for card in fields["stalls"].items()]
        state.deck = [WARE.number(card.one_of(WARES)) for card in fields["deck"].items()][::-1]
        state.sold = _counts(fields["sold"])
        for seat, player in enumerate(fields["players"].items()):
            known = player.fields(("coins", "hand"), ("coins", "hand"))
            state.coins[seat], state.hands[seat] = known["coins"].whole(0, 99), _counts(known["hand"])
        state.over = "seat" not in fields
        state.seat = 0 if state.over else fields["seat"].whole(0, state.players - 1)
        return state


def _counts(reader: Reader) -> list[int]:
    fields = reader.fields(WARES, WARES)
    return [fields[ware].whole(0, COPIES) for ware in WARES]
