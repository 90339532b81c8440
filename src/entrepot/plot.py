"""Small pictures of numbers, drawn as SVG: panels of bars in a grid, readable in light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import mean

WIDTH, HEIGHT = 240, 130  # of a panel
LEFT, TOP, BOTTOM = 14, 26, 22  # room for titles and labels
MOST_BARS = 24

STYLE = """
text { font: 11px system-ui, sans-serif; fill: #2b2620 }
.title { font-weight: 600 }
.label { fill: #6b6257 }
.bar { fill: #2f6f8f }
.mean { stroke: #b3541e; stroke-width: 1.5; stroke-dasharray: 3 2 }
.base { stroke: #8a8175 }
.paper { fill: #fbf8f2 }
@media (prefers-color-scheme: dark) {
  text { fill: #efe9df } .label { fill: #b9b0a3 } .bar { fill: #6fb3d2 }
  .mean { stroke: #f0a36b } .base { stroke: #8a8175 } .paper { fill: #1f1c18 }
}
"""


@dataclass(frozen=True)
class Panel:
    """A title, bars with heights from 0 to 1, labels below some of them, and perhaps a line at the mean."""

    title: str
    heights: Sequence[float]
    labels: Mapping[int, str]  # by bar
    line: float | None = None  # in bars from the left

    @staticmethod
    def histogram(title: str, values: Sequence[int]) -> Panel:
        """How often values come up; wide ranges are put together."""
        low, high = min(values), max(values)
        step = max(1, -(-(high - low + 1) // MOST_BARS))
        bars = [0] * ((high - low) // step + 1)
        for value in values:
            bars[(value - low) // step] += 1
        labels = {0: str(low), len(bars) - 1: str(low + step * (len(bars) - 1))}
        middle = mean(values)
        return Panel(f"{title} ∅ {middle:.1f}", _scaled(bars), labels, (middle - low) / step + 0.5)

    @staticmethod
    def shares(title: str, counts: Mapping[str, float], whole: int) -> Panel:
        """What part of the whole each thing has."""
        names = sorted(counts)
        labels = {bar: f"{name} {100 * counts[name] / whole:.0f}%" for bar, name in enumerate(names)}
        return Panel(title, [counts[name] / whole for name in names], labels)


def _scaled(bars: Sequence[int]) -> list[float]:
    return [bar / max(bars) for bar in bars]


def picture(rows: Sequence[Sequence[Panel]]) -> str:
    """The panels in a grid as an SVG document."""
    wide = WIDTH * max(len(row) for row in rows)
    drawn = [panel(each, x * WIDTH, y * HEIGHT) for y, row in enumerate(rows) for x, each in enumerate(row)]
    size = f'width="{wide}" height="{HEIGHT * len(rows)}" viewBox="0 0 {wide} {HEIGHT * len(rows)}"'
    paper = '<rect class="paper" width="100%" height="100%"/>'
    body = "\n".join([f"<style>{STYLE}</style>", paper, *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{body}\n</svg>\n'


def panel(each: Panel, x: int, y: int) -> str:
    """One panel at its place."""
    floor = HEIGHT - BOTTOM
    room = WIDTH - 2 * LEFT
    step = room / len(each.heights)
    parts = [f'<text class="title" x="{LEFT}" y="16">{escape(each.title)}</text>']
    for bar, height in enumerate(each.heights):
        tall = height * (floor - TOP)
        place = f'x="{LEFT + bar * step + step * 0.08:.1f}" y="{floor - tall:.1f}"'
        parts.append(f'<rect class="bar" {place} width="{step * 0.84:.1f}" height="{tall:.1f}"/>')
    for bar, label in each.labels.items():
        middle = LEFT + (bar + 0.5) * step
        parts.append(
            f'<text class="label" x="{middle:.1f}" y="{floor + 14}" text-anchor="middle">{escape(label)}</text>'
        )
    parts.append(f'<line class="base" x1="{LEFT}" x2="{WIDTH - LEFT}" y1="{floor}" y2="{floor}"/>')
    if each.line is not None:
        at = LEFT + each.line * step
        parts.append(f'<line class="mean" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{floor}"/>')
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'
