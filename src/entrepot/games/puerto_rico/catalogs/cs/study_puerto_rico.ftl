# What the book of openings counts.
puerto-rico-fact-opening = První role hry
puerto-rico-fact-first-role = První vlastní role
puerto-rico-fact-first-tile = První destička
puerto-rico-fact-first-building = První budova
puerto-rico-fact-second-building = Druhá budova
puerto-rico-fact-plans = Plány
puerto-rico-fact-buildings = Budovy
puerto-rico-fact-quarries = Kamenolomy
puerto-rico-fact-large-buildings = Panské budovy
puerto-rico-fact-has-large-building = Alespoň jedna panská budova
puerto-rico-fact-captain = Kolikrát kapitán
puerto-rico-fact-craftsman = Kolikrát dozorce
plan-quarries = tři a více kamenolomů
plan-wharf = loděnice
plan-harbor = přístav
plan-factory = manufaktura
plan-large-buildings = dvě a více panských budov
plan-shipping = více bodů za nakládání než za budovy
plan-building = nejvýš tolik bodů za nakládání jako za budovy

# The themes of puzzles.
puerto-rico-theme-storage = uskladnění
puerto-rico-theme-mayor = rozmístění kolonistů
puerto-rico-theme-shipping = nakládání
puerto-rico-theme-blocking = zablokování lodi
puerto-rico-theme-trade = prodej
puerto-rico-theme-production = produkce
puerto-rico-theme-plantation = volba destičky
puerto-rico-theme-quarry = kamenolom
puerto-rico-theme-building = stavba
puerto-rico-theme-wharf = loděnice
puerto-rico-theme-large-building = panská budova
puerto-rico-theme-role = volba role
puerto-rico-theme-denial = zmaření plánu soupeře
puerto-rico-theme-ending = konec hry
