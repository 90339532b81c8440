# Puerto Ricos bord på sidan.
pr-tabs = Bordets delar
pr-tab-own = Min tavla
pr-tab-front = Tavla
pr-tab-harbour = Hamnen
pr-tab-others = Andra
pr-tab-market = Utbud
pr-tab-calls = här kan något väljas
pr-about = Om: { $what }
pr-close = Stäng

# En bokstav som märker en tunnas vara; alla fem är olika.
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K

pr-roles = Roller
pr-round = Runda { $n }
pr-last-round = sista rundan
pr-taken-by = tagen av { $seat }
pr-harbour = Hamnen
pr-market = Byggnader att köpa
pr-trading-house = handelshus
pr-pays = betalar { $n } för { $good }
pr-cargo-ship = Fraktskepp för { $n } tunnor
pr-ship-load = { $n } { $good } ombord
pr-ship-empty = tomt
pr-aboard =
    { $n ->
        [one] En kolonist på koloniskeppet
       *[other] { $n } kolonister på koloniskeppet
    }
pr-aboard-nobles =
    { $n ->
        [one] En adelsman på koloniskeppet
       *[other] { $n } adelsmän på koloniskeppet
    }
pr-nobody-aboard = ingen ombord
pr-stack =
    { $n ->
        [one] Dolda plantager: en bricka
       *[other] Dolda plantager: { $n } brickor
    }
pr-stack-short = hög
pr-discards =
    { $n ->
        [one] Kastade plantager: en bricka
       *[other] Kastade plantager: { $n } brickor
    }
pr-discards-short = kastade
pr-quarries =
    { $n ->
        [one] Ett stenbrott kvar
       *[other] { $n } stenbrott kvar
    }
pr-forests =
    { $n ->
        [one] En skog kvar
       *[other] { $n } skogar kvar
    }
pr-supply-of =
    { $n ->
        [one] En tunna { $good } i förrådet
       *[other] { $n } tunnor { $good } i förrådet
    }
pr-supply-vp =
    { $n ->
        [one] { $n } anseendepoäng i förrådet
       *[other] { $n } anseendepoäng i förrådet
    }
pr-supply-colonists =
    { $n ->
        [one] En kolonist i förrådet
       *[other] { $n } kolonister i förrådet
    }
pr-supply-nobles =
    { $n ->
        [one] En adelsman i förrådet
       *[other] { $n } adelsmän i förrådet
    }

pr-column =
    { $n ->
        [one] Högst ett stenbrott räknas
       *[other] Högst { $n } stenbrott räknas
    }
pr-cost = kostar { $n }
pr-price-for-you = { $n } för dig
pr-worth = { $n } AP
pr-circles =
    { $n ->
        [0] ingen cirkel
        [one] en cirkel
       *[other] { $n } cirklar
    }
pr-remains =
    { $n ->
        [0] du får ingen dublon kvar
        [one] du får en dublon kvar
       *[other] du får { $n } dubloner kvar
    }
pr-left = { $n } kvar
pr-not-in-game = inte med i spelet än
pr-yours = din

pr-own-board = Tavla: { $seat }
pr-board-of = Tavla: { $seat }
pr-governor = guvernör
pr-doubloons =
    { $n ->
        [one] En dublon
       *[other] { $n } dubloner
    }
pr-vp =
    { $n ->
        [one] { $n } anseendepoäng i marker
       *[other] { $n } anseendepoäng i marker
    }
pr-vp-hidden = Anseendepoäng, med baksidan upp
pr-barrels =
    { $n ->
        [one] En tunna { $good }
       *[other] { $n } tunnor { $good }
    }
pr-own-barrels =
    { $n ->
        [one] Dina tunnor: en med { $good }
       *[other] Dina tunnor: { $n } med { $good }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] en kolonist
       *[other] { $n } kolonister
    }{ $nobles ->
        [0] { "" }
        [one] { " " }och en adelsman
       *[other] { " " }och { $nobles } adelsmän
    }
pr-island = Ö, { $n } av { $of } platser upptagna
pr-city = Stad, { $n } av { $of } platser upptagna
pr-occupied = { $n } av { $of } bemannade
pr-circle =
    { $place }: { $who ->
        [colonist] en kolonist
        [noble] en adelsman
       *[empty] tom cirkel
    }

# Borgmästaren.
pr-arrange-help = Tryck på cirklar för att ställa ut eller ta upp, eller dra.
pr-arrange-left =
    { $n ->
        [0] Ingen väntar i San Juan
        [one] En väntar i San Juan
       *[other] { $n } väntar i San Juan
    }, { $empty ->
        [0] ingen cirkel är tom.
        [one] en cirkel är tom.
       *[other] { $empty } cirklar är tomma.
    }
pr-as-before = Som förut
pr-fill-production = Fyll produktionen
pr-all-to-san-juan = Alla till San Juan
pr-confirm = Klart
