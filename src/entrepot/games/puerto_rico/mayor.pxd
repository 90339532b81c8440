cimport cython

from ...core cimport bits
from . cimport codes, pieces, powers
from .pieces cimport Pieces, set_t

cdef set_t WITH_CIRCLES
cdef set_t ASKS_WHO

cpdef void begin(Pieces state) noexcept nogil
cpdef bint ask(Pieces state) noexcept nogil
@cython.locals(seat=int, steps=int)
cpdef void invite_nobles(Pieces state) noexcept nogil
cpdef bint ask_boarding(Pieces state) noexcept nogil
cpdef void board(Pieces state, bint noble) noexcept nogil
@cython.locals(bodies=int, nobles=bint, number=int, steps=int)
cpdef void board_rest(Pieces state) noexcept nogil
cpdef void take_aboard(Pieces state, int seat, int number, bint nobles) noexcept nogil
@cython.locals(who=set_t)
cpdef int next_place(Pieces state) noexcept nogil
@cython.locals(place=int, seat=int)
cpdef bint ask_arranging(Pieces state) noexcept nogil
@cython.locals(building=int, buildings=set_t, circles=int, colonists=int, nobles=int, place=int, places=set_t)
cpdef void lift(Pieces state, int seat) noexcept nogil
@cython.locals(circles=int)
cpdef bint ask_place(Pieces state, int seat, int place) noexcept nogil
@cython.locals(colonists=int, nobles=int, options=int)
cpdef int who_options(Pieces state, int seat) noexcept nogil
@cython.locals(circles_after=int)
cpdef int fewest(Pieces state, int seat, int circles) noexcept nogil
cpdef int most(Pieces state, int seat, int circles) noexcept nogil
cpdef int waiting(Pieces state, int seat) noexcept nogil
cpdef void man_who(Pieces state, int seat, int place, int who) noexcept nogil
@cython.locals(colonists=int)
cpdef void man(Pieces state, int seat, int place, int number) noexcept nogil
cpdef void put(Pieces state, int seat, int place, int colonists, int nobles) noexcept nogil
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(circles=int, n=int, number=int, place=int, seat=int)
cdef int write_man(Pieces state, short *out) noexcept nogil
cpdef int man_code(int place, int number) noexcept nogil
@cython.locals(n=int, options=int)
cdef int write_who(Pieces state, short *out) noexcept nogil
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void answer_privilege(Pieces state, int code) noexcept nogil
@cython.locals(enough=bint, noble=int, wanted=int)
cpdef bint close(Pieces state) noexcept nogil
@cython.locals(colonists=int)
cpdef void fill_ship(Pieces state, int wanted, int noble) noexcept nogil
@cython.locals(building=int, buildings=set_t, empty=int, seat=int)
cpdef int empty_circles(Pieces state) noexcept nogil
