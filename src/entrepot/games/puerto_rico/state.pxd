cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine
from . cimport (
    builder,
    captain,
    codes,
    craftsman,
    draft,
    guests,
    mayor,
    powers,
    prospector,
    rounds,
    settler,
    storage,
    trader,
)
from .pieces cimport Pieces


@cython.no_gc
cdef class State(Pieces):
    @cython.locals(n=int)
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(phase=int)
    cdef int write_answers(self, short *out) noexcept nogil
    cdef bint may_pass(self) noexcept nogil
    cdef void step(self, int code) noexcept nogil
    @cython.locals(phase=int)
    cdef void answer(self, int code) noexcept nogil
    @cython.locals(phase=int, privilege=int)
    cdef void move_guest(self, int place) noexcept nogil
    cdef void begin_stage(self, int stage) noexcept nogil
    cdef void begin_action(self) noexcept nogil
    cdef void continue_phase(self) noexcept nogil
    cdef bint ask_next(self) noexcept nogil
    @cython.locals(phase=int)
    cdef bint ask_action(self) noexcept nogil
    cdef bint close(self) noexcept nogil
    cdef void end_phase(self) noexcept nogil
    cdef void end_game(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(points=int)
    cdef int bonuses(self, int seat) noexcept nogil
    cdef int score_part(self, int seat, int part) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    @cython.locals(other=State)
    cpdef Engine copy(self)
    cpdef take(self, Engine other)
    @cython.locals(hidden=bint)
    cpdef determinize(self, int seat, unsigned long long seed)
    cdef bint drew_face_down(self) noexcept nogil
