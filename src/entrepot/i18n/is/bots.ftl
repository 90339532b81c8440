bots-unknown = Þjarkinn „{ $name }“ er ekki til; í boði: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.

# Styrkleikarnir, einnig nöfn þjarkanna sem spila á þeim.
bots-level-beginner = Byrjandi
bots-level-easy = Auðveldur
bots-level-medium = Miðlungs
bots-level-hard = Erfiður
bots-level-expert = Meistari
