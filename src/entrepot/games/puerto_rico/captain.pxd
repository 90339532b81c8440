cimport cython

from ...core cimport bits
from . cimport codes, guests, powers
from .pieces cimport Pieces

cpdef void begin(Pieces state) noexcept nogil
cpdef bint ask(Pieces state) noexcept nogil
cpdef bint ask_turn(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, number=int)
cpdef int pairs(Pieces state, int seat) noexcept nogil
cpdef bint may_supply(Pieces state, int seat, int good) noexcept nogil
@cython.locals(good=int)
cpdef bint can_supply(Pieces state, int seat) noexcept nogil
cpdef int room(Pieces state, int good, int ship, int barrels) noexcept nogil
@cython.locals(ship=int)
cpdef bint carried(Pieces state, int good) noexcept nogil
@cython.locals(most=int, ship=int)
cpdef int most_room(Pieces state, int good, int barrels) noexcept nogil
@cython.locals(good=int)
cpdef bint must_load(Pieces state, int seat) noexcept nogil
cpdef bint can_load(Pieces state, int seat) noexcept nogil
cpdef bint has_wharf(Pieces state, int seat) noexcept nogil
cpdef bint has_small_wharf(Pieces state, int seat) noexcept nogil
@cython.locals(n=int)
cdef int write(Pieces state, short *out) noexcept nogil
cpdef bint may_pass(Pieces state) noexcept nogil
@cython.locals(barrels=int, good=int, most=int, n=int, seat=int, ship=int, wharf=bint)
cdef int write_load(Pieces state, short *out) noexcept nogil
@cython.locals(good=int, number=int)
cdef int write_small(Pieces state, int first, short *out, int n) noexcept nogil
@cython.locals(good=int, n=int)
cdef int write_supply(Pieces state, short *out) noexcept nogil
@cython.locals(verb=int)
cpdef void answer(Pieces state, int code) noexcept nogil
@cython.locals(seat=int)
cpdef void supply(Pieces state, int good) noexcept nogil
cpdef void end_supplying(Pieces state) noexcept nogil
cpdef void continue_turn(Pieces state) noexcept nogil
@cython.locals(barrels=int, seat=int, ship=int)
cpdef void load_ship(Pieces state, int good, int capacity) noexcept nogil
@cython.locals(barrels=int, seat=int)
cpdef void load_wharf(Pieces state, int good) noexcept nogil
@cython.locals(seat=int)
cpdef void loaded(Pieces state, int vp) noexcept nogil
@cython.locals(later=int, seat=int)
cpdef void small(Pieces state, int good, int number) noexcept nogil
cpdef void finish_small(Pieces state) noexcept nogil
cpdef void end_turn(Pieces state, bint has_loaded) noexcept nogil
cpdef void guest_moved(Pieces state) noexcept nogil
@cython.locals(ship=int)
cpdef bint close(Pieces state) noexcept nogil
