cimport cython

from ...core cimport bits
from . cimport codes, pieces, powers
from .pieces cimport Pieces, set_t

cdef set_t PLANTS[codes.GOODS]

@cython.locals(good=int, steps=int)
cpdef void begin(Pieces state) noexcept nogil
cpdef bint ask(Pieces state) noexcept nogil
@cython.locals(fields=int)
cpdef int output(Pieces state, int seat, int good) noexcept nogil
@cython.locals(fields=int, circles=int, plants=set_t)
cpdef int potential(Pieces state, int seat, int good) noexcept nogil
@cython.locals(plants=set_t, workers=int)
cpdef int plant_workers(Pieces state, int seat, int good) noexcept nogil
@cython.locals(good=int, kinds=int, made=int, most=int)
cpdef void produce_all(Pieces state, int seat) noexcept nogil
@cython.locals(made=int)
cpdef int produce(Pieces state, int seat, int good) noexcept nogil
@cython.locals(good=int, most=int)
cpdef int most_but_corn(Pieces state) noexcept nogil
@cython.locals(good=int)
cpdef bint can_take_bonus(Pieces state) noexcept nogil
@cython.locals(good=int, n=int)
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(good=int)
cpdef void answer(Pieces state, int code) noexcept nogil
cpdef void guest_moved(Pieces state, int gained) noexcept nogil
cpdef bint close(Pieces state) noexcept nogil
