"""Small charts as SVG, for light and dark mode: bar charts, and intervals one below the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import mean

from .core.messages import Figure, percent

WIDTH, HEIGHT = 240, 130  # of a panel
LEFT, TOP, BOTTOM = 14, 26, 22  # margins for titles and labels
MAX_BARS = 24
ROW, LETTER = 22, 7.2  # the height of an interval; the width of a wide letter
SPAN = 240  # the width of the area for intervals

STYLE = """
text { font: 11px system-ui, sans-serif; fill: #2b2620 }
.title { font-weight: 600 }
.label { fill: #6b6257 }
.bar { fill: #2f6f8f }
.mean { stroke: #b3541e; stroke-width: 1.5; stroke-dasharray: 3 2 }
.base { stroke: #8a8175 }
.span { stroke: #2f6f8f; stroke-width: 3 }
.paper { fill: #fbf8f2 }
@media (prefers-color-scheme: dark) {
  text { fill: #efe9df } .label { fill: #b9b0a3 } .bar { fill: #6fb3d2 }
  .span { stroke: #6fb3d2 }
  .mean { stroke: #f0a36b } .base { stroke: #8a8175 } .paper { fill: #1f1c18 }
}
"""


@dataclass(frozen=True)
class Panel:
    """A bar chart: its title, heights from 0 to 1, labels below some bars, and optionally a line at the mean."""

    title: str
    heights: Sequence[float]
    labels: Mapping[int, str]  # by bar
    line: float | None = None  # in bars from the left

    @staticmethod
    def histogram(title: str, values: Sequence[int]) -> Panel:
        """How often each value occurs; a wide range is divided into bins."""
        low, high = min(values), max(values)
        step = max(1, -(-(high - low + 1) // MAX_BARS))
        bars = [0] * ((high - low) // step + 1)
        for value in values:
            bars[(value - low) // step] += 1
        labels = {0: str(Figure(low)), len(bars) - 1: str(Figure(low + step * (len(bars) - 1)))}
        middle = mean(values)
        return Panel(f"{title} ∅ {Figure(middle, 1)}", _scaled(bars), labels, (middle - low) / step + 0.5)

    @staticmethod
    def shares(title: str, counts: Mapping[str, float], whole: int) -> Panel:
        """What share of the whole each entry has."""
        names = sorted(counts)
        labels = {bar: f"{name} {percent(counts[name] / whole)}" for bar, name in enumerate(names)}
        return Panel(title, [counts[name] / whole for name in names], labels)


def _scaled(bars: Sequence[int]) -> list[float]:
    return [bar / max(bars) for bar in bars]


def svg_document(rows: Sequence[Sequence[Panel]]) -> str:
    """A grid of panels as an SVG document."""
    wide = WIDTH * max(len(row) for row in rows)
    drawn = [panel(each, x * WIDTH, y * HEIGHT) for y, row in enumerate(rows) for x, each in enumerate(row)]
    size = f'width="{wide}" height="{HEIGHT * len(rows)}" viewBox="0 0 {wide} {HEIGHT * len(rows)}"'
    paper = '<rect class="paper" width="100%" height="100%"/>'
    body = "\n".join([f"<style>{STYLE}</style>", paper, *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{body}\n</svg>\n'


def panel(each: Panel, x: int, y: int) -> str:
    """One panel, placed at x and y."""
    floor = HEIGHT - BOTTOM
    inner = WIDTH - 2 * LEFT
    step = inner / len(each.heights)
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


def figure(each: Panel) -> str:
    """One panel, to embed in HTML."""
    return accessible_svg(panel(each, 0, 0), WIDTH, HEIGHT, each.title, ", ".join(each.labels.values()))


def accessible_svg(drawn: str, width: float, height: float, title: str, description: str) -> str:
    """A drawing to embed in HTML, with a title and a description for screen readers."""
    words = f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    return f'<svg role="img" {size}>{words}{drawn}</svg>'


@dataclass(frozen=True)
class Interval:
    """A value with its confidence interval, and the label to print beside it."""

    name: str
    low: float
    value: float
    high: float
    label: str


def intervals(title: str, rows: Sequence[Interval], par: float) -> str:
    """Intervals one below the other, with a line at par, to embed in HTML."""
    left = LETTER * max(len(row.name) for row in rows) + 8
    right = LETTER * max(len(row.label) for row in rows) + 14
    height = TOP + ROW * len(rows) + 6
    least, most = min(par, *(row.low for row in rows)), max(par, *(row.high for row in rows))
    scale = SPAN / ((most - least) or 1.0)

    def x(value: float) -> str:
        return f"{left + (value - least) * scale:.1f}"

    parts = [f'<text class="title" x="0" y="16">{escape(title)}</text>']
    parts.append(f'<line class="mean" x1="{x(par)}" x2="{x(par)}" y1="{TOP}" y2="{height - 4}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts += [
            f'<text x="0" y="{y + 4:.1f}">{escape(row.name)}</text>',
            f'<line class="span" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="bar" cx="{x(row.value)}" cy="{y}" r="5"/>',
            f'<text class="label" x="{left + SPAN + 10:.1f}" y="{y + 4:.1f}">{escape(row.label)}</text>',
        ]
    description = "; ".join(f"{row.name} {row.label}" for row in rows)
    return accessible_svg("".join(parts), left + SPAN + right, height, title, description)
