"""The machine and the version that a measurement was taken on."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

from .. import __version__, compiled
from ..source import FOLDER


def machine() -> dict[str, str]:
    """What must be known to interpret a measurement."""
    return {
        "entrepot": __version__,
        "commit": commit(),
        "engine": "compiled" if compiled else "plain Python",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "processor": processor(),
    }


def processor() -> str:
    """The processor's model."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def commit() -> str:
    """The commit, with a + if files have changed since; empty outside a checkout of this project."""
    return git("describe", "--always", "--dirty=+", "--exclude=*") if git("ls-files", "__init__.py") else ""


def git(*args: str) -> str:
    """The output of git in this package's folder; empty if it fails."""
    try:
        asked = ["git", "-C", str(FOLDER), *args]
        return subprocess.run(asked, capture_output=True, text=True, timeout=10, check=True).stdout.strip()  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return ""
