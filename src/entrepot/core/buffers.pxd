from libc.string cimport memcpy, memset

from .engine cimport byte_t


cdef inline byte_t *first(unsigned char[::1] array) noexcept nogil:
    return <byte_t *>&array[0]


cdef inline void clear(byte_t *out, int at, int size) noexcept nogil:
    memset(out + at, 0, size)


cdef inline void copy(byte_t *numbers, int size, byte_t *out, int at) noexcept nogil:
    memcpy(out + at, numbers, size)
