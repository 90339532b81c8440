cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __forceinline int __builtin_ctzll(unsigned long long mask) {
        unsigned long index;
        _BitScanForward64(&index, mask);
        return (int)index;
    }
    #endif
    """
    int __builtin_ctzll(unsigned long long mask) noexcept nogil
    const unsigned long long ONE "1ULL"


cdef inline int lowest(unsigned long long mask) noexcept nogil:
    return __builtin_ctzll(mask)


cdef inline int count(unsigned long long mask) noexcept nogil:
    # The compiler's own function would be a call to one for any processor; so would the usual first line of this one,
    # which it recognizes: mask - (mask >> 1 & 0x55...).
    mask = (mask & 0x5555555555555555ULL) + (mask >> 1 & 0x5555555555555555ULL)
    mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0FULL
    return <int>(mask * 0x0101010101010101ULL >> 56)


cdef inline bint has(unsigned long long mask, int member) noexcept nogil:
    return (mask >> member) & 1
