# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = In the craftsman phase the colonist here makes a barrel of { $good }, given an occupied { $good } plantation.
building-text-small-sugar-mill = In the craftsman phase the colonist here makes a barrel of { $good }, given an occupied { $good } plantation.
building-text-indigo-plant = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-sugar-mill = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-tobacco-storage = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.
building-text-coffee-roaster = In the craftsman phase each of up to { $circles } colonists here makes a barrel of { $good }, given an occupied { $good } plantation for each.

building-text-small-market = A sale to the trading house brings 1 doubloon more.
building-text-hacienda = In the settler phase you may draw a face-down plantation before you take a tile; it must be laid.
building-text-construction-hut = In the settler phase you may take a quarry instead of a plantation.
building-text-small-warehouse = After loading you keep all barrels of one kind besides the one barrel that everybody keeps.
building-text-hospice = The tile you take in the settler phase may come with a colonist on it.
building-text-office = You may sell the trading house a kind that it already has. It does not combine with the trading post in one sale.
building-text-large-market = A sale to the trading house brings 2 doubloons more.
building-text-large-warehouse = After loading you keep all barrels of two kinds besides the one barrel that everybody keeps.
building-text-factory = In the craftsman phase you get 1, 2, 3 or 5 doubloons for producing two, three, four or five kinds.
building-text-university = A building you buy may come with a colonist in it.
building-text-harbor = Each of your loadings in the captain phase brings 1 victory point more.
building-text-wharf = Once in a captain phase you may ship all your barrels of one kind without a cargo ship.

building-text-guild-hall = At the end you get 1 victory point for each of your small and 2 for each of your large production buildings, occupied or not.
building-text-residence = At the end you get 4 victory points for up to nine filled island spaces, and 5, 6 or 7 for ten, eleven or twelve.
building-text-fortress = At the end you get 1 victory point for every three of your colonists, wherever they stand.
building-text-customs-house = At the end you get 1 victory point for every four of your victory point chips.
building-text-city-hall = At the end you get 1 victory point for each of your violet buildings, this one included.

building-text-aqueduct = Making indigo in an occupied indigo plant brings you one barrel of it more, and so does making sugar in the sugar mill. The small plants do not count.
building-text-black-market = When you buy a building, one colonist, one barrel and one victory point chip may each stand in for a missing doubloon. The colonist of the black market itself may not.
building-text-forest-house = In the settler phase you may lay a plantation face down as a forest. Every two forests make each building 1 doubloon cheaper, even while this one is empty.
building-text-storehouse = After loading you keep three barrels more, of any kinds.
building-text-guesthouse = It shelters up to { $circles } guests. In any phase but the mayor's they may move to free circles of yours, where they work at once.
building-text-trading-post = You may sell a barrel of any kind here instead of to the trading house. The trader's privilege counts, markets do not. It does not combine with the office in one sale.
building-text-church = A building you buy brings 1 victory point if it belongs to column 2 or 3, and 2 if to column 4. Buying the church itself brings none.
building-text-small-wharf = Once in a captain phase you may ship any number of barrels of any kinds without a cargo ship, for 1 victory point per two barrels.
building-text-lighthouse = Each of your loadings in the captain phase brings 1 doubloon; as captain you get 1 more at the start.
building-text-library = The privilege of the role you take counts twice. As settler you take a second tile after all others.
building-text-specialty-factory = In the craftsman phase you get as many doubloons as you take barrels of your most plentiful kind, less 1. Corn does not count.
building-text-union-hall = On your first turn of a captain phase, before loading, you get 1 victory point for every two barrels of the same kind, even if you can load nothing.
building-text-statue = Nobody works here: it is worth its { $vp } victory points and nothing else.
building-text-cloister = At the end you get 1, 3, 6 or 10 victory points for one, two, three or four sets of three equal island tiles.

building-text-land-office = In the trader phase a colonist here buys you a plantation for 1 doubloon. A noble sells one of your plantations or forests for 1 doubloon.
building-text-chapel = At the start of the craftsman phase a colonist here brings 1 doubloon, a noble 1 victory point.
building-text-hunting-lodge = At the end of the settler phase a colonist here may discard one of your plantations or forests. A noble brings 2 victory points if you alone have the most free island spaces.
building-text-zoning-office = With a colonist here buildings of columns 1 to 3 cost 1 doubloon less; with a noble the large ones cost 2 less.
building-text-royal-supplier = On your first turn of a captain phase, before loading, you may return up to as many barrels as you have nobles, all of different kinds, for 1 victory point each, even if you can load nothing.
building-text-villa = In the mayor phase a noble comes to you from the supply, or else a colonist, before the ship is boarded.
building-text-jeweler = In the craftsman phase you get 1 doubloon for each of your nobles. It counts as a large production building.
building-text-royal-garden = At the end each of your nobles is worth 1 victory point more.
