cimport cython

from . cimport codes, pieces, powers
from .pieces cimport Pieces, set_t

cpdef bint ask_next(Pieces state) noexcept nogil
@cython.locals(off=int)
cpdef int price(Pieces state, int seat, int building) noexcept nogil
cpdef int means(Pieces state, int seat) noexcept nogil
@cython.locals(place=int)
cpdef int has_means(Pieces state, int seat, int kind) noexcept nogil
@cython.locals(building=int, most=int, n=int, owned=set_t, seat=int, spaces=int)
cdef int write_build(Pieces state, short *out) noexcept nogil
@cython.locals(good=int, kind=int, n=int, place=int, seat=int, vp=int)
cdef int write_pay(Pieces state, short *out) noexcept nogil
cpdef void answer(Pieces state, int code) noexcept nogil
@cython.locals(cost=int, doubloons=int, seat=int)
cpdef void build(Pieces state, int building) noexcept nogil
@cython.locals(seat=int)
cpdef void pay(Pieces state, int code) noexcept nogil
@cython.locals(building=int, seat=int)
cpdef void put_up(Pieces state) noexcept nogil
@cython.locals(place=int, seat=int)
cpdef void take_colonist(Pieces state) noexcept nogil
cpdef void end_turn(Pieces state) noexcept nogil
