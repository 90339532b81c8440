"""Rendering: a board as text, as SVG or as pixels, in the colours that the board asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from ..core.engine import Engine
from ..core.rules import Paint, plain
from ..extras import need
from .spec import Spec

MODES = ("human", "ansi", "svg", "rgb_array")
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


# Pixels

COLUMNS = 104  # of every picture, so that all pictures of a game have the same size
INK, PAPER = "#222222", "#fdfaf3"
SPICES = {"yellow": "#d4a514", "red": "#c0392b", "green": "#2e8b57", "brown": "#8b5a2b"}  # drawn as cubes
INKS = {"label": "#777777", "coin": "#a67c00"}
PLAIN = str.maketrans("×–▶", "x->")  # the font that Pillow brings along has no others


def pixels(spec: Spec, state: Engine, seat: int) -> Any:
    """The board as an array of pixels, a row for each line of them and three bytes for each: red, green, blue."""
    for library in ("numpy", "PIL"):
        need(library, "gymnasium")
    import numpy as np
    from PIL import Image, ImageDraw

    lines = board(spec, state, seat, marked).splitlines()
    image = Image.new("RGB", (2 * MARGIN + CHARACTER * COLUMNS, 2 * MARGIN + LINE * (14 + 7 * spec.players)), PAPER)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        for column, character, style in _characters(line.translate(PLAIN)):
            _draw(draw, MARGIN + CHARACTER * column, MARGIN + LINE * number, character, style)
    return np.asarray(image)


def _draw(draw: Any, x: int, y: int, character: str, style: str) -> None:
    """A character in its cell; a spice as a cube with its initial."""
    if style in SPICES and character.isalpha():
        draw.rectangle((x - 1, y + 1, x + CHARACTER - 1, y + LINE - 4), SPICES[style])
        ink = "#ffffff"
    else:
        ink = SPICES.get(style) or INKS.get(style, INK)
    draw.text((x + CHARACTER / 2 - 0.5, y + LINE - 6), character, ink, _font(), anchor="ms")


@cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(14)


def _characters(line: str) -> Iterator[tuple[int, str, str]]:
    """The visible characters of a painted line, each with its column and its style."""
    column = 0
    for text, style in _pieces(line):
        for character in text:
            if character != " ":
                yield column, character, style
            column += 1


def _pieces(line: str) -> Iterator[tuple[str, str]]:
    """A painted line, cut where the style changes."""
    at = 0
    for match in MARKED.finditer(line):
        yield line[at : match.start()], ""
        yield match[2], match[1]
        at = match.end()
    yield line[at:], ""


def render(spec: Spec, state: Engine, seat: int, mode: str | None) -> Any:
    """What ``render()`` returns in each mode; ``human`` prints the board instead."""
    if mode == "human":
        print(board(spec, state, seat))
    if mode == "svg":
        return picture(spec, state, seat)
    if mode == "rgb_array":
        return pixels(spec, state, seat)
    return board(spec, state, seat) if mode == "ansi" else None
