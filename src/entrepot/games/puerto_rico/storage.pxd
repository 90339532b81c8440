cimport cython

from ...core cimport bits
from . cimport codes, powers
from .pieces cimport Pieces

cpdef void begin(Pieces state) noexcept nogil
@cython.locals(seat=int)
cpdef bint ask(Pieces state) noexcept nogil
cpdef int unstored(Pieces state, int seat, int good) noexcept nogil
cpdef int kinds_left(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, kept=int)
cpdef int barrels_left(Pieces state, int seat) noexcept nogil
@cython.locals(_=int, best=int, chosen=int, good=int, rest=int)
cpdef bint suffices(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, n=int, seat=int, whole=bint)
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(good=int)
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void check_room(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, lost=int)
cpdef void settle(Pieces state, int seat) noexcept nogil
@cython.locals(good=int)
cpdef void forget_choices(Pieces state) noexcept nogil
