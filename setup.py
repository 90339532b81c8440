"""Compiles the engine modules; everything else about the package stands in pyproject.toml.

Without a working C compiler, or with ENTREPOT_PURE=1 in the environment, the same files install as plain Python.
"""

import os

from setuptools import setup

ENGINE = [
    "core/engine.py",
    "core/worker.py",
    *(f"envs/{module}.py" for module in ("encoder", "spice_road_features", "puerto_rico_features", "batch")),
    "games/spice_road/state.py",
    "bots/search.py",
    "bots/merchant.py",
    "bots/planner.py",
    "bots/planter.py",
    *(
        f"games/puerto_rico/{module}.py"
        for module in ("pieces", "powers", "settler", "mayor", "builder", "craftsman", "trader", "captain", "state")
    ),
]


def extensions():
    """The engine modules, or nothing where they are to stay plain Python."""
    if os.environ.get("ENTREPOT_PURE"):
        return []
    from Cython.Build import cythonize

    modules = cythonize(
        [f"src/entrepot/{path}" for path in ENGINE],
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the C types stand in the .pxd files
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
        build_dir="build",
    )
    for module in modules:
        module.optional = True  # cythonize() drops it
        module.extra_compile_args = os.environ.get("ENTREPOT_CFLAGS", "-O3").split()
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
