cimport cython

from ..core cimport chance, freely
from ..core.engine cimport Engine, byte_t
from ..core.worker cimport Worker
from . cimport memory
from .encoder cimport Encoder

cdef int WIN
cdef int RANK
cdef int SCORE
cdef int LEAD
cdef int NOBODY
cdef int ILLEGAL_SCORE


cdef class Batch:
    cdef object owner
    cdef object set_up
    cdef int width
    cdef int codes
    cdef public int reward
    cdef public int limit
    cdef public bint auto_reset
    cdef object trouble
    cdef unsigned char[::1] observations
    cdef unsigned char[::1] masks
    cdef unsigned char[::1] dones
    cdef unsigned char[::1] truncations
    cdef int[::1] seats
    cdef long long[::1] actions
    cdef long long[::1] samples
    cdef float[::1] rewards


cdef class Table(Worker):
    cdef Batch batch
    cdef int row
    cdef public Engine state
    cdef Encoder encoder
    cdef int players
    cdef public Table next
    cdef public Table other
    cdef short legal[256]
    cdef int n
    cdef public int steps
    cdef public bint done
    cdef unsigned long long seeds
    cdef unsigned long long episode
    cdef public unsigned long long seed
    cdef unsigned long long rng

    @cython.locals(done="long long")
    cdef long long work(self, long long amount) noexcept nogil
    @cython.locals(found=int)
    cpdef int first_illegal(self)
    @cython.final
    cdef unsigned long long next_seed(self)
    cdef void renew(self) noexcept with gil
    @cython.final
    cdef void restart(self, unsigned long long seed)
    @cython.locals(i=int)
    @cython.final
    cdef bint is_legal(self, long long action) noexcept nogil
    @cython.final
    cdef void step(self) noexcept nogil
    @cython.final
    cdef void carry_out(self, long long action) noexcept nogil
    @cython.final
    cdef void clear_outcome(self) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void clear_rewards(self) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void finish(self, int offender) noexcept nogil
    @cython.locals(masks="byte_t *", at=int, i=int)
    @cython.final
    cdef void show(self) noexcept nogil
    cpdef observe(self, int seat, unsigned char[::1] out, int at)
    @cython.final
    cdef int points(self, int seat, int offender) noexcept nogil
    @cython.locals(better=int, equal=int, mine=int, other=int, theirs=int, ahead=int)
    @cython.final
    cdef double judged(self, int seat, int offender) noexcept nogil
    @cython.locals(best=int, other=int)
    @cython.final
    cdef int lead(self, int seat, int offender) noexcept nogil
