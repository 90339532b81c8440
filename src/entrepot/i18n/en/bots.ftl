bots-unknown = There is no bot “{ $name }”; available: { $known }.
bots-one-game = { $name } only plays { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Beginner
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-expert = Expert
