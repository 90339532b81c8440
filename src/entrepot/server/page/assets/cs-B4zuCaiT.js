var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/cs/buildings.ftl":`# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je obsazená i { $good-plantation }.
building-text-small-sugar-mill = Ve fázi dozorce tu kolonista vyrobí sud { $good-gen }, když je obsazená i { $good-plantation }.
building-text-indigo-plant =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles }\xA0kolonisté
       *[other] { $circles }\xA0kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-sugar-mill =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles }\xA0kolonisté
       *[other] { $circles }\xA0kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-tobacco-storage =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles }\xA0kolonisté
       *[other] { $circles }\xA0kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.
building-text-coffee-roaster =
    Ve fázi dozorce tu až { $circles ->
        [few] { $circles }\xA0kolonisté
       *[other] { $circles }\xA0kolonistů
    } vyrobí po jednom sudu { $good-gen }; ke každému sudu je potřeba jedna obsazená { $good-plantation }.

building-text-small-market = Prodej na tržišti ti vynese o\xA01\xA0dublon víc.
building-text-hacienda = Ve fázi plantážníka si smíš ještě před výběrem destičky dobrat jednu zakrytou plantáž; tu musíš položit.
building-text-construction-hut = Ve fázi plantážníka si smíš místo plantáže vzít kamenolom.
building-text-small-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy jednoho druhu.
building-text-hospice = Destičku, kterou si bereš ve fázi plantážníka, smíš rovnou obsadit kolonistou.
building-text-office = Na tržišti smíš prodat i druh, který tam už leží. Kancelář a obchodní stanici nelze použít při stejném prodeji.
building-text-large-market = Prodej na tržišti ti vynese o\xA02\xA0dublony víc.
building-text-large-warehouse = Po nakládání si kromě jednoho sudu, který si nechává každý, necháváš všechny sudy dvou druhů.
building-text-factory = Ve fázi dozorce dostáváš 1, 2, 3 nebo 5\xA0dublonů za výrobu dvou, tří, čtyř nebo pěti druhů zboží.
building-text-university = Budovu, kterou stavíš, smíš rovnou obsadit kolonistou.
building-text-harbor = Za každé nakládání ve fázi kapitána získáváš o\xA01\xA0vítězný bod víc.
building-text-wharf = Jednou za fázi kapitána smíš odeslat všechny své sudy jednoho druhu; obchodní loď k\xA0tomu nepotřebuješ.

building-text-guild-hall = Na konci hry získáváš 1\xA0vítězný bod za každou svou malou a 2 za každou svou velkou produkční budovu, obsazenou i prázdnou.
building-text-residence = Na konci hry získáváš 4\xA0vítězné body za nejvýše devět zaplněných políček ostrova, za deset, jedenáct nebo dvanáct pak 5, 6 nebo 7.
building-text-fortress = Na konci hry získáváš 1\xA0vítězný bod za každé tři své kolonisty, ať stojí kdekoli.
building-text-customs-house = Na konci hry získáváš 1\xA0vítězný bod za každé čtyři vítězné body ve svých žetonech.
building-text-city-hall = Na konci hry získáváš 1\xA0vítězný bod za každou svou fialovou budovu včetně radnice.

building-text-aqueduct = Když vyrobíš indigo v\xA0obsazené velké barvírně, dostaneš o\xA0jeden sud indiga víc; stejně tak cukr z\xA0velkého cukrovaru. Malá barvírna a malý cukrovar se nepočítají.
building-text-black-market = Při stavbě smíš chybějící dublony nahradit: jedním kolonistou, jedním sudem a jedním žetonem vítězných bodů, každý místo jednoho dublonu. Kolonistu z\xA0černého trhu k\xA0tomu použít nesmíš.
building-text-forest-house = Ve fázi plantážníka smíš plantáž položit rubem nahoru jako les. Za každé dva lesy je každá budova o\xA01\xA0dublon levnější, i když je hájovna zrovna prázdná.
building-text-storehouse = Po nakládání si necháváš tři sudy navíc, libovolných druhů.
building-text-guesthouse =
    { $circles ->
        [one] Ubytuje { $circles }\xA0hosta. Kdykoli mimo fázi starosty se smí přesunout na tvůj volný kroužek, kde hned začne pracovat.
        [few] Ubytuje až { $circles }\xA0hosty. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
       *[other] Ubytuje až { $circles }\xA0hostů. Kdykoli mimo fázi starosty se smějí přesunout na tvé volné kroužky, kde hned začnou pracovat.
    }
building-text-trading-post = Místo na tržišti smíš prodat sud libovolného druhu tady. Privilegium obchodníka platí, tržnice ne. Obchodní stanici a kancelář nelze použít při stejném prodeji.
building-text-church = Stavba budovy ze sloupce 2 nebo 3 ti přinese 1\xA0vítězný bod, ze sloupce 4 dva body. Za samotný kostel nic nezískáš.
building-text-small-wharf = Jednou za fázi kapitána smíš odeslat libovolné množství sudů libovolných druhů, za každé dva sudy získáš 1\xA0vítězný bod; obchodní loď k\xA0tomu nepotřebuješ.
building-text-lighthouse = Za každé nakládání ve fázi kapitána dostáváš 1\xA0dublon; jako kapitán ještě 1 na začátku fáze.
building-text-library = Privilegium role, kterou si zvolíš, platí dvakrát. Jako plantážník si po všech ostatních bereš druhou destičku.
building-text-specialty-factory = Ve fázi dozorce dostáváš o\xA01\xA0dublon méně, než kolik sudů získáš od svého nejpočetnějšího druhu. Kukuřice se nepočítá.
building-text-union-hall = Ve svém prvním tahu ve fázi kapitána získáváš před nakládáním 1\xA0vítězný bod za každé dva sudy stejného druhu, i když nemůžeš nic naložit.
building-text-statue =
    { $vp ->
        [one] Nikdo tu nepracuje: socha má hodnotu { $vp }\xA0vítězného bodu a nic víc.
       *[other] Nikdo tu nepracuje: socha má hodnotu { $vp }\xA0vítězných bodů a nic víc.
    }
building-text-cloister = Na konci hry získáváš 1, 3, 6 nebo 10\xA0vítězných bodů za jednu, dvě, tři nebo čtyři trojice stejných destiček na ostrově.

building-text-land-office = S\xA0kolonistou smíš ve fázi obchodníka koupit plantáž za 1\xA0dublon. Se šlechticem smíš jednu svou plantáž nebo les za 1\xA0dublon prodat.
building-text-chapel = Na začátku fáze dozorce přináší kolonista 1\xA0dublon, šlechtic 1\xA0vítězný bod.
building-text-hunting-lodge = S\xA0kolonistou smíš na konci fáze plantážníka odhodit jednu svou plantáž nebo les. Šlechtic přináší 2\xA0vítězné body, máš-li víc volných políček ostrova než kdokoli jiný.
building-text-zoning-office = S\xA0kolonistou jsou budovy ze sloupců 1 až 3 o\xA01\xA0dublon levnější; se šlechticem jsou panské budovy levnější o\xA02.
building-text-royal-supplier = Ve svém prvním tahu ve fázi kapitána smíš před nakládáním vrátit nejvýš tolik sudů, kolik máš šlechticů, každý jiného druhu; za každý získáš 1\xA0vítězný bod. Smíš to, i když nemůžeš nic naložit.
building-text-villa = Ve fázi starosty k\xA0tobě ještě před rozdělením kolonistů z\xA0lodi přichází ze zásoby šlechtic, a není-li, kolonista.
building-text-jeweler = Ve fázi dozorce dostáváš 1\xA0dublon za každého svého šlechtice. Počítá se jako velká produkční budova.
building-text-royal-garden = Na konci hry má každý tvůj šlechtic hodnotu o\xA01\xA0vítězný bod vyšší.
`,"../../../src/entrepot/games/puerto_rico/catalogs/cs/explain_puerto_rico.ftl":`# Vysvětlení: z čeho se skládají body a o co akce připraví ostatní.
puerto-rico-part-shipping = odesílání zboží
puerto-rico-part-buildings = budovy
puerto-rico-part-bonuses = prémie panských budov
puerto-rico-explain-no-room = { $seat } už nemůže naložit { $good-acc } na obchodní loď.
puerto-rico-explain-house-full = { $seat } už nemůže prodat: tržiště je plné.
puerto-rico-explain-house-blocked = { $seat } už nemůže prodat { $good-acc } na tržišti.
puerto-rico-explain-last-building = Nikdo další už nemůže postavit { $building-acc }.
puerto-rico-explain-last-quarry = Je to poslední kamenolom.
puerto-rico-explain-doubloons =
    { $n ->
        [one] Na kartě leží { $n } dublon.
        [few] Na kartě leží { $n } dublony.
       *[other] Na kartě leží { $n } dublonů.
    }
`,"../../../src/entrepot/games/puerto_rico/catalogs/cs/page_puerto_rico.ftl":`# Puerto Rico's board on the page.
pr-tabs = Části stolu
pr-tab-own = Moje kolonie
pr-tab-front = Kolonie
pr-tab-harbour = Přístav
pr-tab-others = Ostatní
pr-tab-market = Budovy
pr-close = Zavřít

# A letter that marks a barrel's good; all five differ.
pr-letter-corn = K
pr-letter-indigo = I
pr-letter-sugar = C
pr-letter-tobacco = T
pr-letter-coffee = V

pr-roles = Role
pr-round = { $n }. kolo
pr-last-round = poslední kolo
pr-taken-by = má ji { $seat }
pr-harbour = Přístav
pr-market = Nabídka budov
pr-trading-house = tržiště
pr-pays = za { $good-acc } platí { $n }
pr-cargo-ship =
    { $n ->
        [one] Obchodní loď pro { $n }\xA0sud
        [few] Obchodní loď pro { $n }\xA0sudy
       *[other] Obchodní loď pro { $n }\xA0sudů
    }
pr-ship-load =
    { $n ->
        [one] na palubě { $n }\xA0sud { $good-gen }
        [few] na palubě { $n }\xA0sudy { $good-gen }
       *[other] na palubě { $n }\xA0sudů { $good-gen }
    }
pr-ship-empty = prázdná
pr-aboard =
    { $n ->
        [one] { $n }\xA0kolonista na lodi kolonistů
        [few] { $n }\xA0kolonisté na lodi kolonistů
       *[other] { $n }\xA0kolonistů na lodi kolonistů
    }
pr-aboard-nobles =
    { $n ->
        [one] { $n }\xA0šlechtic na lodi kolonistů
        [few] { $n }\xA0šlechtici na lodi kolonistů
       *[other] { $n }\xA0šlechticů na lodi kolonistů
    }
pr-nobody-aboard = na palubě nikdo
pr-stack =
    { $n ->
        [one] Zakryté plantáže: { $n }\xA0destička
        [few] Zakryté plantáže: { $n }\xA0destičky
       *[other] Zakryté plantáže: { $n }\xA0destiček
    }
pr-stack-short = zakryté
pr-discards =
    { $n ->
        [one] Odhozené plantáže: { $n }\xA0destička
        [few] Odhozené plantáže: { $n }\xA0destičky
       *[other] Odhozené plantáže: { $n }\xA0destiček
    }
pr-discards-short = odhoz
pr-quarries =
    { $n ->
        [one] Zbývá { $n }\xA0kamenolom
        [few] Zbývají { $n }\xA0kamenolomy
       *[other] Zbývá { $n }\xA0kamenolomů
    }
pr-forests =
    { $n ->
        [one] Zbývá { $n }\xA0les
        [few] Zbývají { $n }\xA0lesy
       *[other] Zbývá { $n }\xA0lesů
    }
pr-supply-of =
    { $n ->
        [one] V\xA0zásobě { $n }\xA0sud { $good-gen }
        [few] V\xA0zásobě { $n }\xA0sudy { $good-gen }
       *[other] V\xA0zásobě { $n }\xA0sudů { $good-gen }
    }
pr-supply-vp =
    { $n ->
        [one] V\xA0zásobě { $n }\xA0vítězný bod
        [few] V\xA0zásobě { $n }\xA0vítězné body
       *[other] V\xA0zásobě { $n }\xA0vítězných bodů
    }
pr-supply-colonists =
    { $n ->
        [one] V\xA0zásobě { $n }\xA0kolonista
        [few] V\xA0zásobě { $n }\xA0kolonisté
       *[other] V\xA0zásobě { $n }\xA0kolonistů
    }
pr-supply-nobles =
    { $n ->
        [one] V\xA0zásobě { $n }\xA0šlechtic
        [few] V\xA0zásobě { $n }\xA0šlechtici
       *[other] V\xA0zásobě { $n }\xA0šlechticů
    }

pr-column =
    { $n ->
        [one] Sleva nejvýš za { $n }\xA0kamenolom
        [few] Sleva nejvýš za { $n }\xA0kamenolomy
       *[other] Sleva nejvýš za { $n }\xA0kamenolomů
    }
pr-cost = cena { $n }
pr-price-for-you = tvoje cena { $n }
pr-price-why =
    { $quarries ->
        [0] { "" }
       *[other] o { $quarries } méně díky kamenolomům
    }{ $privilege ->
        [0] { "" }
       *[other] { $quarries ->
            [0] o { $privilege } méně díky privilegiu nebo budovám
           *[other] , o { $privilege } díky privilegiu nebo budovám
        }
    }
pr-worth = { $n }\xA0VB
pr-circles =
    { $n ->
        [0] bez kroužku
        [one] { $n }\xA0kroužek
        [few] { $n }\xA0kroužky
       *[other] { $n }\xA0kroužků
    }
pr-remains =
    { $n ->
        [0] nezbude ti žádný dublon
        [one] zbude ti { $n }\xA0dublon
        [few] zbudou ti { $n }\xA0dublony
       *[other] zbude ti { $n }\xA0dublonů
    }
pr-left = zbývá { $n }
pr-not-in-game = zatím není ve hře
pr-yours = tvoje

pr-own-board = Deska kolonie: { $seat }
pr-board-of = Deska kolonie: { $seat }
pr-governor = guvernér
pr-doubloons =
    { $n ->
        [one] { $n }\xA0dublon
        [few] { $n }\xA0dublony
       *[other] { $n }\xA0dublonů
    }
pr-vp =
    { $n ->
        [one] { $n }\xA0vítězný bod v\xA0žetonech
        [few] { $n }\xA0vítězné body v\xA0žetonech
       *[other] { $n }\xA0vítězných bodů v\xA0žetonech
    }
pr-vp-hidden = Skryté žetony vítězných bodů
pr-barrels =
    { $n ->
        [one] { $n }\xA0sud { $good-gen }
        [few] { $n }\xA0sudy { $good-gen }
       *[other] { $n }\xA0sudů { $good-gen }
    }
pr-own-barrels =
    { $n ->
        [one] Tvoje sudy: { $n }\xA0sud { $good-gen }
        [few] Tvoje sudy: { $n }\xA0sudy { $good-gen }
       *[other] Tvoje sudy: { $n }\xA0sudů { $good-gen }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] { $n }\xA0kolonista
        [few] { $n }\xA0kolonisté
       *[other] { $n }\xA0kolonistů
    }{ $nobles ->
        [0] { "" }
        [one] { " " }a { $nobles }\xA0šlechtic
        [few] { " " }a { $nobles }\xA0šlechtici
       *[other] { " " }a { $nobles }\xA0šlechticů
    }
pr-island = Ostrov, obsazeno { $n }\xA0z\xA0{ $of }\xA0políček
pr-city = Město, obsazeno { $n }\xA0z\xA0{ $of }\xA0políček
pr-occupied = obsazeno { $n }\xA0z\xA0{ $of }
pr-circle =
    { $place }: { $who ->
        [colonist] kolonista
        [noble] šlechtic
       *[empty] volný kroužek
    }

# The mayor.
pr-arrange-help = Klepnutím na kroužek postavíš nebo zvedneš kolonistu; jde i přetahovat.
pr-arrange-left =
    { $n ->
        [0] V\xA0San Juanu nikdo nečeká
        [one] V\xA0San Juanu čeká { $n }
        [few] V\xA0San Juanu čekají { $n }
       *[other] V\xA0San Juanu čeká { $n }
    }, { $empty ->
        [0] žádný kroužek není volný.
        [one] { $empty }\xA0kroužek je volný.
        [few] { $empty }\xA0kroužky jsou volné.
       *[other] { $empty }\xA0kroužků je volných.
    }
pr-as-before = Jako předtím
pr-fill-production = Obsadit produkci
pr-suggested = Volba bota
pr-all-to-san-juan = Všechny do San Juanu
pr-confirm = Hotovo

# The start.
page-game-puerto-rico = Pěstuj, stav a vyvážej: akci role, kterou si zvolíš, provedou všichni.

# Options.
page-option-edition = Vydání
page-option-expansions = Rozšíření
page-option-market = Fialové budovy
page-option-buildings = Budovy ve hře
page-option-vp-supply-5p = Žetony vítězných bodů v\xA0pěti hráčích
page-option-hospice-fallback = Při prázdné zásobě bere ubytovna kolonisty
page-option-short-refill = Když kolonisté nestačí, přiveze loď
page-option-wharf-capacity = Kapacita loděnice
page-option-forest-source = Lesy jsou
page-option-nobles-market = Budovy šlechticů
page-option-land-office-draw = Pozemkový úřad prodává
page-option-land-office-sells = Šlechtic na pozemkovém úřadu prodává
page-option-specialty-counts-privilege = Ve specializované dílně se počítá i privilegium
page-option-open-vp = Vítězné body jsou veřejné
page-option-first-governor = První guvernér
page-edition-standard = Standardní
page-edition-is = Islandské
page-edition-sv = Švédské
page-edition-cs = České
page-edition-hu = Maďarské
page-value-new-buildings = Nové budovy
page-value-nobles = Šlechtici
page-value-expansions-none = žádné
page-value-fixed = ze základní hry
page-value-draft = vyberou hráči
page-value-all = všechny
page-value-custom = vlastní výběr
page-value-ship = z\xA0lodi
page-value-hospice-fallback-none = žádné
page-value-partial = jen zbylé
page-value-short-refill-none = žádné
page-value-unlimited = neomezená
page-value-flipped = obrácené plantáže
page-value-token = zvláštní žetony
page-value-added = přibudou navíc
page-value-face-down = zakrytou destičku
page-value-face-up = odkrytou destičku
page-value-plantation-or-forest = plantáž nebo les
page-value-plantation = jen plantáž

# What a thing is.
page-about-cost = Cena
page-about-vp = VB
page-about-quarries = Nejvýš kamenolomů
page-about-circles = Kroužky
page-about-spaces = Políčka ve městě
page-text-settler = Všichni si popořadě berou plantáž. Plantážník si místo ní smí vzít kamenolom.
page-text-mayor = Všichni si popořadě berou kolonisty z\xA0lodi a pak všechny své znovu rozmístí. Starosta získává jednoho navíc ze zásoby.
page-text-builder = Všichni popořadě smějí postavit budovu. Stavitel platí o\xA0dublon méně.
page-text-craftsman = Všichni dostávají zboží, které vyrobí jejich obsazené plantáže a produkční budovy. Dozorce dostává jeden sud navíc.
page-text-trader = Všichni popořadě smějí prodat na tržišti jeden sud. Obchodník dostává o\xA0dublon víc.
page-text-captain = Všichni musejí nakládat sudy na lodě, tah za tahem; za každý sud je vítězný bod. Kapitán získává o\xA0bod víc. Co nejde uskladnit, propadá.
page-text-prospector = Nikdo nic nedělá. Kdo si kartu vezme, dostává dublon.
page-text-quarry = Obsazený kamenolom zlevňuje budovy o\xA0dublon; kolik kamenolomů se počítá, určuje sloupec budovy.
page-text-forest = Za každé dva lesy je každá budova o\xA0dublon levnější.
page-text-corn = Kukuřice nepotřebuje produkční budovu: každá obsazená plantáž dá sud.
page-text-indigo = Na každý sud je potřeba kolonista na indigové plantáži a kolonista v\xA0barvírně.
page-text-sugar = Na každý sud je potřeba kolonista na třtinové plantáži a kolonista v\xA0cukrovaru.
page-text-tobacco = Na každý sud je potřeba kolonista na tabákové plantáži a kolonista v\xA0sušírně.
page-text-coffee = Na každý sud je potřeba kolonista na kávové plantáži a kolonista v\xA0pražírně.

# The rules in short.
page-rules-building = Budova
page-rules-does = Účinek, když je obsazená
page-rules-buildings-base = Budovy
page-rules-buildings-new-buildings = Nové budovy
page-rules-buildings-nobles = Šlechtici
page-rules-puerto-rico-aim = O\xA0co jde
page-rules-puerto-rico-aim-text = Každý hráč má ostrov s\xA0dvanácti políčky pro plantáže a město s\xA0dvanácti políčky pro budovy. Vítězné body přináší odeslané zboží a postavené budovy. Kdo jich má na konci nejvíc, vyhrává.
page-rules-puerto-rico-round = Průběh kola
page-rules-puerto-rico-round-text = Počínaje guvernérem si každý hráč vezme jednu kartu role. Její akci pak provedou všichni, nejprve ten, kdo si ji vzal; ten má navíc privilegium. Na každou kartu, kterou si nikdo nevzal, přibude dublon a guvernérem se stane další hráč.
page-rules-puerto-rico-goods = Zboží
page-rules-puerto-rico-goods-text = Plantáž ani budova nefunguje, dokud ji neobsadí kolonista. Kukuřice roste sama; indigo, cukr, tabák a káva potřebují na každý sud ještě kolonistu v\xA0produkční budově. Tržiště za kukuřici neplatí nic, za ostatní 1, 2, 3 a 4\xA0dublony, a dokud se nevyprázdní, kupuje každý druh jen jednou. Na lodích má každý sud hodnotu jednoho vítězného bodu, ať je v\xA0něm cokoli.
page-rules-puerto-rico-end = Konec hry
page-rules-puerto-rico-end-text = Kolo je poslední, když nejde zaplnit loď kolonistů, když někdo zastaví všech dvanáct políček města, nebo když dojdou žetony vítězných bodů. Potom se sečtou žetony, hodnoty budov a to, co navíc přinesou panské budovy, tedy velké fialové budovy na dvě políčka.

# The game that teaches.
page-lesson-puerto-rico-aim = Cíl hry: získat nejvíc vítězných bodů odesíláním zboží a stavbou budov.
page-lesson-puerto-rico-roles = V\xA0každém kole si každý hráč vezme jednu kartu role. Její akci provedou všichni; kdo kartu má, získává navíc privilegium.
page-lesson-puerto-rico-round = Nové kolo: na každé kartě, kterou si nikdo nevzal, je teď o\xA0dublon víc pro toho, kdo si ji vezme. Guvernérem je další hráč a začíná.
page-lesson-puerto-rico-settler = Plantážník: popořadě si každý hráč smí vzít plantáž. Kdo má kartu role, smí si místo ní vzít kamenolom.
page-lesson-puerto-rico-mayor = Starosta: kolonisté z\xA0lodi se rozdělí mezi hráče a kdo má kartu role, získává jednoho navíc. Pak každý hráč rozmístí své.
page-lesson-puerto-rico-builder = Stavitel: popořadě smí každý hráč postavit jednu budovu. Kdo má kartu role, platí o\xA0dublon méně.
page-lesson-puerto-rico-craftsman = Dozorce: každý hráč dostává zboží, které vyrobí obsazené plantáže a produkční budovy. Kdo má kartu role, dostává jeden sud navíc.
page-lesson-puerto-rico-trader = Obchodník: popořadě smí každý hráč prodat jeden sud na tržišti, které kupuje každý druh jen jednou, dokud se nevyprázdní. Kdo má kartu role, dostává o\xA0dublon víc.
page-lesson-puerto-rico-captain = Kapitán: hráči musejí nakládat sudy, dokud mohou; za každý je vítězný bod. Loď veze jen jeden druh a dvě lodě nikdy stejný. Kdo má kartu role, získává o\xA0bod víc.
page-lesson-puerto-rico-ways = K\xA0vítězství vedou dvě cesty: odesílat mnoho sudů, třeba i levných, nebo prodávat drahé zboží a za dublony stavět. Většina hráčů spojuje obojí.
page-lesson-puerto-rico-end = Hra končí kolem, ve kterém dojdou žetony vítězných bodů, nejde zaplnit loď kolonistů, nebo někdo zastaví všech dvanáct políček města.
page-lesson-puerto-rico-finish = Teď znáš role a víš, jak hra končí. Hraj dál; rady ti zůstanou.
page-lesson-puerto-rico-watch = Teď jsou na řadě ostatní. Akci role provádějí všichni.
page-lesson-puerto-rico-ask-role = Role, kterou zvolíš, pomůže i ostatním. Hledej tu, která nejvíc pomůže tobě.
page-lesson-puerto-rico-ask-settle = Různé druhy zboží se lépe prodávají. Obsazené kamenolomy zlevňují budovy.
page-lesson-puerto-rico-ask-tile-colonist = Tvoje ubytovna nabízí kolonistu pro novou destičku.
page-lesson-puerto-rico-ask-mayor-colonist = Tento kolonista navíc je privilegium starosty.
page-lesson-puerto-rico-ask-man = Bez kolonisty v\xA0kroužku nic nefunguje. Kukuřice potřebuje jednoho na plantáži, ostatní zboží ještě jednoho v\xA0produkční budově.
page-lesson-puerto-rico-ask-build = Produkční budovy dělají z\xA0úrody zboží, fialové pomáhají jinak. Všechny se na konci počítají.
page-lesson-puerto-rico-ask-building-colonist = Tvoje univerzita nabízí kolonistu pro novou budovu.
page-lesson-puerto-rico-ask-bonus = Tento sud navíc je privilegium dozorce, a to z\xA0druhů, které právě vyrábíš.
page-lesson-puerto-rico-ask-trade = Cena závisí na druhu zboží. Za dublony se staví budovy.
page-lesson-puerto-rico-ask-load = Tady má každý sud stejnou hodnotu, i kukuřice. Co potom nejde uskladnit, propadá.
page-lesson-puerto-rico-ask-store = Skladiště uchovají celé druhy zboží; kromě toho ti zůstane jediný sud. Ostatní propadá.

# What a round has changed.
page-change-doubloons =
    { $n ->
        [one] { $signed }\xA0dublon
        [few] { $signed }\xA0dublony
       *[other] { $signed }\xA0dublonů
    }
page-change-barrels =
    { $n ->
        [one] { $signed }\xA0sud
        [few] { $signed }\xA0sudy
       *[other] { $signed }\xA0sudů
    }
page-change-tiles =
    { $n ->
        [one] { $signed }\xA0destička
        [few] { $signed }\xA0destičky
       *[other] { $signed }\xA0destiček
    }
page-change-buildings =
    { $n ->
        [one] { $signed }\xA0budova
        [few] { $signed }\xA0budovy
       *[other] { $signed }\xA0budov
    }
page-change-vp = { $signed }\xA0VB
`,"../../../src/entrepot/games/puerto_rico/catalogs/cs/puerto_rico.ftl":`puerto-rico = Puerto Rico

role-settler = plantážník
    .acc = plantážníka
role-mayor = starosta
    .acc = starostu
role-builder = stavitel
    .acc = stavitele
role-craftsman = dozorce
    .acc = dozorce
role-trader = obchodník
    .acc = obchodníka
role-captain = kapitán
    .acc = kapitána
role-prospector = zlatokop
    .acc = zlatokopa
role-prospector2 = druhý zlatokop
    .acc = druhého zlatokopa

good-corn = kukuřice
    .acc = kukuřici
    .gen = kukuřice
    .plantation = kukuřičná plantáž
good-indigo = indigo
    .acc = indigo
    .gen = indiga
    .plantation = indigová plantáž
good-sugar = cukr
    .acc = cukr
    .gen = cukru
    .plantation = třtinová plantáž
good-tobacco = tabák
    .acc = tabák
    .gen = tabáku
    .plantation = tabáková plantáž
good-coffee = káva
    .acc = kávu
    .gen = kávy
    .plantation = kávová plantáž

# Forms stand below a name: .acc of a tile is { $tile-acc } where the tile is spoken of.
tile-corn = kukuřičná plantáž
    .acc = kukuřičnou plantáž
    .to = na kukuřičnou plantáž
    .in = na kukuřičné plantáži
    .from = z\xA0kukuřičné plantáže
tile-indigo = indigová plantáž
    .acc = indigovou plantáž
    .to = na indigovou plantáž
    .in = na indigové plantáži
    .from = z\xA0indigové plantáže
tile-sugar = třtinová plantáž
    .acc = třtinovou plantáž
    .to = na třtinovou plantáž
    .in = na třtinové plantáži
    .from = ze třtinové plantáže
tile-tobacco = tabáková plantáž
    .acc = tabákovou plantáž
    .to = na tabákovou plantáž
    .in = na tabákové plantáži
    .from = z\xA0tabákové plantáže
tile-coffee = kávová plantáž
    .acc = kávovou plantáž
    .to = na kávovou plantáž
    .in = na kávové plantáži
    .from = z\xA0kávové plantáže
tile-quarry = kamenolom
    .acc = kamenolom
    .to = do kamenolomu
    .in = v\xA0kamenolomu
    .from = z\xA0kamenolomu
tile-forest = les
    .acc = les
    .to = do lesa
    .in = v\xA0lese
    .from = z\xA0lesa

thing-san-juan = San Juan
    .acc = San Juan
    .to = do San Juanu
    .in = v\xA0San Juanu
    .from = ze San Juanu

building-small-indigo-plant = malá barvírna
    .acc = malou barvírnu
    .to = do malé barvírny
    .in = v\xA0malé barvírně
    .from = z\xA0malé barvírny
    .occupied = obsazená
building-small-sugar-mill = malý cukrovar
    .acc = malý cukrovar
    .to = do malého cukrovaru
    .in = v\xA0malém cukrovaru
    .from = z\xA0malého cukrovaru
    .occupied = obsazený
building-indigo-plant = velká barvírna
    .acc = velkou barvírnu
    .to = do velké barvírny
    .in = ve velké barvírně
    .from = z\xA0velké barvírny
    .occupied = obsazená
building-sugar-mill = velký cukrovar
    .acc = velký cukrovar
    .to = do velkého cukrovaru
    .in = ve velkém cukrovaru
    .from = z\xA0velkého cukrovaru
    .occupied = obsazený
building-tobacco-storage = sušírna
    .acc = sušírnu
    .to = do sušírny
    .in = v\xA0sušírně
    .from = ze sušírny
    .occupied = obsazená
building-coffee-roaster = pražírna
    .acc = pražírnu
    .to = do pražírny
    .in = v\xA0pražírně
    .from = z\xA0pražírny
    .occupied = obsazená
building-small-market = malá tržnice
    .acc = malou tržnici
    .to = do malé tržnice
    .in = v\xA0malé tržnici
    .from = z\xA0malé tržnice
    .occupied = obsazená
building-hacienda = hacienda
    .acc = haciendu
    .to = na haciendu
    .in = na haciendě
    .from = z\xA0haciendy
    .occupied = obsazená
building-construction-hut = přístřešek na stavbě
    .acc = přístřešek na stavbě
    .to = do přístřešku na stavbě
    .in = v\xA0přístřešku na stavbě
    .from = z\xA0přístřešku na stavbě
    .occupied = obsazený
building-small-warehouse = malé skladiště
    .acc = malé skladiště
    .to = do malého skladiště
    .in = v\xA0malém skladišti
    .from = z\xA0malého skladiště
    .occupied = obsazené
building-hospice = ubytovna
    .acc = ubytovnu
    .to = do ubytovny
    .in = v\xA0ubytovně
    .from = z\xA0ubytovny
    .occupied = obsazená
building-office = kancelář
    .acc = kancelář
    .to = do kanceláře
    .in = v\xA0kanceláři
    .from = z\xA0kanceláře
    .occupied = obsazená
building-large-market = velká tržnice
    .acc = velkou tržnici
    .to = do velké tržnice
    .in = ve velké tržnici
    .from = z\xA0velké tržnice
    .occupied = obsazená
building-large-warehouse = velké skladiště
    .acc = velké skladiště
    .to = do velkého skladiště
    .in = ve velkém skladišti
    .from = z\xA0velkého skladiště
    .occupied = obsazené
building-factory = manufaktura
    .acc = manufakturu
    .to = do manufaktury
    .in = v\xA0manufaktuře
    .from = z\xA0manufaktury
    .occupied = obsazená
building-university = univerzita
    .acc = univerzitu
    .to = na univerzitu
    .in = na univerzitě
    .from = z\xA0univerzity
    .occupied = obsazená
building-harbor = přístav
    .acc = přístav
    .to = do přístavu
    .in = v\xA0přístavu
    .from = z\xA0přístavu
    .occupied = obsazený
building-wharf = loděnice
    .acc = loděnici
    .to = do loděnice
    .in = v\xA0loděnici
    .from = z\xA0loděnice
    .occupied = obsazená
building-guild-hall = cechovní dům
    .acc = cechovní dům
    .to = do cechovního domu
    .in = v\xA0cechovním domě
    .from = z\xA0cechovního domu
    .occupied = obsazený
building-residence = rezidence
    .acc = rezidenci
    .to = do rezidence
    .in = v\xA0rezidenci
    .from = z\xA0rezidence
    .occupied = obsazená
building-fortress = pevnost
    .acc = pevnost
    .to = do pevnosti
    .in = v\xA0pevnosti
    .from = z\xA0pevnosti
    .occupied = obsazená
building-customs-house = celnice
    .acc = celnici
    .to = na celnici
    .in = na celnici
    .from = z\xA0celnice
    .occupied = obsazená
building-city-hall = radnice
    .acc = radnici
    .to = na radnici
    .in = na radnici
    .from = z\xA0radnice
    .occupied = obsazená
building-aqueduct = akvadukt
    .acc = akvadukt
    .to = k\xA0akvaduktu
    .in = u\xA0akvaduktu
    .from = od akvaduktu
    .occupied = obsazený
building-black-market = černý trh
    .acc = černý trh
    .to = na černý trh
    .in = na černém trhu
    .from = z\xA0černého trhu
    .occupied = obsazený
building-forest-house = hájovna
    .acc = hájovnu
    .to = do hájovny
    .in = v\xA0hájovně
    .from = z\xA0hájovny
    .occupied = obsazená
building-storehouse = velkosklad
    .acc = velkosklad
    .to = do velkoskladu
    .in = ve velkoskladu
    .from = z\xA0velkoskladu
    .occupied = obsazený
building-guesthouse = hostinec
    .acc = hostinec
    .to = do hostince
    .in = v\xA0hostinci
    .from = z\xA0hostince
    .occupied = obsazený
building-trading-post = obchodní stanice
    .acc = obchodní stanici
    .to = do obchodní stanice
    .in = v\xA0obchodní stanici
    .from = z\xA0obchodní stanice
    .occupied = obsazená
building-church = kostel
    .acc = kostel
    .to = do kostela
    .in = v\xA0kostele
    .from = z\xA0kostela
    .occupied = obsazený
building-small-wharf = malá loděnice
    .acc = malou loděnici
    .to = do malé loděnice
    .in = v\xA0malé loděnici
    .from = z\xA0malé loděnice
    .occupied = obsazená
building-lighthouse = maják
    .acc = maják
    .to = na maják
    .in = na majáku
    .from = z\xA0majáku
    .occupied = obsazený
building-library = knihovna
    .acc = knihovnu
    .to = do knihovny
    .in = v\xA0knihovně
    .from = z\xA0knihovny
    .occupied = obsazená
building-specialty-factory = specializovaná dílna
    .acc = specializovanou dílnu
    .to = do specializované dílny
    .in = ve specializované dílně
    .from = ze specializované dílny
    .occupied = obsazená
building-union-hall = spolkový dům
    .acc = spolkový dům
    .to = do spolkového domu
    .in = ve spolkovém domě
    .from = ze spolkového domu
    .occupied = obsazený
building-statue = socha
    .acc = sochu
    .to = k\xA0soše
    .in = u\xA0sochy
    .from = od sochy
    .occupied = obsazená
building-cloister = klášter
    .acc = klášter
    .to = do kláštera
    .in = v\xA0klášteře
    .from = z\xA0kláštera
    .occupied = obsazený
building-land-office = pozemkový úřad
    .acc = pozemkový úřad
    .to = na pozemkový úřad
    .in = na pozemkovém úřadu
    .from = z\xA0pozemkového úřadu
    .occupied = obsazený
building-chapel = kaple
    .acc = kapli
    .to = do kaple
    .in = v\xA0kapli
    .from = z\xA0kaple
    .occupied = obsazená
building-hunting-lodge = lovecký zámeček
    .acc = lovecký zámeček
    .to = do loveckého zámečku
    .in = v\xA0loveckém zámečku
    .from = z\xA0loveckého zámečku
    .occupied = obsazený
building-zoning-office = stavební úřad
    .acc = stavební úřad
    .to = na stavební úřad
    .in = na stavebním úřadu
    .from = ze stavebního úřadu
    .occupied = obsazený
building-royal-supplier = dvorní dodavatelství
    .acc = dvorní dodavatelství
    .to = do dvorního dodavatelství
    .in = v\xA0dvorním dodavatelství
    .from = z\xA0dvorního dodavatelství
    .occupied = obsazené
building-villa = vila
    .acc = vilu
    .to = do vily
    .in = ve vile
    .from = z\xA0vily
    .occupied = obsazená
building-jeweler = klenotnictví
    .acc = klenotnictví
    .to = do klenotnictví
    .in = v\xA0klenotnictví
    .from = z\xA0klenotnictví
    .occupied = obsazené
building-royal-garden = zámecká zahrada
    .acc = zámeckou zahradu
    .to = do zámecké zahrady
    .in = v\xA0zámecké zahradě
    .from = ze zámecké zahrady
    .occupied = obsazená

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] vybírají se budovy do hry: vyber budovu (NEW-1).
        [role] právě se volí role (RND-1).
        [guests] teď smíš přesunout hosty, nebo pasovat (NEW-10).
        [settle] probíhá akce plantážníka: vezmi si destičku, nebo pasuj (SETL-1).
        [lay] dobranou destičku musíš položit, buď jako plantáž, nebo jako les (NEW-7).
        [tile_colonist] rozhoduje se, zda na novou destičku přijde kolonista (SETL-7).
        [second_tile] plantážník si bere druhou destičku (NEW-16).
        [discard] rozhoduje se, která destička se odhodí (NOB-7).
        [mayor_colonist] rozhoduje se, zda si starosta vezme kolonistu (MAY-1).
        [board] rozdělují se kolonisté z\xA0lodi: vezmi si kolonistu, nebo šlechtice (NOB-3).
        [man_who] rozmisťují se kolonisté (MAY-3).
        [man] rozmisťují se kolonisté (MAY-3).
        [build] probíhá akce stavitele: stav, nebo pasuj (BUI-1).
        [pay] platí se za budovu (NEW-8).
        [building_colonist] rozhoduje se, zda do nové budovy přijde kolonista (BUI-6).
        [bonus] rozhoduje se, jaký sud navíc dostane dozorce (CRA-3).
        [trade] probíhá akce obchodníka: prodej sud, nebo pasuj (TRA-1).
        [supply] rozhoduje se, které sudy dostane dvorní dodavatelství (NOB-9).
        [load] nakládají se sudy (CAP-1).
        [small] nakládá se v\xA0malé loděnici (NEW-13).
       *[store] uskladňují se sudy (CAP-11).
    }
puerto-rico-why-picked-already = { $building } už ve hře je (NEW-1).
puerto-rico-why-not-drafted = { $building } není mezi budovami, ze kterých se vybírá (NEW-1).
puerto-rico-why-no-board-space = pro budovu s\xA0cenou { $cost } už není volné políčko (NEW-1).
puerto-rico-why-role-taken = { $role-acc } už má v\xA0tomto kole { $seat } (RND-1).
puerto-rico-why-no-such-role =
    { $n ->
        [few] ve hře pro { $n }\xA0hráče { $role } není (SET-10).
       *[other] ve hře pro { $n }\xA0hráčů { $role } není (SET-10).
    }
puerto-rico-why-draw-first-turn-only = zakrytou destičku lze dobrat jen v\xA0prvním tahu plantážníka (NEW-16).
puerto-rico-why-needs-building = je k\xA0tomu potřeba { $building-occupied } { $building } ({ $rule }).
puerto-rico-why-needs-noble = je k\xA0tomu potřeba šlechtic { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = je k\xA0tomu potřeba kolonista { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = zakrytou destičku lze v\xA0každém tahu dobrat jen jednou (SETL-5).
puerto-rico-why-island-full = všech dvanáct políček ostrova je obsazených (SETL-3).
puerto-rico-why-no-tile-left = nezbývá už žádná zakrytá destička (SETL-5).
puerto-rico-why-no-quarry-left = nezbývá už žádný kamenolom (SETL-2).
puerto-rico-why-no-right-to-quarry = kamenolom si smí vzít jen plantážník, nebo kdo má obsazený přístřešek na stavbě (SETL-2, SETL-6).
puerto-rico-why-not-face-up = { $tile } mezi odkrytými destičkami není (SETL-1).
puerto-rico-why-no-forest-left = nezbývá už žádný žeton lesa (NEW-5).
puerto-rico-why-no-such-tile = { $tile-acc } odhodit nelze: na ostrově žádná taková destička není (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = pozemkový úřad lze v\xA0každé fázi použít jen jednou (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] v\xA0tomto vydání prodává pozemkový úřad odkryté destičky: uveď kterou (NOB-5).
       *[other] v\xA0tomto vydání prodává pozemkový úřad zakryté destičky (NOB-5).
    }
puerto-rico-why-land-office-no-forests = v\xA0tomto vydání pozemkový úřad lesy neprodává (NOB-5).
puerto-rico-why-no-doubloon = nemáš ani dublon na zaplacení (NOB-5).
puerto-rico-why-other-place = teď se rozhoduje, kdo půjde { $place-to } (MAY-3).
puerto-rico-why-manning = { $place-acc } takhle obsadit nelze: dokud je některý kroužek volný, nikdo nesmí zůstat v\xA0San Juanu, a poslat lze jen tolik lidí, kolik jich je (MAY-4).
puerto-rico-why-owned-already = { $building } už ve městě stojí (BLD-1).
puerto-rico-why-not-in-game = { $building } v\xA0této hře není (SET-11).
puerto-rico-why-sold-out = { $building } už není v\xA0nabídce (SET-11).
puerto-rico-why-no-city-space =
    { $building } zabere ve městě { $needed ->
        [one] { $needed }\xA0políčko
        [few] { $needed }\xA0políčka
       *[other] { $needed }\xA0políček
    } a { $n ->
        [0] žádné není volné
        [one] volné je jen { $n }
        [few] volná jsou jen { $n }
       *[other] volných je jen { $n }
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building } teď stojí { $price ->
        [one] { $price }\xA0dublon
        [few] { $price }\xA0dublony
       *[other] { $price }\xA0dublonů
    } a { $n ->
        [0] nemáš ani jeden
        [one] máš jen { $n }
        [few] máš jen { $n }
       *[other] máš jen { $n }
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } není nikdo, kým by šlo zaplatit (NEW-8).
puerto-rico-why-no-vp = nemáš žádný žeton vítězných bodů (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] chybí { $n }\xA0dublon
        [few] chybějí { $n }\xA0dublony
       *[other] chybí { $n }\xA0dublonů
    }: nejprve kolonista, potom sud, potom žeton, a vynechat lze jen to, co nahradí ostatní (NEW-8).
puerto-rico-why-not-produced = dozorce v\xA0této fázi nevyrobil žádný sud { $good-gen } (CRA-3).
puerto-rico-why-supply-empty = v\xA0zásobě už není žádný sud { $good-gen } (CRA-3).
puerto-rico-why-sold-already = v\xA0každé fázi smíš prodat jen jeden sud (TRA-1).
puerto-rico-why-no-barrel = nemáš žádný sud { $good-gen }.
puerto-rico-why-house-full = tržiště je plné (TRA-5).
puerto-rico-why-in-house = na tržišti už leží { $good } (TRA-4).
puerto-rico-why-supplied-already = sud { $good-gen } už je odevzdaný; každý druh lze odevzdat jen jednou (NOB-9).
puerto-rico-why-wharf-used = loděnici lze v\xA0každé fázi použít jen jednou (CAP-9).
puerto-rico-why-small-wharf-used = malou loděnici lze v\xA0každé fázi použít jen jednou (NEW-13).
puerto-rico-why-no-such-ship =
    { $ship ->
        [few] loď pro { $ship }\xA0sudy ve hře není (SET-8).
       *[other] loď pro { $ship }\xA0sudů ve hře není (SET-8).
    }
puerto-rico-why-ship-carries =
    { $good-acc } nelze naložit na loď pro { $ship ->
        [few] { $ship }\xA0sudy
       *[other] { $ship }\xA0sudů
    }: veze { $other-acc } (CAP-2).
puerto-rico-why-ship-full =
    { $ship ->
        [few] loď pro { $ship }\xA0sudy je plná (CAP-2).
       *[other] loď pro { $ship }\xA0sudů je plná (CAP-2).
    }
puerto-rico-why-kind-on-other-ship =
    { $good-acc } už veze loď pro { $ship ->
        [few] { $ship }\xA0sudy
       *[other] { $ship }\xA0sudů
    }, na jinou se naložit nesmí (CAP-2).
puerto-rico-why-takes-more =
    { $good-acc } nelze naložit na loď pro { $ship ->
        [few] { $ship }\xA0sudy
       *[other] { $ship }\xA0sudů
    }: na jinou prázdnou loď se vejde víc sudů ({ $n }) (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] nemáš žádný sud { $good-gen }.
        [one] k\xA0odeslání máš jen { $n }\xA0sud { $good-gen } (NEW-13).
        [few] k\xA0odeslání máš jen { $n }\xA0sudy { $good-gen } (NEW-13).
       *[other] k\xA0odeslání máš jen { $n }\xA0sudů { $good-gen } (NEW-13).
    }
puerto-rico-why-small-order = z\xA0malé loděnice se zboží odesílá v\xA0pevném pořadí, každý druh jen jednou (NEW-13).
puerto-rico-why-nothing-to-store = žádný sud { $good-gen } k\xA0uskladnění nezbývá (CAP-11).
puerto-rico-why-store-first = nejprve se plní skladiště: ulož celý druh (CAP-11).
puerto-rico-why-no-warehouse-left = na celý druh už místo není: nech si jednotlivé sudy (CAP-11).
puerto-rico-why-no-guests-with-mayor = ve fázi starosty se hosté nepřesouvají (NEW-10).
puerto-rico-why-no-guests = v\xA0hostinci nemáš žádné hosty (NEW-10).
puerto-rico-why-no-circle = { $place-in } není pro hosta volný kroužek (NEW-10).
puerto-rico-why-must-load = kdo může nakládat, nakládat musí (CAP-1).

# What has happened.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } volí { $role-acc }.
        [one] { $seat } volí { $role-acc } a dostává { $doubloons }\xA0dublon.
        [few] { $seat } volí { $role-acc } a dostává { $doubloons }\xA0dublony.
       *[other] { $seat } volí { $role-acc } a dostává { $doubloons }\xA0dublonů.
    }
puerto-rico-took-tile = { $seat } pokládá { $tile-acc }.
puerto-rico-drew-tile = { $seat } dobírá zakrytou destičku.
puerto-rico-laid-forest = { $seat } pokládá les.
puerto-rico-got-colonist = { $seat } dostává kolonistu { $place-to }.
puerto-rico-got-noble = { $seat } dostává šlechtice do San Juanu.
puerto-rico-discarded = { $seat } odhazuje { $tile-acc }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } si bere z\xA0lodi šlechtice.
            [few] { $seat } si bere z\xA0lodi { $bodies }\xA0šlechtice.
           *[other] { $seat } si bere z\xA0lodi { $bodies }\xA0šlechticů.
        }
       *[other] { $bodies ->
            [one] { $seat } si bere z\xA0lodi kolonistu.
            [few] { $seat } si bere z\xA0lodi { $bodies }\xA0kolonisty.
           *[other] { $seat } si bere z\xA0lodi { $bodies }\xA0kolonistů.
        }
    }
puerto-rico-arranged = { $seat } rozmisťuje kolonisty.
puerto-rico-ship-filled =
    { $nobles ->
        [0] Na loď kolonistů { $colonists ->
            [0] nenastupuje nikdo
            [one] nastupuje { $colonists }\xA0kolonista
            [few] nastupují { $colonists }\xA0kolonisté
           *[other] nastupuje { $colonists }\xA0kolonistů
        }.
       *[other] Na loď kolonistů { $colonists ->
            [0] nastupuje jen šlechtic
            [one] nastupuje { $colonists }\xA0kolonista a šlechtic
            [few] nastupují { $colonists }\xA0kolonisté a šlechtic
           *[other] nastupuje { $colonists }\xA0kolonistů a šlechtic
        }.
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } staví { $building-acc } zdarma.
        [one] { $seat } staví { $building-acc } za { $doubloons }\xA0dublon.
        [few] { $seat } staví { $building-acc } za { $doubloons }\xA0dublony.
       *[other] { $seat } staví { $building-acc } za { $doubloons }\xA0dublonů.
    }
puerto-rico-paid-colonist = { $seat } platí kolonistou { $place-from }.
puerto-rico-paid-good = { $seat } platí sudem { $good-gen }.
puerto-rico-paid-vp = { $seat } platí žetonem vítězných bodů.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } vyrábí { $barrels }\xA0sud { $good-gen }.
        [few] { $seat } vyrábí { $barrels }\xA0sudy { $good-gen }.
       *[other] { $seat } vyrábí { $barrels }\xA0sudů { $good-gen }.
    }
puerto-rico-took-bonus = { $seat } si bere sud { $good-gen } navíc.
puerto-rico-sold =
    { $doubloons ->
        [one] { $seat } prodává { $good-acc } za { $doubloons }\xA0dublon.
        [few] { $seat } prodává { $good-acc } za { $doubloons }\xA0dublony.
       *[other] { $seat } prodává { $good-acc } za { $doubloons }\xA0dublonů.
    }
puerto-rico-posted =
    { $doubloons ->
        [one] { $seat } prodává v\xA0obchodní stanici { $good-acc } za { $doubloons }\xA0dublon.
        [few] { $seat } prodává v\xA0obchodní stanici { $good-acc } za { $doubloons }\xA0dublony.
       *[other] { $seat } prodává v\xA0obchodní stanici { $good-acc } za { $doubloons }\xA0dublonů.
    }
puerto-rico-bought-tile = { $seat } kupuje destičku za 1\xA0dublon.
puerto-rico-house-emptied = Tržiště je plné a vyprazdňuje se.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } nakládá { $barrels }\xA0sud { $good-gen }
        [few] { $seat } nakládá { $barrels }\xA0sudy { $good-gen }
       *[other] { $seat } nakládá { $barrels }\xA0sudů { $good-gen }
    } na loď pro { $ship ->
        [few] { $ship }\xA0sudy
       *[other] { $ship }\xA0sudů
    }.
puerto-rico-loaded-wharf =
    { $barrels ->
        [one] { $seat } odesílá z\xA0loděnice { $barrels }\xA0sud { $good-gen }.
        [few] { $seat } odesílá z\xA0loděnice { $barrels }\xA0sudy { $good-gen }.
       *[other] { $seat } odesílá z\xA0loděnice { $barrels }\xA0sudů { $good-gen }.
    }
puerto-rico-loaded-small =
    { $barrels ->
        [one] { $seat } odesílá z\xA0malé loděnice { $barrels }\xA0sud { $good-gen }.
        [few] { $seat } odesílá z\xA0malé loděnice { $barrels }\xA0sudy { $good-gen }.
       *[other] { $seat } odesílá z\xA0malé loděnice { $barrels }\xA0sudů { $good-gen }.
    }
puerto-rico-supplied = { $seat } odevzdává dvornímu dodavatelství sud { $good-gen }.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } nemá kam uskladnit { $barrels }\xA0sud { $good-gen } a přichází o\xA0něj.
        [few] { $seat } nemá kam uskladnit { $barrels }\xA0sudy { $good-gen } a přichází o\xA0ně.
       *[other] { $seat } nemá kam uskladnit { $barrels }\xA0sudů { $good-gen } a přichází o\xA0ně.
    }
puerto-rico-ship-emptied =
    { $ship ->
        [few] Loď pro { $ship }\xA0sudy odplouvá s\xA0nákladem { $good-gen }.
       *[other] Loď pro { $ship }\xA0sudů odplouvá s\xA0nákladem { $good-gen }.
    }
puerto-rico-guest-moved = { $seat } přesouvá hosta { $place-to }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } dostává { $doubloons }\xA0dublon
        [few] { $seat } dostává { $doubloons }\xA0dublony
       *[other] { $seat } dostává { $doubloons }\xA0dublonů
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } získává { $vp }\xA0vítězný bod
        [few] { $seat } získává { $vp }\xA0vítězné body
       *[other] { $seat } získává { $vp }\xA0vítězných bodů
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Začíná { $round }. kolo, guvernérem je { $seat }.
puerto-rico-end-came =
    { $end ->
        [END-1] Zásoba už nestačí na zaplnění lodi kolonistů: hraje se poslední kolo (END-1).
        [END-2] Jedno z\xA0měst je zastavěné: hraje se poslední kolo (END-2).
       *[END-3] Došly žetony vítězných bodů: hraje se poslední kolo (END-3).
    }
ended-by-end-1 = Zásoba už nestačila na zaplnění lodi kolonistů (END-1).
ended-by-end-2 = Jedno z\xA0měst bylo zastavěné (END-2).
ended-by-end-3 = Došly žetony vítězných bodů (END-3).
puerto-rico-picked = { $seat } vybírá do hry { $building-acc }.
puerto-rico-opened-tile = Odkrývá se { $tile }.
puerto-rico-shuffled =
    { $tiles ->
        [one] { $tiles }\xA0odhozená destička tvoří nový zakrytý sloupek.
        [few] { $tiles }\xA0odhozené destičky se zamíchají do nového zakrytého sloupku.
       *[other] { $tiles }\xA0odhozených destiček se zamíchá do nového zakrytého sloupku.
    }

# Options and positions.
puerto-rico-error-buildings-without-custom = „buildings“ patří jen k\xA0volbě market = custom.
puerto-rico-error-custom-needs-buildings = volba market = custom potřebuje „buildings“: seznam fialových budov.
puerto-rico-error-building-twice = „buildings“ uvádí dvakrát: { $building }.
puerto-rico-error-takers = role se musejí volit popořadě od guvernéra (místo { $governor }).
puerto-rico-error-turns =
    { $n ->
        [one] zvolena je { $n }\xA0role
        [few] zvoleny jsou { $n }\xA0role
       *[other] zvoleno je { $n }\xA0rolí
    }, což neodpovídá fázi (RND-1).
puerto-rico-error-spaces = příliš mnoho budov s\xA0cenou { $cost }; v\xA0nabídce pro ně je místo jen { $most }× (NEW-1).
puerto-rico-error-end = { $rule } neodpovídá tomu, co leží na stole.
puerto-rico-error-no-end = u\xA0skončené hry musí být uvedeno, co ji ukončilo (RND-5).
puerto-rico-error-no-seat = po konci hry už nikdo nerozhoduje (RND-5).
puerto-rico-error-ships = musí tu být po jedné lodi pro každý z\xA0těchto počtů sudů: { $ships }.
puerto-rico-error-ship-good = loď se sudy musí mít uvedené zboží, prázdná loď nesmí.
puerto-rico-error-kind-twice = jeden druh smí vézt jen jedna loď (CAP-2).
puerto-rico-error-more-than-box = { $what }: na stole { $seen }, ale v\xA0krabici jen { $total }.
puerto-rico-error-not-in-game = { $building } v\xA0této hře není.
puerto-rico-error-no-tokens = toto vydání nemá žetony lesa.
puerto-rico-error-no-forests = bez nových budov ve hře lesy nejsou.
puerto-rico-error-forest-tiles = lesy (celkem { $forests }) musejí vzniknout z\xA0destiček, které nejsou nikde jinde.
puerto-rico-error-draft = výběr budov takhle vypadat nemůže.
puerto-rico-error-pending = o\xA0tomhle se tady rozhodovat nedá.

# What the errors name.
puerto-rico-pieces-colonists = kolonisté
puerto-rico-pieces-nobles = šlechtici
puerto-rico-pieces-barrels = sudy
puerto-rico-pieces-tiles = destičky
puerto-rico-pieces-city-spaces = políčka města
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

# The board.
puerto-rico-board-round = { $round }. kolo
puerto-rico-board-governor = guvernér { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] výběr budov
        [role_choice] volba role
       *[game_over] konec hry
    }
puerto-rico-board-ending = poslední kolo
puerto-rico-board-roles = role
puerto-rico-board-tiles = destičky
puerto-rico-board-ships = lodě
puerto-rico-board-supply = zásoba
puerto-rico-board-island = · ostrov
puerto-rico-board-city = · město
puerto-rico-board-quarries = kamenolom ×{ $n }
puerto-rico-board-stack = zakryté { $n }
puerto-rico-board-discards = odhozené { $n }
puerto-rico-board-forests = lesy { $n }
puerto-rico-board-house = tržiště: { $goods }
puerto-rico-board-vp = VB { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] kolonisté { $n }
       *[other] kolonisté { $n }, šlechtici { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] na lodi { $n }
       *[other] na lodi { $n } + { $nobles }\xA0šlechtic
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n }\xA0dublon
        [few] { $n }\xA0dublony
       *[other] { $n }\xA0dublonů
    }
puerto-rico-board-own-vp = { $vp }\xA0VB
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } vybírá budovu do hry
    .you = Vyber budovu do hry
puerto-rico-ask-role = { $seat } volí roli
    .you = Zvol roli
puerto-rico-ask-guests = { $seat } smí přesunout hosty
    .you = Smíš přesunout hosty
puerto-rico-ask-settle = Plantážník: { $seat } si bere destičku
    .you = Plantážník: smíš si vzít destičku
puerto-rico-ask-lay = { $seat } pokládá dobranou destičku
    .you = Polož dobranou destičku
puerto-rico-ask-tile-colonist = Plantážník: { $seat } si smí vzít kolonistu { $tile-to }
    .you = Plantážník: smíš si vzít kolonistu { $tile-to }
puerto-rico-ask-forest-colonist = Plantážník: { $seat } si za les smí vzít kolonistu do San Juanu
    .you = Plantážník: za les si smíš vzít kolonistu do San Juanu
puerto-rico-ask-second-tile = Plantážník: { $seat } si bere druhou destičku
    .you = Plantážník: smíš si vzít druhou destičku
puerto-rico-ask-discard = Plantážník: { $seat } smí odhodit destičku
    .you = Plantážník: smíš odhodit destičku
puerto-rico-ask-mayor-colonist = Starosta: { $seat } si smí vzít kolonistu ze zásoby
    .you = Starosta: smíš si vzít kolonistu ze zásoby
puerto-rico-ask-board = Starosta: { $seat } si bere z\xA0lodi kolonistu nebo šlechtice
    .you = Starosta: vezmi si z lodi kolonistu nebo šlechtice
puerto-rico-ask-man =
    Starosta: { $seat } rozmisťuje { $n ->
        [one] { $n }\xA0kolonistu
        [few] { $n }\xA0kolonisty
       *[other] { $n }\xA0kolonistů
    }{ $nobles ->
        [0] { "" }
        [one] { " " }a { $nobles }\xA0šlechtice
        [few] { " " }a { $nobles }\xA0šlechtice
       *[other] { " " }a { $nobles }\xA0šlechticů
    }
    .you = Starosta: rozmísti { $n ->
            [one] { $n } kolonistu
            [few] { $n } kolonisty
           *[other] { $n } kolonistů
        }{ $nobles ->
            [0] { "" }
            [one] { " " }a { $nobles } šlechtice
            [few] { " " }a { $nobles } šlechtice
           *[other] { " " }a { $nobles } šlechticů
        }
puerto-rico-ask-build = Stavitel: { $seat } smí stavět
    .you = Stavitel: smíš stavět
puerto-rico-ask-pay =
    { $n ->
        [one] Stavitel: { $seat } za { $building-acc } ještě dluží { $n }\xA0dublon
        [few] Stavitel: { $seat } za { $building-acc } ještě dluží { $n }\xA0dublony
       *[other] Stavitel: { $seat } za { $building-acc } ještě dluží { $n }\xA0dublonů
    }
    .you =
        { $n ->
            [one] Stavitel: za { $building-acc } ještě dlužíš { $n } dublon
            [few] Stavitel: za { $building-acc } ještě dlužíš { $n } dublony
           *[other] Stavitel: za { $building-acc } ještě dlužíš { $n } dublonů
        }
puerto-rico-ask-building-colonist = Stavitel: { $seat } si smí vzít kolonistu { $building-to }
    .you = Stavitel: smíš si vzít kolonistu { $building-to }
puerto-rico-ask-bonus = Dozorce: { $seat } si smí vzít jeden sud navíc
    .you = Dozorce: smíš si vzít jeden sud navíc
puerto-rico-ask-trade =
    { $sold ->
        [1] Obchodník: { $seat } smí použít pozemkový úřad
       *[other] Obchodník: { $seat } smí prodat sud
    }
    .you =
        { $sold ->
            [1] Obchodník: smíš použít pozemkový úřad
           *[other] Obchodník: smíš prodat sud
        }
puerto-rico-ask-supply = Kapitán: { $seat } smí odevzdat sudy dvornímu dodavatelství
    .you = Kapitán: smíš odevzdat sudy dvornímu dodavatelství
puerto-rico-ask-load = Kapitán: { $seat } nakládá sudy
    .you = Kapitán: nalož sudy
puerto-rico-ask-small = Kapitán: { $seat } nakládá v\xA0malé loděnici
    .you = Kapitán: nakládej v malé loděnici
puerto-rico-ask-store = Kapitán: { $seat } uskladňuje sudy
    .you = Kapitán: uskladni sudy

# What may be answered, for a button or a menu.
puerto-rico-label-pick = Vybrat do hry { $building-acc }
puerto-rico-label-role = Zvolit { $role-acc }
puerto-rico-label-draw = Nejprve dobrat zakrytou destičku
puerto-rico-label-lay = Položit { $tile-acc }
puerto-rico-label-take = Vzít { $tile-acc }
puerto-rico-label-take-forest = Vzít { $tile-acc } jako les
puerto-rico-label-colonist = Vzít kolonistu
puerto-rico-label-colonist-to-san-juan = Vzít kolonistu do San Juanu
puerto-rico-label-discard =
    { $sold ->
        [1] Prodat { $tile-acc } za 1\xA0dublon
       *[other] Odhodit { $tile-acc }
    }
puerto-rico-label-board-noble = Vzít šlechtice
puerto-rico-label-man-who =
    { $who ->
        [noble] Poslat šlechtice { $place-to }
        [colonist] Poslat kolonistu { $place-to }
       *[none] Neposlat nikoho { $place-to }
    }
puerto-rico-label-man =
    { $n ->
        [0] Neposlat nikoho { $place-to }
       *[other] Poslat { $n } { $place-to }
    }
puerto-rico-label-build = Postavit { $building-acc }
puerto-rico-label-pay-colonist = Zaplatit kolonistou { $place-from }
puerto-rico-label-pay-good = Zaplatit sudem { $good-gen }
puerto-rico-label-pay-vp = Zaplatit žetonem vítězných bodů
puerto-rico-label-bonus = Vzít sud { $good-gen } navíc
puerto-rico-label-sell = Prodat { $good-acc } na tržišti
puerto-rico-label-post = Prodat { $good-acc } v\xA0obchodní stanici
puerto-rico-label-buy-tile = Koupit zakrytou destičku
puerto-rico-label-buy-open-tile = Koupit { $tile-acc }
puerto-rico-label-supply = Odevzdat dvornímu dodavatelství sud { $good-gen }
puerto-rico-label-load =
    { $ship ->
        [few] Naložit { $good-acc } na loď pro { $ship }\xA0sudy
       *[other] Naložit { $good-acc } na loď pro { $ship }\xA0sudů
    }
puerto-rico-label-load-wharf = Odeslat { $good-acc } z\xA0loděnice
puerto-rico-label-small =
    { $n ->
        [one] Odeslat z\xA0malé loděnice { $n }\xA0sud { $good-gen }
        [few] Odeslat z\xA0malé loděnice { $n }\xA0sudy { $good-gen }
       *[other] Odeslat z\xA0malé loděnice { $n }\xA0sudů { $good-gen }
    }
puerto-rico-label-done = Hotovo
puerto-rico-label-store = Uskladnit všechny sudy { $good-gen }
puerto-rico-label-keep = Nechat si sud { $good-gen }
puerto-rico-label-guest = Přesunout hosta { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] Nechat hosty, kde jsou
        [tile_colonist] Bez kolonisty
        [discard] Nic neodhodit
        [mayor_colonist] Bez kolonisty
        [building_colonist] Bez kolonisty
        [bonus] Bez sudu navíc
        [supply] Nic dalšího neodevzdat
       *[other] Pasovat
    }

# Beside the choices.
puerto-rico-hint-role =
    { $n ->
        [one] k\xA0tomu { $n }\xA0dublon
        [few] k\xA0tomu { $n }\xA0dublony
       *[other] k\xA0tomu { $n }\xA0dublonů
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] nic nevyrobíš
        [one] vyrobíš { $made }\xA0sud
        [few] vyrobíš { $made }\xA0sudy
       *[other] vyrobíš { $made }\xA0sudů
    }{ $n ->
        [0] { "" }
        [one] , k\xA0tomu { $n }\xA0dublon
        [few] , k\xA0tomu { $n }\xA0dublony
       *[other] , k\xA0tomu { $n }\xA0dublonů
    }
puerto-rico-hint-build =
    { $price ->
        [0] zdarma
        [one] { $price }\xA0dublon
        [few] { $price }\xA0dublony
       *[other] { $price }\xA0dublonů
    }, { $vp }\xA0VB
puerto-rico-hint-sell =
    { $n ->
        [one] { $n }\xA0dublon
        [few] { $n }\xA0dublony
       *[other] { $n }\xA0dublonů
    }
puerto-rico-hint-load =
    { $n ->
        [one] { $n }\xA0sud
        [few] { $n }\xA0sudy
       *[other] { $n }\xA0sudů
    }, { $vp }\xA0VB

# The score sheet.
puerto-rico-score-vp = žetony VB
puerto-rico-score-buildings = budovy
puerto-rico-score-nobles = šlechtici
`,"../../../src/entrepot/games/puerto_rico/catalogs/cs/study_puerto_rico.ftl":`# What the book of openings counts.
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
`,"../../../src/entrepot/games/spice_road/catalogs/cs/explain_spice_road.ftl":`# Vysvětlení: z čeho se skládají body a o co akce připraví ostatní.
spice-road-part-cards = bodové karty
spice-road-part-coins = mince
spice-road-part-cubes = kostky
spice-road-explain-rival = Tuto kartu by mohl získat i { $seat }.
`,"../../../src/entrepot/games/spice_road/catalogs/cs/page_spice_road.ftl":`# The board of Spice Road on the page.
sr-points = Bodové karty
sr-merchants = Obchodníci
sr-hand = V\xA0ruce
sr-played = Zahrané
sr-ladder = Pořadí koření: každé vylepšení je jeden krok nahoru
sr-tray = Tvoje volba
sr-score =
    { $n ->
        [one] { $n }\xA0bod
        [few] { $n }\xA0body
       *[other] { $n }\xA0bodů
    }

# Things in words, for those who hear the board.
sr-caravan = Karavana: { $cubes }
sr-caravan-empty = Karavana: prázdná
sr-lying = leží na ní { $cubes }
sr-card-create = Karta koření: získáš { $get-acc }
sr-card-upgrade =
    { $n ->
        [one] Karta vylepšení: kostka o\xA0{ $n }\xA0krok
        [few] Karta vylepšení: kostky až o\xA0{ $n }\xA0kroky
       *[other] Karta vylepšení: kostky až o\xA0{ $n }\xA0kroků
    }
sr-card-trade = Směnná karta: { $give-acc } za { $get-acc }
sr-card-points =
    { $n ->
        [one] Bodová karta: { $n }\xA0bod za { $cost-acc }
        [few] Bodová karta: { $n }\xA0body za { $cost-acc }
       *[other] Bodová karta: { $n }\xA0bodů za { $cost-acc }
    }
sr-about = O\xA0této kartě
sr-with-hint = { $name } ({ $hint })

# What is being decided.
sr-how-often = Kolikrát?
sr-how-often-more = Kolikrát ještě?
sr-trade-times =
    { $n ->
        [one] Jednou: { $give-acc } za { $get-acc }
        [few] { $n }×: { $give-acc } za { $get-acc }
       *[other] { $n }×: { $give-acc } za { $get-acc }
    }
sr-cancel = Zrušit
sr-steps-left =
    { $n ->
        [one] Vyber kostku k\xA0vylepšení: zbývá { $n }\xA0krok
        [few] Vyber kostku k\xA0vylepšení: zbývají { $n }\xA0kroky
       *[other] Vyber kostku k\xA0vylepšení: zbývá { $n }\xA0kroků
    }
sr-ask-drop =
    { $n ->
        [one] Vyber poslední kostku, kterou položíš
        [few] Vyber kostku na každou kartu vlevo: ještě { $n }
       *[other] Vyber kostku na každou kartu vlevo: ještě { $n }
    }
sr-ask-discard = Příliš mnoho kostek: vyber, které odhodíš
sr-cheapest-drop = Položit nejlevnější
sr-cheapest-discard = Odhodit nejlevnější

# The start.
page-game-spice-road = Obchoduj s\xA0kořením a proměň ho v\xA0ty nejcennější karty.

# Options.
page-option-open-points = Bodové karty jsou veřejné

# What a thing is.
page-about-merchant-card = Karta obchodníka
page-about-point-card = Bodová karta
page-about-create = Získáš { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Vylepši kostku o\xA0{ $n }\xA0krok.
        [few] Vylepši kostky celkem o\xA0{ $n }\xA0kroky, vždy na následující koření.
       *[other] Vylepši kostky celkem o\xA0{ $n }\xA0kroků, vždy na následující koření.
    }
page-about-trade = Vyměníš { $give-acc } za { $get-acc }, kolikrát chceš a můžeš.
page-about-claim =
    { $points ->
        [one] Zaplať { $cubes-acc } za { $points }\xA0bod.
        [few] Zaplať { $cubes-acc } za { $points }\xA0body.
       *[other] Zaplať { $cubes-acc } za { $points }\xA0bodů.
    }

# The rules in short.
page-rules-spice-road-aim = O\xA0co jde
page-rules-spice-road-aim-text = Každý hráč vede karavanu, která uveze až deset kostek koření. Kartami je získává, vylepšuje a směňuje. Kdo má kostky, které ukazuje bodová karta, smí si ji vzít. Vyhrává, kdo má nejvíc bodů.
page-rules-spice-road-turn = Průběh tahu
page-rules-spice-road-turn-text = Vyber jednu ze čtyř možností:
page-rules-action-play = Zahrát kartu
page-rules-action-play-text = Vylož kartu obchodníka z\xA0ruky a udělej, co říká: získej kostky, vylepši je, nebo je směň, kolikrát chceš.
page-rules-action-acquire = Koupit kartu
page-rules-action-acquire-text = Vezmi si kartu obchodníka z\xA0řady. První je zdarma; za vzdálenější polož po kostce na každou kartu před ní. Kostky, které na kartě leží, jsou tvoje.
page-rules-action-rest = Odpočinek
page-rules-action-rest-text = Vezmi si všechny zahrané karty zpět do ruky.
page-rules-action-claim = Vzít bodovou kartu
page-rules-action-claim-text = Zaplať kostky, které ukazuje. K\xA0prvním dvěma kartám v\xA0řadě patří zlatá a stříbrná mince, dokud nějaké jsou: za 3\xA0body a za 1\xA0bod.
page-rules-spice-road-cubes = Koření
page-rules-spice-road-cubes-text = Od nejlevnějšího po nejvzácnější. Vylepšit kostku znamená vyměnit ji za následující.
page-rules-spice-road-end = Konec hry
page-rules-spice-road-end-text = Když si někdo vezme pátou bodovou kartu, ve dvou nebo třech hráčích šestou, kolo se dohraje. Za každou zbylou kostku kromě nejlevnějších je bod.

# The game that teaches.
page-lesson-spice-road-aim = Cíl hry: získat nejvíc bodů za bodové karty, které se platí kořením.
page-lesson-spice-road-turn = Ve svém tahu uděláš jednu ze čtyř věcí: zahraješ kartu, koupíš kartu obchodníka, vezmeš si bodovou kartu, nebo si odpočineš.
page-lesson-spice-road-ladder = Koření má své pořadí, od kurkumy po skořici. Vylepšení vymění kostku za následující koření. Karavana uveze deset kostek.
page-lesson-spice-road-merchants = První karta obchodníka v\xA0řadě je zdarma. Vzdálenější stojí po kostce na každou kartu před ní; kostky na kartě, kterou koupíš, jsou tvoje.
page-lesson-spice-road-rest = Zahrané karty zůstávají na stole, dokud si neodpočineš: pak si je všechny vezmeš zpět do ruky.
page-lesson-spice-road-engine = Tvoje karty jsou jako stroj: některé dávají koření, jiné ho mění v\xA0lepší. Pár karet, které se doplňují, má větší cenu než mnoho náhodných.
page-lesson-spice-road-trade = Směnnou kartu lze v\xA0jednom tahu použít vícekrát, dokud máš čím platit.
page-lesson-spice-road-points = Bodová karta stojí koření, které ukazuje. K\xA0první v\xA0řadě patří zlatá mince (3\xA0body) a k\xA0druhé stříbrná (1\xA0bod), dokud nějaké jsou.
page-lesson-spice-road-timing = Záleží na načasování: stejnou bodovou kartu mohou chtít i ostatní. Sleduj, čí karavana ji brzy zaplatí.
page-lesson-spice-road-end = Ve třech hráčích hra končí kolem, ve kterém si někdo vezme šestou bodovou kartu. Každá zbylá kostka kromě kurkumy má pak hodnotu 1\xA0bodu.
page-lesson-spice-road-finish = Teď znáš koření a karty a víš, jak hra končí. Hraj dál; rady ti zůstanou.
page-lesson-spice-road-watch = Teď jsou na řadě ostatní. Sleduj, které karty si berou.
page-lesson-spice-road-ask-turn = Kterou bodovou kartu můžeš zaplatit nejdřív a které karty ti k\xA0tomu pomohou?
page-lesson-spice-road-ask-upgrade = Každý krok změní jednu kostku v\xA0následující koření. Skončit můžeš i dřív.
page-lesson-spice-road-ask-trade = Směnu smíš opakovat, dokud máš čím platit, nebo skončit.
page-lesson-spice-road-ask-drop = Na každou kartu před tou, kterou chceš, přijde jedna kostka. Které to budou, vybíráš ty.
page-lesson-spice-road-ask-discard = Karavana uveze deset kostek. Kterých se vzdáš, vybíráš ty.

# What a round has changed.
page-change-cubes =
    { $n ->
        [one] { $signed }\xA0kostka
        [few] { $signed }\xA0kostky
       *[other] { $signed }\xA0kostek
    }
page-change-cards =
    { $n ->
        [one] { $signed }\xA0karta obchodníka
        [few] { $signed }\xA0karty obchodníka
       *[other] { $signed }\xA0karet obchodníka
    }
page-change-claimed =
    { $n ->
        [one] { $signed }\xA0bodová karta
        [few] { $signed }\xA0bodové karty
       *[other] { $signed }\xA0bodových karet
    }

# Parts of the table, on a narrow screen.
sr-tabs = Části stolu
sr-tab-table = Stůl
sr-tab-others = Ostatní
`,"../../../src/entrepot/games/spice_road/catalogs/cs/spice_road.ftl":`spice-road = Cesta koření

spice-turmeric = kurkuma
    .acc = kurkumu
    .gen = kurkumy
    .few = kurkumy
    .many = kurkum
spice-saffron = šafrán
    .acc = šafrán
    .gen = šafránu
    .few = šafrány
    .many = šafránů
spice-cardamom = kardamom
    .acc = kardamom
    .gen = kardamomu
    .few = kardamomy
    .many = kardamomů
spice-cinnamon = skořice
    .acc = skořici
    .gen = skořice
    .few = skořice
    .many = skořic

# Why an action is refused.
spice-road-why-nothing-played = nemáš zahranou žádnou kartu, není co vzít zpět (CEN-11).
spice-road-why-nothing-begun = není rozehráno nic, v\xA0čem by se dalo pokračovat (CEN-6).
spice-road-why-already-played = karta { $card-name } už je zahraná; do ruky se vrátí odpočinkem (CEN-11).
spice-road-why-not-in-hand = kartu { $card-name } nemáš v\xA0ruce (CEN-7).
spice-road-why-nothing-to-raise = v\xA0karavaně nemáš kostku, kterou by šlo vylepšit (CEN-8).
spice-road-why-cannot-trade = na kartu { $card-name } nemáš, chybí { $missing } (CEN-9).
spice-road-why-not-in-row = karta { $card-name } neleží v\xA0řadě obchodníků (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] karta { $card-name } stojí { $needed }\xA0kostku
        [few] karta { $card-name } stojí { $needed }\xA0kostky
       *[other] karta { $card-name } stojí { $needed }\xA0kostek
    }, jednu na každou kartu vlevo od ní, a v\xA0karavaně { $cubes ->
        [0] nemáš žádnou
        [one] máš jen { $cubes }
        [few] máš jen { $cubes }
       *[other] máš jen { $cubes }
    } (CEN-10).
spice-road-why-not-in-point-row = bodová karta za { $cost-acc } neleží v\xA0řadě (CEN-12).
spice-road-why-cannot-claim = na bodovou kartu za { $cost-acc } nemáš, chybí { $missing } (CEN-12).
spice-road-why-raise-one = aspoň jednu kostku je třeba vylepšit (CEN-8).
spice-road-why-no-such-cube = v\xA0karavaně nemáš žádnou kostku { $spice-gen }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] hraje se karta { $card-name }: vylepši kostky, nebo skonči (CEN-8).
        [trade] hraje se karta { $card-name }: směň znovu, nebo skonči (CEN-9).
        [drop] kupuje se karta { $card-name }: polož kostku na každou kartu vlevo od ní (CEN-10).
       *[discard] v\xA0karavaně je víc než deset kostek: odhoď přebytek (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } hraje kartu { $card-name }.
spice-road-raised = { $seat } vylepšuje { $spice-acc } na { $to-acc }.
spice-road-traded = { $seat } směňuje { $give-acc } za { $get-acc }.
spice-road-dropped = { $seat } pokládá { $spice-acc } na kartu { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kupuje kartu { $card-name }.
       *[other] { $seat } kupuje kartu { $card-name } a s\xA0ní { $cubes-acc }.
    }
spice-road-rested = { $seat } odpočívá.
spice-road-claimed =
    { $points ->
        [one] { $seat } platí { $card-acc } a bere si kartu za { $points }\xA0bod
        [few] { $seat } platí { $card-acc } a bere si kartu za { $points }\xA0body
       *[other] { $seat } platí { $card-acc } a bere si kartu za { $points }\xA0bodů
    }{ $coin ->
        [gold] { " " }a k\xA0ní zlatou minci.
        [silver] { " " }a k\xA0ní stříbrnou minci.
       *[none] .
    }
spice-road-discarded = { $seat } odhazuje { $spice-acc }.
spice-road-opened-merchant = Odkrývá se karta obchodníka { $card-name }.
spice-road-opened-points =
    { $points ->
        [one] Odkrývá se bodová karta: { $points }\xA0bod za { $card-acc }.
        [few] Odkrývá se bodová karta: { $points }\xA0body za { $card-acc }.
       *[other] Odkrývá se bodová karta: { $points }\xA0bodů za { $card-acc }.
    }
spice-road-last-round = { $seat } má dost bodových karet: hraje se poslední kolo.
ended-by-cen-14 = Někdo nasbíral dost bodových karet (CEN-14).

# Position errors.
spice-road-error-starters = mezi kartami v\xA0ruce a zahranými musí být +YY a ^2, každá karta jednou.
spice-road-error-cubes = kostky se zapisují písmeny { $letters }, nejvýš { $most }.
spice-road-error-row =
    { $length ->
        [one] v\xA0řadě musí ležet { $length }\xA0karta, nebo méně, když je balíček prázdný.
        [few] v\xA0řadě musí ležet { $length }\xA0karty, nebo méně, když je balíček prázdný.
       *[other] v\xA0řadě musí ležet { $length }\xA0karet, nebo méně, když je balíček prázdný.
    }
spice-road-error-pending = o\xA0tomhle se tady rozhodovat nedá.
spice-road-error-caravan = mezi tahy pojme karavana nejvýš { $most }\xA0kostek (CEN-13).
spice-road-error-points = nikdo nemůže získat víc bodových karet než { $most } (CEN-14).
spice-road-error-ended = s\xA0tolika kartami už by tento hráč nebyl na tahu, hra by skončila (CEN-14).

# What the errors name.
spice-road-pieces-gold = zlaté mince
spice-road-pieces-silver = stříbrné mince

# The board.
spice-road-board-round = { $round }. kolo
spice-road-board-points = body
spice-road-board-merchants = obchodníci
spice-road-board-hand = v\xA0ruce
spice-road-board-played = zahrané
spice-road-board-deck = balíček { $n }
spice-road-board-price =
    { $n ->
        [0] zdarma
        [one] { $n }\xA0kostka
        [few] { $n }\xA0kostky
       *[other] { $n }\xA0kostek
    }
spice-road-coins-gold = zlaté ×{ $n }
spice-road-coins-silver = stříbrné ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] žádné bodové karty
        [one] { $n }\xA0bodová karta
        [few] { $n }\xA0bodové karty
       *[other] { $n }\xA0bodových karet
    }

# What is asked, for everybody to read.
spice-road-ask-turn = { $seat } zahraje kartu, koupí kartu, vezme si bodovou kartu, nebo si odpočine
    .you = Zahraj kartu, kup kartu, vezmi si bodovou kartu, nebo si odpočiň
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } smí vylepšit kostku o\xA0{ $n }\xA0krok
        [few] { $seat } smí vylepšit kostky, celkem o\xA0{ $n }\xA0kroky
       *[other] { $seat } smí vylepšit kostky, celkem o\xA0{ $n }\xA0kroků
    }
    .you =
        { $n ->
            [one] Smíš vylepšit kostku o { $n } krok
            [few] Smíš vylepšit kostky, celkem o { $n } kroky
           *[other] Smíš vylepšit kostky, celkem o { $n } kroků
        }
spice-road-ask-trade = { $seat } smí směnit znovu: { $card }
    .you = Smíš směnit znovu: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } pokládá kostku na kartu vlevo
        [few] { $seat } pokládá po kostce na { $n }\xA0karty vlevo
       *[other] { $seat } pokládá po kostce na { $n }\xA0karet vlevo
    }
    .you =
        { $n ->
            [one] Polož kostku na kartu vlevo
            [few] Polož po kostce na { $n } karty vlevo
           *[other] Polož po kostce na { $n } karet vlevo
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } odhazuje { $n }\xA0kostku: karavana jich pojme deset
        [few] { $seat } odhazuje { $n }\xA0kostky: karavana jich pojme deset
       *[other] { $seat } odhazuje { $n }\xA0kostek: karavana jich pojme deset
    }
    .you =
        { $n ->
            [one] Odhoď { $n } kostku: karavana jich pojme deset
            [few] Odhoď { $n } kostky: karavana jich pojme deset
           *[other] Odhoď { $n } kostek: karavana jich pojme deset
        }

# What may be answered, for a button or a menu.
spice-road-label-play = Zahrát kartu { $card-name }
spice-road-label-acquire = Koupit kartu { $card-name }
spice-road-label-claim =
    { $points ->
        [one] Vzít bodovou kartu: { $points }\xA0bod za { $card-acc }
        [few] Vzít bodovou kartu: { $points }\xA0body za { $card-acc }
       *[other] Vzít bodovou kartu: { $points }\xA0bodů za { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Odpočinout si a vrátit do ruky { $n }\xA0kartu
        [few] Odpočinout si a vrátit do ruky { $n }\xA0karty
       *[other] Odpočinout si a vrátit do ruky { $n }\xA0karet
    }
spice-road-label-raise = Vylepšit { $spice-acc } na { $to-acc }
spice-road-label-again = Ještě jednou: { $card }
spice-road-label-stop = Hotovo
spice-road-label-drop = Položit { $spice-acc }
spice-road-label-discard = Odhodit { $spice-acc }

# Cards and cubes in words.
spice-road-card-create = získat { $cubes-acc }
    .name = „získat { $cubes-acc }“
spice-road-card-upgrade =
    { $n ->
        [one] vylepšit o\xA0{ $n }\xA0krok
        [few] vylepšit o\xA0{ $n }\xA0kroky
       *[other] vylepšit o\xA0{ $n }\xA0kroků
    }
    .name =
        { $n ->
            [one] „vylepšit o\xA0{ $n }\xA0krok“
            [few] „vylepšit o\xA0{ $n }\xA0kroky“
           *[other] „vylepšit o\xA0{ $n }\xA0kroků“
        }
spice-road-card-trade = { $give } → { $get }
    .name = „{ $give } → { $get }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
spice-road-cubes-2 = { $a } a { $b }
    .acc = { $a-acc } a { $b-acc }
spice-road-cubes-3 = { $a }, { $b } a { $c }
    .acc = { $a-acc }, { $b-acc } a { $c-acc }
spice-road-cubes-4 = { $a }, { $b }, { $c } a { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } a { $d-acc }
spice-road-cubes-of =
    { $n ->
        [one] { $n }\xA0{ $spice }
        [few] { $n }\xA0{ $spice-few }
       *[other] { $n }\xA0{ $spice-many }
    }
    .acc =
        { $n ->
            [one] { $n }\xA0{ $spice-acc }
            [few] { $n }\xA0{ $spice-few }
           *[other] { $n }\xA0{ $spice-many }
        }

# What a choice costs or brings.
spice-road-hint-trade =
    { $n ->
        [one] jednou
        [few] až { $n }×
       *[other] až { $n }×
    }
spice-road-hint-acquire =
    { $n ->
        [0] zdarma
        [one] za { $n }\xA0kostku
        [few] za { $n }\xA0kostky
       *[other] za { $n }\xA0kostek
    }{ $cubes ->
        [none] { "" }
       *[other] , na ní: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] se zlatou mincí
       *[silver] se stříbrnou mincí
    }
spice-road-hint-again =
    { $n ->
        [one] ještě jednou
        [few] ještě až { $n }×
       *[other] ještě až { $n }×
    }
spice-road-hint-cubes = v\xA0karavaně { $n }

# The score sheet.
spice-road-score-cards = bodové karty
spice-road-score-gold = zlaté mince
spice-road-score-silver = stříbrné mince
spice-road-score-cubes = kostky
`,"../../../src/entrepot/games/spice_road/catalogs/cs/study_spice_road.ftl":`# What the book of openings counts.
spice-road-fact-first-card = První karta obchodníka
spice-road-fact-second-card = Druhá karta obchodníka
spice-road-fact-hand = Získané karty obchodníků
spice-road-fact-merchant-cards = Počet získaných karet obchodníků
spice-road-fact-point-cards = Bodové karty
spice-road-fact-gold = Zlaté mince
spice-road-fact-silver = Stříbrné mince
spice-road-fact-rests = Odpočinky

# The themes of puzzles.
spice-road-theme-claiming = získání bodové karty
spice-road-theme-engine = budování ruky
spice-road-theme-timing = načasování
spice-road-theme-caravan = karavana
spice-road-theme-spices = koření
spice-road-theme-denial = zmaření plánu soupeře
spice-road-theme-ending = konec hry
`,"../../../src/entrepot/games/spice_road/catalogs/cs/terminal_spice_road.ftl":`# How the terminal abbreviates the spices on the board and in the menu: by the initial, or by two letters where others
# begin alike. None may be what the notation writes for another spice (Y, R, G, B).
spice-road-letter-turmeric = Ku
spice-road-letter-saffron = Š
spice-road-letter-cardamom = Ka
spice-road-letter-cinnamon = Sk
`,"../../../src/entrepot/i18n/cs/bots.ftl":`bots-unknown = Bot „{ $name }“ neexistuje; k\xA0dispozici: { $known }.
bots-one-game = { $name } hraje jen tuto hru: { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Začátečník
bots-level-easy = Snadný
bots-level-medium = Střední
bots-level-hard = Těžký
bots-level-expert = Expert
bots-network-broken = { $name } není síť, kterou by tato verze uměla použít, boti proto hledají bez ní: { $reason }
bots-network-outdated = Byla natrénována pro jinou verzi hry.
bots-network-damaged = Soubor je poškozený.
`,"../../../src/entrepot/i18n/cs/core.ftl":`# On the page no line ends in a one-letter preposition, nor between a number and its noun: a no-break space stands there,
# in all files that the page reads.

# The code of the language, for programs that read a page aloud.
language = cs

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = „{ $text }“ není akce této hry.
error-illegal-action = „{ $action }“ nelze zahrát: { $reason } Možné akce: { $legal }.
error-game-over = Hra skončila: „{ $action }“ už nelze zahrát.
error-nothing-to-undo = { $seat } nemá co vrátit zpět: mezitím hrál někdo jiný, nebo se něco odkrylo.
error-unknown-game = Hra „{ $game }“ tu není; k\xA0dispozici: { $known }.
error-broken-game = Hru „{ $game }“ nelze načíst: { $reason }.
error-game-fails = Hra obsahuje chybu: { $where }: { $reason }.
error-option-unknown = Volba „{ $option }“ neexistuje; k\xA0dispozici: { $known }.
error-option-value = Volba { $option } nemůže být „{ $value }“; možné hodnoty: { $values }.
error-names =
    { $players ->
        [one] Zadej { $players }\xA0jméno,
        [few] Zadej { $players }\xA0jména,
       *[other] Zadej { $players }\xA0jmen,
    } jedno pro každého hráče, každé jako text na jednom řádku.
error-seed = „{ $value }“ není platné semínko: má to být celé číslo od 0 do 2^64 - 1.
error-no-seat = Místo „{ $seat }“ u\xA0stolu není; místa mají čísla 0 až { $last }.
error-no-such-moment = Okamžik { $number } ve hře není; hra má okamžiky 0 až { $last }.

error-position = { $key }: { $reason }
error-key-missing = tento klíč chybí.
error-unknown-key = takový klíč neexistuje; k\xA0dispozici: { $known }.
error-not-whole = „{ $value }“ není celé číslo.
error-not-text = „{ $value }“ není text.
error-not-list = „{ $value }“ není seznam.
error-not-object = „{ $value }“ není objekt.
error-out-of-range = { $value } neleží mezi { $low } a { $high }.
error-not-one-of = „{ $value }“ není žádná z\xA0hodnot: { $allowed }.
error-too-many = příliš mnoho: { $what }; nejvýš { $most }.
error-missing-pieces = chybí: { $what }.
error-number-of-players =
    { $players ->
        [one] podle voleb má hrát { $players }\xA0hráč.
        [few] podle voleb mají hrát { $players }\xA0hráči.
       *[other] podle voleb má hrát { $players }\xA0hráčů.
    }

error-nothing-to-arrange = teď není koho rozmisťovat.
error-no-chance = v\xA0této hře už po začátku náhoda o\xA0ničem nerozhoduje.

error-not-a-record = Tohle není záznam hry: chybí v\xA0něm "format": "{ $format }".
error-record-key = V\xA0záznamu chybí „{ $key }“, nebo je tento údaj poškozený.
error-record-action = Záznam nelze přehrát od akce { $number }: { $reason }
error-record-chance = „chance“ v\xA0záznamu neodpovídá jeho akcím.
error-record-result = Výsledek v\xA0záznamu neodpovídá jeho akcím.
error-record-rules = Záznam vznikl podle verze pravidel\xA0{ $version } a podle verze\xA0{ $now } ho nelze přehrát: { $reason }

why-not-your-turn = na tahu je { $seat }.

board-game-over = konec hry
board-to-decide = na tahu: { $player }

score-points = body

# Where a game has no words of its own.
question-decides = Rozhoduje { $seat }
why-not-legal = pravidla to tady nedovolují.
ended-by-end = Hra byla dohrána do konce.

error-file = { $path }: { $reason }.
error-not-json = { $path } neobsahuje JSON: { $reason }.
`,"../../../src/entrepot/i18n/cs/explain.ftl":`# Proč je akce dobrá, vždy jedna věta.
explain-part = Více bodů: { $part } +{ $points }.
explain-less = Méně bodů: { $part } −{ $points }.
explain-denial = { $seat } získá méně bodů: { $part } −{ $points }.
explain-chance = Lepší vyhlídky na výhru: +{ $percent } %.
explain-even = Ostatní možnosti jsou zhruba stejně dobré.
explain-next = Potom: { $action }.
explain-ends-game = Tím hra končí.
explain-last-round = Bude to poslední kolo.
explain-hint = Rada: { $action }.
explain-over = Hra skončila: není žádné rozhodnutí, které by šlo vysvětlit.

# Části hry.
explain-phase-opening = zahájení
explain-phase-middle = střední část
explain-phase-endgame = závěr

# Druhy chyb.
explain-mistake-missed = zmeškáno: { $part }
explain-mistake-gave = ve prospěch: { $seat }, { $part }
explain-mistake-position = ztráta náskoku
`,"../../../src/entrepot/i18n/cs/page.ftl":`# The page around the boards.
page-title = Entrepôt
page-home = Úvodní stránka
page-skip = Přejít ke stolu
page-close = Zavřít
page-again = Zkusit znovu
page-copy = Kopírovat
page-copied = Zkopírováno.

# What went wrong.
page-error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
page-error-status = Server to nedokázal provést ({ $status }).
page-error-unexpected = Něco se tu pokazilo: { $what }
page-refused-offline = Neodesláno: spojení je právě přerušené. Obnoví se samo; pak vyber znovu.
page-refused-silent = Server neodpověděl. Podívej se, zda se akce provedla; jinak vyber znovu.
page-connection-lost = Spojení se přerušilo. Obnoví se samo.

# The start.
page-start-heading = Hry o\xA0obchodování
page-start-lead = Proti botům, s\xA0přáteli, nebo u\xA0jedné obrazovky. Bez registrace.
page-start-which = Výběr hry
page-start-more = Další možnosti
page-play-now = Hrát hned
page-play-now-more =
    { $n ->
        [one] Ty a jeden středně silný bot
        [few] Ty a { $n }\xA0středně silní boti
       *[other] Ty a { $n }\xA0středně silných botů
    }
page-make-table = Založit stůl
page-make-table-more = Vybrat hráče, boty a pravidla
page-join = Připojit se
page-join-more = K\xA0volnému stolu, nebo na pozvání
page-learn = Naučit se hrát: { $game }
page-rules = Pravidla
page-name = Tvoje jméno
# Names that are proposed to newcomers, with commas between them.
page-names = Anýz, Bazalka, Hřebíček, Fenykl, Jalovec, Vavřín, Muškát, Rozmarýna, Šalvěj, Šťovík, Estragon, Vanilka

# Lists of tables.
page-tables-continue = Pokračovat
page-tables-join = Otevřít
page-tables-watch = Sledovat
page-status-waiting = čeká na hráče
page-status-playing = hraje se
page-status-finished = dohráno
page-status-abandoned = opuštěno

# Joining.
page-join-heading = Připojit se ke stolu
page-join-link = Odkaz s\xA0pozvánkou
page-join-go = Přejít
page-join-no-link = Tohle není odkaz na stůl.
page-join-open = Volné stoly
page-join-none = Teď tu žádný volný stůl není. Založ si vlastní, nebo si řekni o\xA0odkaz.
page-join-running = Rozehrané hry
page-invited = Pozvánka do hry: { $game }
page-invited-join = Přisednout
page-invited-full = Všechna místa jsou obsazená.

# Making a table.
page-new-heading = Nový stůl: { $game }
page-new-hints = Ukazovat rady všem
page-new-private = Jen na pozvání
page-new-more = Další možnosti
page-new-clock = Hodiny
page-new-shuffle = Rozlosovat místa
page-new-open = Otevřít stůl
page-new-begin = Začít
page-clock-none = žádné
page-clock = { $minutes }\xA0min na hráče, +{ $seconds }\xA0s\xA0za rozhodnutí
page-seats = Hráči
page-seat-you = ty
page-seat-me = Ty ({ $name })
page-seat-guest = U této obrazovky
page-seat-guest-name = Hráč { $number }
page-seat-name = Jméno hráče { $number }
page-seat-color = Jiná barva pro hráče { $number }
page-seat-wait = Volné pro všechny
page-seat-open = volné
page-seat-bots = Bot
page-seat-yours = (ty)
page-front = Zobrazit: { $seat }
page-seat-away = (hraje bot)
page-seat-gone = (odpojeno)
page-seat-replace = Nechat hrát bota
page-seat-reclaim = Vrátit se do hry

# Options.
page-option-players = Počet hráčů
page-value-usual = Výchozí
page-value-none = žádné
page-value-yes = ano
page-value-no = ne
page-value-seat = Místo { $number }
page-value-random = náhodně

# The waiting room.
page-room-heading = { $game }: čeká se na hráče
page-room-waiting =
    { $n ->
        [one] Volné je { $n }\xA0místo.
        [few] Volná jsou { $n }\xA0místa.
       *[other] Volných je { $n }\xA0míst.
    }
page-room-link = Tento odkaz pošli těm, které chceš pozvat
page-room-sit = Sednout si sem
page-room-start = Začít hned, volná místa zaplní boti
page-room-leave = Odejít od stolu
page-room-commitment = Semínko už je dané; toto je jeho pečeť:

# At the table.
page-question = Na tahu
page-your-turn = Jsi na tahu
page-over = Hra skončila.
page-suggestion = Bot radí: { $what }
page-hint = Rada
page-hint-arranged = Rozmístění na tvém plánu je to, které by zvolil bot. Můžeš ho ještě změnit.
page-suggested = rada
page-undo = Vrátit zpět
page-undone = { $seat } bere tah zpět.
page-board = Herní plán
page-choices = Možnosti
page-all-choices = Všechny možnosti jako text ({ $n })
page-log = Průběh hry
page-log-and-chat = Průběh hry a chat
page-chat = Chat
page-chat-say = Napiš zprávu
page-chat-send = Odeslat
page-chat-unread =
    { $n ->
        [one] { $n } nová zpráva
        [few] { $n } nové zprávy
       *[other] { $n } nových zpráv
    }
page-log-whose = Čí tahy
page-log-all = všech
page-tab-story = Průběh
page-tab-calls = tady můžeš vybírat
page-next = Dál
page-spectators =
    { $n ->
        [one] { $n }\xA0divák
        [few] { $n }\xA0diváci
       *[other] { $n }\xA0diváků
    }
page-curtain = Předej obrazovku
page-curtain-to = Na řadě: { $seat }
page-curtain-why = Některé věci smí vidět jen hráč na řadě.
page-curtain-ready = Jsem { $seat }
page-summary = { $round }. kolo

# Keys.
page-keys = Klávesové zkratky
page-key-arrows = přecházet mezi možnostmi
page-key-tab = totéž, jednu po druhé
page-key-enter = vybrat
page-key-escape = zpět, zavřít
page-key-hint = rada s vysvětlením
page-key-undo = vrátit tah zpět
page-key-help = tento seznam

# Settings.
page-settings = Nastavení
page-settings-language = Jazyk
page-settings-shade = Vzhled
page-shade-system = podle systému
page-shade-light = světlý
page-shade-dark = tmavý
page-settings-pace = Tahy ostatních se ukazují
page-pace-0 = okamžitě
page-pace-1 = rychle
page-pace-2 = normálně
page-pace-3 = pomalu
page-pace-4 = krok za krokem
page-settings-moving = Animace
page-settings-moving-more = Sudy, kostky a mince putují na svá místa.
page-settings-sounds = Zvuky
page-settings-sounds-more = Krátký zvuk, když jsi na tahu.
page-settings-hints = Rady
page-settings-hints-more = Vyznačit, co by hrál bot, u\xA0stolů, kde je to dovoleno.
page-settings-summaries = Souhrny
page-settings-summaries-more = Řádek o\xA0každém kole, když skončí.
page-settings-size = Velikost
page-settings-color = Moje barva
page-color-any = jakákoli
page-color = barva { $n }
page-settings-alerts = Oznámení tahu
page-settings-alerts-more = Prohlížeč oznámí, že jsi na tahu, když se díváš jinam.
page-settings-confirm = Potvrzovat
page-confirm-never = nikdy
page-confirm-turn = co ukončí můj tah
page-confirm-always = všechno
page-away = Mezitím se stalo
page-confirm = { $what }?
page-confirm-yes = Ano
page-confirm-no = Ne
page-notify = Oznámení
page-notify-more = Pro hry bez hodin: zpráva, když jsi na tahu a chvíli nejsi u stolu. Uvádí hru a odkaz na stůl; služba, kterou zvolíš, ji může číst, jen zprávy do prohlížeče jsou šifrované.
page-notify-ntfy = Téma ntfy
page-notify-webhook = Webhook
page-notify-push = Prohlížeč
page-notify-feed = Kanál mých tahů
page-notify-kind = Posílat na
page-notify-url = Adresa (URL)
page-notify-add = Přidat
page-notify-browser = Oznamovat v tomto prohlížeči
page-notify-new-feed = Vytvořit kanál
page-notify-feed-more = Kdo zná tyto adresy, vidí, u kterých stolů jsi na tahu. Když kanál odebereš, přestanou fungovat.
page-notify-atom = Čtečka kanálů
page-notify-ical = Kalendář
page-notify-test = Poslat zkoušku
page-notify-remove = Odebrat
page-notify-sending = Posílá se …
page-notify-outcome-ok = Poslední zpráva došla.
page-notify-outcome-timeout = Poslední zpráva selhala: odpověď nepřišla včas.
page-notify-outcome-unreachable = Poslední zpráva selhala: adresa je nedostupná.
page-notify-outcome-address = Poslední zpráva nebyla odeslána: adresa vede do soukromé sítě.
page-notify-outcome-status = Poslední zpráva byla odmítnuta (stav { $status }).
page-notify-paused = Pozastaveno po několika selháních. Zkouška, která dojde, oznámení obnoví.
page-notify-denied = Prohlížeč nedovoluje oznámení z této stránky. Můžeš to změnit v jeho nastavení.
page-notify-unsupported = Tento prohlížeč tu oznámení přijímat neumí; je k tomu potřeba HTTPS.

# The visitor's devices, and what a host decides about people.
page-you = Ty
page-you-move = Hrát na jiném zařízení
page-you-move-how = Odkazem se jiné zařízení stane tvým: stejné jméno, stejné stoly, stejná místa. Funguje jednou, během deseti minut.
page-you-link = Vytvořit odkaz
page-you-link-made = Otevři tento odkaz na svém druhém zařízení do deseti minut
page-you-code = Obnovovací kód
page-you-code-how = Zapiš si ho: vrátí tě zpět, když o\xA0zařízení přijdeš nebo vyčistíš prohlížeč. Kdo ho zná, může hrát za tebe.
page-you-code-make = Vytvořit obnovovací kód
page-you-code-made = Tvůj obnovovací kód. Ukazuje se jen teď
page-you-code-since = Obnovovací kód máš od { $date }. Nový ho nahradí.
page-you-enter = Mám odkaz nebo obnovovací kód
page-devices = Tvoje zařízení
page-device-unknown = Neznámé zařízení
page-device-current = toto zařízení
page-device-used = naposledy použito: { $date }
page-device-sign-out = Odhlásit
page-sign-out-all = Odhlásit všechna ostatní zařízení
page-sign-out-all-how = Přestanou platit i\xA0odkazy a\xA0obnovovací kód.
page-move = Pokračovat na tomto zařízení
page-move-code = Odkaz nebo obnovovací kód
page-move-next = Dál
page-move-who = Pokračovat na tomto zařízení jako { $name }?
page-move-tables = Otevřené stoly: { $n }
page-move-now = Zatím tu jsi { $name }, otevřené stoly: { $n }. Vrátit se k\xA0nim půjde jen s\xA0obnovovacím kódem pro toto jméno, nebo na jiném zařízení.
page-move-careful = Pokračuj, jen pokud je odkaz nebo kód tvůj vlastní. Jinak by šlo o\xA0hru pod cizím jménem.
page-move-confirm = Ano, jsem { $name }
page-move-cancel = Zrušit
page-signed-out = Na tomto zařízení došlo k\xA0odhlášení.
page-person = Nabídka zakladatele stolu: { $name }
page-person-remove = Vykázat od stolu
page-person-remove-how = Místo se uvolní; během hry dál hraje bot. Lze to vzít zpět.
page-person-readmit = Pustit zpět
page-person-mute = Ztlumit v\xA0chatu
page-person-mute-how = Nové zprávy tohoto hráče nikdo neuvidí. Lze to vzít zpět.
page-person-unmute = Zrušit ztlumení
page-person-removed = vykázáno
page-person-muted = ztlumeno
page-restricted = Vykázaní nebo ztlumení
page-new-chat = Kdo píše do chatu
page-chat-everyone = všichni
page-chat-players = jen hráči
page-chat-nobody = nikdo

# The end.
page-end = Konec hry
page-winners =
    { $n ->
        [one] Vítězí { $names }
        [few] O\xA0vítězství se dělí { $names }
       *[other] O\xA0vítězství se dělí { $names }
    }
page-total = Celkem
page-rematch = Hrát znovu
page-rematch-there = Přejít k\xA0další hře
page-replay = Přehrát záznam
page-analysis = Analyzovat
page-analysis-running = Bot analyzuje jednotlivá rozhodnutí: { $done } z\xA0{ $of }
page-analysis-waiting = Jiné analýzy před touto: { $n }
page-record = Stáhnout záznam
page-share = Sdílet
page-share-copied = Odkaz zkopírován
page-branch = Tato hra pokračovala od tahu { $move } jiné hry, a nebyla proto zamíchána od začátku.
page-fair = Zamíchání bylo určené už před hrou a pečeť souhlasí.
page-unfair = Pečeť k\xA0semínku nesedí: zamíchání není to, které bylo předem ohlášené.
page-fair-how = Před první akcí všichni viděli pečeť: SHA-256 ze soli, dvojtečky a semínka. Teď, když je semínko známé, spočítal tvůj prohlížeč stejnou hodnotu.
page-fair-seed = Semínko
page-fair-salt = Sůl
page-fair-commitment = Pečeť z\xA0doby před hrou
page-fair-hash = Vypočteno právě teď
page-curve = Šance na výhru po jednotlivých rozhodnutích
page-turns = Zlomové okamžiky
page-turn-own = { $seat } ztrácí { $change } tahem: { $played }
page-turn-own-better = { $seat } ztrácí { $change } tahem: { $played }. Lepší: { $better }
page-turn-other = { $seat }: { $change } kvůli tahům ostatních nebo náhodě
page-turn-show = Ukázat { $number }

# Looking at a game again.
page-replay-upload = Přehrát záznam
page-replay-of = Záznam hry: { $game }
page-replay-loading = Načítá se hra…
page-replay-file = Záznam (.erec) z\xA0tohoto počítače
page-replay-first = Na začátek hry
page-replay-back = O\xA0krok zpět
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-replay-next = O\xA0krok dál
page-replay-last = Na konec hry
page-replay-moment = Okamžik
page-replay-at = { $at } z\xA0{ $of }
page-replay-import = Vyber záznam, nebo jeho soubor přetáhni na tuto stránku.
page-replay-drop = Pusť záznam sem
page-replay-pace = Rychlost
page-play-on = Hrát odtud dál
page-play-on-how = Nový stůl začne pozicí po tahu { $move }. Vše, co leží lícem dolů, se znovu zamíchá, takže nikdo neví, co přijde.
page-play-on-seat = Hraješ za
page-play-on-bots = Ostatní hráči
page-play-on-begin = Hrát

# The rules in short.
page-rules-of = { $game } v\xA0kostce

# The game that teaches.
page-lesson = Výuka
page-lesson-read = Rozumím
page-lesson-stop = Ukončit výuku
page-lesson-progress = Krok { $at } z\xA0{ $of }
page-lesson-look = Ukázat na stole
page-lesson-open = Znovu ukázat

# Puzzles.
page-puzzles = Úlohy
page-puzzles-of = Úlohy: { $game }
page-puzzles-lead = Najdi nejlepší tah. Pozice pocházejí z her, které bot hrál sám proti sobě, a na každém řešení se shoduje několik dlouhých prohledávání.
page-puzzles-all = Všechny úlohy
page-puzzle-next = Další úloha
page-puzzle-again = Zkusit znovu
page-puzzle-solved = vyřešeno
page-puzzle-tried = vyzkoušeno
`,"../../../src/entrepot/i18n/cs/page_tables.ftl":`# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = Na této adrese nic není
page-lost-address-why = Odkaz je možná neúplný nebo zastaralý.
page-lost-table = Tento stůl nelze otevřít
page-lost-table-why = Možná byl smazán. Pokud je soukromý, použij odkaz s pozvánkou.
page-lost-closed = Tento stůl je zavřený
page-lost-closed-why = Všichni odešli dřív, než hra začala.
page-lost-ways = Kam dál

# My tables.
page-mine = Moje stoly
page-mine-theirs = Čeká se na: { $name }
page-mine-all = Zobrazit vše ({ $n })
page-mine-finished = Dohrané hry
page-mine-won =
    { $n ->
        [one] Výhra
        [few] Dělená výhra
       *[other] Dělená výhra
    }
page-mine-place = { $place }. místo z { $players }
page-mine-replay = Záznam
page-mine-result = Výsledek a analýza
page-statistics = Moje statistiky
page-statistics-none = Počítají se sem hry, které dohraješ s jedním místem.
page-statistics-games = Podle hry a počtu hráčů
page-statistics-opponents = Podle soupeřů
page-statistics-game = Hra
page-statistics-opponent = Soupeř
page-statistics-played = Odehráno
page-statistics-won = Tvoje výhry
page-statistics-lost = Výhry soupeře
page-statistics-mean = Průměr bodů
page-statistics-best = Nejvíc bodů

# The lobby.
page-lobby-filter = Které stoly zobrazit
page-lobby-any = nezáleží
page-lobby-any-game = všechny hry
page-lobby-clock = s hodinami
page-lobby-no-clock = bez hodin
page-lobby-free-seats = Volná místa
page-lobby-at-least = aspoň { $n }
page-lobby-all = Zobrazit vše
page-lobby-none = Žádný volný stůl neodpovídá. Zobraz všechny, nebo založ nový.
page-lobby-free = Volná místa: { $n } z { $of }
page-lobby-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }

# Seats and invitations.
page-seat-kept = vyhrazeno: { $name }
page-room-kept = Máš tu vyhrazené místo.
page-invite-code = QR kód odkazu s pozvánkou
page-invite-scan = Nebo nech ostatní naskenovat kód.
page-invite-network = Zařízení ve stejné síti mohou použít tento odkaz nebo naskenovat kód.
page-invite-alone = Tento odkaz funguje jen na tomto počítači. Aby se mohla připojit i jiná zařízení, spusť server takto:
`,"../../../src/entrepot/i18n/cs/puzzles.ftl":`# Puzzles, in the terminal and on the page.
puzzle-player = Hráč { $n }
puzzle-heading = Úloha { $number } z { $of }: { $theme }. Hraje { $seat }.
puzzle-prompt = Tvůj tah (číslo, nebo q pro konec):
puzzle-not-a-choice = To není žádná z možností. Napiš její číslo.
puzzle-right = Správně!
puzzle-wrong = Existuje lepší tah.
puzzle-chance = { $action }: šance na výhru { $chance }
puzzle-more = Body ({ $part }): o { $points } více
puzzle-less = Body ({ $part }): o { $points } méně
puzzle-rival = { $seat } může čekat o { $points } bodu méně.
puzzle-line = Pravděpodobné pokračování:
puzzle-step = { $seat }: { $action }
puzzle-solved = Vyřešeno: { $solved } z { $of }
puzzle-none = Pro hru { $game } nejsou žádné úlohy.
puzzle-no-theme = K tématu „{ $theme }“ nejsou žádné úlohy; k dispozici: { $known }.
puzzle-no-number = Úloha { $number } neexistuje; zvol číslo od 1 do { $last }.
`,"../../../src/entrepot/i18n/cs/server.ftl":`# What the server refuses, and why.
server-not-allowed = To nejde: { $reason }
server-stale = Mezitím se něco stalo; podívej se znovu.
server-ends-turn = Tím by tvůj tah skončil.
server-not-playing = Hra právě neprobíhá.
server-no-hints = U tohoto stolu se hraje bez rad.
server-not-waiting = Hra už začala.
server-not-finished = Hra ještě neskončila.
server-not-your-seat = To není tvoje místo.
server-not-at-table = U\xA0tohoto stolu nemáš místo.
server-not-owner = To smí jen zakladatel stolu.
server-no-table = Takový stůl neexistuje, nebo je soukromý.
server-banned = Na tomto serveru máš zákaz.
server-banned-address = Tvá síťová adresa má na tomto serveru zákaz.
server-muted-everywhere = Na tomto serveru máš zakázáno psát zprávy.
server-closed = Provozovatel serveru tento stůl uzavřel.
server-reconnect = Spojení bylo obnoveno.
server-no-puzzle = Taková úloha neexistuje.
server-no-guest = Neznáme tě: povol prosím cookies.
server-csrf = Požadavek nepřišel z\xA0naší stránky.
server-origin = Požadavek přišel z\xA0cizí stránky.
server-host = Tento server na jméno { $host } neodpovídá. Kdo ho provozuje, může jméno povolit pomocí --allowed-host.
server-name = Jméno má 1 až { $most }\xA0znaků na jednom řádku.
server-name-letters = Jméno má znaky jediného písma, na každém nejvýš dvě diakritická znaménka.
server-seats = Počet hráčů je { $players }, ale zadaných míst je { $given }.
server-seat-taken = Toto místo je obsazené.
server-which-bot = Uveď, který bot má hrát.
server-lesson-alone = Výuková hra je pro jednoho hráče proti botům: její rozdání je předem známé.
server-no-lesson = K\xA0této hře není výuková hra.
server-yes-or-no = „{ $key }“ má být true nebo false.
server-pace = Tempo je číslo od 0 do { $most }.
server-too-many-tables = Víc než { $most }\xA0rozehraných stolů mít nemůžeš: nejprve některý dohraj nebo opusť.
server-still-there = { $seat } musí být pryč aspoň { $seconds }\xA0s, než smí převzít hru bot.
server-out-of-time = Tvůj čas vypršel: dál hraje bot.
server-nothing-to-undo = Není co vrátit zpět.
server-actions = Pošli 1 až { $most }\xA0akcí.
server-chat-too-fast = Ne tak rychle: než napíšeš další zprávu, chvíli počkej.
server-chat = Zpráva má 1 až { $most }\xA0znaků.
server-removed = Zakladatel stolu tě od tohoto stolu vykázal.
server-muted = Zakladatel stolu ti u\xA0tohoto stolu ztlumil zprávy.
server-chat-players = U\xA0tohoto stolu píšou do chatu jen hráči.
server-chat-nobody = Chat je u\xA0tohoto stolu vypnutý.
server-own-person = Vykázat nebo ztlumit nemůžeš sebe.
server-no-person = U\xA0tohoto stolu nikdo takový není.
server-code = Tento obnovovací kód nebo odkaz neplatí. Odkaz funguje jednou, během deseti minut.
server-no-device = Toto zařízení k\xA0tobě nepatří.
server-record-too-long = Záznam má více než { $most }\xA0akcí.
server-rules-changed = Pravidla na tomto serveru se od začátku této hry změnila. Podle nových pravidel ji lze přehrát jen po událost { $number }, takže nemůže pokračovat. Nic se neztratilo: můžeš si ji až po tuto událost prohlédnout a stáhnout všechny její akce.
server-game-missing = Hra „{ $game }“ teď na tomto serveru není nainstalovaná, takže tento stůl nelze otevřít. Nic se neztratilo: všechny jeho akce lze stáhnout a stůl půjde znovu otevřít, až se hra vrátí.
server-options-refused = Tento server už nepřijímá možnosti, se kterými byl stůl založen, takže ho nelze otevřít. { $reason } Nic se neztratilo: všechny jeho akce lze stáhnout.
server-damaged = Uložená hra je od události { $number } poškozená a nelze ji otevřít. Kdo server provozuje, může ji obnovit ze zálohy.
server-not-json = To není JSON.
server-too-long = To je moc dlouhé; dovoleno je { $most }\xA0bajtů.
server-busy = Před tebou čekají jiní: { $position }. Zkus to za chvíli.
server-too-many-analyses = Čekat může nejvýš tolik tvých analýz: { $most }. Nech nejprve některou doběhnout.
server-too-many-requests = Z tvé adresy toho přišlo moc najednou: chvíli počkej.
server-too-many-connections = Z tvé adresy je otevřeno příliš mnoho spojení: nejprve některé zavři.
server-full = Server je právě plný: zkus to později.
server-too-slow = Požadavek přicházel příliš dlouho.
server-url = Na tuto adresu nelze posílat oznámení: musí začínat http:// nebo https://, bez hesla a bez zvláštního portu.
server-push-keys = Toto nejsou klíče odběru v prohlížeči.
server-too-many-channels = Počet tvých oznámení už dosáhl nejvyšší hodnoty ({ $most }): nejdřív některé odeber.
server-no-channel = Takové oznámení neexistuje.
server-no-feed = Takový kanál neexistuje, nebo byl zrušen.
server-no-notifications = Tento server neposílá oznámení.
server-no-push = Tento server neumí posílat zprávy do prohlížečů. Kdo ho provozuje, může to doplnit příkazem „pip install entrepot[push]“.
server-http = Tohle tu není k\xA0dispozici ({ $status }).
server-error = Na naší straně se něco pokazilo. Nic se nezměnilo.
server-database-away = Databáze právě neodpovídá. Hra bude pokračovat, jakmile odpoví.

# Oznámení pro ty, kdo nejsou u stolu.
notify-turn-title = { $game }: jsi na tahu
notify-turn = Ostatní na tebe čekají.
notify-started-title = { $game }: hra začala
notify-started = Všechna místa jsou obsazena.
notify-ended-title = { $game }: hra skončila
notify-ended = Podívej se, jak dopadla.
notify-test-title = Entrepôt: zkouška
notify-test = Oznámení sem docházejí.
notify-feed = Entrepôt: moje tahy

# What the server says to whoever runs it.
server-no-page = Stránka není sestavená: spusť „npm ci“ a „npm run build“ ve složce page.
server-database = Databázi nelze otevřít: { $reason }.
server-database-version = Databázi zapsal novější program: má verzi { $found } a tento program zná verze do { $known }.
server-database-older = Databázi zapsal starší program (verze { $found }, nyní { $known }). Převede ji „entrepot serve“.
server-database-empty = V této databázi není nic, co by uložil server.
server-database-not-empty = Zálohu lze obnovit jen do prázdné databáze, ale tato se už používá.
server-upgraded = Databáze byla převedena pro tento program. Záloha původního stavu je v { $path }.
server-database-in-use = Databázi { $path } už používá jiný server. Zastav ho, nebo pro více procesů použij PostgreSQL.
server-needs-postgresql = Více procesů potřebuje databázi PostgreSQL; její URL zadáš pomocí --database.
server-port = Port { $port } nelze otevřít: { $reason }. Možná už server běží; jiný zadáš pomocí --port.
server-running = Entrepôt běží na { $address }. Ctrl-C ho ukončí.
server-thinking = Přemýšlí za boty u stolů v databázi. Ctrl-C ho ukončí.

# entrepot verify
verify-replays = Záznam jde přehrát (počet akcí: { $n }) a výsledek souhlasí.
verify-start = Začátek i vše, co přinesla náhoda, vyplývá ze semínka { $seed }.
verify-branch = Tato partie pokračuje od tahu { $move } jiné partie. Vše, co od té doby přinesla náhoda, vyplývá ze semínka; co bylo předtím, k ní nepatří.
verify-imported = Tato partie byla importována z tabulky. Začátek a vše, co přinesla náhoda, je odvozeno, nevyplývá to ze semínka.
verify-commitment = Semínko souhlasí s\xA0pečetí ze začátku hry: { $commitment }.
verify-needs-both = Pečeť se ověřuje společně se solí: zadej obojí.
verify-wrong-start = Začátek hry nevyplývá ze semínka { $seed }.
verify-wrong-chance = To, co náhoda přinesla později, nevyplývá ze semínka { $seed }.
verify-wrong-commitment = Semínko nesouhlasí s\xA0pečetí: { $commitment } je otisk něčeho jiného.
verify-table = Stůl { $table }: { $reason }
verify-database = Stoly: { $tables }, události: { $events }. Všechny hry jsou takové, jaké byly uloženy.
verify-database-wrong = Poškozené stoly: { $n } z { $tables }.

# entrepot backup, entrepot restore
backup-written = Záloha { $path } je hotová. Stoly: { $tables }, události: { $events }.
backup-restored = Záloha je obnovena. Stoly: { $tables }, události: { $events }.
backup-foreign = { $path } není záloha serveru.
backup-broken = Záloha { $path } je poškozená na řádku { $line }. Nic se nezměnilo.
backup-truncated = Záloha { $path } není úplná. Nic se nezměnilo.
backup-newer = Zálohu { $path } zapsal novější program: má verzi { $found } a tento program zná verze do { $known }.
`});export{e as default};