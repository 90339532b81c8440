var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/en/buildings.ftl":`# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = In the craftsman phase the colonist here makes a barrel of { $good }, given an occupied { $good } plantation.
building-text-small-sugar-mill = In the craftsman phase the colonist here makes a barrel of { $good }, given an occupied { $good } plantation.
building-text-indigo-plant = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-sugar-mill = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-tobacco-storage = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-coffee-roaster = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.

building-text-small-market = A sale to the trading house brings 1 doubloon more.
building-text-hacienda = In the settler phase you may draw a face-down plantation before you take a tile; it must be laid.
building-text-construction-hut = In the settler phase you may take a quarry instead of a plantation.
building-text-small-warehouse = After loading you keep all barrels of one kind besides the one barrel that everybody keeps.
building-text-hospice = The tile you take in the settler phase may come with a colonist on it.
building-text-office = You may sell the trading house a kind that it already has. It does not combine with the trading post in one sale.
building-text-large-market = A sale to the trading house brings 2 doubloons more.
building-text-large-warehouse = After loading you keep all barrels of two kinds besides the one barrel that everybody keeps.
building-text-factory = In the craftsman phase you get 1, 2, 3 or 5 doubloons for producing two, three, four or five kinds.
building-text-university = A building you buy may come with a colonist in it.
building-text-harbor = Each of your loadings in the captain phase brings 1 victory point more.
building-text-wharf = Once in a captain phase you may ship all your barrels of one kind without a cargo ship.

building-text-guild-hall = At the end you get 1 victory point for each of your small and 2 for each of your large production buildings, occupied or not.
building-text-residence = At the end you get 4 victory points for up to nine filled island spaces, and 5, 6 or 7 for ten, eleven or twelve.
building-text-fortress = At the end you get 1 victory point for every three of your colonists, wherever they stand.
building-text-customs-house = At the end you get 1 victory point for every four of your victory point chips.
building-text-city-hall = At the end you get 1 victory point for each of your violet buildings, this one included.

building-text-aqueduct = Making indigo in an occupied indigo plant brings you one barrel of it more, and so does making sugar in the sugar mill. The small plants do not count.
building-text-black-market = When you buy a building, one colonist, one barrel and one victory point chip may each stand in for a missing doubloon. The colonist of the black market itself may not.
building-text-forest-house = In the settler phase you may lay a plantation face down as a forest. Every two forests make each building 1 doubloon cheaper, even while this one is empty.
building-text-storehouse = After loading you keep three barrels more, of any kinds.
building-text-guesthouse = It shelters up to { $circles } guests. In any phase but the mayor's they may move to free circles of yours, where they work at once.
building-text-trading-post = You may sell a barrel of any kind here instead of to the trading house. The trader's privilege counts, markets do not. It does not combine with the office in one sale.
building-text-church = A building you buy brings 1 victory point if it belongs to column 2 or 3, and 2 if to column 4. Buying the church itself brings none.
building-text-small-wharf = Once in a captain phase you may ship any number of barrels of any kinds without a cargo ship, for 1 victory point per two barrels.
building-text-lighthouse = Each of your loadings in the captain phase brings 1 doubloon; as captain you get 1 more at the start.
building-text-library = The privilege of the role you take counts twice. As settler you take a second tile after all others.
building-text-specialty-factory = In the craftsman phase you get as many doubloons as you take barrels of your most plentiful kind, less 1. Corn does not count.
building-text-union-hall = On your first turn of a captain phase, before loading, you get 1 victory point for every two barrels of the same kind, even if you can load nothing.
building-text-statue = Nobody works here: it is worth its { $vp } victory points and nothing else.
building-text-cloister = At the end you get 1, 3, 6 or 10 victory points for one, two, three or four sets of three equal island tiles.

building-text-land-office = In the trader phase a colonist here buys you a plantation for 1 doubloon. A noble sells one of your plantations or forests for 1 doubloon.
building-text-chapel = At the start of the craftsman phase a colonist here brings 1 doubloon, a noble 1 victory point.
building-text-hunting-lodge = At the end of the settler phase a colonist here may discard one of your plantations or forests. A noble brings 2 victory points if you alone have the most free island spaces.
building-text-zoning-office = With a colonist here buildings of columns 1 to 3 cost 1 doubloon less; with a noble the large ones cost 2 less.
building-text-royal-supplier = On your first turn of a captain phase, before loading, you may return up to as many barrels as you have nobles, all of different kinds, for 1 victory point each, even if you can load nothing.
building-text-villa = In the mayor phase a noble comes to you from the supply, or else a colonist, before the ship is boarded.
building-text-jeweler = In the craftsman phase you get 1 doubloon for each of your nobles. It counts as a large production building.
building-text-royal-garden = At the end each of your nobles is worth 1 victory point more.
`,"../../../src/entrepot/games/puerto_rico/catalogs/en/page_puerto_rico.ftl":`# Puerto Rico's board on the page.
pr-tabs = Parts of the table
pr-tab-own = My board
pr-tab-front = Board
pr-tab-harbour = Harbour
pr-tab-others = Others
pr-tab-market = Market
pr-tab-calls = something can be chosen here
pr-about = About: { $what }
pr-close = Close

# A letter that marks a barrel's good; all five differ.
pr-letter-corn = C
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = F

pr-roles = Roles
pr-round = Round { $n }
pr-last-round = last round
pr-taken-by = taken by { $seat }
pr-harbour = Harbour
pr-market = Building market
pr-trading-house = trading house
pr-pays = pays { $n } for { $good }
pr-cargo-ship = Cargo ship for { $n } barrels
pr-ship-load = { $n } { $good } aboard
pr-ship-empty = empty
pr-aboard =
    { $n ->
        [one] One colonist on the colonist ship
       *[other] { $n } colonists on the colonist ship
    }
pr-aboard-nobles =
    { $n ->
        [one] One noble on the colonist ship
       *[other] { $n } nobles on the colonist ship
    }
pr-nobody-aboard = nobody aboard
pr-stack =
    { $n ->
        [one] Face-down plantations: one tile
       *[other] Face-down plantations: { $n } tiles
    }
pr-stack-short = stack
pr-discards =
    { $n ->
        [one] Discarded plantations: one tile
       *[other] Discarded plantations: { $n } tiles
    }
pr-discards-short = discards
pr-quarries =
    { $n ->
        [one] One quarry left
       *[other] { $n } quarries left
    }
pr-forests =
    { $n ->
        [one] One forest left
       *[other] { $n } forests left
    }
pr-supply-of =
    { $n ->
        [one] One barrel of { $good } in the supply
       *[other] { $n } barrels of { $good } in the supply
    }
pr-supply-vp =
    { $n ->
        [one] One victory point in the supply
       *[other] { $n } victory points in the supply
    }
pr-supply-colonists =
    { $n ->
        [one] One colonist in the supply
       *[other] { $n } colonists in the supply
    }
pr-supply-nobles =
    { $n ->
        [one] One noble in the supply
       *[other] { $n } nobles in the supply
    }

pr-column =
    { $n ->
        [one] Up to one quarry counts
       *[other] Up to { $n } quarries count
    }
pr-cost = costs { $n }
pr-price-for-you = price { $n } for you
pr-worth = { $n } VP
pr-circles =
    { $n ->
        [0] no circle
        [one] one circle
       *[other] { $n } circles
    }
pr-remains =
    { $n ->
        [0] leaves you no doubloon
        [one] leaves you one doubloon
       *[other] leaves you { $n } doubloons
    }
pr-left = { $n } left
pr-not-in-game = not in the game yet
pr-yours = yours

pr-own-board = Board of { $seat }
pr-board-of = Board of { $seat }
pr-governor = governor
pr-doubloons =
    { $n ->
        [one] One doubloon
       *[other] { $n } doubloons
    }
pr-vp =
    { $n ->
        [one] One victory point in chips
       *[other] { $n } victory points in chips
    }
pr-vp-hidden = Victory point chips, face down
pr-barrels =
    { $n ->
        [one] One barrel of { $good }
       *[other] { $n } barrels of { $good }
    }
pr-own-barrels =
    { $n ->
        [one] Your barrels: one of { $good }
       *[other] Your barrels: { $n } of { $good }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] one colonist
       *[other] { $n } colonists
    }{ $nobles ->
        [0] { "" }
        [one] { " " }and one noble
       *[other] { " " }and { $nobles } nobles
    }
pr-island = Island, { $n } of { $of } spaces taken
pr-city = City, { $n } of { $of } spaces taken
pr-occupied = { $n } of { $of } occupied
pr-circle =
    { $place }: { $who ->
        [colonist] a colonist
        [noble] a noble
       *[empty] empty circle
    }

# The mayor.
pr-arrange-help = Tap circles to place or pick up, or drag.
pr-arrange-left =
    { $n ->
        [0] Nobody waits in San Juan
        [one] One waits in San Juan
       *[other] { $n } wait in San Juan
    }, { $empty ->
        [0] no circle is empty.
        [one] one circle is empty.
       *[other] { $empty } circles are empty.
    }
pr-as-before = As before
pr-fill-production = Fill production
pr-all-to-san-juan = All to San Juan
pr-confirm = Done

# The start.
page-game-puerto-rico = Plant, build, ship: whoever takes a role lets everybody act.

# Options.
page-option-edition = Edition
page-option-expansions = Expansions
page-option-market = Violet buildings
page-option-buildings = Buildings in the game
page-option-vp-supply-5p = Victory point chips with five players
page-option-hospice-fallback = Hospice, when the supply is empty
page-option-short-refill = Colonist ship, when too few are left
page-option-wharf-capacity = Barrels on the wharf
page-option-forest-source = Forests are
page-option-nobles-market = The nobles’ buildings
page-option-land-office-draw = The land office sells
page-option-land-office-sells = A noble in the land office sells
page-option-specialty-counts-privilege = Specialty factory counts the privilege
page-option-open-vp = Victory points are open
page-option-first-governor = First governor
page-edition-standard = Standard
page-edition-is = Icelandic
page-edition-sv = Swedish
page-edition-cs = Czech
page-edition-hu = Hungarian
page-value-new-buildings = New Buildings
page-value-nobles = Nobles
page-value-fixed = those of the base game
page-value-draft = chosen in turn
page-value-all = all of them
page-value-custom = of your choice
page-value-ship = from the ship
page-value-partial = takes what there is
page-value-unlimited = any number
page-value-flipped = plantations turned over
page-value-token = tokens of their own
page-value-added = come on top
page-value-face-down = a tile from the stack
page-value-face-up = an open tile
page-value-plantation-or-forest = a plantation or a forest
page-value-plantation = a plantation only

# What a thing is.
page-about-cost = Price
page-about-vp = VP
page-about-quarries = Quarries that count
page-about-circles = Circles
page-about-spaces = City spaces
page-text-settler = Everybody takes a plantation tile in turn. The settler may take a quarry instead.
page-text-mayor = Everybody takes colonists from the ship in turn and then places all of their own anew. The mayor gets one more from the supply.
page-text-builder = Everybody may buy a building in turn. The builder pays one doubloon less.
page-text-craftsman = Everybody gets the goods that their occupied plantations and plants make. The craftsman gets one more barrel.
page-text-trader = Everybody may sell one barrel to the trading house in turn. The trader gets one doubloon more.
page-text-captain = Everybody must load barrels on the ships, round after round, for a victory point each. The captain gets one point more. What cannot be stored is lost.
page-text-prospector = Nobody does anything. Whoever takes the card gets a doubloon.
page-text-quarry = An occupied quarry makes buildings a doubloon cheaper, as many as the column of the building allows.
page-text-forest = Every two forests make each building a doubloon cheaper.
page-text-corn = Corn needs no plant: each occupied plantation makes a barrel.
page-text-indigo = Each barrel needs a colonist on an indigo plantation and one in an indigo plant.
page-text-sugar = Each barrel needs a colonist on a sugar plantation and one in a sugar mill.
page-text-tobacco = Each barrel needs a colonist on a tobacco plantation and one in a tobacco storage.
page-text-coffee = Each barrel needs a colonist on a coffee plantation and one in a coffee roaster.

# The rules in short.
page-rules-building = Building
page-rules-does = What it does when somebody works there
page-rules-buildings-base = Buildings
page-rules-buildings-new-buildings = New Buildings
page-rules-buildings-nobles = Nobles
page-rules-puerto-rico-aim = What it is about
page-rules-puerto-rico-aim-text = Each player has an island with twelve spaces for plantations and a city with twelve for buildings. Goods that are shipped and buildings that are built bring victory points. Whoever has most at the end wins.
page-rules-puerto-rico-round = A round
page-rules-puerto-rico-round-text = From the governor on, each player takes one of the role cards. Then everybody, beginning with that player, does what the role is about; whoever took it has a privilege besides. Cards that nobody took get a doubloon each, and the next player becomes governor.
page-rules-puerto-rico-goods = Goods
page-rules-puerto-rico-goods-text = A plantation or building does nothing until a colonist stands on it. Corn grows by itself; indigo, sugar, tobacco and coffee also need a plant with a colonist for each barrel. The trading house pays nothing for corn, and 1, 2, 3 and 4 doubloons for the others, and buys each kind once until it is emptied. On the ships every barrel is worth a victory point, whatever is in it.
page-rules-puerto-rico-end = The end
page-rules-puerto-rico-end-text = The round is the last when the colonist ship cannot be filled, when somebody has filled all twelve city spaces, or when the victory point chips have run out. Then chips, buildings and what the large buildings bring are added up.

# The game that teaches.
page-lesson-puerto-rico-welcome = Welcome to your island. You have a plantation, a few doubloons and an empty city. The line at the top always tells what is asked of you; what you may choose has an orange frame.
page-lesson-puerto-rico-deal = You own an indigo plantation, which makes nothing without an indigo plant, and two doubloons. In the harbour lie plantations of indigo, corn, coffee and sugar. Corn needs no plant: a colonist on its plantation is enough.
page-lesson-puerto-rico-watch = Now the others are on. Watch what they take: everybody gets to do what a role is about.
page-lesson-puerto-rico-role = Take a role card. Everybody will do what it is about, and you have a privilege. A card with doubloons on it gives them to you.
page-lesson-puerto-rico-take = The settler: take a plantation for your island. Different kinds let you sell more; a quarry makes buildings cheaper.
page-lesson-puerto-rico-man = The mayor: place your colonists. A circle without a colonist does nothing. Put them on a plantation and, unless it grows corn, in its plant.
page-lesson-puerto-rico-colonist = You may take one colonist more from the supply. There is rarely a reason not to.
page-lesson-puerto-rico-build = The builder: buy a building if you can pay for it. Plants turn plantations into goods, violet buildings help in other ways. Every building counts at the end.
page-lesson-puerto-rico-bonus = The craftsman has made goods for everybody. You took the role, so you get one more barrel: choose its kind.
page-lesson-puerto-rico-sell = The trader: sell one barrel. The dearer goods bring more; each kind is bought once until the house has been emptied.
page-lesson-puerto-rico-load = The captain: load your barrels. Each is worth a victory point. A ship carries one kind, and no two ships the same.
page-lesson-puerto-rico-store = There is no room for everything that was not shipped: choose what you keep.
page-lesson-puerto-rico-keep = One single barrel may stay with you. The rest is lost.
page-lesson-puerto-rico-end = You have seen how a round goes: take roles, let your island work, ship or sell what it makes. Play on; the marks stay with you.

# What a round has changed.
page-change-doubloons =
    { $n ->
        [one] { $signed } doubloon
       *[other] { $signed } doubloons
    }
page-change-barrels =
    { $n ->
        [one] { $signed } barrel
       *[other] { $signed } barrels
    }
page-change-tiles =
    { $n ->
        [one] { $signed } tile
       *[other] { $signed } tiles
    }
page-change-buildings =
    { $n ->
        [one] { $signed } building
       *[other] { $signed } buildings
    }
page-change-vp = { $signed } VP
`,"../../../src/entrepot/games/puerto_rico/catalogs/en/puerto_rico.ftl":`puerto-rico = Puerto Rico

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
`,"../../../src/entrepot/games/spice_road/catalogs/en/page_spice_road.ftl":`# The board of Spice Road on the page.
sr-points = Point cards
sr-merchants = Merchants
sr-hand = Hand
sr-played = Played
sr-tray = What is being decided
sr-score =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

# Things in words, for those who hear the board.
sr-caravan = Caravan: { $cubes }
sr-caravan-empty = Caravan: empty
sr-lying = on it { $cubes }
sr-card-create = Spice card: take { $get }
sr-card-upgrade =
    { $n ->
        [one] Upgrade card: raise a cube one step
       *[other] Upgrade card: raise cubes by up to { $n } steps
    }
sr-card-trade = Trade card: { $give } become { $get }
sr-card-points =
    { $n ->
        [one] Point card: 1 point for { $cost }
       *[other] Point card: { $n } points for { $cost }
    }
sr-about = About this card
sr-with-hint = { $name } ({ $hint })

# What is being decided.
sr-how-often = How many times?
sr-how-often-more = How many times more?
sr-trade-times =
    { $n ->
        [one] Once: { $give } become { $get }
       *[other] { $n } times: { $give } become { $get }
    }
sr-cancel = Cancel
sr-steps-left =
    { $n ->
        [one] Choose a cube to raise: one step left
       *[other] Choose a cube to raise: { $n } steps left
    }
sr-ask-drop =
    { $n ->
        [one] Choose the last cube to lay down
       *[other] Choose a cube for each card to the left: { $n } more
    }
sr-ask-discard = Too many cubes: choose what goes
sr-cheapest-drop = Lay down the cheapest
sr-cheapest-discard = Discard the cheapest

# The start.
page-game-spice-road = Trade spices along the road and turn them into the best cards.

# Options.
page-option-open-points = Point cards are open

# What a thing is.
page-about-merchant-card = Merchant card
page-about-point-card = Point card
page-about-create = Take { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Raise a cube by one step.
       *[other] Raise cubes by { $n } steps in all, each to the next spice.
    }
page-about-trade = Give { $give } and take { $get }, as often as you like and can.
page-about-claim = Pay { $cubes } for { $points } points.

# The rules in short.
page-rules-spice-road-aim = What it is about
page-rules-spice-road-aim-text = Each player leads a caravan that carries up to ten cubes of spices. Cards make them, raise them and trade them. Whoever has the cubes on a point card may claim it; points win.
page-rules-spice-road-turn = A turn
page-rules-spice-road-turn-text = Choose one of four:
page-rules-action-play = Play a card
page-rules-action-play-text = Lay down a merchant card from your hand and do what it says: take cubes, raise cubes, or trade them as often as you like.
page-rules-action-acquire = Acquire a card
page-rules-action-acquire-text = Take a merchant card from the row. The first is free; for a later one lay a cube on each card before it. Cubes that lie on the card are yours.
page-rules-action-rest = Rest
page-rules-action-rest-text = Take all cards that you have played back into your hand.
page-rules-action-claim = Claim a point card
page-rules-action-claim-text = Pay the cubes it shows. The first two cards of the row come with a gold and a silver coin while there are any: 3 points and 1.
page-rules-spice-road-cubes = Spices
page-rules-spice-road-cubes-text = From the least to the most precious. To raise a cube is to swap it for the next one.
page-rules-spice-road-end = The end
page-rules-spice-road-end-text = When somebody has claimed the fifth point card, or with two or three players the sixth, the round is played to its end. Cubes left over that are not the least precious count a point each.

# The game that teaches.
page-lesson-spice-road-welcome = Welcome to your caravan. You begin with a few cubes and two cards. The line at the top always tells what is asked of you; what you may choose has an orange frame.
page-lesson-spice-road-deal = The first merchant card is free: it makes three turmeric. The second trades three turmeric for a saffron and a cardamom; done twice, that pays for the point card of two saffron and two cardamom.
page-lesson-spice-road-watch = Now the others are on. Watch which cards they take.
page-lesson-spice-road-play = Choose one thing: play a card from your hand, acquire a merchant card, rest, or claim a point card. At first it pays to make cubes and to look for a card that trades them well.
page-lesson-spice-road-acquire = Merchant cards are how you make and trade spices. The first in the row is free.
page-lesson-spice-road-raise = Raise a cube to the next spice, as often as the card allows.
page-lesson-spice-road-again = A trade may be repeated as long as you can pay. Go on, or stop here.
page-lesson-spice-road-drop = A card farther along the row costs a cube on each card before it. Lay down what you need least.
page-lesson-spice-road-discard = A caravan carries ten cubes. Give back what you need least.
page-lesson-spice-road-rest = You have played all your cards, or most of them: a rest takes them back into your hand.
page-lesson-spice-road-end = That is how it goes: make cubes, trade them up, claim cards. Play on; the marks stay with you.

# What a round has changed.
page-change-cubes =
    { $n ->
        [one] { $signed } cube
       *[other] { $signed } cubes
    }
page-change-cards =
    { $n ->
        [one] { $signed } merchant card
       *[other] { $signed } merchant cards
    }
page-change-claimed =
    { $n ->
        [one] { $signed } point card
       *[other] { $signed } point cards
    }
`,"../../../src/entrepot/games/spice_road/catalogs/en/spice_road.ftl":`spice-road = Spice Road

spice-turmeric = turmeric
spice-saffron = saffron
spice-cardamom = cardamom
spice-cinnamon = cinnamon

# Why an action is refused.
spice-road-why-nothing-played = there is no played card to take back (CEN-11).
spice-road-why-nothing-begun = nothing has been begun that this could go on with (CEN-6).
spice-road-why-already-played = { $card-name } has been played already; it comes back with a rest (CEN-11).
spice-road-why-not-in-hand = { $card-name } is not in the hand (CEN-7).
spice-road-why-nothing-to-raise = there is no cube that could be raised (CEN-8).
spice-road-why-cannot-trade = { $card-name } cannot be paid: { $missing } missing (CEN-9).
spice-road-why-not-in-row = { $card-name } does not lie in the merchant row (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] { $card-name } costs one cube
       *[other] { $card-name } costs { $needed } cubes
    }, one for each card to its left, and the caravan holds { $cubes } (CEN-10).
spice-road-why-not-in-point-row = no point card for { $cost } lies in the row (CEN-12).
spice-road-why-cannot-claim = the point card for { $cost } cannot be paid: { $missing } missing (CEN-12).
spice-road-why-raise-one = at least one cube must be raised (CEN-8).
spice-road-why-no-such-cube = the caravan holds no { $spice }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] { $card-name } is being played: raise cubes or stop (CEN-8).
        [trade] { $card-name } is being played: again or stop (CEN-9).
        [drop] { $card-name } is being acquired: drop a cube on each card to its left (CEN-10).
       *[discard] the caravan holds more than ten cubes: discard (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } plays { $card-name }.
spice-road-raised = { $seat } raises { $spice } to { $to }.
spice-road-traded = { $seat } trades { $give } for { $get }.
spice-road-dropped = { $seat } lays { $spice } on { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } acquires { $card-name }.
       *[other] { $seat } acquires { $card-name } with { $cubes } lying on it.
    }
spice-road-rested = { $seat } rests.
spice-road-claimed =
    { $points ->
        [one] { $seat } claims { $points } point for { $card }
       *[other] { $seat } claims { $points } points for { $card }
    }{ $coin ->
        [gold] , with a gold coin.
        [silver] , with a silver coin.
       *[none] .
    }
spice-road-discarded = { $seat } discards { $spice }.
spice-road-opened-merchant = A merchant card is turned up: { $card }.
spice-road-opened-points =
    { $points ->
        [one] A point card is turned up: { $points } point for { $card }.
       *[other] A point card is turned up: { $points } points for { $card }.
    }
spice-road-last-round = { $seat } has enough point cards: this is the last round.
ended-by-cen-14 = Somebody had claimed enough point cards (CEN-14).

# Position errors.
spice-road-error-starters = hand and played cards must hold +YY and ^2, each card once.
spice-road-error-cubes = cubes are written with the letters { $letters }, at most { $most } of them.
spice-road-error-row = the row must hold { $length } cards, or fewer once the deck is empty.
spice-road-error-pending = this cannot be what is being decided here.
spice-road-error-caravan = a caravan holds at most { $most } cubes between turns (CEN-13).
spice-road-error-points = nobody comes to hold more than { $most } point cards (CEN-14).
spice-road-error-ended = with so many cards this seat has no further turn, the game would be over (CEN-14).

# The board.
spice-road-board-round = round { $round }
spice-road-board-points = points
spice-road-board-merchants = merchants
spice-road-board-hand = hand
spice-road-board-played = played
spice-road-board-deck = { $n } in deck
spice-road-board-price =
    { $n ->
        [0] free
        [one] 1 cube
       *[other] { $n } cubes
    }
spice-road-coins-gold = gold ×{ $n }
spice-road-coins-silver = silver ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] no point cards
        [one] 1 point card
       *[other] { $n } point cards
    }

# What is asked, for everybody to read.
spice-road-ask-turn = { $seat } plays, acquires, claims or rests
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } may raise a cube one step
       *[other] { $seat } may raise cubes, { $n } steps in all
    }
spice-road-ask-trade = { $seat } may trade again: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } lays a cube on the next card to the left
       *[other] { $seat } lays a cube on each of { $n } cards to the left
    }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } discards a cube: a caravan holds ten
       *[other] { $seat } discards { $n } cubes: a caravan holds ten
    }

# What may be answered, for a button or a menu.
spice-road-label-play = Play: { $card }
spice-road-label-acquire = Acquire: { $card }
spice-road-label-claim =
    { $points ->
        [one] Claim { $points } point for { $card }
       *[other] Claim { $points } points for { $card }
    }
spice-road-label-rest =
    { $n ->
        [one] Rest and take back a card
       *[other] Rest and take back { $n } cards
    }
spice-road-label-raise = Raise { $spice } to { $to }
spice-road-label-again = Once more: { $card }
spice-road-label-stop = That is all
spice-road-label-drop = Lay down { $spice }
spice-road-label-discard = Discard { $spice }

# Cards and cubes in words.
spice-road-card-create = take { $cubes }
    .name = “take { $cubes }”
spice-road-card-upgrade =
    { $n ->
        [one] raise a cube one step
       *[other] raise cubes by { $n } steps
    }
    .name =
        { $n ->
            [one] “raise a cube one step”
           *[other] “raise cubes by { $n } steps”
        }
spice-road-card-trade = trade { $give } for { $get }
    .name = “trade { $give } for { $get }”
spice-road-cubes-1 = { $a }
spice-road-cubes-2 = { $a } and { $b }
spice-road-cubes-3 = { $a }, { $b } and { $c }
spice-road-cubes-4 = { $a }, { $b }, { $c } and { $d }
spice-road-cubes-of = { $n } { $spice }

# What a choice costs or brings.
spice-road-hint-trade =
    { $n ->
        [one] once
       *[other] up to { $n } times
    }
spice-road-hint-acquire =
    { $n ->
        [0] free
        [one] for 1 cube
       *[other] for { $n } cubes
    }{ $cubes ->
        [none] { "" }
       *[other] , with { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] with a gold coin
       *[silver] with a silver coin
    }
spice-road-hint-again =
    { $n ->
        [one] once more
       *[other] up to { $n } times more
    }
spice-road-hint-cubes = { $n } in the caravan

# The score sheet.
spice-road-score-cards = point cards
spice-road-score-gold = gold
spice-road-score-silver = silver
spice-road-score-cubes = cubes
`,"../../../src/entrepot/i18n/en/bots.ftl":`bots-unknown = There is no bot “{ $name }”; there are: { $known }.
bots-one-game = { $name } plays { $game } only.
`,"../../../src/entrepot/i18n/en/core.ftl":`# The code of the language, for programs that read a page aloud.
language = en

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = “{ $text }” is not an action of this game.
error-illegal-action = “{ $action }” is not allowed: { $reason } Legal: { $legal }.
error-game-over = The game is over: “{ $action }” cannot be played.
error-nothing-to-undo = { $seat } has nothing to take back: somebody else has acted since, or something was revealed.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $reason }.
error-game-fails = The game is broken: { $where }: { $reason }.
error-option-unknown = There is no option “{ $option }”; there are: { $known }.
error-option-value = { $option } cannot be “{ $value }”; it takes: { $values }.
error-names = Give { $players } names, one for each player, each a text in one line.
error-seed = “{ $value }” is no seed: a seed is a whole number from 0 to 2^64 - 1.
error-no-seat = There is no seat “{ $seat }”; the seats are 0 to { $last }.
error-no-such-moment = There is no moment { $number }; the game has the moments 0 to { $last }.

error-position = { $key }: { $reason }
error-key-missing = this key is missing.
error-unknown-key = there is no such key; there are: { $known }.
error-not-whole = “{ $value }” is not a whole number.
error-not-text = “{ $value }” is not a text.
error-not-list = “{ $value }” is not a list.
error-not-object = “{ $value }” is not an object.
error-out-of-range = { $value } does not lie between { $low } and { $high }.
error-not-one-of = “{ $value }” is not one of: { $allowed }.
error-too-many = too many of { $what }; there may be { $most }.
error-missing-pieces = these are nowhere: { $what }.
error-number-of-players = there must be { $players } players, as the options say.

error-nothing-to-arrange = there is nothing to arrange now.
error-no-chance = this game leaves nothing to chance after the start.

error-not-a-record = This is not a record: it has no "format": "{ $format }".
error-record-key = The record's “{ $key }” is missing or broken.
error-record-action = The record does not replay at action { $number }: { $reason }
error-record-chance = The record's “chance” is not what its actions call for.
error-record-result = The record's result is not the one its actions lead to.
error-record-rules = The record was made under version { $version } of the rules and does not replay under version { $now }: { $reason }

why-not-your-turn = it is the turn of { $seat }.

board-game-over = the game is over
board-to-decide = { $player } to decide

score-points = points

# Where a game has no words of its own.
question-decides = { $seat } decides
why-not-legal = the rules do not allow it here.
ended-by-end = The game was played to its end.

error-file = { $path }: { $reason }.
error-not-json = { $path } does not hold JSON: { $reason }.
`,"../../../src/entrepot/i18n/en/page.ftl":`# The page around the boards.
page-title = Entrepôt
page-home = Home
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# What went wrong.
page-error-unreachable = The server cannot be reached. Check your connection and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong here: { $what }
page-refused-offline = Not sent: the connection is lost at the moment. The table reconnects by itself; then choose again.
page-refused-silent = The server has not answered. Check whether it was done; if not, choose again.
page-connection-lost = The connection is lost. The table reconnects by itself.

# The start.
page-start-heading = Games about trade
page-start-lead = Against bots, with friends, or at one screen. Nothing to sign up for.
page-start-which = Which game
page-start-more = More
page-play-now = Play now
page-play-now-more =
    { $n ->
        [one] You and a bot of medium strength
       *[other] You and { $n } bots of medium strength
    }
page-make-table = Make a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = An open table, or an invitation
page-continue = Continue
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = Your name
# Names that are proposed to newcomers, with commas between them.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Continue
page-tables-join = Open
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = being played
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open table right now. Make one, or ask a friend for a link.
page-join-running = Games to watch
page-invited = You are invited: { $game }
page-invited-join = Take a seat
page-invited-full = All seats are taken.

# Making a table.
page-new-heading = A table for { $game }
page-new-hints = Show hints to everybody
page-new-private = Only by invitation
page-new-more = More
page-new-clock = Clock
page-new-shuffle = Shuffle the seats
page-new-open = Open the table
page-new-begin = Start
page-clock-none = none
page-clock = { $minutes } minutes each, plus { $seconds } seconds per decision
page-seats = Players
page-seat-you = you
page-seat-me = You ({ $name })
page-seat-guest = Another person at this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-wait = Open: anyone may join
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Bring to the front: { $seat }
page-seat-away = (a bot plays)
page-seat-gone = (disconnected)
page-seat-replace = Let a bot play
page-seat-reclaim = Take my seat back
page-level-beginner = Beginner
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert

# Options.
page-option-players = Players
page-value-usual = As usual
page-value-none = none
page-value-yes = yes
page-value-no = no
page-value-seat = Seat { $number }
page-value-random = random

# The waiting room.
page-room-heading = { $game }: waiting for players
page-room-waiting =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-room-link = Send this link to the people you want to invite
page-room-sit = Sit here
page-room-start = Start now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is already fixed; this is its seal:

# At the table.
page-question = Question
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would: { $what }
page-suggested = suggested
page-undo = Undo
page-undone = { $seat } undoes that.
page-board = Board
page-choices = Choices
page-all-choices = All choices in words ({ $n })
page-log = Game log
page-log-and-chat = Game log and chat
page-chat = Chat
page-chat-say = Write a message
page-chat-send = Send
page-spectators =
    { $n ->
        [one] one spectator
       *[other] { $n } spectators
    }
page-curtain = The screen changes hands
page-curtain-to = { $seat } is next
page-curtain-why = Hand the screen over: some things are for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }
page-summary-all = All

# Keys.
page-keys = Keys
page-key-arrows = move among what may be chosen
page-key-tab = the same, one after the other
page-key-enter = choose
page-key-escape = go back, close
page-key-undo = undo
page-key-help = this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Light or dark
page-shade-system = as the system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = Other players’ actions are shown
page-pace-0 = at once
page-pace-1 = quickly
page-pace-2 = at a normal speed
page-pace-3 = slowly
page-settings-moving = Animation
page-settings-moving-more = Pieces move to where they go.
page-settings-sounds = Sounds
page-settings-sounds-more = A short sound when it is your turn.
page-settings-hints = Hints
page-settings-hints-more = Mark what a bot would do, at tables that allow it.
page-settings-summaries = Summaries
page-settings-summaries-more = A line about each round when it is over.

# The end.
page-end = The end of the game
page-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-total = Total
page-rematch = Play again
page-rematch-there = Go to the next game
page-replay = Replay
page-analysis = Analyse
page-analysis-running = A bot is analysing every decision: { $done } of { $of }
page-record = Download the record
page-fair = The shuffle was fixed before the game, and the seal fits.
page-unfair = The seal does not fit the seed: this shuffle was not the one announced.
page-fair-how = Before the first action everybody was shown the seal: SHA-256 of the salt, a colon and the seed. Now that the seed is revealed, your browser has computed the same value.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Computed just now
page-curve = Chances to win, decision by decision
page-turns = Where the game turned
page-turn-own = { $seat } gives away { $change } with: { $played }
page-turn-own-better = { $seat } gives away { $change } with: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat } by what others did, or by chance
page-turn-show = Show { $number }

# Replays.
page-replay-upload = Replay a record
page-replay-of = Replay of { $game }
page-replay-file = A record (.erec) from this computer
page-replay-first = Start of the game
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = End of the game
page-replay-moment = Moment
page-replay-at = { $at } of { $of }

# The rules in short.
page-rules-of = { $game } in short

# The game that teaches.
page-lesson = Lesson
page-lesson-read = Got it
page-lesson-stop = End the lesson
page-lesson-try = Try this: { $what }
`,"../../../src/entrepot/i18n/en/server.ftl":`# What the server refuses, and why.
server-not-allowed = That is not allowed: { $reason }
server-stale = Something has happened in the meantime; look again.
server-not-playing = The game is not going on.
server-not-waiting = The game has begun already.
server-not-finished = The game is not over yet.
server-not-your-seat = That is not your seat.
server-not-at-table = You have no seat at this table.
server-not-owner = Only whoever made the table can do that.
server-no-table = There is no such table, or it is private.
server-no-guest = We do not know you: cookies must be allowed.
server-csrf = The request did not come from our page.
server-origin = The request came from a page that is not ours.
server-name = A name has 1 to { $most } letters in one line.
server-seats = The game has { $players } players, and { $given } seats were given.
server-seat-taken = That seat is taken.
server-which-bot = Say which bot is to play.
server-lesson-alone = A lesson is for one person against bots: its deal is known beforehand.
server-no-lesson = This game has no lesson.
server-yes-or-no = “{ $key }” takes true or false.
server-pace = The pace is a number from 0 to { $most }.
server-too-many-tables = You have { $most } tables going: finish or leave one first.
server-still-there = { $seat } has to be away for { $seconds } seconds before a bot may take over.
server-out-of-time = Your time is up: the bot plays on.
server-nothing-to-undo = There is nothing to take back.
server-actions = Send 1 to { $most } actions.
server-chat-too-fast = Not so fast: wait a moment before the next line.
server-chat = A line has 1 to { $most } letters.
server-record-too-long = The record has more than { $most } actions.
server-old-rules = This game was begun under older rules and cannot be shown any more.
server-not-json = That is not JSON.
server-too-long = That is too long; { $most } bytes are allowed.
server-http = That cannot be had here ({ $status }).
server-error = Something went wrong on our side. Nothing was changed.

# What the server says to whoever runs it.
server-no-page = The page has not been built: run “npm ci” and “npm run build” in the folder page.
server-database = The database cannot be opened: { $reason }.
server-database-version = The database is of version { $found }, this program knows version { $known }.
server-port = Port { $port } cannot be listened at: { $reason }. Perhaps the server is running already; --port takes another.
server-running = Entrepôt is at { $address }. Ctrl-C ends it.

# entrepot verify
verify-replays = The record replays, { $n } actions, and the result is the one it tells.
verify-start = The start and all that chance brought follow from the seed { $seed }.
verify-commitment = The seed is the one that was committed to at the start: { $commitment }.
verify-needs-both = A commitment is checked with the salt that was hashed with the seed: give both.
verify-wrong-start = The start of the game does not follow from the seed { $seed }.
verify-wrong-chance = What chance brought later does not follow from the seed { $seed }.
verify-wrong-commitment = The seed is not the one that was committed to: { $commitment } is the hash of something else.
`});export{e as default};