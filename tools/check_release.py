"""Checks that a release can be published: its version, placeholders that are left, and the size of its wheels."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAX_WHEEL = 3_000_000  # bytes
PLACEHOLDER = "github.com/OWNER/"
PLACES = ("pyproject.toml", "CITATION.cff", ".github/ISSUE_TEMPLATE/config.yml")


def read(path: str) -> str:
    """A file of the project."""
    return (ROOT / path).read_text(encoding="utf-8")


def first(path: str, pattern: str) -> str:
    """What a pattern finds first in a file; nothing if it finds nothing."""
    found = re.search(pattern, read(path), re.MULTILINE)
    return found[1] if found else ""


def versions() -> dict[str, str]:
    """The version as each file states it."""
    patterns = {
        "pyproject.toml": r'^version = "(.*)"$',
        "src/entrepot/__init__.py": r'^__version__ = "(.*)"$',
        "CITATION.cff": r"^version: (.*)$",
        "CHANGELOG.md": r"^## \[(\d.*?)\]",
    }
    return {path: first(path, pattern) for path, pattern in patterns.items()}


def problems_with_tag(tag: str) -> list[str]:
    """What prevents a release under this tag."""
    other = {path: found for path, found in versions().items() if tag != f"v{found}"}
    wrong = [f"{path} has version {found!r}, not that of {tag}" for path, found in other.items()]
    unreplaced = [path for path in PLACES if PLACEHOLDER in read(path)]
    wrong += [f"{path} still names the placeholder {PLACEHOLDER}" for path in unreplaced]
    has_no_date = first("CHANGELOG.md", r"^## \[.*\] - (Unreleased)$")
    return wrong + (["CHANGELOG.md has no date for the newest version"] if has_no_date else [])


def problems_with_sizes(folder: Path) -> list[str]:
    """The wheels that are too large, or that there are none."""
    wheels = {path.name: path.stat().st_size for path in sorted(folder.glob("*.whl"))}
    for name, size in wheels.items():
        print(f"{size:>9} bytes  {name}")
    large = [f"{name} has {size} bytes, more than {MAX_WHEEL}" for name, size in wheels.items() if size > MAX_WHEEL]
    return large if wheels else [f"there is no wheel in {folder}"]


def main() -> None:
    """Print what is wrong, and fail if anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", help="the tag of the release, such as v0.2.0")
    parser.add_argument("--sizes", type=Path, metavar="FOLDER", help="a folder with wheels")
    args = parser.parse_args()
    wrong = problems_with_tag(args.tag) if args.tag else []
    wrong += problems_with_sizes(args.sizes) if args.sizes else []
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
