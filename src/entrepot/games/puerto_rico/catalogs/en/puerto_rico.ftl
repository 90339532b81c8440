puerto-rico = Puerto Rico

role-settler = settler
role-mayor = mayor
role-builder = builder
role-craftsman = craftsman
role-trader = trader
role-captain = captain
role-prospector = prospector
role-prospector2 = second prospector

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

# Forms stand below a name: .one of a tile is { $tile-one } where the tile is spoken of.
tile-corn = corn plantation
    .one = a corn plantation
tile-indigo = indigo plantation
    .one = an indigo plantation
tile-sugar = sugar plantation
    .one = a sugar plantation
tile-tobacco = tobacco plantation
    .one = a tobacco plantation
tile-coffee = coffee plantation
    .one = a coffee plantation
tile-quarry = quarry
    .one = a quarry
tile-forest = forest
    .one = a forest

thing-san-juan = San Juan

building-small-indigo-plant = small indigo plant
building-small-sugar-mill = small sugar mill
building-indigo-plant = indigo plant
building-sugar-mill = sugar mill
building-tobacco-storage = tobacco storage
building-coffee-roaster = coffee roaster
building-small-market = small market
building-hacienda = hacienda
building-construction-hut = construction hut
building-small-warehouse = small warehouse
building-hospice = hospice
building-office = office
building-large-market = large market
building-large-warehouse = large warehouse
building-factory = factory
building-university = university
building-harbor = harbor
building-wharf = wharf
building-guild-hall = guild hall
building-residence = residence
building-fortress = fortress
building-customs-house = customs house
building-city-hall = city hall
building-aqueduct = aqueduct
building-black-market = black market
building-forest-house = forest house
building-storehouse = storehouse
building-guesthouse = guesthouse
building-trading-post = trading post
building-church = church
building-small-wharf = small wharf
building-lighthouse = lighthouse
building-library = library
building-specialty-factory = specialty factory
building-union-hall = union hall
building-statue = statue
building-cloister = cloister
building-land-office = land office
building-chapel = chapel
building-hunting-lodge = hunting lodge
building-zoning-office = zoning office
building-royal-supplier = royal supplier
building-villa = villa
building-jeweler = jeweler
building-royal-garden = royal garden

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] the market is being drafted: pick a building (NEW-1).
        [role] a role is being chosen (RND-1).
        [guests] guests may move now, or pass (NEW-10).
        [settle] the settler's action is on: take a tile or pass (SETL-1).
        [lay] the drawn tile must be laid, as a plantation or as a forest (NEW-7).
        [tile_colonist] the question is whether a colonist goes to the new tile (SETL-7).
        [second_tile] the settler's second tile is being taken (NEW-16).
        [discard] the question is which tile to discard (NOB-7).
        [mayor_colonist] the question is whether the mayor takes a colonist (MAY-1).
        [board] colonists are boarding: take a colonist or a noble from the ship (NOB-3).
        [man_who] colonists are being placed (MAY-3).
        [man] colonists are being placed (MAY-3).
        [build] the builder's action is on: build or pass (BUI-1).
        [pay] the building is being paid for (NEW-8).
        [building_colonist] the question is whether a colonist goes to the new building (BUI-6).
        [bonus] the question is which barrel the craftsman's privilege brings (CRA-3).
        [trade] the trader's action is on: sell or pass (TRA-1).
        [supply] the question is which barrels go to the royal supplier (NOB-9).
        [load] barrels are being loaded (CAP-1).
        [small] the small wharf is being loaded (NEW-13).
       *[store] barrels are being stored (CAP-11).
    }
puerto-rico-why-picked-already = { $building } is in the game already (NEW-1).
puerto-rico-why-not-drafted = { $building } is not one of the buildings to pick from (NEW-1).
puerto-rico-why-no-board-space = no space for a building that costs { $cost } is free (NEW-1).
puerto-rico-why-role-taken = { $seat } has taken the { $role } in this round (RND-1).
puerto-rico-why-no-such-role = with { $n } players there is no { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = the face-down tile belongs to the settler's first turn (NEW-16).
puerto-rico-why-needs-building = it takes an occupied { $building } ({ $rule }).
puerto-rico-why-needs-noble = it takes a noble in the { $building } ({ $rule }).
puerto-rico-why-needs-colonist = it takes a colonist in the { $building } ({ $rule }).
puerto-rico-why-drawn-already = a face-down tile has been drawn in this turn (SETL-5).
puerto-rico-why-island-full = all twelve island spaces are taken (SETL-3).
puerto-rico-why-no-tile-left = there is no face-down tile left (SETL-5).
puerto-rico-why-no-quarry-left = there is no quarry left (SETL-2).
puerto-rico-why-no-right-to-quarry = a quarry is for the settler, or for an occupied construction hut (SETL-2, SETL-6).
puerto-rico-why-not-face-up = no { $tile } lies open (SETL-1).
puerto-rico-why-no-forest-left = there is no forest token left (NEW-5).
puerto-rico-why-no-such-tile = there is no { $tile } on the island to discard (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = the land office has been used in this phase (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] in this edition the land office sells an open tile: name it (NOB-5).
       *[other] in this edition the land office sells a face-down tile (NOB-5).
    }
puerto-rico-why-land-office-no-forests = in this edition the land office sells no forests (NOB-5).
puerto-rico-why-no-doubloon = there is no doubloon to pay with (NOB-5).
puerto-rico-why-other-place = the question is who goes to: { $place } (MAY-3).
puerto-rico-why-manning = the { $place } cannot be manned so: nobody may stay in San Juan while a circle is empty, nor can more go than there are (MAY-4).
puerto-rico-why-owned-already = { $building } stands in the city already (BLD-1).
puerto-rico-why-not-in-game = { $building } is not in this game (SET-11).
puerto-rico-why-sold-out = no { $building } is left (SET-11).
puerto-rico-why-no-city-space =
    { $n ->
        [0] { $building } takes { $needed } of the city's spaces and none is free (BUI-5).
        [one] { $building } takes { $needed } of the city's spaces and one is free (BUI-5).
       *[other] { $building } takes { $needed } of the city's spaces and { $n } are free (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $n ->
        [0] { $building } costs { $price } now and there is no doubloon (BUI-2, BUI-3).
        [one] { $building } costs { $price } now and there is one doubloon (BUI-2, BUI-3).
       *[other] { $building } costs { $price } now and there are { $n } doubloons (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = nobody who could be given stands at: { $place } (NEW-8).
puerto-rico-why-no-vp = there is no victory point chip to give (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] one doubloon is missing
       *[other] { $n } doubloons are missing
    }: first a colonist, then a barrel, then a chip, and none may be skipped that the others cannot replace (NEW-8).
puerto-rico-why-not-produced = the craftsman has not produced any { $good } in this phase (CRA-3).
puerto-rico-why-supply-empty = the supply has no { $good } left (CRA-3).
puerto-rico-why-sold-already = one barrel has been sold in this phase (TRA-1).
puerto-rico-why-no-barrel = there is no barrel of { $good }.
puerto-rico-why-house-full = the trading house is full (TRA-5).
puerto-rico-why-in-house = the trading house has { $good } already (TRA-4).
puerto-rico-why-supplied-already = { $good } has been returned already; each kind goes once (NOB-9).
puerto-rico-why-wharf-used = the wharf has been used in this phase (CAP-9).
puerto-rico-why-small-wharf-used = the small wharf has been used in this phase (NEW-13).
puerto-rico-why-no-such-ship = there is no ship for { $ship } barrels (SET-8).
puerto-rico-why-ship-carries = { $good } may not go on the { $ship }-ship: it carries { $other } (CAP-2).
puerto-rico-why-ship-full = the { $ship }-ship is full (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } travels on the { $ship }-ship and on no other (CAP-2).
puerto-rico-why-takes-more = { $good } must go on an empty ship that takes { $n } barrels, not on the { $ship }-ship (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] there is no barrel of { $good }.
        [one] there is one barrel of { $good } to ship (NEW-13).
       *[other] there are { $n } barrels of { $good } to ship (NEW-13).
    }
puerto-rico-why-small-order = the small wharf takes the goods in their order, each kind once (NEW-13).
puerto-rico-why-nothing-to-store = there is no { $good } left to find room for (CAP-11).
puerto-rico-why-store-first = first the warehouses are filled: store a kind (CAP-11).
puerto-rico-why-no-warehouse-left = there is no room for a whole kind: keep single barrels (CAP-11).
puerto-rico-why-no-guests-with-mayor = guests do not move in the mayor's phase (NEW-10).
puerto-rico-why-no-guests = there are no guests in an own guesthouse (NEW-10).
puerto-rico-why-no-circle = there is no free circle for a guest: { $place } (NEW-10).
puerto-rico-why-must-load = whoever can load a ship must load (CAP-1).

# What has happened.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } takes the { $role }.
        [one] { $seat } takes the { $role } and a doubloon.
       *[other] { $seat } takes the { $role } and { $doubloons } doubloons.
    }
puerto-rico-took-tile = { $seat } lays { $tile-one }.
puerto-rico-drew-tile = { $seat } draws a face-down tile.
puerto-rico-laid-forest = { $seat } lays a forest.
puerto-rico-got-colonist = { $seat } gets a colonist: { $place }.
puerto-rico-got-noble = { $seat } gets a noble: San Juan.
puerto-rico-discarded = { $seat } discards { $tile-one }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } takes a noble from the ship.
           *[other] { $seat } takes { $bodies } nobles from the ship.
        }
       *[other] { $bodies ->
            [one] { $seat } takes a colonist from the ship.
           *[other] { $seat } takes { $bodies } colonists from the ship.
        }
    }
puerto-rico-arranged = { $seat } has placed the colonists.
puerto-rico-ship-filled =
    { $nobles ->
        [0] The colonist ship waits, aboard: { $colonists } { $colonists ->
            [one] colonist
           *[other] colonists
        }.
       *[other] The colonist ship waits, aboard: { $colonists } { $colonists ->
            [one] colonist
           *[other] colonists
        } and a noble.
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } builds the { $building } for nothing.
        [one] { $seat } builds the { $building } for a doubloon.
       *[other] { $seat } builds the { $building } for { $doubloons } doubloons.
    }
puerto-rico-paid-colonist = { $seat } pays with a colonist: { $place }.
puerto-rico-paid-good = { $seat } pays with a barrel of { $good }.
puerto-rico-paid-vp = { $seat } pays with a victory point chip.
puerto-rico-produced = { $seat } produces { $barrels } { $good }.
puerto-rico-took-bonus = { $seat } takes one more { $good }.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } sells { $good } for nothing.
        [one] { $seat } sells { $good } for a doubloon.
       *[other] { $seat } sells { $good } for { $doubloons } doubloons.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } sells { $good } at the trading post for nothing.
        [one] { $seat } sells { $good } at the trading post for a doubloon.
       *[other] { $seat } sells { $good } at the trading post for { $doubloons } doubloons.
    }
puerto-rico-bought-tile = { $seat } buys a tile for a doubloon.
puerto-rico-house-emptied = The trading house is full and is emptied.
puerto-rico-loaded = { $seat } loads { $barrels } { $good } on the { $ship }-ship.
puerto-rico-loaded-wharf = { $seat } ships { $barrels } { $good } by the wharf.
puerto-rico-loaded-small = { $seat } ships { $barrels } { $good } by the small wharf.
puerto-rico-supplied = { $seat } gives { $good } to the royal supplier.
puerto-rico-lost = { $seat } has no room for { $barrels } { $good }.
puerto-rico-ship-emptied = The { $ship }-ship sails with its { $good }.
puerto-rico-guest-moved = A guest of { $seat } moves: { $place }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } gets a doubloon
       *[other] { $seat } gets { $doubloons } doubloons
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } gets a victory point
       *[other] { $seat } gets { $vp } victory points
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Round { $round } begins; { $seat } is governor.
puerto-rico-end-came =
    { $end ->
        [END-1] The supply cannot fill the colonist ship: this is the last round (END-1).
        [END-2] A city is full: this is the last round (END-2).
       *[END-3] The victory point chips have run out: this is the last round (END-3).
    }
ended-by-end-1 = The supply could not fill the colonist ship (END-1).
ended-by-end-2 = A city was full (END-2).
ended-by-end-3 = The victory point chips had run out (END-3).
puerto-rico-picked = { $seat } puts the { $building } into the game.
puerto-rico-opened-tile = A tile is turned up: { $tile }.
puerto-rico-shuffled = The { $tiles } discarded tiles are shuffled into a new stack.

# Options and positions.
puerto-rico-error-buildings-without-custom = “buildings” goes with market = custom only.
puerto-rico-error-custom-needs-buildings = market = custom needs “buildings”: a list of violet buildings.
puerto-rico-error-building-twice = “buildings” names { $building } twice.
puerto-rico-error-takers = the roles must have been taken in turn from the governor, seat { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] one role is taken
       *[other] { $n } roles are taken
    }, which does not go with the phase (RND-1).
puerto-rico-error-spaces = too many of the buildings that cost { $cost }; the market has room for { $most } (NEW-1).
puerto-rico-error-end = { $rule } does not go with what lies on the table.
puerto-rico-error-no-end = a game that is over names what ended it (RND-5).
puerto-rico-error-no-seat = nobody decides after the end (RND-5).
puerto-rico-error-ships = there must be a ship for each of: { $ships }.
puerto-rico-error-ship-good = a ship with barrels names its good, an empty one names none.
puerto-rico-error-kind-twice = a kind travels on one ship only (CAP-2).
puerto-rico-error-more-than-box = { $seen } of { $what } are on the table, and the box has { $total }.
puerto-rico-error-not-in-game = { $building } is not in this game.
puerto-rico-error-no-tokens = this edition has no forest tokens.
puerto-rico-error-no-forests = without the new buildings there are no forests.
puerto-rico-error-forest-tiles = the { $forests } forests must be made of tiles that are nowhere else.
puerto-rico-error-draft = a draft cannot stand like this.
puerto-rico-error-pending = this cannot be what is being decided here.

# The board.
puerto-rico-board-round = round { $round }
puerto-rico-board-governor = governor { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] drafting the market
        [role_choice] choosing a role
       *[game_over] the game is over
    }
puerto-rico-board-ending = last round
puerto-rico-board-roles = roles
puerto-rico-board-tiles = tiles
puerto-rico-board-ships = ships
puerto-rico-board-supply = supply
puerto-rico-board-island = · island
puerto-rico-board-city = · city
puerto-rico-board-quarries = quarry ×{ $n }
puerto-rico-board-stack = stack { $n }
puerto-rico-board-discards = discards { $n }
puerto-rico-board-forests = forests { $n }
puerto-rico-board-house = trading house: { $goods }
puerto-rico-board-vp = VP { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] colonists { $n }
       *[other] colonists { $n }, nobles { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] aboard { $n }
       *[other] aboard { $n } + { $nobles } noble
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] 1 doubloon
       *[other] { $n } doubloons
    }
puerto-rico-board-own-vp = { $vp } VP
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } puts a building into the game
puerto-rico-ask-role = { $seat } takes a role
puerto-rico-ask-guests = { $seat } may move guests
puerto-rico-ask-settle = Settler: { $seat } takes a tile
puerto-rico-ask-lay = { $seat } lays the drawn tile
puerto-rico-ask-tile-colonist = Settler: { $seat } may take a colonist for the { $tile }
puerto-rico-ask-second-tile = Settler: { $seat } takes a second tile
puerto-rico-ask-discard = Settler: { $seat } may discard a tile
puerto-rico-ask-mayor-colonist = Mayor: { $seat } may take a colonist from the supply
puerto-rico-ask-board = Mayor: { $seat } takes a colonist or a noble from the ship
puerto-rico-ask-man =
    Mayor: { $seat } places { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }{ $nobles ->
        [0] { "" }
        [one] { " " }and { $nobles } noble
       *[other] { " " }and { $nobles } nobles
    }
puerto-rico-ask-build = Builder: { $seat } may build
puerto-rico-ask-pay =
    { $n ->
        [one] Builder: { $seat } still owes { $n } doubloon for the { $building }
       *[other] Builder: { $seat } still owes { $n } doubloons for the { $building }
    }
puerto-rico-ask-building-colonist = Builder: { $seat } may take a colonist for the { $building }
puerto-rico-ask-bonus = Craftsman: { $seat } may take one more barrel
puerto-rico-ask-trade =
    { $sold ->
        [1] Trader: { $seat } may use the land office
       *[other] Trader: { $seat } may sell a barrel
    }
puerto-rico-ask-supply = Captain: { $seat } may give barrels to the royal supplier
puerto-rico-ask-load = Captain: { $seat } loads barrels
puerto-rico-ask-small = Captain: { $seat } loads the small wharf
puerto-rico-ask-store = Captain: { $seat } stores barrels

# What may be answered, for a button or a menu.
puerto-rico-label-pick = Put the { $building } into the game
puerto-rico-label-role = Take the { $role }
puerto-rico-label-draw = Draw a face-down tile first
puerto-rico-label-lay = Lay { $tile-one }
puerto-rico-label-take = Take { $tile-one }
puerto-rico-label-take-forest = Take { $tile-one } as a forest
puerto-rico-label-colonist = Take a colonist
puerto-rico-label-discard =
    { $sold ->
        [1] Sell { $tile-one } for a doubloon
       *[other] Discard { $tile-one }
    }
puerto-rico-label-board-noble = Take a noble
puerto-rico-label-man-who =
    { $who ->
        [noble] Send a noble to the { $place }
        [colonist] Send a colonist to the { $place }
       *[none] Leave the { $place } empty
    }
puerto-rico-label-man =
    { $n ->
        [0] Leave the { $place } empty
       *[other] Send { $n } to the { $place }
    }
puerto-rico-label-build = Build the { $building }
puerto-rico-label-pay-colonist = Pay with a colonist: { $place }
puerto-rico-label-pay-good = Pay with a barrel of { $good }
puerto-rico-label-pay-vp = Pay with a victory point chip
puerto-rico-label-bonus = Take one more barrel of { $good }
puerto-rico-label-sell = Sell { $good } to the trading house
puerto-rico-label-post = Sell { $good } at the trading post
puerto-rico-label-buy-tile = Buy a face-down tile
puerto-rico-label-buy-open-tile = Buy { $tile-one }
puerto-rico-label-supply = Give { $good } to the royal supplier
puerto-rico-label-load = Load { $good } on the ship for { $ship }
puerto-rico-label-load-wharf = Ship { $good } by the wharf
puerto-rico-label-small = Ship { $n } { $good } by the small wharf
puerto-rico-label-done = That is all
puerto-rico-label-store = Store all { $good }
puerto-rico-label-keep = Keep a barrel of { $good }
puerto-rico-label-guest = Move a guest: { $place }
puerto-rico-label-pass =
    { $asked ->
        [guests] Let the guests stay
        [tile_colonist] No colonist
        [discard] Discard nothing
        [mayor_colonist] No colonist
        [building_colonist] No colonist
        [bonus] No barrel
        [supply] Give nothing more
       *[other] Pass
    }

# Beside the choices.
puerto-rico-hint-role =
    { $n ->
        [one] a doubloon on it
       *[other] { $n } doubloons on it
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] you make nothing
       *[other] you make { $made }
    }{ $n ->
        [0] { "" }
        [one] , a doubloon on it
       *[other] , { $n } doubloons on it
    }
puerto-rico-hint-build =
    { $price ->
        [0] free
        [one] 1 doubloon
       *[other] { $price } doubloons
    }, { $vp } VP
puerto-rico-hint-sell =
    { $n ->
        [one] 1 doubloon
       *[other] { $n } doubloons
    }
puerto-rico-hint-load =
    { $n ->
        [one] 1 barrel
       *[other] { $n } barrels
    }, { $vp } VP

# The score sheet.
puerto-rico-score-vp = VP chips
puerto-rico-score-buildings = buildings
puerto-rico-score-nobles = nobles
