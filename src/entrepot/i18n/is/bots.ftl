bots-unknown = Þjarkinn „{ $name }“ er ekki til; í boði: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.
