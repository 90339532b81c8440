cimport cython

from ...bots cimport turn_search
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

cdef cubes_t kept(cubes_t cubes) noexcept nogil
@cython.locals(spice=int, gone=int)
cdef cubes_t without_cheapest(cubes_t cubes, int number) noexcept nogil


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
    cdef double bound(self, Engine state, int code) except? -1e301
    @cython.locals(place=int, cubes=cubes_t, left=cubes_t, near=double, cards=double, score=int)
    cdef double most_by_acquiring(self, State state, int card) noexcept nogil
    @cython.locals(cards=cards_t, n=int, card=int, each=double, place=int, total=double, i=int)
    cdef double cards(self, cards_t hand, cards_t played) noexcept nogil


cdef class TwoTurns(Evaluator):
    cdef Holdings holdings
    cdef TurnSearch next_turn
    cdef State again

    @cython.locals(now=double)
    cdef double value(self, Engine state) except? -1e301
