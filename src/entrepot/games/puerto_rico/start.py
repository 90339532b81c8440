"""The set-up of a game of Puerto Rico (SET-1 to SET-12, NEW-1 to NEW-3, NOB-1 to NOB-3)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ...core import chance
from ...core.secret_chance import SecretChance
from . import codes, draft, rounds, settler
from .components import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BASE,
    BUILDINGS,
    CARGO_SHIPS,
    COLONISTS,
    DOUBLOONS,
    FIRST_PLANTATIONS,
    FOREST_TOKENS,
    GOODS,
    NEW_BUILDINGS,
    NOBLES,
    SEATS,
    SPACES,
    TILES,
    VP_CHIPS,
    Building,
    barrels,
    copies,
    quarries,
    tiles,
)
from .options import competes
from .state import State

# Streams of random numbers for the set-up, distinct from those of the shuffles during play.
GOVERNOR_STREAM = 1 << 32
MARKET_STREAM = 2 << 32

# The latest tables with their options, which are compared: that is faster than to hash them.
TABLES: list[tuple[dict[str, Any], State]] = []
MOST_TABLES = 8


def new_state(options: Mapping[str, Any], seed: int) -> State:
    """A new game, up to the first decision."""
    by_chance = options["first_governor"] == "random" or options["market"] == "random"
    state = laid_out(options, seed) if by_chance else usual_table(options)
    state.determinize(0, seed)
    settler.open_tiles(state)
    return state


def usual_table(options: Mapping[str, Any]) -> State:
    """The table before the face-down tiles are shuffled, where it is the same for all games with these options."""
    for known, state in TABLES:
        if known == options:
            return state.copy()
    state = laid_out(options, 0)
    TABLES[:] = [(deepcopy(dict(options)), state), *TABLES[: MOST_TABLES - 1]]
    return state.copy()


def laid_out(options: Mapping[str, Any], seed: int) -> State:
    """The table before the face-down tiles are shuffled."""
    state = blank_state(options, seed)
    deal_players(state, options)
    deal_supply(state, options)
    stack_tiles(state)
    open_market(state, options)
    return state


def blank_state(options: Mapping[str, Any], seed: int) -> State:
    """A game with an empty table and the settings of its edition."""
    state = State()
    state.players = options["players"]
    state.seed = seed
    state.governor = first_governor(options, seed)
    state.hospice_from_ship = options["hospice_fallback"] == "ship"
    state.partial_refill = options["short_refill"] == "partial"
    state.forest_tokens = forest_tokens(options) > 0
    state.land_office_open = options["land_office_draw"] == "face_up"
    state.land_office_forests = options["land_office_sells"] == "plantation_or_forest"
    state.specialty_privilege = options["specialty_counts_privilege"]
    state.with_nobles = NOBLES in options["expansions"]
    return state


def first_governor(options: Mapping[str, Any], seed: int) -> int:
    """Seat 0 (SET-1), unless the options say otherwise."""
    if options["first_governor"] == "random":
        return chance.below(chance.advance(chance.stream(seed, GOVERNOR_STREAM)), options["players"])
    return int(options["first_governor"])


def first_plantation(players: int, governor: int, seat: int) -> str:
    """SET-3: dealt from the governor clockwise."""
    return FIRST_PLANTATIONS[players][(seat - governor) % players]


def deal_players(state: State, options: Mapping[str, Any]) -> None:
    """SET-2, SET-3: doubloons and first plantations."""
    players = state.players
    state.doubloons = [DOUBLOONS[players] if seat < players else 0 for seat in range(SEATS)]
    islands = [[0] * len(TILES) for _ in range(SEATS)]
    for seat in range(players):
        islands[seat][GOODS.index(first_plantation(players, state.governor, seat))] = 1
    state.tiles = islands


def vp_chips(options: Mapping[str, Any]) -> int:
    """SET-6: all VP chips in the game."""
    return int(options["vp_supply_5p"]) if options["players"] == 5 else VP_CHIPS[options["players"]]


def bodies(options: Mapping[str, Any]) -> tuple[int, int]:
    """SET-7, NOB-1: all colonists and nobles in the game, including those on the ship."""
    if NOBLES in options["expansions"]:
        return ALL_COLONISTS, ALL_NOBLES
    return COLONISTS[options["players"]] + options["players"], 0


def forest_tokens(options: Mapping[str, Any]) -> int:
    """NEW-5: the number of tokens, if the edition has them."""
    return FOREST_TOKENS if options["forest_source"] == "token" and NEW_BUILDINGS in options["expansions"] else 0


def deal_supply(state: State, options: Mapping[str, Any]) -> None:
    """SET-6 to SET-9, NOB-1, NOB-3."""
    players = state.players
    colonists, nobles = bodies(options)
    state.supply_vp = vp_chips(options)
    state.ship_nobles = 1 if nobles else 0
    state.ship_colonists = players - state.ship_nobles
    state.supply_colonists = colonists - state.ship_colonists
    state.supply_nobles = nobles - state.ship_nobles
    state.quarries = quarries(players)
    state.forests = forest_tokens(options)
    state.supply_goods = list(barrels(players).values())
    state.ships = len(CARGO_SHIPS[players])
    state.ship_capacity = ship_capacities(players)


def ship_capacities(players: int) -> list[int]:
    """SET-8: the cargo ships, the smallest first; 0 for a ship that is not in the game."""
    capacities = CARGO_SHIPS[players]
    return [*capacities, *[0] * (codes.SHIPS - len(capacities))]


def stack_tiles(state: State) -> None:
    """SET-4: all tiles that were not dealt."""
    stack = []
    for kind, number in enumerate(tiles(state.players).values()):
        dealt = sum(island[kind] for island in state.tiles)
        stack += [kind] * (number - dealt)
    state.stack_size = len(stack)
    state.stack = stack + [0] * (len(state.stack) - len(stack))


def in_sets(building: Building, options: Mapping[str, Any]) -> bool:
    """Whether the building belongs to the game's sets."""
    return building.set in (BASE, *options["expansions"])


def contenders(options: Mapping[str, Any]) -> list[int]:
    """NEW-1: the violet buildings that compete for the spaces; those of the nobles only in some editions."""
    sets = {BASE, *options["expansions"]}
    if options["nobles_market"] == "added":
        sets -= {NOBLES}
    return [number for number, building in enumerate(BUILDINGS) if building.violet and building.set in sets]


def open_market(state: State, options: Mapping[str, Any]) -> None:
    """SET-11, NEW-1 to NEW-3, NOB-2: set the buildings in the game, except those to be picked in the draft."""
    contending = contenders(options) if competes(options) and options["market"] != "all" else []
    certain = [n for n, building in enumerate(BUILDINGS) if in_sets(building, options) and n not in contending]
    if options["market"] == "custom":
        chosen = options["buildings"]
        certain = [
            n
            for n in range(len(BUILDINGS))
            if BUILDINGS[n].id in chosen or (in_sets(BUILDINGS[n], options) and not BUILDINGS[n].violet)
        ]
    elif options["market"] == "random":
        certain += drawn(contending, state.seed)
    state.supply_buildings = [copies(BUILDINGS[n], state.players) if n in certain else 0 for n in range(len(BUILDINGS))]
    if options["market"] == "draft" and contending:
        draft.begin(state, sum(1 << n for n in contending))
    else:
        rounds.ask(state)


# Games whose chance is secret


def secret_table(options: Mapping[str, Any], secret: SecretChance) -> State:
    """A new game in which the first governor and a random market are drawn by a generator that nobody can predict."""
    settled = dict(options)
    if options["first_governor"] == "random":
        settled["first_governor"] = secret.shuffled(GOVERNOR_STREAM, range(options["players"]))[0]
    if options["market"] == "random":
        contending = contenders(options) if competes(options) else []
        market = fill_spaces(secret.shuffled(MARKET_STREAM, contending))
        certain = [n for n, building in enumerate(BUILDINGS) if in_sets(building, options) and n not in contending]
        settled |= {"market": "custom", "buildings": [BUILDINGS[n].id for n in (*certain, *market)]}
    return new_state(settled, 0)


def dealt(start: dict[str, Any], secret: SecretChance) -> dict[str, Any]:
    """A start with all tiles that nobody owns shuffled again (SET-4, SET-5)."""
    tiles_ = start["plantations"]
    order = secret.shuffled(0, sorted(tiles_["face_up"] + tiles_["stack"]))
    face_up = len(tiles_["face_up"])
    return start | {"plantations": tiles_ | {"face_up": order[:face_up], "stack": order[face_up:]}}


def drawn(contending: list[int], seed: int) -> list[int]:
    """NEW-3: a random draw for each cost."""
    return fill_spaces(shuffled_market(contending, seed))


def shuffled_market(contending: list[int], seed: int) -> list[int]:
    """The buildings in a random order."""
    return chance.shuffled(contending, chance.stream(seed, MARKET_STREAM))[0]


def fill_spaces(order: list[int]) -> list[int]:
    """NEW-1: the first buildings of each cost in this order, as many as the board has spaces."""
    return [n for cost, spaces in SPACES.items() for n in [n for n in order if BUILDINGS[n].cost == cost][:spaces]]
