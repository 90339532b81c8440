"""The preparation of engine modules for the compiler: bodies of C functions move from the ``.py`` into the ``.pxd``."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "inline.py"))
inline, Module = TOOL["inline"], TOOL["Module"]

BASE_PY = '''"""A base class."""


class Base:
    """It can be derived from."""

    def chosen(self) -> int:
        """Overridden below."""
        return 1
'''
BASE_PXD = """cdef class Base:
    cdef int chosen(self) noexcept nogil
"""
GAME_PY = '''"""A game."""

from .core.base import Base

LIMIT = 3


def cost(number: int) -> int:
    """Twice the number."""
    total = 0
    for _ in range(number):
        total += 2
    return total


def nothing() -> None:
    """There is nothing to do."""


class Game(Base):
    """A derived class."""

    def chosen(self) -> int:
        """Another choice."""
        return self.doubled(2)

    def doubled(self, number: int) -> int:
        """Not overridden."""
        return cost(number)

    def described(self) -> str:
        """In words."""
        return "a game"
'''
GAME_PXD = """cimport cython

from .core.base cimport Base

cdef int LIMIT

@cython.locals(total=int, _=int)
cpdef int cost(int number) noexcept nogil
cdef void nothing() noexcept nogil


cdef class Game(Base):
    cdef int chosen(self) noexcept nogil
    cdef int doubled(self, int number) noexcept nogil
    cpdef str described(self)
"""


@pytest.fixture
def copies(tmp_path):
    """The copies of a small package."""
    package = tmp_path / "package"
    (package / "core").mkdir(parents=True)
    for folder in (package, package / "core"):
        (folder / "__init__.py").touch()
    files = {"core/base.py": BASE_PY, "core/base.pxd": BASE_PXD, "game.py": GAME_PY, "game.pxd": GAME_PXD}
    for name, text in files.items():
        (package / name).write_text(text, encoding="utf-8")
    engine = [package / "core" / "base.py", package / "game.py"]
    copies, declarations_changed = inline(package, engine, tmp_path / "copies")
    assert declarations_changed
    return copies


def text(path, suffix=".py"):
    return path.with_suffix(suffix).read_text(encoding="utf-8")


def test_a_c_function_moves_into_the_pxd_with_its_local_types(copies):
    _, game = copies
    body = "cdef inline int cost(int number) noexcept nogil:\n    cdef int total\n    cdef int _\n    total = 0\n"
    assert body in text(game, ".pxd")
    assert "def cost(" not in text(game)
    assert "cython.locals" not in text(game, ".pxd")


def test_an_empty_function_moves_too(copies):
    assert "cdef inline void nothing() noexcept nogil:\n    pass\n" in text(copies[1], ".pxd")


def test_python_can_still_call_a_cpdef_function(copies):
    assert "def _cost(number):\n    return cost(number)\n" in text(copies[1])
    assert "globals()['cost'] = _cost" in text(copies[1])
    assert "nothing" not in text(copies[1])


def test_a_method_moves_unless_a_class_overrides_it(copies):
    base, game = copies
    assert "    cdef inline int doubled(self, int number) noexcept nogil:\n        return cost(number)\n" in text(
        game, ".pxd"
    )
    for path in (base, game):
        assert "    cdef int chosen(self) noexcept nogil\n" in text(path, ".pxd")
        assert "def chosen(self) -> int:" in text(path)


def test_functions_with_python_objects_and_everything_else_stay(copies):
    _, game = copies
    assert "    cpdef str described(self)\n" in text(game, ".pxd")
    assert "def described(self) -> str:" in text(game)
    assert "LIMIT = 3" in text(game)
    assert "cdef int LIMIT" in text(game, ".pxd")


def again(tmp_path):
    """Copy the package once more; return whether a declaration has changed."""
    package = tmp_path / "package"
    return inline(package, [package / "core/base.py", package / "game.py"], tmp_path / "copies")[1]


def test_an_unchanged_copy_is_not_written_again(copies, tmp_path):
    """Otherwise everything would be compiled again."""
    before = [path.stat().st_mtime_ns for path in copies]
    assert not again(tmp_path)
    assert [path.stat().st_mtime_ns for path in copies] == before


def test_a_changed_body_changes_a_declaration(copies, tmp_path):
    """All modules that have inlined it must be compiled again."""
    game = tmp_path / "package" / "game.py"
    game.write_text(GAME_PY.replace("total += 2", "total += 3"), encoding="utf-8")
    assert again(tmp_path)


def test_a_change_outside_of_the_inlined_functions_does_not(copies, tmp_path):
    game = tmp_path / "package" / "game.py"
    game.write_text(GAME_PY.replace("a game", "another game"), encoding="utf-8")
    assert not again(tmp_path)
    assert "another game" in text(copies[1])


def test_only_what_searches_need_of_any_game_is_called_through_pointers(tmp_path):
    """They are the methods that more than one class defines."""
    package = ROOT / "src" / "entrepot"
    engine = [
        path.with_suffix(".py")
        for path in package.rglob("*.pxd")
        if path.stem in ("engine", "state", "mayor", "powers", "pieces")
    ]
    copies = [Module(path) for path in inline(package, engine, tmp_path)[0]]
    left = {declaration.name for module in copies for _, declaration in module.blocks() if declaration}
    assert left == {"write_legal", "step", "score", "score_part", "tie_break"}
