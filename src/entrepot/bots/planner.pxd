cimport cython

from ..core cimport bits
from ..core.engine cimport Engine
from ..games.spice_road cimport codes
from ..games.spice_road.state cimport State, cards_t
from . cimport merchant
from .merchant cimport Merchant

cdef int TURNS
cdef double LATER
cdef double STEADY
cdef double HELD
cdef double LONG
cdef double LESS
cdef double PACE
cdef double TIRED
cdef double NEAR
cdef int ORDER[45]
cdef cards_t RANKED[45]


cdef class Planner(Merchant):
    cdef int seat_planning
    cdef int turns
    cdef int planned
    cdef double after
    cdef double factor
    cdef double gained
    cdef double along
    cdef double usual
    cdef Planner start

    cpdef look_from(self, State state, double usual)
    @cython.locals(other=Planner)
    cpdef Engine copy(self)
    @cython.final
    cdef void take_planner(self, Planner other) noexcept nogil
    cdef bint restart(self) noexcept nogil
    @cython.locals(n=int)
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(coins=int)
    cdef void step(self, int code) noexcept nogil
    @cython.final
    cdef int coins(self) noexcept nogil
    @cython.final
    cdef void end_planned_turn(self) noexcept nogil
    @cython.locals(seat=int, hand=cards_t, ranked=cards_t, cards=double, tired=double, cubes=double)
    @cython.final
    cdef double standing(self) noexcept nogil
    cdef double promise(self, int seat) noexcept nogil

cpdef int turns_to_plan(State state, int most) noexcept nogil

cpdef double turns_left(State state) noexcept nogil
