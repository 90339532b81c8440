"""The documentation site, built by ``make docs``: Sphinx with MyST and Furo (docs/decisions/0013-sphinx-myst-furo.md).

The source folder is the root of the repository, so that the links between README.md, CONTRIBUTING.md and the pages in
docs/ work here as they do on GitHub.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent

project = "Entrepôt"
author = "The Entrepôt authors"
copyright = f"{author}, MIT license"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

root_doc = "docs/README"
include_patterns = ["*.md", "docs/**.md", "examples/cog_entry/README.md", "tests/games/README.md"]
exclude_patterns = [".*", "build", "site", "src", "page", "**/node_modules", "**/.venv*"]
extensions = ["myst_parser"]
nitpicky = True

myst_heading_anchors = 4  # the same anchors as on GitHub
myst_url_schemes = {
    "https": None,
    "mailto": None,
    "reference": "../reference/{{path}}",  # pages written by pdoc; on GitHub only the words remain
}

html_theme = "furo"
html_title = f"Entrepôt {release}"
html_favicon = "../src/entrepot/server/page/icon.svg"
html_static_path = ["theme/site.css"]
html_extra_path = ["theme/index.html"]
html_css_files = ["site.css"]
html_copy_source = False
html_use_index = False

# Navigation: a page called README lists the pages below it, on GitHub and in the sidebar.

SECTION = re.compile(r"^## ", re.MULTILINE)
ENTRY = re.compile(r"^(?:-|\d+\.) \[[^]]*\]\(([^)#]+\.md)\)", re.MULTILINE)


def navigation(text: str) -> list[tuple[str, list[str]]]:
    """The lists of links on a page, each with the heading above it: the parts of the sidebar."""
    first, *others = SECTION.split(text)
    titled = [("", first), *((section.partition("\n")[0], section) for section in others)]
    return [(title, entries) for title, section in titled if (entries := ENTRY.findall(section))]


def toctree(title: str, entries: list[str]) -> str:
    """A part of the sidebar as a directive."""
    options = [":hidden:", ":titlesonly:", *([f":caption: {title}"] if title else [])]
    return "\n".join(["", "```{toctree}", *options, "", *entries, "```", ""])


def add_navigation(app: Sphinx, docname: str, source: list[str]) -> None:
    """Sphinx takes the sidebar from these directives, which a reader on GitHub need not see."""
    if docname.startswith("docs/") and docname.endswith("/README"):
        source[0] += "".join(toctree(*part) for part in navigation(source[0]))


RULES_PAGE = re.compile(r"docs/rules/.*-([a-z]{2})")


def set_language(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """The rules are in several languages, which browsers and screen readers should know."""
    if found := RULES_PAGE.fullmatch(pagename):
        context["language"] = found[1]


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    from pygments.lexers import TextLexer

    app.add_lexer("ftl", TextLexer)  # Pygments has none for Fluent
    app.connect("source-read", add_navigation)
    app.connect("html-page-context", set_language)
