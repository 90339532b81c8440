from . cimport codes, powers
from .pieces cimport Pieces

cpdef void begin(Pieces state) noexcept nogil
