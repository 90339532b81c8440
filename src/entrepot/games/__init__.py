"""The games. Importing this package makes them known to the registry."""

from ..core.registry import register
from .spice_road import SpiceRoad

register(SpiceRoad())
