cimport cython

from ..core cimport bits, chance
from ..core.engine cimport Engine
from ..games.spice_road cimport codes
from ..games.spice_road cimport state as game
from ..games.spice_road.state cimport State, cards_t, cubes_t

cdef double CUBE[4]
cdef double CARD[45]
cdef double POINTS[36]
cdef cubes_t COST[36]
cdef int WHOLE[36]
cdef double SHARE[36]
cdef cubes_t GIVE[45]
cdef cubes_t GET[45]
cdef double RAISES[45]
cdef double CARDS
cdef double ENOUGH
cdef double RESTING
cdef double NOISE
cdef double PROGRESS
cdef double GOAL
cdef double SECOND

@cython.locals(gap=cubes_t, short=cubes_t)
cdef int lacking(cubes_t cubes, int goal) noexcept nogil

@cython.locals(there=int)
cdef double nearness(cubes_t cubes, int goal) noexcept nogil

@cython.locals(total=double)
cdef double worth(cubes_t cubes) noexcept nogil

@cython.locals(most=int, seat=int)
cpdef int cards_left(State state) noexcept nogil


cdef class Merchant(State):
    @cython.locals(other=Merchant)
    cpdef Engine copy(self)
    @cython.locals(cards=double, cubes=cubes_t, loose=int)
    cdef double promise(self, int seat) noexcept nogil
    @cython.locals(first=double, second=double, near=double, i=int)
    @cython.final
    cdef double progress(self, int seat) noexcept nogil
    @cython.locals(cards=double, held=cards_t)
    @cython.final
    cdef double hand_value(self, int seat) noexcept nogil
    @cython.final
    cdef double time_left(self) noexcept nogil
    @cython.locals(best=int, best_price=double, i=int, price=double, now=double, less=double, eager=double)
    cdef int advise(self, short *out, int n, unsigned long long rng) noexcept nogil
    @cython.locals(best=double, i=int)
    @cython.final
    cdef double hope(self, cubes_t cubes) noexcept nogil
    @cython.locals(cubes=cubes_t)
    @cython.final
    cdef double price(self, int code, double now, double eager) noexcept nogil
    @cython.locals(gain=double, best=double, cubes=cubes_t)
    @cython.final
    cdef double price_of_playing(self, int card, double now) noexcept nogil
    @cython.locals(place=int)
    @cython.final
    cdef double price_of_acquiring(self, int card, double eager) noexcept nogil

@cython.locals(merchant=Merchant)
cpdef Engine sensible(Engine state)
