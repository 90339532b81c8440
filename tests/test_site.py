"""The documentation site: everything is in its navigation, its links work, and it loads nothing from other hosts."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from entrepot.i18n import LANGUAGES

ROOT = Path(__file__).parent.parent
HOME = ROOT / "docs/README.md"
CONFIGURATION = runpy.run_path(str(ROOT / "docs/conf.py"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


# Navigation


def listed(page: Path) -> list[Path]:
    """The pages that a page puts below itself in the sidebar."""
    if page.name != "README.md" or not page.is_relative_to(ROOT / "docs"):
        return []
    parts = CONFIGURATION["navigation"](page.read_text(encoding="utf-8"))
    return [(page.parent / entry).resolve() for _, entries in parts for entry in entries]


def navigation() -> Counter[Path]:
    """How often each page is in the navigation."""
    found = Counter([HOME])
    ahead = [HOME]
    while ahead:
        below = listed(ahead.pop())
        ahead += [page for page in below if page not in found]
        found.update(below)
    return found


def pages() -> set[Path]:
    """All pages of the site."""
    return {page for pattern in CONFIGURATION["include_patterns"] for page in ROOT.glob(pattern.replace("**", "**/*"))}


def test_every_page_is_in_the_navigation_once() -> None:
    """A new page must be listed in a README.md of its folder or in docs/README.md."""
    assert navigation() == Counter(pages())


def test_the_site_has_all_pages_of_the_documentation() -> None:
    assert {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")} <= pages()


def test_the_sidebar_has_the_four_kinds_of_documentation() -> None:
    parts = dict(CONFIGURATION["navigation"](HOME.read_text(encoding="utf-8")))
    assert list(parts) == ["Tutorials", "How-to guides", "Reference", "Explanation", "Project"]
    assert len(parts["Tutorials"]) == 6


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 90


# The build


def recipe(target: str) -> list[str]:
    """The commands of a target."""
    return re.findall(r"^\t(.*)$", MAKEFILE.partition(f"\n{target}: ")[2].partition("\n\n")[0], re.MULTILINE)


def test_a_warning_is_an_error() -> None:
    [site] = [line for line in recipe("docs") if "-m sphinx" in line]
    [reference] = [line for line in recipe("docs") if "-m pdoc" in line]
    assert "--fail-on-warning" in site
    assert "-W error" in reference
    assert CONFIGURATION["nitpicky"]


def test_the_tools_are_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower()
    for tool in project["optional-dependencies"]["docs"]:
        assert re.search(rf"^{re.split('[>=]', tool)[0]}==", pinned, re.MULTILINE), tool


def test_the_rules_are_as_they_would_be_written_now() -> None:
    """If not: `make docs`."""
    generator = runpy.run_path(str(ROOT / "tools/rules_pages.py"))
    written = {
        generator["path"](game, language): generator["page"](game, language)
        for game in generator["SECTIONS"]
        for language in LANGUAGES
    }
    assert len(written) == 10
    there = {path: path.read_text(encoding="utf-8") for path in (ROOT / "docs/rules").glob("*-??.md")}
    assert there == written


def test_the_api_page_lists_the_modules_of_the_reference() -> None:
    modules = re.findall(r"^REFERENCE := (.*)$", MAKEFILE, re.MULTILINE)[0].split()
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    assert [module for module in modules if f"(reference:{module.replace('.', '/')}.html)" not in page] == []


# The built site

LOADING = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}


class Page(HTMLParser):
    """What a page of the site refers to, and its anchors."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.anchors = {"", "top"}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.anchors |= {given[key] for key in ("id", "name") if key in given}
        if LOADING.get(tag) in given:
            self.loaded.append(given[LOADING[tag]])
        elif tag == "a" and "href" in given:
            self.linked.append(given["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it."""
    pytest.importorskip("sphinx", reason="make long installs what the site needs")
    folder = tmp_path_factory.mktemp("site")
    modules = re.findall(r"^REFERENCE := (.*)$", MAKEFILE, re.MULTILINE)[0]
    for line in recipe("docs"):
        if "-m sphinx" in line or "-m pdoc" in line:
            command = line.replace("$(BIN)/python", sys.executable).replace("$(REFERENCE)", modules)
            command = re.sub(r"\bsite\b", str(folder), command).replace("build/doctrees", f"{folder}-doctrees")
            done = subprocess.run(command, shell=True, cwd=ROOT, env=os.environ, capture_output=True, text=True)
            assert (done.returncode, done.stderr) == (0, ""), command
    return folder


def local(site: Path, page: Path, address: str) -> tuple[Path, str] | None:
    """The file and the anchor that an address means, unless it is on another host."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    return ((page.parent / unquote(parts.path)).resolve() if parts.path else page), unquote(parts.fragment)


def dead_links(site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """Addresses on the site that lead nowhere."""
    for path, page in pages.items():
        for address in page.linked + page.loaded:
            found = local(site, path, address)
            if found and not (found[0].is_file() and found[0].is_relative_to(site)):
                yield f"{path.relative_to(site)}: {address}"
            elif found and found[1] and found[1] not in pages[found[0]].anchors:
                yield f"{path.relative_to(site)}: {address} has no such anchor"


@pytest.mark.long
def test_the_site_builds_and_its_links_work(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html")}
    assert len(pages) > 150
    assert (site / "reference/entrepot/core/game.html") in pages
    assert list(dead_links(site, pages)) == []


@pytest.mark.long
def test_the_site_loads_nothing_from_other_hosts(site: Path) -> None:
    for path in site.rglob("*.html"):
        foreign = [address for address in Page(path).loaded if re.match(r"(\w+:)?//", address)]
        assert foreign == [], path
    for path in [*site.rglob("*.css"), *site.rglob("*.html")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"""(url\(|@import\s+)["']?\s*(https?:)?//""", text), path


@pytest.mark.long
def test_a_page_of_the_rules_says_its_language(site: Path) -> None:
    for language in LANGUAGES:
        page = (site / f"docs/rules/spice-road-{language}.html").read_text(encoding="utf-8")
        assert f'lang="{language}"' in page.partition("<head>")[0]
