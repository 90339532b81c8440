"""What the book of openings counts, how people play, and the themes of puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.rules import JSON, Facts, Move, PeopleFigure
from ...core.terms import NUMBER, Kind
from .components import BUILDINGS
from .vocabulary import BUILDING, ROLE, TILE

LARGE = {building.id for building in BUILDINGS if building.large}
MANY_QUARRIES = 3  # that make a plan
FEW_CHIPS = 8  # of the last captain phases

PLAN = Kind("plan", ("quarries", "wharf", "harbor", "factory", "large_buildings", "shipping", "building"))
FACTS: Mapping[str, Kind] = {
    "opening": ROLE,
    "first_role": ROLE,
    "first_tile": TILE,
    "first_building": BUILDING,
    "second_building": BUILDING,
    "plans": PLAN,
    "buildings": BUILDING,
    "quarries": NUMBER,
    "large_buildings": NUMBER,
    "captain": NUMBER,
    "craftsman": NUMBER,
}
THREE = {"players": 3}
PEOPLE = (  # 53 recorded games with three players
    PeopleFigure("quarries", 2.4, options=THREE),
    PeopleFigure("buildings", 0.37, "wharf", options=THREE),
    PeopleFigure("large_buildings", 1.3, options=THREE),
    PeopleFigure("has_large_building", 0.89, of_winners=True, options=THREE),
    PeopleFigure("score", 52.4, of_winners=True, options=THREE),
)


def facts_of(moves: Sequence[Move], position: JSON) -> list[Facts]:
    """The facts about each seat."""
    return [seat_facts(moves, seat, player) for seat, player in enumerate(position["players"])]


def seat_facts(moves: Sequence[Move], seat: int, player: JSON) -> Facts:
    """The facts about one seat."""
    own = [action.split() for _, mover, action in moves if mover == seat]
    roles, tiles, built = ([words[1] for words in own if words[0] == verb] for verb in ("role", "take", "build"))
    quarries = player["island"].get("quarry", {"tiles": 0})["tiles"]
    large = [building for building in player["buildings"] if building in LARGE]
    first = {"first_role": roles, "first_tile": tiles, "first_building": built, "second_building": built[1:]}
    facts: Facts = {name: found[0] for name, found in first.items() if found}
    if moves[0][1] == seat and roles:
        facts["opening"] = roles[0]
    return facts | {
        "plans": plans(player, quarries, len(large)),
        "buildings": list(player["buildings"]),
        "quarries": quarries,
        "large_buildings": len(large),
        "has_large_building": int(bool(large)),
        "captain": roles.count("captain"),
        "craftsman": roles.count("craftsman"),
    }


def plans(player: JSON, quarries: int, large: int) -> list[str]:
    """The plans that a player has followed, by what is there at the end."""
    printed = sum(building.vp for building in BUILDINGS if building.id in player["buildings"])
    followed = {
        "quarries": quarries >= MANY_QUARRIES,
        **{building: building in player["buildings"] for building in ("wharf", "harbor", "factory")},
        "large_buildings": large > 1,
        "shipping": player["vp"] > printed,
        "building": player["vp"] <= printed,
    }
    return [plan for plan, is_followed in followed.items() if is_followed]


# Puzzles

THEMES = {  # by the first word of the solution
    "store": "storage",
    "keep": "storage",
    "man": "mayor",
    "load": "shipping",
    "supply": "shipping",
    "small": "shipping",
    "sell": "trade",
    "post": "trade",
    "bonus": "production",
    "take": "plantation",
    "draw": "plantation",
    "build": "building",
    "role": "role",
}
PHASES = {"captain": "shipping", "trader": "trade", "builder": "building", "settler": "plantation", "mayor": "mayor"}


def theme(position: JSON, action: str, denies: bool) -> str:
    """The theme of a puzzle with this solution."""
    verb, *names = action.split()
    if position["end_triggered"] or position["supply"]["vp"] <= FEW_CHIPS:
        return "ending"
    if verb == "take" and names == ["quarry"]:
        return "quarry"
    if verb == "build" and names[0] in LARGE:
        return "large_building"
    if verb == "build" and names == ["wharf"]:
        return "wharf"
    if denies:
        return "blocking" if verb == "load" else "denial"
    return THEMES.get(verb) or PHASES.get(position["phase"], "role")
