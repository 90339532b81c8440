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
