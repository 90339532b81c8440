# What the book of openings counts.
puerto-rico-fact-opening = First role of the game
puerto-rico-fact-first-role = First own role
puerto-rico-fact-first-tile = First tile
puerto-rico-fact-first-building = First building
puerto-rico-fact-second-building = Second building
puerto-rico-fact-plans = Plans
puerto-rico-fact-buildings = Buildings
puerto-rico-fact-quarries = Quarries
puerto-rico-fact-large-buildings = Large buildings
puerto-rico-fact-has-large-building = At least one large building
puerto-rico-fact-captain = Times as captain
puerto-rico-fact-craftsman = Times as craftsman
plan-quarries = three or more quarries
plan-wharf = wharf
plan-harbor = harbor
plan-factory = factory
plan-large-buildings = two or more large buildings
plan-shipping = more points from shipping than from buildings
plan-building = no more points from shipping than from buildings

# The themes of puzzles.
puerto-rico-theme-storage = storage
puerto-rico-theme-mayor = placing colonists
puerto-rico-theme-shipping = shipping
puerto-rico-theme-blocking = blocking a ship
puerto-rico-theme-trade = trading
puerto-rico-theme-production = production
puerto-rico-theme-plantation = choosing a tile
puerto-rico-theme-quarry = quarry
puerto-rico-theme-building = building
puerto-rico-theme-wharf = wharf
puerto-rico-theme-large-building = large building
puerto-rico-theme-role = choosing a role
puerto-rico-theme-denial = denial
puerto-rico-theme-ending = ending
