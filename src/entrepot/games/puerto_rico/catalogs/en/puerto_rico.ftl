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

# Forms of a name are its attributes: .one of a tile is { $tile-one } in a sentence with the argument $tile.
# .one has the indefinite article, .the the definite one, .at says where somebody works.
tile-corn = corn plantation
    .one = a corn plantation
    .the = the corn plantation
    .at = on the corn plantation
tile-indigo = indigo plantation
    .one = an indigo plantation
    .the = the indigo plantation
    .at = on the indigo plantation
tile-sugar = sugar plantation
    .one = a sugar plantation
    .the = the sugar plantation
    .at = on the sugar plantation
tile-tobacco = tobacco plantation
    .one = a tobacco plantation
    .the = the tobacco plantation
    .at = on the tobacco plantation
tile-coffee = coffee plantation
    .one = a coffee plantation
    .the = the coffee plantation
    .at = on the coffee plantation
tile-quarry = quarry
    .one = a quarry
    .the = the quarry
    .at = on the quarry
tile-forest = forest
    .one = a forest
    .the = the forest
    .at = on the forest

thing-san-juan = San Juan
    .the = San Juan
    .at = in San Juan

building-small-indigo-plant = small indigo plant
    .the = the small indigo plant
    .at = in the small indigo plant
building-small-sugar-mill = small sugar mill
    .the = the small sugar mill
    .at = in the small sugar mill
building-indigo-plant = indigo plant
    .the = the indigo plant
    .at = in the indigo plant
building-sugar-mill = sugar mill
    .the = the sugar mill
    .at = in the sugar mill
building-tobacco-storage = tobacco storage
    .the = the tobacco storage
    .at = in the tobacco storage
building-coffee-roaster = coffee roaster
    .the = the coffee roaster
    .at = in the coffee roaster
building-small-market = small market
    .the = the small market
    .at = in the small market
building-hacienda = hacienda
    .the = the hacienda
    .at = in the hacienda
building-construction-hut = construction hut
    .the = the construction hut
    .at = in the construction hut
building-small-warehouse = small warehouse
    .the = the small warehouse
    .at = in the small warehouse
building-hospice = hospice
    .the = the hospice
    .at = in the hospice
building-office = office
    .the = the office
    .at = in the office
building-large-market = large market
    .the = the large market
    .at = in the large market
building-large-warehouse = large warehouse
    .the = the large warehouse
    .at = in the large warehouse
building-factory = factory
    .the = the factory
    .at = in the factory
building-university = university
    .the = the university
    .at = in the university
building-harbor = harbor
    .the = the harbor
    .at = in the harbor
building-wharf = wharf
    .the = the wharf
    .at = in the wharf
building-guild-hall = guild hall
    .the = the guild hall
    .at = in the guild hall
building-residence = residence
    .the = the residence
    .at = in the residence
building-fortress = fortress
    .the = the fortress
    .at = in the fortress
building-customs-house = customs house
    .the = the customs house
    .at = in the customs house
building-city-hall = city hall
    .the = the city hall
    .at = in the city hall
building-aqueduct = aqueduct
    .the = the aqueduct
    .at = in the aqueduct
building-black-market = black market
    .the = the black market
    .at = in the black market
building-forest-house = forest house
    .the = the forest house
    .at = in the forest house
building-storehouse = storehouse
    .the = the storehouse
    .at = in the storehouse
building-guesthouse = guesthouse
    .the = the guesthouse
    .at = in the guesthouse
building-trading-post = trading post
    .the = the trading post
    .at = in the trading post
building-church = church
    .the = the church
    .at = in the church
building-small-wharf = small wharf
    .the = the small wharf
    .at = in the small wharf
building-lighthouse = lighthouse
    .the = the lighthouse
    .at = in the lighthouse
building-library = library
    .the = the library
    .at = in the library
building-specialty-factory = specialty factory
    .the = the specialty factory
    .at = in the specialty factory
building-union-hall = union hall
    .the = the union hall
    .at = in the union hall
building-statue = statue
    .the = the statue
    .at = in the statue
building-cloister = cloister
    .the = the cloister
    .at = in the cloister
building-land-office = land office
    .the = the land office
    .at = in the land office
building-chapel = chapel
    .the = the chapel
    .at = in the chapel
building-hunting-lodge = hunting lodge
    .the = the hunting lodge
    .at = in the hunting lodge
building-zoning-office = zoning office
    .the = the zoning office
    .at = in the zoning office
building-royal-supplier = royal supplier
    .the = the royal supplier
    .at = in the royal supplier
building-villa = villa
    .the = the villa
    .at = in the villa
building-jeweler = jeweler
    .the = the jeweler
    .at = in the jeweler
building-royal-garden = royal garden
    .the = the royal garden
    .at = in the royal garden

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] the buildings are being drafted; pick one (NEW-1).
        [role] first a role must be chosen (RND-1).
        [guests] only guests can move now; move one or pass (NEW-10).
        [settle] this is the settler phase; take a tile or pass (SETL-1).
        [lay] first place the drawn tile, as a plantation or as a forest (NEW-7).
        [tile_colonist] first decide whether to take a colonist for the new tile (SETL-7).
        [second_tile] first take the settler’s second tile, or pass (NEW-16).
        [discard] first decide which tile to discard, or pass (NOB-7).
        [mayor_colonist] first decide whether the mayor takes a colonist (MAY-1).
        [board] first take a colonist or a noble from the ship (NOB-3).
        [man_who] first place all your colonists (MAY-3).
        [man] first place all your colonists (MAY-3).
        [build] this is the builder phase; build or pass (BUI-1).
        [pay] first pay for the building (NEW-8).
        [building_colonist] first decide whether to take a colonist for the new building (BUI-6).
        [bonus] first choose the barrel for the craftsman’s privilege (CRA-3).
        [trade] this is the trader phase; sell or pass (TRA-1).
        [supply] first decide which barrels go to the royal supplier (NOB-9).
        [load] this is the captain phase; load barrels (CAP-1).
        [small] first finish loading the small wharf (NEW-13).
       *[store] first choose the barrels to store (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } is already in the game (NEW-1).
puerto-rico-why-not-drafted = { $building-the } is not one of the buildings to choose from (NEW-1).
puerto-rico-why-no-board-space = there is no space left for a building that costs { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } has already taken the { $role } this round (RND-1).
puerto-rico-why-no-such-role = with { $n } players there is no { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = a face-down tile can only be drawn on the settler’s first turn (NEW-16).
puerto-rico-why-needs-building = this needs an occupied { $building } ({ $rule }).
puerto-rico-why-needs-noble = this needs a noble { $building-at } ({ $rule }).
puerto-rico-why-needs-colonist = this needs a colonist { $building-at } ({ $rule }).
puerto-rico-why-drawn-already = you have already drawn a face-down tile this turn (SETL-5).
puerto-rico-why-island-full = your island is full (SETL-3).
puerto-rico-why-no-tile-left = there is no face-down tile left (SETL-5).
puerto-rico-why-no-quarry-left = there is no quarry left (SETL-2).
puerto-rico-why-no-right-to-quarry = only the settler and the owner of an occupied construction hut may take a quarry (SETL-2, SETL-6).
puerto-rico-why-not-face-up = there is no face-up { $tile } (SETL-1).
puerto-rico-why-no-forest-left = there is no forest token left (NEW-5).
puerto-rico-why-no-such-tile = you have no { $tile } to discard (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = you have already used the land office this phase (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] in this edition the land office sells a face-up tile; say which one (NOB-5).
       *[other] in this edition the land office sells a face-down tile (NOB-5).
    }
puerto-rico-why-land-office-no-forests = in this edition the land office does not buy forests (NOB-5).
puerto-rico-why-no-doubloon = you have no doubloon to pay with (NOB-5).
puerto-rico-why-other-place = first decide who goes to { $place-the } (MAY-3).
puerto-rico-why-manning = that is not a valid number for { $place-the }; nobody may stay in San Juan while a circle is empty, and you cannot place more than you have (MAY-4).
puerto-rico-why-owned-already = you already own { $building-the } (BLD-1).
puerto-rico-why-not-in-game = { $building-the } is not in this game (SET-11).
puerto-rico-why-sold-out = there is no { $building } left (SET-11).
puerto-rico-why-no-city-space =
    { $n ->
        [0] { $building-the } needs { $needed } of your city’s spaces, but none is free (BUI-5).
        [one] { $building-the } needs { $needed } of your city’s spaces, but only one is free (BUI-5).
       *[other] { $building-the } needs { $needed } of your city’s spaces, but only { $n } are free (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $n ->
        [0] { $building-the } costs you { $price } now, and you have no doubloons (BUI-2, BUI-3).
        [one] { $building-the } costs you { $price } now, and you have 1 doubloon (BUI-2, BUI-3).
       *[other] { $building-the } costs you { $price } now, and you have { $n } doubloons (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = there is nobody { $place-at } to pay with (NEW-8).
puerto-rico-why-no-vp = you have no victory point chip to pay with (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] you are 1 doubloon short
       *[other] you are { $n } doubloons short
    }; pay with a colonist first, then a barrel, then a chip, and skip one only if the rest is enough (NEW-8).
puerto-rico-why-not-produced = you have not produced any { $good } this phase (CRA-3).
puerto-rico-why-supply-empty = there is no { $good } left in the supply (CRA-3).
puerto-rico-why-sold-already = you have already sold a barrel this phase (TRA-1).
puerto-rico-why-no-barrel = you have no { $good }.
puerto-rico-why-house-full = the trading house is full (TRA-5).
puerto-rico-why-in-house = the trading house already has { $good } (TRA-4).
puerto-rico-why-supplied-already = you have already given { $good }; each kind counts only once (NOB-9).
puerto-rico-why-wharf-used = you have already used the wharf this phase (CAP-9).
puerto-rico-why-small-wharf-used = you have already used the small wharf this phase (NEW-13).
puerto-rico-why-no-such-ship = there is no { $ship }-barrel ship (SET-8).
puerto-rico-why-ship-carries = { $good } cannot be loaded onto the { $ship }-barrel ship, which carries { $other } (CAP-2).
puerto-rico-why-ship-full = the { $ship }-barrel ship is full (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } can only be loaded onto the { $ship }-barrel ship, which already carries it (CAP-2).
puerto-rico-why-takes-more = { $good } must be loaded onto an empty ship that takes { $n } barrels, not onto the { $ship }-barrel ship (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] you have no { $good }.
        [one] you have only one barrel of { $good } (NEW-13).
       *[other] you have only { $n } barrels of { $good } (NEW-13).
    }
puerto-rico-why-small-order = goods go to the small wharf in their fixed order, each kind once (NEW-13).
puerto-rico-why-nothing-to-store = you have no { $good } left to store (CAP-11).
puerto-rico-why-store-first = fill your warehouses first; store a whole kind (CAP-11).
puerto-rico-why-no-warehouse-left = you have no room left for a whole kind; keep single barrels (CAP-11).
puerto-rico-why-no-guests-with-mayor = guests do not move in the mayor phase (NEW-10).
puerto-rico-why-no-guests = you have no guests in a guesthouse (NEW-10).
puerto-rico-why-no-circle = there is no free circle for a guest { $place-at } (NEW-10).
puerto-rico-why-must-load = if you can load a ship, you must (CAP-1).

# Events: the sentences of the game log.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } takes the { $role }.
        [one] { $seat } takes the { $role } and 1 doubloon.
       *[other] { $seat } takes the { $role } and { $doubloons } doubloons.
    }
puerto-rico-took-tile = { $seat } places { $tile-one }.
puerto-rico-drew-tile = { $seat } draws a face-down tile.
puerto-rico-laid-forest = { $seat } places a forest.
puerto-rico-got-colonist = { $seat } gets a colonist { $place-at }.
puerto-rico-got-noble = { $seat } gets a noble in San Juan.
puerto-rico-discarded = { $seat } discards { $tile-one }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } takes 1 noble from the ship.
           *[other] { $seat } takes { $bodies } nobles from the ship.
        }
       *[other] { $bodies ->
            [one] { $seat } takes 1 colonist from the ship.
           *[other] { $seat } takes { $bodies } colonists from the ship.
        }
    }
puerto-rico-arranged = { $seat } places their colonists.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [0] The colonist ship stays empty.
            [one] The colonist ship returns with 1 colonist.
           *[other] The colonist ship returns with { $colonists } colonists.
        }
       *[other] { $colonists ->
            [0] The colonist ship returns with a noble.
            [one] The colonist ship returns with 1 colonist and a noble.
           *[other] The colonist ship returns with { $colonists } colonists and a noble.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } builds { $building-the } for free.
        [one] { $seat } builds { $building-the } for 1 doubloon.
       *[other] { $seat } builds { $building-the } for { $doubloons } doubloons.
    }
puerto-rico-paid-colonist = { $seat } pays with a colonist from { $place-the }.
puerto-rico-paid-good = { $seat } pays with a barrel of { $good }.
puerto-rico-paid-vp = { $seat } pays with a victory point chip.
puerto-rico-produced = { $seat } produces { $barrels } { $good }.
puerto-rico-took-bonus = { $seat } takes an extra barrel of { $good }.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } sells { $good } for 0 doubloons.
        [one] { $seat } sells { $good } for 1 doubloon.
       *[other] { $seat } sells { $good } for { $doubloons } doubloons.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } sells { $good } at the trading post for 0 doubloons.
        [one] { $seat } sells { $good } at the trading post for 1 doubloon.
       *[other] { $seat } sells { $good } at the trading post for { $doubloons } doubloons.
    }
puerto-rico-bought-tile = { $seat } buys a tile for 1 doubloon.
puerto-rico-house-emptied = The trading house is full, so its goods return to the supply.
puerto-rico-loaded = { $seat } loads { $barrels } { $good } onto the { $ship }-barrel ship.
puerto-rico-loaded-wharf = { $seat } ships { $barrels } { $good } via the wharf.
puerto-rico-loaded-small = { $seat } ships { $barrels } { $good } via the small wharf.
puerto-rico-supplied = { $seat } gives a barrel of { $good } to the royal supplier.
puerto-rico-lost = { $seat } returns { $barrels } { $good } to the supply (no room).
puerto-rico-ship-emptied = The { $ship }-barrel ship sails with its { $good }.
puerto-rico-guest-moved = { $seat } moves a guest to { $place-the }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } gets 1 doubloon
       *[other] { $seat } gets { $doubloons } doubloons
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } gets 1 victory point
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
puerto-rico-picked = { $seat } adds { $building-the } to the game.
puerto-rico-opened-tile = New face-up tile: { $tile }.
puerto-rico-shuffled = The { $tiles }-tile discard pile is shuffled into a new stack.

# Options and positions.
puerto-rico-error-buildings-without-custom = “buildings” can only be used with market = custom.
puerto-rico-error-custom-needs-buildings = market = custom needs “buildings”: a list of violet buildings.
puerto-rico-error-building-twice = “buildings” lists { $building } twice.
puerto-rico-error-takers = the roles must have been taken in turn order from the governor, seat { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] one role has been taken
       *[other] { $n } roles have been taken
    }, which does not match the phase (RND-1).
puerto-rico-error-spaces = too many buildings that cost { $cost }; the market has room for { $most } (NEW-1).
puerto-rico-error-end = { $rule } does not match the rest of the position.
puerto-rico-error-no-end = a finished game must say what ended it (RND-5).
puerto-rico-error-no-seat = nobody has a decision after the end (RND-5).
puerto-rico-error-ships = there must be one ship for each of: { $ships }.
puerto-rico-error-ship-good = a ship with barrels must name its good; an empty one must not.
puerto-rico-error-kind-twice = a kind of good can be on one ship only (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } in play, but the game has only { $total }.
puerto-rico-error-not-in-game = { $building-the } is not in this game.
puerto-rico-error-no-tokens = this edition has no forest tokens.
puerto-rico-error-no-forests = there are no forests without the new buildings.
puerto-rico-error-forest-tiles = each of the { $forests } forests must come from a tile that is not in play elsewhere.
puerto-rico-error-draft = this is not a possible state of the draft.
puerto-rico-error-pending = this cannot be the decision at hand.

# What the errors name.
puerto-rico-pieces-colonists = colonists
puerto-rico-pieces-nobles = nobles
puerto-rico-pieces-barrels = barrels
puerto-rico-pieces-tiles = tiles
puerto-rico-pieces-city-spaces = city spaces
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

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

# Questions, shown to everyone.
puerto-rico-ask-pick = { $seat } adds a building to the game
    .you = Add a building to the game
puerto-rico-ask-role = { $seat } chooses a role
    .you = Choose a role
puerto-rico-ask-guests = { $seat } may move guests
    .you = You may move guests
puerto-rico-ask-settle = Settler: { $seat } may take a tile
    .you = Settler: you may take a tile
puerto-rico-ask-lay = { $seat } places the drawn tile
    .you = Place the tile that you drew
puerto-rico-ask-tile-colonist = Settler: { $seat } may take a colonist for { $tile-the }
    .you = Settler: you may take a colonist for { $tile-the }
puerto-rico-ask-forest-colonist = Settler: { $seat } may take a colonist to San Juan for the forest
    .you = Settler: you may take a colonist to San Juan for the forest
puerto-rico-ask-second-tile = Settler: { $seat } may take a second tile
    .you = Settler: you may take a second tile
puerto-rico-ask-discard = Settler: { $seat } may discard a tile
    .you = Settler: you may discard a tile
puerto-rico-ask-mayor-colonist = Mayor: { $seat } may take a colonist from the supply
    .you = Mayor: you may take a colonist from the supply
puerto-rico-ask-board = Mayor: { $seat } takes a colonist or a noble from the ship
    .you = Mayor: take a colonist or a noble from the ship
puerto-rico-ask-man =
    Mayor: { $seat } places { $n ->
        [one] 1 colonist
       *[other] { $n } colonists
    }{ $nobles ->
        [0] { "" }
        [one] { " " }and 1 noble
       *[other] { " " }and { $nobles } nobles
    }
    .you = Mayor: place { $n ->
            [one] 1 colonist
           *[other] { $n } colonists
        }{ $nobles ->
            [0] { "" }
            [one] { " " }and 1 noble
           *[other] { " " }and { $nobles } nobles
        }
puerto-rico-ask-build = Builder: { $seat } may build
    .you = Builder: you may build
puerto-rico-ask-pay =
    { $n ->
        [one] Builder: { $seat } still owes 1 doubloon for { $building-the }
       *[other] Builder: { $seat } still owes { $n } doubloons for { $building-the }
    }
    .you =
        { $n ->
            [one] Builder: you still owe 1 doubloon for { $building-the }
           *[other] Builder: you still owe { $n } doubloons for { $building-the }
        }
puerto-rico-ask-building-colonist = Builder: { $seat } may take a colonist for { $building-the }
    .you = Builder: you may take a colonist for { $building-the }
puerto-rico-ask-bonus = Craftsman: { $seat } may take an extra barrel
    .you = Craftsman: you may take an extra barrel
puerto-rico-ask-trade =
    { $sold ->
        [1] Trader: { $seat } may use the land office
       *[other] Trader: { $seat } may sell a barrel
    }
    .you =
        { $sold ->
            [1] Trader: you may use the land office
           *[other] Trader: you may sell a barrel
        }
puerto-rico-ask-supply = Captain: { $seat } may give barrels to the royal supplier
    .you = Captain: you may give barrels to the royal supplier
puerto-rico-ask-load = Captain: { $seat } loads barrels
    .you = Captain: load barrels
puerto-rico-ask-small = Captain: { $seat } loads the small wharf
    .you = Captain: load the small wharf
puerto-rico-ask-store = Captain: { $seat } stores barrels
    .you = Captain: store barrels

# Choices, for buttons and menus.
puerto-rico-label-pick = Add { $building-the }
puerto-rico-label-role = Take the { $role }
puerto-rico-label-draw = Draw a face-down tile first
puerto-rico-label-lay = Place { $tile-one }
puerto-rico-label-take = Take { $tile-one }
puerto-rico-label-take-forest = Take { $tile-one } as a forest
puerto-rico-label-colonist = Take a colonist
puerto-rico-label-colonist-to-san-juan = Take a colonist to San Juan
puerto-rico-label-discard =
    { $sold ->
        [1] Sell { $tile-one } for 1 doubloon
       *[other] Discard { $tile-one }
    }
puerto-rico-label-board-noble = Take a noble
puerto-rico-label-man-who =
    { $who ->
        [noble] Send a noble to { $place-the }
        [colonist] Send a colonist to { $place-the }
       *[none] Leave { $place-the } empty
    }
puerto-rico-label-man =
    { $n ->
        [0] Leave { $place-the } empty
       *[other] Send { $n } to { $place-the }
    }
puerto-rico-label-build = Build { $building-the }
puerto-rico-label-pay-colonist = Pay with a colonist from { $place-the }
puerto-rico-label-pay-good = Pay with a barrel of { $good }
puerto-rico-label-pay-vp = Pay with a victory point chip
puerto-rico-label-bonus = Take an extra barrel of { $good }
puerto-rico-label-sell = Sell { $good } to the trading house
puerto-rico-label-post = Sell { $good } at the trading post
puerto-rico-label-buy-tile = Buy a face-down tile
puerto-rico-label-buy-open-tile = Buy { $tile-one }
puerto-rico-label-supply = Give a barrel of { $good } to the royal supplier
puerto-rico-label-load = Load { $good } onto the { $ship }-barrel ship
puerto-rico-label-load-wharf = Ship { $good } via the wharf
puerto-rico-label-small = Ship { $n } { $good } via the small wharf
puerto-rico-label-done = Done
puerto-rico-label-store = Store all { $good }
puerto-rico-label-keep = Keep one barrel of { $good }
puerto-rico-label-guest = Move a guest to { $place-the }
puerto-rico-label-pass =
    { $asked ->
        [guests] Leave the guests where they are
        [tile_colonist] No colonist
        [discard] Discard nothing
        [mayor_colonist] No colonist
        [building_colonist] No colonist
        [bonus] No extra barrel
        [supply] Give nothing more
       *[other] Pass
    }

# Hints next to the choices.
puerto-rico-hint-role =
    { $n ->
        [one] +1 doubloon
       *[other] +{ $n } doubloons
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] you produce nothing
       *[other] you produce { $made }
    }{ $n ->
        [0] { "" }
        [one] , +1 doubloon
       *[other] , +{ $n } doubloons
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
