"""The table of Puerto Rico drawn as text, at most 100 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from ...core.messages import message
from ...core.rules import Paint
from .components import BUILDINGS, GOODS, NUMBER, ROLES, spaces_taken
from .vocabulary import BUILDING, GOOD, ROLE, TILE

WIDTH = 100
LABELS = ("roles", "tiles", "ships", "supply", "island", "city")
GAP = "  "

View = dict[str, Any]


def draw(view: View, names: Sequence[str], paint: Paint) -> str:
    """Draw a position or a view: the common table above, the players below."""
    lines = [_title(view, names, paint), ""]
    lines += _labelled("roles", _roles(view, names), paint)
    lines += _labelled("tiles", _tiles(view), paint)
    lines += _labelled("ships", _ships(view), paint)
    lines += _labelled("supply", _supply(view), paint)
    lines += ["", *_market(view, paint)]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(view, player, names[seat], seat, paint)]
    return "\n".join(line.rstrip() for line in lines)


def _say(id: str, **args: Any) -> str:
    return str(message(f"puerto-rico-board-{id}", **args))


def _title(view: View, names: Sequence[str], paint: Paint) -> str:
    parts = [paint(str(message("puerto-rico")), "title"), _say("round", round=view["round"])]
    parts.append(_say("governor", player=names[view["governor"]]))
    parts.append(_phase(view["phase"]))
    if view["seat"] is not None:
        parts.append(str(message("board-to-decide", player=names[view["seat"]])))
    if view["end_triggered"]:
        parts.append(paint(_say("ending"), "player"))
    return " · ".join(parts)


def _phase(phase: str) -> str:
    return str(ROLE.named(phase)) if phase in ROLES else _say("phase", phase=phase)


def _indent() -> int:
    """The width of the labels."""
    return max(len(_say(label)) for label in LABELS) + 3


def _short(kind: str) -> str:
    """A tile in one word: a plantation by its good."""
    return str((GOOD if kind in GOODS else TILE).named(kind))


def _labelled(label: str, words: Iterable[str], paint: Paint) -> list[str]:
    """Words after a label."""
    return _wrapped(_say(label).ljust(_indent()), "label", words, paint)


def _wrapped(head: str, style: str, words: Iterable[str], paint: Paint) -> list[str]:
    """Words after a head, wrapped; a word is never broken."""
    text = "   ".join(word.replace(" ", "\u00a0") for word in words)
    wrapper = textwrap.TextWrapper(
        WIDTH, " " * len(head), " " * _indent(), break_long_words=False, break_on_hyphens=False
    )
    wrapped = wrapper.wrap(text) or [" " * len(head)]
    first, *others = [line.replace("\u00a0", " ") for line in wrapped]
    return [paint(head, style) + first[len(head) :], *others]


def _roles(view: View, names: Sequence[str]) -> list[str]:
    words = []
    for role, card in view["roles"].items():
        name = str(ROLE.named(role.removesuffix("2")))
        if card["taken_by"] is not None:
            name += f" ({names[card['taken_by']]})"
        words.append(name + (f" +{card['doubloons']}" if card["doubloons"] else ""))
    return words


def _tiles(view: View) -> list[str]:
    tiles = view["plantations"]
    stack = tiles["stack"] if isinstance(tiles["stack"], int) else len(tiles["stack"])
    words = [_short(tile) for tile in tiles["face_up"]]
    words += [_say("quarries", n=view["supply"]["quarries"]), _say("stack", n=stack)]
    words.append(_say("discards", n=len(tiles["discard"])))
    if view["supply"]["forests"] is not None:
        words.append(_say("forests", n=view["supply"]["forests"]))
    return words


def _ships(view: View) -> list[str]:
    words = []
    for ship in view["cargo_ships"]:
        good = str(GOOD.named(ship["good"])) if ship["good"] else "–"
        words.append(f"[{ship['capacity']}] {good} {ship['barrels']}/{ship['capacity']}")
    house = ", ".join(str(GOOD.named(good)) for good in view["trading_house"]) or "–"
    return [*words, _say("house", goods=house)]


def _supply(view: View) -> list[str]:
    supply, ship = view["supply"], view["colonist_ship"]
    words = [_say("vp", n=supply["vp"])]
    words.append(_say("colonists", n=supply["colonists"], nobles=supply["nobles"]))
    words.append(_say("colonist-ship", n=ship["colonists"], nobles=ship["nobles"]))
    return words + [f"{GOOD.named(good)} {supply['goods'][good]}" for good in GOODS]


def _market(view: View, paint: Paint) -> list[str]:
    """The buildings for sale in four columns: name, cost, copies left."""
    columns: list[list[tuple[str, str]]] = [[], [], [], []]
    for id, left in view["supply"]["buildings"].items():
        building = BUILDINGS[NUMBER[id]]
        columns[building.column - 1].append((str(BUILDING.named(id)), f"{building.cost}×{left}"))
    rows = max(map(len, columns))
    cells = [_column(column, rows) for column in columns]
    return [GAP.join(paint(cell, "card") for cell in row) for row in zip(*cells, strict=True)]


def _column(entries: list[tuple[str, str]], rows: int) -> list[str]:
    """A column as wide as its longest name, padded with blanks to this many rows."""
    width = max((len(name) for name, _ in entries), default=0)
    cells = [f"{name:{width}} {price}" for name, price in entries]
    return cells + [" " * len(cells[0]) if cells else ""] * (rows - len(cells))


def _player(view: View, player: View, name: str, seat: int, paint: Paint) -> list[str]:
    decides = seat == view["seat"]
    head = ("▶ " if decides else "  ") + name + "   "
    vp = "?" if player["vp"] is None else player["vp"]
    facts = [_say("doubloons", n=player["doubloons"]), _say("own-vp", vp=vp)]
    facts += [f"{GOOD.named(good)} {n}" for good, n in player["goods"].items() if n]
    waiting = player["san_juan"]
    if waiting["colonists"] + waiting["nobles"]:
        facts.append(f"{message('thing-san-juan')} {_bodies(waiting)}")
    lines = _wrapped(head, "player" if decides else "name", facts, paint)
    lines += _labelled("island", _island(player), paint)
    lines += _labelled("city", _city(player), paint)
    return lines


def _bodies(place: dict[str, int]) -> str:
    """Colonists, and nobles marked with a star."""
    return f"{place['colonists'] + place['nobles']}" + "*" * place["nobles"]


def _island(player: View) -> list[str]:
    words = [
        f"{_short(kind)} {tile['tiles']}" if kind == "forest" else f"{_short(kind)} {_bodies(tile)}/{tile['tiles']}"
        for kind, tile in player["island"].items()
    ]
    used = sum(tile["tiles"] for tile in player["island"].values())
    return [*words, _say("spaces", used=used)]


def _city(player: View) -> list[str]:
    words = []
    for id, place in player["buildings"].items():
        circles = BUILDINGS[NUMBER[id]].circles
        words.append(f"{BUILDING.named(id)} {_bodies(place)}/{circles}")
    used = spaces_taken(NUMBER[id] for id in player["buildings"])
    return [*words, _say("spaces", used=used)]
