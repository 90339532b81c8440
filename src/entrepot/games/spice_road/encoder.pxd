cimport cython

from ...core cimport bits, buffers
from ...core.encoder cimport Encoder
from ...core.engine cimport byte_t
from . cimport codes, slots
from .state cimport State


cdef class SpiceRoadEncoder(Encoder):
    cdef State state
    cdef bint open_points

    @cython.locals(open_points=bint, players=int, steps=int)
    cdef void write(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil

@cython.locals(place=int)
cdef void write_table(State state, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(question=int)
cdef void write_question(State state, byte_t *out, Py_ssize_t at) noexcept nogil
cdef void write_seat(State state, int seat, bint with_points, byte_t *out, Py_ssize_t at) noexcept nogil
