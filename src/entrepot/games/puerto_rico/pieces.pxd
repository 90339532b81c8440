cimport cython

from ...core cimport bits, chance
from ...core.engine cimport Engine, byte_t
from . cimport codes

ctypedef unsigned long long set_t  # a set of buildings

cdef set_t BIT[64]
cdef byte_t COST[45]
cdef byte_t PRINTED_VP[45]
cdef byte_t CIRCLES[45]
cdef byte_t COLUMN[45]
cdef set_t VIOLET
cdef set_t LARGE
cdef set_t SMALL_PLANTS
cdef set_t LARGE_PLANTS


cdef class Pieces(Engine):
    cdef public byte_t governor
    cdef public int round
    cdef public byte_t phase
    cdef public byte_t decision
    cdef public byte_t taker
    cdef public byte_t stage
    cdef public byte_t done
    cdef public byte_t item
    cdef public byte_t used
    cdef public byte_t left
    cdef public byte_t place
    cdef public byte_t circles_left
    cdef public byte_t wharf_used
    cdef public byte_t small_wharf_used
    cdef public byte_t union_paid
    cdef public byte_t suppliers_done
    cdef public byte_t turned
    cdef public byte_t captain_loaded
    cdef public byte_t idle
    cdef public byte_t supplied
    cdef public byte_t small_total
    cdef public byte_t small_kind
    cdef public byte_t stored
    cdef public byte_t end_triggered
    cdef public short supply_vp
    cdef public byte_t supply_colonists
    cdef public byte_t supply_nobles
    cdef public byte_t quarries
    cdef public byte_t forests
    cdef public byte_t ship_colonists
    cdef public byte_t ship_nobles
    cdef public byte_t face_up_size
    cdef public byte_t stack_size
    cdef public byte_t discards_size
    cdef public byte_t ships
    cdef public byte_t house_size
    cdef public bint hospice_from_ship
    cdef public bint partial_refill
    cdef public bint forest_tokens
    cdef public bint land_office_open
    cdef public bint specialty_privilege
    cdef public bint with_nobles
    cdef public bint scripted
    cdef public unsigned short shuffles
    cdef public unsigned long long seed
    cdef public set_t drafted
    cdef public set_t owned[5]
    cdef public set_t occupied[5]
    cdef public int doubloons[5]
    cdef public int vp[5]
    cdef public short role_doubloons[8]
    cdef public byte_t role_taken[8]
    cdef public byte_t goods[25]
    cdef public byte_t tiles[35]
    cdef public byte_t colonists[260]
    cdef public byte_t nobles[260]
    cdef public byte_t supply_goods[5]
    cdef public byte_t supply_buildings[45]
    cdef public byte_t face_up[6]
    cdef public byte_t stack[50]
    cdef public byte_t discards[50]
    cdef public byte_t ship_capacity[3]
    cdef public byte_t ship_good[3]
    cdef public byte_t ship_barrels[3]
    cdef public byte_t house[4]
    cdef public byte_t spaces[11]
    cdef public byte_t produced[5]
    cdef public byte_t kept[5]
    cdef public list script

    @cython.final
    cdef void ask(self, int seat, int decision) noexcept nogil
    @cython.locals(good=int)
    @cython.final
    cdef void begin_phase(self) noexcept nogil
    @cython.final
    cdef int seat_after(self, int steps) noexcept nogil
    @cython.locals(first=int, filled=int, tiles="byte_t *")
    @cython.final
    cdef int island_spaces(self, int seat) noexcept nogil
    @cython.final
    cdef bint can_draw(self) noexcept nogil
    @cython.final
    cdef int draw(self) noexcept nogil
    @cython.final
    cdef void discard_tile(self, int kind) noexcept nogil
    @cython.final
    cdef void shuffle_discards(self) noexcept nogil
    @cython.locals(last=int, other=int, tile=int)
    @cython.final
    cdef void shuffle_stack(self, unsigned long long rng) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void follow_script(self) noexcept with gil
    @cython.locals(i=int)
    @cython.final
    cdef void record_chance(self) noexcept with gil
    @cython.final
    cdef void open_tiles(self) noexcept nogil
    @cython.locals(place=int, i=int)
    @cython.final
    cdef void take_face_up(self, int kind) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef bint is_face_up(self, int kind) noexcept nogil
    @cython.final
    cdef void lay_plantation(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef void lay_forest(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef void remove_tile(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef int circles(self, int seat, int place) noexcept nogil
    @cython.final
    cdef int bodies(self, int seat, int place) noexcept nogil
    @cython.locals(total=int, place=int)
    @cython.final
    cdef int nobles_of(self, int seat) noexcept nogil
    @cython.final
    cdef void mark_occupied(self, int seat, int place) noexcept nogil
    @cython.final
    cdef void add_colonist(self, int seat, int place) noexcept nogil
    @cython.locals(noble=bint)
    @cython.final
    cdef bint remove_body(self, int seat, int place) noexcept nogil
    @cython.final
    cdef void move_body(self, int seat, int place, int to) noexcept nogil
    @cython.final
    cdef void take_new_colonist(self, bint from_ship) noexcept nogil
    @cython.final
    cdef void gain_doubloons(self, int seat, int number, int source) noexcept nogil
    @cython.final
    cdef void gain_vp(self, int seat, int number, int source) noexcept nogil
    @cython.final
    cdef void trigger_end(self, int condition) noexcept nogil
    @cython.locals(taken=int)
    @cython.final
    cdef int take_barrels(self, int seat, int good, int number) noexcept nogil
    @cython.final
    cdef void return_barrels(self, int seat, int good, int number) noexcept nogil
    @cython.locals(first=int, goods="byte_t *")
    @cython.final
    cdef int any_barrels(self, int seat) noexcept nogil
    @cython.final
    cdef int city_spaces(self, int seat) noexcept nogil
    @cython.final
    cdef void take_pieces(self, Pieces other)
