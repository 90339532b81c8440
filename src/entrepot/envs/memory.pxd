from libc.string cimport memset

from ..core.engine cimport byte_t


cdef inline byte_t *first(unsigned char[::1] array) noexcept nogil:
    return <byte_t *>&array[0]


cdef inline void clear(byte_t *out, int at, int size) noexcept nogil:
    memset(out + at, 0, size)
