"""Standalone documents: sections of text, tables and drawings, as Markdown or as a single HTML file.

The HTML loads nothing, supports light and dark mode, and fits a narrow screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from .core.messages import message
from .plot import STYLE as DRAWINGS

STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --soft: #6b6257; --rule: #d9d0c2; --paper: #fbf8f2; --mark: #b3541e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe9df; --soft: #b9b0a3; --rule: #453f37; --paper: #1f1c18; --mark: #f0a36b }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0 .5rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
p { margin: .5rem 0; max-width: 44rem }
.soft { color: var(--soft) }
.wide { overflow-x: auto }
.wide:focus-visible { outline: 2px solid var(--mark) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; margin: .5rem 0 }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap }
th { color: var(--soft); font-weight: 600; vertical-align: bottom }
tbody :is(th, td) { vertical-align: top }
@media (max-width: 30rem) { th, td { padding: .25rem .45rem } }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
tbody th { color: inherit }
.figures { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: .5rem 0 }
svg { max-width: 100%; height: auto }
"""


@dataclass(frozen=True)
class DataTable:
    """Column headings, and rows that start with their own heading."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A heading, followed by optional text, a table and drawings."""

    title: str
    texts: Sequence[str] = ()
    table: DataTable | None = None
    drawings: Sequence[str] = ()
    """SVG; left out in Markdown."""


# Markdown


def markdown(title: str, sections: Iterable[Section]) -> str:
    """A document as Markdown."""
    parts = [f"# {title}"]
    for section in sections:
        parts += [f"## {section.title}", *section.texts]
        parts += [markdown_table(section.table)] if section.table else []
    return "\n\n".join(parts) + "\n"


def markdown_table(table: DataTable) -> str:
    """A table in Markdown."""
    rule = ["---", *["---:"] * (len(table.head) - 1)]
    rows = [[cell.replace("|", "\\|") for cell in row] for row in [table.head, rule, *table.rows]]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


# HTML


def html(title: str, parts: Iterable[str], style: str = "") -> str:
    """A document made of HTML fragments, as a single file."""
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{message("language")}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{DRAWINGS}{style}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def html_section(section: Section) -> str:
    """A section in HTML."""
    parts = [f"<h2>{escape(section.title)}</h2>"] if section.title else []
    parts += [f"<p>{escape(text)}</p>" for text in section.texts]
    if section.drawings:
        parts.append(f'<div class="figures">{"".join(section.drawings)}</div>')
    if section.table:
        parts.append(scrolling(html_table(section.table), section.title))
    return f"<section>{''.join(parts)}</section>"


def html_table(table: DataTable) -> str:
    """A table in HTML; the first cell of a row is its heading."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def scrolling(content: str, label: str) -> str:
    """Content that scrolls sideways, by touch or by keyboard, where the screen is too narrow for it."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}">{content}</div>'
