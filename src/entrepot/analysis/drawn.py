"""An analysis as one page of HTML, with the curves drawn.

Players differ by colour, by the way their line is broken and by the mark at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..core.game import Game
from ..core.messages import message
from ..page import Section, Table, html, html_section, html_table, scrolling
from ..plot import framed
from .decisions import Decision
from .told import decisions_table, percent, phrase, players_table, turns_table
from .turning import Curve, Turn, curves, turning_points

WIDTH, HEIGHT = 860, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 16, 36
GAP = 17  # between two names
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
.left td:last-child { white-space: normal; min-width: 9rem }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: .5rem 0; list-style: none }
.legend svg { vertical-align: -2px; margin-right: .4rem }
details { margin: 1rem 0 } summary { cursor: pointer; font-weight: 600 }
"""


def page(game: Game, found: Sequence[Decision], bot: str) -> str:
    """The whole page."""
    every = listed("", decisions_table(game, found))
    parts = [
        html_section(Section("", [phrase("searched", bot=bot, decisions=len(found)), result(game)])),
        html_section(Section(phrase("curves"), [phrase("curves-explained")])),
        legend(game.names),
        scrolling(f'<div class="chart">{chart(game, found)}</div>', phrase("curves")),
        listed(phrase("turns"), turns_table(game, found)),
        html_section(Section(phrase("players"), table=players_table(game, found))),
        f"<details><summary>{escape(phrase('decisions'))}</summary>{every}</details>",
    ]
    return html(phrase("title", game=str(message(game.rules.name.replace("_", "-")))), parts, STYLE)


def listed(title: str, table: Table) -> str:
    """A table of words below its heading; nothing if it has no rows."""
    if not table.rows:
        return ""
    heading = f"<h2>{escape(title)}</h2>" if title else ""
    return f'<section class="left">{heading}{scrolling(html_table(table), title or phrase("decisions"))}</section>'


def result(game: Game) -> str:
    """How the game ended."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores(), strict=True))
    if not game.is_over:
        return phrase("unfinished", scores=scores)
    return phrase("result", winners=", ".join(game.names[seat] for seat in game.winners()), scores=scores)


# The drawing


class Frame:
    """Where moments and shares lie in the drawing."""

    def __init__(self, moments: int) -> None:
        self.moments = max(1, moments)

    def x(self, moment: float) -> float:
        """From left to right."""
        return LEFT + moment * (WIDTH - LEFT - RIGHT) / self.moments

    def y(self, share: float) -> float:
        """Upwards."""
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def chart(game: Game, found: Sequence[Decision]) -> str:
    """The curves of all players with the turning points."""
    frame, all_curves = Frame(len(game.actions)), curves(game, found)
    drawn = [*grid(frame), *(line(frame, seat, curve) for seat, curve in enumerate(all_curves) if curve)]
    drawn += ends(frame, game.names, all_curves)
    shares = {each.number: each.estimate for each in found}
    for place, turn in enumerate(turning_points(game, found), 1):
        drawn.append(mark(frame, place, turn, shares[turn.number]))
    description = "; ".join(
        phrase("curve", player=name, first=percent(curve[0][1]), last=percent(curve[-1][1]))
        for name, curve in zip(game.names, all_curves, strict=True)
        if curve
    )
    return framed("".join(drawn), WIDTH, HEIGHT, phrase("curves"), description)


def grid(frame: Frame) -> list[str]:
    """Lines at quarters, and numbers along both sides."""
    parts = []
    for quarter in range(5):
        y = frame.y(quarter / 4)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        label = percent(quarter / 4)
        parts.append(f'<text class="label" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    step = next(step for step in (1, 5, 10, 25, 50, 100, 250, 10**9) if frame.moments / step <= 12)
    for moment in range(0, frame.moments + 1, step):
        x, y = frame.x(moment), HEIGHT - BOTTOM + 16
        parts.append(f'<text class="label" x="{x:.1f}" y="{y}" text-anchor="middle">{moment}</text>')
    axis = escape(phrase("axis"))
    middle = frame.x(frame.moments / 2)
    return [*parts, f'<text class="label" x="{middle:.1f}" y="{HEIGHT - 4}" text-anchor="middle">{axis}</text>']


def line(frame: Frame, seat: int, curve: Curve) -> str:
    """One player's curve."""
    points = " ".join(f"{frame.x(moment):.1f},{frame.y(share):.1f}" for moment, share in curve)
    return f'<polyline class="curve s{seat}" stroke-dasharray="{DASHES[seat]}" points="{points}"/>'


def ends(frame: Frame, names: Sequence[str], all_curves: Sequence[Curve]) -> list[str]:
    """At the right end of each curve its mark and its player; none covers another."""
    last = {seat: frame.y(curve[-1][1]) for seat, curve in enumerate(all_curves) if curve}
    parts = []
    for seat, y in apart(last).items():
        x = frame.x(frame.moments) + 12
        parts.append(f'<g class="end s{seat}" transform="translate({x:.1f} {y:.1f})">{MARKS[seat]}</g>')
        parts.append(f'<text x="{x + 12:.1f}" y="{y + 4:.1f}">{escape(names[seat])}</text>')
    return parts


def apart(heights: dict[int, float]) -> dict[int, float]:
    """The same, moved up where they are too close to what is below."""
    lowest = float(HEIGHT - BOTTOM) + GAP
    for seat in sorted(heights, key=lambda seat: -heights[seat]):
        lowest = min(heights[seat], lowest - GAP)
        heights[seat] = lowest
    return heights


def legend(names: Sequence[str]) -> str:
    """Which line is whose, for screens on which the curves' ends are out of sight."""
    items = []
    for seat, name in enumerate(names):
        stroke = f'<line class="curve s{seat}" stroke-dasharray="{DASHES[seat]}" x1="0" x2="34" y1="8" y2="8"/>'
        end = f'<g class="end s{seat}" transform="translate(42 8)">{MARKS[seat]}</g>'
        drawn = f'<svg aria-hidden="true" width="50" height="16">{stroke}{end}</svg>'
        items.append(f"<li>{drawn}{escape(name)}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def mark(frame: Frame, place: int, turn: Turn, share: float) -> str:
    """A turning point, with its number in the table."""
    x, y = frame.x(turn.number), frame.y(share)
    circle = f'<circle class="turn s{turn.seat}" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'
    return f'{circle}<text class="number" x="{x:.1f}" y="{y + 4:.1f}">{place}</text>'
