cimport cython

from ..core.engine cimport Engine

cdef int WIDTH
cdef int DEPTH
cdef double NOTHING
cdef double UNBOUNDED


cdef class Evaluator:
    cdef double value(self, Engine state) except? -1e301
    cdef double bound(self, Engine state, int code) except? -1e301


cdef class PythonEvaluator(Evaluator):
    cdef object function

    cdef double value(self, Engine state) except? -1e301


cdef class TurnSearch:
    cdef Evaluator evaluator
    cdef int seat
    cdef int kept
    cdef double best_of_turn
    cdef double[::1] values
    cdef short out[256]
    cdef Engine child
    cdef list beam
    cdef list found

    @cython.locals(code=int, best=int, best_value=double, value=double)
    cpdef int best_code(self, Engine state) except? -2
    @cython.locals(code=int, best=double, legal=list)
    cdef double best_value(self, Engine state) except? -1e301
    @cython.locals(width=int, i=int)
    cdef double value_after(self, Engine state, int code) except? -1e301
    @cython.locals(n=int, i=int)
    cdef try_all(self, Engine state)
    @cython.locals(child=Engine, value=double)
    cdef try_answer(self, Engine state, int code)
    @cython.locals(place=int, last=int, unused=Engine)
    cdef keep(self, double value)
