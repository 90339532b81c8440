"""A second implementation of Spice Road: the rules on plain positions, slow and simple, independent of the engine.

The engine is compared with it move by move, so that every change on the table has an explanation.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .table import LETTERS, MERCHANTS, POINTS

Position = dict[str, Any]
NEXT = dict(zip("YRG", "RGB", strict=True))


def holds(caravan: str, cubes: str) -> bool:
    return all(caravan.count(letter) >= cubes.count(letter) for letter in LETTERS)


def without(caravan: str, cubes: str) -> str:
    for cube in cubes:
        caravan = caravan.replace(cube, "", 1)
    return caravan


def ordered(caravan: str) -> str:
    return "".join(sorted(caravan, key=LETTERS.index))


# What may be done


def legal(position: Position) -> set[str]:
    """The legal actions, without the seat."""
    if position["seat"] is None:
        return set()
    me, pending = position["players"][position["seat"]], position["pending"]
    if pending is None:
        return legal_turn(position, me)
    kinds = set(me["caravan"])
    if pending["decision"] == "upgrade":
        begun = pending["left"] < int(pending["card"][1:])
        return {f"raise {cube}" for cube in kinds - {"B"}} | ({"stop"} if begun else set())
    if pending["decision"] == "trade":
        return {"again", "stop"}
    return {f"{pending['decision']} {cube}" for cube in kinds}


def legal_turn(position: Position, me: dict[str, Any]) -> set[str]:
    row = [entry["card"] for entry in position["merchant_row"]]
    actions = {f"play {card}" for card in me["hand"] if playable(card, me["caravan"])}
    actions |= {f"acquire {card}" for place, card in enumerate(row) if place <= len(me["caravan"])}
    actions |= {f"claim {cost}" for cost in position["point_row"] if holds(me["caravan"], cost)}
    return actions | ({"rest"} if me["played"] else set())


def playable(card: str, caravan: str) -> bool:
    if card[0] == "^":
        return any(cube != "B" for cube in caravan)
    return card[0] == "+" or holds(caravan, card.split(">")[0])


# What it does


def after(position: Position, action: str) -> Position:
    """The position after one legal action, written without the seat; forced actions are not played."""
    table = deepcopy(position)
    me = table["players"][table["seat"]]
    verb, _, what = action.partition(" ")
    if DO[verb](table, me, what):
        end_turn(table, me)
    for one in table["players"]:
        one["caravan"] = ordered(one["caravan"])
        one["hand"].sort(key=list(MERCHANTS).index)
        one["played"].sort(key=list(MERCHANTS).index)
        one["points"].sort(key=list(POINTS).index)
    for entry in table["merchant_row"]:
        entry["cubes"] = ordered(entry["cubes"])
    return table


# Each of these says whether the turn is done.


def play(table: Position, me: dict[str, Any], card: str) -> bool:
    me["hand"].remove(card)
    me["played"].append(card)
    if card[0] == "+":
        me["caravan"] += card[1:]
        return True
    if card[0] == "^":
        table["pending"] = {"decision": "upgrade", "card": card, "left": int(card[1:])}
        return False
    return trade(table, me, card)


def trade(table: Position, me: dict[str, Any], card: str) -> bool:
    give, get = card.split(">")
    me["caravan"] = without(me["caravan"], give) + get
    table["pending"] = {"decision": "trade", "card": card}
    return not holds(me["caravan"], give)


def raise_cube(table: Position, me: dict[str, Any], cube: str) -> bool:
    me["caravan"] = without(me["caravan"], cube) + NEXT[cube]
    table["pending"]["left"] -= 1
    return table["pending"]["left"] == 0


def acquire(table: Position, me: dict[str, Any], card: str) -> bool:
    place = place_of(table, card)
    if place == 0:
        return take(table, me, card)
    table["pending"] = {"decision": "drop", "card": card, "left": place}
    return False


def drop(table: Position, me: dict[str, Any], cube: str) -> bool:
    card = table["pending"]["card"]
    paid = place_of(table, card) - table["pending"]["left"]  # how many have their cube already
    table["merchant_row"][paid]["cubes"] += cube
    me["caravan"] = without(me["caravan"], cube)
    table["pending"]["left"] -= 1
    return table["pending"]["left"] == 0 and take(table, me, card)


def place_of(table: Position, card: str) -> int:
    return [entry["card"] for entry in table["merchant_row"]].index(card)


def take(table: Position, me: dict[str, Any], card: str) -> bool:
    entry = table["merchant_row"].pop(place_of(table, card))
    me["hand"].append(card)
    me["caravan"] += entry["cubes"]
    if table["merchant_deck"]:
        table["merchant_row"].append({"card": table["merchant_deck"].pop(0), "cubes": ""})
    return True


def rest(table: Position, me: dict[str, Any], what: str) -> bool:
    me["hand"] += me["played"]
    me["played"] = []
    return True


def claim(table: Position, me: dict[str, Any], cost: str) -> bool:
    coins = [coin for coin in ("gold", "silver") if table[coin]]  # over the first place and the second
    place = table["point_row"].index(cost)
    if place < len(coins):
        table[coins[place]] -= 1
        me[coins[place]] += 1
    table["point_row"].remove(cost)
    me["points"].append(cost)
    me["caravan"] = without(me["caravan"], cost)
    if table["point_deck"]:
        table["point_row"].append(table["point_deck"].pop(0))
    return True


def discard(table: Position, me: dict[str, Any], cube: str) -> bool:
    me["caravan"] = without(me["caravan"], cube)
    return True


DO = {
    "play": play,
    "again": lambda table, me, what: trade(table, me, table["pending"]["card"]),
    "raise": raise_cube,
    "stop": lambda table, me, what: True,
    "acquire": acquire,
    "drop": drop,
    "rest": rest,
    "claim": claim,
    "discard": discard,
}


def end_turn(table: Position, me: dict[str, Any]) -> None:
    if len(me["caravan"]) > 10:
        table["pending"] = {"decision": "discard"}
        return
    table["pending"] = None
    number = len(table["players"])
    table["seat"] = (table["seat"] + 1) % number
    if table["seat"] == 0:
        last = 6 if number < 4 else 5
        if any(len(one["points"]) >= last for one in table["players"]):
            table["seat"] = None
        else:
            table["turn"] += 1


# What it is worth


def score(one: dict[str, Any]) -> int:
    cards = sum(POINTS[cost] for cost in one["points"])
    return cards + 3 * one["gold"] + one["silver"] + sum(cube != "Y" for cube in one["caravan"])


def winner(position: Position) -> int:
    scores = [score(one) for one in position["players"]]
    return max(seat for seat in range(len(scores)) if scores[seat] == max(scores))
