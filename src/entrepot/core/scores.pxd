cdef inline double lead(double *points, int players, int seat) noexcept nogil:
    cdef double best = -1e300
    cdef int other
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
