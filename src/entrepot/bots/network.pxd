cimport cython
from libc cimport math

from ..core cimport buffers
from ..core.encoder cimport Encoder
from ..core.engine cimport byte_t
from . cimport vectors

cdef int SCALE
cdef double ONE
cdef int MOST
cdef double POINTS


cdef class Network:
    cdef public int players
    cdef public int parts
    cdef public int codes
    cdef public int width
    cdef public int hidden
    cdef public int deep
    cdef public object about
    cdef int[::1] first_row
    cdef unsigned char[::1] highest
    cdef short[::1] rows
    cdef int[::1] bias
    cdef short[::1] deep_weights
    cdef int[::1] deep_bias
    cdef short[::1] head_weights
    cdef int[::1] head_bias
    cdef short[::1] policy_weights
    cdef int[::1] policy_bias

    cdef int row(self, Py_ssize_t slot, int value) noexcept nogil


cdef class Evaluator:
    cdef public Network network
    cdef Encoder encoder
    cdef public int players
    cdef unsigned char[::1] fresh
    cdef unsigned char[::1] known
    cdef int[::1] sums
    cdef short[::1] active
    cdef short[::1] deep
    cdef public double[::1] shares
    cdef public double[::1] points
    cdef public double[::1] parts
    cdef public long long evaluations

    @cython.locals(players=int, relative=int, total=double, highest=double, value=double, points=double, part=int, head=int)
    cdef void evaluate(self, int seat) noexcept nogil
    @cython.locals(slot=Py_ssize_t, width=Py_ssize_t, fresh="byte_t *", known="byte_t *")
    cdef void observe(self, int seat) noexcept nogil
    @cython.locals(gone=Py_ssize_t, new=Py_ssize_t, hidden=Py_ssize_t)
    cdef void change(self, int seat, Py_ssize_t slot, int before, int after) noexcept nogil
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, hidden=Py_ssize_t, at=Py_ssize_t, total=int, sums="int *", active="short *", weights="short *")
    cdef void activate(self, int seat) noexcept nogil
    @cython.locals(size=Py_ssize_t, total=int, weights="short *")
    cdef double head(self, Py_ssize_t number) noexcept nogil
    @cython.locals(size=Py_ssize_t, total=int, weights="short *")
    cdef double policy(self, int code) noexcept nogil
    @cython.locals(i=int, highest=double, total=double)
    cdef void write_priors(self, short *out, int n, double *priors) noexcept nogil
