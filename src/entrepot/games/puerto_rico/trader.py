"""The trader phase (TRA-1 to TRA-7, NEW-11, NOB-5)."""

from __future__ import annotations

from . import codes, powers, settler
from .pieces import Pieces

# Bits of ``used``: the player has sold (1), has dealt in land (2) in this turn.


def ask_next(state: Pieces) -> bool:
    """Ask the next player who has a turn; false when there is none."""
    while state.done < state.players:
        seat = state.seat_after(state.done)
        state.used = 0
        if goes_on(state, seat):
            state.ask(seat, codes.ASK_TRADE)
            return True
        state.done += 1
    return False


def goes_on(state: Pieces, seat: int) -> bool:
    """Whether the seat's turn lasts: the sale is open, or the land office is of use (TRA-5)."""
    if not state.used & 1 and (state.house_size < 4 or can_post(state, seat)):
        return True
    return not state.used & 2 and can_deal_in_land(state, seat)


def can_post(state: Pieces, seat: int) -> bool:
    """NEW-11: whether a barrel can be sold past the house."""
    return powers.sells_at_post(state, seat) and state.any_barrels(seat) > 0


def can_deal_in_land(state: Pieces, seat: int) -> bool:
    """NOB-5: whether a tile can be bought or sold."""
    if powers.may_sell_tile(state, seat):
        return settler.has_discardable(state, seat)
    return can_buy_tile(state, seat)


def can_buy_tile(state: Pieces, seat: int) -> bool:
    """NOB-5: a doubloon, a free space and a tile."""
    if not powers.may_buy_tile(state, seat) or state.doubloons[seat] == 0 or state.island_spaces(seat) == 0:
        return False
    return state.face_up_size > 0 if state.land_office_open else state.can_draw()


def sale_value(state: Pieces, seat: int, good: int, at_post: bool) -> int:
    """TRA-1, TRA-2, TRA-7, NEW-11: the doubloons that a sale brings now."""
    value = good  # the goods stand in the order of their prices, 0 to 4
    if seat == state.taker:
        value += powers.privilege(state, seat)
    return value if at_post else value + powers.sale_bonus(state, seat)


def write_trade(state: Pieces, out: list[int]) -> int:
    """Sell to the house or at the post, deal in land."""
    seat = state.seat
    n = 0
    land = not state.used & 2
    if land and powers.may_sell_tile(state, seat):
        n = settler.write_discard(state, seat, out)
    if not state.used & 1:
        n = write_sales(state, seat, out, n)
    if land and can_buy_tile(state, seat):
        n = write_tiles(state, out, n)
    return n


def write_sales(state: Pieces, seat: int, out: list[int], n: int) -> int:
    """To the house, then at the post (NEW-11)."""
    for good in range(codes.GOODS):
        if can_sell(state, seat, good):
            out[n] = codes.SELL + good
            n += 1
    if powers.sells_at_post(state, seat):
        for good in range(codes.GOODS):
            if state.goods[5 * seat + good]:
                out[n] = codes.POST + good
                n += 1
    return n


def can_sell(state: Pieces, seat: int, good: int) -> bool:
    """TRA-3, TRA-4: whether the house takes the seat's barrel."""
    if state.goods[5 * seat + good] == 0 or state.house_size == 4:
        return False
    return not in_house(state, good) or powers.sells_any_kind(state, seat)


def write_tiles(state: Pieces, out: list[int], n: int) -> int:
    """NOB-5: a face-down tile, or one of the open ones where the edition has it so."""
    if not state.land_office_open:
        out[n] = codes.BUY_TILE
        return n + 1
    for kind in range(codes.GOODS):
        if state.is_face_up(kind):
            out[n] = codes.BUY_OPEN_TILE + kind
            n += 1
    return n


def in_house(state: Pieces, good: int) -> bool:
    """Whether the trading house has that kind."""
    for i in range(state.house_size):
        if state.house[i] == good:
            return True
    return False


def answer(state: Pieces, code: int) -> None:
    """Carry out an answer of the action."""
    if code == codes.PASS:
        end_turn(state)
        return
    if state.decision == codes.ASK_LAY:
        settler.lay(state, code)
        state.decision = codes.ASK_NOTHING
    elif code < codes.SELL:
        sell_tile(state, settler.discarded_kind(code))
    elif code < codes.POST:
        sell(state, code - codes.SELL)
    elif code < codes.BUY_TILE:
        post(state, code - codes.POST)
    else:
        buy_tile(state, code)
    if state.decision == codes.ASK_NOTHING:
        if goes_on(state, state.seat):
            state.ask(state.seat, codes.ASK_TRADE)
        else:
            end_turn(state)


def sell(state: Pieces, good: int) -> None:
    """TRA-1: a barrel to the trading house."""
    seat = state.seat
    value = sale_value(state, seat, good, False)
    state.goods[5 * seat + good] -= 1
    state.house[state.house_size] = good
    state.house_size += 1
    state.doubloons[seat] += value
    state.used |= 1
    state.decision = codes.ASK_NOTHING
    if state.logging:
        state.note(codes.SOLD, seat, good, value)


def post(state: Pieces, good: int) -> None:
    """NEW-11: a barrel past the house, back to the supply."""
    seat = state.seat
    value = sale_value(state, seat, good, True)
    state.return_barrels(seat, good, 1)
    state.doubloons[seat] += value
    state.used |= 1
    state.decision = codes.ASK_NOTHING
    if state.logging:
        state.note(codes.POSTED, seat, good, value)


def sell_tile(state: Pieces, kind: int) -> None:
    """NOB-5, with a noble: one own tile for a doubloon."""
    settler.discard(state, kind)
    powers.reward_sold_tile(state, state.seat)
    state.used |= 2
    state.decision = codes.ASK_NOTHING


def buy_tile(state: Pieces, code: int) -> None:
    """NOB-5, with a colonist: a doubloon for a tile."""
    state.doubloons[state.seat] -= 1
    state.used |= 2
    if code == codes.BUY_TILE:
        state.item = state.draw()
    else:
        state.item = code - codes.BUY_OPEN_TILE
        state.take_face_up(state.item)
    if state.logging:
        state.note(codes.BOUGHT_TILE, state.seat, 0, 0)
    if powers.may_lay_forest(state, state.seat):
        state.ask(state.seat, codes.ASK_LAY)
    else:
        settler.lay(state, codes.LAY_PLANTATION)
        state.decision = codes.ASK_NOTHING


def end_turn(state: Pieces) -> None:
    """The next player's turn."""
    state.done += 1
    state.decision = codes.ASK_NOTHING


def close(state: Pieces) -> None:
    """TRA-6: a full house is emptied."""
    if state.house_size == 4:
        for i in range(4):
            state.supply_goods[state.house[i]] += 1
        state.house_size = 0
        if state.logging:
            state.note(codes.HOUSE_EMPTIED, 0, 0, 0)
