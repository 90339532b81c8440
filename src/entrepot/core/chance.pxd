cdef inline unsigned long long advance(unsigned long long rng) noexcept nogil:
    return rng + 0x9E3779B97F4A7C15ULL


cdef inline unsigned long long bits32(unsigned long long rng) noexcept nogil:
    cdef unsigned long long z = (rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
    return (z ^ (z >> 31)) >> 32


cdef inline unsigned int below(unsigned long long rng, unsigned int n) noexcept nogil:
    return <unsigned int>(bits32(rng) * n >> 32)


cdef inline unsigned long long stream(unsigned long long seed, unsigned long long number) noexcept nogil:
    return seed + number * 0xD1342543DE82EF95ULL


cdef inline unsigned long long independent(unsigned long long seed, unsigned long long number) noexcept nogil:
    cdef unsigned long long rng = advance(seed ^ number * 0xD1342543DE82EF95ULL)
    return bits32(rng) << 32 | bits32(advance(rng))
