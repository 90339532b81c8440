bots-unknown = Bot „{ $name }“ neexistuje; k dispozici: { $known }.
bots-one-game = { $name } hraje jen tuto hru: { $game }.
