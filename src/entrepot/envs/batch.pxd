cimport cython

from ..core cimport buffers, chance, nogil, scores
from ..core.encoder cimport Encoder
from ..core.engine cimport Engine, byte_t
from ..core.worker cimport Worker

cdef int WIN
cdef int RANK
cdef int SCORE
cdef int LEAD
cdef int NOBODY
cdef int NONE
cdef int PATIENCE


cdef class Batch:
    cdef object owner
    cdef object set_up
    cdef Py_ssize_t rows
    cdef Py_ssize_t width
    cdef Py_ssize_t codes
    cdef Py_ssize_t bytes
    cdef unsigned char[::1] legal
    cdef unsigned char[::1] ended
    cdef public int reward
    cdef public int max_steps
    cdef public bint auto_reset
    cdef public object error
    cdef unsigned char[::1] observations
    cdef unsigned char[::1] masks
    cdef unsigned char[::1] dones
    cdef unsigned char[::1] truncations
    cdef int[::1] seats
    cdef long long[::1] actions
    cdef long long[::1] samples
    cdef float[::1] rewards

    @cython.locals(row=Py_ssize_t)
    cpdef clear_outcomes(self)
    @cython.locals(row=Py_ssize_t)
    cpdef Py_ssize_t first_illegal(self)
    cdef bint is_legal(self, Py_ssize_t row, long long action) noexcept nogil
    cpdef raise_error(self)


cdef class BatchGame(Worker):
    cdef Batch batch
    cdef Py_ssize_t row
    cdef public Engine state
    cdef Encoder encoder
    cdef bint checks_codes
    cdef int players
    cdef short legal[256]
    cdef int n
    cdef public int steps
    cdef public bint done
    cdef unsigned long long seeds
    cdef unsigned long long episode
    cdef public unsigned long long seed
    cdef unsigned long long rng
    cdef public int agent
    cdef public unsigned long long taken
    cdef double[::1] points  # last: rarely needed

    cdef void fetch(self) noexcept nogil
    cdef long long work(self, long long amount) noexcept nogil
    @cython.locals(reward=double)
    cpdef double reward(self, int seat, bint offends=*) except? -1
    cdef start(self, unsigned long long seed)
    cdef unsigned long long next_seed(self)
    cdef void reset(self) noexcept with gil
    cdef restart(self, unsigned long long seed)
    cdef void carry_out(self, long long action) noexcept nogil
    @cython.locals(place=int, rng="unsigned long long")
    cdef void let_others_play(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void clear_outcome(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, int offender) noexcept nogil
    @cython.locals(seat=int)
    cdef void show(self) noexcept nogil
    @cython.locals(masks="byte_t *", legal="byte_t *", mask_at=Py_ssize_t, legal_at=Py_ssize_t, i=Py_ssize_t)
    cdef void note_legal(self) noexcept nogil
    cdef void check_codes(self) noexcept with gil
    cdef void fail(self) noexcept with gil
    cpdef observe(self, int seat, unsigned char[::1] out, Py_ssize_t at)
    @cython.locals(least=double, seat=int)
    cdef void count_points(self, int offender) noexcept nogil
    @cython.locals(better=int, equal=int, other=int, ahead=double)
    cdef double reward_for(self, int seat) noexcept nogil


cdef class SharedStep:
    cdef Batch batch
    cdef tuple games
    cdef Py_ssize_t few
    cdef long long[::1] counts

    cpdef offer(self)
    cpdef bint play(self) except? False
    cpdef help(self)
