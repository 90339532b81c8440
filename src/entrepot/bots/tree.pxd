cimport cython

from ..core cimport nogil
from ..core.engine cimport Engine
from ..core.worker cimport Worker


cdef class Tree(Worker):
    cdef public Engine root
    cdef public Engine scratch
    cdef public int players
    cdef public int seat
    cdef public int codes
    cdef public int root_node
    cdef public int capacity
    cdef public int size
    cdef public double span
    cdef public unsigned long long rng
    cdef short[::1] code
    cdef int[::1] first_child
    cdef int[::1] next_sibling
    cdef int[::1] visits
    cdef double[::1] total
    cdef int[::1] child_of
    cdef double[::1] expected
    cdef double[::1] rewards
    cdef short out[256]

    @cython.locals(seat=int)
    cdef void clear_node(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int new_child(self, int node, int code) noexcept nogil
    @cython.locals(child=int)
    cdef int child(self, int node, int code) noexcept nogil
    @cython.locals(child=int)
    cdef void mark_children(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef void unmark_children(self, int node) noexcept nogil
    cdef void forget(self) noexcept nogil
    @cython.locals(places="int[::1]", kept=int, node=int)
    cpdef compact(self)
    @cython.locals(kept=int, node=int, child=int)
    cdef int number_kept(self, int[::1] places) noexcept nogil
    @cython.locals(seat=int)
    cdef void move_node(self, int node, int place) noexcept nogil
    cdef void relink(self, int node, int[::1] places) noexcept nogil
    @cython.locals(child=int, best=int)
    cdef int most_visited(self, int node) noexcept nogil
    @cython.locals(child=int, best=int, second=int, visits=int)
    cpdef int margin(self) noexcept
