bots-unknown = There is no bot “{ $name }”; available: { $known }.
bots-one-game = { $name } only plays { $game }.
