cimport cython

from ...bots.turn_search cimport Evaluator
from ...core cimport bits
from ...core.engine cimport Engine
from . cimport codes, craftsman, pieces, playout_policy
from .pieces cimport set_t
from .state cimport State

cdef double OUTPUT[codes.GOODS]
cdef double SALE[codes.GOODS]
cdef double KIND
cdef double FIELD
cdef int USEFUL_FIELDS
cdef double EMPTY
cdef double RIVAL


cdef class Prospects(Evaluator):
    cdef int seat
    cdef double time
    cdef double doubloon
    cdef double barrel
    cdef double chip
    cdef double output
    cdef double quarry
    cdef double power
    cdef double plant
    cdef double colonist

    cdef double value(self, Engine state) except? -1e301
    @cython.locals(best=double, seat=int)
    cdef double lead(self, State state) noexcept nogil
    @cython.locals(score=double, lasting=double)
    cdef double prospects(self, State state, int seat) noexcept nogil
    @cython.locals(total=double, good=int)
    cdef double barrels(self, State state, int seat) noexcept nogil
    @cython.locals(kinds=int, fields=int, made=double, good=int, barrels=int, tiles=int, quarries=double)
    cdef double production(self, State state, int seat) noexcept nogil
    @cython.locals(total=double, buildings=set_t, building=int, worth=double)
    cdef double city(self, State state, int seat) noexcept nogil

@cython.locals(total=int, place=int)
cdef int people(State state, int seat) noexcept nogil
