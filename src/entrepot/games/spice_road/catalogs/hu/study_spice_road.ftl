# What the book of openings counts.
spice-road-fact-first-card = Az első kereskedőkártya
spice-road-fact-second-card = A második kereskedőkártya
spice-road-fact-hand = Megszerzett kereskedőkártyák
spice-road-fact-merchant-cards = A megszerzett kereskedőkártyák száma
spice-road-fact-point-cards = Pontkártyák
spice-road-fact-gold = Aranyérmék
spice-road-fact-silver = Ezüstérmék
spice-road-fact-rests = Pihenések

# The themes of puzzles.
spice-road-theme-claiming = pontkártya megszerzése
spice-road-theme-engine = a kézben tartott lapok felépítése
spice-road-theme-timing = időzítés
spice-road-theme-caravan = karaván
spice-road-theme-spices = fűszerek
spice-road-theme-denial = akadályozás
spice-road-theme-ending = végjáték
