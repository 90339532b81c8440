"""Positions of Spice Road: a state as JSON and back, and what a seat may see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...core import bits, chance
from ...core.messages import message
from ...core.reader import Reader
from ...core.secret_chance import SecretChance
from . import codes
from .cards import LETTERS, MARKET, MERCHANT_CARDS, POINT_COSTS, SEATS, START_CUBES, STARTERS, packed, unpacked
from .state import State, cards_to_end, enough
from .vocabulary import QUESTION, QUESTIONS

UNFINISHED = [question.name for question in QUESTIONS if question.name != "turn"]
BOTH_STARTERS = (1 << len(STARTERS)) - 1
MOST_ON_CARD = 42  # each card acquired leaves at most one cube on another card
MOST_IN_CARAVAN = 100  # a caravan never holds more, even in the middle of a turn
MOST_ROUNDS = 10**6

KEYS = (
    "game", "rules_version", "options", "turn", "seat", "merchant_row", "merchant_deck", "point_row", "point_deck",
    "gold", "silver", "players", "pending",
)  # fmt: skip
PLAYER_KEYS = ("caravan", "hand", "played", "points", "gold", "silver")


# Writing


def write(state: State) -> dict[str, Any]:
    """Everything on the table, including hidden cards."""
    return {
        **_table(state),
        "merchant_deck": [MERCHANT_CARDS[card] for card in reversed(state.deck[: state.deck_size])],
        "point_deck": [POINT_COSTS[card] for card in reversed(state.point_deck[: state.point_deck_size])],
        "players": [_open_player(state, seat) | _claimed(state, seat) for seat in range(state.players)],
        "pending": _pending(state),
    }


def views(state: State, seats: Iterable[int | None], open_points: bool) -> list[dict[str, Any]]:
    """What each seat may see: only the size of the decks, and only the number of others' point cards (CEN-18)."""
    decks = {"merchant_deck": state.deck_size, "point_deck": state.point_deck_size}
    seen, pending = _table(state) | decks, _pending(state)
    others = [
        _open_player(state, other) | {"point_cards": bits.count(state.claimed[other])} for other in range(state.players)
    ]
    players = [player | _claimed(state, other) for other, player in enumerate(others)]
    if open_points or state.over:
        others = players
    return [
        {
            **seen,
            "players": [players[each] if each == seat else others[each] for each in range(state.players)],
            "pending": pending,
        }
        for seat in seats
    ]


def _table(state: State) -> dict[str, Any]:
    row = zip(state.row[: state.row_size], state.pile, strict=False)
    return {
        "turn": state.turn,
        "seat": None if state.over else state.seat,
        "merchant_row": [{"card": MERCHANT_CARDS[card], "cubes": unpacked(pile)} for card, pile in row],
        "point_row": [POINT_COSTS[card] for card in state.point_row[: state.point_row_size]],
        "gold": state.gold_left,
        "silver": state.silver_left,
    }


def _open_player(state: State, seat: int) -> dict[str, Any]:
    return {
        "caravan": unpacked(state.caravan[seat]),
        "hand": [MERCHANT_CARDS[card] for card in bits.members(state.hand[seat])],
        "played": [MERCHANT_CARDS[card] for card in bits.members(state.played[seat])],
        "gold": state.gold[seat],
        "silver": state.silver[seat],
    }


def _claimed(state: State, seat: int) -> dict[str, Any]:
    return {"points": [POINT_COSTS[card] for card in bits.members(state.claimed[seat])]}


def _pending(state: State) -> dict[str, Any] | None:
    if state.over or state.question == codes.ASK_TURN:
        return None
    pending: dict[str, Any] = {"decision": QUESTION.value(state.question)}
    if state.question != codes.ASK_DISCARD:
        pending["card"] = MERCHANT_CARDS[state.card]
    if state.question == codes.ASK_UPGRADE:
        pending["left"] = state.raises_left
    if state.question == codes.ASK_DROP:
        pending["left"] = state.cards_to_pay
    return pending


# Reading


MERCHANT_SHUFFLE, POINT_SHUFFLE = 0, 1 << 32


def dealt(start: dict[str, Any], secret: SecretChance) -> dict[str, Any]:
    """A start with both decks shuffled again, together with the open cards (CEN-3, CEN-4)."""
    merchants = [place["card"] for place in start["merchant_row"]] + start["merchant_deck"]
    points = start["point_row"] + start["point_deck"]
    merchants = secret.shuffled(MERCHANT_SHUFFLE, sorted(merchants))
    points = secret.shuffled(POINT_SHUFFLE, sorted(points))
    return start | {
        "merchant_row": [{"card": card, "cubes": ""} for card in merchants[: codes.ROW]],
        "merchant_deck": merchants[codes.ROW :],
        "point_row": points[: codes.POINT_ROW],
        "point_deck": points[codes.POINT_ROW :],
    }


def read(position: Reader, players: int, seed: int) -> State:
    """The state that a position describes. Anything left out has its initial value or gets the remaining cards."""
    fields = position.fields(KEYS)
    state = State()
    state.players = players
    _read_players(state, fields["players"])
    _read_coins(state, fields)
    _read_merchants(state, fields, seed)
    _read_points(state, fields, seed)
    if "turn" in fields:
        state.turn = fields["turn"].whole(1, MOST_ROUNDS)
    if "seat" in fields:
        state.seat = fields["seat"].whole(0, players - 1)
    if "pending" in fields:
        _read_pending(state, fields["pending"])
    _check_caravans(state, fields["players"])
    _read_end(state, fields["players"])
    return state


def _read_players(state: State, field: Reader) -> None:
    entries = list(field.items())
    players = [entry.fields(PLAYER_KEYS) for entry in entries]
    state.caravan = _by_seat(
        _cubes(player.get("caravan"), START_CUBES[seat], MOST_IN_CARAVAN) for seat, player in enumerate(players)
    )
    state.played = _by_seat(_merchants(player.get("played"), ()) for player in players)
    starters = [_without(STARTERS, state.played[seat]) for seat in range(state.players)]
    state.hand = _by_seat(_merchants(player.get("hand"), starters[seat]) for seat, player in enumerate(players))
    state.claimed = _by_seat(_point_cards(player.get("points")) for player in players)
    for name in ("gold", "silver"):
        setattr(state, name, _by_seat(_coins(player.get(name), 2 * state.players) for player in players))
    for seat, entry in enumerate(entries):
        if (state.hand[seat] | state.played[seat]) & BOTH_STARTERS != BOTH_STARTERS or state.hand[seat] & state.played[
            seat
        ]:
            entry.refuse(message("spice-road-error-starters"))


def _by_seat(values: Iterable[int]) -> list[int]:
    listed = list(values)
    return listed + [0] * (SEATS - len(listed))


def _without(cards: Iterable[str], taken: int) -> list[str]:
    return [card for card in cards if not taken >> MERCHANT_CARDS.index(card) & 1]


def _cubes(field: Reader | None, otherwise: str, most: int) -> int:
    letters = field.text() if field else otherwise
    if field and (len(letters) > most or any(letter not in LETTERS for letter in letters)):
        field.refuse(message("spice-road-error-cubes", letters=LETTERS, most=most))
    return packed(letters)


def _coins(field: Reader | None, most: int) -> int:
    return field.whole(0, most) if field else 0


def _merchants(field: Reader | None, otherwise: Iterable[str]) -> int:
    cards = [entry.one_of(MERCHANT_CARDS) for entry in field.items()] if field else list(otherwise)
    return _set(field, cards, MERCHANT_CARDS)


def _point_cards(field: Reader | None) -> int:
    cards = [entry.one_of(POINT_COSTS) for entry in field.items()] if field else []
    return _set(field, cards, POINT_COSTS)


def _set(field: Reader | None, cards: list[str], table: tuple[str, ...]) -> int:
    for card, copies in Counter(cards).items():
        if copies > 1 and field:
            field.refuse(message("error-too-many", what=card, most=1))
    return sum(1 << table.index(card) for card in cards)


def _read_coins(state: State, fields: dict[str, Reader]) -> None:
    """CEN-5: two of each metal for each player."""
    for name, held in (("gold", sum(state.gold)), ("silver", sum(state.silver))):
        left = 2 * state.players - held
        if left < 0:
            what = message(f"spice-road-pieces-{name}")
            fields["players"].refuse(message("error-too-many", what=what, most=2 * state.players))
        if name in fields:
            fields[name].whole(left, left)
        setattr(state, f"{name}_left", left)


def _read_merchants(state: State, fields: dict[str, Reader], seed: int) -> None:
    """The merchant row and deck; cards that are nowhere else go to the one that was left out."""
    row_field, deck_field = fields.get("merchant_row"), fields.get("merchant_deck")
    row = [entry.fields(("card", "cubes"), ("card",)) for entry in row_field.items()] if row_field else []
    cards = [entry["card"].one_of(MARKET) for entry in row]
    owned = [
        MERCHANT_CARDS[card] for seat in range(SEATS) for card in bits.members(state.hand[seat] | state.played[seat])
    ]
    owned = [card for card in owned if card not in STARTERS]
    piles = [_cubes(entry.get("cubes"), "", MOST_ON_CARD + len(owned)) for entry in row]
    deck = _cards(deck_field, MARKET)
    open_cards, closed = _share(fields, "merchant", MARKET, owned, cards, deck, codes.ROW, seed)
    state.row_size, state.deck_size = len(open_cards), len(closed)
    state.row = _numbers(open_cards, MERCHANT_CARDS, codes.ROW)
    state.pile = (piles + [0] * codes.ROW)[: codes.ROW]
    state.deck = _numbers(closed[::-1], MERCHANT_CARDS, len(MARKET))


def _read_points(state: State, fields: dict[str, Reader], seed: int) -> None:
    """The point row and deck, in the same way."""
    owned = [POINT_COSTS[card] for seat in range(SEATS) for card in bits.members(state.claimed[seat])]
    row, deck = _cards(fields.get("point_row"), POINT_COSTS), _cards(fields.get("point_deck"), POINT_COSTS)
    open_cards, closed = _share(fields, "point", POINT_COSTS, owned, row, deck, codes.POINT_ROW, seed)
    state.point_row_size, state.point_deck_size = len(open_cards), len(closed)
    state.point_row = _numbers(open_cards, POINT_COSTS, codes.POINT_ROW)
    state.point_deck = _numbers(closed[::-1], POINT_COSTS, len(POINT_COSTS))


def _cards(field: Reader | None, table: tuple[str, ...]) -> list[str]:
    return [entry.one_of(table) for entry in field.items()] if field else []


def _numbers(cards: list[str], table: tuple[str, ...], length: int) -> list[int]:
    return [table.index(card) for card in cards] + [0] * (length - len(cards))


def _share(
    fields: dict[str, Reader],
    kind: str,
    box: tuple[str, ...],
    owned: list[str],
    row: list[str],
    deck: list[str],
    row_length: int,
    seed: int,
) -> tuple[list[str], list[str]]:
    """Row and deck, completed with the cards that the position does not mention; each card must be somewhere, once."""
    row_key, deck_key = f"{kind}_row", f"{kind}_deck"
    for card, copies in Counter(owned + row + deck).items():
        if copies > 1:
            where = deck_key if card in deck else row_key if card in row else "players"
            fields.get(where, Reader(None, where)).refuse(message("error-too-many", what=card, most=1))
    order, _ = chance.shuffled(list(range(len(box))), seed)
    rest = [box[number] for number in order if box[number] not in {*owned, *row, *deck}]
    if row_key not in fields:
        dealt = row_length if deck_key not in fields else len(rest)
        row, rest = rest[:dealt], rest[dealt:]
    if deck_key not in fields:
        deck, rest = rest, []
    if rest:
        fields[deck_key].refuse(message("error-missing-pieces", what=", ".join(rest)))
    if len(row) > row_length or (len(row) < row_length and deck):
        Reader(None, row_key).refuse(message("spice-road-error-row", length=row_length))
    return row, deck


def _read_pending(state: State, pending: Reader) -> None:
    """An unfinished turn."""
    known = ("decision", "card", "left")
    state.question = QUESTION.number(pending.fields(known, ("decision",))["decision"].one_of(UNFINISHED))
    needed = {codes.ASK_DISCARD: known[:1], codes.ASK_TRADE: known[:2]}.get(state.question, known)
    fields = pending.fields(known, needed)
    if "card" in needed:
        state.card = MERCHANT_CARDS.index(fields["card"].one_of(_pending_cards(state)))
    if state.question == codes.ASK_UPGRADE:
        state.raises_left = fields["left"].whole(1, int(MERCHANT_CARDS[state.card][1:]))
    if state.question == codes.ASK_DROP:
        place = state.row[: state.row_size].index(state.card)
        state.cards_to_pay = fields["left"].whole(1, min(place, _size(state.caravan[state.seat])))
    if not state.legal() or not _can_arise(state):
        pending.refuse(message("spice-road-error-pending"))


def _pending_cards(state: State) -> list[str]:
    """The cards that can lead to the pending decision."""
    caravan = state.caravan[state.seat]
    if state.question == codes.ASK_DROP:
        return [MERCHANT_CARDS[card] for card in state.row[1 : state.row_size]]
    played = [MERCHANT_CARDS[card] for card in bits.members(state.played[state.seat])]
    if state.question == codes.ASK_UPGRADE:
        return [card for card in played if card[0] == "^"]
    return [card for card in played if ">" in card and enough(caravan, packed(card.split(">")[0]))]


def _can_arise(state: State) -> bool:
    """Whether a turn that began with at most ten cubes can have led to this decision."""
    caravan, card = state.caravan[state.seat], MERCHANT_CARDS[state.card]
    if state.question == codes.ASK_DISCARD:
        return _size(caravan) > codes.CARAVAN
    if state.question == codes.ASK_UPGRADE:
        raised = int(card[1:]) - state.raises_left
        worth = sum(LETTERS.index(letter) for letter in unpacked(caravan))
        return _size(caravan) <= codes.CARAVAN and worth >= raised
    if state.question == codes.ASK_DROP:
        paid = state.row.index(state.card) - state.cards_to_pay
        return _size(caravan) + paid <= codes.CARAVAN and all(state.pile[:paid])
    give, get = (packed(cubes) for cubes in card.split(">"))
    for _ in range(codes.CARAVAN):  # undo the trades already made
        if not enough(caravan, get):
            return False
        caravan += give - get
        if _size(caravan) <= codes.CARAVAN:
            return True
    return False


def _size(cubes: int) -> int:
    return len(unpacked(cubes))


def _check_caravans(state: State, players: Reader) -> None:
    """CEN-13: a caravan may hold more than ten cubes only during its owner's turn."""
    for seat, player in enumerate(players.items()):
        unfinished = seat == state.seat and state.question != codes.ASK_TURN
        if _size(state.caravan[seat]) > codes.CARAVAN and not unfinished:
            Reader(None, f"{player.key}.caravan").refuse(message("spice-road-error-caravan", most=codes.CARAVAN))


def _read_end(state: State, players: Reader) -> None:
    """CEN-14: once a player has enough cards, the game ends with the round, and nobody has another turn after it."""
    last = cards_to_end(state.players)
    for seat, player in enumerate(players.items()):
        cards = bits.count(state.claimed[seat])
        if cards > last:
            Reader(None, f"{player.key}.points").refuse(message("spice-road-error-points", most=last))
        state.last_round = state.last_round or cards == last
        if cards == last and state.seat == 0 and state.question == codes.ASK_TURN:
            state.over = True
        elif cards == last and seat >= state.seat:
            Reader(None, f"{player.key}.points").refuse(message("spice-road-error-ended"))
