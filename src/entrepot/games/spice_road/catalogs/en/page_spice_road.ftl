# The board of Spice Road on the page.
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
