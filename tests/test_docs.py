"""The documents: their examples run, their links work, and what they name exists."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

import entrepot
from entrepot import cli
from entrepot.core import registry
from entrepot.core.rules import Rules

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DECISIONS = sorted(ROOT.glob("docs/decisions/[0-9]*.md"))
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
RULE_ID = re.compile(r"\b[A-Z]{3,5}-\d+\b")
NOT_RULES = {"UTF-8", "SHA-256"}


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def fences(page: Path, language: str) -> Iterator[tuple[int, str]]:
    """The examples of a page in some language, each with its line; those within a list are indented."""
    text = page.read_text(encoding="utf-8")
    for fence in FENCE.finditer(text):
        if fence["language"] == language:
            yield text.count("\n", 0, fence.start()) + 1, dedent(fence["text"])


# Examples


def as_doctest(snippet: str) -> str:
    """The snippet with blank lines inside an output marked as doctest needs them."""
    lines = snippet.splitlines()
    for number, line in enumerate(lines[:-1]):
        if not line and not lines[number + 1].startswith(">>>"):
            lines[number] = "<BLANKLINE>"
    return "\n".join(lines) + "\n"


def run(source: str, names: dict[str, object], where: str, line: int) -> list[str]:
    """Run one snippet; return where it differs from the text."""
    if ">>>" not in source:
        exec(compile(source, where, "exec"), names)
        return []
    test = doctest.DocTestParser().get_doctest(as_doctest(source), names, where, where, line)
    complaints: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=complaints.append, clear_globs=False)
    names |= test.globs
    return complaints


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_do_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write a file
    for table in ("_loaders", "_games", "_broken"):  # or register a game
        monkeypatch.setattr(registry, table, dict(getattr(registry, table)))
    names: dict[str, object] = {"__name__": "example"}  # the snippets of a page build on each other
    for line, snippet in fences(page, "python"):
        complaints = run(snippet, names, name(page), line)
        assert not complaints, "".join(complaints)


def commands(fence: str) -> Iterator[tuple[str, str]]:
    """The commands in a console example, each with what it prints."""
    for part in re.split(r"^\$ ", fence, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_print_what_they_say(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for _, example in fences(page, "console"):
        for command, printed in commands(example):
            program, *arguments = shlex.split(command)
            assert program == "entrepot"
            code = cli.main(arguments)
            said = capsys.readouterr()  # commands that succeed report progress on stderr
            assert (said.err if code else said.out) == printed, command
            assert bool(code) == printed.startswith("entrepot: ")


def test_the_readme_has_a_first_game() -> None:
    assert '>>> g = entrepot.new("spice_road", players=3, seed=7)' in (ROOT / "README.md").read_text(encoding="utf-8")


NEED_TORCH = {f"entrepot.training.{name}" for name in ("curves", "generations", "model")}


def modules() -> Iterator[str]:
    yield "entrepot"
    for module in pkgutil.walk_packages(entrepot.__path__, "entrepot."):
        if not module.name.endswith(("__main__", "_cyutility")):  # Cython writes the latter
            yield module.name


@pytest.mark.parametrize("module", list(modules()))
def test_docstrings(module: str) -> None:
    """Every module says what it is for, and the examples in its docstrings work."""
    if module in NEED_TORCH:
        pytest.importorskip("torch", reason="torch is large and only needed for training")
    imported: ModuleType = importlib.import_module(module)
    assert imported.__doc__
    assert doctest.testmod(imported).failed == 0


# Links


def slug(heading: str) -> str:
    """The anchor of a heading on the rendered page."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {slug(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if target.startswith(("https://", "mailto:")):
            continue
        if target.startswith("reference:"):  # written by pdoc, a page for each module
            importlib.import_module(target.removeprefix("reference:").removesuffix(".html").replace("/", "."))
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.is_relative_to(ROOT), f"{target} leaves the project"
        assert there.exists(), f"{target} is not there"
        assert not anchor or anchor in anchors(there), f"{target} has no such heading"


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent != ROOT], ids=name)
def test_every_page_can_be_reached(page: Path) -> None:
    """From the README, through any number of links."""
    found = {ROOT / "README.md"}
    ahead = list(found)
    while ahead:
        here = ahead.pop()
        targets = LINK.findall(here.read_text(encoding="utf-8"))
        linked = {(here.parent / target.partition("#")[0]).resolve() for target in targets if ".md" in target}
        new = {there for there in linked if there.exists()} - found
        found |= new
        ahead += new
    assert page in found


# What the documents name


def test_the_reference_builds_without_a_warning(tmp_path: Path) -> None:
    """The modules that `make docs` describes, from their sources."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = re.findall(r"^REFERENCE := (.*)$", makefile, re.MULTILINE)[0].split()
    command = [sys.executable, "-W", "error::UserWarning", "-m", "pdoc", "-o", str(tmp_path), *listed]
    done = subprocess.run(command, env=os.environ | {"ENTREPOT_PURE": "1"}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "entrepot/core/game.html").exists()


def makefile_targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_make_targets_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    commands = re.findall(r"`make ([^`\n]+)`", text)
    commands += re.findall(r"^make ([^#\n]*)", "".join(shell for _, shell in fences(page, "sh")), re.MULTILINE)
    named = {word for command in commands for word in command.split() if word.isalpha() and word.islower()}
    assert named <= makefile_targets()


def test_all_make_targets_are_explained() -> None:
    """To users in the README, to developers in CONTRIBUTING.md."""
    text = "".join((ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "CONTRIBUTING.md"))
    assert {target for target in makefile_targets() if f"make {target}" not in text} == set()


def rule_ids(text: str) -> set[str]:
    return set(RULE_ID.findall(text)) - NOT_RULES


def explained(page: Path) -> list[str]:
    return re.findall(r"^- \*\*(\S+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)


def citing_files() -> Iterator[Path]:
    for folder in ("src", "tests", "docs"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".pxd", ".ftl", ".md", ".erec", ".json"}:
                yield path
    yield from ROOT.glob("*.md")


def test_cited_rules_are_explained() -> None:
    """Every rule id cited anywhere is in one of the pages docs/rules-*.md."""
    known = {rule for page in ROOT.glob("docs/rules-*.md") for rule in explained(page)}
    unknown = {name(path): rule_ids(path.read_text(encoding="utf-8")) - known for path in citing_files()}
    assert {path: rules for path, rules in unknown.items() if rules} == {}


@pytest.mark.parametrize("path", sorted((ROOT / "tests/rules").glob("*.txt")), ids=name)
def test_every_rule_has_its_line(path: Path) -> None:
    """The page of a game explains exactly the rules that the tests list."""
    page = ROOT / f"docs/rules-{path.stem.replace('_', '-')}.md"
    assert explained(page) == [line.split()[0] for line in path.read_text(encoding="utf-8").splitlines() if line]


def test_the_version_is_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == entrepot.__version__
    assert f"\n## [{entrepot.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def between(path: str, start: str, end: str) -> set[str]:
    """The methods that a class of a module defines between two marks."""
    text = (ROOT / path).read_text(encoding="utf-8")
    assert start in text
    return {
        method
        for method in re.findall(r"    def (\w+)", text.partition(start)[2].partition(end)[0])
        if method[0] != "_"
    }


def test_the_recipe_for_a_game_names_every_hook() -> None:
    """CONTRIBUTING.md explains all of the contract, and every method that a state may override."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    hooks = {hook for hook in (*vars(Rules), *Rules.__annotations__) if not hook.startswith("_")}
    engine = "src/entrepot/core/engine.py"
    hooks |= between(engine, "# A game overrides these.", "# The rest is derived from them.")
    hooks |= between(engine, "class PythonEngine(Engine):", "# Entry points for compiled code")
    assert len(hooks) > 50
    assert {hook for hook in hooks if f"`{hook}`" not in recipe} == set()


def test_the_recipe_for_a_game_quotes_the_example() -> None:
    """It has at most seven steps, and its tables are those of examples/bazaar."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = recipe.partition("## Adding a game\n")[2].partition("\n##")[0]
    assert re.findall(r"^(\d)\. ", steps, re.MULTILINE) == list("1234567")
    example = (ROOT / "examples/bazaar/bazaar/__init__.py").read_text(encoding="utf-8").splitlines()
    [(_, tables)] = fences(ROOT / "CONTRIBUTING.md", "python")
    assert [line for line in tables.splitlines() if line not in example] == []


@pytest.mark.parametrize("page", DECISIONS, ids=name)
def test_a_decision_has_its_parts(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^## (\w+)$", text, re.MULTILINE) == ["Context", "Decision", "Grounds", "Consequences"]


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))
