"""Options: the choices made before a game starts, as a table that each game provides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import OptionError
from .messages import message


@dataclass(frozen=True)
class Option:
    """One option: its name, its allowed values and its default.

    Without allowed values, the game itself checks the value.
    """

    name: str
    values: tuple[Any, ...] | None
    default: Any

    def check(self, value: Any) -> Any:
        """The value, if it is allowed."""
        if self.values is None:
            return value
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(allowed, bool) and value == shown(allowed):
                return allowed
        raise OptionError(message("error-option-value", option=self.name, value=shown(value), values=self.listed()))

    def listed(self) -> str:
        """The values as a person would write them."""
        return ", ".join(shown(value) for value in self.values or ())


def shown(value: Any) -> str:
    """Any value from a caller, as a person would write it, shortened to one line."""
    try:
        text = _written(value)
    except (ValueError, RecursionError):  # thousands of digits, or endlessly nested lists
        text = type(value).__name__
    return text if len(text) <= 40 else text[:40] + "…"


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(map(_written, value)) or "none"
    return str(value)


def complete(table: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of the table, as given or with their defaults; an unknown one is refused."""
    for name in given:
        if not any(option.name == name for option in table):
            known = ", ".join(option.name for option in table)
            raise OptionError(message("error-option-unknown", option=shown(name), known=known))
    return {option.name: option.check(given.get(option.name, option.default)) for option in table}
