"""Reading positions of Puerto Rico. Anything left out has its initial value; contradictions are refused by key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import reduce
from typing import Any

from ...core import bits, chance
from ...core.messages import Message, message
from ...core.reader import Reader
from ...core.terms import Argument
from . import codes, draft, pending, powers, rounds, start
from .components import (
    BARRELS,
    BUILDING_IDS,
    BUILDINGS,
    CARGO_SHIPS,
    DOUBLOONS,
    GOODS,
    NEW_BUILDINGS,
    NOBLES,
    NUMBER,
    ROLES,
    SEATS,
    SPACES,
    TILES,
    TRADING_HOUSE,
    barrels,
    copies,
    quarries,
    set_of,
    spaces_taken,
)
from .components import roles as role_names
from .components import tiles as tile_numbers
from .options import competes
from .position import END_RULES
from .state import State
from .vocabulary import BUILDING, GOOD, PHASE, PLACES, TILE

KEYS = (
    "game", "rules_version", "options", "round", "governor", "seat", "phase", "roles", "supply", "colonist_ship",
    "plantations", "cargo_ships", "trading_house", "end_triggered", "players", "pending",
)  # fmt: skip
PLAYER_KEYS = ("doubloons", "vp", "goods", "san_juan", "island", "buildings")
SUPPLY_KEYS = ("vp", "colonists", "nobles", "quarries", "forests", "goods", "buildings")
BODY_KEYS = ("colonists", "nobles")
MANY = 10_000  # more doubloons, points or rounds than any game has

Fields = dict[str, Reader]


def read(position: Reader, options: Mapping[str, Any], seed: int) -> State:
    """The state that a position describes."""
    fields = position.fields(KEYS)
    state = start.blank_state(options, seed)
    first_governor = state.governor
    _read_turn(state, fields)
    _read_players(state, fields["players"], first_governor)
    _read_table(state, fields)
    supply = fields["supply"].fields(SUPPLY_KEYS) if "supply" in fields else {}
    _read_bodies(state, options, supply, fields)
    _read_chips(state, options, supply)
    _read_goods(state, supply)
    _read_buildings(state, options, supply, seed)
    _read_tiles(state, options, supply, fields, seed)
    _read_end(state, options, fields)
    _read_question(state, options, fields)
    return state


def _refuse(key: str, id: str, **args: Any) -> None:
    Reader(None, key).refuse(message(id, **args))


def _pieces(kind: str) -> Message:
    return message(f"puerto-rico-pieces-{kind}")


def _counted(tiles: list[int]) -> Message:
    """Tiles by kind, in words."""
    kinds = sorted(Counter(tiles).items())
    counted = [message("puerto-rico-tiles-counted", tile=TILE.term(kind), n=n) for kind, n in kinds]
    return reduce(lambda first, next: message("puerto-rico-tiles-listed", first=first, next=next), counted)


# Round and roles


def _read_turn(state: State, fields: Fields) -> None:
    """Round, roles, governor and phase."""
    if "round" in fields:
        state.round = fields["round"].whole(1, MANY)
    names = role_names(state.players)
    given = fields["roles"].fields(names) if "roles" in fields else {}
    doubloons, taken = [0] * len(ROLES), [codes.NOBODY] * len(ROLES)
    for number, name in enumerate(names):
        role = given[name].fields(("doubloons", "taken_by")) if name in given else {}
        if "doubloons" in role:
            doubloons[number] = role["doubloons"].whole(0, MANY)
        if "taken_by" in role:
            taken[number] = role["taken_by"].whole(0, state.players - 1)
            if doubloons[number]:
                role["doubloons"].whole(0, 0)  # RND-2
    state.role_doubloons, state.role_taken = doubloons, taken
    phase = fields["phase"].one_of([str(name) for name in PHASE.values]) if "phase" in fields else "role_choice"
    state.phase = PHASE.number(phase)
    if state.phase in (codes.GAME_OVER, codes.ROLE_CHOICE, codes.DRAFT) and "pending" in fields:
        fields["pending"].refuse(message("puerto-rico-error-pending"))
    _read_governor(state, fields)


def _read_governor(state: State, fields: Fields) -> None:
    """The governor; if only the seat that chooses a role is given, the governor is derived from it."""
    turns = rounds.roles_taken(state)
    if "governor" in fields:
        state.governor = fields["governor"].whole(0, state.players - 1)
    elif "seat" in fields and state.phase == codes.ROLE_CHOICE:
        state.governor = (fields["seat"].whole(0, state.players - 1) - turns) % state.players
    takers = Counter(taker for taker in state.role_taken if taker != codes.NOBODY)
    expected = Counter((state.governor + turn) % state.players for turn in range(turns))
    if takers != expected:
        _refuse("roles", "puerto-rico-error-takers", governor=state.governor)
    low, high = _turns(state)
    if not low <= turns <= high:
        _refuse("roles", "puerto-rico-error-turns", n=turns)


def _turns(state: State) -> tuple[int, int]:
    """RND-1: the minimum and maximum number of roles taken in this phase."""
    last = rounds.roles_in_round(state)
    if state.phase == codes.ROLE_CHOICE:
        return 0, last - 1
    return {codes.DRAFT: (0, 0), codes.GAME_OVER: (last, last)}.get(state.phase, (1, last))


# Players


def _read_players(state: State, field: Reader, first_governor: int) -> None:
    entries = list(field.items())
    doubloons, vp, owned, occupied = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS
    goods, tiles = _rows(len(GOODS)), _rows(len(TILES))
    colonists, nobles = _rows(len(PLACES)), _rows(len(PLACES))
    for seat, entry in enumerate(entries):
        player = entry.fields(PLAYER_KEYS)
        doubloons[seat] = _number(player.get("doubloons"), DOUBLOONS[state.players])
        vp[seat] = _number(player.get("vp"), 0)
        goods[seat] = _barrels(player.get("goods"))
        first = start.first_plantation(state.players, first_governor, seat)
        bodies = _island(first, player.get("island"), tiles[seat])
        bodies |= _city(player.get("buildings"), owned, seat, entry.key)
        bodies[codes.SAN_JUAN] = _bodies(player.get("san_juan"), 100)
        for place, (some, noble) in bodies.items():
            colonists[seat][place], nobles[seat][place] = some, noble
            if codes.FIRST_BUILDING_PLACE <= place < codes.SAN_JUAN and some + noble:
                occupied[seat] |= 1 << (place - codes.FIRST_BUILDING_PLACE)
    state.doubloons, state.vp, state.goods, state.tiles = doubloons, vp, goods, tiles
    state.colonists, state.nobles, state.owned, state.occupied = colonists, nobles, owned, occupied


def _rows(length: int) -> list[list[int]]:
    return [[0] * length for _ in range(SEATS)]


def _number(field: Reader | None, otherwise: int, most: int = MANY) -> int:
    return field.whole(0, most) if field else otherwise


def _barrels(field: Reader | None) -> list[int]:
    given = field.fields(GOODS) if field else {}
    return [_number(given.get(good), 0, BARRELS[good]) for good in GOODS]


def _bodies(field: Reader | None, most: int) -> tuple[int, int]:
    """Colonists and nobles at a place, no more than it has circles."""
    given = field.fields(BODY_KEYS) if field else {}
    bodies = _number(given.get("colonists"), 0, most), _number(given.get("nobles"), 0, most)
    if sum(bodies) > most and field:
        field.refuse(message("error-too-many", what=_pieces("colonists"), most=most))
    return bodies


def _island(first: str, field: Reader | None, tiles: list[int]) -> dict[int, tuple[int, int]]:
    """Tiles by kind, and who is on them; by default the first plantation (SET-3)."""
    if field is None:
        tiles[TILES.index(first)] = 1
        return {}
    bodies = {}
    for kind, entry in field.fields(TILES).items():
        number = TILES.index(kind)
        given = entry.fields(("tiles", *BODY_KEYS))
        tiles[number] = _number(given.pop("tiles", None), 0, codes.ISLAND)
        circles = 0 if number == codes.FOREST else tiles[number]
        standing = _bodies(Reader({name: part.value for name, part in given.items()}, entry.key), circles)
        if number != codes.FOREST:
            bodies[number] = standing
    if sum(tiles) > codes.ISLAND:
        field.refuse(message("error-too-many", what=_pieces("tiles"), most=codes.ISLAND))
    return bodies


def _city(field: Reader | None, owned: list[int], seat: int, key: str) -> dict[int, tuple[int, int]]:
    """Buildings and who works in them."""
    bodies = {}
    for id, entry in (field.fields(BUILDING_IDS) if field else {}).items():
        number = NUMBER[id]
        owned[seat] |= 1 << number
        bodies[codes.FIRST_BUILDING_PLACE + number] = _bodies(entry, BUILDINGS[number].circles)
    if spaces_taken(bits.members(owned[seat])) > codes.CITY:
        _refuse(f"{key}.buildings", "error-too-many", what=_pieces("city-spaces"), most=codes.CITY)
    return bodies


# The table


def _read_table(state: State, fields: Fields) -> None:
    """Cargo ships and trading house."""
    state.ships = len(CARGO_SHIPS[state.players])
    state.ship_capacity = start.ship_capacities(state.players)
    if "cargo_ships" in fields:
        _read_ships(state, fields["cargo_ships"])
    if "trading_house" in fields:
        house = [GOODS.index(entry.one_of(GOODS)) for entry in fields["trading_house"].items()]
        if len(house) > TRADING_HOUSE:
            fields["trading_house"].refuse(message("error-too-many", what=_pieces("barrels"), most=TRADING_HOUSE))
        state.house_size, state.house = len(house), _padded(house, TRADING_HOUSE)


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _read_ships(state: State, field: Reader) -> None:
    entries = list(field.items())
    if len(entries) != state.ships:
        field.refuse(message("puerto-rico-error-ships", ships=", ".join(map(str, state.ship_capacity[: state.ships]))))
    goods, loads = [codes.NOTHING] * codes.SHIPS, [0] * codes.SHIPS
    for number, entry in enumerate(entries):
        ship = entry.fields(("capacity", "good", "barrels"))
        if "capacity" in ship:
            ship["capacity"].whole(state.ship_capacity[number], state.ship_capacity[number])
        loads[number] = _number(ship.get("barrels"), 0, state.ship_capacity[number])
        if ("good" in ship) != (loads[number] > 0):
            entry.refuse(message("puerto-rico-error-ship-good"))
        if "good" in ship:
            goods[number] = GOODS.index(ship["good"].one_of(GOODS))
    if any(count > 1 for good, count in Counter(goods).items() if good != codes.NOTHING):
        field.refuse(message("puerto-rico-error-kind-twice"))
    state.ship_good, state.ship_barrels = goods, loads


# The supply


def _rest(supply: Fields, name: str, what: Argument, total: int, seen: int) -> int:
    """The number in the supply: all that are nowhere else."""
    if seen > total:
        _refuse(f"supply.{name}", "puerto-rico-error-more-than-box", what=what, total=total, seen=seen)
    if name in supply:
        supply[name].whole(total - seen, total - seen)
    return total - seen


def _read_bodies(state: State, options: Mapping[str, Any], supply: Fields, fields: Fields) -> None:
    """Colonists and nobles: on the ship, on the boards, and the rest in the supply."""
    colonists, nobles = start.bodies(options)
    if "colonist_ship" in fields:
        state.ship_colonists, state.ship_nobles = _bodies(fields["colonist_ship"], colonists)
        if state.ship_nobles > 1:
            _refuse("colonist_ship.nobles", "error-out-of-range", value=state.ship_nobles, low=0, high=1)  # NOB-3
    else:
        state.ship_nobles = 1 if nobles else 0
        state.ship_colonists = state.players - state.ship_nobles
    state.supply_colonists = _rest(
        supply, "colonists", _pieces("colonists"), colonists, sum(map(sum, state.colonists)) + state.ship_colonists
    )
    state.supply_nobles = _rest(
        supply, "nobles", _pieces("nobles"), nobles, sum(map(sum, state.nobles)) + state.ship_nobles
    )


def _read_chips(state: State, options: Mapping[str, Any], supply: Fields) -> None:
    """VP chips: those of the players and the supply add up to the total, or more once the chips have run out."""
    total, held = start.vp_chips(options), sum(state.vp)
    state.supply_vp = _number(supply.get("vp"), max(0, total - held), total)
    if state.supply_vp + held < total:
        _refuse("supply.vp", "error-out-of-range", value=state.supply_vp, low=total - held, high=total)


def _read_goods(state: State, supply: Fields) -> None:
    given = supply["goods"].fields(GOODS) if "goods" in supply else {}
    named = {f"goods.{good}": field for good, field in given.items()}
    goods = []
    for number, (good, total) in enumerate(barrels(state.players).items()):
        seen = sum(own[number] for own in state.goods) + state.house[: state.house_size].count(number)
        seen += sum(state.ship_barrels[ship] for ship in range(state.ships) if state.ship_good[ship] == number)
        goods.append(_rest(named, f"goods.{good}", GOOD.term(number), total, seen))
    state.supply_goods = goods


def _read_buildings(state: State, options: Mapping[str, Any], supply: Fields, seed: int) -> None:
    """Buildings: the kinds in the game; copies that nobody owns are in the supply."""
    allowed = [number for number in range(len(BUILDINGS)) if start.in_sets(BUILDINGS[number], options)]
    given = supply["buildings"].fields([BUILDING_IDS[number] for number in allowed]) if "buildings" in supply else {}
    named = {f"buildings.{id}": field for id, field in given.items()}
    owners = [sum(bits.has(owned, number) for owned in state.owned) for number in range(len(BUILDINGS))]
    kinds = _kinds_in_game(state, options, allowed, given, "buildings" in supply, owners, seed)
    left = [0] * len(BUILDINGS)
    for id, field in given.items():
        if NUMBER[id] not in kinds:
            field.refuse(message("puerto-rico-error-not-in-game", building=BUILDING.term(NUMBER[id])))
    for number in range(len(BUILDINGS)):
        if number in kinds:
            total = copies(BUILDINGS[number], state.players)
            name = BUILDING.term(number)
            left[number] = _rest(named, f"buildings.{BUILDING_IDS[number]}", name, total, owners[number])
        elif owners[number]:
            _refuse("players", "puerto-rico-error-not-in-game", building=BUILDING.term(number))
    state.supply_buildings = left


def _kinds_in_game(
    state: State,
    options: Mapping[str, Any],
    allowed: list[int],
    given: Fields,
    market_given: bool,
    owners: list[int],
    seed: int,
) -> set[int]:
    """The kinds in the game: as given, or by the market option; among competing kinds not given, some are drawn."""
    named = {NUMBER[id] for id in given}
    contending = set(start.contenders(options)) if competes(options) and options["market"] != "all" else set()
    if options["market"] == "custom":
        return {n for n in allowed if not BUILDINGS[n].violet or BUILDING_IDS[n] in options["buildings"]}
    certain = set(allowed) - contending
    if market_given or state.phase == codes.DRAFT:
        _check_spaces(named & contending)
        return certain | named
    owned = [number for number in sorted(contending) if owners[number]]
    free = [number for number in start.shuffled_market(sorted(contending), seed) if not owners[number]]
    return certain | set(start.fill_spaces(owned + free))


def _check_spaces(picked: set[int]) -> None:
    """NEW-1: for each cost, at most as many kinds as the board has spaces."""
    costs = Counter(BUILDINGS[number].cost for number in picked)
    for cost, kinds in costs.items():
        if kinds > SPACES[cost]:
            _refuse("supply.buildings", "puerto-rico-error-spaces", cost=cost, most=SPACES[cost])


def _read_tiles(state: State, options: Mapping[str, Any], supply: Fields, fields: Fields, seed: int) -> None:
    """Quarries, forests, and the plantations: face up, stacked, discarded."""
    held = [sum(island[kind] for island in state.tiles) for kind in range(len(TILES))]
    state.quarries = _rest(supply, "quarries", TILE.term(codes.QUARRY), quarries(state.players), held[codes.QUARRY])
    if state.forest_tokens:
        state.forests = _rest(
            supply, "forests", TILE.term(codes.FOREST), start.forest_tokens(options), held[codes.FOREST]
        )
    elif "forests" in supply and not (supply["forests"].value == 0 and options["forest_source"] == "token"):
        supply["forests"].refuse(message("puerto-rico-error-no-tokens"))  # rules_version 1 wrote 0 here
    may_flip = NEW_BUILDINGS in options["expansions"]
    if held[codes.FOREST] and not may_flip:
        _refuse("players", "puerto-rico-error-no-forests")
    given = fields["plantations"].fields(("face_up", "stack", "discard")) if "plantations" in fields else {}
    lying = {name: [GOODS.index(entry.one_of(GOODS)) for entry in field.items()] for name, field in given.items()}
    seen = Counter(tile for tiles in lying.values() for tile in tiles)
    if state.phase in (codes.SETTLER, codes.TRADER):
        seen.update(pending.drawn_tile(fields.get("pending")))
    rest = []
    for kind, total in enumerate(tile_numbers(state.players).values()):
        missing = total - held[kind] - seen[kind]
        if missing < 0:
            _refuse(
                "plantations",
                "puerto-rico-error-more-than-box",
                what=TILE.term(kind),
                total=total,
                seen=total - missing,
            )
        rest += [kind] * missing
    rest, _ = chance.shuffled(rest, chance.stream(seed, 0))
    may_be_gone = may_flip and NOBLES in options["expansions"] and not state.forest_tokens  # NEW-5
    _share_tiles(state, lying, rest, 0 if state.forest_tokens else held[codes.FOREST], may_be_gone)


def _share_tiles(state: State, lying: dict[str, list[int]], rest: list[int], flipped: int, may_be_gone: bool) -> None:
    """Put tiles not mentioned where nothing is given: face up, in the stack or the discards; some are forests."""
    if len(rest) < flipped:
        _refuse("plantations", "puerto-rico-error-forest-tiles", forests=flipped)
    rest = rest[flipped:]
    if "face_up" not in lying:
        lying["face_up"], rest = rest[: state.players + 1], rest[state.players + 1 :]
    if "stack" not in lying:
        lying["stack"], rest = rest, []
    elif "discard" not in lying:
        lying["discard"], rest = rest, []
    if rest and not may_be_gone:
        _refuse("plantations", "error-missing-pieces", what=_counted(rest))
    if len(lying["face_up"]) > state.players + 1:
        _refuse("plantations.face_up", "error-too-many", what=_pieces("tiles"), most=state.players + 1)
    _lay_tiles(state, lying["face_up"], lying["stack"], lying.get("discard", []))


def _lay_tiles(state: State, face_up: list[int], stack: list[int], discards: list[int]) -> None:
    state.face_up_size, state.face_up = len(face_up), _padded(face_up, len(state.face_up))
    state.stack_size, state.stack = len(stack), _padded(stack[::-1], len(state.stack))
    state.discards_size, state.discards = len(discards), _padded(discards, len(state.discards))


# The end and the question


def _read_end(state: State, options: Mapping[str, Any], fields: Fields) -> None:
    """The end conditions; those visible on the table must be among the given ones, or are added if none are given."""
    seen = codes.END_3 if state.supply_vp == 0 else 0
    if any(spaces_taken(bits.members(owned)) == codes.CITY for owned in state.owned):
        seen |= codes.END_2
    if "end_triggered" not in fields:
        state.end_triggered = seen
        return
    rules = {rule: bit for bit, rule in END_RULES.items()}
    for entry in fields["end_triggered"].items():
        state.end_triggered |= rules[entry.one_of(rules)]
    if seen & ~state.end_triggered:
        missing = ", ".join(rule for rule, bit in rules.items() if seen & ~state.end_triggered & bit)
        fields["end_triggered"].refuse(message("error-missing-pieces", what=missing))
    if not state.end_triggered & codes.END_3 and sum(state.vp) + state.supply_vp != start.vp_chips(options):
        fields["end_triggered"].refuse(message("error-missing-pieces", what="END-3"))
    for rule, bit in rules.items():
        if state.end_triggered & ~seen & bit and not _can_have_ended(state, bit):
            fields["end_triggered"].refuse(message("puerto-rico-error-end", rule=rule))


def _can_have_ended(state: State, condition: int) -> bool:
    """Whether an end condition that is not visible on the table may have been met in this round.

    A full city stays full. Colonists and chips returned by black markets hide that there were none (NEW-8).
    """
    given_back = sum(powers.could_pay_in_kind(state, seat) for seat in range(state.players))
    if condition == codes.END_1:
        mayor = state.role_taken[codes.MAYOR] != codes.NOBODY and not state.with_nobles
        return mayor and (state.supply_colonists <= given_back or not state.partial_refill)
    return condition == codes.END_3 and state.supply_vp <= given_back


def _read_question(state: State, options: Mapping[str, Any], fields: Fields) -> None:
    """The current question and the seat to decide."""
    if state.phase == codes.GAME_OVER:
        _read_game_over(state, fields)
        return
    if state.phase == codes.ROLE_CHOICE:
        rounds.ask(state)
    elif state.phase == codes.DRAFT:
        _read_draft(state, options)
    else:
        pending.read(state, fields.get("pending"))
    if "seat" in fields:
        fields["seat"].whole(state.seat, state.seat)
    if not state.legal():
        _refuse("pending", "puerto-rico-error-pending")


def _read_game_over(state: State, fields: Fields) -> None:
    """RND-5: an end condition is met, and there is no seat to decide."""
    state.over = True
    if not state.end_triggered:
        _refuse("end_triggered", "puerto-rico-error-no-end")
    if "seat" in fields:
        fields["seat"].refuse(message("puerto-rico-error-no-seat"))


def _read_draft(state: State, options: Mapping[str, Any]) -> None:
    """NEW-1: the kinds already in the supply have been picked."""
    contending = start.contenders(options) if competes(options) and options["market"] == "draft" else []
    picked = [number for number in contending if state.supply_buildings[number]]
    draft.begin(state, set_of(BUILDINGS[number] for number in contending))
    spaces = list(state.draft_spaces)
    for number in picked:
        spaces[BUILDINGS[number].cost] -= 1
    if min(spaces) < 0 or sum(spaces) == 0 or any(state.owned) or state.round > 1:
        _refuse("phase", "puerto-rico-error-draft")
    state.draft_spaces = spaces
    state.contenders = sum(1 << number for number in contending if number not in picked)
    state.seat = (state.governor + len(picked)) % state.players
