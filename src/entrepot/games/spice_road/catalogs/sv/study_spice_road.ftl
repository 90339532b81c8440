# What the book of openings counts.
spice-road-fact-first-card = Första köpmanskort
spice-road-fact-second-card = Andra köpmanskort
spice-road-fact-hand = Skaffade köpmanskort
spice-road-fact-merchant-cards = Antal skaffade köpmanskort
spice-road-fact-point-cards = Poängkort
spice-road-fact-gold = Guldmynt
spice-road-fact-silver = Silvermynt
spice-road-fact-rests = Vila

# The themes of puzzles.
spice-road-theme-claiming = ta poängkort
spice-road-theme-engine = bygga upp handen
spice-road-theme-timing = timing
spice-road-theme-caravan = karavan
spice-road-theme-spices = kryddor
spice-road-theme-denial = hindra andra
spice-road-theme-ending = slutspel
