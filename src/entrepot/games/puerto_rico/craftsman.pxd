cimport cython

from . cimport codes, powers
from .pieces cimport Pieces, set_t

@cython.locals(steps=int)
cpdef bint ask_next(Pieces state) noexcept nogil
@cython.locals(seat=int, steps=int)
cpdef void before_production(Pieces state) noexcept nogil
@cython.locals(fields=int)
cpdef int output(Pieces state, int seat, int good) noexcept nogil
cpdef int plant(Pieces state, int seat, int building) noexcept nogil
@cython.locals(good=int, kinds=int, made=int, most=int)
cpdef void produce_all(Pieces state, int seat) noexcept nogil
@cython.locals(made=int)
cpdef int produce(Pieces state, int seat, int good) noexcept nogil
cpdef void pay_for_most(Pieces state, int seat, int most) noexcept nogil
@cython.locals(good=int, most=int)
cpdef int most_but_corn(Pieces state) noexcept nogil
@cython.locals(good=int, kinds=int)
cpdef int bonus_kinds(Pieces state) noexcept nogil
@cython.locals(good=int, n=int)
cdef int write_bonus(Pieces state, short *out) noexcept nogil
@cython.locals(good=int)
cpdef void answer(Pieces state, int code) noexcept nogil
