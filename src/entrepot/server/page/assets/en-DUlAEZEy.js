var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/en/buildings.ftl":`# What the buildings of Puerto Rico do when they are occupied.

building-text-small-indigo-plant = In the craftsman phase, the colonist here makes one barrel of { $good } if you have an occupied { $good } plantation.
building-text-small-sugar-mill = In the craftsman phase, the colonist here makes one barrel of { $good } if you have an occupied { $good } plantation.
building-text-indigo-plant = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-sugar-mill = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-tobacco-storage = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-coffee-roaster = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.

building-text-small-market = You get 1 extra doubloon when you sell to the trading house.
building-text-hacienda = In the settler phase, you may draw a face-down plantation before you take a tile; you must place it on your island.
building-text-construction-hut = In the settler phase, you may take a quarry instead of a plantation.
building-text-small-warehouse = After loading, you may store all barrels of one kind, in addition to the single barrel everyone may keep.
building-text-hospice = When you take a tile in the settler phase, you may take a colonist for it.
building-text-office = You may sell the trading house a kind of good that it already has. You cannot combine this with the trading post in one sale.
building-text-large-market = You get 2 extra doubloons when you sell to the trading house.
building-text-large-warehouse = After loading, you may store all barrels of two kinds, in addition to the single barrel everyone may keep.
building-text-factory = In the craftsman phase, you get 1, 2, 3 or 5 doubloons for producing two, three, four or five kinds of goods.
building-text-university = When you build, you may take a colonist for the new building.
building-text-harbor = You get 1 extra victory point each time you load goods in the captain phase.
building-text-wharf = Once per captain phase, you may ship all your barrels of one kind without using a cargo ship.

building-text-guild-hall = At the end of the game, you get 1 victory point for each of your small production buildings and 2 for each large one, occupied or not.
building-text-residence = At the end of the game, you get 4 victory points for up to nine filled island spaces, and 5, 6 or 7 for ten, eleven or twelve.
building-text-fortress = At the end of the game, you get 1 victory point for every three of your colonists, wherever they are.
building-text-customs-house = At the end of the game, you get 1 victory point for every four victory points you have in chips.
building-text-city-hall = At the end of the game, you get 1 victory point for each of your violet buildings, including this one.

building-text-aqueduct = When you make indigo in an occupied indigo plant, you get one extra barrel of it; the same goes for sugar in the sugar mill. The small buildings do not count.
building-text-black-market = When you build, you may give up one colonist, one barrel and one victory point chip to make up for missing doubloons, 1 doubloon each. The colonist in the black market itself cannot be used.
building-text-forest-house = In the settler phase, you may place a plantation face down as a forest. For every two forests, each building costs you 1 doubloon less, even while this one is empty.
building-text-storehouse = After loading, you may keep three extra barrels of any kind.
building-text-guesthouse = It holds up to { $circles } guests. In any phase except the mayor’s, they may move to your free circles, where they work at once.
building-text-trading-post = You may sell a barrel of any kind here instead of to the trading house. The trader’s privilege applies, markets do not. You cannot combine this with the office in one sale.
building-text-church = When you build in column 2 or 3, you get 1 victory point, and in column 4 you get 2. Building the church itself gives you none.
building-text-small-wharf = Once per captain phase, you may ship any number of barrels of any kinds without using a cargo ship, for 1 victory point per two barrels.
building-text-lighthouse = You get 1 doubloon each time you load goods in the captain phase; as captain, you get 1 more at the start.
building-text-library = The privilege of the role you take counts twice. As settler, you take a second tile after everyone else.
building-text-specialty-factory = In the craftsman phase, you get one doubloon less than the number of barrels you take of your most plentiful kind. Corn does not count.
building-text-union-hall = On your first turn of a captain phase, before loading, you get 1 victory point for every two barrels of the same kind, even if you cannot load anything.
building-text-statue = Nobody works here: it is worth its { $vp } victory points and nothing else.
building-text-cloister = At the end of the game, you get 1, 3, 6 or 10 victory points for one, two, three or four sets of three identical island tiles.

building-text-land-office = In the trader phase, with a colonist here you may buy a plantation for 1 doubloon. With a noble here you may sell one of your plantations or forests for 1 doubloon.
building-text-chapel = At the start of the craftsman phase, you get 1 doubloon with a colonist here, or 1 victory point with a noble.
building-text-hunting-lodge = At the end of the settler phase, with a colonist here you may discard one of your plantations or forests. With a noble here you get 2 victory points if you alone have the most empty island spaces.
building-text-zoning-office = With a colonist here, buildings in columns 1 to 3 cost you 1 doubloon less; with a noble, large buildings cost you 2 less.
building-text-royal-supplier = On your first turn of a captain phase, before loading, you may return up to as many barrels as you have nobles, all of different kinds, for 1 victory point each, even if you cannot load anything.
building-text-villa = In the mayor phase, you get a noble from the supply, or a colonist if there are none, before the colonist ship is unloaded.
building-text-jeweler = In the craftsman phase, you get 1 doubloon for each of your nobles. This counts as a large production building.
building-text-royal-garden = At the end of the game, each of your nobles is worth 1 extra victory point.
`,"../../../src/entrepot/games/puerto_rico/catalogs/en/explain_puerto_rico.ftl":`# Explanations: the parts of a score, and what an action takes away from others.
puerto-rico-part-shipping = shipping
puerto-rico-part-buildings = buildings
puerto-rico-part-bonuses = large buildings’ bonuses
puerto-rico-explain-no-room = { $seat } can no longer load { $good } onto a cargo ship.
puerto-rico-explain-house-full = { $seat } can no longer sell: the trading house is full.
puerto-rico-explain-house-blocked = { $seat } can no longer sell { $good } to the trading house.
puerto-rico-explain-last-building = Nobody else can build { $building-the } any more.
puerto-rico-explain-last-quarry = It is the last quarry.
puerto-rico-explain-doubloons =
    { $n ->
        [one] There is a doubloon on the card.
       *[other] There are { $n } doubloons on the card.
    }
`,"../../../src/entrepot/games/puerto_rico/catalogs/en/page_puerto_rico.ftl":`# The Puerto Rico board on the page.
pr-tabs = Views of the table
pr-tab-own = My board
pr-tab-front = Board
pr-tab-harbour = Port
pr-tab-others = Others
pr-tab-market = Market
pr-close = Close

# The letter on a barrel of each good; all five differ.
pr-letter-corn = C
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = F

pr-roles = Roles
pr-round = Round { $n }
pr-last-round = last round
pr-taken-by = taken by { $seat }
pr-harbour = Port
pr-market = Building market
pr-trading-house = trading house
pr-pays = pays { $n } for { $good }
pr-cargo-ship = Cargo ship for { $n } barrels
pr-ship-load = { $n } { $good } on board
pr-ship-empty = empty
pr-aboard =
    { $n ->
        [one] 1 colonist on the colonist ship
       *[other] { $n } colonists on the colonist ship
    }
pr-aboard-nobles =
    { $n ->
        [one] 1 noble on the colonist ship
       *[other] { $n } nobles on the colonist ship
    }
pr-nobody-aboard = nobody on board
pr-stack =
    { $n ->
        [one] Face-down plantations: 1 tile
       *[other] Face-down plantations: { $n } tiles
    }
pr-stack-short = stack
pr-discards =
    { $n ->
        [one] Discarded plantations: 1 tile
       *[other] Discarded plantations: { $n } tiles
    }
pr-discards-short = discards
pr-quarries =
    { $n ->
        [one] 1 quarry left
       *[other] { $n } quarries left
    }
pr-forests =
    { $n ->
        [one] 1 forest left
       *[other] { $n } forests left
    }
pr-supply-of =
    { $n ->
        [one] 1 barrel of { $good } in the supply
       *[other] { $n } barrels of { $good } in the supply
    }
pr-supply-vp =
    { $n ->
        [one] 1 victory point in the supply
       *[other] { $n } victory points in the supply
    }
pr-supply-colonists =
    { $n ->
        [one] 1 colonist in the supply
       *[other] { $n } colonists in the supply
    }
pr-supply-nobles =
    { $n ->
        [one] 1 noble in the supply
       *[other] { $n } nobles in the supply
    }

pr-column =
    { $n ->
        [one] Up to 1 quarry counts
       *[other] Up to { $n } quarries count
    }
pr-cost = costs { $n }
pr-price-for-you = costs you { $n }
pr-price-why =
    { $quarries ->
        [0] { "" }
       *[other] { $quarries } less for quarries
    }{ $privilege ->
        [0] { "" }
       *[other] { $quarries ->
            [0] { $privilege } less for privilege or buildings
           *[other] , { $privilege } for privilege or buildings
        }
    }
pr-worth = { $n } VP
pr-circles =
    { $n ->
        [0] no circles
        [one] 1 circle
       *[other] { $n } circles
    }
pr-remains =
    { $n ->
        [0] leaves you no doubloons
        [one] leaves you 1 doubloon
       *[other] leaves you { $n } doubloons
    }
pr-left = { $n } left
pr-not-in-game = not in the game yet
pr-yours = yours

pr-own-board = { $seat }’s board
pr-board-of = { $seat }’s board
pr-governor = governor
pr-doubloons =
    { $n ->
        [one] 1 doubloon
       *[other] { $n } doubloons
    }
pr-vp =
    { $n ->
        [one] 1 victory point in chips
       *[other] { $n } victory points in chips
    }
pr-vp-hidden = Victory point chips, face down
pr-barrels =
    { $n ->
        [one] 1 barrel of { $good }
       *[other] { $n } barrels of { $good }
    }
pr-own-barrels =
    { $n ->
        [one] Your barrels: 1 of { $good }
       *[other] Your barrels: { $n } of { $good }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] 1 colonist
       *[other] { $n } colonists
    }{ $nobles ->
        [0] { "" }
        [one] { " " }and 1 noble
       *[other] { " " }and { $nobles } nobles
    }
pr-island = Island, { $n } of { $of } spaces filled
pr-city = City, { $n } of { $of } spaces filled
pr-occupied = { $n } of { $of } occupied
pr-circle =
    { $place }: { $who ->
        [colonist] a colonist
        [noble] a noble
       *[empty] empty circle
    }

# The mayor.
pr-arrange-help = Tap a circle to place or pick up a colonist, or drag one.
pr-arrange-left =
    { $n ->
        [0] Nobody is waiting in San Juan
        [one] One colonist is waiting in San Juan
       *[other] { $n } colonists are waiting in San Juan
    }, { $empty ->
        [0] no circle is empty.
        [one] one circle is empty.
       *[other] { $empty } circles are empty.
    }
pr-as-before = As before
pr-fill-production = Fill production
pr-suggested = Bot’s choice
pr-all-to-san-juan = All to San Juan
pr-confirm = Done

# The home screen.
page-game-puerto-rico = Plant, build, ship: take a role, and everyone gets to act.

# Options.
page-option-edition = Edition
page-option-expansions = Expansions
page-option-market = Violet buildings
page-option-buildings = Buildings in play
page-option-vp-supply-5p = Victory point chips with five players
page-option-hospice-fallback = Hospice when the supply is empty
page-option-short-refill = Colonist ship when too few colonists are left
page-option-wharf-capacity = Wharf capacity
page-option-forest-source = Forests come from
page-option-nobles-market = Nobles buildings
page-option-land-office-draw = The land office sells
page-option-land-office-sells = A noble in the land office sells
page-option-specialty-counts-privilege = Specialty factory counts the privilege
page-option-open-vp = Victory points are public
page-option-first-governor = First governor
page-edition-standard = Standard
page-edition-is = Icelandic
page-edition-sv = Swedish
page-edition-cs = Czech
page-edition-hu = Hungarian
page-value-new-buildings = New Buildings
page-value-nobles = Nobles
page-value-expansions-none = none
page-value-fixed = those of the base game
page-value-draft = drafted
page-value-all = all of them
page-value-custom = your choice
page-value-ship = from the ship
page-value-hospice-fallback-none = no colonist
page-value-partial = takes what is left
page-value-short-refill-none = takes none
page-value-unlimited = unlimited
page-value-flipped = plantations turned face down
page-value-token = separate forest tokens
page-value-added = added to the others
page-value-face-down = a face-down tile
page-value-face-up = a face-up tile
page-value-plantation-or-forest = a plantation or a forest
page-value-plantation = a plantation only

# Descriptions of cards, tiles and goods.
page-about-cost = Price
page-about-vp = VP
page-about-quarries = Quarries counted
page-about-circles = Circles
page-about-spaces = City spaces
page-text-settler = In turn, each player may take a plantation. The settler may take a quarry instead.
page-text-mayor = In turn, the players take colonists from the ship; then each may rearrange all of theirs. The mayor gets one extra colonist from the supply.
page-text-builder = In turn, each player may buy a building. The builder pays 1 doubloon less.
page-text-craftsman = Each player gets the goods their occupied plantations and production buildings make. The craftsman gets one extra barrel.
page-text-trader = In turn, each player may sell one barrel to the trading house. The trader gets 1 extra doubloon.
page-text-captain = The players must load barrels onto the ships, turn after turn, for 1 victory point each. The captain gets 1 extra point. Goods that cannot be stored are lost.
page-text-prospector = Nobody else does anything. Whoever takes the card gets 1 doubloon.
page-text-quarry = Each occupied quarry makes buildings 1 doubloon cheaper, up to the limit of the building’s column.
page-text-forest = For every two forests, each building costs 1 doubloon less.
page-text-corn = Corn needs no production building: each occupied plantation makes one barrel.
page-text-indigo = Each barrel needs a colonist on an indigo plantation and one in an indigo plant.
page-text-sugar = Each barrel needs a colonist on a sugar plantation and one in a sugar mill.
page-text-tobacco = Each barrel needs a colonist on a tobacco plantation and one in a tobacco storage.
page-text-coffee = Each barrel needs a colonist on a coffee plantation and one in a coffee roaster.

# The rules at a glance.
page-rules-building = Building
page-rules-does = What it does when occupied
page-rules-buildings-base = Base game
page-rules-buildings-new-buildings = New Buildings
page-rules-buildings-nobles = Nobles
page-rules-puerto-rico-aim = Goal
page-rules-puerto-rico-aim-text = Each player has an island with twelve spaces for plantations and a city with twelve spaces for buildings. You earn victory points for shipping goods and for constructing buildings. The player with the most at the end wins.
page-rules-puerto-rico-round = A round
page-rules-puerto-rico-round-text = Starting with the governor, each player takes one of the role cards. Everyone then carries out that role’s action, beginning with the player who took it, who also gets the role’s privilege. Cards that nobody took get 1 doubloon each, and the next player becomes governor.
page-rules-puerto-rico-goods = Goods
page-rules-puerto-rico-goods-text = A plantation or building does nothing until it is occupied by a colonist. Corn needs nothing else; indigo, sugar, tobacco and coffee also need a production building with a colonist for each barrel. The trading house pays nothing for corn and 1, 2, 3 or 4 doubloons for the others, and buys each kind only once until it is emptied. On the ships every barrel is worth 1 victory point, whatever it contains.
page-rules-puerto-rico-end = End of the game
page-rules-puerto-rico-end-text = The current round is the last one when the colonist ship cannot be filled, when somebody has filled all twelve city spaces, or when the victory point chips have run out. Your score is the sum of your chips, your buildings and the bonuses of your large buildings.

# The tutorial game.
page-lesson-puerto-rico-aim = The aim of the game: earn the most victory points by shipping goods and constructing buildings.
page-lesson-puerto-rico-roles = In each round, every player takes one role card. Everyone carries out the role’s action; whoever took the card also gets its privilege.
page-lesson-puerto-rico-round = A new round: each role card that nobody took now carries 1 more doubloon, for whoever takes it. The next player is governor and goes first.
page-lesson-puerto-rico-settler = The settler: in turn, each player may take a plantation. Whoever took the role may take a quarry instead.
page-lesson-puerto-rico-mayor = The mayor: the colonists on the ship are shared out, and whoever took the role gets one extra. Then each player places theirs.
page-lesson-puerto-rico-builder = The builder: in turn, each player may buy one building. Whoever took the role pays 1 doubloon less.
page-lesson-puerto-rico-craftsman = The craftsman: each player gets the goods their occupied plantations and production buildings make. Whoever took the role gets one extra barrel.
page-lesson-puerto-rico-trader = The trader: in turn, each player may sell one barrel to the trading house, which buys each kind only once until it is emptied. Whoever took the role gets 1 extra doubloon.
page-lesson-puerto-rico-captain = The captain: the players must load barrels for as long as they can, for 1 victory point each. A ship carries only one kind, and no two ships carry the same. Whoever took the role gets 1 extra point.
page-lesson-puerto-rico-ways = There are two ways to win: ship many barrels, however cheap, or sell valuable goods and build with the doubloons. Most players do some of both.
page-lesson-puerto-rico-end = The game ends with the round in which the victory point chips run out, the colonist ship cannot be filled, or somebody fills all twelve city spaces.
page-lesson-puerto-rico-finish = Now you know the roles and how the game ends. Play on; the hints stay.
page-lesson-puerto-rico-watch = Now it is the other players’ turn. Everyone carries out each role.
page-lesson-puerto-rico-ask-role = The role you take helps the others too. Look for the one that helps you most.
page-lesson-puerto-rico-ask-settle = Different kinds of goods are easier to sell. Occupied quarries make buildings cheaper.
page-lesson-puerto-rico-ask-tile-colonist = Your hospice offers a colonist for the new tile.
page-lesson-puerto-rico-ask-mayor-colonist = This extra colonist is the mayor’s privilege.
page-lesson-puerto-rico-ask-man = Nothing works without a colonist in its circle. Corn needs one on the plantation; other goods also need one in a production building.
page-lesson-puerto-rico-ask-build = Production buildings turn crops into goods; violet buildings help in other ways. All of them count at the end.
page-lesson-puerto-rico-ask-building-colonist = Your university offers a colonist for the new building.
page-lesson-puerto-rico-ask-bonus = This extra barrel is the craftsman’s privilege, of a kind you have just produced.
page-lesson-puerto-rico-ask-trade = The price depends on the kind of goods. Doubloons pay for buildings.
page-lesson-puerto-rico-ask-load = Here every barrel counts the same, even corn. Goods that cannot be stored afterward are lost.
page-lesson-puerto-rico-ask-store = Warehouses store whole kinds of goods; besides, you keep a single barrel. The rest is lost.

# Changes in a round.
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
`,"../../../src/entrepot/games/puerto_rico/catalogs/en/study_puerto_rico.ftl":`# What the book of openings counts.
puerto-rico-fact-opening = First role of the game
puerto-rico-fact-first-role = First own role
puerto-rico-fact-first-tile = First tile
puerto-rico-fact-first-building = First building
puerto-rico-fact-second-building = Second building
puerto-rico-fact-plans = Plans
puerto-rico-fact-buildings = Buildings
puerto-rico-fact-quarries = Quarries
puerto-rico-fact-large-buildings = Large buildings
puerto-rico-fact-has-large-building = At least one large building
puerto-rico-fact-captain = Times as captain
puerto-rico-fact-craftsman = Times as craftsman
plan-quarries = three or more quarries
plan-wharf = wharf
plan-harbor = harbor
plan-factory = factory
plan-large-buildings = two or more large buildings
plan-shipping = more points from shipping than from buildings
plan-building = no more points from shipping than from buildings

# The themes of puzzles.
puerto-rico-theme-storage = storage
puerto-rico-theme-mayor = placing colonists
puerto-rico-theme-shipping = shipping
puerto-rico-theme-blocking = blocking a ship
puerto-rico-theme-trade = trading
puerto-rico-theme-production = production
puerto-rico-theme-plantation = choosing a tile
puerto-rico-theme-quarry = quarry
puerto-rico-theme-building = building
puerto-rico-theme-wharf = wharf
puerto-rico-theme-large-building = large building
puerto-rico-theme-role = choosing a role
puerto-rico-theme-denial = denial
puerto-rico-theme-ending = ending
`,"../../../src/entrepot/games/spice_road/catalogs/en/explain_spice_road.ftl":`# Explanations: the parts of a score, and what an action takes away from others.
spice-road-part-cards = point cards
spice-road-part-coins = coins
spice-road-part-cubes = cubes
spice-road-explain-rival = { $seat } could claim this card, too.
`,"../../../src/entrepot/games/spice_road/catalogs/en/page_spice_road.ftl":`# The board of Spice Road on the page.
sr-points = Point cards
sr-merchants = Merchant cards
sr-hand = Hand
sr-played = Played
sr-ladder = The spices in order: each upgrade is one step up
sr-tray = Current decision
sr-score =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

# Descriptions for screen readers.
sr-caravan = Caravan: { $cubes }
sr-caravan-empty = Caravan: empty
sr-lying = with { $cubes } on it
sr-card-create = Spice card: take { $get }
sr-card-upgrade =
    { $n ->
        [one] Upgrade card: upgrade a cube one step
       *[other] Upgrade card: upgrade cubes by up to { $n } steps
    }
sr-card-trade = Trade card: trade { $give } for { $get }
sr-card-points =
    { $n ->
        [one] Point card: 1 point for { $cost }
       *[other] Point card: { $n } points for { $cost }
    }
sr-about = About this card
sr-with-hint = { $name } ({ $hint })

# The current decision.
sr-how-often = How many times?
sr-how-often-more = How many more times?
sr-trade-times =
    { $n ->
        [one] Once: { $give } for { $get }
       *[other] { $n } times: { $give } for { $get }
    }
sr-cancel = Cancel
sr-steps-left =
    { $n ->
        [one] Choose a cube to upgrade: one step left
       *[other] Choose a cube to upgrade: { $n } steps left
    }
sr-ask-drop =
    { $n ->
        [one] Choose the last cube to place
       *[other] Choose a cube for each card to the left: { $n } more
    }
sr-ask-discard = Too many cubes: choose which to discard
sr-cheapest-drop = Place the cheapest
sr-cheapest-discard = Discard the cheapest

# The home screen.
page-game-spice-road = Trade spices along the road and turn them into valuable point cards.

# Options.
page-option-open-points = Point cards are public

# Descriptions of cards, tiles and goods.
page-about-merchant-card = Merchant card
page-about-point-card = Point card
page-about-create = Take { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Upgrade one cube by one step.
       *[other] Upgrade cubes by up to { $n } steps in total, each step to the next spice.
    }
page-about-trade = Trade { $give } for { $get }, as many times as you like and can afford.
page-about-claim = Pay { $cubes } for { $points } points.

# The rules at a glance.
page-rules-spice-road-aim = Goal
page-rules-spice-road-aim-text = Each player leads a caravan that carries up to ten spice cubes. Merchant cards produce, upgrade and trade them. If you have the cubes a point card shows, you may claim it; the most points win.
page-rules-spice-road-turn = A turn
page-rules-spice-road-turn-text = On your turn, do one of four things:
page-rules-action-play = Play a card
page-rules-action-play-text = Play a merchant card from your hand and do what it says: take cubes, upgrade cubes, or trade them as many times as you like.
page-rules-action-acquire = Acquire a card
page-rules-action-acquire-text = Take a merchant card from the row. The first is free; for any other, place one cube on each card to its left. You get all cubes on the card you take.
page-rules-action-rest = Rest
page-rules-action-rest-text = Take all the cards you have played back into your hand.
page-rules-action-claim = Claim a point card
page-rules-action-claim-text = Pay the cubes it shows. While they last, the first card in the row comes with a gold coin worth 3 points and the second with a silver coin worth 1.
page-rules-spice-road-cubes = Spices
page-rules-spice-road-cubes-text = From least to most valuable. Upgrading a cube means swapping it for the next spice.
page-rules-spice-road-end = End of the game
page-rules-spice-road-end-text = When somebody claims their fifth point card (the sixth with two or three players), finish the round. Every cube left in your caravan is worth 1 point, except turmeric.

# The tutorial game.
page-lesson-spice-road-aim = The aim of the game: score the most points by claiming point cards, which you pay for with spices.
page-lesson-spice-road-turn = On your turn you do one of four things: play a card, acquire a merchant card, claim a point card, or rest.
page-lesson-spice-road-ladder = The spices have an order, from turmeric to cinnamon. An upgrade swaps a cube for the next spice. Your caravan holds ten cubes.
page-lesson-spice-road-merchants = The first merchant card in the row is free. Any other costs one cube on each card to its left; the cubes on the card you take are yours.
page-lesson-spice-road-rest = The cards you play stay on the table until you rest: then you take all of them back into your hand.
page-lesson-spice-road-engine = Your cards are an engine: some bring spices, others turn them into better ones. A few cards that work together are worth more than many that do not.
page-lesson-spice-road-trade = A trade card may be used several times in the same turn, as often as you can pay.
page-lesson-spice-road-points = A point card costs the spices it shows. While they last, the first in the row comes with a gold coin (3 points) and the second with a silver coin (1 point).
page-lesson-spice-road-timing = Timing counts: the others may want the same point card. Watch whose caravan will soon be able to pay for it.
page-lesson-spice-road-end = With three players, the game ends with the round in which somebody claims their sixth point card. Every cube you have left is then worth 1 point, except turmeric.
page-lesson-spice-road-finish = Now you know the spices, the cards and how the game ends. Play on; the hints stay.
page-lesson-spice-road-watch = Now it is the other players’ turn. Watch which cards they take.
page-lesson-spice-road-ask-turn = Which point card can you pay for soonest, and which cards get you there?
page-lesson-spice-road-ask-upgrade = Each step turns one cube into the next spice. You may stop early.
page-lesson-spice-road-ask-trade = You may repeat the trade for as long as you can pay, or stop.
page-lesson-spice-road-ask-drop = Each card to the left of the one you want gets one cube. You choose which cubes.
page-lesson-spice-road-ask-discard = A caravan holds ten cubes. You choose which ones to give up.

# Changes in a round.
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

# Parts of the table, on a narrow screen.
sr-tabs = Views of the table
sr-tab-table = Table
sr-tab-others = Others
`,"../../../src/entrepot/games/spice_road/catalogs/en/spice_road.ftl":`spice-road = Spice Road

spice-turmeric = turmeric
spice-saffron = saffron
spice-cardamom = cardamom
spice-cinnamon = cinnamon

# Why an action is refused.
spice-road-why-nothing-played = you have no played cards to take back (CEN-11).
spice-road-why-nothing-begun = there is nothing to continue here (CEN-6).
spice-road-why-already-played = you have already played { $card-name }; rest to take it back (CEN-11).
spice-road-why-not-in-hand = { $card-name } is not in your hand (CEN-7).
spice-road-why-nothing-to-raise = you have no cube that can be upgraded (CEN-8).
spice-road-why-cannot-trade = you cannot pay for { $card-name }; you are missing { $missing } (CEN-9).
spice-road-why-not-in-row = { $card-name } is not in the merchant row (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] { $card-name } costs one cube
       *[other] { $card-name } costs { $needed } cubes
    }, one for each card to its left, and your caravan holds only { $cubes } (CEN-10).
spice-road-why-not-in-point-row = there is no point card for { $cost } in the row (CEN-12).
spice-road-why-cannot-claim = you cannot pay for the point card for { $cost }; you are missing { $missing } (CEN-12).
spice-road-why-raise-one = you must upgrade at least one cube (CEN-8).
spice-road-why-no-such-cube = you have no { $spice } in your caravan.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] you are playing { $card-name }; upgrade cubes or stop (CEN-8).
        [trade] you are playing { $card-name }; trade again or stop (CEN-9).
        [drop] you are acquiring { $card-name }; place a cube on each card to its left (CEN-10).
       *[discard] your caravan holds more than ten cubes; discard some (CEN-13).
    }

# Events: the sentences of the game log.
spice-road-played = { $seat } plays { $card-name }.
spice-road-raised = { $seat } upgrades 1 { $spice } to { $to }.
spice-road-traded = { $seat } trades { $give } for { $get }.
spice-road-dropped = { $seat } places 1 { $spice } on { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } acquires { $card-name }.
       *[other] { $seat } acquires { $card-name } with { $cubes } on it.
    }
spice-road-rested = { $seat } rests.
spice-road-claimed =
    { $points ->
        [one] { $seat } claims the 1-point card for { $card }
       *[other] { $seat } claims the { $points }-point card for { $card }
    }{ $coin ->
        [gold] , with a gold coin.
        [silver] , with a silver coin.
       *[none] .
    }
spice-road-discarded = { $seat } discards 1 { $spice }.
spice-road-opened-merchant = New merchant card: { $card }.
spice-road-opened-points =
    { $points ->
        [one] New point card: 1 point for { $card }.
       *[other] New point card: { $points } points for { $card }.
    }
spice-road-last-round = { $seat } has claimed enough point cards: this is the last round.
ended-by-cen-14 = A player had claimed enough point cards (CEN-14).

# Position errors.
spice-road-error-starters = hand and played cards must include +YY and ^2, and no card twice.
spice-road-error-cubes = cubes are written with the letters { $letters }, at most { $most } of them.
spice-road-error-row = the row must have { $length } cards, or fewer once the deck is empty.
spice-road-error-pending = this cannot be the decision at hand.
spice-road-error-caravan = a caravan holds at most { $most } cubes between turns (CEN-13).
spice-road-error-points = nobody can have more than { $most } point cards (CEN-14).
spice-road-error-ended = with so many point cards this seat has no more turns: the game would be over (CEN-14).

# What the errors name.
spice-road-pieces-gold = gold coins
spice-road-pieces-silver = silver coins

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

# Questions, shown to everyone.
spice-road-ask-turn = { $seat } may play, acquire, rest or claim
    .you = Play, acquire, rest or claim
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } may upgrade a cube one step
       *[other] { $seat } may upgrade cubes: { $n } steps left
    }
    .you =
        { $n ->
            [one] You may upgrade a cube one step
           *[other] You may upgrade cubes: { $n } steps left
        }
spice-road-ask-trade = { $seat } may trade again: { $card }
    .you = You may trade again: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } places a cube on the next card to the left
       *[other] { $seat } places a cube on each of { $n } cards to the left
    }
    .you =
        { $n ->
            [one] Place a cube on the next card to the left
           *[other] Place a cube on each of { $n } cards to the left
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } discards 1 cube: a caravan holds ten
       *[other] { $seat } discards { $n } cubes: a caravan holds ten
    }
    .you =
        { $n ->
            [one] Discard 1 cube: a caravan holds ten
           *[other] Discard { $n } cubes: a caravan holds ten
        }

# Choices, for buttons and menus.
spice-road-label-play = Play: { $card }
spice-road-label-acquire = Acquire: { $card }
spice-road-label-claim =
    { $points ->
        [one] Claim 1 point for { $card }
       *[other] Claim { $points } points for { $card }
    }
spice-road-label-rest =
    { $n ->
        [one] Rest and take back 1 card
       *[other] Rest and take back { $n } cards
    }
spice-road-label-raise = Upgrade { $spice } to { $to }
spice-road-label-again = Again: { $card }
spice-road-label-stop = Stop here
spice-road-label-drop = Place { $spice }
spice-road-label-discard = Discard { $spice }

# Cards and cubes in words.
spice-road-card-create = take { $cubes }
    .name = “take { $cubes }”
spice-road-card-upgrade =
    { $n ->
        [one] upgrade a cube one step
       *[other] upgrade cubes by { $n } steps
    }
    .name =
        { $n ->
            [one] “upgrade a cube one step”
           *[other] “upgrade cubes by { $n } steps”
        }
spice-road-card-trade = trade { $give } for { $get }
    .name = “trade { $give } for { $get }”
spice-road-cubes-1 = { $a }
spice-road-cubes-2 = { $a } and { $b }
spice-road-cubes-3 = { $a }, { $b } and { $c }
spice-road-cubes-4 = { $a }, { $b }, { $c } and { $d }
spice-road-cubes-of = { $n } { $spice }

# Hints: what a choice costs or brings.
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
       *[other] up to { $n } more times
    }
spice-road-hint-cubes = { $n } in the caravan

# The score sheet.
spice-road-score-cards = point cards
spice-road-score-gold = gold
spice-road-score-silver = silver
spice-road-score-cubes = cubes
`,"../../../src/entrepot/games/spice_road/catalogs/en/study_spice_road.ftl":`# What the book of openings counts.
spice-road-fact-first-card = First merchant card acquired
spice-road-fact-second-card = Second merchant card acquired
spice-road-fact-hand = Merchant cards acquired
spice-road-fact-merchant-cards = Number of merchant cards acquired
spice-road-fact-point-cards = Point cards
spice-road-fact-gold = Gold coins
spice-road-fact-silver = Silver coins
spice-road-fact-rests = Rests

# The themes of puzzles.
spice-road-theme-claiming = claiming
spice-road-theme-engine = building the hand
spice-road-theme-timing = timing
spice-road-theme-caravan = caravan
spice-road-theme-spices = spices
spice-road-theme-denial = denial
spice-road-theme-ending = ending
`,"../../../src/entrepot/games/spice_road/catalogs/en/terminal_spice_road.ftl":`# How the terminal abbreviates the spices on the board and in the menu. In English it writes them as the notation does, by
# the colors of the cubes: yellow, red, green, brown. Elsewhere they have the initial of their name, or two letters where
# others begin alike. None may be what the notation writes for another spice.
spice-road-letter-turmeric = Y
spice-road-letter-saffron = R
spice-road-letter-cardamom = G
spice-road-letter-cinnamon = B
`,"../../../src/entrepot/i18n/en/bots.ftl":`bots-unknown = There is no bot “{ $name }”; available: { $known }.
bots-one-game = { $name } only plays { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Beginner
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-expert = Expert
bots-network-broken = { $name } is not a network that this version can use, so the bots search without one: { $reason }
bots-network-outdated = It was trained for another version of the game.
bots-network-damaged = It is damaged.
`,"../../../src/entrepot/i18n/en/core.ftl":`# The language code, for screen readers.
language = en

# Errors. Each is one clear sentence; keys and actions appear in it as they were written.
error-not-an-action = “{ $text }” is not an action of this game.
error-illegal-action = “{ $action }” is not allowed: { $reason } Legal: { $legal }.
error-game-over = The game is over: “{ $action }” cannot be played.
error-nothing-to-undo = { $seat } has nothing to undo: another player has acted since, or something was revealed.
error-unknown-game = There is no game “{ $game }”; available: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $reason }.
error-game-fails = The game is faulty: { $where }: { $reason }.
error-option-unknown = There is no option “{ $option }”; available: { $known }.
error-option-value = { $option } cannot be “{ $value }”; allowed: { $values }.
error-names = Give { $players } names, one for each player, each a single line of text.
error-seed = “{ $value }” is not a seed: a seed is a whole number from 0 to 2^64 - 1.
error-no-seat = There is no seat “{ $seat }”; seats are numbered 0 to { $last }.
error-no-such-moment = There is no step { $number }; the steps of this game are 0 to { $last }.

error-position = { $key }: { $reason }
error-key-missing = this key is missing.
error-unknown-key = there is no such key; available: { $known }.
error-not-whole = “{ $value }” is not a whole number.
error-not-text = “{ $value }” is not a string.
error-not-list = “{ $value }” is not a list.
error-not-object = “{ $value }” is not an object.
error-out-of-range = { $value } is not between { $low } and { $high }.
error-not-one-of = “{ $value }” is not one of: { $allowed }.
error-too-many = too many { $what }; at most { $most } allowed.
error-missing-pieces = missing: { $what }.
error-number-of-players = there must be { $players } players, as set in the options.

error-nothing-to-arrange = there is nothing to arrange now.
error-no-chance = this game has no chance events after the start.

error-not-a-record = This is not a record: it has no "format": "{ $format }".
error-record-key = The record’s “{ $key }” is missing or invalid.
error-record-action = The record cannot be replayed past action { $number }: { $reason }
error-record-chance = The record’s “chance” does not match its actions.
error-record-result = The record’s result does not match its actions.
error-record-rules = The record was made with version { $version } of the rules and cannot be replayed with version { $now }: { $reason }

why-not-your-turn = it is { $seat }’s turn.

board-game-over = the game is over
board-to-decide = { $player } to decide

score-points = points

# For games without sentences of their own.
question-decides = { $seat } decides
why-not-legal = the rules do not allow it here.
ended-by-end = The game was played to the end.

error-file = { $path }: { $reason }.
error-not-json = { $path } is not valid JSON: { $reason }.
`,"../../../src/entrepot/i18n/en/explain.ftl":`# Why an action is good, one sentence each.
explain-part = More from { $part }: +{ $points }.
explain-less = Less from { $part }: −{ $points }.
explain-denial = { $seat } gets less from { $part }: −{ $points }.
explain-chance = Better chances of winning: +{ $percent }%.
explain-even = The alternatives are about as good.
explain-next = Then: { $action }.
explain-ends-game = This ends the game.
explain-last-round = This will be the last round.
explain-hint = Hint: { $action }.
explain-over = The game is over: there is no decision to explain.

# The phases of a game.
explain-phase-opening = opening
explain-phase-middle = middle game
explain-phase-endgame = endgame

# The kinds of mistakes.
explain-mistake-missed = missed: { $part }
explain-mistake-gave = helped { $seat }: { $part }
explain-mistake-position = gave away the lead
`,"../../../src/entrepot/i18n/en/page.ftl":`# The page around the boards.
page-title = Entrepôt
page-home = Home
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# Errors.
page-error-unreachable = The server cannot be reached. Check your connection and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong: { $what }
page-refused-offline = Not sent: you are offline right now. The table reconnects by itself; then choose again.
page-refused-silent = The server has not answered. Check whether your move went through; if not, choose again.
page-connection-lost = Connection lost. The table reconnects by itself.

# The home screen.
page-start-heading = Games about trade
page-start-lead = Play against bots, with friends online, or together at one screen. No account needed.
page-start-which = Choose a game
page-start-more = More
page-play-now = Play now
page-play-now-more =
    { $n ->
        [one] You against a medium-strength bot
       *[other] You against { $n } medium-strength bots
    }
page-make-table = Create a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = Open tables and invitations
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = Your name
# Names suggested to newcomers, separated by commas.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Continue
page-tables-join = Open
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open tables right now. Create one, or ask a friend for a link.
page-join-running = Games to watch
page-invited = You are invited to play { $game }
page-invited-join = Take a seat
page-invited-full = All seats are taken.

# Creating a table.
page-new-heading = New table: { $game }
page-new-hints = Show hints to everyone
page-new-private = By invitation only
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
page-seat-guest = At this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-color = Another color for player { $number }
page-seat-wait = Open to anyone
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Show in front: { $seat }
page-seat-away = (a bot is playing)
page-seat-gone = (disconnected)
page-seat-replace = Let a bot play
page-seat-reclaim = Take my seat back

# Options.
page-option-players = Players
page-value-usual = Default
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
page-room-link = Send this link to invite people
page-room-sit = Sit here
page-room-start = Start now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is already fixed. This is its seal:

# At the table.
page-question = Current decision
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would choose: { $what }
page-hint = Hint
page-hint-arranged = The arrangement on your board is what a bot would choose. You can still change it.
page-suggested = suggested
page-undo = Undo
page-undone = { $seat } undoes the last move.
page-board = Board
page-choices = Choices
page-all-choices = All choices as a list ({ $n })
page-log = Game log
page-log-and-chat = Game log and chat
page-chat = Chat
page-chat-say = Write a message
page-chat-send = Send
page-chat-unread =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
page-log-whose = Whose moves
page-log-all = everyone’s
page-tab-story = Log
page-tab-calls = you can choose something here
page-next = Next
page-spectators =
    { $n ->
        [one] one spectator
       *[other] { $n } spectators
    }
page-curtain = Pass the screen
page-curtain-to = { $seat } is next
page-curtain-why = Hand over the screen: what comes next is for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }

# Keys.
page-keys = Keyboard shortcuts
page-key-arrows = move between choices
page-key-tab = go through the choices one by one
page-key-enter = choose
page-key-escape = go back or close
page-key-hint = a hint, with reasons
page-key-undo = undo
page-key-help = show this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Theme
page-shade-system = same as system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = Show other players’ moves
page-pace-0 = instantly
page-pace-1 = quickly
page-pace-2 = at normal speed
page-pace-3 = slowly
page-pace-4 = step by step
page-settings-moving = Animations
page-settings-moving-more = Pieces glide to their places.
page-settings-sounds = Sounds
page-settings-sounds-more = A short sound when it is your turn.
page-settings-hints = Hints
page-settings-hints-more = Highlight what a bot would do, at tables that allow it.
page-settings-summaries = Round summaries
page-settings-summaries-more = A short line after each round.
page-settings-size = Size
page-settings-color = My color
page-color-any = any
page-color = color { $n }
page-settings-alerts = Notes on my turn
page-settings-alerts-more = The browser tells you when it is your turn and you are looking at something else.
page-settings-confirm = Confirm
page-confirm-never = never
page-confirm-turn = what ends my turn
page-confirm-always = everything
page-away = While you were away
page-confirm = { $what }?
page-confirm-yes = Yes
page-confirm-no = No
page-notify = Turn notifications
page-notify-more = For games without a clock: a message when it is your turn and you have not come to the table for a while. It names the game and links to the table; the service you choose can read it, except that messages to a browser are encrypted.
page-notify-ntfy = ntfy topic
page-notify-webhook = Webhook
page-notify-push = Browser
page-notify-feed = Feed of my turns
page-notify-kind = Send to
page-notify-url = Address (URL)
page-notify-add = Add
page-notify-browser = Notify this browser
page-notify-new-feed = Create a feed
page-notify-feed-more = Anyone who knows these addresses can see at which tables it is your turn. They stop working when you remove the feed.
page-notify-atom = Feed reader
page-notify-ical = Calendar
page-notify-test = Send a test
page-notify-remove = Remove
page-notify-sending = Sending …
page-notify-outcome-ok = The last message arrived.
page-notify-outcome-timeout = The last message failed: no answer in time.
page-notify-outcome-unreachable = The last message failed: the address cannot be reached.
page-notify-outcome-address = The last message was not sent: the address leads to a private network.
page-notify-outcome-status = The last message was refused (status { $status }).
page-notify-paused = Paused after several failures. A test that arrives resumes it.
page-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.
page-notify-unsupported = This browser cannot receive notifications here; that needs HTTPS.

# The visitor's devices, and what a host decides about people.
page-you = You
page-you-move = Play on another device
page-you-move-how = A link turns one other device into yours: same name, same tables, same seats. It works once, within ten minutes.
page-you-link = Create a link
page-you-link-made = Open this link on your other device within ten minutes
page-you-code = Recovery code
page-you-code-how = Write it down: it brings you back if you lose this device or clear your browser. Whoever knows it can play as you.
page-you-code-make = Create a recovery code
page-you-code-made = Your recovery code. It is shown only this once
page-you-code-since = You have had a recovery code since { $date }. A new one replaces it.
page-you-enter = I have a link or a recovery code
page-devices = Your devices
page-device-unknown = Unknown device
page-device-current = this device
page-device-used = last used: { $date }
page-device-sign-out = Sign out
page-sign-out-all = Sign out on all other devices
page-sign-out-all-how = Links and the recovery code stop working, too.
page-move = Continue on this device
page-move-code = Link or recovery code
page-move-next = Next
page-move-who = Continue as { $name } on this device?
page-move-tables = Open tables: { $n }
page-move-now = So far, this device plays as { $name } (open tables: { $n }). To return to them later, you need that player’s recovery code, or another of their devices.
page-move-careful = Continue only if the link or code is your own. Otherwise you would be playing as somebody else.
page-move-confirm = Yes, I am { $name }
page-move-cancel = Cancel
page-signed-out = You have been signed out on this device.
page-person = Host’s menu: { $name }
page-person-remove = Remove from the table
page-person-remove-how = The seat becomes open; during a game a bot plays on. You can undo this.
page-person-readmit = Let back in
page-person-mute = Mute in the chat
page-person-mute-how = Nobody sees new messages from this person. You can undo this.
page-person-unmute = Unmute
page-person-removed = removed
page-person-muted = muted
page-restricted = Removed or muted
page-new-chat = Who writes in the chat
page-chat-everyone = everyone
page-chat-players = only players
page-chat-nobody = nobody

# The end.
page-end = Game over
page-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-total = Total
page-rematch = Play again
page-rematch-there = Go to the next game
page-replay = Watch the replay
page-analysis = Analyze
page-analysis-running = A bot is analyzing every decision: { $done } of { $of }
page-analysis-waiting = Other analyses before this one: { $n }
page-record = Download the record
page-share = Share
page-share-copied = Link copied
page-branch = This game was continued from move { $move } of another game, so it was not shuffled from the start.
page-fair = The shuffle was fixed before the game, and the seal matches.
page-unfair = The seal does not match the seed: this is not the shuffle that was announced.
page-fair-how = Before the first move, everyone was shown the seal: the SHA-256 hash of the salt, a colon and the seed. Now that the seed is revealed, your browser has computed the same value.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Computed just now
page-curve = Winning chances, decision by decision
page-turns = Turning points
page-turn-own = { $seat } loses { $change } by playing: { $played }
page-turn-own-better = { $seat } loses { $change } by playing: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat }, through other players or chance
page-turn-show = Show { $number }

# Replays.
page-replay-upload = Open a recorded game
page-replay-of = Replay: { $game }
page-replay-loading = Loading the game…
page-replay-file = Recorded game (.erec) from this device
page-replay-first = Start of the game
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = End of the game
page-replay-moment = Step
page-replay-at = { $at } of { $of }
page-replay-import = Choose a recorded game, or drag its file onto this page.
page-replay-drop = Drop the recorded game here
page-replay-pace = Speed
page-play-on = Play on from here
page-play-on-how = A new table begins with the position after move { $move }. Everything face down is shuffled again, so nobody knows what comes.
page-play-on-seat = You play
page-play-on-bots = The other players
page-play-on-begin = Play

# The rules at a glance.
page-rules-of = { $game } at a glance

# The tutorial game.
page-lesson = Lesson
page-lesson-read = Got it
page-lesson-stop = End the lesson
page-lesson-progress = Step { $at } of { $of }
page-lesson-look = Show on the board
page-lesson-open = Show again

# Puzzles.
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-lead = Find the best move. The positions come from games that a bot played against itself, and several long searches agree on each solution.
page-puzzles-all = All puzzles
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-puzzle-solved = solved
page-puzzle-tried = tried
`,"../../../src/entrepot/i18n/en/page_tables.ftl":`# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = There is nothing at this address
page-lost-address-why = The link may be incomplete or out of date.
page-lost-table = This table cannot be opened
page-lost-table-why = It may have been deleted. If it is private, use the invitation link.
page-lost-closed = This table is closed
page-lost-closed-why = Everyone left before the game began.
page-lost-ways = Where to go from here

# My tables.
page-mine = My tables
page-mine-theirs = Waiting for { $name }
page-mine-all = Show all ({ $n })
page-mine-finished = Finished games
page-mine-won =
    { $n ->
        [one] You won
       *[other] You shared the win
    }
page-mine-place = Place { $place } of { $players }
page-mine-replay = Replay
page-mine-result = Result and analysis
page-statistics = My statistics
page-statistics-none = Games that you finish with one seat are counted here.
page-statistics-games = By game and number of players
page-statistics-opponents = By opponent
page-statistics-game = Game
page-statistics-opponent = Opponent
page-statistics-played = Played
page-statistics-won = Won by you
page-statistics-lost = Won by them
page-statistics-mean = Average points
page-statistics-best = Best

# The lobby.
page-lobby-filter = Which tables to show
page-lobby-any = any
page-lobby-any-game = all games
page-lobby-clock = with a clock
page-lobby-no-clock = no clock
page-lobby-free-seats = Free seats
page-lobby-at-least = { $n } or more
page-lobby-all = Show all
page-lobby-none = No open table matches. Show all, or create one.
page-lobby-free = { $n } of { $of } seats free
page-lobby-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }

# Seats and invitations.
page-seat-kept = reserved for { $name }
page-room-kept = A seat is reserved for you.
page-invite-code = QR code of the invitation link
page-invite-scan = Or let others scan the code.
page-invite-network = Devices in the same network can use this link or scan the code.
page-invite-alone = This link works on this computer only. To let other devices in, start the server with:
`,"../../../src/entrepot/i18n/en/puzzles.ftl":`# Puzzles, in the terminal and on the page.
puzzle-player = Player { $n }
puzzle-heading = Puzzle { $number } of { $of }: { $theme }. You are { $seat }.
puzzle-prompt = Your move (a number, or q to quit):
puzzle-not-a-choice = That is not a choice. Type its number.
puzzle-right = Right!
puzzle-wrong = There is a better move.
puzzle-chance = { $action }: { $chance } chance of winning
puzzle-more = Points from { $part }: { $points } more
puzzle-less = Points from { $part }: { $points } fewer
puzzle-rival = { $seat } can expect { $points } points fewer.
puzzle-line = A likely continuation:
puzzle-step = { $seat }: { $action }
puzzle-solved = Solved: { $solved } of { $of }
puzzle-none = There are no puzzles for { $game }.
puzzle-no-theme = There are no puzzles about “{ $theme }”; available: { $known }.
puzzle-no-number = There is no puzzle { $number }; choose a number from 1 to { $last }.
`,"../../../src/entrepot/i18n/en/server.ftl":`# Why the server refuses a request.
server-not-allowed = That is not allowed: { $reason }
server-stale = Something has changed in the meantime; check the table and choose again.
server-ends-turn = This would end your turn.
server-not-playing = The game is not in progress.
server-no-hints = This table is played without hints.
server-not-waiting = The game has already started.
server-not-finished = The game is not over yet.
server-not-your-seat = That is not your seat.
server-not-at-table = You have no seat at this table.
server-not-owner = Only the person who created the table can do that.
server-no-table = There is no such table, or it is private.
server-banned = You have been banned from this server.
server-banned-address = Your network address has been banned from this server.
server-muted-everywhere = You have been muted on this server and cannot write messages.
server-closed = Whoever runs this server has closed this table.
server-reconnect = The connection was renewed.
server-no-puzzle = There is no such puzzle.
server-no-guest = We do not recognize you: please allow cookies.
server-csrf = The request did not come from our page.
server-origin = The request came from a page that is not ours.
server-host = This server does not answer to the name { $host }. Whoever runs it can allow the name with --allowed-host.
server-name = A name has 1 to { $most } characters on a single line.
server-name-letters = A name uses letters of one script, with at most two accents on each.
server-seats = The game has { $players } players, but { $given } seats were given.
server-seat-taken = That seat is taken.
server-which-bot = Say which bot should play.
server-lesson-alone = A lesson is for one person against bots, because its deal is known in advance.
server-no-lesson = This game has no lesson.
server-yes-or-no = “{ $key }” must be true or false.
server-pace = The pace must be a number from 0 to { $most }.
server-too-many-tables = You already have { $most } open tables: finish or leave one first.
server-still-there = { $seat } must be away for { $seconds } seconds before a bot can take over.
server-out-of-time = Your time is up: a bot takes over.
server-nothing-to-undo = There is nothing to undo.
server-actions = Send 1 to { $most } actions.
server-chat-too-fast = Not so fast: wait a moment before the next message.
server-chat = A message has 1 to { $most } characters.
server-removed = The host has removed you from this table.
server-muted = The host has muted you at this table.
server-chat-players = At this table only players write in the chat.
server-chat-nobody = The chat of this table is switched off.
server-own-person = You cannot remove or mute yourself.
server-no-person = There is no such person at this table.
server-code = That recovery code or link is not valid. A link works once, within ten minutes.
server-no-device = You are not signed in on that device.
server-record-too-long = The record has more than { $most } actions.
server-rules-changed = The rules on this server have changed since this game was started. With the new rules it can be replayed only up to event { $number }, so it cannot continue. Nothing is lost: you can look at it up to that event and download all its actions.
server-game-missing = The game “{ $game }” is not installed on this server at present, so this table cannot be opened. Nothing is lost: its actions can be downloaded, and the table can be opened again when the game is back.
server-options-refused = This server no longer accepts the options with which this table was created, so it cannot be opened. { $reason } Nothing is lost: its actions can be downloaded.
server-damaged = The stored game is damaged from event { $number } on and cannot be opened. Whoever runs the server can restore it from a backup.
server-not-json = That is not JSON.
server-too-long = That is too long; at most { $most } bytes are allowed.
server-busy = Others are waiting before you: { $position }. Try again in a moment.
server-too-many-analyses = You already have { $most } analyses waiting: let one finish first.
server-too-many-requests = That was too much at once from your address: wait a moment.
server-too-many-connections = Your address has too many connections open: close one first.
server-full = The server is full at the moment: try again later.
server-too-slow = The request took too long to arrive.
server-url = Notifications cannot be sent to this address: it must start with http:// or https://, without a password or a special port.
server-push-keys = These are not the keys of a browser’s subscription.
server-too-many-channels = You already have { $most } notifications: remove one first.
server-no-channel = There is no such notification.
server-no-feed = There is no such feed, or it has been removed.
server-no-notifications = This server sends no notifications.
server-no-push = This server cannot send messages to browsers. Whoever runs it can add that with “pip install entrepot[push]”.
server-http = That is not available here ({ $status }).
server-error = Something went wrong on our side. Nothing was changed.
server-database-away = The database does not respond at the moment. The game continues as soon as it does.

# Notifications for people who are not at the table.
notify-turn-title = { $game }: it is your turn
notify-turn = The others are waiting for you.
notify-started-title = { $game }: the game has started
notify-started = All seats are taken.
notify-ended-title = { $game }: the game is over
notify-ended = See how it ended.
notify-test-title = Entrepôt: a test
notify-test = Notifications arrive here.
notify-feed = Entrepôt: my turns

# Messages for the person who runs the server.
server-no-page = The page has not been built: run “npm ci” and “npm run build” in the folder page.
server-database = The database cannot be opened: { $reason }.
server-database-version = The database was written by a newer program: it has version { $found }, and this program knows versions up to { $known }.
server-database-older = The database was written by an earlier program (version { $found }, now { $known }). “entrepot serve” upgrades it.
server-database-empty = There is nothing in this database that a server has stored.
server-database-not-empty = A backup can only be restored into an empty database, but this one is in use.
server-upgraded = The database was upgraded for this program. A backup of what it was before is in { $path }.
server-database-in-use = The database { $path } is already in use by another server. Stop that one, or use PostgreSQL for several processes.
server-needs-postgresql = Several processes need a PostgreSQL database; give its URL with --database.
server-port = Cannot listen on port { $port }: { $reason }. The server may already be running; choose another port with --port.
server-running = Entrepôt is running at { $address }. Press Ctrl-C to stop.
server-thinking = Thinking for the bots of the tables in the database. Press Ctrl-C to stop.

# entrepot verify
verify-replays = The record replays correctly: { $n } actions, and the result matches.
verify-start = The start of the game and all chance events follow from the seed { $seed }.
verify-branch = This game plays on from move { $move } of another game. All chance events since then follow from the seed; what came before is not part of it.
verify-imported = This game was imported from a table. Its start and its chance events were inferred, not drawn from a seed.
verify-commitment = The seed is the one committed to before the game: { $commitment }.
verify-needs-both = To check a commitment, give both the commitment and its salt.
verify-wrong-start = The start of the game does not follow from the seed { $seed }.
verify-wrong-chance = The chance events after the start do not follow from the seed { $seed }.
verify-wrong-commitment = The seed is not the one committed to: { $commitment } is the hash of something else.
verify-table = Table { $table }: { $reason }
verify-database = Tables: { $tables }, events: { $events }. Every game is as it was stored.
verify-database-wrong = Damaged tables: { $n } of { $tables }.

# entrepot backup, entrepot restore
backup-written = The backup { $path } is complete. Tables: { $tables }, events: { $events }.
backup-restored = The backup has been restored. Tables: { $tables }, events: { $events }.
backup-foreign = { $path } is not a backup of a server.
backup-broken = The backup { $path } is damaged in line { $line }. Nothing was changed.
backup-truncated = The backup { $path } is incomplete. Nothing was changed.
backup-newer = The backup { $path } was written by a newer program: it has version { $found }, and this program knows versions up to { $known }.
`});export{e as default};