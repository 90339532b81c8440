cdef extern from *:
    int __builtin_ctzll(unsigned long long mask) noexcept nogil
    int __builtin_popcountll(unsigned long long mask) noexcept nogil


cdef inline int lowest(unsigned long long mask) noexcept nogil:
    return __builtin_ctzll(mask)


cdef inline int count(unsigned long long mask) noexcept nogil:
    return __builtin_popcountll(mask)


cdef inline bint has(unsigned long long mask, int member) noexcept nogil:
    return (mask >> member) & 1
