bots-unknown = Det finns ingen bot ”{ $name }”; det finns: { $known }.
bots-one-game = { $name } spelar bara { $game }.
