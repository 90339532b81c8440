"""The losses of a training, drawn."""

from __future__ import annotations

from pathlib import Path

from ..core.messages import Figure, message
from ..plot import Panel, svg_document
from .generations import Progress, read_progress

FILE = "curves.svg"


def write_curves(folder: Path) -> None:
    """Draw each loss, a bar for each generation."""
    every = read_progress(folder)
    panels = [curve(name, every) for name in every[0].losses] if every else []
    (folder / FILE).write_text(svg_document([panels[:2], panels[2:]]), encoding="utf-8")


def curve(name: str, every: list[Progress]) -> Panel:
    """One loss over the generations."""
    values = [each.losses[name] for each in every]
    last = len(values) - 1
    title = str(message(f"train-loss-{name}", loss=Figure(values[last], 3)))
    labels = {0: str(every[0].generation), last: str(every[last].generation)}
    return Panel(title, [value / max(values) for value in values], labels)
