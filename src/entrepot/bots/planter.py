"""A Puerto Rico state with a sense for business, for playouts that make sense.

Each action gets a price, in points, as far as can be told at a glance; a playout mostly takes the dearest one. That is
not good play, but it makes use of what a player has, so that money, plants and ships come to be worth something.
"""

from __future__ import annotations

from ..core import bits, chance
from ..core.engine import Engine
from ..games.puerto_rico import builder, captain, codes, craftsman, mayor, pieces, powers, trader
from ..games.puerto_rico.components import BUILDINGS, COLONISTS, GOODS, VP_CHIPS
from ..games.puerto_rico.state import State

WILD = 24  # of 256 choices are left to the search
NOISE = 1.0  # how much chance mixes in
ROLE_NOISE = 1.5  # the same for roles
MONEY = 0.1  # a doubloon that is not spent
MONEY_EARLY = 0.3  # what time adds
BARREL = 0.6  # one that is made
DEAR = 0.15  # what a barrel is worth besides, by its price
GUEST = 0.3  # one that moves from the guesthouse, wherever to
RIVAL = 0.5  # how much the best of the others counts where a role serves all
POWERS = {  # what a violet building adds to its points in a whole game
    "small_market": 1.5, "hacienda": 1.5, "construction_hut": 1.0, "small_warehouse": 1.0, "hospice": 2.0,
    "office": 1.5, "large_market": 2.5, "large_warehouse": 1.5, "factory": 4.0, "university": 1.5, "harbor": 4.5,
    "wharf": 4.5,
}  # fmt: skip
OTHERS = 0.3  # of its cost, what any other violet building adds
URGENT = (1.0, 0.8, 0.9, 1.1, 1.2, 1.05)  # how much it matters to man an island tile, by kind
LAST = 3.0  # how much it matters to man a large building in the end

PRICED = (  # the questions whose answers have a price, as a set
    1 << codes.ASK_ROLE | 1 << codes.ASK_SETTLE | 1 << codes.ASK_TILE_COLONIST | 1 << codes.ASK_SECOND_TILE
    | 1 << codes.ASK_MAYOR_COLONIST | 1 << codes.ASK_BOARD | 1 << codes.ASK_BUILD | 1 << codes.ASK_BUILDING_COLONIST
    | 1 << codes.ASK_BONUS | 1 << codes.ASK_TRADE | 1 << codes.ASK_LOAD | 1 << codes.ASK_STORE
)  # fmt: skip
POWER = [0.0] * 45
PLANT = [0] * 45  # the good that a building makes; corn for none
FIRST = [0.0] * 52  # how much it matters to man a place
CHIPS = [1.0] * 6  # at the start, by players
PEOPLE = [1.0] * 6


def _lay_out() -> None:
    for kind, urgent in enumerate(URGENT):
        FIRST[kind] = urgent
    for number, building in enumerate(BUILDINGS):
        if building.good:
            PLANT[number] = GOODS.index(building.good)
            FIRST[codes.ISLAND_PLACES + number] = URGENT[PLANT[number]]
        else:
            POWER[number] = 0.0 if building.large else POWERS.get(building.id, OTHERS * building.cost)
            FIRST[codes.ISLAND_PLACES + number] = 0.7 + 0.2 * POWER[number]
    for players in VP_CHIPS:
        CHIPS[players] = float(VP_CHIPS[players])
        PEOPLE[players] = float(COLONISTS[players])


_lay_out()


class Planter(State):
    """A state that can price actions."""

    __slots__ = ("luck",)

    def __init__(self) -> None:
        State.__init__(self)
        self.luck = 0  # how often it was asked for advice

    def copy(self) -> Planter:
        """An equal state with the same sense."""
        other = Planter()
        other.take_pieces(self)
        return other

    def advise(self, out: list[int], n: int, rng: int) -> int:
        """The dearest action, with some noise; no advice on what is rarely asked."""
        self.luck += 1
        rng = chance.stream(rng, self.luck)
        asked = self.decision
        if chance.below(rng, 256) < WILD:
            return -1
        if asked == codes.ASK_MAN:
            return self.man(out, n)
        if not bits.has(PRICED, asked):
            return -1
        noise = (ROLE_NOISE if asked == codes.ASK_ROLE else NOISE) / 1024.0
        time = time_left(self)
        best = 0
        best_price = -1000.0
        for i in range(n):
            rng = chance.advance(rng)
            price = self.price(out[i], time) + noise * chance.below(rng, 1024)
            if price > best_price:
                best_price = price
                best = i
        return out[best]

    def suggestion(self, seed: int) -> int:
        """The advice for the decision at hand; -1 if there is none."""
        out = [0] * 256
        return self.advise(out, self.write_legal(out), seed)

    def price(self, code: int, time: float) -> float:
        """What an action seems to bring the seat that decides."""
        asked = self.decision
        if code == codes.PASS:
            return 0.0
        if code >= codes.GUEST:
            return GUEST
        if asked == codes.ASK_ROLE:
            return self.price_of_role(code - codes.ROLE, time)
        if asked == codes.ASK_SETTLE or asked == codes.ASK_SECOND_TILE:
            return self.price_of_tile(code, time)
        if asked == codes.ASK_BUILD:
            return self.price_of_building(code - codes.BUILD, time)
        if asked == codes.ASK_TRADE:
            return self.price_of_sale(code, time)
        if asked == codes.ASK_LOAD:
            return self.price_of_load(code, time)
        if asked == codes.ASK_BONUS:
            return 2.0 + 3.0 * DEAR * (code - codes.BONUS)
        if asked == codes.ASK_STORE:
            return self.price_of_keeping(code)
        return 1.0 if code == codes.BOARD_COLONIST else 3.0  # a colonist, for the asking; a noble rather

    # Roles

    def price_of_role(self, role: int, time: float) -> float:
        """What the role brings: its doubloons, its action, its privilege; less what it brings the others."""
        seat = self.seat
        money = doubloon(time)
        price = money * self.role_doubloons[role]
        if role == codes.CRAFTSMAN or role == codes.CAPTAIN:
            best = 0.0
            for other in range(self.players):
                if other != seat:
                    best = max(best, self.gain(role, other, time))
            return price + self.gain(role, seat, time) - RIVAL * best
        if role == codes.TRADER:
            return price + self.best_sale(seat, money)
        if role == codes.BUILDER:
            purse = min(10, self.doubloons[seat] + self.bodies(seat, codes.QUARRY) + 1)
            return price + (0.2 * purse + money if self.city_spaces(seat) and purse > 1 else 0.0)
        if role == codes.MAYOR:
            return price + self.call_for_people(seat, time)
        if role == codes.SETTLER:
            return price + (1.4 * time if self.island_spaces(seat) else 0.0)
        return price + money

    def gain(self, role: int, seat: int, time: float) -> float:
        """What the craftsman or the captain brings a seat."""
        total = 0.0
        if role == codes.CRAFTSMAN:
            for good in range(codes.GOODS):
                total += craftsman.output(self, seat, good) * (BARREL + DEAR * good * time)
            return total + BARREL if seat == self.seat and total > 0.0 else total
        for good in range(codes.GOODS):
            barrels = self.goods[5 * seat + good]
            if barrels:
                total += barrels if powers.has_wharf(self, seat) else captain.most_room(self, good, barrels)
        return total + 1.0 if seat == self.seat and total > 0.0 else total

    def best_sale(self, seat: int, money: float) -> float:
        """What the trader brings the seat that takes the role."""
        best = 0
        for good in range(codes.GOODS):
            if trader.can_sell(self, seat, good):
                best = max(best, 1 + trader.sale_value(self, seat, good, False))
        return money * best

    def call_for_people(self, seat: int, time: float) -> float:
        """What the mayor brings the seat that takes the role."""
        empty = 0
        for kind in range(codes.ISLAND_PLACES):
            empty += self.tiles[7 * seat + kind] - self.bodies(seat, kind)
        large = self.owned[seat] & pieces.LARGE & ~self.occupied[seat]
        empty += bits.count(self.owned[seat] & ~self.occupied[seat])
        coming = 1 + (self.ship_colonists + self.players - 1) // self.players
        return 0.6 * time * min(empty, coming) + (3.0 * (1.0 - time) if large else 0.0)

    # Actions

    def price_of_tile(self, code: int, time: float) -> float:
        """Quarries early; plantations that a plant waits for, and kinds that are missing."""
        if code == codes.DRAW:
            return 3.0
        if code >= codes.TAKE_FOREST:
            return 0.3
        kind = code - codes.TAKE
        tiles = self.tiles[7 * self.seat + kind]
        if kind == codes.QUARRY:
            return 2.6 * time - 0.3 * tiles
        price = 0.8 + DEAR * kind - 0.1 * tiles
        if tiles == 0:
            price += 0.4
        if kind == codes.CORN or self.capacity(self.seat, kind) > tiles:
            price += 0.6
        return price

    def capacity(self, seat: int, good: int) -> int:
        """How many plantations of the kind the seat's plants can serve."""
        total = 0
        for building in range(codes.SMALL_MARKET):
            if PLANT[building] == good and bits.has(self.owned[seat], building):
                total += pieces.CIRCLES[building]
        return total

    def price_of_building(self, building: int, time: float) -> float:
        """Its points and what it may add, less what the doubloons could buy another time."""
        seat = self.seat
        price = pieces.PRINTED_VP[building] - builder.price(self, seat, building) * doubloon(time)
        good = PLANT[building]
        if good:
            idle = self.tiles[7 * seat + good] - self.capacity(seat, good)
            made = max(0, min(idle, pieces.CIRCLES[building]))
            return price + time * (0.5 + made * (1.0 + 2.0 * DEAR * good))
        if pieces.LARGE & pieces.BIT[building]:
            return price + time + 0.8 * powers.bonus_when_occupied(self, seat, building)
        return price + time * POWER[building]

    def price_of_sale(self, code: int, time: float) -> float:
        """What a sale brings, less the point that the barrel might have brought."""
        money = doubloon(time)
        if codes.SELL <= code < codes.POST:
            return money * trader.sale_value(self, self.seat, code - codes.SELL, False) - 0.3
        if codes.POST <= code < codes.BUY_TILE:
            return money * trader.sale_value(self, self.seat, code - codes.POST, True) - 0.3
        return 0.2 * time

    def price_of_load(self, code: int, time: float) -> float:
        """A point for each barrel; dear ones are rather kept for the trader."""
        if code >= codes.SMALL:
            return 0.5 * ((code - codes.SMALL) % 11 + 1) - 0.5
        good = (code - codes.LOAD) // 6
        barrels = self.goods[5 * self.seat + good]
        dear = 1.0 - DEAR * good * time
        if (code - codes.LOAD) % 6 == codes.BY_WHARF:
            return barrels * dear - 0.5
        return captain.most_room(self, good, barrels) * dear

    def price_of_keeping(self, code: int) -> float:
        """Many barrels, and dear ones."""
        if code >= codes.KEEP:
            return 1.0 + 2.0 * DEAR * (code - codes.KEEP)
        good = code - codes.STORE
        return captain.unstored(self, self.seat, good) * (1.0 + 2.0 * DEAR * good)

    # The mayor

    def man(self, out: list[int], n: int) -> int:
        """As many as the place has use for, once those that matter more are served."""
        seat = self.seat
        place = self.place - 5
        time = time_left(self)
        matters = self.matters(place, time)
        bodies = self.bodies(seat, codes.SAN_JUAN)
        for kind in range(place + 1, codes.ISLAND_PLACES):
            if self.matters(kind, time) > matters:
                bodies -= self.wanted(seat, kind)
        later = self.owned[seat]
        while later:
            other = codes.ISLAND_PLACES + bits.lowest(later)
            later &= later - 1
            if other > place and self.matters(other, time) >= matters:
                bodies -= self.wanted(seat, other)
        fewest = out[0] - mayor.man_code(place, 0)
        return out[max(0, min(n - 1, min(bodies, self.wanted(seat, place)) - fewest))]

    def matters(self, place: int, time: float) -> float:
        """How much it matters to man the place: a large building in the end."""
        if place >= codes.ISLAND_PLACES and pieces.LARGE & pieces.BIT[place - codes.ISLAND_PLACES]:
            return 0.2 + LAST * (1.0 - time)
        return FIRST[place]

    def wanted(self, seat: int, place: int) -> int:
        """How many the place has use for."""
        if place == codes.CORN or place == codes.QUARRY:
            return self.tiles[7 * seat + place]
        if place < codes.ISLAND_PLACES:
            return min(self.tiles[7 * seat + place], self.capacity(seat, place))
        building = place - codes.ISLAND_PLACES
        good = PLANT[building]
        if good == 0:
            return pieces.CIRCLES[building]
        fields = self.tiles[7 * seat + good]
        if self.place - 5 > good:  # they have been manned
            fields = self.bodies(seat, good)
        return min(fields, pieces.CIRCLES[building])


def time_left(state: State) -> float:
    """How much of the game is still to come, from 1 to 0, by the end that is nearest."""
    spaces = codes.CITY
    for seat in range(state.players):
        spaces = min(spaces, state.city_spaces(seat))
    time = min(state.supply_vp / CHIPS[state.players], state.supply_colonists / PEOPLE[state.players])
    return max(0.0, min(1.0, min(time, spaces / 12.0)))


def doubloon(time: float) -> float:
    """What a doubloon is worth."""
    return MONEY + MONEY_EARLY * time


def sensible(state: Engine) -> Engine:
    """The same state with a sense for business."""
    assert isinstance(state, State)
    planter = Planter()
    planter.take_pieces(state)
    return planter
