cimport cython

from ..core cimport bits
from ..core.engine cimport byte_t
from ..games.puerto_rico cimport codes
from ..games.puerto_rico.pieces cimport set_t
from ..games.puerto_rico.state cimport State
from . cimport memory
from .encoder cimport Encoder

cdef int MOST
cdef int OVER
cdef int ROUND
cdef int OWN_SEAT
cdef int PHASE
cdef int ENDS
cdef int ROLE_DOUBLOONS
cdef int SUPPLY_VP
cdef int SUPPLY_COLONISTS
cdef int SUPPLY_NOBLES
cdef int QUARRIES
cdef int FORESTS
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
cdef int STAGE
cdef int DONE
cdef int USED_UP
cdef int LEFT
cdef int TILE
cdef int BUILDING
cdef int PLACE
cdef int PRODUCED
cdef int CAPTAIN_LOADED
cdef int IDLE
cdef int SUPPLIED
cdef int SMALL_TOTAL
cdef int SMALL_KIND
cdef int STORED
cdef int KEPT
cdef int DECIDES
cdef int GOVERNS
cdef int TOOK
cdef int ROLES_TAKEN
cdef int DOUBLOONS
cdef int VP
cdef int OWN_GOODS
cdef int TILES
cdef int BUILT
cdef int COLONISTS
cdef int NOBLES
cdef int WHARF
cdef int SMALL_WHARF
cdef int UNION
cdef int SUPPLIER
cdef int TURNED
cdef int TABLE_WIDTH
cdef int SEAT_WIDTH
cdef int REMEMBERS[22]
cdef int R_DONE
cdef int R_USED
cdef int R_ITEM
cdef int R_LEFT
cdef int R_PLACE
cdef int R_PRODUCED
cdef int R_LOADING
cdef int R_SMALL
cdef int R_STORE

cdef int place_asked(int step) noexcept nogil
@cython.locals(i=int)
cdef void write_set(int members, int size, byte_t *out, int at) noexcept nogil


cdef class PuertoRicoEncoder(Encoder):
    cdef State state
    cdef bint open_vp

    @cython.locals(players=int, asked=int, remembered=int, steps=int)
    cdef void write(self, int seat, byte_t *out, int at) noexcept nogil
    @cython.locals(phase=int, role=int, ship=int, i=int)
    @cython.final
    cdef void write_table(self, byte_t *out, int at) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void write_tiles(self, byte_t *out, int at) noexcept nogil
    @cython.locals(asked=int)
    @cython.final
    cdef void write_question(self, int remembered, int seat, byte_t *out, int at) noexcept nogil
    @cython.final
    cdef void write_loading(self, int remembered, byte_t *out, int at) noexcept nogil
    @cython.locals(role=int, buildings=set_t)
    @cython.final
    cdef void write_seat(self, int seat, bint own, int asked, byte_t *out, int at) noexcept nogil
    @cython.final
    cdef void write_captain_seat(self, int seat, byte_t *out, int at) noexcept nogil
