cimport cython

from ...core cimport bits
from . cimport codes, powers
from .pieces cimport Pieces, set_t

cpdef void begin(Pieces state) noexcept nogil
@cython.locals(seat=int)
cpdef bint ask_next(Pieces state) noexcept nogil
cpdef void ask_turn(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, number=int)
cpdef int pairs(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, kinds=int)
cpdef int supply_kinds(Pieces state, int seat) noexcept nogil
cpdef int room(Pieces state, int good, int ship, int barrels) noexcept nogil
@cython.locals(ship=int)
cpdef bint carried(Pieces state, int good) noexcept nogil
@cython.locals(most=int, ship=int)
cpdef int most_room(Pieces state, int good, int barrels) noexcept nogil
@cython.locals(barrels=int, good=int)
cpdef bint can_ship(Pieces state, int seat) noexcept nogil
cpdef bint can_load(Pieces state, int seat) noexcept nogil
@cython.locals(barrels=int, good=int, most=int, n=int, seat=int, ship=int, wharf=bint)
cdef int write_load(Pieces state, short *out) noexcept nogil
@cython.locals(good=int, number=int)
cdef int write_small(Pieces state, int first, short *out, int n) noexcept nogil
@cython.locals(good=int, kinds=int, n=int)
cdef int write_supply(Pieces state, short *out) noexcept nogil
cpdef void answer(Pieces state, int code) noexcept nogil
@cython.locals(good=int, seat=int)
cpdef void supply(Pieces state, int code) noexcept nogil
@cython.locals(barrels=int, seat=int, ship=int)
cpdef void load(Pieces state, int good, int ship_code) noexcept nogil
@cython.locals(seat=int)
cpdef void loaded(Pieces state, int vp) noexcept nogil
@cython.locals(later=int, seat=int)
cpdef void small(Pieces state, int good, int number) noexcept nogil
cpdef void finish_small(Pieces state) noexcept nogil
cpdef void end_turn(Pieces state, bint has_loaded) noexcept nogil
@cython.locals(seat=int)
cpdef bint ask_storage(Pieces state) noexcept nogil
cpdef int unstored(Pieces state, int seat, int good) noexcept nogil
cpdef int kinds_left(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, kept=int)
cpdef int barrels_left(Pieces state, int seat) noexcept nogil
@cython.locals(_=int, best=int, chosen=int, good=int, rest=int)
cpdef bint suffices(Pieces state, int seat) noexcept nogil
@cython.locals(first=int, good=int, n=int, seat=int)
cdef int write_store(Pieces state, short *out) noexcept nogil
@cython.locals(seat=int)
cpdef void answer_storage(Pieces state, int code) noexcept nogil
cpdef void check_room(Pieces state, int seat) noexcept nogil
@cython.locals(good=int, lost=int)
cpdef void settle(Pieces state, int seat) noexcept nogil
@cython.locals(ship=int)
cpdef void close(Pieces state) noexcept nogil
