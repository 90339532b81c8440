# Puerto Rico's board on the page.
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
        [one] Obchodní loď pro { $n } sud
        [few] Obchodní loď pro { $n } sudy
       *[other] Obchodní loď pro { $n } sudů
    }
pr-ship-load =
    { $n ->
        [one] na palubě { $n } sud { $good-gen }
        [few] na palubě { $n } sudy { $good-gen }
       *[other] na palubě { $n } sudů { $good-gen }
    }
pr-ship-empty = prázdná
pr-aboard =
    { $n ->
        [one] { $n } kolonista na lodi kolonistů
        [few] { $n } kolonisté na lodi kolonistů
       *[other] { $n } kolonistů na lodi kolonistů
    }
pr-aboard-nobles =
    { $n ->
        [one] { $n } šlechtic na lodi kolonistů
        [few] { $n } šlechtici na lodi kolonistů
       *[other] { $n } šlechticů na lodi kolonistů
    }
pr-nobody-aboard = na palubě nikdo
pr-stack =
    { $n ->
        [one] Zakryté plantáže: { $n } destička
        [few] Zakryté plantáže: { $n } destičky
       *[other] Zakryté plantáže: { $n } destiček
    }
pr-stack-short = zakryté
pr-discards =
    { $n ->
        [one] Odhozené plantáže: { $n } destička
        [few] Odhozené plantáže: { $n } destičky
       *[other] Odhozené plantáže: { $n } destiček
    }
pr-discards-short = odhoz
pr-quarries =
    { $n ->
        [one] Zbývá { $n } kamenolom
        [few] Zbývají { $n } kamenolomy
       *[other] Zbývá { $n } kamenolomů
    }
pr-forests =
    { $n ->
        [one] Zbývá { $n } les
        [few] Zbývají { $n } lesy
       *[other] Zbývá { $n } lesů
    }
pr-supply-of =
    { $n ->
        [one] V zásobě { $n } sud { $good-gen }
        [few] V zásobě { $n } sudy { $good-gen }
       *[other] V zásobě { $n } sudů { $good-gen }
    }
pr-supply-vp =
    { $n ->
        [one] V zásobě { $n } vítězný bod
        [few] V zásobě { $n } vítězné body
       *[other] V zásobě { $n } vítězných bodů
    }
pr-supply-colonists =
    { $n ->
        [one] V zásobě { $n } kolonista
        [few] V zásobě { $n } kolonisté
       *[other] V zásobě { $n } kolonistů
    }
pr-supply-nobles =
    { $n ->
        [one] V zásobě { $n } šlechtic
        [few] V zásobě { $n } šlechtici
       *[other] V zásobě { $n } šlechticů
    }

pr-column =
    { $n ->
        [one] Sleva nejvýš za { $n } kamenolom
        [few] Sleva nejvýš za { $n } kamenolomy
       *[other] Sleva nejvýš za { $n } kamenolomů
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
pr-worth = { $n } VB
pr-circles =
    { $n ->
        [0] bez kroužku
        [one] { $n } kroužek
        [few] { $n } kroužky
       *[other] { $n } kroužků
    }
pr-remains =
    { $n ->
        [0] nezbude ti žádný dublon
        [one] zbude ti { $n } dublon
        [few] zbudou ti { $n } dublony
       *[other] zbude ti { $n } dublonů
    }
pr-left = zbývá { $n }
pr-not-in-game = zatím není ve hře
pr-yours = tvoje

pr-own-board = Deska kolonie: { $seat }
pr-board-of = Deska kolonie: { $seat }
pr-governor = guvernér
pr-doubloons =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
       *[other] { $n } dublonů
    }
pr-vp =
    { $n ->
        [one] { $n } vítězný bod v žetonech
        [few] { $n } vítězné body v žetonech
       *[other] { $n } vítězných bodů v žetonech
    }
pr-vp-hidden = Skryté žetony vítězných bodů
pr-barrels =
    { $n ->
        [one] { $n } sud { $good-gen }
        [few] { $n } sudy { $good-gen }
       *[other] { $n } sudů { $good-gen }
    }
pr-own-barrels =
    { $n ->
        [one] Tvoje sudy: { $n } sud { $good-gen }
        [few] Tvoje sudy: { $n } sudy { $good-gen }
       *[other] Tvoje sudy: { $n } sudů { $good-gen }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonisté
       *[other] { $n } kolonistů
    }{ $nobles ->
        [0] { "" }
        [one] { " " }a { $nobles } šlechtic
        [few] { " " }a { $nobles } šlechtici
       *[other] { " " }a { $nobles } šlechticů
    }
pr-island = Ostrov, obsazeno { $n } z { $of } políček
pr-city = Město, obsazeno { $n } z { $of } políček
pr-occupied = obsazeno { $n } z { $of }
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
        [0] V San Juanu nikdo nečeká
        [one] V San Juanu čeká { $n }
        [few] V San Juanu čekají { $n }
       *[other] V San Juanu čeká { $n }
    }, { $empty ->
        [0] žádný kroužek není volný.
        [one] { $empty } kroužek je volný.
        [few] { $empty } kroužky jsou volné.
       *[other] { $empty } kroužků je volných.
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
page-option-vp-supply-5p = Žetony vítězných bodů v pěti hráčích
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
page-value-ship = z lodi
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
page-text-mayor = Všichni si popořadě berou kolonisty z lodi a pak všechny své znovu rozmístí. Starosta získává jednoho navíc ze zásoby.
page-text-builder = Všichni popořadě smějí postavit budovu. Stavitel platí o dublon méně.
page-text-craftsman = Všichni dostávají zboží, které vyrobí jejich obsazené plantáže a produkční budovy. Dozorce dostává jeden sud navíc.
page-text-trader = Všichni popořadě smějí prodat na tržišti jeden sud. Obchodník dostává o dublon víc.
page-text-captain = Všichni musejí nakládat sudy na lodě, tah za tahem; za každý sud je vítězný bod. Kapitán získává o bod víc. Co nejde uskladnit, propadá.
page-text-prospector = Nikdo nic nedělá. Kdo si kartu vezme, dostává dublon.
page-text-quarry = Obsazený kamenolom zlevňuje budovy o dublon; kolik kamenolomů se počítá, určuje sloupec budovy.
page-text-forest = Za každé dva lesy je každá budova o dublon levnější.
page-text-corn = Kukuřice nepotřebuje produkční budovu: každá obsazená plantáž dá sud.
page-text-indigo = Na každý sud je potřeba kolonista na indigové plantáži a kolonista v barvírně.
page-text-sugar = Na každý sud je potřeba kolonista na třtinové plantáži a kolonista v cukrovaru.
page-text-tobacco = Na každý sud je potřeba kolonista na tabákové plantáži a kolonista v sušírně.
page-text-coffee = Na každý sud je potřeba kolonista na kávové plantáži a kolonista v pražírně.

# The rules in short.
page-rules-building = Budova
page-rules-does = Účinek, když je obsazená
page-rules-buildings-base = Budovy
page-rules-buildings-new-buildings = Nové budovy
page-rules-buildings-nobles = Šlechtici
page-rules-puerto-rico-aim = O co jde
page-rules-puerto-rico-aim-text = Každý hráč má ostrov s dvanácti políčky pro plantáže a město s dvanácti políčky pro budovy. Vítězné body přináší odeslané zboží a postavené budovy. Kdo jich má na konci nejvíc, vyhrává.
page-rules-puerto-rico-round = Průběh kola
page-rules-puerto-rico-round-text = Počínaje guvernérem si každý hráč vezme jednu kartu role. Její akci pak provedou všichni, nejprve ten, kdo si ji vzal; ten má navíc privilegium. Na každou kartu, kterou si nikdo nevzal, přibude dublon a guvernérem se stane další hráč.
page-rules-puerto-rico-goods = Zboží
page-rules-puerto-rico-goods-text = Plantáž ani budova nefunguje, dokud ji neobsadí kolonista. Kukuřice roste sama; indigo, cukr, tabák a káva potřebují na každý sud ještě kolonistu v produkční budově. Tržiště za kukuřici neplatí nic, za ostatní 1, 2, 3 a 4 dublony, a dokud se nevyprázdní, kupuje každý druh jen jednou. Na lodích má každý sud hodnotu jednoho vítězného bodu, ať je v něm cokoli.
page-rules-puerto-rico-end = Konec hry
page-rules-puerto-rico-end-text = Kolo je poslední, když nejde zaplnit loď kolonistů, když někdo zastaví všech dvanáct políček města, nebo když dojdou žetony vítězných bodů. Potom se sečtou žetony, hodnoty budov a to, co navíc přinesou panské budovy, tedy velké fialové budovy na dvě políčka.

# The game that teaches.
page-lesson-puerto-rico-aim = Cíl hry: získat nejvíc vítězných bodů odesíláním zboží a stavbou budov.
page-lesson-puerto-rico-roles = V každém kole si každý hráč vezme jednu kartu role. Její akci provedou všichni; kdo kartu má, získává navíc privilegium.
page-lesson-puerto-rico-round = Nové kolo: na každé kartě, kterou si nikdo nevzal, je teď o dublon víc pro toho, kdo si ji vezme. Guvernérem je další hráč a začíná.
page-lesson-puerto-rico-settler = Plantážník: popořadě si každý hráč smí vzít plantáž. Kdo má kartu role, smí si místo ní vzít kamenolom.
page-lesson-puerto-rico-mayor = Starosta: kolonisté z lodi se rozdělí mezi hráče a kdo má kartu role, získává jednoho navíc. Pak každý hráč rozmístí své.
page-lesson-puerto-rico-builder = Stavitel: popořadě smí každý hráč postavit jednu budovu. Kdo má kartu role, platí o dublon méně.
page-lesson-puerto-rico-craftsman = Dozorce: každý hráč dostává zboží, které vyrobí obsazené plantáže a produkční budovy. Kdo má kartu role, dostává jeden sud navíc.
page-lesson-puerto-rico-trader = Obchodník: popořadě smí každý hráč prodat jeden sud na tržišti, které kupuje každý druh jen jednou, dokud se nevyprázdní. Kdo má kartu role, dostává o dublon víc.
page-lesson-puerto-rico-captain = Kapitán: hráči musejí nakládat sudy, dokud mohou; za každý je vítězný bod. Loď veze jen jeden druh a dvě lodě nikdy stejný. Kdo má kartu role, získává o bod víc.
page-lesson-puerto-rico-ways = K vítězství vedou dvě cesty: odesílat mnoho sudů, třeba i levných, nebo prodávat drahé zboží a za dublony stavět. Většina hráčů spojuje obojí.
page-lesson-puerto-rico-end = Hra končí kolem, ve kterém dojdou žetony vítězných bodů, nejde zaplnit loď kolonistů, nebo někdo zastaví všech dvanáct políček města.
page-lesson-puerto-rico-finish = Teď znáš role a víš, jak hra končí. Hraj dál; rady ti zůstanou.
page-lesson-puerto-rico-watch = Teď jsou na řadě ostatní. Akci role provádějí všichni.
page-lesson-puerto-rico-ask-role = Role, kterou zvolíš, pomůže i ostatním. Hledej tu, která nejvíc pomůže tobě.
page-lesson-puerto-rico-ask-settle = Různé druhy zboží se lépe prodávají. Obsazené kamenolomy zlevňují budovy.
page-lesson-puerto-rico-ask-tile-colonist = Tvoje ubytovna nabízí kolonistu pro novou destičku.
page-lesson-puerto-rico-ask-mayor-colonist = Tento kolonista navíc je privilegium starosty.
page-lesson-puerto-rico-ask-man = Bez kolonisty v kroužku nic nefunguje. Kukuřice potřebuje jednoho na plantáži, ostatní zboží ještě jednoho v produkční budově.
page-lesson-puerto-rico-ask-build = Produkční budovy dělají z úrody zboží, fialové pomáhají jinak. Všechny se na konci počítají.
page-lesson-puerto-rico-ask-building-colonist = Tvoje univerzita nabízí kolonistu pro novou budovu.
page-lesson-puerto-rico-ask-bonus = Tento sud navíc je privilegium dozorce, a to z druhů, které právě vyrábíš.
page-lesson-puerto-rico-ask-trade = Cena závisí na druhu zboží. Za dublony se staví budovy.
page-lesson-puerto-rico-ask-load = Tady má každý sud stejnou hodnotu, i kukuřice. Co potom nejde uskladnit, propadá.
page-lesson-puerto-rico-ask-store = Skladiště uchovají celé druhy zboží; kromě toho ti zůstane jediný sud. Ostatní propadá.

# What a round has changed.
page-change-doubloons =
    { $n ->
        [one] { $signed } dublon
        [few] { $signed } dublony
       *[other] { $signed } dublonů
    }
page-change-barrels =
    { $n ->
        [one] { $signed } sud
        [few] { $signed } sudy
       *[other] { $signed } sudů
    }
page-change-tiles =
    { $n ->
        [one] { $signed } destička
        [few] { $signed } destičky
       *[other] { $signed } destiček
    }
page-change-buildings =
    { $n ->
        [one] { $signed } budova
        [few] { $signed } budovy
       *[other] { $signed } budov
    }
page-change-vp = { $signed } VB
