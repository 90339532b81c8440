cimport cython

from ...core cimport bits
from ...core.engine cimport byte_t
from . cimport codes, pieces
from .pieces cimport Pieces, set_t

cdef byte_t COPIES[codes.SEATS + 1][codes.BUILDINGS]

cpdef begin(Pieces state, set_t contenders)
cpdef bint may_pick(Pieces state, int building) noexcept nogil
@cython.locals(n=int, building=int)
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(building=int, other=int)
cpdef bint answer(Pieces state, int code) noexcept nogil
