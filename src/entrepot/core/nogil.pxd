from cpython.object cimport PyObject, PyTypeObject

from .worker cimport Worker

cdef extern from "Python.h":
    PyObject *PyTuple_GET_ITEM(PyObject *items, Py_ssize_t index) nogil
    PyTypeObject *Py_TYPE(PyObject *thing) nogil

cdef extern from *:
    void prefetch "__builtin_prefetch" (const void *place) noexcept nogil


cdef inline void fetch(object thing) noexcept nogil:
    cdef char *place = <char *><PyObject *>thing
    cdef char *end = place + Py_TYPE(<PyObject *>thing).tp_basicsize
    while place < end:
        prefetch(place)
        place += 64  # a cache line


cdef inline long long run(Worker worker, long long amount):
    cdef long long done
    with nogil:
        done = worker.work(amount)
    return done


cdef inline long long run_all(tuple workers, long long amount):
    cdef PyObject *items = <PyObject *>workers
    cdef Py_ssize_t n = len(workers)
    cdef Py_ssize_t i
    cdef long long done = 0
    with nogil:
        for i in range(n):
            if i + 2 < n:
                prefetch(PyTuple_GET_ITEM(items, i + 2))  # which fetch() reads in the next round
            if i + 1 < n:
                (<Worker>PyTuple_GET_ITEM(items, i + 1)).fetch()
            done += (<Worker>PyTuple_GET_ITEM(items, i)).work(amount)
    return done
