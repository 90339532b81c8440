"""The example installed as its users would: built by pip, found by its entry point."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OPTIONS = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")


def install(name: str, folder: Path) -> Path:
    """Install an example into a folder, from a copy of its sources; where it can then be imported from."""
    source, target = folder / "source", folder / "site"
    shutil.copytree(ROOT / "examples" / name, source)
    subprocess.run([sys.executable, "-m", "pip", "install", *OPTIONS, "--target", target, source], check=True)
    return target
