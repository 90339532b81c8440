cimport cython

from . cimport codes, powers
from .pieces cimport Pieces

cpdef void begin(Pieces state) noexcept nogil
cpdef bint ask(Pieces state) noexcept nogil
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(tile=int, n=int, seat=int, second=bint)
cdef int write_settle(Pieces state, short *out) noexcept nogil
cpdef bint may_take_quarry(Pieces state, int seat, bint second) noexcept nogil
cdef int write_lay(short *out) noexcept nogil
@cython.locals(tile=int, n=int)
cdef int write_discard(Pieces state, int seat, bint forests, short *out) noexcept nogil
@cython.locals(tile=int)
cpdef bint can_discard(Pieces state, int seat, bint forests) noexcept nogil
@cython.locals(verb=int)
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void draw(Pieces state) noexcept nogil
cpdef void lay(Pieces state, int form) noexcept nogil
cpdef void take(Pieces state, int tile) noexcept nogil
cpdef void take_forest(Pieces state, int tile) noexcept nogil
cpdef void settled(Pieces state, int tile) noexcept nogil
cpdef void take_colonist(Pieces state) noexcept nogil
cpdef void guest_moved(Pieces state, int seat) noexcept nogil
@cython.locals(i=int, seat=int)
cpdef bint close(Pieces state) noexcept nogil
cpdef void open_tiles(Pieces state) noexcept nogil
