cimport cython

from ...core cimport bits, buffers, chance
from ...core.engine cimport Engine, byte_t
from . cimport codes, layout
from .memory cimport Memory

ctypedef unsigned int cubes_t  # a byte for each spice
ctypedef unsigned long long cards_t  # a set of cards

cdef cubes_t GIVE[codes.CARDS]
cdef cubes_t GET[codes.CARDS]
cdef byte_t STEPS[codes.CARDS]
cdef cards_t PAYABLE[codes.SPICES][codes.CARAVAN + 1]
cdef cubes_t COST[codes.POINT_CARDS]
cdef cards_t PAYABLE_POINTS[codes.SPICES][codes.CARAVAN + 1]
cdef byte_t POINTS[codes.POINT_CARDS]
cdef cubes_t ONE_CUBE[codes.SPICES]
cdef cards_t UPGRADES
cdef cards_t CREATES

cpdef bint enough(cubes_t caravan, cubes_t cubes) noexcept nogil
cdef int size(cubes_t cubes) noexcept nogil
cdef int points_of_cubes(cubes_t cubes) noexcept nogil
cpdef int cards_to_end(int players) noexcept nogil
@cython.locals(n=int, spice=int)
cdef int write_spices(short *out, cubes_t cubes, int first) noexcept nogil


@cython.no_gc
cdef class State(Memory):
    @cython.locals(seat=int, number=int)
    cpdef set_up(self, int players, unsigned long long seed)
    @cython.locals(rng="unsigned long long", last=int, other=int, card=int)
    cpdef determinize(self, int seat, unsigned long long seed)
    cdef void open_merchant(self) noexcept nogil
    @cython.locals(card=int)
    cdef void open_points(self) noexcept nogil

    @cython.locals(caravan=cubes_t)
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(n=int, caravan=cubes_t, cards=cards_t, first=int, i=int)
    @cython.locals(turmeric=int, saffron=int, cardamom=int, cinnamon=int)
    cdef int write_turn(self, short *out) noexcept nogil
    @cython.locals(n=int)
    cdef int write_upgrade(self, short *out) noexcept nogil

    @cython.locals(verb=int)
    cdef void step(self, int code) noexcept nogil
    @cython.locals(seat=int)
    cdef void play(self, int card) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void trade(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void raise_cube(self, int spice) noexcept nogil
    cdef void acquire(self, int card) noexcept nogil
    @cython.locals(seat=int, place=int)
    cdef void drop_cube(self, int spice) noexcept nogil
    @cython.locals(seat=int, place=int, i=int)
    cdef void take_card(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void rest(self) noexcept nogil
    @cython.locals(seat=int, place=int, coin=int, i=int)
    cdef void claim(self, int card) noexcept nogil
    @cython.locals(seat=int)
    cdef int take_coin(self, int place) noexcept nogil
    cdef void discard_cube(self, int spice) noexcept nogil
    @cython.locals(ends_round=bint)
    cdef void end_turn(self) noexcept nogil

    cdef int place_in_row(self, int card) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(points=int, cards=cards_t)
    cdef int card_points(self, int seat) noexcept nogil
    cdef int coin_points(self, int seat) noexcept nogil
    cdef int cube_points(self, int seat) noexcept nogil
    cdef int score_part(self, int seat, int part) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    @cython.locals(other=State)
    cpdef Engine copy(self)
    cpdef take(self, Engine other)
    cdef void take_memory(self, State other) noexcept nogil
