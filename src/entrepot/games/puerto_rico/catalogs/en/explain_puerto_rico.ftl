# Explanations: the parts of a score, and what an action takes away from others.
puerto-rico-part-shipping = shipping
puerto-rico-part-buildings = buildings
puerto-rico-part-bonuses = large buildings’ bonuses
puerto-rico-explain-no-room = { $seat } can no longer load { $good } onto a cargo ship.
puerto-rico-explain-house-full = { $seat } can no longer sell: the trading house is full.
puerto-rico-explain-house-blocked = { $seat } can no longer sell { $good } to the trading house.
puerto-rico-explain-last-building = Nobody else can build { $building-the } any more.
puerto-rico-explain-last-quarry = It is the last quarry.
puerto-rico-explain-doubloons =
    { $n ->
        [one] There is a doubloon on the card.
       *[other] There are { $n } doubloons on the card.
    }
