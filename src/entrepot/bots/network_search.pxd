cimport cython
from libc cimport math

from ..core cimport chance, scores
from ..core.engine cimport Engine
from .network cimport Evaluator
from .tree cimport Tree

cdef int MAX_DEPTH
cdef double UNTRIED
cdef double NOVEL


cdef class NetworkSearch(Tree):
    cdef public Evaluator evaluator
    cdef public int parts
    cdef public int first_code
    cdef public double explore
    cdef public double even
    cdef int evened
    cdef double[::1] prior
    cdef int[::1] path
    cdef double[::1] shares
    cdef double[::1] outlook
    cdef public int outlook_width
    cdef double[::1] outlooks
    cdef double priors[256]

    @cython.locals(done="long long")
    cdef long long work(self, long long amount) noexcept nogil
    @cython.locals(node=int, child=int, depth=int, n=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(child=int)
    cdef void even_out(self, int n) noexcept nogil
    @cython.locals(child=int, before=int, best=int, best_score=double, i=int, score=double, average=double, spread=double)
    cdef int select(self, int node, int n, int seat) noexcept nogil
    @cython.locals(child=int, before=int)
    cdef int forced(self, int node) noexcept nogil
    @cython.locals(child=int, first=int)
    cdef int insert_child(self, int node, int before, int code) noexcept nogil
    @cython.locals(i=int)
    cdef void expand(self, int node, int n) noexcept nogil
    @cython.locals(seat=int, lead=double, i=int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(winners=int, seat=int, lead=double, share=double, part=int)
    cdef void count(self) noexcept nogil
    @cython.locals(i=int, node=int, seat=int, at=int)
    cdef void learn(self, int depth) noexcept nogil
    cdef void clear(self) noexcept nogil
    @cython.locals(i=Py_ssize_t, seat=int)
    cdef void clear_outlooks(self) noexcept nogil
    cdef void move_node(self, int node, int place) noexcept nogil
