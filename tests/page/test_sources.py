"""The sources of the page: a game is named only in its own folder, and nothing is drawn by message id."""

from __future__ import annotations

import re
from pathlib import Path

from entrepot.source import FOLDER

SOURCE = Path(__file__).parents[2] / "page" / "src"
GAMES = {path.parent.name for path in (FOLDER / "games").glob("*/rules.py")}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
GAME_NAMES = re.compile("|".join(re.escape(name).replace("_", "[_ -]?") for name in sorted(GAMES)), re.IGNORECASE)


def sources() -> dict[Path, str]:
    """The code of each source file, without its comments."""
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return {path.relative_to(SOURCE): COMMENT.sub("", path.read_text(encoding="utf-8")) for path in files}


def test_only_its_own_folder_names_a_game():
    elsewhere = {path: text for path, text in sources().items() if path.parts[0] not in GAMES}
    assert [(str(path), found[0]) for path, text in elsewhere.items() for found in GAME_NAMES.finditer(text)] == []
    assert GAMES
    assert len(elsewhere) > 50


def test_no_game_uses_another_games_folder():
    for path, text in sources().items():
        if path.parts[0] in GAMES:
            others = GAMES - {path.parts[0]}
            assert not [name for name in others if f"/{name}/" in text], path


def test_boards_take_facts_from_data_not_from_message_ids():
    """The only ids that a board reads are those of buildings; messages are passed on to be translated."""
    boards = {path: text for path, text in sources().items() if path.parts[0] in GAMES}
    read = re.compile(r"(?<!\bbuilding)(?<!\binfo)(?<!\beach)\.id\b|\{ id, args \}|\{ id \}: Message")
    assert [(str(path), found[0]) for path, text in boards.items() for found in read.finditer(text)] == []
    before = "({ id, args }) => TELLERS[id]", "function drawn({ id }: Message)", "to.id === spice"
    assert all(read.search(text) for text in before)


def test_every_address_goes_through_the_base_path():
    """Otherwise the page leaves its part of a site: ``url("/join")`` instead of ``"/join"``."""
    address = re.compile(
        r"""(?:href|src|action)=["']/|(?:fetch|new URL|WebSocket|State|assign)\(["'`]/|location\.(?:origin|host)\}/"""
    )
    assert [(str(path), found[0]) for path, text in sources().items() for found in address.finditer(text)] == []
    before = (
        '<a href="/join">',
        "fetch(`/api${path}`)",
        "new URL(`/api/tables`, here)",
        "`${location.origin}/join/${id}`",
    )
    assert all(address.search(text) for text in before)
