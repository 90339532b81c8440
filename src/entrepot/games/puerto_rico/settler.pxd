cimport cython

from . cimport codes, powers
from .pieces cimport Pieces, set_t

cpdef bint ask_next(Pieces state) noexcept nogil
@cython.locals(kind=int, n=int, seat=int, second=bint)
cdef int write_settle(Pieces state, short *out) noexcept nogil
cpdef bint may_take_quarry(Pieces state, int seat, bint second) noexcept nogil
cdef int write_lay(short *out) noexcept nogil
@cython.locals(kind=int, n=int)
cdef int write_discard(Pieces state, int seat, short *out) noexcept nogil
@cython.locals(kind=int)
cpdef int discarded_kind(int code) noexcept nogil
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void draw(Pieces state) noexcept nogil
cpdef void lay(Pieces state, int code) noexcept nogil
cpdef void lay_open(Pieces state, int kind) noexcept nogil
cpdef void take(Pieces state, int kind) noexcept nogil
cpdef void take_forest(Pieces state, int kind) noexcept nogil
cpdef void settled(Pieces state, int kind) noexcept nogil
cpdef void take_colonist(Pieces state) noexcept nogil
cpdef void end_turn(Pieces state) noexcept nogil
@cython.locals(i=int, seat=int)
cpdef bint ask_closing(Pieces state) noexcept nogil
cpdef bint has_discardable(Pieces state, int seat) noexcept nogil
cpdef void answer_closing(Pieces state, int code) noexcept nogil
cpdef void discard(Pieces state, int kind) noexcept nogil
