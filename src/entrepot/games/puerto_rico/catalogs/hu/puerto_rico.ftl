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
    .the = a kukorica
    .acc = kukoricát
    .with = kukoricával
    .plantation = kukoricaültetvény
good-indigo = indigó
    .the = az indigó
    .acc = indigót
    .with = indigóval
    .plantation = indigóültetvény
good-sugar = cukor
    .the = a cukor
    .acc = cukrot
    .with = cukorral
    .plantation = cukorültetvény
good-tobacco = dohány
    .the = a dohány
    .acc = dohányt
    .with = dohánnyal
    .plantation = dohányültetvény
good-coffee = kávé
    .the = a kávé
    .acc = kávét
    .with = kávéval
    .plantation = kávéültetvény

# Forms stand below a name: .acc of a tile is { $tile-acc } where the tile is spoken of.
tile-corn = kukoricaültetvény
    .the = a kukoricaültetvény
    .acc = kukoricaültetvényt
    .to = a kukoricaültetvényre
    .in = a kukoricaültetvényen
    .from = a kukoricaültetvényről
tile-indigo = indigóültetvény
    .the = az indigóültetvény
    .acc = indigóültetvényt
    .to = az indigóültetvényre
    .in = az indigóültetvényen
    .from = az indigóültetvényről
tile-sugar = cukorültetvény
    .the = a cukorültetvény
    .acc = cukorültetvényt
    .to = a cukorültetvényre
    .in = a cukorültetvényen
    .from = a cukorültetvényről
tile-tobacco = dohányültetvény
    .the = a dohányültetvény
    .acc = dohányültetvényt
    .to = a dohányültetvényre
    .in = a dohányültetvényen
    .from = a dohányültetvényről
tile-coffee = kávéültetvény
    .the = a kávéültetvény
    .acc = kávéültetvényt
    .to = a kávéültetvényre
    .in = a kávéültetvényen
    .from = a kávéültetvényről
tile-quarry = kőbánya
    .the = a kőbánya
    .acc = kőbányát
    .to = a kőbányába
    .in = a kőbányában
    .from = a kőbányából
tile-forest = erdő
    .the = az erdő
    .acc = erdőt
    .to = az erdőbe
    .in = az erdőben
    .from = az erdőből

thing-san-juan = San Juan
    .the = San Juan
    .to = San Juanba
    .in = San Juanban
    .from = San Juanból

building-small-indigo-plant = kis indigófeldolgozó
    .the = a kis indigófeldolgozó
    .acc = kis indigófeldolgozót
    .to = a kis indigófeldolgozóba
    .in = a kis indigófeldolgozóban
    .from = a kis indigófeldolgozóból
building-small-sugar-mill = kis cukormalom
    .the = a kis cukormalom
    .acc = kis cukormalmot
    .to = a kis cukormalomba
    .in = a kis cukormalomban
    .from = a kis cukormalomból
building-indigo-plant = nagy indigófeldolgozó
    .the = a nagy indigófeldolgozó
    .acc = nagy indigófeldolgozót
    .to = a nagy indigófeldolgozóba
    .in = a nagy indigófeldolgozóban
    .from = a nagy indigófeldolgozóból
building-sugar-mill = nagy cukormalom
    .the = a nagy cukormalom
    .acc = nagy cukormalmot
    .to = a nagy cukormalomba
    .in = a nagy cukormalomban
    .from = a nagy cukormalomból
building-tobacco-storage = dohányszárító
    .the = a dohányszárító
    .acc = dohányszárítót
    .to = a dohányszárítóba
    .in = a dohányszárítóban
    .from = a dohányszárítóból
building-coffee-roaster = kávépörkölő
    .the = a kávépörkölő
    .acc = kávépörkölőt
    .to = a kávépörkölőbe
    .in = a kávépörkölőben
    .from = a kávépörkölőből
building-small-market = kis piac
    .the = a kis piac
    .acc = kis piacot
    .to = a kis piacra
    .in = a kis piacon
    .from = a kis piacról
building-hacienda = hacienda
    .the = a hacienda
    .acc = haciendát
    .to = a haciendára
    .in = a haciendán
    .from = a haciendáról
building-construction-hut = építőműhely
    .the = az építőműhely
    .acc = építőműhelyt
    .to = az építőműhelybe
    .in = az építőműhelyben
    .from = az építőműhelyből
building-small-warehouse = kis raktár
    .the = a kis raktár
    .acc = kis raktárat
    .to = a kis raktárba
    .in = a kis raktárban
    .from = a kis raktárból
building-hospice = menedékház
    .the = a menedékház
    .acc = menedékházat
    .to = a menedékházba
    .in = a menedékházban
    .from = a menedékházból
building-office = hivatal
    .the = a hivatal
    .acc = hivatalt
    .to = a hivatalba
    .in = a hivatalban
    .from = a hivatalból
building-large-market = nagy piac
    .the = a nagy piac
    .acc = nagy piacot
    .to = a nagy piacra
    .in = a nagy piacon
    .from = a nagy piacról
building-large-warehouse = nagy raktár
    .the = a nagy raktár
    .acc = nagy raktárat
    .to = a nagy raktárba
    .in = a nagy raktárban
    .from = a nagy raktárból
building-factory = gyár
    .the = a gyár
    .acc = gyárat
    .to = a gyárba
    .in = a gyárban
    .from = a gyárból
building-university = egyetem
    .the = az egyetem
    .acc = egyetemet
    .to = az egyetemre
    .in = az egyetemen
    .from = az egyetemről
building-harbor = kikötő
    .the = a kikötő
    .acc = kikötőt
    .to = a kikötőbe
    .in = a kikötőben
    .from = a kikötőből
building-wharf = rakpart
    .the = a rakpart
    .acc = rakpartot
    .to = a rakpartra
    .in = a rakparton
    .from = a rakpartról
building-guild-hall = céhház
    .the = a céhház
    .acc = céhházat
    .to = a céhházba
    .in = a céhházban
    .from = a céhházból
building-residence = udvarház
    .the = az udvarház
    .acc = udvarházat
    .to = az udvarházba
    .in = az udvarházban
    .from = az udvarházból
building-fortress = erőd
    .the = az erőd
    .acc = erődöt
    .to = az erődbe
    .in = az erődben
    .from = az erődből
building-customs-house = vámház
    .the = a vámház
    .acc = vámházat
    .to = a vámházba
    .in = a vámházban
    .from = a vámházból
building-city-hall = városháza
    .the = a városháza
    .acc = városházát
    .to = a városházára
    .in = a városházán
    .from = a városházáról
building-aqueduct = vízvezeték
    .the = a vízvezeték
    .acc = vízvezetéket
    .to = a vízvezetékhez
    .in = a vízvezetéknél
    .from = a vízvezetéktől
building-black-market = feketepiac
    .the = a feketepiac
    .acc = feketepiacot
    .to = a feketepiacra
    .in = a feketepiacon
    .from = a feketepiacról
building-forest-house = erdészház
    .the = az erdészház
    .acc = erdészházat
    .to = az erdészházba
    .in = az erdészházban
    .from = az erdészházból
building-storehouse = tárház
    .the = a tárház
    .acc = tárházat
    .to = a tárházba
    .in = a tárházban
    .from = a tárházból
building-guesthouse = vendégház
    .the = a vendégház
    .acc = vendégházat
    .to = a vendégházba
    .in = a vendégházban
    .from = a vendégházból
building-trading-post = kereskedelmi állomás
    .the = a kereskedelmi állomás
    .acc = kereskedelmi állomást
    .to = a kereskedelmi állomásra
    .in = a kereskedelmi állomáson
    .from = a kereskedelmi állomásról
building-church = templom
    .the = a templom
    .acc = templomot
    .to = a templomba
    .in = a templomban
    .from = a templomból
building-small-wharf = kis rakpart
    .the = a kis rakpart
    .acc = kis rakpartot
    .to = a kis rakpartra
    .in = a kis rakparton
    .from = a kis rakpartról
building-lighthouse = világítótorony
    .the = a világítótorony
    .acc = világítótornyot
    .to = a világítótoronyba
    .in = a világítótoronyban
    .from = a világítótoronyból
building-library = könyvtár
    .the = a könyvtár
    .acc = könyvtárat
    .to = a könyvtárba
    .in = a könyvtárban
    .from = a könyvtárból
building-specialty-factory = speciális gyár
    .the = a speciális gyár
    .acc = speciális gyárat
    .to = a speciális gyárba
    .in = a speciális gyárban
    .from = a speciális gyárból
building-union-hall = egyesületi székház
    .the = az egyesületi székház
    .acc = egyesületi székházat
    .to = az egyesületi székházba
    .in = az egyesületi székházban
    .from = az egyesületi székházból
building-statue = szobor
    .the = a szobor
    .acc = szobrot
    .to = a szoborhoz
    .in = a szobornál
    .from = a szobortól
building-cloister = kolostor
    .the = a kolostor
    .acc = kolostort
    .to = a kolostorba
    .in = a kolostorban
    .from = a kolostorból
building-land-office = telekhivatal
    .the = a telekhivatal
    .acc = telekhivatalt
    .to = a telekhivatalba
    .in = a telekhivatalban
    .from = a telekhivatalból
building-chapel = kápolna
    .the = a kápolna
    .acc = kápolnát
    .to = a kápolnába
    .in = a kápolnában
    .from = a kápolnából
building-hunting-lodge = vadászház
    .the = a vadászház
    .acc = vadászházat
    .to = a vadászházba
    .in = a vadászházban
    .from = a vadászházból
building-zoning-office = mérnöki hivatal
    .the = a mérnöki hivatal
    .acc = mérnöki hivatalt
    .to = a mérnöki hivatalba
    .in = a mérnöki hivatalban
    .from = a mérnöki hivatalból
building-royal-supplier = kaszárnya
    .the = a kaszárnya
    .acc = kaszárnyát
    .to = a kaszárnyába
    .in = a kaszárnyában
    .from = a kaszárnyából
building-villa = vidéki lak
    .the = a vidéki lak
    .acc = vidéki lakot
    .to = a vidéki lakba
    .in = a vidéki lakban
    .from = a vidéki lakból
building-jeweler = ékszerészműhely
    .the = az ékszerészműhely
    .acc = ékszerészműhelyt
    .to = az ékszerészműhelybe
    .in = az ékszerészműhelyben
    .from = az ékszerészműhelyből
building-royal-garden = díszkert
    .the = a díszkert
    .acc = díszkertet
    .to = a díszkertbe
    .in = a díszkertben
    .from = a díszkertből

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] épületválasztás folyik: válassz egy épületet (NEW-1).
        [role] szerepválasztás folyik (RND-1).
        [guests] most vendégeket költöztethetsz, vagy passzolhatsz (NEW-10).
        [settle] az ültetvényes cselekedete folyik: vegyél el egy lapkát, vagy passzolj (SETL-1).
        [lay] a húzott lapkát le kell raknod, ültetvényként vagy erdőként (NEW-7).
        [tile_colonist] arról kell dönteni, kerül-e telepes az új lapkára (SETL-7).
        [second_tile] az ültetvényes a második lapkáját veszi el (NEW-16).
        [discard] arról kell döntened, melyik lapkát dobod el (NOB-7).
        [mayor_colonist] arról kell dönteni, vesz-e el telepest a polgármester (MAY-1).
        [board] a telepesek kiszállnak: vegyél el a hajóról egy telepest vagy egy nemest (NOB-3).
        [man_who] a telepesek elhelyezése folyik (MAY-3).
        [man] a telepesek elhelyezése folyik (MAY-3).
        [build] az építész cselekedete folyik: építs, vagy passzolj (BUI-1).
        [pay] az épület kifizetése folyik (NEW-8).
        [building_colonist] arról kell dönteni, kerül-e telepes az új épületbe (BUI-6).
        [bonus] arról kell dönteni, milyen hordót hoz az iparosnak a privilégiuma (CRA-3).
        [trade] a kereskedő cselekedete folyik: adj el egy hordót, vagy passzolj (TRA-1).
        [supply] arról kell dönteni, milyen hordókat kap a kaszárnya (NOB-9).
        [load] behajózás folyik (CAP-1).
        [small] behajózás folyik a kis rakparton (NEW-13).
       *[store] raktározás folyik (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } már játékban van (NEW-1).
puerto-rico-why-not-drafted = { $building-the } nincs a választható épületek között (NEW-1).
puerto-rico-why-no-board-space = nincs szabad hely { $cost } dublonos épületnek (NEW-1).
puerto-rico-why-role-taken = { $role-acc } ebben az évben már { $seat } választotta (RND-1).
puerto-rico-why-no-such-role = { $n } játékossal nincs { $role } a játékban (SET-10).
puerto-rico-why-draw-first-turn-only = lefordított lapkát csak az ültetvényes első lépésében lehet húzni (NEW-16).
puerto-rico-why-needs-building = ehhez működő { $building } kell ({ $rule }).
puerto-rico-why-needs-noble = ehhez nemesnek kell lennie { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = ehhez telepesnek kell lennie { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = ebben a lépésben már húztál lefordított lapkát (SETL-5).
puerto-rico-why-island-full = a sziget mind a tizenkét ültetvényhelye foglalt (SETL-3).
puerto-rico-why-no-tile-left = nem maradt lefordított lapka (SETL-5).
puerto-rico-why-no-quarry-left = nem maradt kőbánya (SETL-2).
puerto-rico-why-no-right-to-quarry = kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van (SETL-2, SETL-6).
puerto-rico-why-not-face-up = nincs felcsapott { $tile } (SETL-1).
puerto-rico-why-no-forest-left = nem maradt erdőjelző (NEW-5).
puerto-rico-why-no-such-tile = a szigeteden nincs eldobható { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = a telekhivatalt ebben a fázisban már használtad (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] ebben a kiadásban a telekhivatal felcsapott lapkát ad el: nevezd meg (NOB-5).
       *[other] ebben a kiadásban a telekhivatal lefordított lapkát ad el (NOB-5).
    }
puerto-rico-why-land-office-no-forests = ebben a kiadásban a telekhivatal erdőt nem ad el (NOB-5).
puerto-rico-why-no-doubloon = nincs dublonod, amellyel fizethetnél (NOB-5).
puerto-rico-why-other-place = most arról kell dönteni, ki kerüljön { $place-to } (MAY-3).
puerto-rico-why-manning = { $place-the } így nem tölthető be: amíg van üres hely, senki sem maradhat San Juanban, és többen sem mehetnek, mint ahányan vannak (MAY-4).
puerto-rico-why-owned-already = { $building-the } már áll a városodban (BLD-1).
puerto-rico-why-not-in-game = { $building-the } nincs benne ebben a játékban (SET-11).
puerto-rico-why-sold-out = { $building-the } elfogyott (SET-11).
puerto-rico-why-no-city-space =
    { $building-the } { $needed } építési telket foglal el, de { $n ->
        [0] nincs szabad telked
       *[other] csak { $n } telked szabad
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building-the } most { $price } dublonba kerül, de { $n ->
        [0] egyetlen dublonod sincs
       *[other] csak { $n } dublonod van
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } nincs senki, akivel fizethetnél (NEW-8).
puerto-rico-why-no-vp = nincs győzelmipont-jelződ (NEW-8).
puerto-rico-why-paying-order = { $n } dublon hiányzik: először telepes, aztán hordó, aztán győzelmipont-jelző jön, és csak az hagyható ki, amit a többi még pótolhat (NEW-8).
puerto-rico-why-not-produced = az iparos ebben a fázisban nem termelt { $good-acc } (CRA-3).
puerto-rico-why-supply-empty = a készletben nem maradt { $good } (CRA-3).
puerto-rico-why-sold-already = ebben a fázisban már eladtál egy hordót (TRA-1).
puerto-rico-why-no-barrel = nincs nálad egy hordó { $good } sem.
puerto-rico-why-house-full = a kereskedőház megtelt (TRA-5).
puerto-rico-why-in-house = a kereskedőházban már van { $good } (TRA-4).
puerto-rico-why-supplied-already = { $good-acc } már adtál; minden fajtából csak egy hordó adható (NOB-9).
puerto-rico-why-wharf-used = a rakpartot ebben a fázisban már használtad (CAP-9).
puerto-rico-why-small-wharf-used = a kis rakpartot ebben a fázisban már használtad (NEW-13).
puerto-rico-why-no-such-ship = nincs { $ship } hordós hajó (SET-8).
puerto-rico-why-ship-carries =
    { $good-the } nem mehet { $ship ->
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
    { $good-the } csak { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra mehet, ott már van belőle (CAP-2).
puerto-rico-why-takes-more =
    { $good-the } nem mehet { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: van olyan üres hajó, amelyre több hordó is felfér ({ $n }) (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] nincs nálad egy hordó { $good } sem.
       *[other] csak { $n } hordó { $good } hajózható be (NEW-13).
    }
puerto-rico-why-small-order = a kis rakparton az áruk kötött sorrendben hajózhatók be, minden fajta egyszer (NEW-13).
puerto-rico-why-nothing-to-store = nem maradt { $good }, amelynek hely kellene (CAP-11).
puerto-rico-why-store-first = először a raktárak telnek meg: raktározz el egy teljes árufajtát (CAP-11).
puerto-rico-why-no-warehouse-left = teljes árufajtának már nincs hely: egyes hordókat tarts meg (CAP-11).
puerto-rico-why-no-guests-with-mayor = a polgármester fázisában a vendégek nem mozognak (NEW-10).
puerto-rico-why-no-guests = nincs vendég a vendégházadban (NEW-10).
puerto-rico-why-no-circle = { $place-in } nincs szabad hely a vendégnek (NEW-10).
puerto-rico-why-must-load = aki be tud hajózni árut, annak be is kell (CAP-1).

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
        [0] { $colonists ->
            [0] A telepeshajó üresen marad.
           *[other] A telepeshajón { $colonists } telepes várakozik.
        }
       *[other] { $colonists ->
            [0] A telepeshajón csak egy nemes várakozik.
           *[other] A telepeshajón { $colonists } telepes és egy nemes várakozik.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } ingyen épít egy { $building-acc }.
       *[other] { $seat } épít egy { $building-acc } { $doubloons } dublonért.
    }
puerto-rico-paid-colonist = { $seat } egy telepessel fizet ({ $place-from }).
puerto-rico-paid-good = { $seat } egy hordó { $good-with } fizet.
puerto-rico-paid-vp = { $seat } egy győzelmipont-jelzővel fizet.
puerto-rico-produced = { $seat } termel { $barrels } hordó { $good-acc }.
puerto-rico-took-bonus = { $seat } még egy hordó { $good-acc } kap.
puerto-rico-sold = { $seat } elad egy hordó { $good-acc } { $doubloons } dublonért.
puerto-rico-posted = { $seat } elad egy hordó { $good-acc } a kereskedelmi állomáson { $doubloons } dublonért.
puerto-rico-bought-tile = { $seat } lapkát vesz 1 dublonért.
puerto-rico-house-emptied = A kereskedőház megtelt, és kiürül.
puerto-rico-loaded =
    { $seat } behajóz { $barrels } hordó { $good-acc } { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra.
puerto-rico-loaded-wharf = { $seat } behajóz { $barrels } hordó { $good-acc } a rakparton.
puerto-rico-loaded-small = { $seat } behajóz { $barrels } hordó { $good-acc } a kis rakparton.
puerto-rico-supplied = { $seat } egy hordó { $good-acc } ad a kaszárnyának.
puerto-rico-lost = { $seat } hely híján elveszít { $barrels } hordó { $good-acc }.
puerto-rico-ship-emptied =
    { $ship ->
        [4] A 4-es
        [5] Az 5-ös
        [6] A 6-os
        [7] A 7-es
       *[other] A { $ship }-as
    } hajó { $good-with } megrakodva kifut.
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
puerto-rico-opened-tile = Új felcsapott lapka: { $tile }.
puerto-rico-shuffled = { $tiles } eldobott lapka megkeverve új kupacot alkot.

# Options and positions.
puerto-rico-error-buildings-without-custom = „buildings” csak a market = custom mellett adható meg.
puerto-rico-error-custom-needs-buildings = a market = custom mellé kell a „buildings”: a lila épületek listája.
puerto-rico-error-building-twice = „buildings” kétszer említi ezt: { $building }.
puerto-rico-error-takers = a szerepeket sorban kell választani a kormányzótól kezdve, akinek a helye: { $governor }.
puerto-rico-error-turns = { $n } szerepet választottak már, és ez nem illik a fázishoz (RND-1).
puerto-rico-error-spaces = túl sok { $cost } dublonos épület; a kínálatban csak { $most } fér el (NEW-1).
puerto-rico-error-end = { $rule } nem illik ahhoz, ami az asztalon van.
puerto-rico-error-no-end = ha a játéknak vége, meg kell nevezni, mi vetett véget neki (RND-5).
puerto-rico-error-no-seat = a játék vége után senki sem dönt (RND-5).
puerto-rico-error-ships = ezekből a hajókból kell egy-egy: { $ships }.
puerto-rico-error-ship-good = a hordókat szállító hajónál meg kell adni az árut, az üresnél nem lehet.
puerto-rico-error-kind-twice = egy árufajta csak egy hajón utazhat (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } van az asztalon, de a dobozban csak { $total } van.
puerto-rico-error-not-in-game = { $building-the } nincs benne ebben a játékban.
puerto-rico-error-no-tokens = ebben a kiadásban nincs erdőjelző.
puerto-rico-error-no-forests = az új épületek nélkül nincs erdő.
puerto-rico-error-forest-tiles = { $forests } erdő van, és csak olyan lapkákból állhatnak, amelyek sehol máshol nincsenek.
puerto-rico-error-draft = az épületválasztás nem állhat így.
puerto-rico-error-pending = itt erről nem lehet dönteni.

# What the errors name.
puerto-rico-pieces-colonists = telepes
puerto-rico-pieces-nobles = nemes
puerto-rico-pieces-barrels = hordó
puerto-rico-pieces-tiles = lapka
puerto-rico-pieces-city-spaces = építési telek
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

# The board.
puerto-rico-board-round = { $round }. év
puerto-rico-board-governor = kormányzó: { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] épületválasztás
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
puerto-rico-board-stack = kupac { $n }
puerto-rico-board-discards = eldobva { $n }
puerto-rico-board-forests = erdő { $n }
puerto-rico-board-house = kereskedőház: { $goods }
puerto-rico-board-vp = GyP { $n }
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
puerto-rico-board-own-vp = { $vp } GyP
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } épületet választ a játékba
    .you = Válassz épületet a játékba
puerto-rico-ask-role = { $seat } szerepet választ
    .you = Válassz szerepet
puerto-rico-ask-guests = { $seat } vendégeket költöztethet
    .you = Vendégeket költöztethetsz
puerto-rico-ask-settle = Ültetvényes: { $seat } lapkát vesz el
    .you = Ültetvényes: elvehetsz egy lapkát
puerto-rico-ask-lay = { $seat } lerakja a húzott lapkát
    .you = Rakd le a húzott lapkát
puerto-rico-ask-tile-colonist = Ültetvényes: { $seat } telepest kérhet { $tile-to }
    .you = Ültetvényes: telepest kérhetsz { $tile-to }
puerto-rico-ask-forest-colonist = Ültetvényes: { $seat } az erdő után telepest kérhet San Juanba
    .you = Ültetvényes: az erdő után telepest kérhetsz San Juanba
puerto-rico-ask-second-tile = Ültetvényes: { $seat } második lapkát vesz el
    .you = Ültetvényes: elvehetsz egy második lapkát
puerto-rico-ask-discard = Ültetvényes: { $seat } eldobhat egy lapkát
    .you = Ültetvényes: eldobhatsz egy lapkát
puerto-rico-ask-mayor-colonist = Polgármester: { $seat } elvehet egy telepest a készletből
    .you = Polgármester: elvehetsz egy telepest a készletből
puerto-rico-ask-board = Polgármester: { $seat } telepest vagy nemest vesz el a hajóról
    .you = Polgármester: vegyél el egy telepest vagy egy nemest a hajóról
puerto-rico-ask-man =
    Polgármester: { $seat } elhelyez { $n } telepest{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemest
    }
    .you = Polgármester: helyezz el { $n } telepest{ $nobles ->
            [0] { "" }
           *[other] { " " }és { $nobles } nemest
        }
puerto-rico-ask-build = Építész: { $seat } építhet
    .you = Építész: építhetsz
puerto-rico-ask-pay = Építész: { $seat } még { $n } dublonnal tartozik ({ $building })
    .you = Építész: még { $n } dublonnal tartozol ({ $building })
puerto-rico-ask-building-colonist = Építész: { $seat } telepest kérhet { $building-to }
    .you = Építész: telepest kérhetsz { $building-to }
puerto-rico-ask-bonus = Iparos: { $seat } elvehet még egy hordót
    .you = Iparos: elvehetsz még egy hordót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kereskedő: { $seat } használhatja a telekhivatalt
       *[other] Kereskedő: { $seat } eladhat egy hordót
    }
    .you =
        { $sold ->
            [1] Kereskedő: használhatod a telekhivatalt
           *[other] Kereskedő: eladhatsz egy hordót
        }
puerto-rico-ask-supply = Kapitány: { $seat } hordókat adhat a kaszárnyának
    .you = Kapitány: hordókat adhatsz a kaszárnyának
puerto-rico-ask-load = Kapitány: { $seat } hordókat hajóz be
    .you = Kapitány: hajózz be hordókat
puerto-rico-ask-small = Kapitány: { $seat } a kis rakparton hajóz be
    .you = Kapitány: hajózz be a kis rakparton
puerto-rico-ask-store = Kapitány: { $seat } hordókat raktároz
    .you = Kapitány: raktározz hordókat

# What may be answered, for a button or a menu.
puerto-rico-label-pick = A játékba: { $building }
puerto-rico-label-role = Szerep: { $role }
puerto-rico-label-draw = Előbb húzás a lefordított lapkák közül
puerto-rico-label-lay = Lerakás: { $tile }
puerto-rico-label-take = Elvétel: { $tile }
puerto-rico-label-take-forest = Elvétel erdőként: { $tile }
puerto-rico-label-colonist = Telepes elvétele
puerto-rico-label-colonist-to-san-juan = Telepes küldése San Juanba
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
puerto-rico-label-pay-colonist = Fizetés egy telepessel ({ $place-from })
puerto-rico-label-pay-good = Fizetés egy hordó { $good-with }
puerto-rico-label-pay-vp = Fizetés egy győzelmipont-jelzővel
puerto-rico-label-bonus = Még egy hordó: { $good }
puerto-rico-label-sell = Eladás a kereskedőházban: { $good }
puerto-rico-label-post = Eladás a kereskedelmi állomáson: { $good }
puerto-rico-label-buy-tile = Lefordított lapka vásárlása
puerto-rico-label-buy-open-tile = Vásárlás: { $tile }
puerto-rico-label-supply = A kaszárnyának: { $good }
puerto-rico-label-load =
    Behajózás { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: { $good }
puerto-rico-label-load-wharf = Behajózás a rakparton: { $good }
puerto-rico-label-small = Behajózás a kis rakparton: { $n } hordó { $good }
puerto-rico-label-done = Kész
puerto-rico-label-store = Az összes hordó raktározása: { $good }
puerto-rico-label-keep = Egy hordó megtartása: { $good }
puerto-rico-label-guest = Vendég költöztetése { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] A vendégek maradnak
        [tile_colonist] Nem kell telepes
        [discard] Nem dobok el semmit
        [mayor_colonist] Nem kell telepes
        [building_colonist] Nem kell telepes
        [bonus] Nem kell hordó
        [supply] Nem adok többet
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
    }, { $vp } GyP
puerto-rico-hint-sell = { $n } dublon
puerto-rico-hint-load = { $n } hordó, { $vp } GyP

# The score sheet.
puerto-rico-score-vp = GyP-jelzők
puerto-rico-score-buildings = épületek
puerto-rico-score-nobles = nemesek
