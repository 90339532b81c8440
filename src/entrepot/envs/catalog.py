"""The environments there are: every registered game, under the number of its version."""

from __future__ import annotations

import warnings
from collections.abc import Callable

from ..core import registry


def versions(game: str) -> list[int]:
    """The versions under which a game's environments can be asked for; the last one is current."""
    rules = registry.find(game)
    found = [*rules.deprecated_environment_versions, rules.environment_version]
    if not all(isinstance(version, int) and version > 0 for version in found):
        raise ValueError(f"{game}: an environment_version is a whole number from 1, not {found[-1]!r}")
    return found


def for_each_game(register: Callable[[str], None]) -> None:
    """Register every game; one that breaks its contract is left out with a warning and does not harm the others."""
    for game in registry.names():
        try:
            register(game)
        except Exception as error:  # whatever somebody else's code raises
            warnings.warn(f"No environment for {game}: {error}", RuntimeWarning, stacklevel=3)
