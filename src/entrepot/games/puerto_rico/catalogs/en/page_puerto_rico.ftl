# The Puerto Rico board on the page.
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
