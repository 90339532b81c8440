# What the book of openings counts.
spice-road-fact-first-card = First merchant card acquired
spice-road-fact-second-card = Second merchant card acquired
spice-road-fact-hand = Merchant cards acquired
spice-road-fact-merchant-cards = Number of merchant cards acquired
spice-road-fact-point-cards = Point cards
spice-road-fact-gold = Gold coins
spice-road-fact-silver = Silver coins
spice-road-fact-rests = Rests

# The themes of puzzles.
spice-road-theme-claiming = claiming
spice-road-theme-engine = building the hand
spice-road-theme-timing = timing
spice-road-theme-caravan = caravan
spice-road-theme-spices = spices
spice-road-theme-denial = denial
spice-road-theme-ending = ending
