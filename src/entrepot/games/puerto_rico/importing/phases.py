"""All explanations of one row: legal answers of the engine, from one role to the next, that agree with the table."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

from .. import codes, powers
from ..components import GOODS
from ..state import State
from ..vocabulary import ACTIONS
from . import arrangements
from .arrangements import QUARRIES, VIOLET, Arrangement, group_of
from .candidates import ARRANGED, Candidate, Judge, Miss
from .prospects import Prospect, prospect
from .table import Row

ROLE_CODES = {text.split()[1]: code for code, text in enumerate(ACTIONS) if text.startswith("role ")}

# The groups of colonists that a phase depends on.
GROUPS = {moment: [group_of(building) for building in buildings] for moment, buildings in powers.MATTER.items()}
SETTLER = GROUPS["settling"]
BUILDER = [QUARRIES, *GROUPS["building"]]
PRODUCING = GROUPS["producing"]
TRADER = GROUPS["selling"]
LOADING = GROUPS["loading"]
STORING = GROUPS["storing"]
UNLIKELY = 50.0  # the cost of what contradicts a later row
COMBINATIONS = 4000  # of players' productions or of their buildings, at most, in one phase


class TimeUpError(Exception):
    """The search has used up its time."""


class TooManyError(Exception):
    """The explanations of a row have been searched for long enough."""


@dataclass
class Explainer:
    """Explains the rows of a table, one at a time."""

    rows: list[Row]
    judge: Judge
    check_time: Callable[[], None]

    def explain(self, candidate: Candidate, number: int) -> Iterator[Candidate]:
        """The candidates after this row."""
        row = self.rows[number]
        own = {"mayor": self._mayor, "craftsman": self._craftsman, "captain": self._captain}
        phase = own.get(row.role, self._turns)
        for role in self._roles(candidate.state, number):
            yield from phase(candidate, number, role)

    def _roles(self, state: State, number: int) -> list[int]:
        """The row's role as an action, or both prospectors; none if it cannot be taken."""
        row = self.rows[number]
        wanted = row.round or state.round, f"p{row.seat}"
        found = state.round, f"p{state.seat}"
        if state.over:
            self.judge.note(Miss(number, 0, None, "over", 0, 0))
            return []
        for name, ours, theirs in zip(("round", "player"), wanted, found, strict=True):
            if ours != theirs:
                self.judge.note(Miss(number, 0, None, name, ours, theirs))
                return []
        names = [row.role, "prospector2"] if row.role == "prospector" else [row.role]
        roles = [ROLE_CODES[name] for name in names if ROLE_CODES[name] in state.legal()]
        if not roles:
            self.judge.note(Miss(number, 0, None, "role", 0, 0))
        return roles

    # Settler, builder, trader, prospector: one turn for each player

    def _turns(self, candidate: Candidate, number: int, role: int) -> Iterator[Candidate]:
        groups = {"settler": SETTLER, "builder": BUILDER, "trader": TRADER}.get(self.rows[number].role, [])
        yield from self._from_turn(candidate.answered(role), number, groups, 0)

    def _from_turn(
        self, candidate: Candidate, number: int, groups: Sequence[int], progress: int
    ) -> Iterator[Candidate]:
        """Continue a phase with a turn, and all after it."""
        if is_done(candidate.state):
            if self.judge.agrees_with_all(candidate.state, number):
                yield candidate
            return
        for after in self._turn(candidate, number, groups, progress):
            yield from self._from_turn(after, number, groups, progress + 1)

    def _turn(self, candidate: Candidate, number: int, groups: Sequence[int], progress: int) -> Iterator[Candidate]:
        """The candidates after a player's turn. Arrangements that lead to the same stay together."""
        seat = candidate.state.seat
        outcomes: dict[object, list[Candidate]] = {}
        for arrangement in arrangements.decided(candidate.seats[seat], groups):
            if limited := candidate.limited(seat, arrangement):
                for key, after in {
                    turn_key(each, seat): each for each in self._answers(limited, number, progress)
                }.items():
                    outcomes.setdefault(key, []).append(after)
        for found in outcomes.values():
            whole = arrangements.union([each.seats[seat] for each in found], groups)
            yield from [found[0].with_arrangement(seat, whole)] if whole else found

    def _answers(self, candidate: Candidate, number: int, progress: int) -> Iterator[Candidate]:
        """All ways to finish a turn that agree with the table."""
        self.check_time()
        state, seat = candidate.state, candidate.state.seat
        for code in state.legal():
            if code == codes.DRAW and not self._must_draw(state, number):
                continue
            after = candidate.answered(code)
            if code == codes.COLONIST:
                after = joined(after, state)
            if not is_done(after.state) and after.state.seat == seat:
                yield from self._answers(after, number, progress)
            elif self.judge.agrees(after.state, number, seat, progress):
                yield after

    def _must_draw(self, state: State, number: int) -> bool:
        """Whether the player gets two tiles: one is drawn, as the plan of the tiles says (SETL-5)."""
        return sum(self.rows[number].facts[state.seat].tiles) - sum(state.tiles[state.seat]) > 1

    # Mayor: what the players did with their colonists until now is settled; what they do from now on is open

    def _mayor(self, candidate: Candidate, number: int, role: int) -> Iterator[Candidate]:
        settled = replace(candidate, arranged=(candidate.arranged, candidate.final_arrangements()))
        begun = settled.answered(role)
        if begun.state.question != codes.ASK_MAYOR_COLONIST:
            yield from self._arrange(begun, number)
            return
        for code in begun.state.legal():
            yield from self._arrange(begun.answered(code), number)

    def _arrange(self, candidate: Candidate, number: int) -> Iterator[Candidate]:
        ended = candidate.state.copy()
        while not is_done(ended) and ended.phase == codes.MAYOR:
            ended.apply_one(ended.legal()[0])
        if not self.judge.agrees_with_all(ended, number):
            return
        seats = tuple(
            arrangements.anything(ended.tiles[seat], ended.owned[seat], sum(ended.colonists[seat]))
            for seat in range(ended.players)
        )
        for limits in self._city_limits(ended, seats, number):
            state = candidate.state.copy()
            arrange(state, arrangements.split(seats, limits))
            yield replace(candidate, state=state, seats=seats, in_cities=limits, answers=(candidate.answers, ARRANGED))

    def _city_limits(self, state: State, seats: Sequence[Arrangement], number: int) -> list[arrangements.Limits]:
        """How many colonists may be in all cities: one range for each number of colonists on the next ship (MAY-6).

        If the table shows that number, only the range that leads to it; if none does, a later row is wrong.
        """
        ships = self._possible_ships(state, seats, number)
        wanted = self._next_ship(number)
        if wanted is None:
            return list(ships.values())
        came, arrived = wanted
        shown = []
        for ship, range_ in ships.items():
            from_ship = max(0, arrived - (supply_of(state) - ship))  # the supply had no more (SETL-7)
            if came - 1 <= ship - from_ship <= came:
                shown.append(range_)
        return shown or list(ships.values())

    def _possible_ships(
        self, state: State, seats: Sequence[Arrangement], number: int
    ) -> dict[int, arrangements.Limits]:
        """The numbers of colonists that the next ship may carry, and how many are then in all cities."""
        circles = sum(max((w for _, w in pairs), default=0) for seat in seats for _, pairs in seat.groups)
        supply, is_last = supply_of(state), self._is_last_mayor(number)
        later_rounds = any((row.round or 0) > (self.rows[number].round or 1 << 10) for row in self.rows[number:])
        ships: dict[int, arrangements.Limits] = {}
        counts = arrangements.sums(seats)
        for count in (n for n in reversed(range(counts.bit_length())) if counts >> n & 1):
            wanted = max(state.players, circles - count)
            if wanted <= supply:
                ship = 0 if is_last else wanted
            elif later_rounds:
                continue  # the game would end with this round (MAY-7)
            else:
                ship = supply if state.partial_refill else -1
            ships[ship] = count, ships.get(ship, (0, count))[1]
        return ships

    def _is_last_mayor(self, number: int) -> bool:
        return all(row.role != "mayor" for row in self.rows[number + 1 :])

    def _next_ship(self, number: int) -> tuple[int, int] | None:
        """How many colonists came in the next mayor phase, and how many between the two; ``None`` if unknown.

        One of the first may have come by the mayor's privilege.
        """
        for later in range(number + 1, len(self.rows)):
            if self.rows[later].role == "mayor":
                totals = [self._colonists(each) for each in (number, later - 1, later)]
                if None in totals:
                    return None
                here, before, after = (total or 0 for total in totals)
                return after - before, before - here
        return None

    def _colonists(self, number: int) -> int | None:
        """All players' colonists after a row, if the table says so."""
        known = [facts.colonists for facts in self.rows[number].facts if facts.colonists is not None]
        return sum(known) if len(known) == len(self.rows[number].facts) else None

    # Craftsman: how much each player produces depends on the arrangement

    def _craftsman(self, candidate: Candidate, number: int, role: int) -> Iterator[Candidate]:
        options = [list(self._productions(candidate, number, role, seat)) for seat in range(candidate.state.players)]
        for cost, chosen in islice(cheapest(options), COMBINATIONS):
            self.check_time()
            combined: Candidate | None = replace(candidate, cost=candidate.cost + cost)
            for seat, arrangement in enumerate(chosen):
                combined = combined and combined.limited(seat, arrangement)
            if combined:
                yield from self._bonus(combined.answered(role), number)

    def _bonus(self, candidate: Candidate, number: int) -> Iterator[Candidate]:
        if is_done(candidate.state):
            if self.judge.agrees_with_all(candidate.state, number):
                yield candidate
            return
        for code in reversed(candidate.state.legal()):
            passed = replace(candidate, cost=candidate.cost + 1) if code == codes.PASS else candidate
            yield from self._bonus(passed.answered(code), number)

    def _productions(
        self, candidate: Candidate, number: int, role: int, seat: int
    ) -> Iterator[tuple[float, Arrangement]]:
        """What a seat may produce, with a cost: less than possible is less plausible."""
        later = prospect(self.rows, number, seat)
        options = list(self._productions_for(later, candidate, number, role, seat))
        if not options:  # either this candidate or a later row is wrong
            anyhow = self._productions_for(Prospect(), candidate, number, role, seat)
            options = [(cost + UNLIKELY, each) for cost, each in anyhow]
        yield from options

    def _productions_for(
        self, later: Prospect, candidate: Candidate, number: int, role: int, seat: int
    ) -> Iterator[tuple[float, Arrangement]]:
        """What a seat may produce if this follows."""
        found: list[tuple[float, int, Arrangement]] = []
        held, is_taker = candidate.state.goods[seat], seat == self.rows[number].seat
        short = short_goods(candidate)
        for amounts, limited in productions(candidate.seats[seat]):
            most = [have + made + (is_taker and made > 0) for have, made in zip(held, amounts, strict=True)]
            extra = self._extra(held, amounts, number, seat)
            if not later.allows(most) or (extra and not is_plausible(extra, short, is_taker)):
                continue
            paying = PRODUCING if sum(map(bool, amounts)) > 1 else []  # a single kind earns nothing
            for each in arrangements.decided(limited, paying):
                if short or self._earns(candidate, number, role, seat, each):
                    found.append((sum(map(abs, extra)), sum(held) + sum(amounts), each))
        possible = max((total for _, total, _ in found), default=0)
        options = [(wrong + later.cost(total, possible), each) for wrong, total, each in found]
        yield from sorted(options, key=lambda option: option[0])

    def _extra(self, held: Sequence[int], amounts: Sequence[int], number: int, seat: int) -> list[int]:
        """How many more barrels of each kind the table says than would be produced; nothing if it does not say."""
        goods = self.rows[number].facts[seat].goods
        if goods is None:
            return []
        found = tuple(have + made for have, made in zip(held, amounts, strict=True))
        if goods != found:
            self.judge.note(Miss(number, 0, seat, "goods", goods, found))
        return [wanted - there for wanted, there in zip(goods, found, strict=True)]

    def _earns(self, candidate: Candidate, number: int, role: int, seat: int, arrangement: Arrangement) -> bool:
        """Whether the seat's doubloons agree with an arrangement; the others make no difference."""
        limited = candidate.limited(seat, arrangement)
        if limited is None:
            return False
        state = limited.state.copy()
        state.apply_one(role)
        wanted, found = self.rows[number].facts[seat].doubloons, state.doubloons[seat]
        if wanted is None or wanted == found:
            return True
        self.judge.note(Miss(number, 0, seat, "doubloons", wanted, found))
        return False

    # Captain: which buildings are occupied is decided first, then the barrels are loaded

    def _captain(self, candidate: Candidate, number: int, role: int) -> Iterator[Candidate]:
        state = candidate.state
        options = [
            list(arrangements.decided(each, self._captain_groups(state, number, seat)))
            for seat, each in enumerate(candidate.seats)
        ]
        for chosen in islice(product(*options), COMBINATIONS):
            combined: Candidate | None = candidate
            for seat, arrangement in enumerate(chosen):
                combined = combined and combined.limited(seat, arrangement)
            if combined:
                yield from self._loading(combined.answered(role), number, set())

    def _captain_groups(self, state: State, number: int, seat: int) -> list[int]:
        """The buildings that matter to a seat: for loading if it has loaded, for storing if it may store."""
        barrels, vp = sum(state.goods[seat]), self.rows[number].facts[seat].vp
        may_load = barrels > 0 and (vp is None or vp > state.vp[seat])
        return (LOADING if may_load else []) + (STORING if barrels > 1 else [])

    def _loading(self, candidate: Candidate, number: int, seen: set[object]) -> Iterator[Candidate]:
        self.check_time()
        state = candidate.state
        if is_done(state):
            if self.judge.agrees_with_all(state, number):
                yield candidate
            return
        key = loading_key(state)
        if key in seen or not self._can_reach(state, number):
            return
        seen.add(key)
        for code in state.legal():
            yield from self._loading(candidate.answered(code), number, seen)

    def _can_reach(self, state: State, number: int) -> bool:
        """Whether each seat's VP can still become what the table says."""
        for seat, facts in enumerate(self.rows[number].facts):
            barrels = sum(state.goods[seat]) if state.stage < codes.STAGE_STORAGE else 0
            missing = 0 if facts.vp is None else facts.vp - state.vp[seat]
            for_loading = barrels if state.occupied[seat] >> powers.VP_FOR_LOADING & 1 else 0
            privilege = seat == state.taker and not state.captain_has_loaded
            if missing < 0 or missing > barrels + for_loading + privilege:
                self.judge.agrees(state, number, seat)
                return False
        return True


def is_done(state: State) -> bool:
    """Whether the phase is over."""
    return state.over or state.question == codes.ASK_ROLE


def supply_of(ended: State) -> int:
    """The colonists in the supply before the ship was filled, after a mayor phase."""
    return int(ended.supply_colonists + ended.ship_colonists)


def productions(arrangement: Arrangement) -> Iterator[tuple[tuple[int, ...], Arrangement]]:
    """What an arrangement may produce of each good, and the arrangements that do."""
    outputs = [sorted({output(good, pair) for pair in arrangement.possible(good)}) for good in range(len(GOODS))]
    for amounts in product(*outputs):
        limited = arrangement
        for good, amount in enumerate(amounts):
            pairs = limited.possible(good)
            kept = frozenset(pair for pair in pairs if output(good, pair) == amount)
            limited = limited if kept == pairs else limited.limited(good, kept)
        if limited.city_counts():
            yield amounts, limited


def short_goods(candidate: Candidate) -> list[int]:
    """The goods of which the supply may not have enough for everybody (CRA-2)."""
    most = [
        sum(max(output(good, pair) for pair in seat.possible(good)) for seat in candidate.seats)
        for good in range(len(GOODS))
    ]
    return [good for good in range(len(GOODS)) if most[good] + 1 > candidate.state.supply_goods[good] and most[good]]


def is_plausible(extra: Sequence[int], short: Sequence[int], is_taker: bool) -> bool:
    """Whether the barrels that the table says differ only by the privilege, or by a supply that ran out."""
    bonus = sum(max(0, each) for each in extra)
    return bonus <= is_taker and all(each >= 0 for good, each in enumerate(extra) if good not in short)


def output(good: int, pair: arrangements.Pair) -> int:
    """CRA-1: what a group of fields and plants produces."""
    return pair[0] if good == codes.CORN else min(pair)


def joined(candidate: Candidate, before: State) -> Candidate:
    """Remember the colonist who has just come with a tile or a building (SETL-7, BUI-6)."""
    seat = before.seat
    if before.question == codes.ASK_TILE_COLONIST:
        arrangement = candidate.seats[seat].joined_by(before.new_tile, (1, 0))
    else:
        arrangement = candidate.seats[seat].joined_by(group_of(before.new_building), (0, 1))
    return replace(candidate, seats=(*candidate.seats[:seat], arrangement, *candidate.seats[seat + 1 :]))


def arrange(state: State, wishes: Sequence[dict[int, arrangements.Pair]]) -> list[int]:
    """Answer the mayor's questions as wished; return the answers where there was a choice."""
    answers = []
    while state.question == codes.ASK_MAN:
        seat, legal = state.seat, state.legal()
        places = arrangements.places_of(wishes[seat], state.owned[seat], 0)
        code = next(each for each in legal if wished(each, places))
        if len(legal) > 1:
            answers.append(code)
        state.apply_one(code)
    return answers


def wished(code: int, places: Sequence[int]) -> bool:
    """Whether an answer puts the wished number of colonists at its place."""
    return codes.number_of(code) == places[place_of(code)]


def place_of(code: int) -> int:
    """The place that an answer of the mayor phase is about."""
    if codes.verb_of(code) == codes.VERB_MAN_TILE:
        return int(codes.tile_of(code))
    return int(VIOLET + codes.building_of(code))


def turn_key(candidate: Candidate, seat: int) -> object:
    """Equal for candidates between which a player's turn makes no difference, except for the arrangement."""
    state = candidate.state
    return (
        state.doubloons[seat], tuple(state.goods[seat]), tuple(state.tiles[seat]), state.owned[seat],
        state.supply_colonists, state.ship_colonists, tuple(state.house[: state.house_size]),
        tuple(sorted(state.face_up[: state.face_up_size])), state.stack_size, candidate.seats[seat].later,
    )  # fmt: skip


def loading_key(state: State) -> object:
    """Equal for states of a captain phase with the same future."""
    return (
        state.seat, state.question, state.stage, tuple(map(tuple, state.goods)), tuple(state.vp),
        tuple(state.ship_good), tuple(state.ship_barrels), state.wharf_used, state.idle_turns, state.stored,
        tuple(state.kept), state.captain_has_loaded,
    )  # fmt: skip


def cheapest(options: Sequence[Sequence[tuple[float, Arrangement]]]) -> Iterator[tuple[float, list[Arrangement]]]:
    """One option of each seat, all combinations, those with the lowest total cost first."""
    if not all(options):
        return
    first = tuple(0 for _ in options)
    queue = [(sum(each[0][0] for each in options), first)]
    seen = {first}
    while queue:
        cost, places = heapq.heappop(queue)
        yield cost, [each[at][1] for each, at in zip(options, places, strict=True)]
        for seat, at in enumerate(places):
            after = (*places[:seat], at + 1, *places[seat + 1 :])
            if at + 1 < len(options[seat]) and after not in seen:
                seen.add(after)
                heapq.heappush(queue, (cost - options[seat][at][0] + options[seat][at + 1][0], after))
