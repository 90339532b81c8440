# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je k tomu obsazená { $good-plantation }.
building-text-small-sugar-mill = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je k tomu obsazená { $good-plantation }.
building-text-indigo-plant = Ve fázi dozorce tu každý z nejvýše { $circles } kolonistů vyrobí sud { $good-gen }; ke každému je potřeba jedna obsazená { $good-plantation }.
building-text-sugar-mill = Ve fázi dozorce tu každý z nejvýše { $circles } kolonistů vyrobí sud { $good-gen }; ke každému je potřeba jedna obsazená { $good-plantation }.
building-text-tobacco-storage = Ve fázi dozorce tu každý z nejvýše { $circles } kolonistů vyrobí sud { $good-gen }; ke každému je potřeba jedna obsazená { $good-plantation }.
building-text-coffee-roaster = Ve fázi dozorce tu každý z nejvýše { $circles } kolonistů vyrobí sud { $good-gen }; ke každému je potřeba jedna obsazená { $good-plantation }.

building-text-small-market = Prodej na tržišti ti vynese o 1 dublon víc.
building-text-hacienda = Ve fázi plantážníka si smíš před braním destičky dobrat jednu zakrytou plantáž; musíš ji položit.
building-text-construction-hut = Ve fázi plantážníka si smíš místo plantáže vzít kamenolom.
building-text-small-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy jednoho druhu.
building-text-hospice = Destičku, kterou si bereš ve fázi plantážníka, smíš rovnou obsadit kolonistou.
building-text-office = Na tržišti smíš prodat i druh, který tam už leží. Při jednom prodeji se kancelář s obchodní stanicí nedoplňuje.
building-text-large-market = Prodej na tržišti ti vynese o 2 dublony víc.
building-text-large-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy dvou druhů.
building-text-factory = Ve fázi dozorce dostáváš 1, 2, 3 nebo 5 dublonů za výrobu dvou, tří, čtyř nebo pěti druhů zboží.
building-text-university = Budovu, kterou stavíš, smíš rovnou obsadit kolonistou.
building-text-harbor = Za každé své naložení ve fázi kapitána získáváš o 1 vítězný bod víc.
building-text-wharf = Jednou za fázi kapitána smíš odeslat všechny své sudy jednoho druhu; obchodní loď k tomu nepotřebuješ.

building-text-guild-hall = Na konci hry získáváš 1 vítězný bod za každou svou malou a 2 za každou svou velkou výrobní budovu, obsazenou i prázdnou.
building-text-residence = Na konci hry získáváš 4 vítězné body za nejvýš devět zaplněných políček ostrova, za deset, jedenáct nebo dvanáct pak 5, 6 nebo 7.
building-text-fortress = Na konci hry získáváš 1 vítězný bod za každé tři své kolonisty, ať stojí kdekoli.
building-text-customs-house = Na konci hry získáváš 1 vítězný bod za každé čtyři své žetony vítězných bodů.
building-text-city-hall = Na konci hry získáváš 1 vítězný bod za každou svou fialovou budovu včetně radnice.

building-text-aqueduct = Když vyrobíš indigo v obsazené velké barvírně, dostaneš o jeden sud indiga víc; stejně tak cukr z velkého cukrovaru. Malé budovy se nepočítají.
building-text-black-market = Při stavbě smíš chybějící dublony nahradit: jedním kolonistou, jedním sudem a jedním žetonem vítězných bodů, každý místo jednoho dublonu. Kolonistu z černého trhu k tomu použít nesmíš.
building-text-forest-house = Ve fázi plantážníka smíš plantáž položit rubem nahoru jako les. Za každé dva lesy je každá budova o 1 dublon levnější, i když je hájovna zrovna prázdná.
building-text-storehouse = Po nakládání si necháváš tři sudy navíc, libovolných druhů.
building-text-guesthouse =
    { $circles ->
        [one] Ubytuje { $circles } hosta. Kdykoli mimo fázi starosty se smí přesunout na tvůj volný kroužek, kde hned začne pracovat.
        [few] Ubytuje až { $circles } hosty. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
       *[other] Ubytuje až { $circles } hostů. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
    }
building-text-trading-post = Místo na tržišti smíš prodat sud libovolného druhu tady. Privilegium obchodníka platí, tržnice ne. Při jednom prodeji se obchodní stanice s kanceláří nedoplňuje.
building-text-church = Stavba budovy ze sloupce 2 nebo 3 ti přinese 1 vítězný bod, ze sloupce 4 dva body. Za samotný kostel nic nezískáš.
building-text-small-wharf = Jednou za fázi kapitána smíš odeslat libovolné množství sudů libovolných druhů, za každé dva sudy získáš 1 vítězný bod; obchodní loď k tomu nepotřebuješ.
building-text-lighthouse = Za každé své naložení ve fázi kapitána dostáváš 1 dublon; jako kapitán ještě 1 na začátku fáze.
building-text-library = Privilegium role, kterou si zvolíš, platí dvakrát. Jako plantážník si bereš druhou destičku, až když jsou všichni ostatní hotovi.
building-text-specialty-factory = Ve fázi dozorce dostáváš tolik dublonů, kolik sudů získáš ze svého nejhojnějšího druhu, minus 1. Kukuřice se nepočítá.
building-text-union-hall = Ve svém prvním tahu ve fázi kapitána získáváš před nakládáním 1 vítězný bod za každé dva sudy stejného druhu, i když nemůžeš nic naložit.
building-text-statue =
    { $vp ->
        [one] Nikdo tu nepracuje: socha má cenu { $vp } vítězného bodu a nic víc.
       *[other] Nikdo tu nepracuje: socha má cenu { $vp } vítězných bodů a nic víc.
    }
building-text-cloister = Na konci hry získáváš 1, 3, 6 nebo 10 vítězných bodů za jednu, dvě, tři nebo čtyři trojice stejných destiček na ostrově.

building-text-land-office = Ve fázi obchodníka tu kolonista koupí plantáž za 1 dublon. Šlechtic prodá jednu tvou plantáž nebo les za 1 dublon.
building-text-chapel = Na začátku fáze dozorce přináší kolonista 1 dublon, šlechtic 1 vítězný bod.
building-text-hunting-lodge = Na konci fáze plantážníka smí kolonista odhodit jednu tvou plantáž nebo les. Šlechtic přináší 2 vítězné body, máš-li jako jediný nejvíc volných políček ostrova.
building-text-zoning-office = S kolonistou jsou budovy ze sloupců 1 až 3 o 1 dublon levnější; se šlechticem jsou velké budovy levnější o 2.
building-text-royal-supplier = Ve svém prvním tahu ve fázi kapitána smíš před nakládáním vrátit nejvýš tolik sudů, kolik máš šlechticů, každý jiného druhu; za každý získáš 1 vítězný bod. Smíš to, i když nemůžeš nic naložit.
building-text-villa = Ve fázi starosty k tobě ještě před rozdělením lodi přichází ze zásoby šlechtic, a není-li, kolonista.
building-text-jeweler = Ve fázi dozorce dostáváš 1 dublon za každého svého šlechtice. Počítá se jako velká výrobní budova.
building-text-royal-garden = Na konci hry má každý tvůj šlechtic cenu o 1 vítězný bod větší.
