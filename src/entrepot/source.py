"""The engine from its sources, although compiled modules lie beside them.

A compiled module stands beside the Python file it was made from and is found first. Two ways lead past it:

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
    """Finds a package of that name, and all within it, in this folder; sees Python files only."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module's source stands; none for what is not ours."""
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
    """The same if ``ENTREPOT_PURE`` is set; to be called before anything of the package is imported."""
    if os.environ.get("ENTREPOT_PURE"):
        use_sources(package)


def pure_package() -> ModuleType:
    """A second copy of the package, uncompiled: ``pure_package().new("spice_road")``. Its classes are its own."""
    use_sources(PURE_NAME)
    return importlib.import_module(PURE_NAME)


def is_compiled(module: ModuleType) -> bool:
    """Whether the module was loaded from machine code."""
    return not str(module.__file__).endswith(tuple(SOURCE_SUFFIXES))
