# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je obsazená i { $good-plantation }.
building-text-small-sugar-mill = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je obsazená i { $good-plantation }.
building-text-indigo-plant =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles } kolonisté
       *[other] { $circles } kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-sugar-mill =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles } kolonisté
       *[other] { $circles } kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-tobacco-storage =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles } kolonisté
       *[other] { $circles } kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-coffee-roaster =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles } kolonisté
       *[other] { $circles } kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.

building-text-small-market = Prodej na tržišti ti vynese o 1 dublon víc.
building-text-hacienda = Ve fázi plantážníka si smíš ještě před výběrem destičky dobrat jednu zakrytou plantáž; tu musíš položit.
building-text-construction-hut = Ve fázi plantážníka si smíš místo plantáže vzít kamenolom.
building-text-small-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy jednoho druhu.
building-text-hospice = Destičku, kterou si bereš ve fázi plantážníka, smíš rovnou obsadit kolonistou.
building-text-office = Na tržišti smíš prodat i druh, který tam už leží. Kancelář a obchodní stanici nelze použít při stejném prodeji.
building-text-large-market = Prodej na tržišti ti vynese o 2 dublony víc.
building-text-large-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy dvou druhů.
building-text-factory = Ve fázi dozorce dostáváš 1, 2, 3 nebo 5 dublonů za výrobu dvou, tří, čtyř nebo pěti druhů zboží.
building-text-university = Budovu, kterou stavíš, smíš rovnou obsadit kolonistou.
building-text-harbor = Za každé nakládání ve fázi kapitána získáváš o 1 vítězný bod víc.
building-text-wharf = Jednou za fázi kapitána smíš odeslat všechny své sudy jednoho druhu; obchodní loď k tomu nepotřebuješ.

building-text-guild-hall = Na konci hry získáváš 1 vítězný bod za každou svou malou a 2 za každou svou velkou produkční budovu, obsazenou i prázdnou.
building-text-residence = Na konci hry získáváš 4 vítězné body za nejvýše devět zaplněných políček ostrova, za deset, jedenáct nebo dvanáct pak 5, 6 nebo 7.
building-text-fortress = Na konci hry získáváš 1 vítězný bod za každé tři své kolonisty, ať stojí kdekoli.
building-text-customs-house = Na konci hry získáváš 1 vítězný bod za každé čtyři vítězné body ve svých žetonech.
building-text-city-hall = Na konci hry získáváš 1 vítězný bod za každou svou fialovou budovu včetně radnice.

building-text-aqueduct = Když vyrobíš indigo v obsazené velké barvírně, dostaneš o jeden sud indiga víc; stejně tak cukr z velkého cukrovaru. Malá barvírna a malý cukrovar se nepočítají.
building-text-black-market = Při stavbě smíš chybějící dublony nahradit: jedním kolonistou, jedním sudem a jedním žetonem vítězných bodů, každý místo jednoho dublonu. Kolonistu z černého trhu k tomu použít nesmíš.
building-text-forest-house = Ve fázi plantážníka smíš plantáž položit rubem nahoru jako les. Za každé dva lesy je každá budova o 1 dublon levnější, i když je hájovna zrovna prázdná.
building-text-storehouse = Po nakládání si necháváš tři sudy navíc, libovolných druhů.
building-text-guesthouse =
    { $circles ->
        [one] Ubytuje { $circles } hosta. Kdykoli mimo fázi starosty se smí přesunout na tvůj volný kroužek, kde hned začne pracovat.
        [few] Ubytuje až { $circles } hosty. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
       *[other] Ubytuje až { $circles } hostů. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
    }
building-text-trading-post = Místo na tržišti smíš prodat sud libovolného druhu tady. Privilegium obchodníka platí, tržnice ne. Obchodní stanici a kancelář nelze použít při stejném prodeji.
building-text-church = Stavba budovy ze sloupce 2 nebo 3 ti přinese 1 vítězný bod, ze sloupce 4 dva body. Za samotný kostel nic nezískáš.
building-text-small-wharf = Jednou za fázi kapitána smíš odeslat libovolné množství sudů libovolných druhů, za každé dva sudy získáš 1 vítězný bod; obchodní loď k tomu nepotřebuješ.
building-text-lighthouse = Za každé nakládání ve fázi kapitána dostáváš 1 dublon; jako kapitán ještě 1 na začátku fáze.
building-text-library = Privilegium role, kterou si zvolíš, platí dvakrát. Jako plantážník si po všech ostatních bereš druhou destičku.
building-text-specialty-factory = Ve fázi dozorce dostáváš o 1 dublon méně, než kolik sudů získáš od svého nejpočetnějšího druhu. Kukuřice se nepočítá.
building-text-union-hall = Ve svém prvním tahu ve fázi kapitána získáváš před nakládáním 1 vítězný bod za každé dva sudy stejného druhu, i když nemůžeš nic naložit.
building-text-statue =
    { $vp ->
        [one] Nikdo tu nepracuje: socha má hodnotu { $vp } vítězného bodu a nic víc.
       *[other] Nikdo tu nepracuje: socha má hodnotu { $vp } vítězných bodů a nic víc.
    }
building-text-cloister = Na konci hry získáváš 1, 3, 6 nebo 10 vítězných bodů za jednu, dvě, tři nebo čtyři trojice stejných destiček na ostrově.

building-text-land-office = S kolonistou smíš ve fázi obchodníka koupit plantáž za 1 dublon. Se šlechticem smíš jednu svou plantáž nebo les za 1 dublon prodat.
building-text-chapel = Na začátku fáze dozorce přináší kolonista 1 dublon, šlechtic 1 vítězný bod.
building-text-hunting-lodge = S kolonistou smíš na konci fáze plantážníka odhodit jednu svou plantáž nebo les. Šlechtic přináší 2 vítězné body, máš-li víc volných políček ostrova než kdokoli jiný.
building-text-zoning-office = S kolonistou jsou budovy ze sloupců 1 až 3 o 1 dublon levnější; se šlechticem jsou panské budovy levnější o 2.
building-text-royal-supplier = Ve svém prvním tahu ve fázi kapitána smíš před nakládáním vrátit nejvýš tolik sudů, kolik máš šlechticů, každý jiného druhu; za každý získáš 1 vítězný bod. Smíš to, i když nemůžeš nic naložit.
building-text-villa = Ve fázi starosty k tobě ještě před rozdělením kolonistů z lodi přichází ze zásoby šlechtic, a není-li, kolonista.
building-text-jeweler = Ve fázi dozorce dostáváš 1 dublon za každého svého šlechtice. Počítá se jako velká produkční budova.
building-text-royal-garden = Na konci hry má každý tvůj šlechtic hodnotu o 1 vítězný bod vyšší.
