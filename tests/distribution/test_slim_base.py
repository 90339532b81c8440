"""Without the extras: games can be played, and a command that needs more says in one line what to install."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from entrepot import cli
from entrepot.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVER = ["itsdangerous", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets"]
OPTIONAL = [
    *SERVER,
    "choix",
    "cryptography",
    "distributed",
    "gymnasium",
    "numpy",
    "openskill",
    "pettingzoo",
    "psycopg",
    "torch",
]
SCRIPT = """
import sys
for library in sys.argv[1].split(","):
    sys.modules[library] = None  # importing it fails
from entrepot import cli
sys.exit(cli.main(sys.argv[2:]))
"""


def without(libraries: list[str], *words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command where these libraries cannot be imported."""
    command = [sys.executable, "-c", SCRIPT, ",".join(libraries), *words]
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1"}
    return subprocess.run(command, cwd=folder, env=environment, input=typed, capture_output=True, text=True)


def test_the_base_has_three_dependencies_and_the_server_those_it_imports():
    names = [requirement.split(">")[0] for requirement in PROJECT["dependencies"]]
    assert names == ["babel", "fluent.runtime", "tqdm"]
    server = [requirement.split(">")[0].replace("-", "_") for requirement in PROJECT["optional-dependencies"]["server"]]
    assert server == SERVER


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "0"],
        ["backup", "x.gz"],
        ["restore", "x.gz"],
        ["admin", "tables"],
        ["verify", "--database", "sqlite:///x.sqlite"],
        ["think", "--database", "postgresql+psycopg://nobody@localhost/none"],
    ],
    ids=" ".join,
)
def test_a_command_that_needs_the_server_names_its_extra(words, tmp_path):
    run = without(SERVER, *words, folder=tmp_path)
    assert run.returncode == cli.BAD_USE
    wanted = "entrepot: This needs itsdangerous; install it with: pip install 'entrepot[server]'\n"
    assert (run.stdout, run.stderr) == ("", wanted)


@pytest.mark.parametrize("library", SERVER)
def test_each_library_of_the_server_is_checked(library, tmp_path):
    run = without([library], "serve", "--port", "0", folder=tmp_path)
    assert run.stderr == f"entrepot: This needs {library}; install it with: pip install 'entrepot[server]'\n"


def test_a_postgresql_database_names_its_extra(tmp_path):
    run = without(
        ["psycopg"], "admin", "tables", "--database", "postgresql+psycopg://nobody@localhost/none", folder=tmp_path
    )
    assert run.returncode == cli.BAD_USE
    assert run.stderr == "entrepot: This needs psycopg; install it with: pip install 'entrepot[postgresql]'\n"


def test_without_any_extra_games_are_played_shown_and_verified(tmp_path):
    made = without(OPTIONAL, "new", "spice_road", "--seed", "7", "--out", "game.erec", folder=tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    for words in (
        ["verify", "game.erec"],
        ["show", "game.erec"],
        ["selfplay", "puerto_rico", "--games", "1", "--out", "games.jsonl"],
        ["games"],
    ):
        run = without(OPTIONAL, *words, folder=tmp_path)
        assert run.returncode == 0, run.stderr
    typed = "p0 acquire +YYY\n"
    game = ["spice_road", "--players", "3", "--seed", "7", "--bots", "random"]
    played = without(OPTIONAL, "play", *game, folder=tmp_path, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "acquires “take 3 turmeric”" in played.stdout


def test_importing_the_package_imports_no_slow_library():
    """Each of these would take longer than everything else together."""
    slow = {*OPTIONAL, "asyncio", "babel", "fluent", "multiprocessing", "tqdm", "argparse"}
    script = "import sys, entrepot; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not slow & set(loaded)


# The notice that the engine is not compiled


class Terminal(io.StringIO):
    """Where somebody reads."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def notice(monkeypatch):
    """Run a command; what a person at a terminal, or a file, gets to read on standard error."""

    def notice(compiled: bool, asked_for: str = "", language: str = "en", screen: type[io.StringIO] = Terminal) -> str:
        monkeypatch.setattr(cli, "compiled", compiled)
        monkeypatch.setenv("ENTREPOT_PURE", asked_for)
        monkeypatch.setattr(sys, "stderr", screen())
        assert cli.main(["games", "--language", language]) == 0
        return sys.stderr.getvalue()

    return notice


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_learns_in_one_line_that_the_engine_is_not_compiled(notice, language, capsys):
    said = notice(compiled=False, language=language)
    assert said.count("\n") == 1
    assert "entrepot" in said
    assert " C" in said or "C-" in said


def test_the_notice_is_not_for_programs_nor_for_those_who_asked_for_plain_python(notice, capsys):
    assert notice(compiled=True) == ""
    assert notice(compiled=False, asked_for="1") == ""
    assert notice(compiled=False, screen=io.StringIO) == ""
