cimport cython
from libc cimport math

from ..bots.network_search cimport NetworkSearch
from ..core cimport buffers, chance, nogil
from ..core.encoder cimport Encoder
from ..core.engine cimport Engine
from ..core.worker cimport Worker

cdef int KEPT_CODES
cdef int MAX_DECISIONS
cdef int NO_LINE


cdef class Recorder(Worker):
    cdef object set_up
    cdef public object error
    cdef public Engine state
    cdef Encoder encoder
    cdef public NetworkSearch search
    cdef public int players
    cdef public int parts
    cdef public int codes
    cdef public int width
    cdef public int capacity
    cdef public int size
    cdef public int games
    cdef int first
    cdef int decisions
    cdef public int full_simulations
    cdef public int quick_simulations
    cdef public double full_share
    cdef public double record_share
    cdef public double noise
    cdef public double line_share
    cdef public int early
    cdef unsigned long long rng
    cdef unsigned long long seeds
    cdef unsigned char[::1] lines
    cdef int number_of_lines
    cdef int[::1] line_of
    cdef unsigned char[::1] observations
    cdef short[::1] policy_codes
    cdef float[::1] policy_shares
    cdef float[::1] values
    cdef float[::1] outcomes
    cdef float[::1] points
    cdef unsigned char[::1] searched
    cdef unsigned char[::1] seats
    cdef public int legal_width
    cdef unsigned char[::1] legal
    cdef short out[256]

    @cython.locals(before=int)
    cdef long long work(self, long long amount) noexcept nogil
    cdef void begin(self) noexcept with gil
    @cython.locals(seat=int)
    cdef void draw_lines(self) noexcept nogil
    @cython.locals(n=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(code=int, full=bint, simulations=int)
    cdef int decide(self, int n) noexcept nogil
    @cython.locals(line=int, i=int)
    cdef int follow_line(self, int n) noexcept nogil
    @cython.locals(code=int)
    cdef int guided(self, int n) noexcept nogil
    @cython.locals(row=int)
    cdef void record_choice(self, int n, int code) noexcept nogil
    cpdef note(self, Engine state, int code)
    cpdef conclude(self, Engine state)
    @cython.locals(child=int, total=double, weight=double)
    cdef void add_noise(self) noexcept nogil
    @cython.locals(child=int, left=double)
    cdef int choose(self) noexcept nogil
    @cython.locals(row=int, i=int)
    cdef int record(self, int n) noexcept nogil
    @cython.locals(at=int, child=int, best=int, total=double, i=int, relative=int)
    cdef void record_search(self, int row, bint full) noexcept nogil
    @cython.locals(winners=int, row=int, relative=int, seat=int, part=int, share=float)
    cdef void finish(self) noexcept nogil
    cdef double random(self) noexcept nogil
