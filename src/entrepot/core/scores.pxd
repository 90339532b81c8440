cdef inline double lead(double[::1] points, int players, int seat) noexcept nogil:
    cdef double best = -1e300 if players > 1 else 0.0
    cdef int other
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


cdef inline double reward(double share, double lead, double span) noexcept nogil:
    return 0.75 * share + 0.25 * min(1.0, max(0.0, 0.5 + lead / span))


cdef inline double reward_before_end(double lead, double span) noexcept nogil:
    lead /= span
    return 0.5 + 0.9 * lead / (1.0 + 2.0 * abs(lead))
