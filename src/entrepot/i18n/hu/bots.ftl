bots-unknown = Nincs „{ $name }” nevű bot; a választék: { $known }.
bots-one-game = { $name } csak ezt játssza: { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Kezdő
bots-level-easy = Könnyű
bots-level-medium = Közepes
bots-level-hard = Nehéz
bots-level-expert = Mester
