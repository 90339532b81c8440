bots-unknown = There is no bot “{ $name }”; there are: { $known }.
bots-one-game = { $name } plays { $game } only.
