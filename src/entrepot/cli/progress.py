"""A progress bar in the player's language. Import it late: few commands need it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tqdm import tqdm

from ..core.messages import Figure, message, percent

BAR = "{desc} {share} |{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}, {speed}/s]"


class ProgressBar(tqdm):  # type: ignore[type-arg]  # of tqdm, which is generic for mypy alone
    """A bar of tqdm with the numbers as the language writes them."""

    @property
    def format_dict(self) -> Any:
        """What the bar can show."""
        shown = super().format_dict
        rate = shown["rate"] or (shown["n"] - shown["initial"]) / (shown["elapsed"] or 1)
        share = percent(shown["n"] / (shown["total"] or 1))
        return {**shown, "share": str(share), "speed": str(Figure(rate, 2))}


def progress(what: str, items: Iterable[Any] | None = None, **settings: Any) -> ProgressBar:
    """A bar that counts ``games``, ``decisions`` or ``measurements``."""
    return ProgressBar(items, desc=str(message(f"cli-progress-{what}")), bar_format=BAR, **settings)
