bots-unknown = Nincs „{ $name }” nevű bot; a választék: { $known }.
bots-one-game = { $name } csak ezt játssza: { $game }.
