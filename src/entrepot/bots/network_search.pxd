cimport cython
from libc cimport math

from ..core cimport chance, nogil, scores
from ..core.engine cimport Engine
from ..core.worker cimport Worker
from .network cimport Evaluator

cdef int MAX_DEPTH
cdef double UNTRIED
cdef double NOVEL


cdef class NetworkSearch(Worker):
    cdef public Engine root
    cdef public Engine scratch
    cdef public Evaluator evaluator
    cdef public int players
    cdef public int seat
    cdef public int codes
    cdef public int parts
    cdef public int root_node
    cdef public int capacity
    cdef public int size
    cdef int kept
    cdef public int first_code
    cdef public double explore
    cdef public double span
    cdef public unsigned long long rng
    cdef short[::1] code
    cdef int[::1] first_child
    cdef int[::1] next_sibling
    cdef int[::1] visits
    cdef double[::1] prior
    cdef double[::1] total
    cdef int[::1] child_of
    cdef int[::1] path
    cdef double[::1] expected
    cdef double[::1] rewards
    cdef double[::1] shares
    cdef double[::1] outlook
    cdef public int outlook_width
    cdef double[::1] outlooks
    cdef short out[256]
    cdef double priors[256]

    @cython.locals(done="long long")
    cdef long long work(self, long long amount) noexcept nogil
    @cython.locals(node=int, depth=int, n=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(child=int, best=int, best_score=double, i=int, score=double, average=double, spread=double)
    cdef int select(self, int node, int n, int seat) noexcept nogil
    @cython.locals(child=int)
    cdef int forced(self, int node) noexcept nogil
    @cython.locals(child=int, seat=int)
    cdef int add_child(self, int node, int code, double prior) noexcept nogil
    @cython.locals(i=int)
    cdef void expand(self, int node, int n) noexcept nogil
    @cython.locals(seat=int, lead=double, i=int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(winners=int, seat=int, lead=double, share=double, part=int)
    cdef void count(self) noexcept nogil
    @cython.locals(i=int, node=int, seat=int, at=int)
    cdef void learn(self, int depth) noexcept nogil
    @cython.locals(child=int)
    cdef int child(self, int node, int code) noexcept nogil
    @cython.locals(child=int, best=int)
    cdef int most_visited(self, int node) noexcept nogil
    cdef int root_visits(self) noexcept nogil
    @cython.locals(child=int, best=int, second=int, visits=int)
    cpdef int margin(self) noexcept
    @cython.locals(seat=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(number="int[::1]", node=int)
    cpdef compact(self)
    @cython.locals(i=Py_ssize_t, seat=int)
    cdef void clear_outlooks(self) noexcept nogil
    @cython.locals(node=int, child=int)
    cdef void number_nodes(self, int[::1] number) noexcept nogil
    @cython.locals(seat=int)
    cdef void move(self, int node, int to, int[::1] number) noexcept nogil
