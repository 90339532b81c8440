bazaar = Bazaar

ware-cloth = cloth
ware-salt = salt
ware-silk = silk
ware-silver = silver

bazaar-took = { $seat } takes { $ware }.
bazaar-sold = { $seat } sells { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of { $ware } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
bazaar-turned-up = New card: { $ware }.

bazaar-label-take = Take { $ware }
bazaar-label-sell = Sell all { $ware }

bazaar-why-not-offered = there is no { $ware } at the stalls.
bazaar-why-not-held = you hold no { $ware }.
bazaar-why-hand-full = your hand is full at { $cards } cards.
bazaar-error-cards = there must be { $stalls } stalls with one card each, and { $cards } cards of each ware.
