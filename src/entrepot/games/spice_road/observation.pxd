cimport cython

from ...core cimport bits, buffers
from ...core.encoder cimport Encoder
from ...core.engine cimport byte_t
from . cimport codes
from .state cimport State, cards_t, cubes_t

cdef unsigned int MOST
cdef int OVER
cdef int ROUND
cdef int OWN_SEAT
cdef int DECISION
cdef int CARD
cdef int LEFT
cdef int MERCHANTS
cdef int CUBES
cdef int POINTS
cdef int GOLD_LEFT
cdef int SILVER_LEFT
cdef int DECK
cdef int POINT_DECK
cdef int DECIDES
cdef int CARAVAN
cdef int HAND
cdef int PLAYED
cdef int CLAIMED
cdef int CLAIMS
cdef int GOLD
cdef int SILVER
cdef int TABLE_WIDTH
cdef int SEAT_WIDTH

cdef void write_cards(cards_t cards, byte_t *out, int at) noexcept nogil
@cython.locals(spice=int)
cdef void write_cubes(cubes_t cubes, byte_t *out, int at) noexcept nogil


cdef class SpiceRoadEncoder(Encoder):
    cdef State state
    cdef bint open_points

    @cython.locals(players=int, steps=int)
    cdef void write(self, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(place=int)
    @cython.final
    cdef void write_table(self, byte_t *out, int at) noexcept nogil
    @cython.locals(question=int)
    @cython.final
    cdef void write_question(self, byte_t *out, int at) noexcept nogil
    @cython.final
    cdef void write_seat(self, int seat, bint own, byte_t *out, int at) noexcept nogil
