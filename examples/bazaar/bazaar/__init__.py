"""Bazaar: a small trading game, and an example of a game that plugs into Entrepôt.

Cards of four wares lie open at four stalls, at first one of each. On your turn you either take one of them, if you hold
fewer than five, or sell all your cards of one ware. The first card of a ware to be sold fetches six coins, later ones
less and less. The game ends when the deck runs out; the most coins win, and fewer cards left in hand break a tie.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from entrepot.core import chance
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import Engine, PythonEngine
from entrepot.core.events import EventTable, event
from entrepot.core.messages import Message, message
from entrepot.core.options import Option
from entrepot.core.reader import Reader
from entrepot.core.rules import Rules
from entrepot.core.terms import NUMBER, SEAT, Kind

WARES = ("cloth", "salt", "silk", "silver")
PRICES = (6, 5, 4, 3, 2, 1, 1, 1)  # of the cards of each ware, in the order of the sales
HAND_LIMIT = 5

WARE = Kind("ware", WARES)
ACTIONS = ActionTable(verb("take", WARE), verb("sell", WARE))
EVENTS = EventTable(
    "bazaar",
    event("took", seat=SEAT, ware=WARE),
    event("sold", seat=SEAT, ware=WARE, cards=NUMBER, coins=NUMBER),
    event("turned_up", ware=WARE),
)


class State(PythonEngine):
    """A game of Bazaar. A ware is its number in ``WARES``."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.stalls = list(range(len(WARES)))
        self.deck = self.stalls * (len(PRICES) - 1)  # drawn from the end
        self.sold = [0] * len(WARES)
        self.hands = [[0] * len(WARES) for _ in range(players)]
        self.coins = [0] * players

    def legal_codes(self) -> list[int]:
        """Take from a stall, or sell what you hold."""
        hand = self.hands[self.seat]
        offered = sorted(set(self.stalls)) if sum(hand) < HAND_LIMIT else []
        takes = [ACTIONS.code("take", WARES[ware]) for ware in offered]
        sales = [ACTIONS.code("sell", WARES[ware]) for ware, cards in enumerate(hand) if cards]
        return [] if self.over else takes + sales

    def play(self, code: int) -> None:
        """One turn."""
        ware = WARE.number(ACTIONS.values_of(code)[0])
        if ACTIONS.verb_of(code).name == "take":
            self.take_card(ware)
        else:
            self.sell_cards(ware)
        self.seat = (self.seat + 1) % self.players

    def take_card(self, ware: int) -> None:
        """The card goes from its stall to the hand and another one is turned up; the last one ends the game."""
        self.stalls.remove(ware)
        self.hands[self.seat][ware] += 1
        self.log(EVENTS.number("took"), self.seat, ware)
        self.stalls.append(self.deck.pop())
        self.log(EVENTS.number("turned_up"), self.stalls[-1])
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
        self.deck, _ = chance.shuffled(sorted(self.deck), seed)


class Bazaar(Rules):
    """Bazaar for two to four players."""

    name = "bazaar"
    options = (Option("players", (2, 3, 4), 2),)
    actions = ACTIONS
    events = EVENTS

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """A shuffled deck, and nobody owns anything."""
        state = State(options["players"])
        state.hide(0, seed)
        return state

    def view(self, state: Engine, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        """Everything but the order of the deck is open."""
        own = _own(state)
        return self.heading(options) | {
            "seat": None if own.over else own.seat,
            "stalls": [WARES[ware] for ware in own.stalls],
            "sold": dict(zip(WARES, own.sold, strict=True)),
            "deck": len(own.deck),
            "players": [
                {"coins": coins, "hand": dict(zip(WARES, hand, strict=True))}
                for coins, hand in zip(own.coins, own.hands, strict=True)
            ],
        }

    def position(self, state: Engine, options: Mapping[str, Any]) -> dict[str, Any]:
        """The view, and the deck in drawing order."""
        return self.view(state, options, None) | {"deck": [WARES[ware] for ware in reversed(_own(state).deck)]}

    def load(self, position: Reader, options: Mapping[str, Any], seed: int) -> State:
        """Read what :meth:`position` wrote, or somebody by hand; what cannot be played is refused."""
        keys = ("stalls", "sold", "deck", "players")
        fields = position.fields(("game", "rules_version", "options", "seat", *keys), keys)
        state = State(options["players"])
        state.stalls, state.deck = _wares(fields["stalls"]), _wares(fields["deck"])[::-1]
        state.sold = _counts(fields["sold"])
        for seat, player in enumerate(fields["players"].items()):
            known = player.fields(("coins", "hand"), ("coins", "hand"))
            state.coins[seat], state.hands[seat] = known["coins"].whole(0, 99), _counts(known["hand"])
        state.seat = fields["seat"].whole(0, state.players - 1) if "seat" in fields else 0
        state.over = not state.deck
        cards = Counter(state.stalls + state.deck)
        counts = [
            cards[ware] + sum(elsewhere) for ware, elsewhere in enumerate(zip(state.sold, *state.hands, strict=True))
        ]
        if len(state.stalls) != len(WARES) or set(counts) != {len(PRICES)}:
            position.refuse(message("bazaar-error-cards", stalls=len(WARES), cards=len(PRICES)))
        return state

    def why_not(self, state: Engine, code: int) -> Message:
        """Why an action is not legal."""
        if ACTIONS.verb_of(code).name == "sell":
            return Message("bazaar-why-not-held", ACTIONS.arguments(code))
        if sum(_own(state).hands[state.seat]) == HAND_LIMIT:
            return message("bazaar-why-hand-full", cards=HAND_LIMIT)
        return Message("bazaar-why-not-offered", ACTIONS.arguments(code))

    def revealed(self, state: Engine) -> int:
        """A card that was turned up has been seen: taking it back is not possible."""
        return -len(_own(state).deck)

    def scores_are_open(self, options: Mapping[str, Any]) -> bool:
        """Coins lie on the table."""
        return True


def _own(state: Engine) -> State:
    assert isinstance(state, State)
    return state


def _wares(reader: Reader) -> list[int]:
    return [WARE.number(card.one_of(WARES)) for card in reader.items()]


def _counts(reader: Reader) -> list[int]:
    fields = reader.fields(WARES, WARES)
    return [fields[ware].whole(0, len(PRICES)) for ware in WARES]
