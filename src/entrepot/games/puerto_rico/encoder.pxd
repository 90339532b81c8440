cimport cython

from ...core cimport bits, buffers
from ...core.encoder cimport Encoder
from ...core.engine cimport byte_t
from . cimport codes, layout, slots
from .state cimport State

cdef int AS_IT_IS
cdef int MEMBERS
cdef int OF_SEATS
cdef int MOST
cdef int ENDS
cdef int REMEMBERED_AT[codes.REMEMBERED]
cdef int REMEMBERED_WIDTH[codes.REMEMBERED]
cdef int REMEMBERED_WAY[codes.REMEMBERED]
cdef unsigned long long REMEMBERS[codes.QUESTIONS]
cdef unsigned long long OWN_SECRETS


cdef class PuertoRicoEncoder(Encoder):
    cdef State state
    cdef bint open_vp

    @cython.locals(open_vp=bint, players=int, question=int, steps=int)
    cdef void write(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil

@cython.locals(role=int, ship=int)
cdef void write_table(State state, byte_t *out, Py_ssize_t at) noexcept nogil
cdef void write_tiles(State state, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(left="unsigned long long")
cdef void write_remembered(State state, int question, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(way=int, width=int, value=int, i=int)
cdef void write_value(State state, int number, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(steps=int)
cdef void write_seats(State state, int members, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(role=int, steps=int)
cdef void write_roles(State state, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
cdef void write_seat(State state, int seat, bint with_vp, int question, byte_t *out, Py_ssize_t at) noexcept nogil
