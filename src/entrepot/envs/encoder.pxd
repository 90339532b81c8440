from ..core.engine cimport byte_t


cdef class Encoder:
    cdef void write(self, int seat, byte_t *out, int at) noexcept nogil
