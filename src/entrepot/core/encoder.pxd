cimport cython

from .engine cimport Engine, byte_t


cdef class Encoder:
    cdef void write(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil


cdef class PythonEncoder(Encoder):
    cdef Engine _state
    cdef object _describe_table
    cdef object _describe_seat
    cdef int _table_width
    cdef int _seat_width

    cdef void write(self, int seat, byte_t *out, Py_ssize_t at) noexcept nogil
    cdef void _write(self, int seat, byte_t *out, Py_ssize_t at) noexcept with gil
