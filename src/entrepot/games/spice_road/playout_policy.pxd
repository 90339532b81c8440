cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine, byte_t
from . cimport codes
from . cimport state as game
from .state cimport State, cards_t, cubes_t

cdef double CUBE[codes.SPICES]
cdef double WORTH[codes.SPICES][256]
cdef double CARD[codes.CARDS]
cdef cubes_t COST[codes.POINT_CARDS]
cdef double NEARNESS[codes.POINT_CARDS][21]  # the heaviest cost, five cinnamon, weighs 20
cdef double UPGRADE[codes.CARDS]
cdef double CARD_SHARE
cdef double HALF_HAND
cdef double RESTING
cdef double NOISE
cdef double PROGRESS
cdef double GOAL
cdef double SECOND
cdef double STEP

cpdef int weight(cubes_t cubes) noexcept nogil

@cython.locals(gap=cubes_t, short=cubes_t)
cdef int lacking(cubes_t cubes, int goal) noexcept nogil

cdef double nearness(cubes_t cubes, int goal) noexcept nogil

@cython.locals(first=double, second=double, near=double, i=int)
cdef double nearest_two(cubes_t cubes, byte_t *goals, int n, cards_t claimed) noexcept nogil

cdef double worth(cubes_t cubes) noexcept nogil

@cython.locals(most=int, seat=int)
cpdef int cards_left(State state) noexcept nogil


cdef class PlayoutState(State):
    @cython.locals(other=PlayoutState)
    cpdef Engine copy(self)
    @cython.locals(cards=double, cubes=cubes_t, in_score=int)
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double progress(self, int seat) noexcept nogil
    @cython.locals(cards=double, held=cards_t)
    cdef double hand_value(self, int seat) noexcept nogil
    cdef double time_left(self) noexcept nogil
    @cython.locals(best=int, best_value=double, i=int, value=double, now=double, card_factor=double)
    cdef int policy(self, short *out, int n, unsigned long long rng) noexcept nogil
    @cython.locals(saturation=double)
    cdef double card_weight(self) noexcept nogil
    @cython.locals(best=double, i=int)
    cdef double cubes_value(self, cubes_t cubes) noexcept nogil
    @cython.locals(cubes=cubes_t, verb=int)
    cdef double value(self, int code, double now, double card_factor) noexcept nogil
    @cython.locals(gain=double, best=double, cubes=cubes_t)
    cdef double play_value(self, int card, double now) noexcept nogil
    @cython.locals(place=int)
    cdef double acquire_value(self, int card, double card_factor) noexcept nogil

@cython.locals(copy=PlayoutState)
cpdef PlayoutState playout_state(Engine state)
