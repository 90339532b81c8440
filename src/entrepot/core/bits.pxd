cdef extern from *:
    int __builtin_ctzll(unsigned long long mask) noexcept nogil


cdef inline int lowest(unsigned long long mask) noexcept nogil:
    return __builtin_ctzll(mask)


cdef inline int count(unsigned long long mask) noexcept nogil:
    # Without a processor-specific instruction, the compiler's own function would be a call.
    mask = mask - (mask >> 1 & 0x5555555555555555ULL)
    mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0FULL
    return <int>(mask * 0x0101010101010101ULL >> 56)


cdef inline bint has(unsigned long long mask, int member) noexcept nogil:
    return (mask >> member) & 1
