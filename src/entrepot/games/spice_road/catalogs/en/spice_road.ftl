spice-road = Spice Road

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
