"""What Puerto Rico has to say, as messages: names of pieces, and what has happened."""

from __future__ import annotations

from collections.abc import Callable

from ...core.messages import Message, message
from . import codes
from .components import BUILDING_IDS, BUILDINGS, GOODS, KINDS, ROLES


def named(group: str, id: str) -> Message:
    """A piece by its name: ``named("good", "corn")``."""
    return message(f"{group}-{id.replace('_', '-')}")


def good_name(good: int) -> Message:
    """A good."""
    return named("good", GOODS[good])


def kind_name(kind: int) -> Message:
    """An island tile."""
    return named("tile", KINDS[kind])


def building_name(building: int) -> Message:
    """A building."""
    return named("building", BUILDING_IDS[building])


def building_text(building: int) -> Message:
    """What a building does when it is occupied, in a sentence or two."""
    shown = BUILDINGS[building]
    good = named("good", shown.good) if shown.good else ""
    id = shown.id.replace("_", "-")
    return message(f"building-text-{id}", good=good, circles=shown.circles, vp=shown.vp)


def role_name(role: int) -> Message:
    """A role; of two prospectors the second is called so."""
    return named("role", ROLES[role])


def place_name(place: int) -> Message:
    """A place for colonists."""
    if place < codes.ISLAND_PLACES:
        return kind_name(place)
    return named("thing", "san_juan") if place == codes.SAN_JUAN else building_name(place - codes.ISLAND_PLACES)


def source_name(building: int) -> Message | str:
    """What brought doubloons or points: a building, or the phase itself."""
    return "none" if building == codes.NOTHING else building_name(building)


Events = Callable[[int, int, int], Message]


def _seat_event(id: str) -> Events:
    return lambda seat, b, c: message(id, seat=seat)


def _with(id: str, **names: Callable[[int], Message | str | int]) -> Events:
    """An event of a seat, whose second and third numbers are told under these names, in order."""
    keys = list(names)

    def told(seat: int, b: int, c: int) -> Message:
        args = {key: names[key](value) for key, value in zip(keys, (b, c), strict=False)}
        return message(id, seat=seat, **args)

    return told


def _loaded(seat: int, good: int, packed: int) -> Message:
    return message("puerto-rico-loaded", seat=seat, good=good_name(good), n=packed % 16, ship=packed // 16)


def _number(value: int) -> int:
    return value


EVENTS: dict[int, Events] = {
    codes.TOOK_ROLE: _with("puerto-rico-took-role", role=role_name, n=_number),
    codes.TOOK_TILE: _with("puerto-rico-took-tile", tile=kind_name),
    codes.DREW_TILE: _seat_event("puerto-rico-drew-tile"),
    codes.LAID_FOREST: _seat_event("puerto-rico-laid-forest"),
    codes.GOT_COLONIST: _with("puerto-rico-got-colonist", place=place_name),
    codes.GOT_NOBLE: _seat_event("puerto-rico-got-noble"),
    codes.DISCARDED: _with("puerto-rico-discarded", tile=kind_name),
    codes.BOARDED: _with("puerto-rico-boarded", n=_number, noble=_number),
    codes.ARRANGED: _seat_event("puerto-rico-arranged"),
    codes.SHIP_FILLED: lambda colonists, nobles, c: message("puerto-rico-ship-filled", n=colonists, nobles=nobles),
    codes.BUILT: _with("puerto-rico-built", building=building_name, n=_number),
    codes.PAID_COLONIST: _with("puerto-rico-paid-colonist", place=place_name),
    codes.PAID_GOOD: _with("puerto-rico-paid-good", good=good_name),
    codes.PAID_VP: _seat_event("puerto-rico-paid-vp"),
    codes.PRODUCED: _with("puerto-rico-produced", good=good_name, n=_number),
    codes.TOOK_BONUS: _with("puerto-rico-took-bonus", good=good_name),
    codes.SOLD: _with("puerto-rico-sold", good=good_name, n=_number),
    codes.POSTED: _with("puerto-rico-posted", good=good_name, n=_number),
    codes.BOUGHT_TILE: _seat_event("puerto-rico-bought-tile"),
    codes.HOUSE_EMPTIED: lambda a, b, c: message("puerto-rico-house-emptied"),
    codes.LOADED: _loaded,
    codes.LOADED_WHARF: _with("puerto-rico-loaded-wharf", good=good_name, n=_number),
    codes.LOADED_SMALL: _with("puerto-rico-loaded-small", good=good_name, n=_number),
    codes.SUPPLIED: _with("puerto-rico-supplied", good=good_name),
    codes.LOST: _with("puerto-rico-lost", good=good_name, n=_number),
    codes.SHIP_EMPTIED: lambda ship, good, c: message("puerto-rico-ship-emptied", ship=ship, good=good_name(good)),
    codes.GUEST_MOVED: _with("puerto-rico-guest-moved", place=place_name),
    codes.GOT_DOUBLOONS: _with("puerto-rico-got-doubloons", n=_number, source=source_name),
    codes.GOT_VP: _with("puerto-rico-got-vp", n=_number, source=source_name),
    codes.ROUND_BEGAN: lambda round, governor, c: message("puerto-rico-round-began", round=round, seat=governor),
    codes.END_CAME: lambda end, b, c: message("puerto-rico-end-came", end=end),
    codes.PICKED: _with("puerto-rico-picked", building=building_name),
    codes.OPENED_TILE: lambda kind, b, c: message("puerto-rico-opened-tile", tile=kind_name(kind)),
    codes.SHUFFLED: lambda n, b, c: message("puerto-rico-shuffled", n=n),
}


def event(kind: int, a: int, b: int, c: int) -> Message:
    """An event of the engine as a message."""
    return EVENTS[kind](a, b, c)
