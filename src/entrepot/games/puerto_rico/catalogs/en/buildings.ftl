# What the buildings of Puerto Rico do when they are occupied.

building-text-small-indigo-plant = In the craftsman phase, the colonist here makes one barrel of { $good } if you have an occupied { $good } plantation.
building-text-small-sugar-mill = In the craftsman phase, the colonist here makes one barrel of { $good } if you have an occupied { $good } plantation.
building-text-indigo-plant = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-sugar-mill = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-tobacco-storage = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.
building-text-coffee-roaster = In the craftsman phase, each of up to { $circles } colonists here makes one barrel of { $good }, with an occupied { $good } plantation for each barrel.

building-text-small-market = You get 1 extra doubloon when you sell to the trading house.
building-text-hacienda = In the settler phase, you may draw a face-down plantation before you take a tile; you must place it on your island.
building-text-construction-hut = In the settler phase, you may take a quarry instead of a plantation.
building-text-small-warehouse = After loading, you may store all barrels of one kind, in addition to the single barrel everyone may keep.
building-text-hospice = When you take a tile in the settler phase, you may take a colonist for it.
building-text-office = You may sell the trading house a kind of good that it already has. You cannot combine this with the trading post in one sale.
building-text-large-market = You get 2 extra doubloons when you sell to the trading house.
building-text-large-warehouse = After loading, you may store all barrels of two kinds, in addition to the single barrel everyone may keep.
building-text-factory = In the craftsman phase, you get 1, 2, 3 or 5 doubloons for producing two, three, four or five kinds of goods.
building-text-university = When you build, you may take a colonist for the new building.
building-text-harbor = You get 1 extra victory point each time you load goods in the captain phase.
building-text-wharf = Once per captain phase, you may ship all your barrels of one kind without using a cargo ship.

building-text-guild-hall = At the end of the game, you get 1 victory point for each of your small production buildings and 2 for each large one, occupied or not.
building-text-residence = At the end of the game, you get 4 victory points for up to nine filled island spaces, and 5, 6 or 7 for ten, eleven or twelve.
building-text-fortress = At the end of the game, you get 1 victory point for every three of your colonists, wherever they are.
building-text-customs-house = At the end of the game, you get 1 victory point for every four victory points you have in chips.
building-text-city-hall = At the end of the game, you get 1 victory point for each of your violet buildings, including this one.

building-text-aqueduct = When you make indigo in an occupied indigo plant, you get one extra barrel of it; the same goes for sugar in the sugar mill. The small buildings do not count.
building-text-black-market = When you build, you may give up one colonist, one barrel and one victory point chip to make up for missing doubloons, 1 doubloon each. The colonist in the black market itself cannot be used.
building-text-forest-house = In the settler phase, you may place a plantation face down as a forest. For every two forests, each building costs you 1 doubloon less, even while this one is empty.
building-text-storehouse = After loading, you may keep three extra barrels of any kind.
building-text-guesthouse = It holds up to { $circles } guests. In any phase except the mayor’s, they may move to your free circles, where they work at once.
building-text-trading-post = You may sell a barrel of any kind here instead of to the trading house. The trader’s privilege applies, markets do not. You cannot combine this with the office in one sale.
building-text-church = When you build in column 2 or 3, you get 1 victory point, and in column 4 you get 2. Building the church itself gives you none.
building-text-small-wharf = Once per captain phase, you may ship any number of barrels of any kinds without using a cargo ship, for 1 victory point per two barrels.
building-text-lighthouse = You get 1 doubloon each time you load goods in the captain phase; as captain, you get 1 more at the start.
building-text-library = The privilege of the role you take counts twice. As settler, you take a second tile after everyone else.
building-text-specialty-factory = In the craftsman phase, you get one doubloon less than the number of barrels you take of your most plentiful kind. Corn does not count.
building-text-union-hall = On your first turn of a captain phase, before loading, you get 1 victory point for every two barrels of the same kind, even if you cannot load anything.
building-text-statue = Nobody works here: it is worth its { $vp } victory points and nothing else.
building-text-cloister = At the end of the game, you get 1, 3, 6 or 10 victory points for one, two, three or four sets of three identical island tiles.

building-text-land-office = In the trader phase, with a colonist here you may buy a plantation for 1 doubloon. With a noble here you may sell one of your plantations or forests for 1 doubloon.
building-text-chapel = At the start of the craftsman phase, you get 1 doubloon with a colonist here, or 1 victory point with a noble.
building-text-hunting-lodge = At the end of the settler phase, with a colonist here you may discard one of your plantations or forests. With a noble here you get 2 victory points if you alone have the most empty island spaces.
building-text-zoning-office = With a colonist here, buildings in columns 1 to 3 cost you 1 doubloon less; with a noble, large buildings cost you 2 less.
building-text-royal-supplier = On your first turn of a captain phase, before loading, you may return up to as many barrels as you have nobles, all of different kinds, for 1 victory point each, even if you cannot load anything.
building-text-villa = In the mayor phase, you get a noble from the supply, or a colonist if there are none, before the colonist ship is unloaded.
building-text-jeweler = In the craftsman phase, you get 1 doubloon for each of your nobles. This counts as a large production building.
building-text-royal-garden = At the end of the game, each of your nobles is worth 1 extra victory point.
