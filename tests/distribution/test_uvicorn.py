"""The server works with the oldest and the newest uvicorn that pyproject.toml allows, and with the newest of all.

Its protocols for HTTP and sockets override methods of uvicorn's that are not documented, so a new version may break
them. If only the newest of all fails, the upper bound protects everybody; if it passes, the bound can be raised.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
(REQUIREMENT,) = (each for each in PROJECT["optional-dependencies"]["server"] if each.startswith("uvicorn"))
OLDEST = re.sub(r"uvicorn>=([\d.]+),.*", r"uvicorn~=\1.0", REQUIREMENT)
TESTS = ["tests/server/test_running.py", "tests/server/test_limits.py", "-k", "socket or connection or request or body"]


def test_uvicorn_is_capped():
    assert re.fullmatch(r"uvicorn>=0\.\d+,<0\.\d+", REQUIREMENT)


@pytest.mark.long
@pytest.mark.parametrize("requirement", [OLDEST, REQUIREMENT, "uvicorn"])
def test_sockets_work_with_other_versions_of_uvicorn(requirement, tmp_path):
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path), requirement]
    subprocess.run(pip, check=True, capture_output=True)
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    where = [sys.executable, "-c", "import uvicorn; print(uvicorn.__file__)"]
    assert str(tmp_path) in subprocess.run(where, env=environment, capture_output=True, text=True, check=True).stdout
    pytests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(pytests, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
