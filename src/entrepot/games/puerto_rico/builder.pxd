cimport cython

from ...core cimport bits
from . cimport codes, pieces, powers
from .pieces cimport Pieces, set_t

cdef set_t UP_TO[codes.COLUMNS + 1][codes.HIGHEST_COST + 1]

cpdef void begin(Pieces state) noexcept nogil
cpdef bint ask(Pieces state) noexcept nogil
cpdef int price(Pieces state, int seat, int building) noexcept nogil
@cython.locals(off=int)
cpdef int discount(Pieces state, int seat, int column) noexcept nogil
@cython.locals(number=int, way=int)
cpdef int means(Pieces state, int seat) noexcept nogil
@cython.locals(place=int)
cpdef int has_means(Pieces state, int seat, int way) noexcept nogil
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(building=int, buildings=set_t, n=int, seat=int, spaces=int)
cdef int write_build(Pieces state, short *out) noexcept nogil
@cython.locals(buildings=set_t, column=int, most=int)
cpdef set_t affordable(Pieces state, int seat) noexcept nogil
@cython.locals(barrel=int, chip=int, good=int, n=int, place=int, seat=int)
cdef int write_pay(Pieces state, short *out) noexcept nogil
@cython.locals(verb=int)
cpdef void answer(Pieces state, int code) noexcept nogil
@cython.locals(cost=int, doubloons=int, seat=int)
cpdef void build(Pieces state, int building) noexcept nogil
cpdef void pay(Pieces state, int code, int verb) noexcept nogil
cpdef void pay_colonist(Pieces state, int place) noexcept nogil
cpdef void pay_good(Pieces state, int good) noexcept nogil
cpdef void pay_vp(Pieces state) noexcept nogil
@cython.locals(building=int, seat=int)
cpdef void complete_building(Pieces state) noexcept nogil
@cython.locals(place=int, seat=int)
cpdef void take_colonist(Pieces state) noexcept nogil
cpdef void guest_moved(Pieces state, int seat) noexcept nogil
cpdef bint close(Pieces state) noexcept nogil
