"""Two hosts behind nginx, one of which is killed or cut off: people continue on the other, and nothing is lost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import free_port, make_postgres_database
from .test_running import ENVIRONMENT, ROOT

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may create hosts"),
    pytest.mark.skipif(not shutil.which("nginx") or not shutil.which("ip"), reason="nginx or iproute2 is missing"),
]


@pytest.fixture(scope="module", autouse=True)
def namespaces() -> None:
    """Skip the tests where even root may not create hosts, as in most containers."""
    name = f"probe{time.time_ns() % 10**9}"
    if subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode:
        pytest.skip("network namespaces are not allowed here")
    subprocess.run(["ip", "netns", "delete", name], check=True)


def kill_host(postgres: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the tool that kills hosts, with few tables."""
    database = make_postgres_database(postgres, f"hosts{time.time_ns()}")
    command = [
        sys.executable,
        str(Path(ROOT) / "tools/kill_host.py"),
        "--tables",
        "4",
        "--pause",
        "0.5",
        "--away",
        "35",
    ]
    command += ["--port", str(free_port()), "--database", database, *more]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=900, check=False)


def test_people_continue_on_the_other_host(postgres):
    """Each host fails once: after the second failure everybody depends on the one that has come back."""
    done = kill_host(postgres, "--failures", "unplug", "kill")
    assert done.returncode == 0, done.stderr
    assert "unplug: all games continued" in done.stdout
    assert "kill: all games continued" in done.stdout
    assert "4 tables, none lost; 4 games replay" in done.stdout


@pytest.mark.parametrize(
    ("sabotage", "noticed"),
    [
        ("rewind", "but the server is at"),
        ("early", "but the server is at"),
        ("deaf", "do not (continue|hear of everything)"),
    ],
)
def test_faults_are_noticed(postgres, sabotage, noticed):
    done = kill_host(postgres, "--failures", "kill", "--sabotage", sabotage)
    assert done.returncode != 0
    assert re.search(noticed, done.stderr)
