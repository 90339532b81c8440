puerto-rico = Puerto Rico

# Föll: .acc er þolfall, .dat þágufall; hlutverk standa í þolfalli með greini.
role-settler = landnemi
    .acc = landnemann
role-mayor = borgarstjóri
    .acc = borgarstjórann
role-builder = byggingameistari
    .acc = byggingameistarann
role-craftsman = handverksmaður
    .acc = handverksmanninn
role-trader = kaupmaður
    .acc = kaupmanninn
role-captain = skipstjóri
    .acc = skipstjórann
role-prospector = gullgrafari
    .acc = gullgrafarann
role-prospector2 = seinni gullgrafari
    .acc = seinni gullgrafarann

good-corn = maís
    .acc = maís
    .dat = maís
good-indigo = indíalitur
    .acc = indíalit
    .dat = indíalit
good-sugar = sykur
    .acc = sykur
    .dat = sykri
good-tobacco = tóbak
    .acc = tóbak
    .dat = tóbaki
good-coffee = kaffi
    .acc = kaffi
    .dat = kaffi

tile-corn = maísplantekra
    .acc = maísplantekru
    .dat = maísplantekru
tile-indigo = indígóplantekra
    .acc = indígóplantekru
    .dat = indígóplantekru
tile-sugar = sykurplantekra
    .acc = sykurplantekru
    .dat = sykurplantekru
tile-tobacco = tóbaksplantekra
    .acc = tóbaksplantekru
    .dat = tóbaksplantekru
tile-coffee = kaffiplantekra
    .acc = kaffiplantekru
    .dat = kaffiplantekru
tile-quarry = grjótnáma
    .acc = grjótnámu
    .dat = grjótnámu
tile-forest = skógur
    .acc = skóg
    .dat = skógi

thing-san-juan = San Juan

building-small-indigo-plant = lítil indígóplöntuvinnsla
    .acc = litla indígóplöntuvinnslu
building-small-sugar-mill = lítil sykurvinnsla
    .acc = litla sykurvinnslu
building-indigo-plant = indígóplöntuvinnsla
    .acc = indígóplöntuvinnslu
building-sugar-mill = sykurvinnsla
    .acc = sykurvinnslu
building-tobacco-storage = tóbaksgeymsla
    .acc = tóbaksgeymslu
building-coffee-roaster = kaffibrennsla
    .acc = kaffibrennslu
building-small-market = lítill markaður
    .acc = lítinn markað
building-hacienda = búgarður
    .acc = búgarð
building-construction-hut = smiðja
    .acc = smiðju
building-small-warehouse = lítið vöruhús
    .acc = lítið vöruhús
building-hospice = gistihús
    .acc = gistihús
building-office = skrifstofa
    .acc = skrifstofu
building-large-market = stór markaður
    .acc = stóran markað
building-large-warehouse = stórt vöruhús
    .acc = stórt vöruhús
building-factory = verksmiðja
    .acc = verksmiðju
building-university = háskóli
    .acc = háskóla
building-harbor = höfn
    .acc = höfn
building-wharf = bryggja
    .acc = bryggju
building-guild-hall = gildissalur
    .acc = gildissal
building-residence = heimili
    .acc = heimili
building-fortress = virki
    .acc = virki
building-customs-house = tollhús
    .acc = tollhús
building-city-hall = ráðhús
    .acc = ráðhús
building-aqueduct = vatnsveita
    .acc = vatnsveitu
building-black-market = svartur markaður
    .acc = svartan markað
building-forest-house = skógarhús
    .acc = skógarhús
building-storehouse = birgðahús
    .acc = birgðahús
building-guesthouse = gistiheimili
    .acc = gistiheimili
building-trading-post = verslunarstöð
    .acc = verslunarstöð
building-church = kirkja
    .acc = kirkju
building-small-wharf = lítil bryggja
    .acc = litla bryggju
building-lighthouse = viti
    .acc = vita
building-library = bókasafn
    .acc = bókasafn
building-specialty-factory = sérverksmiðja
    .acc = sérverksmiðju
building-union-hall = félagsheimili
    .acc = félagsheimili
building-statue = stytta
    .acc = styttu
building-cloister = klaustur
    .acc = klaustur
building-land-office = landskrifstofa
    .acc = landskrifstofu
building-chapel = kapella
    .acc = kapellu
building-hunting-lodge = veiðihús
    .acc = veiðihús
building-zoning-office = skipulagsskrifstofa
    .acc = skipulagsskrifstofu
building-royal-supplier = hirðbirgir
    .acc = hirðbirgi
building-villa = villa
    .acc = villu
building-jeweler = skartgripasmiðja
    .acc = skartgripasmiðju
building-royal-garden = hallargarður
    .acc = hallargarð

# Af hverju eitthvað má ekki.
puerto-rico-why-not-now =
    { $asked ->
        [pick] verið er að velja byggingar í spilið: veldu byggingu (NEW-1).
        [role] verið er að velja hlutverk (RND-1).
        [guests] nú mega gestir flytja sig, eða sitja hjá (NEW-10).
        [settle] landneminn er á ferð: taktu flís eða sittu hjá (SETL-1).
        [lay] flísina sem var dregin verður að leggja, sem plantekru eða sem skóg (NEW-7).
        [tile_colonist] spurt er hvort nýlendubúi fari á nýju flísina (SETL-7).
        [second_tile] landneminn tekur aðra flís (NEW-16).
        [discard] spurt er hvaða flís eigi að fleygja (NOB-7).
        [mayor_colonist] spurt er hvort borgarstjórinn taki nýlendubúa (MAY-1).
        [board] nýlendubúar ganga á land: taktu nýlendubúa eða aðalsmann af skipinu (NOB-3).
        [man_who] verið er að koma nýlendubúum fyrir (MAY-3).
        [man] verið er að koma nýlendubúum fyrir (MAY-3).
        [build] byggingameistarinn er á ferð: byggðu eða sittu hjá (BUI-1).
        [pay] verið er að borga bygginguna (NEW-8).
        [building_colonist] spurt er hvort nýlendubúi fari í nýju bygginguna (BUI-6).
        [bonus] spurt er hvaða tunnu fríðindi handverksmannsins gefa (CRA-3).
        [trade] kaupmaðurinn er á ferð: seldu eða sittu hjá (TRA-1).
        [supply] spurt er hvaða tunnur fari til hirðbirgisins (NOB-9).
        [load] verið er að lesta skipin (CAP-1).
        [small] verið er að lesta við litlu bryggjuna (NEW-13).
       *[store] verið er að koma tunnum í geymslu (CAP-11).
    }
puerto-rico-why-picked-already = { $building } er þegar í spilinu (NEW-1).
puerto-rico-why-not-drafted = { $building } er ekki meðal þeirra bygginga sem velja má úr (NEW-1).
puerto-rico-why-no-board-space = ekkert pláss er laust fyrir byggingu sem kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } hefur þegar tekið { $role-acc } í þessari umferð (RND-1).
puerto-rico-why-no-such-role = þegar { $n } spila er ekkert slíkt hlutverk til: { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = flísin á grúfu tilheyrir fyrsta leik landnemans (NEW-16).
puerto-rico-why-needs-building = til þess þarf mannaða byggingu: { $building } ({ $rule }).
puerto-rico-why-needs-noble = til þess þarf aðalsmann í byggingunni: { $building } ({ $rule }).
puerto-rico-why-needs-colonist = til þess þarf nýlendubúa í byggingunni: { $building } ({ $rule }).
puerto-rico-why-drawn-already = flís á grúfu hefur þegar verið dregin í þessum leik (SETL-5).
puerto-rico-why-island-full = allir tólf reitir eyjunnar eru setnir (SETL-3).
puerto-rico-why-no-tile-left = engin flís á grúfu er eftir (SETL-5).
puerto-rico-why-no-quarry-left = engin grjótnáma er eftir (SETL-2).
puerto-rico-why-no-right-to-quarry = grjótnáma er aðeins fyrir landnemann, eða þann sem á mannaða smiðju (SETL-2, SETL-6).
puerto-rico-why-not-face-up = engin { $tile } liggur opin (SETL-1).
puerto-rico-why-no-forest-left = engin skógarflís er eftir (NEW-5).
puerto-rico-why-no-such-tile = á eyjunni er þessi flís ekki til að fleygja: { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = landskrifstofan hefur þegar verið notuð í þessum áfanga (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] í þessari útgáfu selur landskrifstofan opna flís: nefndu hana (NOB-5).
       *[other] í þessari útgáfu selur landskrifstofan flís á grúfu (NOB-5).
    }
puerto-rico-why-land-office-no-forests = í þessari útgáfu selur landskrifstofan ekki skóga (NOB-5).
puerto-rico-why-no-doubloon = engin doblúna er til að borga með (NOB-5).
puerto-rico-why-other-place = nú er spurt um annan stað: { $place } (MAY-3).
puerto-rico-why-manning = svona verður staðurinn ekki mannaður: { $place }; enginn má bíða í San Juan meðan hringur er auður, og fleiri en til eru geta ekki farið (MAY-4).
puerto-rico-why-owned-already = { $building } stendur þegar í borginni (BLD-1).
puerto-rico-why-not-in-game = { $building } er ekki í þessu spili (SET-11).
puerto-rico-why-sold-out = uppselt: { $building } (SET-11).
puerto-rico-why-no-city-space =
    { $n ->
        [0] { $building } tekur { $needed } af reitum borgarinnar og enginn er laus (BUI-5).
        [one] { $building } tekur { $needed } af reitum borgarinnar og { $n } er laus (BUI-5).
       *[other] { $building } tekur { $needed } af reitum borgarinnar og { $n } eru lausir (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $n ->
        [0] { $building } kostar nú { $price } og engin doblúna er til (BUI-2, BUI-3).
        [one] { $building } kostar nú { $price } og { $n } doblúna er til (BUI-2, BUI-3).
       *[other] { $building } kostar nú { $price } og { $n } doblúnur eru til (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = hér er enginn sem láta mætti: { $place } (NEW-8).
puerto-rico-why-no-vp = ekkert vinningsstig er til að láta (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] { $n } doblúnu vantar
       *[other] { $n } doblúnur vantar
    }: fyrst nýlendubúi, svo tunna, svo vinningsstig, og engu má sleppa sem hitt getur ekki bætt upp (NEW-8).
puerto-rico-why-not-produced = handverksmaðurinn framleiddi ekki { $good-acc } í þessum áfanga (CRA-3).
puerto-rico-why-supply-empty = ekkert er eftir í bankanum af { $good-dat } (CRA-3).
puerto-rico-why-sold-already = ein tunna hefur þegar verið seld í þessum áfanga (TRA-1).
puerto-rico-why-no-barrel = engin tunna af { $good-dat } er til.
puerto-rico-why-house-full = verslunin er full (TRA-5).
puerto-rico-why-in-house = í versluninni er þegar til { $good } (TRA-4).
puerto-rico-why-supplied-already = þetta hefur þegar verið afhent: { $good }; hver tegund fer einu sinni (NOB-9).
puerto-rico-why-wharf-used = bryggjan hefur þegar verið notuð í þessum áfanga (CAP-9).
puerto-rico-why-small-wharf-used = litla bryggjan hefur þegar verið notuð í þessum áfanga (NEW-13).
puerto-rico-why-no-such-ship = ekkert vöruflutningaskip er til fyrir { $ship } tunnur (SET-8).
puerto-rico-why-ship-carries = { $good } má ekki fara á { $ship } tunna skipið: þar er { $other } um borð (CAP-2).
puerto-rico-why-ship-full = { $ship } tunna skipið er fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } fer með { $ship } tunna skipinu og engu öðru (CAP-2).
puerto-rico-why-takes-more = { $good } verður að fara á autt skip sem tekur { $n } tunnur, ekki á { $ship } tunna skipið (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] engin tunna af { $good-dat } er til.
        [one] { $n } tunna af { $good-dat } er til að flytja út (NEW-13).
       *[other] { $n } tunnur af { $good-dat } eru til að flytja út (NEW-13).
    }
puerto-rico-why-small-order = við litlu bryggjuna fara vörurnar í réttri röð, hver tegund einu sinni (NEW-13).
puerto-rico-why-nothing-to-store = ekkert er eftir af { $good-dat } sem finna þarf stað (CAP-11).
puerto-rico-why-store-first = fyrst eru vöruhúsin fyllt: veldu heila tegund (CAP-11).
puerto-rico-why-no-warehouse-left = ekki er pláss fyrir heila tegund: haltu stökum tunnum (CAP-11).
puerto-rico-why-no-guests-with-mayor = gestir flytja sig ekki í áfanga borgarstjórans (NEW-10).
puerto-rico-why-no-guests = engir gestir eru í eigin gistiheimili (NEW-10).
puerto-rico-why-no-circle = hér er enginn laus hringur fyrir gest: { $place } (NEW-10).
puerto-rico-why-must-load = sá sem getur lestað skip verður að lesta (CAP-1).

# Það sem gerst hefur.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } tekur { $role-acc }.
        [one] { $seat } tekur { $role-acc } og { $doubloons } doblúnu.
       *[other] { $seat } tekur { $role-acc } og { $doubloons } doblúnur.
    }
puerto-rico-took-tile = { $seat } leggur { $tile-acc }.
puerto-rico-drew-tile = { $seat } dregur flís á grúfu.
puerto-rico-laid-forest = { $seat } leggur skóg.
puerto-rico-got-colonist = { $seat } fær nýlendubúa: { $place }.
puerto-rico-got-noble = { $seat } fær aðalsmann: San Juan.
puerto-rico-discarded = { $seat } fleygir { $tile-dat }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } tekur { $bodies } aðalsmann af skipinu.
           *[other] { $seat } tekur { $bodies } aðalsmenn af skipinu.
        }
       *[other] { $bodies ->
            [one] { $seat } tekur { $bodies } nýlendubúa af skipinu.
           *[other] { $seat } tekur { $bodies } nýlendubúa af skipinu.
        }
    }
puerto-rico-arranged = { $seat } hefur komið nýlendubúum sínum fyrir.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
        }
       *[other] { $colonists ->
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa og einn aðalsmann um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa og einn aðalsmann um borð.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } byggir { $building-acc } ókeypis.
        [one] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-paid-colonist = { $seat } borgar með nýlendubúa: { $place }.
puerto-rico-paid-good = { $seat } borgar með tunnu af { $good-dat }.
puerto-rico-paid-vp = { $seat } borgar með vinningsstigi.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } framleiðir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } framleiðir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-took-bonus = { $seat } tekur eina tunnu í viðbót af { $good-dat }.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } fyrir ekkert.
        [one] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } í verslunarstöðinni fyrir ekkert.
        [one] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnur.
    }
puerto-rico-bought-tile = { $seat } kaupir flís fyrir eina doblúnu.
puerto-rico-house-emptied = Verslunin er full og er tæmd.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } setur { $barrels } tunnu af { $good-dat } á { $ship } tunna skipið.
       *[other] { $seat } setur { $barrels } tunnur af { $good-dat } á { $ship } tunna skipið.
    }
puerto-rico-loaded-wharf =
    { $barrels ->
        [one] { $seat } flytur út { $barrels } tunnu af { $good-dat } um bryggjuna.
       *[other] { $seat } flytur út { $barrels } tunnur af { $good-dat } um bryggjuna.
    }
puerto-rico-loaded-small =
    { $barrels ->
        [one] { $seat } flytur út { $barrels } tunnu af { $good-dat } um litlu bryggjuna.
       *[other] { $seat } flytur út { $barrels } tunnur af { $good-dat } um litlu bryggjuna.
    }
puerto-rico-supplied = { $seat } lætur hirðbirginn fá { $good-acc }.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } hefur ekki pláss fyrir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } hefur ekki pláss fyrir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-ship-emptied = { $ship } tunna skipið siglir með farminn: { $good }.
puerto-rico-guest-moved = { $seat } færir gest: { $place }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } fær { $doubloons } doblúnu
       *[other] { $seat } fær { $doubloons } doblúnur
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } fær { $vp } vinningsstig
       *[other] { $seat } fær { $vp } vinningsstig
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Umferð { $round } hefst; { $seat } er landstjóri.
puerto-rico-end-came =
    { $end ->
        [END-1] Bankinn getur ekki fyllt nýlenduskipið: þetta er síðasta umferðin (END-1).
        [END-2] Borg er fullbyggð: þetta er síðasta umferðin (END-2).
       *[END-3] Vinningsstigin eru búin: þetta er síðasta umferðin (END-3).
    }
ended-by-end-1 = Bankinn gat ekki fyllt nýlenduskipið (END-1).
ended-by-end-2 = Borg var fullbyggð (END-2).
ended-by-end-3 = Vinningsstigin voru búin (END-3).
puerto-rico-picked = { $seat } velur { $building-acc } í spilið.
puerto-rico-opened-tile = Flís er snúið við: { $tile }.
puerto-rico-shuffled = Flísarnar { $tiles } sem fleygt var eru stokkaðar í nýjan stafla.

# Valkostir og stöður.
puerto-rico-error-buildings-without-custom = „buildings“ á aðeins við með market = custom.
puerto-rico-error-custom-needs-buildings = market = custom þarf „buildings“: lista yfir fjólubláar byggingar.
puerto-rico-error-building-twice = „buildings“ nefnir { $building } tvisvar.
puerto-rico-error-takers = hlutverkin verða að hafa verið tekin í röð frá landstjóranum, sæti { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] { $n } hlutverk hefur verið tekið
       *[other] { $n } hlutverk hafa verið tekin
    }, og það kemur ekki heim við áfangann (RND-1).
puerto-rico-error-spaces = of margar byggingar kosta { $cost }; pláss er fyrir { $most } (NEW-1).
puerto-rico-error-end = { $rule } kemur ekki heim við það sem er á borðinu.
puerto-rico-error-no-end = spil sem er lokið nefnir það sem batt enda á það (RND-5).
puerto-rico-error-no-seat = enginn á leik eftir að spilinu lýkur (RND-5).
puerto-rico-error-ships = skip verður að vera til fyrir hvert af: { $ships }.
puerto-rico-error-ship-good = skip með tunnum nefnir vöruna, autt skip nefnir enga.
puerto-rico-error-kind-twice = hver tegund fer aðeins með einu skipi (CAP-2).
puerto-rico-error-more-than-box = af { $what } eru { $seen } á borðinu en { $total } í kassanum.
puerto-rico-error-not-in-game = { $building } er ekki í þessu spili.
puerto-rico-error-no-tokens = í þessari útgáfu eru engar skógarflísar.
puerto-rico-error-no-forests = án nýju bygginganna eru engir skógar.
puerto-rico-error-forest-tiles = skógarnir { $forests } verða að vera úr flísum sem eru hvergi annars staðar.
puerto-rico-error-draft = svona getur val bygginga ekki staðið.
puerto-rico-error-pending = það getur ekki verið um þetta sem spurt er hér.

# Borðið.
puerto-rico-board-round = umferð { $round }
puerto-rico-board-governor = landstjóri { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] byggingar valdar
        [role_choice] hlutverk valið
       *[game_over] spilinu er lokið
    }
puerto-rico-board-ending = lokaumferð
puerto-rico-board-roles = hlutverk
puerto-rico-board-tiles = flísar
puerto-rico-board-ships = skip
puerto-rico-board-supply = banki
puerto-rico-board-island = · eyja
puerto-rico-board-city = · borg
puerto-rico-board-quarries = grjótnáma ×{ $n }
puerto-rico-board-stack = stafli { $n }
puerto-rico-board-discards = fleygt { $n }
puerto-rico-board-forests = skógar { $n }
puerto-rico-board-house = verslun: { $goods }
puerto-rico-board-vp = stig { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] nýlendubúar { $n }
       *[other] nýlendubúar { $n }, aðalsmenn { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] um borð { $n }
       *[other] um borð { $n } + aðall { $nobles }
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-board-own-vp = { $vp } stig
puerto-rico-board-spaces = ({ $used }/12)

# Það sem spurt er um, svo allir sjái.
puerto-rico-ask-pick = { $seat } velur byggingu í spilið
puerto-rico-ask-role = { $seat } velur hlutverk
puerto-rico-ask-guests = { $seat } má færa gesti
puerto-rico-ask-settle = Landnemi: { $seat } tekur flís
puerto-rico-ask-lay = { $seat } leggur flísina sem var dregin
puerto-rico-ask-tile-colonist = Landnemi: { $seat } má taka nýlendubúa á nýju flísina: { $tile }
puerto-rico-ask-second-tile = Landnemi: { $seat } tekur aðra flís
puerto-rico-ask-discard = Landnemi: { $seat } má fleygja flís
puerto-rico-ask-mayor-colonist = Borgarstjóri: { $seat } má taka nýlendubúa úr bankanum
puerto-rico-ask-board = Borgarstjóri: { $seat } tekur nýlendubúa eða aðalsmann af skipinu
puerto-rico-ask-man =
    Borgarstjóri: { $seat } kemur fyrir { $n ->
        [one] { $n } nýlendubúa
       *[other] { $n } nýlendubúum
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmanni
       *[other] { " " }og { $nobles } aðalsmönnum
    }
puerto-rico-ask-build = Byggingameistari: { $seat } má byggja
puerto-rico-ask-pay =
    { $n ->
        [one] Byggingameistari: { $seat } skuldar enn { $n } doblúnu fyrir { $building-acc }
       *[other] Byggingameistari: { $seat } skuldar enn { $n } doblúnur fyrir { $building-acc }
    }
puerto-rico-ask-building-colonist = Byggingameistari: { $seat } má taka nýlendubúa í nýju bygginguna: { $building }
puerto-rico-ask-bonus = Handverksmaður: { $seat } má taka eina tunnu í viðbót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kaupmaður: { $seat } má nota landskrifstofuna
       *[other] Kaupmaður: { $seat } má selja tunnu
    }
puerto-rico-ask-supply = Skipstjóri: { $seat } má láta hirðbirginn fá tunnur
puerto-rico-ask-load = Skipstjóri: { $seat } lestar tunnur
puerto-rico-ask-small = Skipstjóri: { $seat } lestar við litlu bryggjuna
puerto-rico-ask-store = Skipstjóri: { $seat } kemur tunnum í geymslu

# Það sem svara má, fyrir hnapp eða lista.
puerto-rico-label-pick = Velja { $building-acc } í spilið
puerto-rico-label-role = Taka { $role-acc }
puerto-rico-label-draw = Draga fyrst flís á grúfu
puerto-rico-label-lay = Leggja { $tile-acc }
puerto-rico-label-take = Taka { $tile-acc }
puerto-rico-label-take-forest = Taka { $tile-acc } sem skóg
puerto-rico-label-colonist = Taka nýlendubúa
puerto-rico-label-discard =
    { $sold ->
        [1] Selja { $tile-acc } fyrir eina doblúnu
       *[other] Fleygja { $tile-dat }
    }
puerto-rico-label-board-noble = Taka aðalsmann
puerto-rico-label-man-who =
    { $who ->
        [noble] Setja aðalsmann hér: { $place }
        [colonist] Setja nýlendubúa hér: { $place }
       *[none] Hafa autt: { $place }
    }
puerto-rico-label-man =
    { $n ->
        [0] Hafa autt: { $place }
       *[other] Setja { $n } hér: { $place }
    }
puerto-rico-label-build = Byggja { $building-acc }
puerto-rico-label-pay-colonist = Borga með nýlendubúa: { $place }
puerto-rico-label-pay-good = Borga með tunnu af { $good-dat }
puerto-rico-label-pay-vp = Borga með vinningsstigi
puerto-rico-label-bonus = Taka eina tunnu í viðbót af { $good-dat }
puerto-rico-label-sell = Selja { $good-acc } í verslunina
puerto-rico-label-post = Selja { $good-acc } í verslunarstöðinni
puerto-rico-label-buy-tile = Kaupa flís á grúfu
puerto-rico-label-buy-open-tile = Kaupa { $tile-acc }
puerto-rico-label-supply = Láta hirðbirginn fá { $good-acc }
puerto-rico-label-load = Setja { $good-acc } á { $ship } tunna skipið
puerto-rico-label-load-wharf = Flytja út { $good-acc } um bryggjuna
puerto-rico-label-small =
    { $n ->
        [one] Flytja út { $n } tunnu af { $good-dat } um litlu bryggjuna
       *[other] Flytja út { $n } tunnur af { $good-dat } um litlu bryggjuna
    }
puerto-rico-label-done = Þetta er nóg
puerto-rico-label-store = Geyma allar tunnur af { $good-dat }
puerto-rico-label-keep = Halda einni tunnu af { $good-dat }
puerto-rico-label-guest = Færa gest: { $place }
puerto-rico-label-pass =
    { $asked ->
        [guests] Láta gestina vera
        [tile_colonist] Engan nýlendubúa
        [discard] Fleygja engu
        [mayor_colonist] Engan nýlendubúa
        [building_colonist] Engan nýlendubúa
        [bonus] Enga tunnu
        [supply] Ekkert meira
       *[other] Sitja hjá
    }

# Við hlið valkostanna.
puerto-rico-hint-role =
    { $n ->
        [one] { $n } doblúna á spjaldinu
       *[other] { $n } doblúnur á spjaldinu
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] þú framleiðir ekkert
       *[other] þú framleiðir { $made }
    }{ $n ->
        [0] { "" }
        [one] , { $n } doblúna á spjaldinu
       *[other] , { $n } doblúnur á spjaldinu
    }
puerto-rico-hint-build =
    { $price ->
        [0] ókeypis
        [one] { $price } doblúna
       *[other] { $price } doblúnur
    }, { $vp } stig
puerto-rico-hint-sell =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-hint-load =
    { $n ->
        [one] { $n } tunna
       *[other] { $n } tunnur
    }, { $vp } stig

# Stigatalningin.
puerto-rico-score-vp = vinningsstig
puerto-rico-score-buildings = byggingar
puerto-rico-score-nobles = aðalsmenn
