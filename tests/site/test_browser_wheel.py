"""The wheel for the browser: what is in it, and that its games are those of this machine."""

from __future__ import annotations

import importlib.metadata
import json
import random
import runpy
import shutil
import subprocess
import sys
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import compared_games
import pytest

import entrepot
from entrepot.core import registry
from playing import GAMES, TESTS, any_options, fitting, values

HERE = Path(__file__).parent
ROOT = TESTS.parent
TOOL = ROOT / "tools" / "browser_wheel.py"
MAX_WHEEL = 2_000_000
# What needs a terminal, another process or torch, and the built page.
LEFT_OUT = (
    *("entrepot/__main__.py", "entrepot/cli/", "entrepot/terminal/", "entrepot/training/", "entrepot/server/page/"),
    *(f"entrepot/server/{name}.py" for name in ("administration", "erasure", "supervisor", "usage")),
)
PROGRAMS = ("node", "npm", "apt-get", "dpkg-deb")
LIBRARIES = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "tqdm", "typing_extensions")
BOTS = ("greedy", "mcts:20n", "network:20n", "random")
MAIN = ("players", "edition", "expansions")
RANDOM_GAMES = 20  # of each game, with any options


def run(*command: object) -> None:
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def build(folder: Path, *options: str) -> Path:
    run(sys.executable, TOOL, folder, *options)
    [wheel] = folder.glob("*.whl")
    return wheel


def sources() -> set[str]:
    """The files that a browser can use."""
    src = ROOT / "src"
    endings = (".py", ".ftl", ".json", ".network", ".typed")
    files = [path.relative_to(src).as_posix() for path in (src / "entrepot").rglob("*") if path.suffix in endings]
    return {path for path in files if not path.startswith(LEFT_OUT)}


def contents(wheel: Path) -> tuple[set[str], set[str]]:
    """The plain files of the package in a wheel, and the compiled ones."""
    names = {name for name in ZipFile(wheel).namelist() if name.startswith("entrepot/")}
    compiled = {name for name in names if name.endswith(".so")}
    return names - compiled, compiled


def test_the_plain_wheel_has_what_a_browser_can_use_and_nothing_else(tmp_path):
    wheel = build(tmp_path, "--pure")
    assert wheel.name == f"entrepot-{entrepot.__version__}-py3-none-any.whl"
    assert contents(wheel) == (sources(), set())


def test_the_same_files_give_the_same_wheel(tmp_path):
    assert build(tmp_path / "once", "--pure").read_bytes() == build(tmp_path / "twice", "--pure").read_bytes()


def test_pip_accepts_the_plain_wheel(tmp_path):
    wheel = build(tmp_path, "--pure")
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", tmp_path / "installed", wheel)
    assert (tmp_path / "installed" / "entrepot" / "__init__.py").exists()


# Games in WebAssembly


def configurations(name: str) -> list[dict[str, Any]]:
    """All combinations of the main options, every value of the others with every number of players, some mixtures."""
    rules, rng = registry.find(name), random.Random(name)
    choices = {option.name: values(option) for option in rules.options}
    main = [name for name in MAIN if name in choices]
    wishes = [dict(zip(main, each, strict=True)) for each in product(*(choices[name] for name in main))]
    wishes += [
        {name: value, "players": players}
        for name in choices
        if name not in main
        for value in choices[name]
        for players in choices["players"]
    ]
    return [fitting(rules, each) for each in wishes] + [any_options(rules, rng) for _ in range(RANDOM_GAMES)]


def cases() -> list[dict[str, Any]]:
    """The games to play; the bots change seats from one to the next."""
    all_options = [(name, options) for name in GAMES for options in configurations(name)]
    return [
        {"game": name, "seed": seed, "options": options, "bots": list(islice(cycle(BOTS), seed % 4, seed % 4 + 4))}
        for seed, (name, options) in enumerate(all_options)
    ]


def libraries(path: Path) -> Path:
    """An archive of the installed packages, in plain Python, that ours needs."""
    with ZipFile(path, "w") as archive:
        for name in LIBRARIES:
            for file in importlib.metadata.files(name) or []:
                if ".." not in file.parts and file.suffix not in (".pyc", ".so"):
                    archive.write(str(file.locate()), file.as_posix())
    return path


def tool() -> dict[str, Any]:
    """The functions of the tool, if everything that it needs is installed."""
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    functions = runpy.run_path(str(TOOL))
    version = functions["pyodide"]().python
    if not functions["installed_headers"](version):
        pytest.skip(f"the C headers of Python {version} are not installed")
    return functions


@pytest.mark.long
def test_games_in_webassembly_are_those_of_this_machine(tmp_path):
    names = tool()
    wheel = build(tmp_path)
    assert contents(wheel)[0] == sources()
    assert wheel.stat().st_size <= MAX_WHEEL

    asked, answered = tmp_path / "cases.json", tmp_path / "results.json"
    asked.write_text(json.dumps(cases()), encoding="utf-8")
    pyodide = names["TOOLS"] / f"pyodide-{names['PYODIDE']}" / "package"
    archives = (libraries(tmp_path / "libraries.zip"), wheel)
    run("node", HERE / "play_in_node.mjs", pyodide, compared_games.__file__, asked, answered, *archives)

    there = json.loads(answered.read_text(encoding="utf-8"))
    assert there["platform"] == "emscripten"
    here = json.loads(compared_games.play_all(json.dumps(cases())))
    assert len(here["played"]) == len(there["played"]) >= 100
    for case, expected, played in zip(cases(), here["played"], there["played"], strict=True):
        assert played == expected, case
    assert set(here["engine"]) - set(names["NOT_COMPILED"]) <= set(there["engine"])
    assert "entrepot.core.engine" in there["engine"]
