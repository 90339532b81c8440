# Borð Puerto Rico á síðunni.
pr-tabs = Hlutar borðsins
pr-tab-own = Mitt spjald
pr-tab-front = Spjald
pr-tab-harbour = Höfnin
pr-tab-others = Aðrir
pr-tab-market = Byggingar
pr-tab-calls = hér má velja eitthvað
pr-about = Um: { $what }
pr-close = Loka

# Stafur sem merkir vöru tunnu; allir fimm eru ólíkir.
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K

pr-roles = Hlutverk
pr-round = Umferð { $n }
pr-last-round = lokaumferð
pr-taken-by = tekið: { $seat }
pr-harbour = Höfnin
pr-market = Byggingar til sölu
pr-trading-house = verslun
pr-pays = borgar { $n } fyrir { $good-acc }
pr-cargo-ship = Vöruflutningaskip fyrir { $n } tunnur
pr-ship-load =
    { $n ->
        [one] { $n } tunna af { $good-dat } um borð
       *[other] { $n } tunnur af { $good-dat } um borð
    }
pr-ship-empty = autt
pr-aboard =
    { $n ->
        [one] { $n } nýlendubúi á nýlenduskipinu
       *[other] { $n } nýlendubúar á nýlenduskipinu
    }
pr-aboard-nobles =
    { $n ->
        [one] { $n } aðalsmaður á nýlenduskipinu
       *[other] { $n } aðalsmenn á nýlenduskipinu
    }
pr-nobody-aboard = enginn um borð
pr-stack =
    { $n ->
        [one] Plantekrur á grúfu: { $n } flís
       *[other] Plantekrur á grúfu: { $n } flísar
    }
pr-stack-short = stafli
pr-discards =
    { $n ->
        [one] Plantekrur sem fleygt var: { $n } flís
       *[other] Plantekrur sem fleygt var: { $n } flísar
    }
pr-discards-short = fleygt
pr-quarries =
    { $n ->
        [one] { $n } grjótnáma eftir
       *[other] { $n } grjótnámur eftir
    }
pr-forests =
    { $n ->
        [one] { $n } skógur eftir
       *[other] { $n } skógar eftir
    }
pr-supply-of =
    { $n ->
        [one] { $n } tunna af { $good-dat } í bankanum
       *[other] { $n } tunnur af { $good-dat } í bankanum
    }
pr-supply-vp =
    { $n ->
        [one] { $n } vinningsstig í bankanum
       *[other] { $n } vinningsstig í bankanum
    }
pr-supply-colonists =
    { $n ->
        [one] { $n } nýlendubúi í bankanum
       *[other] { $n } nýlendubúar í bankanum
    }
pr-supply-nobles =
    { $n ->
        [one] { $n } aðalsmaður í bankanum
       *[other] { $n } aðalsmenn í bankanum
    }

pr-column =
    { $n ->
        [one] Mest { $n } grjótnáma telur
       *[other] Mest { $n } grjótnámur telja
    }
pr-cost = kostar { $n }
pr-price-for-you = { $n } fyrir þig
pr-worth = { $n } stig
pr-circles =
    { $n ->
        [0] enginn hringur
        [one] { $n } hringur
       *[other] { $n } hringir
    }
pr-remains =
    { $n ->
        [0] þú átt þá enga doblúnu eftir
        [one] þú átt þá { $n } doblúnu eftir
       *[other] þú átt þá { $n } doblúnur eftir
    }
pr-left = { $n } eftir
pr-not-in-game = ekki enn í spilinu
pr-yours = þín

pr-own-board = Spjald: { $seat }
pr-board-of = Spjald: { $seat }
pr-governor = landstjóri
pr-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
pr-vp =
    { $n ->
        [one] { $n } vinningsstig í skífum
       *[other] { $n } vinningsstig í skífum
    }
pr-vp-hidden = Vinningsstig á grúfu
pr-barrels =
    { $n ->
        [one] { $n } tunna af { $good-dat }
       *[other] { $n } tunnur af { $good-dat }
    }
pr-own-barrels =
    { $n ->
        [one] Tunnurnar þínar: { $n } af { $good-dat }
       *[other] Tunnurnar þínar: { $n } af { $good-dat }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] { $n } nýlendubúi
       *[other] { $n } nýlendubúar
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmaður
       *[other] { " " }og { $nobles } aðalsmenn
    }
pr-island = Eyja, { $n } af { $of } reitum setnir
pr-city = Borg, { $n } af { $of } reitum setnir
pr-occupied = { $n } af { $of } mannaðir
pr-circle =
    { $place }: { $who ->
        [colonist] nýlendubúi
        [noble] aðalsmaður
       *[empty] auður hringur
    }

# Borgarstjórinn.
pr-arrange-help = Ýttu á hringi til að setja niður eða taka upp, eða dragðu.
pr-arrange-left =
    { $n ->
        [0] Enginn bíður í San Juan
        [one] { $n } bíður í San Juan
       *[other] { $n } bíða í San Juan
    }, { $empty ->
        [0] enginn hringur er auður.
        [one] { $empty } hringur er auður.
       *[other] { $empty } hringir eru auðir.
    }
pr-as-before = Eins og áður
pr-fill-production = Manna framleiðsluna
pr-all-to-san-juan = Allir til San Juan
pr-confirm = Búið
