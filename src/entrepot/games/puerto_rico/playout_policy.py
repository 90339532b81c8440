"""A heuristic playout policy for Puerto Rico.

Each action gets an estimated value in points; a playout usually takes the most valuable one. That is not good play, but
players make use of what they own, so that a playout shows the value of money, plants and ships.
"""

from __future__ import annotations

import json
from pathlib import Path

from ...core import bits, chance
from ...core.engine import Engine
from . import builder, captain, codes, craftsman, pieces, powers, storage, trader
from .components import BUILDINGS, COLONISTS, GOODS, SEATS, VP_CHIPS, Building
from .state import State

UNGUIDED = 24  # of 256 choices, those left to the search
NOISE = 1.0  # the largest random bonus of an action
ROLE_NOISE = 1.5  # the same for roles
DOUBLOON = 0.1  # the value of an unspent doubloon
DOUBLOON_EARLY = 0.3  # added to it at the start of the game
BARREL = 0.6  # the value of producing a barrel
GOOD = 0.15  # added to a barrel for each doubloon of its price
GUEST = 0.3  # the value of moving a guest anywhere
RIVAL = 0.5  # the weight of the best opponent's gain from a role that serves everybody
POWER_OF_COST = 0.3  # the value, per cost, of a violet building that is not in building_values.json
TILE_URGENCY = (1.0, 0.8, 0.9, 1.1, 1.2, 1.05)  # of manning an island tile, by kind
LARGE_URGENCY = 3.0  # of manning a large building at the end of the game

VALUED = (  # the set of questions whose answers have a value
    1 << codes.ASK_ROLE | 1 << codes.ASK_SETTLE | 1 << codes.ASK_TILE_COLONIST | 1 << codes.ASK_SECOND_TILE
    | 1 << codes.ASK_MAYOR_COLONIST | 1 << codes.ASK_BOARD | 1 << codes.ASK_BUILD | 1 << codes.ASK_BUILDING_COLONIST
    | 1 << codes.ASK_BONUS | 1 << codes.ASK_TRADE | 1 << codes.ASK_LOAD | 1 << codes.ASK_STORE
)  # fmt: skip


def power(building: Building) -> float:
    """The value of a violet building in a whole game, besides its points."""
    if building.good or building.large:
        return 0.0
    return float(BUILDING_VALUES.get(building.id, POWER_OF_COST * building.cost))


def building_urgency(building: Building) -> float:
    """How urgent it is to man a building."""
    return TILE_URGENCY[GOODS.index(building.good)] if building.good else 0.7 + 0.2 * power(building)


# By building, place or number of players, as arrays for the compiler.
BUILDING_VALUES = json.loads((Path(__file__).parent / "building_values.json").read_text(encoding="utf-8"))
POWER = [power(building) for building in BUILDINGS]
PRODUCT = [GOODS.index(building.good or GOODS[0]) for building in BUILDINGS]  # corn for none: nothing makes it
URGENCY = [*TILE_URGENCY, *(building_urgency(building) for building in BUILDINGS), 0.0]  # of manning a place
CHIPS = [float(VP_CHIPS.get(players, 1)) for players in range(SEATS + 1)]  # at the start
COLONIST_SUPPLY = [float(COLONISTS.get(players, 1)) for players in range(SEATS + 1)]  # at the start


class PlayoutState(State):
    """A state with a heuristic policy."""

    __slots__ = ("policy_calls",)

    def __init__(self) -> None:
        State.__init__(self)
        self.policy_calls = 0

    def copy(self) -> PlayoutState:
        """An independent copy, with logging disabled."""
        other = PlayoutState()
        other.take_memory(self)
        return other

    def policy(self, out: list[int], n: int, rng: int) -> int:
        """The action with the highest value plus noise; -1 for questions whose answers have no values."""
        self.policy_calls += 1
        rng = chance.stream(rng, self.policy_calls)
        question = self.question
        if chance.below(rng, 256) < UNGUIDED:
            return -1
        if question == codes.ASK_MAN:
            return self.man(out, n)
        if not bits.has(VALUED, question):
            return -1
        noise = (ROLE_NOISE if question == codes.ASK_ROLE else NOISE) / 1024.0
        time = time_left(self)
        best = 0
        best_value = -1000.0
        for i in range(n):
            rng = chance.advance(rng)
            value = self.value(out[i], time) + noise * chance.below(rng, 1024)
            if value > best_value:
                best_value = value
                best = i
        return out[best]

    def suggestion(self, seed: int) -> int:
        """The policy's choice for the current decision; -1 for none."""
        out = [0] * 256
        return self.policy(out, self.write_legal(out), seed)

    def value(self, code: int, time: float) -> float:
        """The estimated gain of an action for the seat to decide, in points."""
        verb = codes.verb_of(code)
        if verb == codes.VERB_PASS:
            return 0.0
        if verb == codes.VERB_ROLE:
            return self.role_value(codes.role_of(code), time)
        if verb == codes.VERB_BUILD:
            return self.building_value(codes.building_of(code), time)
        if verb == codes.VERB_TAKE:
            return self.tile_value(codes.tile_of(code), time)
        if verb == codes.VERB_LOAD:
            return self.load_value(codes.good_of(code), codes.ship_of(code), time)
        if verb == codes.VERB_SELL:
            return doubloon(time) * trader.sale_value(self, self.seat, codes.good_of(code), False) - 0.3
        if verb == codes.VERB_POST:
            return doubloon(time) * trader.sale_value(self, self.seat, codes.good_of(code), True) - 0.3
        if verb == codes.VERB_BONUS:
            return 2.0 + 3.0 * GOOD * codes.good_of(code)
        return self.rare_value(code, verb, time)

    def rare_value(self, code: int, verb: int, time: float) -> float:
        """The same for rare actions."""
        good = codes.good_of(code)
        if verb == codes.VERB_STORE:
            return storage.unstored(self, self.seat, good) * (1.0 + 2.0 * GOOD * good)
        if verb == codes.VERB_KEEP:
            return 1.0 + 2.0 * GOOD * good
        if verb == codes.VERB_GUEST:
            return GUEST
        if verb == codes.VERB_TAKE_FOREST:
            return 0.3
        if verb == codes.VERB_SMALL:
            return 0.5 * codes.number_of(code) - 0.5
        if verb == codes.VERB_BOARD:
            return 1.0 if codes.body_of(code) == codes.BODY_COLONIST else 3.0
        if verb == codes.VERB_COLONIST or verb == codes.VERB_DRAW:
            return 3.0
        return 0.2 * time  # dealing in land

    # Roles

    def role_value(self, role: int, time: float) -> float:
        """The gain from the role's doubloons, action and privilege, minus part of the best opponent's gain."""
        seat = self.seat
        money = doubloon(time)
        value = money * self.role_doubloons[role]
        if role == codes.CRAFTSMAN or role == codes.CAPTAIN:
            best = 0.0
            for other in range(self.players):
                if other != seat:
                    best = max(best, self.gain(role, other, time))
            return value + self.gain(role, seat, time) - RIVAL * best
        if role == codes.TRADER:
            return value + self.best_sale(seat, money)
        if role == codes.BUILDER:
            budget = min(10, self.doubloons[seat] + self.bodies(seat, codes.QUARRY) + 1)
            return value + (0.2 * budget + money if self.city_spaces(seat) and budget > 1 else 0.0)
        if role == codes.MAYOR:
            return value + self.mayor_value(seat, time)
        if role == codes.SETTLER:
            return value + (1.4 * time if self.island_spaces(seat) else 0.0)
        return value + money

    def gain(self, role: int, seat: int, time: float) -> float:
        """A seat's gain from the craftsman or the captain."""
        total = 0.0
        if role == codes.CRAFTSMAN:
            for good in range(codes.GOODS):
                total += craftsman.output(self, seat, good) * (BARREL + GOOD * good * time)
            return total + BARREL if seat == self.seat and total > 0.0 else total
        for good in range(codes.GOODS):
            barrels = self.goods[seat][good]
            if barrels:
                total += barrels if powers.may_use_wharf(self, seat) else captain.most_room(self, good, barrels)
        return total + 1.0 if seat == self.seat and total > 0.0 else total

    def best_sale(self, seat: int, money: float) -> float:
        """The gain from the trader for the seat that takes the role."""
        best = 0
        for good in range(codes.GOODS):
            if trader.can_sell(self, seat, good):
                best = max(best, 1 + trader.sale_value(self, seat, good, False))
        return money * best

    def mayor_value(self, seat: int, time: float) -> float:
        """The gain from the mayor for the seat that takes the role."""
        empty = 0
        for tile in range(codes.FIRST_BUILDING_PLACE):
            empty += self.tiles[seat][tile] - self.bodies(seat, tile)
        large = self.owned[seat] & pieces.LARGE & ~self.occupied[seat]
        empty += bits.count(self.owned[seat] & ~self.occupied[seat])
        coming = 1 + (self.ship_colonists + self.players - 1) // self.players
        return 0.6 * time * min(empty, coming) + (3.0 * (1.0 - time) if large else 0.0)

    # Actions

    def tile_value(self, tile: int, time: float) -> float:
        """The value of a tile: quarries early, plantations for idle production buildings, and new kinds."""
        tiles = self.tiles[self.seat][tile]
        if tile == codes.QUARRY:
            return 2.6 * time - 0.3 * tiles
        value = 0.8 + GOOD * tile - 0.1 * tiles
        if tiles == 0:
            value += 0.4
        if tile == codes.CORN or self.capacity(self.seat, tile) > tiles:
            value += 0.6
        return value

    def capacity(self, seat: int, good: int) -> int:
        """How many plantations of the kind the seat's production buildings can serve."""
        total = 0
        plants = self.owned[seat] & craftsman.PLANTS[good]
        while plants:
            total += pieces.CIRCLES[bits.lowest(plants)]
            plants &= plants - 1
        return total

    def building_value(self, building: int, time: float) -> float:
        """The value of a building: its points and its use, minus the value of the doubloons."""
        seat = self.seat
        value = pieces.PRINTED_VP[building] - builder.price(self, seat, building) * doubloon(time)
        good = PRODUCT[building]
        if good:
            idle = self.tiles[seat][good] - self.capacity(seat, good)
            made = max(0, min(idle, pieces.CIRCLES[building]))
            return value + time * (0.5 + made * (1.0 + 2.0 * GOOD * good))
        if pieces.LARGE & pieces.BIT[building]:
            return value + time + 0.8 * powers.bonus_when_occupied(self, seat, building)
        return value + time * POWER[building]

    def load_value(self, good: int, ship: int, time: float) -> float:
        """The value of loading: a point for each barrel, minus what an expensive one might sell for."""
        barrels = self.goods[self.seat][good]
        point = 1.0 - GOOD * good * time
        if ship == codes.BY_WHARF:
            return barrels * point - 0.5
        return captain.most_room(self, good, barrels) * point

    # The mayor

    def man(self, out: list[int], n: int) -> int:
        """As many bodies as the place needs, after more urgent places."""
        seat = self.seat
        place = self.place_to_man
        time = time_left(self)
        urgency = self.urgency(place, time)
        bodies = self.bodies(seat, codes.SAN_JUAN)
        for tile in range(place + 1, codes.FIRST_BUILDING_PLACE):
            if self.urgency(tile, time) > urgency:
                bodies -= self.wanted(seat, tile)
        later = self.owned[seat]
        while later:
            other = codes.FIRST_BUILDING_PLACE + bits.lowest(later)
            later &= later - 1
            if other > place and self.urgency(other, time) >= urgency:
                bodies -= self.wanted(seat, other)
        fewest = codes.number_of(out[0])
        return out[max(0, min(n - 1, min(bodies, self.wanted(seat, place)) - fewest))]

    def urgency(self, place: int, time: float) -> float:
        """How urgent it is to man the place; large buildings become urgent towards the end of the game."""
        if place >= codes.FIRST_BUILDING_PLACE and bits.has(pieces.LARGE, place - codes.FIRST_BUILDING_PLACE):
            return 0.2 + LARGE_URGENCY * (1.0 - time)
        return URGENCY[place]

    def wanted(self, seat: int, place: int) -> int:
        """How many colonists the place needs."""
        if place == codes.CORN or place == codes.QUARRY:
            return self.tiles[seat][place]
        if place < codes.FIRST_BUILDING_PLACE:
            return min(self.tiles[seat][place], self.capacity(seat, place))
        building = place - codes.FIRST_BUILDING_PLACE
        good = PRODUCT[building]
        if good == 0:
            return pieces.CIRCLES[building]
        fields = self.tiles[seat][good]
        if self.place_to_man > good:  # the plantations are already manned
            fields = self.bodies(seat, good)
        return min(fields, pieces.CIRCLES[building])


def time_left(state: State) -> float:
    """How much of the game remains, from 1 to 0, by the end condition that is closest."""
    spaces = codes.CITY
    for seat in range(state.players):
        spaces = min(spaces, state.city_spaces(seat))
    time = min(state.supply_vp / CHIPS[state.players], state.supply_colonists / COLONIST_SUPPLY[state.players])
    return max(0.0, min(1.0, min(time, float(spaces) / codes.CITY)))


def doubloon(time: float) -> float:
    """The value of a doubloon."""
    return DOUBLOON + DOUBLOON_EARLY * time


def playout_state(state: Engine) -> PlayoutState:
    """A copy of the state with the policy."""
    assert isinstance(state, State)
    copy = PlayoutState()
    copy.take_memory(state)
    return copy
