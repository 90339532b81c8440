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
bazaar-opened = A card is turned up: { $ware }.

bazaar-label-take = take { $ware }
bazaar-label-sell = sell all { $ware }
