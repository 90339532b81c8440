cimport cython
from libc cimport math

from ..core cimport chance, scores
from ..core.engine cimport Engine
from .tree cimport Tree

cdef double LOGARITHMS[1024]

cdef double log_after(int number) noexcept nogil


cdef class Search(Tree):
    cdef public int learned_share
    cdef public int max_playout
    cdef public int max_depth
    cdef public double explore
    cdef public double best_weight
    cdef public double best_lead
    cdef int[::1] offers
    cdef double[::1] best_reward
    cdef int[::1] move_visits
    cdef double[::1] move_rewards
    cdef int[::1] path
    cdef int[::1] moves

    @cython.locals(done="long long")
    cdef long long work(self, long long amount) noexcept nogil
    @cython.locals(node=int, depth=int, moves=int, n=int, growing=bint, seat=int, before=int, chosen=int)
    cdef void playout(self) noexcept nogil
    @cython.locals(fresh=int, best_average=double, known=int, i=int, average=double, wide=bint, chosen=int)
    cdef int descend(self, int node, int n, int seat) noexcept nogil
    @cython.locals(child=int)
    cdef int add_child(self, int node, int code) noexcept nogil
    @cython.locals(best=int, best_score=double, i=int, child=int, visits=double, score=double)
    cdef int best_child(self, int n, int seat) noexcept nogil
    cdef double average(self, int move) noexcept nogil
    cdef int draw(self, int n) noexcept nogil
    @cython.locals(chosen=int, best=int, best_average=double, i=int, average=double)
    cdef int sample(self, int n, int seat) noexcept nogil
    @cython.locals(winners=int, seat=int, lead=double, share=double)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(i=int, node=int, seat=int, move=int)
    cdef void learn(self, int depth, int moves) noexcept nogil
    @cython.locals(move=int)
    cdef void clear(self) noexcept nogil
    cdef void move_node(self, int node, int place) noexcept nogil
