cimport cython

from ..core cimport bits, chance
from ..core.engine cimport Engine
from ..games.puerto_rico cimport builder, captain, codes, craftsman, mayor, pieces, powers, trader
from ..games.puerto_rico.pieces cimport set_t
from ..games.puerto_rico.state cimport State

cdef int WILD
cdef double NOISE
cdef double ROLE_NOISE
cdef double MONEY
cdef double MONEY_EARLY
cdef double BARREL
cdef double DEAR
cdef double GUEST
cdef double RIVAL
cdef double LAST
cdef set_t PRICED
cdef double POWER[45]
cdef int PLANT[45]
cdef double FIRST[52]
cdef double CHIPS[6]
cdef double PEOPLE[6]


cdef class Planter(State):
    cdef unsigned long long luck

    @cython.locals(other=Planter)
    cpdef Engine copy(self)
    @cython.locals(asked=int, noise=double, time=double, best=int, best_price=double, i=int, price=double)
    cdef int advise(self, short *out, int n, unsigned long long rng) noexcept nogil
    @cython.locals(out="short[256]")
    cpdef int suggestion(self, unsigned long long seed)
    @cython.locals(asked=int)
    @cython.final
    cdef double price(self, int code, double time) noexcept nogil
    @cython.locals(seat=int, money=double, price=double, best=double, other=int, purse=int)
    @cython.final
    cdef double price_of_role(self, int role, double time) noexcept nogil
    @cython.locals(total=double, good=int, barrels=int)
    @cython.final
    cdef double gain(self, int role, int seat, double time) noexcept nogil
    @cython.locals(best=int, good=int)
    @cython.final
    cdef double best_sale(self, int seat, double money) noexcept nogil
    @cython.locals(empty=int, kind=int, large=set_t, coming=int)
    @cython.final
    cdef double call_for_people(self, int seat, double time) noexcept nogil
    @cython.locals(kind=int, tiles=int, price=double)
    @cython.final
    cdef double price_of_tile(self, int code, double time) noexcept nogil
    @cython.locals(total=int, building=int)
    @cython.final
    cdef int capacity(self, int seat, int good) noexcept nogil
    @cython.locals(seat=int, price=double, good=int, idle=int, made=int)
    @cython.final
    cdef double price_of_building(self, int building, double time) noexcept nogil
    @cython.locals(money=double)
    @cython.final
    cdef double price_of_sale(self, int code, double time) noexcept nogil
    @cython.locals(good=int, barrels=int, dear=double)
    @cython.final
    cdef double price_of_load(self, int code, double time) noexcept nogil
    @cython.locals(good=int)
    @cython.final
    cdef double price_of_keeping(self, int code) noexcept nogil
    @cython.locals(seat=int, place=int, time=double, matters=double, bodies=int, kind=int)
    @cython.locals(later=set_t, other=int, fewest=int)
    @cython.final
    cdef int man(self, short *out, int n) noexcept nogil
    @cython.final
    cdef double matters(self, int place, double time) noexcept nogil
    @cython.locals(building=int, good=int, fields=int)
    @cython.final
    cdef int wanted(self, int seat, int place) noexcept nogil

@cython.locals(spaces=int, seat=int, time=double)
cpdef double time_left(State state) noexcept nogil

cdef double doubloon(double time) noexcept nogil

@cython.locals(planter=Planter)
cpdef Engine sensible(Engine state)
