cimport cython

from ...core cimport bits, buffers
from ...core.encoder cimport Encoder
from ...core.engine cimport byte_t
from . cimport codes, craftsman, pieces, powers, remembered, slots
from .pieces cimport set_t
from .state cimport State


cdef class PuertoRicoEncoder(Encoder):
    cdef State state
    cdef bint open_vp
    cdef int seat_width

    @cython.locals(question=int)
    cdef void write(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
    @cython.locals(players=int, with_vp=bint)
    cdef void write_seats(self, int seat, int question, byte_t *out, Py_ssize_t at) noexcept nogil
    @cython.locals(players=int, with_vp=bint)
    cdef void write_derived(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil

@cython.locals(role=int, ship=int)
cdef void write_table(State state, byte_t *out, Py_ssize_t at) noexcept nogil
cdef void write_tiles(State state, byte_t *out, Py_ssize_t at) noexcept nogil
cdef void write_seat(State state, int seat, bint with_vp, int question, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(kinds=int, output=int, potential=int, good=int, made=int, most=int)
cdef void write_production(State state, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
@cython.locals(island=int, circles=int, buildings=set_t, bodies=int, place=int, printed=int)
cdef void write_city(State state, int seat, bint with_vp, byte_t *out, Py_ssize_t at) noexcept nogil
