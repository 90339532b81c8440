"""An analysis as a single HTML file with a chart of the curves.

Players are distinguished by colour, by the dashes of their line and by the marker at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..bots import display_names
from ..core.game import Game
from ..core.messages import Figure, percent
from ..documents import DataTable, Section, html, html_section, html_table, scrolling
from ..plot import accessible_svg
from .decisions import Decision
from .text_report import analysis_text, decisions_table, players_table, turns_table
from .turning_points import Curve, TurningPoint, curves, turning_points

WIDTH, HEIGHT = 860, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 16, 36
GAP = 17  # least distance between two names
# The styles of the first players; more players than that repeat them.
DASHES = ("", "7 3", "2 3", "10 3 2 3", "4 2")
MARKS = (
    '<circle r="5"/>',
    '<rect x="-5" y="-5" width="10" height="10"/>',
    '<path d="M0 -6 6 5 -6 5Z"/>',
    '<path d="M0 -7 6 0 0 7 -6 0Z"/>',
    '<path d="M0 6 6 -5 -6 -5Z"/>',
)
STYLE = """
.s0 { --c: #0b6a94 } .s1 { --c: #b04a12 } .s2 { --c: #3b741d } .s3 { --c: #8336a3 } .s4 { --c: #7d6200 }
@media (prefers-color-scheme: dark) {
  .s0 { --c: #74bbdc } .s1 { --c: #f2a56c } .s2 { --c: #9fd37c } .s3 { --c: #d3a0ea } .s4 { --c: #e5c556 }
}
.curve { fill: none; stroke: var(--c); stroke-width: 1.8; stroke-linejoin: round }
.end { fill: var(--c) }
.grid { stroke: var(--rule); stroke-width: 1 }
.turn { fill: var(--paper); stroke: var(--c); stroke-width: 2 }
.number { font-weight: 700; text-anchor: middle }
.chart { min-width: 40rem }
.left :is(td, th) { text-align: left }
.left td:nth-last-child(-n + 2) { white-space: pre-line; min-width: 14rem }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: .5rem 0; list-style: none }
.legend svg { vertical-align: -2px; margin-right: .4rem }
details { margin: 1rem 0 } summary { cursor: pointer; font-weight: 600 }
"""


def html_report(game: Game, found: Sequence[Decision], bot: str) -> str:
    """The whole report."""
    every = text_table("", decisions_table(game, found))
    parts = [
        html_section(Section("", [analysis_text("searched", bot=bot, decisions=len(found)), result(game)])),
        html_section(Section(analysis_text("curves"), [analysis_text("curves-explained")])),
        legend(display_names(game.names)),
        scrolling(f'<div class="chart">{chart(game, found)}</div>', analysis_text("curves")),
        text_table(analysis_text("turns"), turns_table(game, found)),
        html_section(Section(analysis_text("players"), table=players_table(game, found))),
        f"<details><summary>{escape(analysis_text('decisions'))}</summary>{every}</details>",
    ]
    return html(analysis_text("title", game=str(game.rules.title)), parts, STYLE)


def text_table(title: str, table: DataTable) -> str:
    """A table of text with its heading; empty if it has no rows."""
    if not table.rows:
        return ""
    heading = f"<h2>{escape(title)}</h2>" if title else ""
    return (
        f'<section class="left">{heading}{scrolling(html_table(table), title or analysis_text("decisions"))}</section>'
    )


def result(game: Game) -> str:
    """How the game ended."""
    names = display_names(game.names)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores(), strict=True))
    if not game.is_over:
        return analysis_text("unfinished", scores=scores)
    return analysis_text("result", winners=", ".join(names[seat] for seat in game.winners()), scores=scores)


# The chart


class Frame:
    """The coordinates of moments and shares in the chart."""

    def __init__(self, moments: int) -> None:
        self.moments = max(1, moments)

    def x(self, moment: float) -> float:
        """The horizontal coordinate of a moment."""
        return LEFT + moment * (WIDTH - LEFT - RIGHT) / self.moments

    def y(self, share: float) -> float:
        """The vertical coordinate of a share."""
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def chart(game: Game, found: Sequence[Decision]) -> str:
    """The curves of all players with the turning points."""
    names = display_names(game.names)
    frame, all_curves = Frame(len(game.actions)), curves(game, found)
    drawn = [*grid(frame), *(curve_line(frame, seat, curve) for seat, curve in enumerate(all_curves) if curve)]
    drawn += ends(frame, names, all_curves)
    shares = {each.number: each.estimate for each in found}
    for place, turn in enumerate(turning_points(game, found), 1):
        drawn.append(mark(frame, place, turn, shares[turn.number]))
    description = "; ".join(
        analysis_text("curve", player=name, first=percent(curve[0][1]), last=percent(curve[-1][1]))
        for name, curve in zip(names, all_curves, strict=True)
        if curve
    )
    return accessible_svg("".join(drawn), WIDTH, HEIGHT, analysis_text("curves"), description)


def grid(frame: Frame) -> list[str]:
    """Grid lines at quarters, and the labels of both axes."""
    parts = []
    for quarter in range(5):
        y = frame.y(quarter / 4)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        label = percent(quarter / 4)
        parts.append(f'<text class="label" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    step = next(step for step in (1, 5, 10, 25, 50, 100, 250, 10**9) if frame.moments / step <= 12)
    for moment in range(0, frame.moments + 1, step):
        x, y = frame.x(moment), HEIGHT - BOTTOM + 16
        parts.append(f'<text class="label" x="{x:.1f}" y="{y}" text-anchor="middle">{Figure(moment)}</text>')
    axis = escape(analysis_text("axis"))
    middle = frame.x(frame.moments / 2)
    return [*parts, f'<text class="label" x="{middle:.1f}" y="{HEIGHT - 4}" text-anchor="middle">{axis}</text>']


def curve_line(frame: Frame, seat: int, curve: Curve) -> str:
    """One player's curve."""
    style = seat % len(DASHES)
    points = " ".join(f"{frame.x(moment):.1f},{frame.y(share):.1f}" for moment, share in curve)
    return f'<polyline class="curve s{style}" stroke-dasharray="{DASHES[style]}" points="{points}"/>'


def ends(frame: Frame, names: Sequence[str], all_curves: Sequence[Curve]) -> list[str]:
    """At the right end of each curve its marker and its player's name, without overlaps."""
    last = {seat: frame.y(curve[-1][1]) for seat, curve in enumerate(all_curves) if curve}
    parts = []
    for seat, y in spread_out(last).items():
        x, style = frame.x(frame.moments) + 12, seat % len(DASHES)
        parts.append(f'<g class="end s{style}" transform="translate({x:.1f} {y:.1f})">{MARKS[style]}</g>')
        parts.append(f'<text x="{x + 12:.1f}" y="{y + 4:.1f}">{escape(names[seat])}</text>')
    return parts


def spread_out(heights: dict[int, float]) -> dict[int, float]:
    """The same heights, moved up where they are too close to the one below."""
    limit = float(HEIGHT - BOTTOM) + GAP
    for seat in sorted(heights, key=lambda seat: -heights[seat]):
        limit = min(heights[seat], limit - GAP)
        heights[seat] = limit
    return heights


def legend(names: Sequence[str]) -> str:
    """Which line belongs to whom, for narrow screens where the ends of the curves are scrolled out of sight."""
    items = []
    for seat, name in enumerate(names):
        style = seat % len(DASHES)
        stroke = f'<line class="curve s{style}" stroke-dasharray="{DASHES[style]}" x1="0" x2="34" y1="8" y2="8"/>'
        end = f'<g class="end s{style}" transform="translate(42 8)">{MARKS[style]}</g>'
        drawn = f'<svg aria-hidden="true" width="50" height="16">{stroke}{end}</svg>'
        items.append(f"<li>{drawn}{escape(name)}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def mark(frame: Frame, place: int, turn: TurningPoint, share: float) -> str:
    """A turning point, with its number in the table."""
    x, y = frame.x(turn.number), frame.y(share)
    circle = f'<circle class="turn s{turn.seat % len(DASHES)}" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'
    return f'{circle}<text class="number" x="{x:.1f}" y="{y + 4:.1f}">{place}</text>'
