"""Options of Puerto Rico: the printed editions and their differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import OptionError
from ...core.messages import message
from ...core.options import Option, complete, shown
from .components import BASE, BUILDINGS, NEW_BUILDINGS, NOBLES, NUMBER

EXPANSIONS = (NEW_BUILDINGS, NOBLES)

OPTIONS = (
    Option("players", (2, 3, 4, 5), 4),
    Option("edition", ("standard", "is", "sv", "cs", "hu"), "standard"),
    Option("expansions", ([], [NEW_BUILDINGS], [NOBLES], [NEW_BUILDINGS, NOBLES]), []),
    Option("market", ("fixed", "draft", "all", "random", "custom"), "fixed"),
    Option("buildings", None, None),  # a list of building ids, with a custom market
    Option("vp_supply_5p", (122, 126), 126),
    Option("hospice_fallback", ("ship", "none"), "ship"),
    Option("short_refill", ("partial", "none"), "partial"),
    Option("wharf_capacity", ("unlimited", 11), "unlimited"),
    Option("forest_source", ("flipped", "token"), "flipped"),
    Option("nobles_market", ("added", "draft"), "added"),
    Option("land_office_draw", ("face_down", "face_up"), "face_down"),
    Option("land_office_sells", ("plantation_or_forest", "plantation"), "plantation_or_forest"),
    Option("specialty_counts_privilege", (True, False), True),
    Option("open_vp", (False, True), False),
    Option("first_governor", (0, 1, 2, 3, 4, "random"), 0),
)

# The defaults that an edition changes, and its numbers of players and expansions.
EDITIONS: dict[str, dict[str, Any]] = {
    "standard": {},
    "is": {"vp_supply_5p": 122, "wharf_capacity": 11},
    "sv": {"vp_supply_5p": 122, "short_refill": "none", "forest_source": "token"},
    "cs": {},
    "hu": {
        "hospice_fallback": "none",
        "nobles_market": "draft",
        "land_office_draw": "face_up",
        "land_office_sells": "plantation",
    },
}
PLAYERS = {"is": (3, 4, 5), "sv": (3, 4, 5)}
KNOWN_EXPANSIONS: dict[str, tuple[str, ...]] = {"is": (), "sv": (NEW_BUILDINGS,)}


def complete_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, as given or with the edition's defaults; contradictions are refused by name."""
    named = complete(OPTIONS, {**given, "expansions": _ordered(given.get("expansions", []))})
    edition = named["edition"]
    options = named | EDITIONS[edition] | {name: named[name] for name in given}
    if options["players"] not in PLAYERS.get(edition, (2, 3, 4, 5)):
        _refuse("players", options["players"], "3, 4, 5")
    known = KNOWN_EXPANSIONS.get(edition, EXPANSIONS)
    for expansion in options["expansions"]:
        if expansion not in known:
            _refuse("expansions", expansion, ", ".join(known) or shown([]))
    if options["first_governor"] != "random" and options["first_governor"] >= options["players"]:
        _refuse("first_governor", options["first_governor"], f"0 – {options['players'] - 1}, random")
    return options | _market(options, "market" in given)


def _ordered(expansions: Any) -> Any:
    """Expansions in their fixed order, each once; anything else is left for the table of options to refuse."""
    ordered = [name for name in EXPANSIONS if isinstance(expansions, (list, tuple)) and name in expansions]
    return ordered if isinstance(expansions, (list, tuple)) and len(ordered) == len(expansions) else expansions


def _refuse(option: str, value: Any, values: str) -> None:
    raise OptionError(message("error-option-value", option=option, value=shown(value), values=values))


def competes(options: Mapping[str, Any]) -> bool:
    """Whether there are more violet buildings than spaces on the board (NEW-1)."""
    if NEW_BUILDINGS in options["expansions"]:
        return True
    return NOBLES in options["expansions"] and options["nobles_market"] == "draft"


def _market(options: Mapping[str, Any], chosen: bool) -> dict[str, Any]:
    """The market: by default a draft if buildings compete for spaces, otherwise fixed (NEW-3)."""
    market = options["market"] if chosen else "draft" if competes(options) else "fixed"
    if market == "fixed" and competes(options):
        _refuse("market", "fixed", "draft, all, random, custom")
    if market != "custom":
        if options["buildings"] is not None:
            raise OptionError(message("puerto-rico-error-buildings-without-custom"))
        return {"market": market}
    return {"market": market, "buildings": _chosen(options)}


def _chosen(options: Mapping[str, Any]) -> list[str]:
    """A custom market's violet buildings, in the order of the table."""
    listed = options["buildings"]
    if not isinstance(listed, (list, tuple)):
        raise OptionError(message("puerto-rico-error-custom-needs-buildings"))
    allowed = [
        building.id for building in BUILDINGS if building.violet and building.set in (BASE, *options["expansions"])
    ]
    for building in listed:
        if building not in allowed:
            _refuse("buildings", building, ", ".join(allowed))
    if len(set(listed)) != len(listed):
        doubled = next(building for building in listed if list(listed).count(building) > 1)
        raise OptionError(message("puerto-rico-error-building-twice", building=doubled))
    return sorted(listed, key=NUMBER.__getitem__)
