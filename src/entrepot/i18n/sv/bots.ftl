bots-unknown = Det finns ingen bot som heter ”{ $name }”; dessa finns: { $known }.
bots-one-game = { $name } spelar bara { $game }.

# Nivåerna, även som namn på bottarna som spelar på dem.
bots-level-beginner = Nybörjare
bots-level-easy = Lätt
bots-level-medium = Medel
bots-level-hard = Svår
bots-level-expert = Expert
bots-network-broken = { $name } är inte ett nätverk som den här versionen kan använda, så bottarna söker utan det: { $reason }
bots-network-outdated = Det har tränats för en annan version av spelet.
bots-network-damaged = Filen är skadad.
