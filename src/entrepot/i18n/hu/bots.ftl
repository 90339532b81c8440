bots-unknown = Nincs „{ $name }” nevű bot; a választék: { $known }.
bots-one-game = { $name } csak ezt játssza: { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Kezdő
bots-level-easy = Könnyű
bots-level-medium = Közepes
bots-level-hard = Nehéz
bots-level-expert = Mester
bots-network-broken = A(z) { $name } nem olyan hálózat, amelyet ez a verzió használni tud, ezért a botok nélküle keresnek: { $reason }
bots-network-outdated = A játék másik verziójához készült.
bots-network-damaged = A fájl sérült.
