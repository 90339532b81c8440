cimport cython

from ...core.engine cimport byte_t
from . cimport codes
from .pieces cimport Pieces

cdef byte_t ROLE_CARDS[codes.SEATS + 1]

@cython.locals(taken=int, role=int)
cpdef int roles_taken(Pieces state) noexcept nogil
cpdef int roles_in_round(Pieces state) noexcept nogil
cpdef bint role_exists(Pieces state, int role) noexcept nogil
cpdef void ask(Pieces state) noexcept nogil
@cython.locals(n=int, role=int)
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(seat=int, doubloons=int)
cpdef void take_role(Pieces state, int role) noexcept nogil
cpdef bint is_last_phase(Pieces state) noexcept nogil
cpdef void end_phase(Pieces state) noexcept nogil
@cython.locals(role=int)
cpdef void end_round(Pieces state) noexcept nogil
