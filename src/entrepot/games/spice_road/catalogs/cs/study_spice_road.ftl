# What the book of openings counts.
spice-road-fact-first-card = První karta obchodníka
spice-road-fact-second-card = Druhá karta obchodníka
spice-road-fact-hand = Získané karty obchodníků
spice-road-fact-merchant-cards = Počet získaných karet obchodníků
spice-road-fact-point-cards = Bodové karty
spice-road-fact-gold = Zlaté mince
spice-road-fact-silver = Stříbrné mince
spice-road-fact-rests = Odpočinky

# The themes of puzzles.
spice-road-theme-claiming = získání bodové karty
spice-road-theme-engine = budování ruky
spice-road-theme-timing = načasování
spice-road-theme-caravan = karavana
spice-road-theme-spices = koření
spice-road-theme-denial = zmaření plánu soupeře
spice-road-theme-ending = konec hry
