cimport cython

from ...core cimport bits
from . cimport codes, pieces, powers
from .pieces cimport Pieces, set_t

cpdef bint ask_next(Pieces state) noexcept nogil
@cython.locals(seat=int, steps=int)
cpdef void invite_nobles(Pieces state) noexcept nogil
cpdef bint ask_boarding(Pieces state) noexcept nogil
cpdef void board(Pieces state, bint noble) noexcept nogil
@cython.locals(bodies=int, nobles=bint, number=int, steps=int)
cpdef void board_rest(Pieces state) noexcept nogil
cpdef void take_aboard(Pieces state, int seat, int number, bint nobles) noexcept nogil
@cython.locals(building=int, seat=int)
cpdef bint ask_arranging(Pieces state) noexcept nogil
@cython.locals(building=int, buildings=set_t, circles=int, colonists=int, first=int, nobles=int, place=int)
cpdef void lift(Pieces state, int seat) noexcept nogil
@cython.locals(options=int)
cpdef bint ask_who(Pieces state, int seat) noexcept nogil
@cython.locals(colonists=int, nobles=int, options=int)
cpdef int who_options(Pieces state, int seat) noexcept nogil
@cython.locals(place=int)
cpdef void man_who(Pieces state, int seat, int who) noexcept nogil
@cython.locals(first=int)
cpdef void put(Pieces state, int seat, int place, int colonists, int nobles) noexcept nogil
cpdef bint is_asked_who(int place) noexcept nogil
@cython.locals(bodies=int, circles=int, fewest=int, most=int)
cpdef bint ask_how_many(Pieces state, int seat, int place) noexcept nogil
@cython.locals(colonists=int)
cpdef void man(Pieces state, int seat, int place, int number) noexcept nogil
@cython.locals(bodies=int, circles=int, n=int, number=int, place=int, seat=int)
cdef int write_man(Pieces state, short *out) noexcept nogil
cpdef int man_code(int place, int number) noexcept nogil
@cython.locals(n=int, options=int)
cdef int write_who(Pieces state, short *out) noexcept nogil
@cython.locals(place=int)
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void answer_privilege(Pieces state, int code) noexcept nogil
@cython.locals(enough=bint, noble=int, wanted=int)
cpdef void close(Pieces state) noexcept nogil
@cython.locals(colonists=int)
cpdef void fill_ship(Pieces state, int wanted, int noble) noexcept nogil
@cython.locals(building=int, buildings=set_t, empty=int, seat=int)
cpdef int empty_circles(Pieces state) noexcept nogil
