"""What happens in a recorded game: buildings bought and used, questions and answers, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import entrepot
from entrepot.core.events import Event
from entrepot.games.puerto_rico.components import BUILDINGS, ROLES
from entrepot.games.puerto_rico.options import OPTIONS
from entrepot.games.puerto_rico.vocabulary import QUESTIONS

from .pieces import TABLE

JSON = dict[str, Any]
ASKED = [question.name for question in QUESTIONS if question.asked_in]


@dataclass
class Step:
    """One action and the forced ones after it."""

    before: JSON
    action: entrepot.Action
    after: JSON
    logged: Sequence[Event]

    @property
    def seat(self) -> int:
        """Who acted."""
        return self.action.seat

    @property
    def words(self) -> list[str]:
        """The action without the seat."""
        return self.action.split()[1:]

    @property
    def asked(self) -> str:
        """What was decided."""
        pending = self.before["pending"]
        return pending["decision"] if pending else self.before["phase"]

    def bodies(self, seat: int, building: str) -> JSON:
        """Who was in the building."""
        return self.before["players"][seat]["buildings"].get(building, {"colonists": 0, "nobles": 0})

    def works(self, seat: int, building: str) -> bool:
        """Whether the building was occupied."""
        return any(self.bodies(seat, building).values())

    def events(self, kind: str) -> list[JSON]:
        """The fields of all events of that kind."""
        return [dict(event.fields) for event in self.logged if event.kind == kind]

    def paid_by(self, building: str, kind: str) -> bool:
        """Whether a building gave doubloons or VP."""
        return any(fields["source"] == building for fields in self.events(f"got_{kind}"))


Use = Callable[[Step], bool]


def _doubloons(building: str) -> Use:
    return lambda step: step.paid_by(building, "doubloons")


def _vp(building: str) -> Use:
    return lambda step: step.paid_by(building, "vp")


def _event_with(kind: str, building: str) -> Use:
    """Something happened to a player in whose city the building worked."""
    return lambda step: any(step.works(fields["seat"], building) for fields in step.events(kind))


def _event(kind: str) -> Use:
    return lambda step: bool(step.events(kind))


def _action_with(verb: str, building: str) -> Use:
    return lambda step: step.words[0] == verb and step.works(step.seat, building)


def _answer(asked: str, *verbs: str) -> Use:
    return lambda step: step.asked == asked and step.words[0] in verbs


def _plant(building: str, good: str) -> Use:
    def use(step: Step) -> bool:
        makers = [fields["seat"] for fields in step.events("produced") if fields["good"] == good]
        return any(step.works(seat, building) for seat in makers)

    return use


def _sells_again(step: Step) -> bool:
    """Office: a kind that the house has."""
    return step.words[0] == "sell" and step.words[1] in step.before["trading_house"]


def _quarry_without_privilege(step: Step) -> bool:
    """Construction hut."""
    return step.words == ["take", "quarry"] and step.seat != step.before["pending"]["taker"]


def _fourth_barrel(step: Step) -> bool:
    """Storehouse: more single barrels than everybody may keep."""
    return step.words[0] == "keep" and sum(step.before["pending"]["kept"].values()) > 0


def _extra_barrel(step: Step) -> bool:
    """Aqueduct: more barrels than occupied plantations."""
    for fields in step.events("produced"):
        seat, barrels = fields["seat"], fields["barrels"]
        field = step.before["players"][seat]["island"].get(fields["good"])
        if field and barrels > field["colonists"] + field["nobles"] and step.works(seat, "aqueduct"):
            return True
    return False


def _two_for_the_prospector(step: Step) -> bool:
    """Library."""
    got = [fields["doubloons"] for fields in step.events("got_doubloons") if fields["source"] is None]
    return step.words == ["role", "prospector"] and 2 in got


def _zoned(by: str, large: bool) -> Use:
    """Zoning office: something that it makes cheaper was built."""

    def use(step: Step) -> bool:
        built = step.words[0] == "build" and TABLE[step.words[1]].large == large
        return built and bool(step.bodies(step.seat, "zoning_office")[by])

    return use


def _villa(step: Step) -> bool:
    return any(step.works(fields["seat"], "villa") for fields in step.events("got_noble"))


def _standing(building: str) -> Use:
    """Large buildings: occupied at the end; the statue needs nobody."""

    def use(step: Step) -> bool:
        if step.after["phase"] != "game_over":
            return False
        places = [player["buildings"].get(building) for player in step.after["players"]]
        return any(place is not None and (building == "statue" or any(place.values())) for place in places)

    return use


USES: dict[str, Use] = {
    "small_indigo_plant": _plant("small_indigo_plant", "indigo"),
    "small_sugar_mill": _plant("small_sugar_mill", "sugar"),
    "indigo_plant": _plant("indigo_plant", "indigo"),
    "sugar_mill": _plant("sugar_mill", "sugar"),
    "tobacco_storage": _plant("tobacco_storage", "tobacco"),
    "coffee_roaster": _plant("coffee_roaster", "coffee"),
    "small_market": _event_with("sold", "small_market"),
    "hacienda": _event("drew_tile"),
    "construction_hut": _quarry_without_privilege,
    "small_warehouse": _action_with("store", "small_warehouse"),
    "hospice": _answer("tile_colonist", "colonist"),
    "office": _sells_again,
    "large_market": _event_with("sold", "large_market"),
    "large_warehouse": _action_with("store", "large_warehouse"),
    "factory": _doubloons("factory"),
    "university": _answer("building_colonist", "colonist"),
    "harbor": _event_with("loaded", "harbor"),
    "wharf": _event("loaded_wharf"),
    "aqueduct": _extra_barrel,
    "black_market": _answer("pay", "pay"),
    "forest_house": _event("laid_forest"),
    "storehouse": _fourth_barrel,
    "guesthouse": _event("guest_moved"),
    "trading_post": _event("posted"),
    "church": _vp("church"),
    "small_wharf": _event("loaded_small"),
    "lighthouse": _doubloons("lighthouse"),
    "library": lambda step: _answer("second_tile", "take", "forest")(step) or _two_for_the_prospector(step),
    "specialty_factory": _doubloons("specialty_factory"),
    "union_hall": _vp("union_hall"),
    "land_office": _event("bought_tile"),
    "land_office with a noble": _doubloons("land_office"),
    "chapel": _doubloons("chapel"),
    "chapel with a noble": _vp("chapel"),
    "hunting_lodge": _answer("discard", "discard"),
    "hunting_lodge with a noble": _vp("hunting_lodge"),
    "zoning_office": _zoned("colonists", large=False),
    "zoning_office with a noble": _zoned("nobles", large=True),
    "royal_supplier": _vp("royal_supplier"),
    "villa": _villa,
    "jeweler": _doubloons("jeweler"),
    **{building.id: _standing(building.id) for building in BUILDINGS if building.large},
}

# All that the recorded games together should show.
EVERYTHING = {f"bought: {building.id}" for building in BUILDINGS}
EVERYTHING |= {f"used: {use}" for use in USES}
EVERYTHING |= {f"asked: {question}" for question in (*ASKED, "role_choice", "draft")}
EVERYTHING |= {f"role: {role}" for role in ROLES}
EVERYTHING |= {f"end: {rule}" for rule in ("END-1", "END-2", "END-3")}
EVERYTHING |= {f"alone: {rule}" for rule in ("END-1", "END-2", "END-3")}
EVERYTHING |= {
    f"{option.name}: {value}" for option in OPTIONS for value in option.values or () if option.name != "players"
}
EVERYTHING |= {f"players: {players}, {what}" for players in (2, 3, 4, 5) for what in ("base", "new", "nobles", "both")}
EVERYTHING |= {"a shuffle in play", "chips after the last one", "a shared win or a tie broken"}


def steps(game: entrepot.Game) -> Iterator[Step]:
    """A game's actions one by one."""
    before, logged = game.start, 0
    for number, action in enumerate(game.actions):
        now = game.at(number + 1)
        after = now.position()
        yield Step(before, action, after, now.log[logged:])
        before, logged = after, len(now.log)


def features(game: entrepot.Game) -> set[str]:
    """What of EVERYTHING is in a game."""
    found = _options(game) | _ending(game)
    for step in steps(game):
        found.add(f"asked: {step.asked}")
        found |= {f"used: {use}" for use, seen in USES.items() if f"used: {use}" not in found and seen(step)}
        if step.words[0] == "role":
            found.add(f"role: {step.words[1]}")
        if step.words[0] == "build":
            found.add(f"bought: {step.words[1]}")
    return found & EVERYTHING


def _options(game: entrepot.Game) -> set[str]:
    sets = {(): "base", ("new_buildings",): "new", ("nobles",): "nobles"}.get(tuple(game.options["expansions"]), "both")
    return {f"{name}: {value}" for name, value in game.options.items()} | {f"players: {game.players}, {sets}"}


def _ending(game: entrepot.Game) -> set[str]:
    outcome = game.outcome()
    assert outcome is not None
    found = {f"end: {rule}" for rule in outcome.end}
    if len(outcome.end) == 1:
        found.add(f"alone: {outcome.end[0]}")
    if game.chance:
        found.add("a shuffle in play")
    last = game.position()
    chips = sum(player["vp"] for player in last["players"]) + last["supply"]["vp"]
    if chips > sum(player["vp"] for player in game.start["players"]) + game.start["supply"]["vp"]:
        found.add("chips after the last one")
    if outcome.scores.count(max(outcome.scores)) > 1:
        found.add("a shared win or a tie broken")
    return found
