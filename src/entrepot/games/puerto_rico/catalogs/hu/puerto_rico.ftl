puerto-rico = Puerto Rico

role-settler = ültetvényes
    .acc = az ültetvényest
role-mayor = polgármester
    .acc = a polgármestert
role-builder = építész
    .acc = az építészt
role-craftsman = iparos
    .acc = az iparost
role-trader = kereskedő
    .acc = a kereskedőt
role-captain = kapitány
    .acc = a kapitányt
role-prospector = aranyásó
    .acc = az aranyásót
role-prospector2 = második aranyásó
    .acc = a második aranyásót

good-corn = kukorica
    .acc = kukoricát
    .with = kukoricával
    .plantation = kukoricaültetvény
good-indigo = indigó
    .acc = indigót
    .with = indigóval
    .plantation = indigóültetvény
good-sugar = cukor
    .acc = cukrot
    .with = cukorral
    .plantation = cukornádültetvény
good-tobacco = dohány
    .acc = dohányt
    .with = dohánnyal
    .plantation = dohányültetvény
good-coffee = kávé
    .acc = kávét
    .with = kávéval
    .plantation = kávéültetvény

# Forms stand below a name: .acc of a tile is { $tile-acc } where the tile is spoken of.
tile-corn = kukoricaültetvény
    .acc = kukoricaültetvényt
    .to = a kukoricaültetvényre
tile-indigo = indigóültetvény
    .acc = indigóültetvényt
    .to = az indigóültetvényre
tile-sugar = cukornádültetvény
    .acc = cukornádültetvényt
    .to = a cukornádültetvényre
tile-tobacco = dohányültetvény
    .acc = dohányültetvényt
    .to = a dohányültetvényre
tile-coffee = kávéültetvény
    .acc = kávéültetvényt
    .to = a kávéültetvényre
tile-quarry = kőbánya
    .acc = kőbányát
    .to = a kőbányába
tile-forest = erdő
    .acc = erdőt
    .to = az erdőbe

thing-san-juan = San Juan
    .to = San Juanba

building-small-indigo-plant = kis indigófeldolgozó
    .acc = kis indigófeldolgozót
    .to = a kis indigófeldolgozóba
building-small-sugar-mill = kis cukormalom
    .acc = kis cukormalmot
    .to = a kis cukormalomba
building-indigo-plant = nagy indigófeldolgozó
    .acc = nagy indigófeldolgozót
    .to = a nagy indigófeldolgozóba
building-sugar-mill = nagy cukormalom
    .acc = nagy cukormalmot
    .to = a nagy cukormalomba
building-tobacco-storage = dohányszárító
    .acc = dohányszárítót
    .to = a dohányszárítóba
building-coffee-roaster = kávépörkölő
    .acc = kávépörkölőt
    .to = a kávépörkölőbe
building-small-market = kis piac
    .acc = kis piacot
    .to = a kis piacra
building-hacienda = hacienda
    .acc = haciendát
    .to = a haciendára
building-construction-hut = építőműhely
    .acc = építőműhelyt
    .to = az építőműhelybe
building-small-warehouse = kis raktár
    .acc = kis raktárt
    .to = a kis raktárba
building-hospice = menedékház
    .acc = menedékházat
    .to = a menedékházba
building-office = hivatal
    .acc = hivatalt
    .to = a hivatalba
building-large-market = nagy piac
    .acc = nagy piacot
    .to = a nagy piacra
building-large-warehouse = nagy raktár
    .acc = nagy raktárt
    .to = a nagy raktárba
building-factory = gyár
    .acc = gyárat
    .to = a gyárba
building-university = egyetem
    .acc = egyetemet
    .to = az egyetemre
building-harbor = kikötő
    .acc = kikötőt
    .to = a kikötőbe
building-wharf = rakpart
    .acc = rakpartot
    .to = a rakpartra
building-guild-hall = céhház
    .acc = céhházat
    .to = a céhházba
building-residence = udvarház
    .acc = udvarházat
    .to = az udvarházba
building-fortress = erőd
    .acc = erődöt
    .to = az erődbe
building-customs-house = vámház
    .acc = vámházat
    .to = a vámházba
building-city-hall = városháza
    .acc = városházát
    .to = a városházára
building-aqueduct = vízvezeték
    .acc = vízvezetéket
    .to = a vízvezetékhez
building-black-market = feketepiac
    .acc = feketepiacot
    .to = a feketepiacra
building-forest-house = erdészház
    .acc = erdészházat
    .to = az erdészházba
building-storehouse = tárház
    .acc = tárházat
    .to = a tárházba
building-guesthouse = vendégház
    .acc = vendégházat
    .to = a vendégházba
building-trading-post = kereskedelmi állomás
    .acc = kereskedelmi állomást
    .to = a kereskedelmi állomásra
building-church = templom
    .acc = templomot
    .to = a templomba
building-small-wharf = kis rakpart
    .acc = kis rakpartot
    .to = a kis rakpartra
building-lighthouse = világítótorony
    .acc = világítótornyot
    .to = a világítótoronyba
building-library = könyvtár
    .acc = könyvtárat
    .to = a könyvtárba
building-specialty-factory = speciális gyár
    .acc = speciális gyárat
    .to = a speciális gyárba
building-union-hall = egyesületi székház
    .acc = egyesületi székházat
    .to = az egyesületi székházba
building-statue = szobor
    .acc = szobrot
    .to = a szoborhoz
building-cloister = kolostor
    .acc = kolostort
    .to = a kolostorba
building-land-office = telekhivatal
    .acc = telekhivatalt
    .to = a telekhivatalba
building-chapel = kápolna
    .acc = kápolnát
    .to = a kápolnába
building-hunting-lodge = vadászház
    .acc = vadászházat
    .to = a vadászházba
building-zoning-office = mérnöki hivatal
    .acc = mérnöki hivatalt
    .to = a mérnöki hivatalba
building-royal-supplier = kaszárnya
    .acc = kaszárnyát
    .to = a kaszárnyába
building-villa = vidéki lak
    .acc = vidéki lakot
    .to = a vidéki lakba
building-jeweler = ékszerészműhely
    .acc = ékszerészműhelyt
    .to = az ékszerészműhelybe
building-royal-garden = díszkert
    .acc = díszkertet
    .to = a díszkertbe

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] a piac épületeit válogatjátok: válassz egy épületet (NEW-1).
        [role] szerepválasztás folyik (RND-1).
        [guests] most a vendégek mozoghatnak, vagy passzolhatsz (NEW-10).
        [settle] az ültetvényes akciója folyik: vegyél el egy lapkát, vagy passzolj (SETL-1).
        [lay] a húzott lapkát le kell rakni, ültetvényként vagy erdőként (NEW-7).
        [tile_colonist] arról kell dönteni, kerül-e telepes az új lapkára (SETL-7).
        [second_tile] az ültetvényes a második lapkáját veszi el (NEW-16).
        [discard] arról kell dönteni, melyik lapka menjen a dobottak közé (NOB-7).
        [mayor_colonist] arról kell dönteni, vesz-e el telepest a polgármester (MAY-1).
        [board] a telepesek kiszállnak: vegyél el a hajóról egy telepest vagy egy nemest (NOB-3).
        [man_who] a telepesek elhelyezése folyik (MAY-3).
        [man] a telepesek elhelyezése folyik (MAY-3).
        [build] az építész akciója folyik: építs, vagy passzolj (BUI-1).
        [pay] az épület kifizetése folyik (NEW-8).
        [building_colonist] arról kell dönteni, kerül-e telepes az új épületbe (BUI-6).
        [bonus] arról kell dönteni, milyen hordót hoz az iparos privilégiuma (CRA-3).
        [trade] a kereskedő akciója folyik: adj el egy hordót, vagy passzolj (TRA-1).
        [supply] arról kell dönteni, milyen hordók mennek a kaszárnyába (NOB-9).
        [load] berakodás folyik (CAP-1).
        [small] berakodás folyik a kis rakparton (NEW-13).
       *[store] raktározás folyik (CAP-11).
    }
puerto-rico-why-picked-already = ez már játékban van: { $building } (NEW-1).
puerto-rico-why-not-drafted = ez nincs a választható épületek között: { $building } (NEW-1).
puerto-rico-why-no-board-space = nincs szabad hely { $cost } dublonos épületnek (NEW-1).
puerto-rico-why-role-taken = ebben az évben { $seat } választotta: { $role } (RND-1).
puerto-rico-why-no-such-role = { $n } játékossal nincs ilyen szerep: { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = lefordított lapka csak az ültetvényes első lépésében jár (NEW-16).
puerto-rico-why-needs-building = ehhez működő épület kell: { $building } ({ $rule }).
puerto-rico-why-needs-noble = ehhez nemes kell ebbe az épületbe: { $building } ({ $rule }).
puerto-rico-why-needs-colonist = ehhez telepes kell ebbe az épületbe: { $building } ({ $rule }).
puerto-rico-why-drawn-already = ebben a lépésben már volt húzás a lefordított lapkák közül (SETL-5).
puerto-rico-why-island-full = a sziget mind a tizenkét mezője foglalt (SETL-3).
puerto-rico-why-no-tile-left = nem maradt lefordított lapka (SETL-5).
puerto-rico-why-no-quarry-left = nem maradt kőbánya (SETL-2).
puerto-rico-why-no-right-to-quarry = kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van (SETL-2, SETL-6).
puerto-rico-why-not-face-up = ez nincs a felfordított lapkák között: { $tile } (SETL-1).
puerto-rico-why-no-forest-left = nem maradt erdőjelző (NEW-5).
puerto-rico-why-no-such-tile = ilyen lapka nincs a szigeten: { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = a telekhivatal ebben a fázisban már dolgozott (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] ebben a kiadásban a telekhivatal felfordított lapkát ad el: nevezd meg (NOB-5).
       *[other] ebben a kiadásban a telekhivatal lefordított lapkát ad el (NOB-5).
    }
puerto-rico-why-land-office-no-forests = ebben a kiadásban a telekhivatal erdőt nem ad el (NOB-5).
puerto-rico-why-no-doubloon = nincs dublon, amellyel fizetni lehetne (NOB-5).
puerto-rico-why-other-place = most arról kell dönteni, ki kerüljön { $place-to } (MAY-3).
puerto-rico-why-manning = { $place } – így nem tölthető be: amíg van üres hely, senki sem maradhat San Juanban, és többen sem mehetnek, mint ahányan vannak (MAY-4).
puerto-rico-why-owned-already = ez már áll a városban: { $building } (BLD-1).
puerto-rico-why-not-in-game = ez nincs benne ebben a játékban: { $building } (SET-11).
puerto-rico-why-sold-out = ebből nem maradt: { $building } (SET-11).
puerto-rico-why-no-city-space =
    { $building } – ehhez { $needed } városmező kell, és { $n ->
        [0] egy sem szabad
       *[other] csak { $n } szabad
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building } – most { $price } dublonba kerül, és { $n ->
        [0] egyetlen dublon sincs
       *[other] csak { $n } dublon van
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = itt nem áll senki, akit oda lehetne adni: { $place } (NEW-8).
puerto-rico-why-no-vp = nincs győzelmipont-jelző, amelyet oda lehetne adni (NEW-8).
puerto-rico-why-paying-order = { $n } dublon hiányzik: először telepes, aztán hordó, aztán pontjelző jön, és csak az hagyható ki, amit a többi még pótolhat (NEW-8).
puerto-rico-why-not-produced = az iparos ebben a fázisban nem termelt ilyet: { $good } (CRA-3).
puerto-rico-why-supply-empty = a készletben ebből nem maradt: { $good } (CRA-3).
puerto-rico-why-sold-already = ebben a fázisban már volt egy eladás (TRA-1).
puerto-rico-why-no-barrel = nincs egy hordó sem ebből: { $good }.
puerto-rico-why-house-full = a kereskedőház megtelt (TRA-5).
puerto-rico-why-in-house = a kereskedőházban már van { $good } (TRA-4).
puerto-rico-why-supplied-already = ebből már ment vissza: { $good }; minden fajta csak egyszer mehet (NOB-9).
puerto-rico-why-wharf-used = a rakpart ebben a fázisban már volt használva (CAP-9).
puerto-rico-why-small-wharf-used = a kis rakpart ebben a fázisban már volt használva (NEW-13).
puerto-rico-why-no-such-ship = nincs { $ship } hordós hajó (SET-8).
puerto-rico-why-ship-carries =
    { $good } nem mehet { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: azon már { $other } van (CAP-2).
puerto-rico-why-ship-full =
    { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajó megtelt (CAP-2).
puerto-rico-why-kind-on-other-ship =
    { $good } csak { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra mehet, ott már van belőle (CAP-2).
puerto-rico-why-takes-more =
    { $good } nem mehet { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: van olyan üres hajó, amelyre { $n } hordó is felfér (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] nincs egy hordó sem ebből: { $good }.
       *[other] csak { $n } hordó { $good } vihető el (NEW-13).
    }
puerto-rico-why-small-order = a kis rakpart az árukat sorrendben fogadja, minden fajtát egyszer (NEW-13).
puerto-rico-why-nothing-to-store = ebből már nincs, aminek hely kellene: { $good } (CAP-11).
puerto-rico-why-store-first = először a raktárak telnek meg: raktározz el egy egész fajtát (CAP-11).
puerto-rico-why-no-warehouse-left = egész fajtának már nincs hely: tarts meg egyes hordókat (CAP-11).
puerto-rico-why-no-guests-with-mayor = a polgármester fázisában a vendégek nem mozognak (NEW-10).
puerto-rico-why-no-guests = nincs vendég saját vendégházban (NEW-10).
puerto-rico-why-no-circle = itt nincs szabad hely a vendégnek: { $place } (NEW-10).
puerto-rico-why-must-load = aki be tud rakodni egy hajóra, annak be is kell (CAP-1).

# What has happened.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } { $role-acc } választja.
       *[other] { $seat } { $role-acc } választja, és { $doubloons } dublont kap.
    }
puerto-rico-took-tile = { $seat } lerak egy { $tile-acc }.
puerto-rico-drew-tile = { $seat } húz egy lefordított lapkát.
puerto-rico-laid-forest = { $seat } lerak egy erdőt.
puerto-rico-got-colonist = { $seat } telepest kap { $place-to }.
puerto-rico-got-noble = { $seat } nemest kap San Juanba.
puerto-rico-discarded = { $seat } eldob egy { $tile-acc }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } elvesz egy nemest a hajóról.
           *[other] { $seat } elvesz { $bodies } nemest a hajóról.
        }
       *[other] { $bodies ->
            [one] { $seat } elvesz egy telepest a hajóról.
           *[other] { $seat } elvesz { $bodies } telepest a hajóról.
        }
    }
puerto-rico-arranged = { $seat } elhelyezi a telepeseit.
puerto-rico-ship-filled =
    { $nobles ->
        [0] A telepeshajón { $colonists } telepes várakozik.
       *[other] A telepeshajón { $colonists } telepes és egy nemes várakozik.
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } { $building-acc } épít, ingyen.
       *[other] { $seat } { $building-acc } épít { $doubloons } dublonért.
    }
puerto-rico-paid-colonist = { $seat } egy telepessel fizet: { $place }.
puerto-rico-paid-good = { $seat } egy hordó { $good-with } fizet.
puerto-rico-paid-vp = { $seat } egy győzelmipont-jelzővel fizet.
puerto-rico-produced = { $seat } termel { $barrels } hordó { $good-acc }.
puerto-rico-took-bonus = { $seat } még egy hordó { $good-acc } kap.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } { $good-acc } ad el, ingyen.
       *[other] { $seat } { $good-acc } ad el { $doubloons } dublonért.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } { $good-acc } ad el a kereskedelmi állomáson, ingyen.
       *[other] { $seat } { $good-acc } ad el a kereskedelmi állomáson { $doubloons } dublonért.
    }
puerto-rico-bought-tile = { $seat } lapkát vesz 1 dublonért.
puerto-rico-house-emptied = A kereskedőház megtelt, és kiürül.
puerto-rico-loaded =
    { $seat } felrak { $barrels } hordó { $good-acc } { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra.
puerto-rico-loaded-wharf = { $seat } elszállít { $barrels } hordó { $good-acc } a rakpartról.
puerto-rico-loaded-small = { $seat } elszállít { $barrels } hordó { $good-acc } a kis rakpartról.
puerto-rico-supplied = { $seat } egy hordó { $good-acc } ad a kaszárnyának.
puerto-rico-lost = { $seat } nem tud hol tárolni { $barrels } hordó { $good-acc }.
puerto-rico-ship-emptied =
    { $ship ->
        [4] A 4-es
        [5] Az 5-ös
        [6] A 6-os
        [7] A 7-es
       *[other] A { $ship }-as
    } hajó kifut { $good-with } megrakodva.
puerto-rico-guest-moved = { $seat } vendéget költöztet { $place-to }.
puerto-rico-got-doubloons =
    { $seat } kap { $doubloons } dublont{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $seat } kap { $vp } győzelmi pontot{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began =
    { $round ->
        [1] Kezdődik az { $round }. év
        [5] Kezdődik az { $round }. év
       *[other] Kezdődik a { $round }. év
    }; a kormányzó: { $seat }.
puerto-rico-end-came =
    { $end ->
        [END-1] A készletből nem telik meg a telepeshajó: ez az utolsó év (END-1).
        [END-2] Betelt egy város: ez az utolsó év (END-2).
       *[END-3] Elfogytak a győzelmipont-jelzők: ez az utolsó év (END-3).
    }
ended-by-end-1 = A készletből nem telt meg a telepeshajó (END-1).
ended-by-end-2 = Betelt egy város (END-2).
ended-by-end-3 = Elfogytak a győzelmipont-jelzők (END-3).
puerto-rico-picked = { $seat } { $building-acc } választ a játékba.
puerto-rico-opened-tile = Új lapka: { $tile }.
puerto-rico-shuffled = { $tiles } eldobott lapka megkeverve új húzópaklit alkot.

# Options and positions.
puerto-rico-error-buildings-without-custom = „buildings” csak a market = custom mellett adható meg.
puerto-rico-error-custom-needs-buildings = a market = custom mellé kell a „buildings”: a lila épületek listája.
puerto-rico-error-building-twice = „buildings” kétszer említi ezt: { $building }.
puerto-rico-error-takers = a szerepeket sorban kellett elvenni a kormányzótól kezdve, akinek a helye: { $governor }.
puerto-rico-error-turns = { $n } szerep van elvéve, és ez nem illik a fázishoz (RND-1).
puerto-rico-error-spaces = túl sok { $cost } dublonos épület; a piacon { $most } fér el (NEW-1).
puerto-rico-error-end = { $rule } nem illik ahhoz, ami az asztalon van.
puerto-rico-error-no-end = ha a játéknak vége, meg kell nevezni, mi vetett véget neki (RND-5).
puerto-rico-error-no-seat = a játék vége után senki sem dönt (RND-5).
puerto-rico-error-ships = mindegyikből kell egy hajó: { $ships }.
puerto-rico-error-ship-good = a hordókat szállító hajó megnevezi az áruját, az üres nem nevez meg semmit.
puerto-rico-error-kind-twice = egy árufajta csak egy hajón utazhat (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } van az asztalon, de a dobozban csak { $total } van.
puerto-rico-error-not-in-game = ez nincs benne ebben a játékban: { $building }.
puerto-rico-error-no-tokens = ebben a kiadásban nincs erdőjelző.
puerto-rico-error-no-forests = az új épületek nélkül nincs erdő.
puerto-rico-error-forest-tiles = { $forests } erdő van, és csak olyan lapkákból állhatnak, amelyek sehol máshol nincsenek.
puerto-rico-error-draft = az épületválogatás így nem állhat.
puerto-rico-error-pending = itt erről nem lehet dönteni.

# The board.
puerto-rico-board-round = { $round }. év
puerto-rico-board-governor = kormányzó: { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] épületválogatás
        [role_choice] szerepválasztás
       *[game_over] vége a játéknak
    }
puerto-rico-board-ending = utolsó év
puerto-rico-board-roles = szerepek
puerto-rico-board-tiles = lapkák
puerto-rico-board-ships = hajók
puerto-rico-board-supply = készlet
puerto-rico-board-island = · sziget
puerto-rico-board-city = · város
puerto-rico-board-quarries = kőbánya ×{ $n }
puerto-rico-board-stack = húzópakli { $n }
puerto-rico-board-discards = eldobva { $n }
puerto-rico-board-forests = erdő { $n }
puerto-rico-board-house = kereskedőház: { $goods }
puerto-rico-board-vp = GYP { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] telepes { $n }
       *[other] telepes { $n }, nemes { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] a hajón { $n }
       *[other] a hajón { $n } + { $nobles } nemes
    }
puerto-rico-board-doubloons = { $n } dublon
puerto-rico-board-own-vp = { $vp } GYP
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } épületet választ a játékba
puerto-rico-ask-role = { $seat } szerepet választ
puerto-rico-ask-guests = { $seat } vendégeket költöztethet
puerto-rico-ask-settle = Ültetvényes: { $seat } lapkát vesz el
puerto-rico-ask-lay = { $seat } lerakja a húzott lapkát
puerto-rico-ask-tile-colonist = Ültetvényes: { $seat } telepest kérhet { $tile-to }
puerto-rico-ask-second-tile = Ültetvényes: { $seat } második lapkát vesz el
puerto-rico-ask-discard = Ültetvényes: { $seat } eldobhat egy lapkát
puerto-rico-ask-mayor-colonist = Polgármester: { $seat } elvehet egy telepest a készletből
puerto-rico-ask-board = Polgármester: { $seat } telepest vagy nemest vesz el a hajóról
puerto-rico-ask-man =
    Polgármester: { $seat } elhelyez { $n } telepest{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemest
    }
puerto-rico-ask-build = Építész: { $seat } építhet
puerto-rico-ask-pay = Építész: { $seat } még { $n } dublonnal tartozik ({ $building })
puerto-rico-ask-building-colonist = Építész: { $seat } telepest kérhet { $building-to }
puerto-rico-ask-bonus = Iparos: { $seat } elvehet még egy hordót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kereskedő: { $seat } használhatja a telekhivatalt
       *[other] Kereskedő: { $seat } eladhat egy hordót
    }
puerto-rico-ask-supply = Kapitány: { $seat } hordókat adhat a kaszárnyának
puerto-rico-ask-load = Kapitány: { $seat } hordókat rak hajóra
puerto-rico-ask-small = Kapitány: { $seat } a kis rakparton rakodik
puerto-rico-ask-store = Kapitány: { $seat } hordókat raktároz

# What may be answered, for a button or a menu.
puerto-rico-label-pick = A játékba: { $building }
puerto-rico-label-role = Szerep: { $role }
puerto-rico-label-draw = Előbb húzás a lefordított lapkák közül
puerto-rico-label-lay = Lerakás: { $tile }
puerto-rico-label-take = Elvétel: { $tile }
puerto-rico-label-take-forest = Elvétel erdőként: { $tile }
puerto-rico-label-colonist = Telepes elvétele
puerto-rico-label-discard =
    { $sold ->
        [1] Eladás 1 dublonért: { $tile }
       *[other] Eldobás: { $tile }
    }
puerto-rico-label-board-noble = Nemes elvétele
puerto-rico-label-man-who =
    { $who ->
        [noble] Nemes { $place-to }
        [colonist] Telepes { $place-to }
       *[none] Üresen marad: { $place }
    }
puerto-rico-label-man =
    { $n ->
        [0] Üresen marad: { $place }
       *[other] { $n } fő { $place-to }
    }
puerto-rico-label-build = Építés: { $building }
puerto-rico-label-pay-colonist = Fizetés telepessel: { $place }
puerto-rico-label-pay-good = Fizetés egy hordó { $good-with }
puerto-rico-label-pay-vp = Fizetés győzelmipont-jelzővel
puerto-rico-label-bonus = Még egy hordó: { $good }
puerto-rico-label-sell = Eladás a kereskedőházban: { $good }
puerto-rico-label-post = Eladás a kereskedelmi állomáson: { $good }
puerto-rico-label-buy-tile = Lefordított lapka vásárlása
puerto-rico-label-buy-open-tile = Vásárlás: { $tile }
puerto-rico-label-supply = A kaszárnyának: { $good }
puerto-rico-label-load =
    Berakodás { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: { $good }
puerto-rico-label-load-wharf = Elszállítás a rakpartról: { $good }
puerto-rico-label-small = Elszállítás a kis rakpartról: { $n } hordó { $good }
puerto-rico-label-done = Ennyi volt
puerto-rico-label-store = Raktározás, az összes hordó: { $good }
puerto-rico-label-keep = Egy hordó megtartása: { $good }
puerto-rico-label-guest = Vendég költöztetése { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] A vendégek maradnak
        [tile_colonist] Nem kell telepes
        [discard] Nincs eldobás
        [mayor_colonist] Nem kell telepes
        [building_colonist] Nem kell telepes
        [bonus] Nem kell hordó
        [supply] Nincs több
       *[other] Passz
    }

# Beside the choices.
puerto-rico-hint-role = { $n } dublon van rajta
puerto-rico-hint-craftsman =
    { $made ->
        [0] nem termelsz semmit
       *[other] { $made } hordót termelsz
    }{ $n ->
        [0] { "" }
       *[other] , { $n } dublon van rajta
    }
puerto-rico-hint-build =
    { $price ->
        [0] ingyen
       *[other] { $price } dublon
    }, { $vp } GYP
puerto-rico-hint-sell = { $n } dublon
puerto-rico-hint-load = { $n } hordó, { $vp } GYP

# The score sheet.
puerto-rico-score-vp = pontjelzők
puerto-rico-score-buildings = épületek
puerto-rico-score-nobles = nemesek
