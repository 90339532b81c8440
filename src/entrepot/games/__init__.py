"""The games. Importing this package makes them known to the registry."""

from ..core.registry import register
from .puerto_rico import PuertoRico
from .spice_road import SpiceRoad

register(PuertoRico())
register(SpiceRoad())
