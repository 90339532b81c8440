cimport cython

from ...core.engine cimport byte_t
from . cimport codes, powers, settler
from .pieces cimport Pieces

cdef byte_t PRICE[codes.GOODS]

cpdef void begin(Pieces state) noexcept nogil
@cython.locals(seat=int)
cpdef bint ask(Pieces state) noexcept nogil
cpdef bint can_act(Pieces state, int seat) noexcept nogil
cpdef bint can_post(Pieces state, int seat) noexcept nogil
cpdef bint can_deal_in_land(Pieces state, int seat) noexcept nogil
cpdef bint can_buy_tile(Pieces state, int seat) noexcept nogil
@cython.locals(value=int)
cpdef int sale_value(Pieces state, int seat, int good, bint at_post) noexcept nogil
@cython.locals(n=int, seat=int)
cdef int write(Pieces state, short *out) noexcept nogil
@cython.locals(good=int)
cdef int write_sales(Pieces state, int seat, short *out, int n) noexcept nogil
cpdef bint can_sell(Pieces state, int seat, int good) noexcept nogil
@cython.locals(tile=int)
cdef int write_tiles(Pieces state, short *out, int n) noexcept nogil
@cython.locals(i=int)
cpdef bint in_house(Pieces state, int good) noexcept nogil
@cython.locals(verb=int)
cpdef void answer(Pieces state, int code) noexcept nogil
@cython.locals(seat=int, value=int)
cpdef void sell(Pieces state, int good) noexcept nogil
@cython.locals(seat=int, value=int)
cpdef void post(Pieces state, int good) noexcept nogil
cpdef void sell_tile(Pieces state, int tile) noexcept nogil
cpdef void buy_tile(Pieces state, int tile) noexcept nogil
@cython.locals(i=int)
cpdef bint close(Pieces state) noexcept nogil
