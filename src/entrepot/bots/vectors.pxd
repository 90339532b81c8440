cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__)
    #if defined(__x86_64__) && defined(__gnu_linux__)
    #define ENTREPOT_FAST __attribute__((optimize("O3"), target_clones("avx2", "default")))
    #else
    #define ENTREPOT_FAST __attribute__((optimize("O3")))
    #endif
    #else
    #define ENTREPOT_FAST
    #endif
    ENTREPOT_FAST
    static void entrepot_exchange(int *sums, const short *gone, const short *fresh, Py_ssize_t size) {
        for (Py_ssize_t i = 0; i < size; i++)
            sums[i] += fresh[i] - gone[i];
    }
    ENTREPOT_FAST
    static int entrepot_dot(const short *one, const short *other, Py_ssize_t size) {
        int total = 0;
        for (Py_ssize_t i = 0; i < size; i++)
            total += one[i] * other[i];
        return total;
    }
    """
    void c_exchange "entrepot_exchange" (int *sums, const short *gone, const short *fresh, Py_ssize_t size) noexcept nogil
    int c_dot "entrepot_dot" (const short *one, const short *other, Py_ssize_t size) noexcept nogil


cdef inline void exchange(int *sums, Py_ssize_t at, short *rows, Py_ssize_t gone, Py_ssize_t new, Py_ssize_t size) noexcept nogil:
    c_exchange(sums + at, rows + gone, rows + new, size)


cdef inline int dot(short *one, short *other, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return c_dot(one, other + at, size)
