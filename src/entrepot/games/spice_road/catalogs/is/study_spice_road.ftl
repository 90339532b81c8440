# What the book of openings counts.
spice-road-fact-first-card = Fyrsta kaupmannsspil
spice-road-fact-second-card = Annað kaupmannsspil
spice-road-fact-hand = Fengin kaupmannsspil
spice-road-fact-merchant-cards = Fjöldi fenginna kaupmannsspila
spice-road-fact-point-cards = Stigaspil
spice-road-fact-gold = Gullpeningar
spice-road-fact-silver = Silfurpeningar
spice-road-fact-rests = Hvíldir

# The themes of puzzles.
spice-road-theme-claiming = að krefjast stigaspils
spice-road-theme-engine = uppbygging handar
spice-road-theme-timing = tímasetning
spice-road-theme-caravan = vagnlest
spice-road-theme-spices = krydd
spice-road-theme-denial = að meina öðrum
spice-road-theme-ending = lok spilsins
