"""Compiles the engine modules, after tools/inline.py; everything else about the package is in pyproject.toml.

Without a working C compiler, or with ENTREPOT_PURE=1 in the environment, the same files install as plain Python.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

PACKAGE = Path("src/entrepot")
# Their .pxd has only constants and inline functions.
INLINE = ("bits", "buffers", "chance", "codes", "layout", "nogil", "scores", "slots")


def engine():
    """The engine modules: those with a .pxd of C types beside them."""
    modules = (path.with_suffix(".py") for path in sorted(PACKAGE.rglob("*.pxd")))
    return [path for path in modules if path.stem not in INLINE]


def extensions():
    """The engine modules, or nothing if they stay plain Python."""
    if os.environ.get("ENTREPOT_PURE"):
        return []
    from Cython.Build import cythonize
    from inline import inline

    copies, declarations_changed = inline(PACKAGE, engine(), Path("build/inline"))
    modules = cythonize(
        [str(path) for path in copies],
        force=declarations_changed,  # Cython does not follow all of its cimports
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the C types are in the .pxd files
            "auto_pickle": False,  # states pickle by their values; see core/engine.py
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    )
    for module in modules:
        module.optional = True  # cythonize() drops it
        module.extra_compile_args = os.environ.get("ENTREPOT_CFLAGS", "-O3 -Wno-array-bounds").split()
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
