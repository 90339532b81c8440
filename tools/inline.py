"""Prepares the engine modules for the compiler: the bodies of C functions move into the ``.pxd`` files.

Cython calls a function of another module through a pointer, and a method through a table of pointers, and the C
compiler cannot look behind either. It calls directly, or inlines, a function whose body is in the ``.pxd``. We keep
bodies in the ``.py``, where they also run uncompiled. So ``setup.py`` compiles copies of the modules: a ``.pxd`` in
which each declaration has become an inline function with the body from the ``.py``, and a ``.py`` with the rest.

Functions move if they are ``noexcept nogil``, methods only if no class overrides them.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent, indent

CLASS = re.compile(r"cdef class (\w+)")
DECORATOR = re.compile(r" *@(cython\.locals\(.*\))")
DECLARATION = re.compile(r" *(cdef|cpdef) (.*?)(\w+)\((.*)\) noexcept nogil")
METHOD = re.compile(r" +(?:cdef|cpdef) .*?(\w+)\(.*")
INDENT = 4 * " "


@dataclass
class Declaration:
    """A function without Python objects, as a ``.pxd`` declares it."""

    owner: str
    """The class of a method."""
    keyword: str
    result: str
    name: str
    arguments: str
    types: dict[str, str]
    """The types of its local variables."""

    def inline(self, body: str) -> str:
        """The function with this body."""
        head = f"cdef inline {self.result}{self.name}({self.arguments}) noexcept nogil:\n"
        variables = "".join(f"cdef {declared(name, type)}\n" for name, type in self.types.items())
        return indent(head + indent(variables + (body or "pass\n"), INDENT), INDENT if self.owner else "")

    def wrapper(self, node: ast.FunctionDef) -> str:
        """A function of the same name that Python can call."""
        arguments = ", ".join(argument.arg for argument in node.args.args)
        call = f"{self.name}({arguments})"
        return f"def _{call}:\n{INDENT}return {call}\n\nglobals()['{self.name}'] = _{self.name}\n"


def declared(name: str, type: str) -> str:
    """The C declaration of a variable: ``short[256]`` comes after the name."""
    element, bracket, length = type.partition("[")
    return f"{element} {name}{bracket}{length}"


def local_types(decorator: str) -> dict[str, str]:
    """The types in ``cython.locals(n=int, ...)``."""
    call = ast.parse(decorator, mode="eval").body
    assert isinstance(call, ast.Call)
    return {str(each.arg): ast.unparse(each.value).strip("'") for each in call.keywords}


class Module:
    """An engine module: the text of its ``.py`` and of its ``.pxd``."""

    def __init__(self, path: Path) -> None:
        self.py = path.read_text(encoding="utf-8").splitlines(keepends=True)
        self.pxd = path.with_suffix(".pxd").read_text(encoding="utf-8").splitlines(keepends=True)
        self.functions = dict(functions(ast.parse("".join(self.py)), ""))

    def blocks(self) -> Iterator[tuple[str, Declaration | None]]:
        """The lines of the ``.pxd``, a declaration together with its decorators."""
        owner, decorators = "", ""
        types: dict[str, str] = {}
        for line in self.pxd:
            if line[0].strip():
                owner = found[1] if (found := CLASS.match(line)) else ""
            if found := DECORATOR.match(line):
                decorators += line
                types |= local_types(found[1])
                continue
            found = DECLARATION.fullmatch(line.rstrip())
            yield (
                decorators + line,
                Declaration(owner, found[1], found[2], found[3], found[4], types) if found else None,
            )
            decorators, types = "", {}

    def methods(self) -> list[str]:
        """The names of all methods that the ``.pxd`` declares."""
        return [found[1] for line in self.pxd if (found := METHOD.match(line))]

    def body(self, node: ast.FunctionDef) -> str:
        """A function's lines after its docstring."""
        statements = node.body[1:] if ast.get_docstring(node) else node.body
        return dedent("".join(self.py[statements[0].lineno - 1 : node.end_lineno])) if statements else ""

    def inlined(self, virtual: set[str]) -> tuple[str, str]:
        """The copies of the ``.py`` and of the ``.pxd``."""
        py, pxd, wrappers = list(self.py), [], []
        for text, declaration in self.blocks():
            node = declaration and self.functions.get((declaration.owner, declaration.name))
            if not declaration or not node or (declaration.owner and declaration.name in virtual):
                pxd.append(text)
                continue
            pxd.append(declaration.inline(self.body(node)))
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                py[line] = "\n"
            if declaration.keyword == "cpdef":
                wrappers.append(declaration.wrapper(node))
        return "".join(py + wrappers), "".join(pxd)


def functions(node: ast.Module | ast.ClassDef, owner: str) -> Iterator[tuple[tuple[str, str], ast.FunctionDef]]:
    """All functions and methods, by class and name."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            yield (owner, each.name), each
        elif isinstance(each, ast.ClassDef):
            yield from functions(each, each.name)


def overridden(modules: Iterable[Module]) -> set[str]:
    """The names of methods that more than one class declares."""
    names = Counter(name for module in modules for name in module.methods())
    return {name for name, classes in names.items() if classes > 1}


def related(path: Path, other: Path) -> bool:
    """Whether a class of one module could derive from one of the other: a game's classes stay in its folder."""
    return path.parent == other.parent or "core" in (path.parent.name, other.parent.name)


def prepared(package: Path, engine: list[Path]) -> Iterator[tuple[Path, str]]:
    """The text of each file that the compiler needs: of an engine module the inlined one."""
    modules = {path: Module(path) for path in engine}
    for path in package.rglob("*.p*"):
        if path.name == "__init__.py" or (path.suffix == ".pxd" and path.with_suffix(".py") not in modules):
            yield path, path.read_text(encoding="utf-8")
    for path, module in modules.items():
        py, pxd = module.inlined(overridden(each for other, each in modules.items() if related(path, other)))
        yield path, py
        yield path.with_suffix(".pxd"), pxd


def inline(package: Path, engine: list[Path], folder: Path) -> tuple[list[Path], bool]:
    """Copy a package's engine modules into a folder; return the copies, and whether a declaration has changed.

    Then all modules must be compiled again. A file that would not change is not written.
    """
    declarations_changed = False
    for path, text in prepared(package, engine):
        copy = folder / path.relative_to(package.parent)
        if not copy.exists() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
            declarations_changed |= path.suffix == ".pxd"
    return [folder / path.relative_to(package.parent) for path in engine], declarations_changed
