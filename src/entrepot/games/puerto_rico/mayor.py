"""The mayor phase (MAY-1 to MAY-8, NOB-3, NOB-10)."""

from __future__ import annotations

from ...core import bits
from . import codes, pieces, powers
from .pieces import Pieces

# ``used`` counts the parts of the action: the privilege, the villas, the boarding, the arranging.
# ``place`` counts the steps of arranging: bodies are lifted (0), then the buildings that ask who (1 to 4), then all
# places in order (5 to 55).


def ask_next(state: Pieces) -> bool:
    """Ask the next question of the action; false when there is none left."""
    if state.used == 0:
        state.left = powers.privilege(state, state.taker)
        state.used = 1
    if state.used == 1:
        if state.left and state.supply_colonists:  # MAY-1, MAY-8
            state.ask(state.taker, codes.ASK_MAYOR_COLONIST)
            return True
        invite_nobles(state)
        state.used = 2
    if state.used == 2:
        if ask_boarding(state):
            return True
        state.used = 3
        state.done = 0
        state.place = 0
    return ask_arranging(state)


def invite_nobles(state: Pieces) -> None:
    """NOB-10: in turn order a noble from the supply, else a colonist, for each villa."""
    for steps in range(state.players):
        seat = state.seat_after(steps)
        if powers.invites_noble(state, seat):
            if state.supply_nobles:
                state.supply_nobles -= 1
                state.nobles[52 * seat + codes.SAN_JUAN] += 1
                if state.logging:
                    state.note(codes.GOT_NOBLE, seat, 0, 0)
            elif state.supply_colonists:
                state.supply_colonists -= 1
                state.add_colonist(seat, codes.SAN_JUAN)


# Boarding


def ask_boarding(state: Pieces) -> bool:
    """MAY-2: one body at a time, mayor first; which one is asked only while both kinds are aboard (NOB-3)."""
    if state.ship_colonists and state.ship_nobles:
        state.ask(state.seat_after(state.done), codes.ASK_BOARD)
        return True
    board_rest(state)
    return False


def board(state: Pieces, noble: bool) -> None:
    """The next player takes one body from the ship."""
    take_aboard(state, state.seat_after(state.done), 1, noble)
    state.done = (state.done + 1) % state.players
    state.decision = codes.ASK_NOTHING


def board_rest(state: Pieces) -> None:
    """All that are left are of one kind: to each what taking them one by one would give."""
    bodies = state.ship_colonists + state.ship_nobles
    nobles = state.ship_colonists == 0
    for steps in range(state.players):
        number = (bodies + state.players - 1 - steps) // state.players
        if number:
            take_aboard(state, state.seat_after((state.done + steps) % state.players), number, nobles)


def take_aboard(state: Pieces, seat: int, number: int, nobles: bool) -> None:
    """So many of a kind from the ship to the player's San Juan."""
    if nobles:
        state.ship_nobles -= number
        state.nobles[52 * seat + codes.SAN_JUAN] += number
    else:
        state.ship_colonists -= number
        state.colonists[52 * seat + codes.SAN_JUAN] += number
    if state.logging:
        state.note(codes.BOARDED, seat, number, nobles)


# Arranging


def ask_arranging(state: Pieces) -> bool:
    """MAY-3: each player mans all places, in the fixed order; asked only where more than one answer is possible."""
    while state.done < state.players:
        seat = state.seat_after(state.done)
        if state.place == 0:
            lift(state, seat)
            state.place = 1
        while state.place < 5:
            building = codes.FIRST_WHO + state.place - 1
            if bits.has(state.owned[seat], building) and ask_who(state, seat):
                return True
            state.place += 1
        while state.place < 56:
            if ask_how_many(state, seat, state.place - 5):
                return True
            state.place += 1
        if state.logging:
            state.note(codes.ARRANGED, seat, 0, 0)
        state.place = 0
        state.done += 1
    return False


def lift(state: Pieces, seat: int) -> None:
    """All bodies of the player to San Juan."""
    colonists = 0
    nobles = 0
    circles = 0
    first = 52 * seat
    for place in range(codes.ISLAND_PLACES):
        circles += state.tiles[7 * seat + place]
        colonists += state.colonists[first + place]
        nobles += state.nobles[first + place]
        state.colonists[first + place] = 0
        state.nobles[first + place] = 0
    buildings = state.owned[seat]
    while buildings:
        building = bits.lowest(buildings)
        buildings &= buildings - 1
        place = first + codes.ISLAND_PLACES + building
        circles += pieces.CIRCLES[building]
        colonists += state.colonists[place]
        nobles += state.nobles[place]
        state.colonists[place] = 0
        state.nobles[place] = 0
    state.colonists[first + codes.SAN_JUAN] += colonists
    state.nobles[first + codes.SAN_JUAN] += nobles
    state.occupied[seat] = 0
    state.circles_left = circles


def ask_who(state: Pieces, seat: int) -> bool:
    """Who goes to a building that tells colonists and nobles apart; with one answer it is carried out."""
    options = who_options(state, seat)
    if bits.count(options) > 1:
        state.ask(seat, codes.ASK_MAN_WHO)
        return True
    man_who(state, seat, bits.lowest(options))
    return False


def who_options(state: Pieces, seat: int) -> int:
    """The possible answers as a set; nobody only if no body would end in San Juan for it (MAY-4)."""
    nobles = state.nobles[52 * seat + codes.SAN_JUAN]
    colonists = state.colonists[52 * seat + codes.SAN_JUAN]
    options = 0
    if nobles:
        options |= 1
    if colonists:
        options |= 2
    if nobles + colonists < state.circles_left:
        options |= 4
    return options


def man_who(state: Pieces, seat: int, who: int) -> None:
    """Carry out the answer."""
    place = codes.ISLAND_PLACES + codes.FIRST_WHO + state.place - 1
    if who == codes.WHO_NOBLE:
        put(state, seat, place, 0, 1)
    elif who == codes.WHO_COLONIST:
        put(state, seat, place, 1, 0)
    state.circles_left -= 1


def put(state: Pieces, seat: int, place: int, colonists: int, nobles: int) -> None:
    """Bodies from San Juan to the place."""
    first = 52 * seat
    state.colonists[first + codes.SAN_JUAN] -= colonists
    state.nobles[first + codes.SAN_JUAN] -= nobles
    state.colonists[first + place] += colonists
    state.nobles[first + place] += nobles
    state.mark_occupied(seat, place)


def is_asked_who(place: int) -> bool:
    """Whether at this place it is asked who goes there, not how many."""
    return place >= codes.ISLAND_PLACES and powers.tells_apart(place - codes.ISLAND_PLACES)


def ask_how_many(state: Pieces, seat: int, place: int) -> bool:
    """How many bodies go to the place; with one answer it is carried out."""
    circles = state.circles(seat, place)
    if circles == 0 or is_asked_who(place):
        return False
    bodies = state.bodies(seat, codes.SAN_JUAN)
    fewest = max(0, bodies - (state.circles_left - circles))
    most = min(circles, bodies)
    if fewest < most:
        state.ask(seat, codes.ASK_MAN)
        return True
    man(state, seat, place, min(fewest, most))
    return False


def man(state: Pieces, seat: int, place: int, number: int) -> None:
    """So many bodies to the place, colonists first."""
    colonists = min(number, state.colonists[52 * seat + codes.SAN_JUAN])
    state.circles_left -= state.circles(seat, place)
    if number:
        put(state, seat, place, colonists, number - colonists)


def write_man(state: Pieces, out: list[int]) -> int:
    """MAY-4: no circle stays empty while a body would end in San Juan."""
    seat = state.seat
    place = state.place - 5
    circles = state.circles(seat, place)
    bodies = state.bodies(seat, codes.SAN_JUAN)
    n = 0
    for number in range(max(0, bodies - (state.circles_left - circles)), min(circles, bodies) + 1):
        out[n] = man_code(place, number)
        n += 1
    return n


def man_code(place: int, number: int) -> int:
    """The code of manning a place with so many."""
    if place < codes.ISLAND_PLACES:
        return codes.MAN_ISLAND + 13 * place + number
    return codes.MAN_BUILDING + 4 * (place - codes.ISLAND_PLACES) + number


def write_who(state: Pieces, out: list[int]) -> int:
    """The possible answers to who goes there."""
    n = 0
    options = who_options(state, state.seat)
    while options:
        out[n] = codes.MAN_WHO + 3 * (state.place - 1) + bits.lowest(options)
        options &= options - 1
        n += 1
    return n


def answer(state: Pieces, code: int) -> None:
    """Carry out an answer of the action."""
    if state.decision == codes.ASK_MAYOR_COLONIST:
        answer_privilege(state, code)
    elif state.decision == codes.ASK_BOARD:
        board(state, code == codes.BOARD_NOBLE)
    elif state.decision == codes.ASK_MAN_WHO:
        man_who(state, state.seat, (code - codes.MAN_WHO) % 3)
        state.place += 1
    else:
        place = state.place - 5
        man(state, state.seat, place, code - man_code(place, 0))
        state.place += 1
    state.decision = codes.ASK_NOTHING


def answer_privilege(state: Pieces, code: int) -> None:
    """MAY-1: a colonist from the supply, or none."""
    if code == codes.PASS:
        state.left = 0
        return
    state.left -= 1
    state.supply_colonists -= 1
    state.add_colonist(state.seat, codes.SAN_JUAN)


# The end of the phase


def close(state: Pieces) -> None:
    """MAY-6, MAY-7, NOB-3: the ship is filled for the next mayor phase."""
    wanted = max(state.players, empty_circles(state))
    noble = 1 if state.supply_nobles else 0
    enough = state.supply_colonists >= wanted - noble
    if not enough and not state.with_nobles:
        state.trigger_end(codes.END_1)
    if enough or state.partial_refill:
        fill_ship(state, wanted, noble)


def fill_ship(state: Pieces, wanted: int, noble: int) -> None:
    """Bodies from the supply aboard."""
    colonists = min(state.supply_colonists, wanted - noble)
    state.supply_nobles -= noble
    state.supply_colonists -= colonists
    state.ship_nobles = noble
    state.ship_colonists = colonists
    if state.logging:
        state.note(codes.SHIP_FILLED, colonists, noble, 0)


def empty_circles(state: Pieces) -> int:
    """MAY-6: empty circles on buildings of all players."""
    empty = 0
    for seat in range(state.players):
        buildings = state.owned[seat]
        while buildings:
            building = bits.lowest(buildings)
            buildings &= buildings - 1
            empty += pieces.CIRCLES[building] - state.bodies(seat, codes.ISLAND_PLACES + building)
    return empty
