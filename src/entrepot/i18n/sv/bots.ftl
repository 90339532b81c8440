bots-unknown = Det finns ingen bot som heter ”{ $name }”; dessa finns: { $known }.
bots-one-game = { $name } spelar bara { $game }.
