# What the book of openings counts.
puerto-rico-fact-opening = Fyrsta hlutverk spilsins
puerto-rico-fact-first-role = Fyrsta eigið hlutverk
puerto-rico-fact-first-tile = Fyrsti reitur
puerto-rico-fact-first-building = Fyrsta bygging
puerto-rico-fact-second-building = Önnur bygging
puerto-rico-fact-plans = Áætlanir
puerto-rico-fact-buildings = Byggingar
puerto-rico-fact-quarries = Grjótnámur
puerto-rico-fact-large-buildings = Stórar byggingar
puerto-rico-fact-has-large-building = Að minnsta kosti ein stór bygging
puerto-rico-fact-captain = Oft skipstjóri
puerto-rico-fact-craftsman = Oft handverksmaður
plan-quarries = þrjár grjótnámur eða fleiri
plan-wharf = bryggja
plan-harbor = höfn
plan-factory = verksmiðja
plan-large-buildings = tvær stórar byggingar eða fleiri
plan-shipping = fleiri stig fyrir lestun en byggingar
plan-building = ekki fleiri stig fyrir lestun en byggingar

# The themes of puzzles.
puerto-rico-theme-storage = geymsla
puerto-rico-theme-mayor = niðurröðun nýlendubúa
puerto-rico-theme-shipping = lestun
puerto-rico-theme-blocking = skipi lokað
puerto-rico-theme-trade = sala
puerto-rico-theme-production = framleiðsla
puerto-rico-theme-plantation = val á reit
puerto-rico-theme-quarry = grjótnáma
puerto-rico-theme-building = bygging
puerto-rico-theme-wharf = bryggja
puerto-rico-theme-large-building = stór bygging
puerto-rico-theme-role = val á hlutverki
puerto-rico-theme-denial = að meina öðrum
puerto-rico-theme-ending = lok spilsins
