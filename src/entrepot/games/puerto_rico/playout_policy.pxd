cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine
from . cimport builder, captain, codes, craftsman, pieces, powers, storage, trader
from .pieces cimport set_t
from .state cimport State

cdef unsigned int UNGUIDED
cdef double NOISE
cdef double ROLE_NOISE
cdef double DOUBLOON
cdef double DOUBLOON_EARLY
cdef double BARREL
cdef double GOOD
cdef double GUEST
cdef double RIVAL
cdef double LARGE_URGENCY
cdef set_t VALUED
cdef double POWER[codes.BUILDINGS]
cdef int PRODUCT[codes.BUILDINGS]
cdef double URGENCY[codes.PLACES]
cdef double CHIPS[codes.SEATS + 1]
cdef double COLONIST_SUPPLY[codes.SEATS + 1]


cdef class PlayoutState(State):
    cdef unsigned long long policy_calls

    @cython.locals(other=PlayoutState)
    cpdef Engine copy(self)
    @cython.locals(question=int, noise=double, time=double, best=int, best_value=double, i=int, value=double)
    cdef int policy(self, short *out, int n, unsigned long long rng) noexcept nogil
    @cython.locals(out="short[256]")
    cpdef int suggestion(self, unsigned long long seed)
    @cython.locals(verb=int)
    cdef double value(self, int code, double time) noexcept nogil
    @cython.locals(good=int)
    cdef double rare_value(self, int code, int verb, double time) noexcept nogil
    @cython.locals(seat=int, money=double, value=double, best=double, other=int, budget=int)
    cdef double role_value(self, int role, double time) noexcept nogil
    @cython.locals(total=double, good=int, barrels=int)
    cdef double gain(self, int role, int seat, double time) noexcept nogil
    @cython.locals(best=int, good=int)
    cdef double best_sale(self, int seat, double money) noexcept nogil
    @cython.locals(empty=int, tile=int, large=set_t, coming=int)
    cdef double mayor_value(self, int seat, double time) noexcept nogil
    @cython.locals(tiles=int, value=double)
    cdef double tile_value(self, int tile, double time) noexcept nogil
    @cython.locals(total=int, plants=set_t)
    cdef int capacity(self, int seat, int good) noexcept nogil
    @cython.locals(seat=int, value=double, good=int, idle=int, made=int)
    cdef double building_value(self, int building, double time) noexcept nogil
    @cython.locals(barrels=int, point=double)
    cdef double load_value(self, int good, int ship, double time) noexcept nogil
    @cython.locals(seat=int, place=int, time=double, urgency=double, bodies=int, tile=int)
    @cython.locals(later=set_t, other=int, fewest=int)
    cdef int man(self, short *out, int n) noexcept nogil
    cdef double urgency(self, int place, double time) noexcept nogil
    @cython.locals(building=int, good=int, fields=int)
    cdef int wanted(self, int seat, int place) noexcept nogil

@cython.locals(spaces=int, seat=int, time=double)
cpdef double time_left(State state) noexcept nogil

cdef double doubloon(double time) noexcept nogil

@cython.locals(copy=PlayoutState)
cpdef PlayoutState playout_state(Engine state)
