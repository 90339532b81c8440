from cpython.object cimport PyObject, PyTypeObject

from .worker cimport Worker

cdef extern from "Python.h":
    PyObject *PyTuple_GET_ITEM(PyObject *items, Py_ssize_t index) nogil
    PyTypeObject *Py_TYPE(PyObject *thing) nogil

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    #define __builtin_prefetch(place) _mm_prefetch((const char *)(place), _MM_HINT_T0)
    #define entrepot_pause() _mm_pause()
    #define entrepot_read(place) _InterlockedOr64(place, 0)
    #define entrepot_write(place, number) ((void)_InterlockedExchange64(place, number))
    #define entrepot_add(place, number) _InterlockedExchangeAdd64(place, number)
    #else
    #if defined(__x86_64__) || defined(__i386__)
    #define entrepot_pause() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define entrepot_pause() __asm__ volatile("yield")
    #else
    #define entrepot_pause()
    #endif
    #define entrepot_read(place) __atomic_load_n(place, __ATOMIC_ACQUIRE)
    #define entrepot_write(place, number) __atomic_store_n(place, number, __ATOMIC_RELEASE)
    #define entrepot_add(place, number) __atomic_fetch_add(place, number, __ATOMIC_ACQ_REL)
    #endif
    """
    void prefetch "__builtin_prefetch" (const void *place) noexcept nogil
    void pause "entrepot_pause" () noexcept nogil
    long long read "entrepot_read" (long long *place) noexcept nogil
    void write "entrepot_write" (long long *place, long long number) noexcept nogil
    long long add "entrepot_add" (long long *place, long long number) noexcept nogil  # returns what it was

cdef enum:
    TAKEN = 0
    DONE = 8
    COUNTS = 16


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


cdef inline void run_some(PyObject *workers, Py_ssize_t first, Py_ssize_t end, long long amount) noexcept nogil:
    cdef Py_ssize_t i
    for i in range(first, end):
        if i + 2 < end:
            prefetch(PyTuple_GET_ITEM(workers, i + 2))  # which fetch() reads in the next round
        if i + 1 < end:
            (<Worker>PyTuple_GET_ITEM(workers, i + 1)).fetch()
        (<Worker>PyTuple_GET_ITEM(workers, i)).work(amount)


cdef inline void offer(long long[::1] counts) noexcept nogil:
    counts[DONE] = 0
    write(&counts[TAKEN], 0)


cdef inline bint run_left(tuple workers, long long amount, Py_ssize_t few, long long[::1] counts, int patience):
    cdef Py_ssize_t n = len(workers)
    with nogil:
        run_untaken(<PyObject *>workers, n, amount, few, &counts[0])
        while read(&counts[DONE]) < n and patience:
            pause()
            patience -= 1
    return read(&counts[DONE]) == n


cdef inline void help(tuple workers, long long amount, Py_ssize_t few, long long[::1] counts, int patience):
    cdef Py_ssize_t n = len(workers)
    cdef int left = patience
    with nogil:
        while left:
            if read(&counts[TAKEN]) < n:
                run_untaken(<PyObject *>workers, n, amount, few, &counts[0])
                left = patience
            pause()
            left -= 1


cdef inline void run_untaken(
    PyObject *workers, Py_ssize_t n, long long amount, Py_ssize_t few, long long *counts
) noexcept nogil:
    cdef Py_ssize_t first = add(&counts[TAKEN], few)
    cdef Py_ssize_t end
    while first < n:
        end = min(first + few, n)
        run_some(workers, first, end, amount)
        add(&counts[DONE], end - first)
        first = add(&counts[TAKEN], few)
