"""The page in the package is the one that its sources give."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from entrepot.source import FOLDER

PAGE = Path(__file__).parents[2] / "page"
BUILT = FOLDER / "server" / "page"


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder, by their paths in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_built_page_is_what_its_sources_give(tmp_path):
    """If not: ``make page``."""
    npm = shutil.which("npm")
    if npm is None or not (PAGE / "node_modules").exists():
        pytest.skip("Node or the page's libraries are not installed: make page")
    command = [npm, "run", "build"]
    subprocess.run(command, cwd=PAGE, env=os.environ | {"PAGE_OUT": str(tmp_path)}, check=True, capture_output=True)
    built, committed = files(tmp_path), files(BUILT)
    assert sorted(built) == sorted(committed)
    assert [name for name in built if built[name] != committed[name]] == []
