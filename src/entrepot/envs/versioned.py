"""The modules that PettingZoo users import, one for each game and version: ``entrepot.envs.<game>_v<version>``.

They are made when they are first imported, so that a game that somebody else has written has its own as well.
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from ..core import registry
from .catalog import versions

PACKAGE = __package__
NAME = re.compile(rf"{re.escape(PACKAGE)}\.(?P<game>\w+)_v(?P<version>\d+)")

ABOUT = """The game {game} for PettingZoo.

>>> from {package} import {game}_v{version}
>>> env = {game}_v{version}.env()
>>> env.reset(seed=1)
"""


class VersionedModules(MetaPathFinder, Loader):
    """Finds and fills the modules ``<game>_v<version>`` of this package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of a game's environment; none for anything else."""
        match = NAME.fullmatch(fullname)
        return ModuleSpec(fullname, self) if match and match["game"] in registry.all_names() else None

    def exec_module(self, module: ModuleType) -> None:
        """Give the module its functions."""
        from .aec import TurnsEnv

        match = NAME.fullmatch(module.__name__)
        assert match
        game, version = match["game"], int(match["version"])
        current = _current(game, version)

        def raw_env(**settings: Any) -> TurnsEnv:
            """The environment: render_mode, rewards, illegal, max_steps, parts, and all options of the game."""
            if version != current:
                warnings.warn(
                    f"{game}_v{version} is deprecated; use {game}_v{current}", DeprecationWarning, stacklevel=2
                )
            return TurnsEnv(game, **settings)

        module.__doc__ = ABOUT.format(game=game, version=version, package=PACKAGE)
        vars(module).update(env=raw_env, raw_env=raw_env, __all__=["env", "raw_env"])


def _current(game: str, version: int) -> int:
    """The current version, if there is such a game and this version of it can still be asked for."""
    if broken := registry.broken(game):
        raise ImportError(str(broken)) from broken
    found = versions(game)
    if version not in found:
        raise ImportError(f"{PACKAGE} has no {game}_v{version}; the current version is {game}_v{found[-1]}")
    return found[-1]


def install() -> None:
    """From now on these modules can be imported."""
    if not any(isinstance(finder, VersionedModules) for finder in sys.meta_path):
        sys.meta_path.append(VersionedModules())
