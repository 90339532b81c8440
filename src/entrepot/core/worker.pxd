cdef class Worker:
    cdef long long work(self, long long amount) noexcept nogil
