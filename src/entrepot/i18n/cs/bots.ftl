bots-unknown = Bot „{ $name }“ neexistuje; k dispozici: { $known }.
bots-one-game = { $name } hraje jen tuto hru: { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Začátečník
bots-level-easy = Snadný
bots-level-medium = Střední
bots-level-hard = Těžký
bots-level-expert = Expert
bots-network-broken = { $name } není síť, kterou by tato verze uměla použít, boti proto hledají bez ní: { $reason }
bots-network-outdated = Byla natrénována pro jinou verzi hry.
bots-network-damaged = Soubor je poškozený.
