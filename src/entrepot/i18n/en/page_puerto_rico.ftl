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
