cdef class Worker:
    cdef void fetch(self) noexcept nogil
    cdef long long work(self, long long amount) noexcept nogil
