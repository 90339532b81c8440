"""The trader phase (TRA-1 to TRA-7, NEW-11, NOB-5)."""

from __future__ import annotations

from . import codes, powers, settler
from .components import PRICES
from .pieces import Pieces

PRICE = list(PRICES)  # TRA-1, as an array for the compiler


def begin(state: Pieces) -> None:
    """Nothing happens before the first turn."""


def ask(state: Pieces) -> bool:
    """Ask the next player who can do something; false when there is none."""
    while state.turns_done < state.players:
        seat = state.seat_after(state.turns_done)
        state.has_sold = False
        state.has_dealt_in_land = False
        if can_act(state, seat):
            state.ask(seat, codes.ASK_TRADE)
            return True
        state.turns_done += 1
    return False


def can_act(state: Pieces, seat: int) -> bool:
    """Whether the seat can still do something: sell a barrel or use the land office (TRA-5)."""
    if not state.has_sold and (state.house_size < codes.TRADING_HOUSE or can_post(state, seat)):
        return True
    return not state.has_dealt_in_land and can_deal_in_land(state, seat)


def can_post(state: Pieces, seat: int) -> bool:
    """NEW-11: whether a barrel can be sold at the trading post."""
    return powers.sells_at_post(state, seat) and state.barrels(seat) > 0


def can_deal_in_land(state: Pieces, seat: int) -> bool:
    """NOB-5: whether a tile can be bought or sold."""
    if powers.may_sell_tile(state, seat):
        return settler.can_discard(state, seat, state.land_office_forests)
    return can_buy_tile(state, seat)


def can_buy_tile(state: Pieces, seat: int) -> bool:
    """NOB-5: a doubloon, a free space and a tile."""
    if not powers.may_buy_tile(state, seat) or state.doubloons[seat] == 0 or state.island_spaces(seat) == 0:
        return False
    return state.face_up_size > 0 if state.land_office_open else state.can_draw()


def sale_value(state: Pieces, seat: int, good: int, at_post: bool) -> int:
    """TRA-1, TRA-2, TRA-7, NEW-11: the current price of a sale in doubloons."""
    value = PRICE[good]
    if seat == state.taker:
        value += powers.privilege(state, seat)
    return value if at_post else value + powers.sale_bonus(state, seat)


# Legal answers


def write(state: Pieces, out: list[int]) -> int:
    """The answers to the current question."""
    if state.question == codes.ASK_LAY:
        return settler.write_lay(out)
    seat = state.seat
    n = 0
    if not state.has_dealt_in_land and powers.may_sell_tile(state, seat):
        n = settler.write_discard(state, seat, state.land_office_forests, out)
    if not state.has_sold:
        n = write_sales(state, seat, out, n)
    if not state.has_dealt_in_land and can_buy_tile(state, seat):
        n = write_tiles(state, out, n)
    return n


def write_sales(state: Pieces, seat: int, out: list[int], n: int) -> int:
    """Sales to the trading house, then at the trading post (NEW-11)."""
    for good in range(codes.GOODS):
        if can_sell(state, seat, good):
            out[n] = codes.sell(good)
            n += 1
    if powers.sells_at_post(state, seat):
        for good in range(codes.GOODS):
            if state.goods[seat][good]:
                out[n] = codes.post(good)
                n += 1
    return n


def can_sell(state: Pieces, seat: int, good: int) -> bool:
    """TRA-3, TRA-4: whether the trading house takes the seat's barrel."""
    if state.goods[seat][good] == 0 or state.house_size == codes.TRADING_HOUSE:
        return False
    return not in_house(state, good) or powers.sells_any_kind(state, seat)


def write_tiles(state: Pieces, out: list[int], n: int) -> int:
    """NOB-5: a face-down tile, or one of the face-up ones, depending on the edition."""
    if not state.land_office_open:
        out[n] = codes.BUY_TILE
        return n + 1
    for tile in range(codes.GOODS):
        if state.is_face_up(tile):
            out[n] = codes.buy_open_tile(tile)
            n += 1
    return n


def in_house(state: Pieces, good: int) -> bool:
    """Whether the trading house has this kind."""
    for i in range(state.house_size):
        if state.house[i] == good:
            return True
    return False


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """Apply an answer."""
    verb = codes.verb_of(code)
    state.question = codes.ASK_NOTHING
    if verb == codes.VERB_PASS:
        state.end_turn()
        return
    if verb == codes.VERB_SELL:
        sell(state, codes.good_of(code))
    elif verb == codes.VERB_POST:
        post(state, codes.good_of(code))
    elif verb == codes.VERB_LAY:
        settler.lay(state, codes.form_of(code))
    elif verb == codes.VERB_DISCARD:
        sell_tile(state, codes.tile_of(code))
    elif verb == codes.VERB_BUY_TILE:
        buy_tile(state, state.draw())
    else:
        state.take_face_up(codes.tile_of(code))
        buy_tile(state, codes.tile_of(code))
    if state.question == codes.ASK_NOTHING:
        if can_act(state, state.seat):
            state.ask(state.seat, codes.ASK_TRADE)
        else:
            state.end_turn()


def sell(state: Pieces, good: int) -> None:
    """TRA-1: sell a barrel to the trading house."""
    seat = state.seat
    value = sale_value(state, seat, good, False)
    state.goods[seat][good] -= 1
    state.house[state.house_size] = good
    state.house_size += 1
    state.doubloons[seat] += value
    state.has_sold = True
    if state.logging:
        state.note(codes.SOLD, seat, good, value)


def post(state: Pieces, good: int) -> None:
    """NEW-11: sell a barrel at the trading post; it returns to the supply."""
    seat = state.seat
    value = sale_value(state, seat, good, True)
    state.return_barrels(seat, good, 1)
    state.doubloons[seat] += value
    state.has_sold = True
    if state.logging:
        state.note(codes.POSTED, seat, good, value)


def sell_tile(state: Pieces, tile: int) -> None:
    """NOB-5, with a noble: sell one of the seat's tiles for a doubloon."""
    state.discard_own_tile(state.seat, tile)
    powers.reward_sold_tile(state, state.seat)
    state.has_dealt_in_land = True


def buy_tile(state: Pieces, tile: int) -> None:
    """NOB-5, with a colonist: buy a tile for a doubloon."""
    state.doubloons[state.seat] -= 1
    state.has_dealt_in_land = True
    state.drawn_tile = tile
    if state.logging:
        state.note(codes.BOUGHT_TILE, state.seat)
    if powers.may_lay_forest(state, state.seat):
        state.ask(state.seat, codes.ASK_LAY)
    else:
        settler.lay(state, codes.FORM_PLANTATION)


# The end of the phase


def close(state: Pieces) -> bool:
    """TRA-6: empty a full trading house. There is no question."""
    if state.house_size == codes.TRADING_HOUSE:
        for i in range(codes.TRADING_HOUSE):
            state.supply_goods[state.house[i]] += 1
        state.house_size = 0
        if state.logging:
            state.note(codes.HOUSE_EMPTIED)
    return False
