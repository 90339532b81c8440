bots-unknown = There is no bot “{ $name }”; available: { $known }.
bots-one-game = { $name } only plays { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Beginner
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-expert = Expert
bots-network-broken = { $name } is not a network that this version can use, so the bots search without one: { $reason }
bots-network-outdated = It was trained for another version of the game.
bots-network-damaged = It is damaged.
