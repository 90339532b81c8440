bots-unknown = Þjarkinn „{ $name }“ er ekki til; til eru: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.
