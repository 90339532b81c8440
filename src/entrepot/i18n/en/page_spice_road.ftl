# The board of Spice Road on the page.
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
