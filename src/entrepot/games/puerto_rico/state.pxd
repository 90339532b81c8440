cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine
from . cimport builder, captain, codes, craftsman, mayor, pieces, powers, settler, trader
from .pieces cimport Pieces


cdef class State(Pieces):
    @cython.locals(n=int)
    cdef int write_legal(self, short *out) noexcept nogil
    @cython.locals(asked=int)
    @cython.final
    cdef int write_answers(self, short *out) noexcept nogil
    @cython.locals(asked=int, n=int)
    @cython.final
    cdef int write_rarer_answers(self, short *out) noexcept nogil
    @cython.locals(asked=int)
    @cython.final
    cdef bint may_pass(self) noexcept nogil
    cdef void step(self, int code) noexcept nogil
    @cython.final
    cdef void answer(self, int code) noexcept nogil
    @cython.final
    cdef void go_on(self) noexcept nogil
    @cython.final
    cdef void begin_stage(self, int stage) noexcept nogil
    @cython.final
    cdef bint ask_action(self) noexcept nogil
    @cython.final
    cdef bint ask_closing(self) noexcept nogil
    @cython.locals(taken=int, role=int)
    @cython.final
    cdef int roles_taken(self) noexcept nogil
    @cython.final
    cdef bint role_exists(self, int role) noexcept nogil
    @cython.final
    cdef void ask_role(self) noexcept nogil
    @cython.locals(n=int, role=int)
    @cython.final
    cdef int write_roles(self, short *out) noexcept nogil
    @cython.locals(seat=int, doubloons=int)
    @cython.final
    cdef void take_role(self, int role) noexcept nogil
    @cython.final
    cdef void end_phase(self) noexcept nogil
    @cython.locals(role=int)
    @cython.final
    cdef void end_round(self) noexcept nogil
    @cython.final
    cdef void end_game(self) noexcept nogil
    @cython.locals(n=int, building=int)
    @cython.final
    cdef int write_picks(self, short *out) noexcept nogil
    @cython.locals(other=int)
    @cython.final
    cdef void pick(self, int building) noexcept nogil
    @cython.final
    cdef void put_into_game(self, int building) noexcept nogil
    @cython.locals(first=int)
    @cython.final
    cdef int window_seat(self) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef bint ask_guests(self) noexcept nogil
    @cython.final
    cdef bint has_windows(self) noexcept nogil
    @cython.final
    cdef bint guest_fits(self, int seat, int place) noexcept nogil
    @cython.locals(place=int)
    @cython.final
    cdef bint guests_can_move(self, int seat) noexcept nogil
    @cython.locals(place=int)
    @cython.final
    cdef int write_guests(self, short *out, int n) noexcept nogil
    @cython.final
    cdef void leave_guests(self) noexcept nogil
    @cython.locals(seat=int, privilege=int)
    @cython.final
    cdef void move_guest(self, int place) noexcept nogil
    @cython.locals(asked=int)
    @cython.final
    cdef void ask_again(self, int seat) noexcept nogil
    @cython.final
    cdef bint is_full(self, int seat, int place) noexcept nogil
    @cython.locals(points=int)
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    @cython.locals(other=State)
    cpdef Engine copy(self)
    cpdef take(self, Engine other)
    @cython.locals(hidden=bint)
    cpdef determinize(self, int seat, unsigned long long seed)
    @cython.final
    cdef bint drew_face_down(self) noexcept nogil
