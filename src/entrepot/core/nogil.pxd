from cpython.ref cimport PyObject

from .worker cimport Worker

cdef extern from "Python.h":
    PyObject *PyTuple_GET_ITEM(PyObject *items, Py_ssize_t index) nogil


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
            done += (<Worker>PyTuple_GET_ITEM(items, i)).work(amount)
    return done
