from libc.string cimport memcpy, memset

from .engine cimport byte_t


cdef inline byte_t *first(unsigned char[::1] array) noexcept nogil:
    return <byte_t *>&array[0]


cdef inline void clear(byte_t *out, Py_ssize_t at, int size) noexcept nogil:
    memset(out + at, 0, size)


cdef inline void copy(byte_t *numbers, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    memcpy(out + at, numbers, size)


# The three functions below put several bytes into memory as one number, the lowest byte first, as little-endian
# machines do.

cdef inline unsigned long long eight_members(unsigned long long members) noexcept nogil:
    cdef unsigned long long each = (members & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL  # a bit in each byte
    return (each + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL  # 1 if it is set


cdef inline void write_set(unsigned long long members, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    cdef unsigned long long eight
    cdef int i = 0
    while i + 8 <= size:
        eight = eight_members(members >> i)
        memcpy(out + at + i, &eight, 8)
        i += 8
    if i < size:
        eight = eight_members(members >> i)
        memcpy(out + at + i, &eight, size - i)


cdef inline void write_bytes(unsigned long long packed, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    memcpy(out + at, &packed, size)


cdef inline void write_counts(byte_t *numbers, int n, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    cdef unsigned long long counts = 0
    cdef int i
    for i in range(n):
        counts += 1ULL << 8 * numbers[i]
    write_bytes(counts, size, out, at)


cdef inline Py_ssize_t bytes_for(Py_ssize_t size) noexcept nogil:
    return (size + 7) // 8


cdef inline void add_member(Py_ssize_t number, byte_t *out, Py_ssize_t at) noexcept nogil:
    out[at + (number >> 3)] |= 1 << (number & 7)


cdef inline bint is_member(Py_ssize_t number, byte_t *members, Py_ssize_t at) noexcept nogil:
    return members[at + (number >> 3)] >> (number & 7) & 1
