from libc.string cimport memcpy, memset

from .bits cimport lowest
from .engine cimport byte_t


cdef inline byte_t *first(unsigned char[::1] array) noexcept nogil:
    return <byte_t *>&array[0]


cdef inline void clear(byte_t *out, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(out + at, 0, size)


cdef inline void clear_part(byte_t *out, Py_ssize_t at, int size) noexcept nogil:
    # By 64 bytes, which become four instructions; for a large constant, the compiler would take a slow one.
    cdef int i = 0
    while i + 64 <= size:
        memset(out + at + i, 0, 64)
        i += 64
    if i < size:
        memset(out + at + i, 0, size - i)


cdef inline void copy(byte_t *numbers, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    memcpy(out + at, numbers, size)


cdef inline byte_t clipped(int number) noexcept nogil:
    return number if number < 255 else 255


# The functions below put several bytes into memory as one number, the lowest byte first, as little-endian
# machines do.

cdef extern from *:
    """
    #define MEMBER(set, i) ((unsigned long long)((set) >> i & 1) << 8 * i)
    #define EIGHT(set) (MEMBER(set, 0) | MEMBER(set, 1) | MEMBER(set, 2) | MEMBER(set, 3) | \\
                        MEMBER(set, 4) | MEMBER(set, 5) | MEMBER(set, 6) | MEMBER(set, 7))
    #define EIGHT_4(set) EIGHT(set), EIGHT(set + 1), EIGHT(set + 2), EIGHT(set + 3)
    #define EIGHT_16(set) EIGHT_4(set), EIGHT_4(set + 4), EIGHT_4(set + 8), EIGHT_4(set + 12)
    #define EIGHT_64(set) EIGHT_16(set), EIGHT_16(set + 16), EIGHT_16(set + 32), EIGHT_16(set + 48)
    /* For each set of numbers below eight, a byte for each number, 1 for the members. */
    static const unsigned long long entrepot_eight_members[] = {EIGHT_64(0), EIGHT_64(64), EIGHT_64(128), EIGHT_64(192)};
    """
    const unsigned long long EIGHT_MEMBERS "entrepot_eight_members"[256]


cdef inline unsigned long long eight_members(unsigned long long members) noexcept nogil:
    return EIGHT_MEMBERS[members & 255]


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


cdef inline void write_choice(int number, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    if size <= 8:  # without a branch that depends on the number
        write_bytes(<unsigned long long>(number < size) << 8 * (number & 7), size, out, at)
    elif number < size:
        out[at + number] = 1


cdef inline void write_places(int number, byte_t *numbers, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    cdef unsigned long long each = 0
    memcpy(&each, numbers, size)
    each ^= number * 0x0101010101010101ULL  # a byte is now 0 in each place where the number is
    each |= (each & 0x7F7F7F7F7F7F7F7FULL) + 0x7F7F7F7F7F7F7F7FULL  # and only those keep their highest bit 0
    write_bytes(~each >> 7 & 0x0101010101010101ULL, size, out, at)


cdef inline int place_of(int number, byte_t *numbers) noexcept nogil:
    cdef unsigned long long each
    memcpy(&each, numbers, 8)
    each ^= number * 0x0101010101010101ULL  # a byte is now 0 in each place where the number is
    each = (each - 0x0101010101010101ULL) & ~each & 0x8080808080808080ULL  # the lowest bit is that of the first one
    return lowest(each) >> 3


cdef inline void write_counts(byte_t *numbers, int n, int most, int size, byte_t *out, Py_ssize_t at) noexcept nogil:
    cdef unsigned long long counts = 0
    cdef int i
    for i in range(most if most <= 8 else n):  # few ones without a branch that depends on n
        counts += <unsigned long long>(i < n) << 8 * (numbers[i] & 7)
    write_bytes(counts, size, out, at)


cdef inline Py_ssize_t bytes_for(Py_ssize_t size) noexcept nogil:
    return (size + 7) // 8


cdef inline void add_member(Py_ssize_t number, byte_t *out, Py_ssize_t at) noexcept nogil:
    out[at + (number >> 3)] |= 1 << (number & 7)


cdef inline bint is_member(Py_ssize_t number, byte_t *members, Py_ssize_t at) noexcept nogil:
    return members[at + (number >> 3)] >> (number & 7) & 1


cdef inline Py_ssize_t next_difference(byte_t *one, byte_t *other, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    cdef unsigned long long here, there
    while at + 8 <= size:  # eight at a time while they are equal
        memcpy(&here, one + at, 8)
        memcpy(&there, other + at, 8)
        if here != there:
            break
        at += 8
    while at < size and one[at] == other[at]:
        at += 1
    return at


cdef inline byte_t *part(unsigned char[::1] array, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return <byte_t *>&array[at]


cdef inline int *ints(int[::1] array) noexcept nogil:
    return &array[0]


cdef inline short *shorts(short[::1] array) noexcept nogil:
    return &array[0]
