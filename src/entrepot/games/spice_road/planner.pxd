cimport cython

from ...core cimport bits
from ...core.engine cimport Engine
from . cimport codes, playout_policy
from . cimport state as game
from .playout_policy cimport PlayoutState
from .state cimport State, cards_t

cdef int TURNS
cdef double DISCOUNT
cdef double ON_THE_WAY
cdef double HELD
cdef double LASTING
cdef double NEXT_BEST
cdef double PACE
cdef double TIRED
cdef double NEAR
cdef int ORDER[codes.CARDS]
cdef cards_t RANKED[codes.CARDS]


cdef class Planner(PlayoutState):
    cdef int planning_seat
    cdef int turns_left
    cdef int planned_turns
    cdef double card_factor
    cdef double factor
    cdef double gained
    cdef double value_now
    cdef double value_on_the_way
    cdef double opponent_value
    cdef cards_t cards
    cdef double cards_worth
    cdef Planner start

    cpdef plan_from(self, State state, double opponent_value)
    @cython.locals(other=Planner)
    cpdef Engine copy(self)
    cdef void take_plan(self, Planner other) noexcept nogil
    cdef bint restart(self) noexcept nogil
    @cython.locals(n=int)
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(coins=int)
    cdef void step(self, int code) noexcept nogil
    cdef void end_planned_turn(self) noexcept nogil
    @cython.locals(seat=int, cards=cards_t, tired=double, cubes=double)
    cdef double plan_value(self) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil

@cython.locals(ranked=cards_t, cards=double)
cdef double hand_value(cards_t hand, double next_best) noexcept nogil

cpdef int turns_to_plan(State state, int most) noexcept nogil

cpdef double expected_turns(State state) noexcept nogil
