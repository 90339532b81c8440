cimport cython

from . cimport chance


cdef extern from "<stdint.h>":
    # One byte. Called a short here because Cython hands arrays of chars to Python as text.
    ctypedef unsigned short byte_t "uint8_t"


cdef class Engine:
    cdef public bint logging
    cdef public bint over
    cdef public byte_t players
    cdef public byte_t seat
    cdef public list events
    cdef public list chance

    cdef int write_legal(self, short *out) noexcept nogil
    cdef void step(self, int code) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double promise(self, int seat) noexcept nogil
    cdef int advise(self, short *out, int n, unsigned long long rng) noexcept nogil
    cpdef take(self, Engine other)
    cpdef Engine copy(self)
    cpdef determinize(self, int seat, unsigned long long seed)

    cdef void reset(self, Engine other, int seat, unsigned long long seed) noexcept with gil
    cdef bint restart(self) noexcept nogil
    @cython.final
    @cython.locals(mine=int, other=int, theirs=int)
    cdef bint leads(self, int seat) noexcept nogil
    cdef void note(self, int message, int a, int b, int c) noexcept with gil
    @cython.final
    @cython.locals(n=int)
    cdef int advance(self, int code, short *out) noexcept nogil
    @cython.locals(out="short[256]", n=int, i=int)
    cpdef list legal(self)
    @cython.locals(out="short[256]")
    cpdef apply(self, int code)
    cpdef apply_one(self, int code)
    @cython.locals(out="short[256]")
    cpdef long long playout(self, unsigned long long seed, long long most)
    @cython.final
    @cython.locals(taken="long long", n=int)
    cdef long long play_on(self, unsigned long long rng, long long most, short *out) noexcept nogil
    @cython.locals(child=Engine, ways="unsigned long long")
    cpdef unsigned long long perft(self, int depth)
