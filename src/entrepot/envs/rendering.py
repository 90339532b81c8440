"""Rendering: a board as text, or as SVG in the colours that the board asks for."""

from __future__ import annotations

import re
from html import escape

from ..core.engine import Engine
from ..core.rules import Paint, plain
from .spec import Spec

MODES = ("human", "ansi", "svg")
CHARACTER, LINE, MARGIN = 9, 20, 16  # in pixels

STYLES = {
    "title": "font-weight:bold",
    "label": "fill:#777",
    "name": "font-weight:bold",
    "player": "font-weight:bold;text-decoration:underline",
    "heading": "text-decoration:underline",
    "coin": "fill:#a67c00",
    "yellow": "fill:#b58900",
    "red": "fill:#c0392b",
    "green": "fill:#2e8b57",
    "brown": "fill:#8b5a2b",
}
BEGIN, END = "\ue000", "\ue001"  # around a style and what is painted with it
MARKED = re.compile(f"{BEGIN}(\\w+) (.*?){END}")


def marked(text: str, style: str) -> str:
    """The paint that leaves marks for :func:`svg`."""
    return f"{BEGIN}{style} {text}{END}" if style in STYLES and text.strip() else text


def board(spec: Spec, state: Engine, seat: int, paint: Paint = plain) -> str:
    """The board as a seat sees it."""
    names = [f"p{number}" for number in range(spec.players)]
    return spec.rules.board(spec.rules.view(state, spec.options, seat), names, paint)


def picture(spec: Spec, state: Engine, seat: int) -> str:
    """The same as SVG."""
    return svg(board(spec, state, seat, marked))


def svg(text: str) -> str:
    """A painted text as SVG."""
    lines = text.splitlines()
    longest = max(len(MARKED.sub(r"\2", line)) for line in lines)
    width, height = 2 * MARGIN + CHARACTER * longest, 2 * MARGIN + LINE * len(lines)
    size = f'width="{width}" height="{height}"'
    drawn = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number + 14}">{_line(line)}</text>'
        for number, line in enumerate(lines)
        if line.strip()
    ]
    styles = "".join(f".{name}{{{style}}}" for name, style in STYLES.items())
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>',
            f"<style>text{{font:15px monospace;white-space:pre;fill:#222}}{styles}</style>",
            f'<rect {size} rx="8" fill="#fdfaf3"/>',
            *drawn,
            "</svg>\n",
        ]
    )


def _line(line: str) -> str:
    """A line with its painted pieces as spans."""
    return MARKED.sub(r'<tspan class="\1">\2</tspan>', escape(line, quote=False))


def render(spec: Spec, state: Engine, seat: int, mode: str | None) -> str | None:
    """What ``render()`` returns in each mode; ``human`` prints the board instead."""
    if mode == "human":
        print(board(spec, state, seat))
    if mode == "svg":
        return picture(spec, state, seat)
    return board(spec, state, seat) if mode == "ansi" else None
