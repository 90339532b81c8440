cimport cython

from ...bots.turn_search cimport Evaluator, TurnSearch
from ...core cimport bits
from ...core.engine cimport Engine, byte_t
from . cimport codes, playout_policy
from . cimport state as game
from .state cimport State, cards_t, cubes_t

cdef double CUBE
cdef double CARD
cdef double NEXT_BEST
cdef double PLAYED
cdef double NEXT_TURN
cdef double GAIN[codes.CARDS]

@cython.locals(over=int, spice=int, dropped=int)
cdef cubes_t kept(cubes_t cubes) noexcept nogil


cdef class Holdings(Evaluator):
    cdef int seat
    cdef int goals_size
    cdef byte_t goals[codes.POINT_ROW]
    cdef double gains[codes.CARDS]
    cdef cards_t hand
    cdef cards_t played
    cdef double of_cards
    cdef double time

    cdef double value(self, Engine state) except? -1e301
    @cython.locals(cubes=cubes_t, claimed=cards_t, near=double, cards=double, weight=int)
    cdef double holdings(self, State state) noexcept nogil
    @cython.locals(cards=cards_t, n=int, card=int, each=double, place=int, total=double, i=int)
    cdef double cards(self, cards_t hand, cards_t played) noexcept nogil


cdef class TwoTurns(Evaluator):
    cdef Holdings holdings
    cdef TurnSearch next_turn
    cdef State again

    @cython.locals(now=double)
    cdef double value(self, Engine state) except? -1e301
