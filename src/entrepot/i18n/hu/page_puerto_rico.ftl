# Puerto Rico's board on the page.
pr-tabs = Az asztal részei
pr-tab-own = Saját tábla
pr-tab-front = Tábla
pr-tab-harbour = Kikötő
pr-tab-others = Többiek
pr-tab-market = Piac
pr-tab-calls = itt választható valami
pr-about = Erről: { $what }
pr-close = Bezárás

# A letter that marks a barrel's good; all five differ.
pr-letter-corn = K
pr-letter-indigo = I
pr-letter-sugar = C
pr-letter-tobacco = D
pr-letter-coffee = V

pr-roles = Szerepek
pr-round = { $n }. év
pr-last-round = utolsó év
pr-taken-by = { $seat } választotta
pr-harbour = Kikötő
pr-market = Épületpiac
pr-trading-house = kereskedőház
pr-pays = { $good } ára { $n }
pr-cargo-ship = { $n } hordós kereskedőhajó
pr-ship-load = a fedélzeten { $n } hordó { $good }
pr-ship-empty = üres
pr-aboard = { $n } telepes a telepeshajón
pr-aboard-nobles = { $n } nemes a telepeshajón
pr-nobody-aboard = senki a fedélzeten
pr-stack = Lefordított ültetvények: { $n } lapka
pr-stack-short = húzópakli
pr-discards = Eldobott ültetvények: { $n } lapka
pr-discards-short = eldobva
pr-quarries = { $n } kőbánya maradt
pr-forests = { $n } erdő maradt
pr-supply-of = { $n } hordó { $good } a készletben
pr-supply-vp = { $n } győzelmi pont a készletben
pr-supply-colonists = { $n } telepes a készletben
pr-supply-nobles = { $n } nemes a készletben

pr-column = Legfeljebb { $n } kőbánya számít
pr-cost = ára { $n }
pr-price-for-you = neked { $n }
pr-worth = { $n } GYP
pr-circles =
    { $n ->
        [0] nincs férőhely
       *[other] { $n } férőhely
    }
pr-remains =
    { $n ->
        [0] nem marad dublonod
       *[other] { $n } dublonod marad
    }
pr-left = { $n } maradt
pr-not-in-game = még nincs játékban
pr-yours = a tiéd

pr-own-board = { $seat } táblája
pr-board-of = { $seat } táblája
pr-governor = kormányzó
pr-doubloons = { $n } dublon
pr-vp = { $n } győzelmi pont jelzőkben
pr-vp-hidden = Győzelmipont-jelzők, lefordítva
pr-barrels = { $n } hordó { $good }
pr-own-barrels = A hordóid: { $n } hordó { $good }
pr-san-juan =
    San Juan: { $n } telepes{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemes
    }
pr-island = Sziget, { $n } mező foglalt, összesen { $of }
pr-city = Város, { $n } mező foglalt, összesen { $of }
pr-occupied = { $n } / { $of } betöltve
pr-circle =
    { $place }: { $who ->
        [colonist] telepes
        [noble] nemes
       *[empty] üres hely
    }

# The mayor.
pr-arrange-help = Koppints egy helyre, hogy lerakj vagy felvegyél valakit; húzni is lehet.
pr-arrange-left =
    { $n ->
        [0] Senki sem vár San Juanban
       *[other] { $n } fő vár San Juanban
    }, { $empty ->
        [0] nincs üres hely.
       *[other] { $empty } hely üres.
    }
pr-as-before = Mint eddig
pr-fill-production = Termelés feltöltése
pr-all-to-san-juan = Mindenki San Juanba
pr-confirm = Kész
