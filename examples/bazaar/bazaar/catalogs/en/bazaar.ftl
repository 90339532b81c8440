bazaar = Bazaar

ware-cloth = cloth
ware-salt = salt
ware-silk = silk
ware-silver = silver

bazaar-took = { $seat } takes { $ware }.
bazaar-sold = { $seat } sells { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of { $ware } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
bazaar-turned-up = A card is turned up: { $ware }.

bazaar-label-take = take { $ware }
bazaar-label-sell = sell all { $ware }

bazaar-why-not-offered = there is no { $ware } at the stalls.
bazaar-why-not-held = you hold no { $ware }.
bazaar-why-hand-full = there is no room in a hand of { $cards } cards.
bazaar-error-cards = there must be { $stalls } stalls with a card each, and { $cards } cards of each ware.
