# Puerto Rico's board on the page.
pr-tabs = Části stolu
pr-tab-own = Moje deska
pr-tab-front = Deska
pr-tab-harbour = Přístav
pr-tab-others = Ostatní
pr-tab-market = Trh
pr-tab-calls = tady jde něco vybrat
pr-about = Informace: { $what }
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
pr-market = Trh s budovami
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
pr-discards-short = odhozené
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
        [one] Platí nejvýš { $n } kamenolom
        [few] Platí nejvýš { $n } kamenolomy
       *[other] Platí nejvýš { $n } kamenolomů
    }
pr-cost = cena { $n }
pr-price-for-you = cena pro tebe { $n }
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

pr-own-board = Deska hráče: { $seat }
pr-board-of = Deska hráče: { $seat }
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
pr-vp-hidden = Žetony vítězných bodů, skryté
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
pr-fill-production = Zaplnit výrobu
pr-all-to-san-juan = Všechny do San Juanu
pr-confirm = Hotovo
