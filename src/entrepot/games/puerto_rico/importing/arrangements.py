"""What is known about how a player's colonists are arranged.

The table does not say where the colonists are. So an arrangement stays open until a phase depends on it, and then only
as far as the phase depends on it: the rest is chosen when everything else is known.

Circles of the same use are a *group*: the fields and the plants of a good, the quarries, or one violet building. A
group's colonists are a pair: how many are on the island, and how many in the city. What is known is the set of pairs
that are still possible in each group, the number of colonists to place, and those who came after the mayor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from .. import codes
from ..components import BUILDINGS, GOODS
from ..state import State

Pair = tuple[int, int]
Groups = tuple[tuple[int, frozenset[Pair]], ...]

QUARRIES = codes.QUARRY  # the group of the quarries; the group of a good has the good's number
VIOLET = codes.FIRST_BUILDING_PLACE  # the group of a violet building is its place
NOBODY: Pair = (0, 0)


def group_of(building: int) -> int:
    """The group that a building's circles belong to."""
    good = BUILDINGS[building].good
    return VIOLET + building if good is None else GOODS.index(good)


PLANTS = {good: [n for n, each in enumerate(BUILDINGS) if each.good == name] for good, name in enumerate(GOODS)}


@dataclass(frozen=True)
class Arrangement:
    """What is known about a player's colonists since the last mayor phase."""

    groups: Groups = ()
    """The pairs that are possible in each group."""
    placed: int = 0
    """The colonists that the mayor phase left on circles."""
    idle: int = 0
    """Those that it left in San Juan."""
    later: tuple[tuple[int, Pair], ...] = ()
    """Those who arrived after it, by group."""

    def possible(self, group: int) -> frozenset[Pair]:
        """The pairs that are possible in a group, including later arrivals."""
        more = dict(self.later).get(group, NOBODY)
        pairs = dict(self.groups).get(group, frozenset([NOBODY]))
        return frozenset((fields + more[0], workers + more[1]) for fields, workers in pairs)

    def limited(self, group: int, pairs: frozenset[Pair]) -> Arrangement:
        """The same, with only these pairs in a group; the pairs include later arrivals."""
        more = dict(self.later).get(group, NOBODY)
        kept = frozenset((fields - more[0], workers - more[1]) for fields, workers in pairs)
        return replace(self, groups=tuple((each, kept if each == group else old) for each, old in self.groups))

    def joined_by(self, group: int, pair: Pair) -> Arrangement:
        """The same, after another colonist has come."""
        later = dict(self.later)
        before = later.get(group, NOBODY)
        later[group] = before[0] + pair[0], before[1] + pair[1]
        return replace(self, later=tuple(sorted(later.items())))

    def city_counts(self) -> int:
        """How many of the placed colonists can be in the city, as a set of bits; 0 if nothing is possible."""
        return _reachable(self.groups, self.placed)[0].get(self.placed, 0)

    def choose(self, in_city: int | None = None, wanted: frozenset[int] = frozenset()) -> dict[int, Pair]:
        """One arrangement by the mayor phase, with this many in the city, and colonists in the wanted groups."""
        counts = self.city_counts()
        if in_city is None:
            options = [n for n in range(counts.bit_length()) if counts >> n & 1]
            return _chosen(self.groups, self.placed, options[-1], wanted)
        return _chosen(self.groups, self.placed, in_city, wanted)

    def places(self, chosen: Mapping[int, Pair], state: State, seat: int) -> list[int]:
        """The colonists at each place for a choice, with those who came later."""
        whole = dict(chosen)
        for group, (fields, workers) in self.later:
            before = whole.get(group, NOBODY)
            whole[group] = before[0] + fields, before[1] + workers
        return places_of(whole, state.owned[seat], self.idle)


def places_of(chosen: Mapping[int, Pair], owned: int, idle: int) -> list[int]:
    """The colonists at each place."""
    places = [0] * codes.PLACES
    places[codes.SAN_JUAN] = idle
    for group, (fields, workers) in chosen.items():
        if group >= VIOLET:
            places[group] = workers
            continue
        places[group] = fields
        for plant in PLANTS.get(group, ()):
            if owned >> plant & 1:
                there = min(workers, BUILDINGS[plant].circles)
                places[VIOLET + plant] = there
                workers -= there
    return places


def anything(tiles: Sequence[int], owned: int, colonists: int) -> Arrangement:
    """All arrangements of this many colonists (MAY-3, MAY-4)."""
    circles: dict[int, list[int]] = {}
    for tile, number in enumerate(tiles[: codes.FIRST_BUILDING_PLACE]):
        if number:
            circles.setdefault(tile, [0, 0])[0] += number
    for building, each in enumerate(BUILDINGS):
        if owned >> building & 1 and each.circles:
            circles.setdefault(group_of(building), [0, 0])[1] += each.circles
    placed = min(colonists, sum(map(sum, circles.values())))
    groups = tuple((group, _all_pairs(*most)) for group, most in sorted(circles.items()))
    return Arrangement(groups, placed, colonists - placed)


@cache
def _all_pairs(fields: int, workers: int) -> frozenset[Pair]:
    return frozenset((f, w) for f in range(fields + 1) for w in range(workers + 1))


@lru_cache(maxsize=1 << 16)
def _reachable(groups: Groups, placed: int) -> list[dict[int, int]]:
    """For each suffix of the groups: the possible numbers in the city, as bits, by the number of colonists in all."""
    found: list[dict[int, int]] = [{0: 1}]
    for _, pairs in reversed(groups):
        after: dict[int, int] = {}
        for bodies, counts in found[0].items():
            for fields, workers in pairs:
                if (total := bodies + fields + workers) <= placed:
                    after[total] = after.get(total, 0) | counts << workers
        found.insert(0, after)
    return found


@lru_cache(maxsize=1 << 14)
def _chosen(groups: Groups, placed: int, in_city: int, wanted: frozenset[int]) -> dict[int, Pair]:
    """A possible pair for each group; colonists in wanted groups first, then in all buildings."""
    order = tuple(sorted(groups, key=lambda each: (each[0] not in wanted, -each[0])))
    reachable = _reachable(order, placed)
    chosen: dict[int, Pair] = {}
    for number, (group, pairs) in enumerate(order):
        for fields, workers in sorted(pairs, key=lambda pair: (min(pair), sum(pair)), reverse=True):
            rest, city = placed - fields - workers, in_city - workers
            if rest >= 0 and city >= 0 and reachable[number + 1].get(rest, 0) >> city & 1:
                chosen[group], placed, in_city = (fields, workers), rest, city
                break
    return chosen


# All players together: the colonist ship shows how many circles in the cities were empty (MAY-6)

Limits = tuple[int, int]
ANY: Limits = (0, 1 << 10)


def sums(arrangements: Sequence[Arrangement]) -> int:
    """How many colonists can be in all cities together, as a set of bits."""
    total = 1
    for each in arrangements:
        total = _sum(total, each.city_counts())
    return total


def _sum(first: int, second: int) -> int:
    total = 0
    while second:
        low = second & -second
        total |= first * low
        second ^= low
    return total


def within(counts: int, limits: Limits) -> int:
    """The counts within the limits, as a set of bits."""
    return (counts >> limits[0] << limits[0]) & ((1 << limits[1] + 1) - 1)


def is_possible(arrangements: Sequence[Arrangement], limits: Limits) -> bool:
    """Whether every player has an arrangement, with the right number in all cities."""
    return within(sums(arrangements), limits) != 0


def split(arrangements: Sequence[Arrangement], limits: Limits) -> list[dict[int, Pair]]:
    """One arrangement for each player, with the right number in all cities, and as many there as possible."""
    target = within(sums(arrangements), limits).bit_length() - 1
    chosen = []
    for seat, each in enumerate(arrangements):
        others = sums(arrangements[seat + 1 :])
        counts = each.city_counts()
        own = next(n for n in reversed(range(target + 1)) if counts >> n & 1 and others >> (target - n) & 1)
        chosen.append(each.choose(own))
        target -= own
    return chosen


# Deciding what a phase depends on


def decided(arrangement: Arrangement, groups: Sequence[int]) -> Iterator[Arrangement]:
    """Every way to decide how many colonists are in these groups, the most first."""
    for place, group in enumerate(groups):
        pairs = arrangement.possible(group)
        if len(pairs) > 1:
            for pair in sorted(pairs, reverse=True):
                limited = arrangement.limited(group, frozenset([pair]))
                if limited.city_counts():
                    yield from decided(limited, groups[place + 1 :])
            return
    if arrangement.city_counts():
        yield arrangement


def union(found: Sequence[Arrangement], groups: Sequence[int]) -> Arrangement | None:
    """One arrangement for several that differ in these groups, if it stands for no others."""
    if len(found) == 1:
        return found[0]
    pairs = {
        group: frozenset().union(*(dict(each.groups)[group] for each in found)) for group in _own(found[0], groups)
    }
    whole = replace(found[0], groups=tuple((group, pairs.get(group, old)) for group, old in found[0].groups))
    return whole if sum(1 for _ in decided(whole, groups)) == len(set(found)) else None


def _own(arrangement: Arrangement, groups: Sequence[int]) -> list[int]:
    return [group for group, _ in arrangement.groups if group in groups]
