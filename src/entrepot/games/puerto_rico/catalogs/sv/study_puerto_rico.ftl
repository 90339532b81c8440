# What the book of openings counts.
puerto-rico-fact-opening = Partiets första yrke
puerto-rico-fact-first-role = Första egna yrke
puerto-rico-fact-first-tile = Första bricka
puerto-rico-fact-first-building = Första byggnad
puerto-rico-fact-second-building = Andra byggnad
puerto-rico-fact-plans = Planer
puerto-rico-fact-buildings = Byggnader
puerto-rico-fact-quarries = Stenbrott
puerto-rico-fact-large-buildings = Stora byggnader
puerto-rico-fact-has-large-building = Minst en stor byggnad
puerto-rico-fact-captain = Gånger som kapten
puerto-rico-fact-craftsman = Gånger som arbetare
plan-quarries = minst tre stenbrott
plan-wharf = lastkaj
plan-harbor = hamn
plan-factory = fabrik
plan-large-buildings = minst två stora byggnader
plan-shipping = fler poäng för skeppning än för byggnader
plan-building = inte fler poäng för skeppning än för byggnader

# The themes of puzzles.
puerto-rico-theme-storage = lagring
puerto-rico-theme-mayor = placera kolonister
puerto-rico-theme-shipping = skeppning
puerto-rico-theme-blocking = blockera ett skepp
puerto-rico-theme-trade = handel
puerto-rico-theme-production = produktion
puerto-rico-theme-plantation = val av bricka
puerto-rico-theme-quarry = stenbrott
puerto-rico-theme-building = bygge
puerto-rico-theme-wharf = lastkaj
puerto-rico-theme-large-building = stor byggnad
puerto-rico-theme-role = val av yrke
puerto-rico-theme-denial = hindra andra
puerto-rico-theme-ending = slutspel
