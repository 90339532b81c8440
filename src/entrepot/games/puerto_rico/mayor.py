"""The mayor phase (MAY-1 to MAY-8, NOB-3, NOB-10)."""

from __future__ import annotations

from ...core import bits
from . import codes, pieces, powers
from .components import BUILDINGS, set_of
from .pieces import Pieces
from .vocabulary import WHO_PLACES

WITH_CIRCLES = set_of(building for building in BUILDINGS if building.circles)
ASKS_WHO = sum(1 << place for place in WHO_PLACES)  # the question for these places is who, not how many


def begin(state: Pieces) -> None:
    """The privilege comes first; buildings may make it count more than once."""
    state.mayor_step = codes.STEP_PRIVILEGE
    state.privileges_left = powers.privilege(state, state.taker)


def ask(state: Pieces) -> bool:
    """Ask the next question of the action; false when there is none left."""
    if state.mayor_step == codes.STEP_PRIVILEGE:
        if state.privileges_left and state.supply_colonists:  # MAY-1, MAY-8
            state.ask(state.taker, codes.ASK_MAYOR_COLONIST)
            return True
        invite_nobles(state)
        state.mayor_step = codes.STEP_BOARDING
    if state.mayor_step == codes.STEP_BOARDING:
        if ask_boarding(state):
            return True
        state.mayor_step = codes.STEP_ARRANGING
        state.turns_done = 0
        state.places_to_man = 0
    return ask_arranging(state)


def invite_nobles(state: Pieces) -> None:
    """NOB-10: in turn order, each villa gets a noble from the supply, or else a colonist."""
    for steps in range(state.players):
        seat = state.seat_after(steps)
        if powers.invites_noble(state, seat):
            if state.supply_nobles:
                state.supply_nobles -= 1
                state.nobles[seat][codes.SAN_JUAN] += 1
                if state.logging:
                    state.note(codes.GOT_NOBLE, seat)
            elif state.supply_colonists:
                state.supply_colonists -= 1
                state.add_colonist(seat, codes.SAN_JUAN)


# Boarding


def ask_boarding(state: Pieces) -> bool:
    """MAY-2: one body at a time, mayor first; there is a choice only while both kinds are on the ship (NOB-3)."""
    if state.ship_colonists and state.ship_nobles:
        state.ask(state.seat_after(state.turns_done), codes.ASK_BOARD)
        return True
    board_rest(state)
    return False


def board(state: Pieces, noble: bool) -> None:
    """The next player takes one body from the ship."""
    take_aboard(state, state.seat_after(state.turns_done), 1, noble)
    state.turns_done = (state.turns_done + 1) % state.players
    state.question = codes.ASK_NOTHING


def board_rest(state: Pieces) -> None:
    """The remaining bodies are all of one kind: give each player as many as taking turns would."""
    bodies = state.ship_colonists + state.ship_nobles
    nobles = state.ship_colonists == 0
    for steps in range(state.players):
        number = (bodies + state.players - 1 - steps) // state.players
        if number:
            take_aboard(state, state.seat_after((state.turns_done + steps) % state.players), number, nobles)


def take_aboard(state: Pieces, seat: int, number: int, nobles: bool) -> None:
    """Move bodies of one kind from the ship to the player's San Juan."""
    if nobles:
        state.ship_nobles -= number
        state.nobles[seat][codes.SAN_JUAN] += number
    else:
        state.ship_colonists -= number
        state.colonists[seat][codes.SAN_JUAN] += number
    if state.logging:
        state.note(codes.BOARDED, seat, number, nobles)


# Arranging: the player mans the places in order


def next_place(state: Pieces) -> int:
    """The next place in the fixed order: first the buildings that ask who goes there, then all others."""
    who = state.places_to_man & ASKS_WHO
    return bits.lowest(who) if who else bits.lowest(state.places_to_man)


def ask_arranging(state: Pieces) -> bool:
    """MAY-3: each player mans all places in the fixed order; there is a question only where there is a choice."""
    while state.turns_done < state.players:
        seat = state.seat_after(state.turns_done)
        if state.places_to_man == 0:
            lift(state, seat)
        place = next_place(state)
        while place != codes.SAN_JUAN:
            state.place_to_man = place
            if ask_place(state, seat, place):
                return True
            place = next_place(state)
        if state.logging:
            state.note(codes.ARRANGED, seat)
        state.places_to_man = 0
        state.turns_done += 1
    return False


def lift(state: Pieces, seat: int) -> None:
    """Move all bodies of the player to San Juan."""
    colonists = 0
    nobles = 0
    circles = 0
    places = pieces.BIT[codes.SAN_JUAN] | (state.owned[seat] & WITH_CIRCLES) << codes.FIRST_BUILDING_PLACE
    for place in range(codes.FIRST_BUILDING_PLACE):
        if state.tiles[seat][place]:
            places |= pieces.BIT[place]
        circles += state.tiles[seat][place]
        colonists += state.colonists[seat][place]
        nobles += state.nobles[seat][place]
        state.colonists[seat][place] = 0
        state.nobles[seat][place] = 0
    buildings = state.owned[seat]
    while buildings:
        building = bits.lowest(buildings)
        buildings &= buildings - 1
        place = codes.FIRST_BUILDING_PLACE + building
        circles += pieces.CIRCLES[building]
        colonists += state.colonists[seat][place]
        nobles += state.nobles[seat][place]
        state.colonists[seat][place] = 0
        state.nobles[seat][place] = 0
    state.colonists[seat][codes.SAN_JUAN] += colonists
    state.nobles[seat][codes.SAN_JUAN] += nobles
    state.occupied[seat] = 0
    state.circles_left = circles
    state.places_to_man = places


def ask_place(state: Pieces, seat: int, place: int) -> bool:
    """Ask who, or how many, go to the place; a single answer is applied automatically."""
    if bits.has(ASKS_WHO, place):
        if bits.count(who_options(state, seat)) > 1:
            state.ask(seat, codes.ASK_MAN_WHO)
            return True
        man_who(state, seat, place, bits.lowest(who_options(state, seat)))
        return False
    circles = state.circles(seat, place)
    if fewest(state, seat, circles) < most(state, seat, circles):
        state.ask(seat, codes.ASK_MAN)
        return True
    man(state, seat, place, most(state, seat, circles))
    return False


def who_options(state: Pieces, seat: int) -> int:
    """The possible answers as a set; nobody only if no body would end up in San Juan because of it (MAY-4)."""
    nobles = state.nobles[seat][codes.SAN_JUAN]
    colonists = state.colonists[seat][codes.SAN_JUAN]
    options = 0
    if nobles:
        options |= 1 << codes.WHO_NOBLE
    if colonists:
        options |= 1 << codes.WHO_COLONIST
    if nobles + colonists < state.circles_left:
        options |= 1 << codes.WHO_NONE
    return options


def fewest(state: Pieces, seat: int, circles: int) -> int:
    """MAY-4: no circle stays empty while a body would end up in San Juan."""
    circles_after = state.circles_left - circles
    return max(0, min(most(state, seat, circles), waiting(state, seat) - circles_after))


def most(state: Pieces, seat: int, circles: int) -> int:
    """As many as the circles and the bodies allow."""
    return min(circles, waiting(state, seat))


def waiting(state: Pieces, seat: int) -> int:
    """The bodies that still have to be placed."""
    return state.colonists[seat][codes.SAN_JUAN] + state.nobles[seat][codes.SAN_JUAN]


def man_who(state: Pieces, seat: int, place: int, who: int) -> None:
    """Put one body of this kind at the place, or nobody."""
    if who == codes.WHO_NOBLE:
        put(state, seat, place, 0, 1)
    elif who == codes.WHO_COLONIST:
        put(state, seat, place, 1, 0)
    state.circles_left -= 1
    state.places_to_man ^= pieces.BIT[place]


def man(state: Pieces, seat: int, place: int, number: int) -> None:
    """Put this many bodies at the place, colonists first."""
    colonists = min(number, state.colonists[seat][codes.SAN_JUAN])
    state.circles_left -= state.circles(seat, place)
    state.places_to_man ^= pieces.BIT[place]
    if number:
        put(state, seat, place, colonists, number - colonists)


def put(state: Pieces, seat: int, place: int, colonists: int, nobles: int) -> None:
    """Move bodies from San Juan to the place."""
    state.colonists[seat][codes.SAN_JUAN] -= colonists
    state.nobles[seat][codes.SAN_JUAN] -= nobles
    state.colonists[seat][place] += colonists
    state.nobles[seat][place] += nobles
    state.mark_occupied(seat, place)


# Legal answers


def write(state: Pieces, out: list[int]) -> int:
    """The answers to the current question."""
    if state.question == codes.ASK_MAN:
        return write_man(state, out)
    if state.question == codes.ASK_MAN_WHO:
        return write_who(state, out)
    if state.question == codes.ASK_BOARD:
        out[0] = codes.board(codes.BODY_COLONIST)
        out[1] = codes.board(codes.BODY_NOBLE)
        return 2
    out[0] = codes.COLONIST
    return 1


def write_man(state: Pieces, out: list[int]) -> int:
    """Every possible number of bodies at the place."""
    seat = state.seat
    place = state.place_to_man
    circles = state.circles(seat, place)
    n = 0
    for number in range(fewest(state, seat, circles), most(state, seat, circles) + 1):
        out[n] = man_code(place, number)
        n += 1
    return n


def man_code(place: int, number: int) -> int:
    """The code for manning a place with this many bodies."""
    if place < codes.FIRST_BUILDING_PLACE:
        return codes.man_tile(place, number)
    return codes.man_building(place - codes.FIRST_BUILDING_PLACE, number)


def write_who(state: Pieces, out: list[int]) -> int:
    """The possible answers to who goes there."""
    n = 0
    options = who_options(state, state.seat)
    while options:
        out[n] = codes.man_who(state.place_to_man - codes.FIRST_BUILDING_PLACE, bits.lowest(options))
        options &= options - 1
        n += 1
    return n


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """Apply an answer."""
    if state.question == codes.ASK_MAN:
        man(state, state.seat, state.place_to_man, codes.number_of(code))
    elif state.question == codes.ASK_MAN_WHO:
        man_who(state, state.seat, state.place_to_man, codes.who_of(code))
    elif state.question == codes.ASK_BOARD:
        board(state, codes.body_of(code) == codes.BODY_NOBLE)
    else:
        answer_privilege(state, code)
    state.question = codes.ASK_NOTHING


def answer_privilege(state: Pieces, code: int) -> None:
    """MAY-1: take a colonist from the supply; a pass declines the remaining privileges."""
    if code == codes.PASS:
        state.privileges_left = 0
        return
    state.privileges_left -= 1
    state.supply_colonists -= 1
    state.add_colonist(state.seat, codes.SAN_JUAN)


# The end of the phase


def close(state: Pieces) -> bool:
    """MAY-6, MAY-7, NOB-3: fill the ship for the next mayor phase. There is no question."""
    wanted = max(state.players, empty_circles(state))
    noble = 1 if state.supply_nobles else 0
    enough = state.supply_colonists >= wanted - noble
    if not enough and not state.with_nobles:
        state.trigger_end(codes.END_1)
    if enough or state.partial_refill:
        fill_ship(state, wanted, noble)
    return False


def fill_ship(state: Pieces, wanted: int, noble: int) -> None:
    """Move bodies from the supply to the ship."""
    colonists = min(state.supply_colonists, wanted - noble)
    state.supply_nobles -= noble
    state.supply_colonists -= colonists
    state.ship_nobles = noble
    state.ship_colonists = colonists
    if state.logging:
        state.note(codes.SHIP_FILLED, colonists, noble)


def empty_circles(state: Pieces) -> int:
    """MAY-6: the number of empty circles on buildings of all players."""
    empty = 0
    for seat in range(state.players):
        buildings = state.owned[seat]
        while buildings:
            building = bits.lowest(buildings)
            buildings &= buildings - 1
            empty += pieces.CIRCLES[building] - state.workers(seat, building)
    return empty
