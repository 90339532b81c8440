cimport cython

from ...core cimport bits, buffers
from ...core.encoder cimport Encoder
from ...core.engine cimport byte_t
from . cimport codes, layout
from .pieces cimport set_t
from .state cimport State

cdef int AS_IT_IS
cdef int MEMBERS
cdef int OF_SEATS
cdef int MOST
cdef int ENDS
cdef int OVER
cdef int ROUND
cdef int OWN_SEAT
cdef int PHASES
cdef int END_TRIGGERED
cdef int ROLE_DOUBLOONS
cdef int SUPPLY_VP
cdef int SUPPLY_COLONISTS
cdef int SUPPLY_NOBLES
cdef int SUPPLY_QUARRIES
cdef int SUPPLY_FORESTS
cdef int SUPPLY_GOODS
cdef int SUPPLY_BUILDINGS
cdef int SHIP_COLONISTS
cdef int SHIP_NOBLES
cdef int FACE_UP
cdef int STACK
cdef int DISCARDS
cdef int CAPACITY
cdef int SHIP_GOOD
cdef int BARRELS
cdef int HOUSE
cdef int DECISION
cdef int STAGES
cdef int DECIDES
cdef int GOVERNS
cdef int TOOK
cdef int ROLES_TAKEN
cdef int DOUBLOONS
cdef int VP
cdef int OWN_GOODS
cdef int OWN_TILES
cdef int BUILT
cdef int COLONISTS
cdef int NOBLES
cdef int REMEMBERED_AT[codes.REMEMBERED]
cdef int REMEMBERED_WIDTH[codes.REMEMBERED]
cdef int REMEMBERED_WAY[codes.REMEMBERED]
cdef unsigned long long REMEMBERS[codes.QUESTIONS]
cdef unsigned long long OWN_SECRETS
cdef int TABLE_WIDTH
cdef int SEAT_WIDTH

@cython.locals(i=int)
cdef void write_set(int members, int size, byte_t *out, int at) noexcept nogil


cdef class PuertoRicoEncoder(Encoder):
    cdef State state
    cdef bint open_vp

    @cython.locals(players=int, question=int, steps=int)
    cdef void write(self, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(role=int, ship=int, i=int)
    @cython.final
    cdef void write_table(self, byte_t *out, int at) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void write_tiles(self, byte_t *out, int at) noexcept nogil
    @cython.locals(left="unsigned long long")
    @cython.final
    cdef void write_remembered(self, int question, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(way=int, width=int, value=int, i=int)
    @cython.final
    cdef void write_value(self, int number, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(players=int, steps=int)
    @cython.final
    cdef void write_seats(self, int members, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(role=int, buildings=set_t)
    @cython.final
    cdef void write_seat(self, int seat, bint own, int question, byte_t *out, int at) noexcept nogil
