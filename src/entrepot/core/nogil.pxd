from .worker cimport Worker


cdef inline long long run(Worker worker, long long amount):
    cdef long long done
    with nogil:
        done = worker.work(amount)
    return done
