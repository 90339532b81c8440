cimport cython

from . cimport codes, powers
from .pieces cimport Pieces

cpdef bint are_asked(Pieces state) noexcept nogil
cpdef bint fits(Pieces state, int seat, int place) noexcept nogil
@cython.locals(place=int)
cpdef bint can_move(Pieces state, int seat) noexcept nogil
@cython.locals(first=int, seat=int)
cpdef bint ask(Pieces state) noexcept nogil
@cython.locals(place=int)
cdef int write(Pieces state, short *out, int n) noexcept nogil
cpdef void move(Pieces state, int place) noexcept nogil
