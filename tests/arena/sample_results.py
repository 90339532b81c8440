"""Results that were not played."""

from __future__ import annotations

from collections.abc import Sequence

from entrepot.arena import Result


def result(seats: Sequence[str], scores: Sequence[int], block: int = 0, rotation: int = 0) -> Result:
    best = max(scores)
    return {
        "game": "spice_road",
        "options": {"players": len(seats), "open_points": False},
        "seed": block,
        "block": block,
        "rotation": rotation,
        "seats": list(seats),
        "scores": list(scores),
        "winners": [seat for seat, score in enumerate(scores) if score == best],
        "end": ["CEN-14"],
        "rounds": 20 + block % 3,
        "decisions": 100,
        "seconds": [0.5] * len(seats),
    }
