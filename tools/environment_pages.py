"""Generates docs/environment-<game>.md, the meaning of the numbers in the environments, from the code."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import entrepot  # noqa: F401  (sets up the catalogs)
from entrepot.core import registry
from entrepot.core.options import shown
from entrepot.envs import Part, Spec

DOCS = Path(__file__).parent.parent / "docs"
FEW_SLOTS = 12  # at most this many are listed individually

PAGE = """\
# The environment {name}_v{version}

{title} for research: what its numbers mean. [Environments for research](environments.md) explains how to use it from
PettingZoo, Gymnasium, OpenSpiel or in arrays.
This page is generated from the code by `tools/environment_pages.py`, as a part of `make docs`; do not edit it.

```python
from entrepot.envs import {name}_v{version}

env = {name}_v{version}.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
```

{facts}
## Options

Given by keyword, in every environment. An option that is not given has its default; an edition may change defaults.

{options}
## Actions

An action is its number in this table; `action_to_text` and `text_to_action` translate.
A number never changes its meaning while the version stays v{version}.

{actions}
## Observations

Bytes. A count is written unchanged. A choice is one-hot: one slot for each alternative, and the chosen one is 1.
Everything that does not apply is 0. The table comes first:

{table}
Then the seats, clockwise from the observing one, {width} slots each: the parts `own_…` begin at {first}, the parts
`other1_…` at {second}, and so on. Slots for hidden information of other seats are 0.
`Spec("{name}").slots()` lists every slot by its index, and `.parts` gives each part's slice.

{seats}
## Versions

{history}"""


def rows(*lines: tuple[Any, ...]) -> str:
    """A table; the first line is its header."""
    head, *rest = lines
    drawn = [head, tuple("---" for _ in head), *rest]
    return "".join(f"| {' | '.join(escaped(cell) for cell in line)} |\n" for line in drawn)


def escaped(cell: Any) -> str:
    """A cell with the characters escaped that would end it."""
    return str(cell).replace("|", "\\|")


def span(first: int, width: int) -> str:
    """A range of numbers."""
    return str(first) if width == 1 else f"{first} – {first + width - 1}"


def slots(part: Part) -> str:
    """What the slots of a part stand for."""
    if part.width == 1:
        return ""
    if part.width <= FEW_SLOTS:
        return ", ".join(f"`{slot}`" for slot in part.slots)
    return f"`{part.slots[0]}`, `{part.slots[1]}`, … `{part.slots[-1]}` ({part.width})"


def observation(parts: list[Part]) -> str:
    """The parts of a block."""
    lines = [
        (span(part.at, part.width), f"`{part.name}`", part.meaning, slots(part), f"0 – {part.high}") for part in parts
    ]
    return rows(("index", "name", "meaning", "slots", "range"), *lines)


def verbs(spec: Spec) -> Iterator[tuple[str, str, str]]:
    """The ranges of consecutive actions that begin with the same word."""
    for verb, group in groupby(enumerate(spec.rules.actions), key=lambda action: action[1].split()[0]):
        numbers, texts = zip(*group, strict=True)
        listed = [f"`{text}`" for text in (texts if len(texts) <= 3 else (*texts[:2], texts[-1]))]
        if len(texts) > 3:
            listed.insert(2, "…")
        yield span(numbers[0], len(numbers)), f"`{verb}`", ", ".join(listed)


def options(spec: Spec) -> str:
    """The options of the game."""
    lines = [
        (f"`{option.name}`", option.listed() or "a list of building ids", shown(option.default))
        for option in spec.rules.options
    ]
    return rows(("option", "values", "default"), *lines)


def facts(spec: Spec) -> str:
    """The sizes."""
    widths = ", ".join(
        f"{Spec(spec.rules.name, players=players).width} ({players})" for players in spec.rules.player_counts
    )
    return rows(
        ("", ""),
        ("agents", f"`player_0` to `player_{max(spec.rules.player_counts) - 1}`, one for each player"),
        ("actions", f"`Discrete({spec.num_actions})`, with masks"),
        ("observations", f"bytes; by players: {widths}"),
        ("rewards", "at the end; the share of the win, or `rank`, `score`, `lead`"),
        ("rules_version", spec.rules.version),
    )


def versions(spec: Spec) -> Iterator[tuple[str, str]]:
    """What each version changed."""
    for version, change in spec.rules.environment_history.items():
        yield f"v{version}", change


def page(name: str) -> str:
    """A game's page."""
    spec = Spec(name)
    table, seat = spec.observation.table, spec.observation.seat
    return PAGE.format(
        name=name,
        title=spec.rules.title,
        version=spec.rules.environment_version,
        facts=facts(spec),
        options=options(spec),
        actions=rows(("number", "verb", "actions"), *verbs(spec)),
        table=observation(table.parts),
        seats=observation(seat.parts),
        width=seat.width,
        first=table.width,
        second=table.width + seat.width,
        history=rows(("version", "what changed"), *versions(spec)),
    )


def path(name: str) -> Path:
    """The path of a game's page."""
    return DOCS / f"environment-{name.replace('_', '-')}.md"


def own_games() -> list[str]:
    """The games of this package, without plug-ins."""
    return [name for name in registry.names() if type(registry.find(name)).__module__.startswith("entrepot.")]


if __name__ == "__main__":
    for game in own_games():
        path(game).write_text(page(game), encoding="utf-8")
