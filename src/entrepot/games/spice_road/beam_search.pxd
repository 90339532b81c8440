cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine
from . cimport codes, planner
from . cimport state as game
from .state cimport State, cards_t, cubes_t

cdef double CUBE[codes.SPICES]
cdef double TIRED
cdef double CARDS
cdef double NEXT_BEST

@cython.locals(over=int, total=double, spice=int, number=int, dropped=int, _=int)
cpdef double cubes_value(cubes_t cubes) noexcept nogil

@cython.locals(cards=double)
cdef double prospects(State state, int seat) noexcept nogil

@cython.locals(new=cards_t)
cdef int gain(State before, State after, int seat) noexcept nogil


@cython.no_gc  # a plan holds nothing that could refer back to it
cdef class Plan:
    cdef public State state
    cdef public int first
    cdef public double gained
    cdef public double value

    cdef void take(self, State state, int first, double gained, double value) noexcept nogil
    cdef bint is_same(self, State state, int seat) noexcept nogil


cdef class BeamSearch:
    cdef public int seat
    cdef public int width
    cdef public int kept
    cdef public int size
    cdef public double factor
    cdef public list beam
    cdef public list found
    cdef list scratch
    cdef int[::1] places
    cdef int[::1] heap
    cdef short out[256]

    @cython.locals(turn=int, best=Plan)
    cpdef int best_first(self, State state, int turns) except -2
    @cython.locals(plan=Plan)
    cpdef start_from(self, State state)
    @cython.locals(i=int, plan=Plan)
    cpdef expand(self)
    @cython.locals(out="short[256]", n=int, child=State, i=int, start=int, after=double)
    cdef add_turns(self, State state, int first, double gained, int depth)
    @cython.locals(value=double, place=int, index=int, plan=Plan)
    cpdef add(self, State state, int first, double gained)
    @cython.locals(seat=int, hashed="unsigned long long", last=int, place=int, plan=Plan)
    cdef int place(self, State state)
    @cython.locals(i=int, plan=Plan)
    cdef enlarge_table(self)
    @cython.locals(kept=int, i=int, plan=Plan, best=Plan)
    cpdef select(self)
    @cython.locals(first=Plan, second=Plan)
    cdef bint is_worse(self, int one, int other)
    @cython.locals(above=int)
    cdef move_up(self, int place)
    @cython.locals(place=int, below=int)
    cdef move_down(self, int size)
