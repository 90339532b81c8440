"""The format of unfinished phases in ``rules_version`` 1. Deprecated: read in this version, never written."""

from __future__ import annotations

from typing import Any

from ...core import bits
from ...core.reader import Reader
from .components import GOODS
from .vocabulary import BUILDING, GOOD, PLACES, TILE, WHO_PLACES

SEATS = {
    "turned": "had_first_turn",
    "wharf_used": "wharf_used",
    "small_wharf_used": "small_wharf_used",
    "union_paid": "union_hall_paid",
    "suppliers_done": "supplier_done",
}
OLD = ("done", "used", "item", "left", "place", "idle", "turned", "union_paid", "suppliers_done", "small_total")
KNOWN = (
    *OLD, "taker", "stage", "decision", "wharf_used", "small_wharf_used", "captain_loaded", "supplied", "small_kind",
    "produced", "stored", "kept",
)  # fmt: skip


def modern(field: Reader) -> Reader:
    """The unfinished phase in the current format; anything else is returned unchanged."""
    old = field.value
    if not isinstance(old, dict) or not _is_old(old):
        return field
    new: dict[str, Any] = {name: old[name] for name in ("taker", "stage", "decision") if name in old}
    names = {"done": "turns_done", "idle": "idle_turns", "small_total": "small_wharf_barrels"}
    new |= {today: old[name] for name, today in names.items() if name in old}
    new |= {today: bits.members(old[name]) for name, today in SEATS.items() if name in old}
    for name in ("supplied", "stored"):
        if name in old:
            new[name] = [GOODS[good] for good in bits.members(old[name] & 31)]
    for name in ("produced", "kept"):
        if name in old:
            new[name] = dict(zip(GOODS, old[name], strict=False))
    if "captain_loaded" in old:
        new["captain_has_loaded"] = bool(old["captain_loaded"])
    if "small_kind" in old:
        new["small_wharf_kind"] = GOOD.value(old["small_kind"])
    return Reader(new | _by_question(old), field.key)


def _is_old(old: dict[str, Any]) -> bool:
    """Whether these are the names and numbers of rules_version 1."""
    if not set(old) <= set(KNOWN) or not any(name in old for name in OLD):
        return False
    numbers = [value for name, value in old.items() if name not in ("stage", "decision", "produced", "kept")]
    lists = [old.get(name, []) for name in ("produced", "kept")]
    return all(isinstance(value, int) and 0 <= value < 256 for value in numbers) and all(
        isinstance(value, list) for value in lists
    )


def _by_question(old: dict[str, Any]) -> dict[str, Any]:
    """The values whose meaning depended on the question."""
    asked, used, item, left = (old.get(name) for name in ("decision", "used", "item", "left"))
    if asked == "settle":
        return {"has_drawn": bool(used)}
    if asked == "lay":
        return {"drawn_tile": TILE.value(item or 0), "has_sold": bool((used or 0) & 1)}
    if asked == "tile_colonist":
        return {"new_tile": TILE.value(item or 0)}
    if asked == "building_colonist":
        return {"new_building": BUILDING.value(item or 0)}
    if asked == "pay":
        return {"new_building": BUILDING.value(item or 0), "doubloons_missing": left, "payments_over": used or 0}
    if asked in ("mayor_colonist", "bonus"):
        return {"privileges_left": left or 0}
    if asked == "trade":
        return {"has_sold": bool((used or 0) & 1), "has_dealt_in_land": bool((used or 0) & 2)}
    if asked in ("man", "man_who"):
        step = old.get("place", 0)
        place = WHO_PLACES[step - 1] if 1 <= step <= len(WHO_PLACES) else min(max(step - 5, 0), len(PLACES) - 1)
        return {"place_to_man": PLACES[place]}
    return {}
