cimport cython

from ...core cimport bits
from . cimport codes, pieces
from .pieces cimport Pieces, set_t

cpdef bint works(Pieces state, int seat, int building) noexcept nogil
cpdef bint occupied_by_noble(Pieces state, int seat, int building) noexcept nogil
cpdef int privilege(Pieces state, int seat) noexcept nogil
cpdef bint has_guests(Pieces state, int seat) noexcept nogil
@cython.locals(seat=int)
cpdef bint anybody_has_guests(Pieces state) noexcept nogil
cpdef int guests_from() noexcept nogil
cpdef bint may_draw(Pieces state, int seat) noexcept nogil
cpdef bint may_take_quarry(Pieces state, int seat) noexcept nogil
cpdef bint may_lay_forest(Pieces state, int seat) noexcept nogil
cpdef bint second_tile(Pieces state, int seat) noexcept nogil
cpdef bint colonist_for_tile(Pieces state, int seat) noexcept nogil
cpdef bint may_discard_after_settling(Pieces state, int seat) noexcept nogil
@cython.locals(free=int, other=int)
cpdef int vp_after_settling(Pieces state, int seat) noexcept nogil
cpdef bint invites_noble(Pieces state, int seat) noexcept nogil
@cython.locals(large=bint, off=int)
cpdef int discount(Pieces state, int seat, int column) noexcept nogil
cpdef bint may_pay_in_kind(Pieces state, int seat) noexcept nogil
cpdef bint could_pay_in_kind(Pieces state, int seat) noexcept nogil
cpdef bint may_give_body(Pieces state, int seat, int place) noexcept nogil
cpdef int vp_for_building(Pieces state, int seat, int building) noexcept nogil
cpdef bint colonist_for_building(Pieces state, int seat) noexcept nogil
cpdef int doubloons_before_production(Pieces state, int seat) noexcept nogil
cpdef int vp_before_production(Pieces state, int seat) noexcept nogil
cpdef int extra_barrel(Pieces state, int seat, int good) noexcept nogil
cpdef int doubloons_for_kinds(Pieces state, int seat, int kinds) noexcept nogil
cpdef int doubloons_for_nobles(Pieces state, int seat) noexcept nogil
cpdef int doubloons_for_most(Pieces state, int seat, int most) noexcept nogil
@cython.locals(bonus=int)
cpdef int sale_bonus(Pieces state, int seat) noexcept nogil
cpdef bint sells_any_kind(Pieces state, int seat) noexcept nogil
cpdef bint sells_at_post(Pieces state, int seat) noexcept nogil
cpdef bint may_buy_tile(Pieces state, int seat) noexcept nogil
cpdef bint may_sell_tile(Pieces state, int seat) noexcept nogil
cpdef int doubloons_as_captain(Pieces state, int seat) noexcept nogil
cpdef int doubloons_for_loading(Pieces state, int seat) noexcept nogil
cpdef int vp_for_loading(Pieces state, int seat) noexcept nogil
cpdef bint pays_for_pairs(Pieces state, int seat) noexcept nogil
cpdef int barrels_to_supply(Pieces state, int seat) noexcept nogil
cpdef bint may_use_wharf(Pieces state, int seat) noexcept nogil
cpdef bint may_use_small_wharf(Pieces state, int seat) noexcept nogil
@cython.locals(kinds=int)
cpdef int stored_kinds(Pieces state, int seat) noexcept nogil
cpdef int kept_barrels(Pieces state, int seat) noexcept nogil
@cython.locals(buildings=set_t, points=int)
cpdef int printed_vp(Pieces state, int seat) noexcept nogil
@cython.locals(owned=set_t)
cpdef int guild_hall(Pieces state, int seat) noexcept nogil
cpdef int residence(Pieces state, int seat) noexcept nogil
@cython.locals(bodies=int, place=int)
cpdef int fortress(Pieces state, int seat) noexcept nogil
cpdef int customs_house(Pieces state, int seat) noexcept nogil
cpdef int city_hall(Pieces state, int seat) noexcept nogil
@cython.locals(tile=int, sets=int)
cpdef int cloister(Pieces state, int seat) noexcept nogil
cpdef int large_building_vp(Pieces state, int seat, int building) noexcept nogil
cpdef int bonus_when_occupied(Pieces state, int seat, int building) noexcept nogil
@cython.locals(buildings=set_t, points=int)
cpdef int final_bonus(Pieces state, int seat) noexcept nogil
cdef void reward_settling(Pieces state, int seat) noexcept nogil
cdef void reward_building(Pieces state, int seat, int building) noexcept nogil
cdef void reward_craftsman_phase(Pieces state, int seat) noexcept nogil
cdef void reward_production(Pieces state, int seat, int kinds) noexcept nogil
cdef void reward_most(Pieces state, int seat, int most) noexcept nogil
cdef void reward_sold_tile(Pieces state, int seat) noexcept nogil
cdef void reward_captain(Pieces state, int seat) noexcept nogil
cdef void reward_pairs(Pieces state, int seat, int pairs) noexcept nogil
cdef void reward_supply(Pieces state, int seat) noexcept nogil
cdef void reward_loading(Pieces state, int seat) noexcept nogil
