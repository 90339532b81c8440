spice-road = Spice Road

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
