"""Compiles the engine modules, after tools/inline.py; everything else about the package is in pyproject.toml.

Without a working C compiler, or with ENTREPOT_PURE=1 in the environment, the same files install as plain Python.
ENTREPOT_CFLAGS replaces the compiler's options.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))

PACKAGE = Path("src/entrepot")
# Their .pxd has only constants and inline functions.
INLINE = ("bits", "buffers", "chance", "codes", "layout", "nogil", "scores", "slots", "vectors")
# The compiler's vectorizer makes observations up to a tenth faster; bots/vectors.pxd asks for it itself.
VECTORIZED = ("batch", "encoder", "state")
# The engine has copies of their functions in the modules that call them; what they export is for Python.
ONLY_CALLED_FROM_PYTHON = (
    *("builder", "captain", "craftsman", "draft", "guests", "mayor", "pieces", "powers", "prospector"),
    *("remembered", "rounds", "settler", "storage", "trader"),
)
FLAGS = ("-g0", "-fno-asynchronous-unwind-tables", "-Wno-array-bounds")
COPIES = Path("build/inline")
SHARED = "entrepot._cyutility"  # what Cython would otherwise put into each module; it halves the size of the wheel
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the C types are in the .pxd files
    "auto_pickle": False,  # states pickle by their values; see core/engine.py
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def engine():
    """The engine modules: those with a .pxd of C types beside them."""
    modules = (path.with_suffix(".py") for path in sorted(PACKAGE.rglob("*.pxd")))
    return [path for path in modules if path.stem not in INLINE]


def options(name):
    """The options for the compiler and the linker; without symbols and unwind tables, which only a debugger needs."""
    if "ENTREPOT_CFLAGS" in os.environ:
        return {"extra_compile_args": os.environ["ENTREPOT_CFLAGS"].split()}
    if sysconfig.get_platform().startswith("win"):
        return {}  # Microsoft's compiler has suitable defaults
    module = name.rpartition(".")[2]
    level = "-O3" if module in VECTORIZED else "-Os" if module in ONLY_CALLED_FROM_PYTHON else "-O2"
    strip = ["-Wl,-s"] if sysconfig.get_platform().startswith("linux") else []
    return {"extra_compile_args": [level, *FLAGS], "extra_link_args": strip}


def extensions():
    """The engine modules, or nothing if they stay plain Python."""
    if os.environ.get("ENTREPOT_PURE"):
        return []
    names = {path.as_posix(): ".".join(path.relative_to("src").with_suffix("").parts) for path in engine()}
    names[(COPIES / SHARED.replace(".", "/")).with_suffix(".c").as_posix()] = SHARED
    return [Extension(name, [source], optional=True, **options(name)) for source, name in names.items()]


class BuildEngine(build_ext):
    """Runs Cython when the engine is compiled, and not when pip asks for the metadata or an sdist is made."""

    def build_extensions(self):
        """Translate all modules to C, then compile them."""
        self.translate()
        super().build_extensions()

    def translate(self):
        """Translate all modules to C; tools/browser_wheel.py compiles them in its own way."""
        from Cython.Build import cythonize
        from inline import inline

        copies, declarations_changed = inline(PACKAGE, engine(), COPIES)
        shared = [module for module in self.extensions if module.name == SHARED]
        translated = cythonize(
            [*map(str, copies), *shared],
            shared_utility_qualified_name=SHARED,
            force=declarations_changed,  # Cython does not follow all of its cimports
            compiler_directives=DIRECTIVES,
        )
        sources = {module.name: module.sources for module in translated}
        for module in self.extensions:
            module.sources = sources[module.name]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
