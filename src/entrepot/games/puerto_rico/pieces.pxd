cimport cython

from ...core cimport bits, chance
from ...core.engine cimport byte_t
from . cimport codes, layout
from .memory cimport Memory

ctypedef unsigned long long set_t  # a set of buildings

cdef set_t BIT[64]
cdef byte_t COST[codes.BUILDINGS]
cdef byte_t PRINTED_VP[codes.BUILDINGS]
cdef byte_t CIRCLES[codes.BUILDINGS]
cdef byte_t COLUMN[codes.BUILDINGS]
cdef set_t VIOLET
cdef set_t LARGE
cdef set_t SMALL_PLANTS
cdef set_t LARGE_PLANTS


@cython.no_gc
cdef class Pieces(Memory):
    cdef public list script

    cdef void ask(self, int seat, int question) noexcept nogil
    @cython.locals(seat=int)
    cdef int seat_after(self, int steps) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(free=int, tile=int)
    cdef int island_spaces(self, int seat) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    cdef int draw(self) noexcept nogil
    cdef void discard_tile(self, int tile) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffle_discards(self) noexcept nogil
    @cython.locals(last=int, other=int, tile=int)
    cdef void shuffle_stack(self, unsigned long long rng) noexcept nogil
    @cython.locals(i=int)
    cdef void follow_script(self) noexcept with gil
    @cython.locals(i=int)
    cdef void record_chance(self) noexcept with gil
    cdef void open_tiles(self) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef void take_face_up(self, int tile) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_face_up(self, int tile) noexcept nogil
    cdef void lay_plantation(self, int seat, int tile) noexcept nogil
    cdef void lay_forest(self, int seat, int tile) noexcept nogil
    cdef void discard_own_tile(self, int seat, int tile) noexcept nogil
    cdef int circles(self, int seat, int place) noexcept nogil
    cdef int bodies(self, int seat, int place) noexcept nogil
    cdef int workers(self, int seat, int building) noexcept nogil
    cdef bint is_full(self, int seat, int place) noexcept nogil
    @cython.locals(total=int, place=int)
    cdef int nobles_of(self, int seat) noexcept nogil
    cdef void mark_occupied(self, int seat, int place) noexcept nogil
    cdef void add_colonist(self, int seat, int place) noexcept nogil
    @cython.locals(noble=bint)
    cdef bint remove_body(self, int seat, int place) noexcept nogil
    cdef void move_body(self, int seat, int place, int to) noexcept nogil
    cdef void take_new_colonist(self, bint from_ship) noexcept nogil
    cdef void gain_doubloons(self, int seat, int number, int source) noexcept nogil
    cdef void gain_vp(self, int seat, int number, int source) noexcept nogil
    cdef void trigger_end(self, int condition) noexcept nogil
    @cython.locals(taken=int)
    cdef int take_barrels(self, int seat, int good, int number) noexcept nogil
    cdef void return_barrels(self, int seat, int good, int number) noexcept nogil
    @cython.locals(total=int, good=int)
    cdef int barrels(self, int seat) noexcept nogil
    cdef int city_spaces(self, int seat) noexcept nogil
    cdef void take_memory(self, Pieces other)
