"""Without the libraries: the package works, and an environment names what it needs in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
for library in {missing}:
    sys.modules[library] = None
import entrepot, entrepot.envs, entrepot.cli
assert entrepot.envs.Spec("spice_road").width
try:
    import entrepot.envs.{module}
except ImportError as error:
    print(error)
"""
WAYS = [
    ("vector", ["numpy"], "numpy", "numpy"),
    ("spice_road_v1", ["pettingzoo"], "pettingzoo", "pettingzoo"),
    ("puerto_rico_v2", ["gymnasium", "pettingzoo"], "gymnasium", "pettingzoo"),
    ("single", ["gymnasium"], "gymnasium", "gymnasium"),
    ("openspiel", ["pyspiel"], "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "missing", "library", "extra"), WAYS, ids=[way[0] for way in WAYS])
def test_a_missing_library_is_named_with_the_extra_that_installs_it(module, missing, library, extra):
    pytest.importorskip("numpy")
    script = SCRIPT.format(missing=missing, module=module)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == f"This needs {library}; install it with: pip install 'entrepot[{extra}]'\n"
