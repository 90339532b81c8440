bots-unknown = Þjarkinn „{ $name }“ er ekki til; í boði: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.

# Styrkleikarnir, einnig nöfn þjarkanna sem spila á þeim.
bots-level-beginner = Byrjandi
bots-level-easy = Auðveldur
bots-level-medium = Miðlungs
bots-level-hard = Erfiður
bots-level-expert = Meistari
bots-network-broken = { $name } er ekki tauganet sem þessi útgáfa getur notað, svo þjarkarnir leita án þess: { $reason }
bots-network-outdated = Það var þjálfað fyrir aðra útgáfu spilsins.
bots-network-damaged = Skráin er skemmd.
