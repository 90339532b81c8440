# Puerto Rico's board on the page.
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
