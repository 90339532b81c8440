cimport cython

from . cimport chance


cdef extern from "<stdint.h>":
    # One byte. Declared as a short because Cython converts arrays of chars to bytes objects.
    ctypedef unsigned short byte_t "uint8_t"


cdef long long TO_THE_END


# A state holds no object that could refer back to it. Without garbage collection of cycles, copies are 20% faster.
@cython.no_gc
cdef class Engine:
    cdef public bint logging
    cdef public bint over
    cdef public byte_t players
    cdef public byte_t seat
    cdef public list events
    cdef public list chance
    cdef public object error

    cdef int write_legal(self, short *out) noexcept nogil
    cdef void step(self, int code) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int score_part(self, int seat, int part) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cpdef take(self, Engine other)
    cpdef Engine copy(self)
    cpdef determinize(self, int seat, unsigned long long seed)
    cdef double evaluate(self, int seat) noexcept nogil
    cdef int policy(self, short *out, int n, unsigned long long rng) noexcept nogil
    cdef void resample(self, Engine other, int seat, unsigned long long seed) noexcept with gil
    cdef bint restart(self) noexcept nogil

    @cython.locals(mine=int, other=int, theirs=int)
    cdef bint leads(self, int seat) noexcept nogil
    cdef void note(self, int kind, int a=*, int b=*, int c=*, int d=*) noexcept with gil
    @cython.locals(n=int)
    cdef int advance(self, int code, short *out) noexcept nogil
    @cython.locals(out="short[256]", n=int, i=int)
    cpdef list legal(self)
    @cython.locals(out="short[256]")
    cpdef apply(self, int code)
    cpdef apply_one(self, int code)
    @cython.locals(out="short[256]", taken="long long")
    cpdef long long playout(self, unsigned long long seed, long long most)
    @cython.locals(taken="long long", n=int)
    cdef long long play_on(self, unsigned long long rng, long long most, short *out) noexcept nogil
    @cython.locals(child=Engine, i=int, n=int, out="short[256]")
    cpdef list children(self)
    @cython.locals(game=int, scratch=Engine, winners=list, wins=list)
    cpdef list win_shares(self, int playouts, unsigned long long seed)
    @cython.locals(child=Engine, ways="unsigned long long")
    cpdef unsigned long long perft(self, int depth)
    cdef raise_error(self)


cdef class PythonEngine(Engine):
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(n=int, last=int, code=int)
    cdef int _write_legal(self, short *out) noexcept with gil
    cdef void step(self, int code) noexcept nogil
    cdef void _step(self, int code) noexcept with gil
    cdef int score(self, int seat) noexcept nogil
    cdef int _score(self, int seat) noexcept with gil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef int _tie_break(self, int seat) noexcept with gil
    cdef void _fail(self, str method, object error) noexcept with gil
    cpdef take(self, Engine other)
    @cython.locals(other=PythonEngine)
    cpdef Engine copy(self)
    cpdef determinize(self, int seat, unsigned long long seed)
