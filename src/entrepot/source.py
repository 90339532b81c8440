"""Importing the engine from its Python sources although compiled modules exist.

A compiled module lies next to the Python file it was built from, and Python finds it first. Two ways around that:

* ``ENTREPOT_PURE=1`` in the environment: the whole process uses the sources (:func:`use_sources_if_asked`);
* :func:`pure_package`: a second copy of the package under another name, sources only, in the same process, so that the
  two can be compared.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent
PURE_NAME = "entrepot_pure"


class SourceFinder(MetaPathFinder):
    """Finds a package of that name and its submodules in this folder, Python files only."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the module's source file; none for modules outside the package."""
        if fullname == self.package:
            return spec_from_file_location(fullname, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)])
        if not fullname.startswith(f"{self.package}.") or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def use_sources(package: str) -> None:
    """From now on import the package of that name from its sources."""
    if not any(isinstance(finder, SourceFinder) and finder.package == package for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder(package))


def use_sources_if_asked(package: str) -> None:
    """The same if ``ENTREPOT_PURE`` is set. Call it before importing any submodule of the package."""
    if os.environ.get("ENTREPOT_PURE"):
        use_sources(package)


def pure_package() -> ModuleType:
    """A second, uncompiled copy of the package with classes of its own: ``pure_package().new(...)``."""
    use_sources(PURE_NAME)
    return importlib.import_module(PURE_NAME)


def is_compiled(module: ModuleType) -> bool:
    """Whether the module was loaded from a compiled file."""
    file = getattr(module, "__file__", None)
    return file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))
