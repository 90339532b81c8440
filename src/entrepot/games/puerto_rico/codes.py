"""The numbers the engine speaks: pieces, phases, decisions, codes of actions, kinds of events.

Never compiled: the ``.pxd`` beside it repeats the numbers as compile-time constants, and a test holds the two equal.
"""

# Goods and island tiles; a plantation has the number of its good.
CORN = 0
INDIGO = 1
SUGAR = 2
TOBACCO = 3
COFFEE = 4
GOODS = 5
QUARRY = 5
FOREST = 6
KINDS = 7

# Places for bodies: the island's kinds up to the quarry, then the buildings, then San Juan.
ISLAND_PLACES = 6
BUILDINGS = 45
SAN_JUAN = 51
PLACES = 52
ISLAND = 12  # spaces
CITY = 12

# Buildings.
SMALL_INDIGO_PLANT = 0
SMALL_SUGAR_MILL = 1
INDIGO_PLANT = 2
SUGAR_MILL = 3
TOBACCO_STORAGE = 4
COFFEE_ROASTER = 5
SMALL_MARKET = 6
HACIENDA = 7
CONSTRUCTION_HUT = 8
SMALL_WAREHOUSE = 9
HOSPICE = 10
OFFICE = 11
LARGE_MARKET = 12
LARGE_WAREHOUSE = 13
FACTORY = 14
UNIVERSITY = 15
HARBOR = 16
WHARF = 17
GUILD_HALL = 18
RESIDENCE = 19
FORTRESS = 20
CUSTOMS_HOUSE = 21
CITY_HALL = 22
AQUEDUCT = 23
BLACK_MARKET = 24
FOREST_HOUSE = 25
STOREHOUSE = 26
GUESTHOUSE = 27
TRADING_POST = 28
CHURCH = 29
SMALL_WHARF = 30
LIGHTHOUSE = 31
LIBRARY = 32
SPECIALTY_FACTORY = 33
UNION_HALL = 34
STATUE = 35
CLOISTER = 36
LAND_OFFICE = 37
CHAPEL = 38
HUNTING_LODGE = 39
ZONING_OFFICE = 40
ROYAL_SUPPLIER = 41
VILLA = 42
JEWELER = 43
ROYAL_GARDEN = 44

# Roles, and the phases that carry them out.
SETTLER = 0
MAYOR = 1
BUILDER = 2
CRAFTSMAN = 3
TRADER = 4
CAPTAIN = 5
PROSPECTOR = 6
PROSPECTOR2 = 7
ROLES = 8
ROLE_CHOICE = 8
DRAFT = 9
GAME_OVER = 10

NOBODY = 255
NOTHING = 255

# The stages of a phase, in order.
ROLE_TAKEN = 0  # guests may move before the action starts (NEW-10)
ACTION = 1
STORAGE_WINDOW = 2  # the captain's phase only: guests may move before the storage
STORAGE = 3
END_WINDOW = 4  # guests may move before the end of the phase
CLOSING = 5
FINAL_WINDOW = 6  # guests may move before the final scoring

# What is being decided.
ASK_NOTHING = 0
ASK_PICK = 1
ASK_ROLE = 2
ASK_GUESTS = 3
ASK_SETTLE = 4
ASK_LAY = 5
ASK_TILE_COLONIST = 6
ASK_SECOND_TILE = 7
ASK_DISCARD = 8
ASK_MAYOR_COLONIST = 9
ASK_BOARD = 10
ASK_MAN_WHO = 11
ASK_MAN = 12
ASK_BUILD = 13
ASK_PAY = 14
ASK_BUILDING_COLONIST = 15
ASK_BONUS = 16
ASK_TRADE = 17
ASK_SUPPLY = 18
ASK_LOAD = 19
ASK_SMALL = 20
ASK_STORE = 21
QUESTIONS = 22

# Actions: each verb's first code, to which the piece's number is added.
PICK = 0  # + building
ROLE = 45  # + role
DRAW = 53
LAY_PLANTATION = 54
LAY_FOREST = 55
TAKE = 56  # + kind, quarry last
TAKE_FOREST = 62  # + kind
COLONIST = 67
DISCARD = 68  # + kind; the sixth is the forest
BOARD_COLONIST = 74
BOARD_NOBLE = 75
MAN_WHO = 76  # + 3 * (building - land office) + who
MAN_ISLAND = 88  # + 13 * kind + number
MAN_BUILDING = 166  # + 4 * building + number
BUILD = 346  # + building
PAY_COLONIST = 391  # + place
PAY_GOOD = 443  # + good
PAY_VP = 448
BONUS = 449  # + good
SELL = 454  # + good
POST = 459  # + good
BUY_TILE = 464
BUY_OPEN_TILE = 465  # + kind
SUPPLY = 470  # + good
LOAD = 475  # + 6 * good + ship: its capacity less four, or the wharf
SMALL = 505  # + 11 * good + number - 1
DONE = 560
STORE = 561  # + good
KEEP = 566  # + good
GUEST = 571  # + place
PASS = 622
ALL = 623  # how many codes there are

FIRST_WHO = 37  # of the four buildings where it matters who works there
WHO_NOBLE = 0
WHO_COLONIST = 1
WHO_NONE = 2
SMALLEST_SHIP = 4
BY_WHARF = 5  # as a ship in LOAD

# The end conditions, as bits.
END_1 = 1
END_2 = 2
END_3 = 4

# What the log tells.
TOOK_ROLE = 0
TOOK_TILE = 1
DREW_TILE = 2
LAID_FOREST = 3
GOT_COLONIST = 4
DISCARDED = 5
BOARDED = 6
ARRANGED = 7
SHIP_FILLED = 8
BUILT = 9
PAID_COLONIST = 10
PAID_GOOD = 11
PAID_VP = 12
PRODUCED = 13
TOOK_BONUS = 14
SOLD = 15
POSTED = 16
BOUGHT_TILE = 17
HOUSE_EMPTIED = 18
LOADED = 19
LOADED_WHARF = 20
LOADED_SMALL = 21
SUPPLIED = 22
LOST = 23
SHIP_EMPTIED = 24
GUEST_MOVED = 25
GOT_DOUBLOONS = 26
GOT_VP = 27
ROUND_BEGAN = 28
END_CAME = 29
PICKED = 30
OPENED_TILE = 31
SHUFFLED = 32
GOT_NOBLE = 33
