puerto-rico = Puerto Rico

# Myndir nafna. Beyging: .acc er þolfall, .dat þágufall, án greinis; hlutverk standa í þolfalli með greini.
# Byggingar: .the er með greini, .manned er „mannaða byggingu“ í þolfalli.
# Staðir, með forsetningu: .to svarar hvert (.to-many ef fleiri en einn fara), .in hvar, .from hvaðan.
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
    .to = á maísplantekru
    .to-many = á maísplantekrur
    .in = á maísplantekru
    .from = af maísplantekru
tile-indigo = indígóplantekra
    .acc = indígóplantekru
    .dat = indígóplantekru
    .to = á indígóplantekru
    .to-many = á indígóplantekrur
    .in = á indígóplantekru
    .from = af indígóplantekru
tile-sugar = sykurplantekra
    .acc = sykurplantekru
    .dat = sykurplantekru
    .to = á sykurplantekru
    .to-many = á sykurplantekrur
    .in = á sykurplantekru
    .from = af sykurplantekru
tile-tobacco = tóbaksplantekra
    .acc = tóbaksplantekru
    .dat = tóbaksplantekru
    .to = á tóbaksplantekru
    .to-many = á tóbaksplantekrur
    .in = á tóbaksplantekru
    .from = af tóbaksplantekru
tile-coffee = kaffiplantekra
    .acc = kaffiplantekru
    .dat = kaffiplantekru
    .to = á kaffiplantekru
    .to-many = á kaffiplantekrur
    .in = á kaffiplantekru
    .from = af kaffiplantekru
tile-quarry = grjótnáma
    .acc = grjótnámu
    .dat = grjótnámu
    .to = í grjótnámu
    .to-many = í grjótnámur
    .in = í grjótnámu
    .from = úr grjótnámu
tile-forest = skógur
    .acc = skóg
    .dat = skógi
    .to = í skóg
    .to-many = í skóga
    .in = í skógi
    .from = úr skógi

thing-san-juan = San Juan
    .to = til San Juan
    .to-many = til San Juan
    .in = í San Juan
    .from = frá San Juan

building-small-indigo-plant = lítil indígóplöntuvinnsla
    .acc = litla indígóplöntuvinnslu
    .the = litla indígóplöntuvinnslan
    .to = í litlu indígóplöntuvinnsluna
    .to-many = í litlu indígóplöntuvinnsluna
    .in = í litlu indígóplöntuvinnslunni
    .from = úr litlu indígóplöntuvinnslunni
    .manned = mannaða litla indígóplöntuvinnslu
building-small-sugar-mill = lítil sykurvinnsla
    .acc = litla sykurvinnslu
    .the = litla sykurvinnslan
    .to = í litlu sykurvinnsluna
    .to-many = í litlu sykurvinnsluna
    .in = í litlu sykurvinnslunni
    .from = úr litlu sykurvinnslunni
    .manned = mannaða litla sykurvinnslu
building-indigo-plant = indígóplöntuvinnsla
    .acc = indígóplöntuvinnslu
    .the = indígóplöntuvinnslan
    .to = í indígóplöntuvinnsluna
    .to-many = í indígóplöntuvinnsluna
    .in = í indígóplöntuvinnslunni
    .from = úr indígóplöntuvinnslunni
    .manned = mannaða indígóplöntuvinnslu
building-sugar-mill = sykurvinnsla
    .acc = sykurvinnslu
    .the = sykurvinnslan
    .to = í sykurvinnsluna
    .to-many = í sykurvinnsluna
    .in = í sykurvinnslunni
    .from = úr sykurvinnslunni
    .manned = mannaða sykurvinnslu
building-tobacco-storage = tóbaksgeymsla
    .acc = tóbaksgeymslu
    .the = tóbaksgeymslan
    .to = í tóbaksgeymsluna
    .to-many = í tóbaksgeymsluna
    .in = í tóbaksgeymslunni
    .from = úr tóbaksgeymslunni
    .manned = mannaða tóbaksgeymslu
building-coffee-roaster = kaffibrennsla
    .acc = kaffibrennslu
    .the = kaffibrennslan
    .to = í kaffibrennsluna
    .to-many = í kaffibrennsluna
    .in = í kaffibrennslunni
    .from = úr kaffibrennslunni
    .manned = mannaða kaffibrennslu
building-small-market = lítill markaður
    .acc = lítinn markað
    .the = litli markaðurinn
    .to = á litla markaðinn
    .to-many = á litla markaðinn
    .in = á litla markaðnum
    .from = af litla markaðnum
    .manned = mannaðan lítinn markað
building-hacienda = búgarður
    .acc = búgarð
    .the = búgarðurinn
    .to = á búgarðinn
    .to-many = á búgarðinn
    .in = á búgarðinum
    .from = af búgarðinum
    .manned = mannaðan búgarð
building-construction-hut = smiðja
    .acc = smiðju
    .the = smiðjan
    .to = í smiðjuna
    .to-many = í smiðjuna
    .in = í smiðjunni
    .from = úr smiðjunni
    .manned = mannaða smiðju
building-small-warehouse = lítið vöruhús
    .acc = lítið vöruhús
    .the = litla vöruhúsið
    .to = í litla vöruhúsið
    .to-many = í litla vöruhúsið
    .in = í litla vöruhúsinu
    .from = úr litla vöruhúsinu
    .manned = mannað lítið vöruhús
building-hospice = gistihús
    .acc = gistihús
    .the = gistihúsið
    .to = á gistihúsið
    .to-many = á gistihúsið
    .in = á gistihúsinu
    .from = af gistihúsinu
    .manned = mannað gistihús
building-office = skrifstofa
    .acc = skrifstofu
    .the = skrifstofan
    .to = á skrifstofuna
    .to-many = á skrifstofuna
    .in = á skrifstofunni
    .from = af skrifstofunni
    .manned = mannaða skrifstofu
building-large-market = stór markaður
    .acc = stóran markað
    .the = stóri markaðurinn
    .to = á stóra markaðinn
    .to-many = á stóra markaðinn
    .in = á stóra markaðnum
    .from = af stóra markaðnum
    .manned = mannaðan stóran markað
building-large-warehouse = stórt vöruhús
    .acc = stórt vöruhús
    .the = stóra vöruhúsið
    .to = í stóra vöruhúsið
    .to-many = í stóra vöruhúsið
    .in = í stóra vöruhúsinu
    .from = úr stóra vöruhúsinu
    .manned = mannað stórt vöruhús
building-factory = verksmiðja
    .acc = verksmiðju
    .the = verksmiðjan
    .to = í verksmiðjuna
    .to-many = í verksmiðjuna
    .in = í verksmiðjunni
    .from = úr verksmiðjunni
    .manned = mannaða verksmiðju
building-university = háskóli
    .acc = háskóla
    .the = háskólinn
    .to = í háskólann
    .to-many = í háskólann
    .in = í háskólanum
    .from = úr háskólanum
    .manned = mannaðan háskóla
building-harbor = höfn
    .acc = höfn
    .the = höfnin
    .to = á höfnina
    .to-many = á höfnina
    .in = á höfninni
    .from = af höfninni
    .manned = mannaða höfn
building-wharf = bryggja
    .acc = bryggju
    .the = bryggjan
    .to = á bryggjuna
    .to-many = á bryggjuna
    .in = á bryggjunni
    .from = af bryggjunni
    .manned = mannaða bryggju
building-guild-hall = gildissalur
    .acc = gildissal
    .the = gildissalurinn
    .to = í gildissalinn
    .to-many = í gildissalinn
    .in = í gildissalnum
    .from = úr gildissalnum
    .manned = mannaðan gildissal
building-residence = heimili
    .acc = heimili
    .the = heimilið
    .to = á heimilið
    .to-many = á heimilið
    .in = á heimilinu
    .from = af heimilinu
    .manned = mannað heimili
building-fortress = virki
    .acc = virki
    .the = virkið
    .to = í virkið
    .to-many = í virkið
    .in = í virkinu
    .from = úr virkinu
    .manned = mannað virki
building-customs-house = tollhús
    .acc = tollhús
    .the = tollhúsið
    .to = í tollhúsið
    .to-many = í tollhúsið
    .in = í tollhúsinu
    .from = úr tollhúsinu
    .manned = mannað tollhús
building-city-hall = ráðhús
    .acc = ráðhús
    .the = ráðhúsið
    .to = í ráðhúsið
    .to-many = í ráðhúsið
    .in = í ráðhúsinu
    .from = úr ráðhúsinu
    .manned = mannað ráðhús
building-aqueduct = vatnsveita
    .acc = vatnsveitu
    .the = vatnsveitan
    .to = í vatnsveituna
    .to-many = í vatnsveituna
    .in = í vatnsveitunni
    .from = úr vatnsveitunni
    .manned = mannaða vatnsveitu
building-black-market = svartur markaður
    .acc = svartan markað
    .the = svarti markaðurinn
    .to = á svarta markaðinn
    .to-many = á svarta markaðinn
    .in = á svarta markaðnum
    .from = af svarta markaðnum
    .manned = mannaðan svartan markað
building-forest-house = skógarhús
    .acc = skógarhús
    .the = skógarhúsið
    .to = í skógarhúsið
    .to-many = í skógarhúsið
    .in = í skógarhúsinu
    .from = úr skógarhúsinu
    .manned = mannað skógarhús
building-storehouse = birgðahús
    .acc = birgðahús
    .the = birgðahúsið
    .to = í birgðahúsið
    .to-many = í birgðahúsið
    .in = í birgðahúsinu
    .from = úr birgðahúsinu
    .manned = mannað birgðahús
building-guesthouse = gistiheimili
    .acc = gistiheimili
    .the = gistiheimilið
    .to = á gistiheimilið
    .to-many = á gistiheimilið
    .in = á gistiheimilinu
    .from = af gistiheimilinu
    .manned = mannað gistiheimili
building-trading-post = verslunarstöð
    .acc = verslunarstöð
    .the = verslunarstöðin
    .to = í verslunarstöðina
    .to-many = í verslunarstöðina
    .in = í verslunarstöðinni
    .from = úr verslunarstöðinni
    .manned = mannaða verslunarstöð
building-church = kirkja
    .acc = kirkju
    .the = kirkjan
    .to = í kirkjuna
    .to-many = í kirkjuna
    .in = í kirkjunni
    .from = úr kirkjunni
    .manned = mannaða kirkju
building-small-wharf = lítil bryggja
    .acc = litla bryggju
    .the = litla bryggjan
    .to = á litlu bryggjuna
    .to-many = á litlu bryggjuna
    .in = á litlu bryggjunni
    .from = af litlu bryggjunni
    .manned = mannaða litla bryggju
building-lighthouse = viti
    .acc = vita
    .the = vitinn
    .to = í vitann
    .to-many = í vitann
    .in = í vitanum
    .from = úr vitanum
    .manned = mannaðan vita
building-library = bókasafn
    .acc = bókasafn
    .the = bókasafnið
    .to = á bókasafnið
    .to-many = á bókasafnið
    .in = á bókasafninu
    .from = af bókasafninu
    .manned = mannað bókasafn
building-specialty-factory = sérverksmiðja
    .acc = sérverksmiðju
    .the = sérverksmiðjan
    .to = í sérverksmiðjuna
    .to-many = í sérverksmiðjuna
    .in = í sérverksmiðjunni
    .from = úr sérverksmiðjunni
    .manned = mannaða sérverksmiðju
building-union-hall = félagsheimili
    .acc = félagsheimili
    .the = félagsheimilið
    .to = í félagsheimilið
    .to-many = í félagsheimilið
    .in = í félagsheimilinu
    .from = úr félagsheimilinu
    .manned = mannað félagsheimili
building-statue = stytta
    .acc = styttu
    .the = styttan
    .to = á styttuna
    .to-many = á styttuna
    .in = á styttunni
    .from = af styttunni
    .manned = mannaða styttu
building-cloister = klaustur
    .acc = klaustur
    .the = klaustrið
    .to = í klaustrið
    .to-many = í klaustrið
    .in = í klaustrinu
    .from = úr klaustrinu
    .manned = mannað klaustur
building-land-office = landskrifstofa
    .acc = landskrifstofu
    .the = landskrifstofan
    .to = á landskrifstofuna
    .to-many = á landskrifstofuna
    .in = á landskrifstofunni
    .from = af landskrifstofunni
    .manned = mannaða landskrifstofu
building-chapel = kapella
    .acc = kapellu
    .the = kapellan
    .to = í kapelluna
    .to-many = í kapelluna
    .in = í kapellunni
    .from = úr kapellunni
    .manned = mannaða kapellu
building-hunting-lodge = veiðihús
    .acc = veiðihús
    .the = veiðihúsið
    .to = í veiðihúsið
    .to-many = í veiðihúsið
    .in = í veiðihúsinu
    .from = úr veiðihúsinu
    .manned = mannað veiðihús
building-zoning-office = skipulagsskrifstofa
    .acc = skipulagsskrifstofu
    .the = skipulagsskrifstofan
    .to = á skipulagsskrifstofuna
    .to-many = á skipulagsskrifstofuna
    .in = á skipulagsskrifstofunni
    .from = af skipulagsskrifstofunni
    .manned = mannaða skipulagsskrifstofu
building-royal-supplier = hirðbirgðastöð
    .acc = hirðbirgðastöð
    .the = hirðbirgðastöðin
    .to = í hirðbirgðastöðina
    .to-many = í hirðbirgðastöðina
    .in = í hirðbirgðastöðinni
    .from = úr hirðbirgðastöðinni
    .manned = mannaða hirðbirgðastöð
building-villa = villa
    .acc = villu
    .the = villan
    .to = í villuna
    .to-many = í villuna
    .in = í villunni
    .from = úr villunni
    .manned = mannaða villu
building-jeweler = skartgripasmiðja
    .acc = skartgripasmiðju
    .the = skartgripasmiðjan
    .to = í skartgripasmiðjuna
    .to-many = í skartgripasmiðjuna
    .in = í skartgripasmiðjunni
    .from = úr skartgripasmiðjunni
    .manned = mannaða skartgripasmiðju
building-royal-garden = hallargarður
    .acc = hallargarð
    .the = hallargarðurinn
    .to = í hallargarðinn
    .to-many = í hallargarðinn
    .in = í hallargarðinum
    .from = úr hallargarðinum
    .manned = mannaðan hallargarð

# Af hverju eitthvað má ekki.
puerto-rico-why-not-now =
    { $asked ->
        [pick] verið er að velja byggingar í spilið: veldu byggingu (NEW-1).
        [role] verið er að velja hlutverk (RND-1).
        [guests] nú máttu færa gesti eða sitja hjá (NEW-10).
        [settle] landnemalota stendur yfir: taktu flís eða sittu hjá (SETL-1).
        [lay] leggja verður flísina sem var dregin, sem plantekru eða sem skóg (NEW-7).
        [tile_colonist] spurt er hvort nýlendubúi fari á nýju flísina (SETL-7).
        [second_tile] landneminn er að taka aðra flís (NEW-16).
        [discard] spurt er hvaða flís eigi að fleygja (NOB-7).
        [mayor_colonist] spurt er hvort borgarstjórinn taki nýlendubúa (MAY-1).
        [board] nýlendubúar ganga á land: taktu nýlendubúa eða aðalsmann af skipinu (NOB-3).
        [man_who] verið er að koma nýlendubúum fyrir (MAY-3).
        [man] verið er að koma nýlendubúum fyrir (MAY-3).
        [build] byggingameistaralota stendur yfir: byggðu eða sittu hjá (BUI-1).
        [pay] verið er að borga bygginguna (NEW-8).
        [building_colonist] spurt er hvort nýlendubúi fari í nýju bygginguna (BUI-6).
        [bonus] spurt er hvaða tunnu fríðindi handverksmannsins gefa (CRA-3).
        [trade] kaupmannslota stendur yfir: seldu eða sittu hjá (TRA-1).
        [supply] spurt er hvaða tunnur fari í hirðbirgðastöðina (NOB-9).
        [load] verið er að lesta skipin (CAP-1).
        [small] verið er að lesta við litlu bryggjuna (NEW-13).
       *[store] verið er að koma tunnum í geymslu (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } er þegar í spilinu (NEW-1).
puerto-rico-why-not-drafted = { $building-the } er ekki meðal þeirra bygginga sem velja má úr (NEW-1).
puerto-rico-why-no-board-space = ekkert pláss er laust fyrir byggingu sem kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } hefur þegar valið { $role-acc } í þessari umferð (RND-1).
puerto-rico-why-no-such-role = enginn { $role } er með þegar { $n } spila (SET-10).
puerto-rico-why-draw-first-turn-only = flís á hvolfi má aðeins draga í fyrsta leik landnemans (NEW-16).
puerto-rico-why-needs-building = til þess þarf { $building-manned } ({ $rule }).
puerto-rico-why-needs-noble = til þess þarf aðalsmann { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = til þess þarf nýlendubúa { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = flís á hvolfi hefur þegar verið dregin í þessum leik (SETL-5).
puerto-rico-why-island-full = allir tólf reitir eyjunnar eru í notkun (SETL-3).
puerto-rico-why-no-tile-left = engin flís á hvolfi er eftir (SETL-5).
puerto-rico-why-no-quarry-left = engin grjótnáma er eftir (SETL-2).
puerto-rico-why-no-right-to-quarry = aðeins landneminn og þeir sem eiga mannaða smiðju mega taka grjótnámu (SETL-2, SETL-6).
puerto-rico-why-not-face-up = engin { $tile } er í boði (SETL-1).
puerto-rico-why-no-forest-left = engin skógarflís er eftir (NEW-5).
puerto-rico-why-no-such-tile = til þess þarf { $tile-acc } á eyjunni (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = landskrifstofan hefur þegar verið notuð í þessari lotu (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] í þessari útgáfu selur landskrifstofan opna flís: nefndu hana (NOB-5).
       *[other] í þessari útgáfu selur landskrifstofan flís á hvolfi (NOB-5).
    }
puerto-rico-why-land-office-no-forests = í þessari útgáfu er ekki hægt að selja skóga á landskrifstofunni (NOB-5).
puerto-rico-why-no-doubloon = þú átt enga doblúnu til að borga með (NOB-5).
puerto-rico-why-other-place = nú er spurt hverjir fari { $place-to } (MAY-3).
puerto-rico-why-manning = þetta gengur ekki { $place-in }: enginn má bíða í San Juan meðan hringur er auður, og ekki er hægt að setja fleiri en til eru (MAY-4).
puerto-rico-why-owned-already = { $building-the } stendur þegar í borginni (BLD-1).
puerto-rico-why-not-in-game = { $building-the } er ekki í þessu spili (SET-11).
puerto-rico-why-sold-out = { $building-the } er ekki lengur til sölu (SET-11).
puerto-rico-why-no-city-space =
    { $building-the } þarf { $needed ->
        [one] { $needed } reit
       *[other] { $needed } reiti
    } í borginni en { $n ->
        [0] enginn er laus
        [one] aðeins { $n } er laus
       *[other] aðeins { $n } eru lausir
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building-the } kostar nú { $price ->
        [one] { $price } doblúnu
       *[other] { $price } doblúnur
    } en þú átt { $n ->
        [0] enga
        [one] aðeins { $n }
       *[other] aðeins { $n }
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } er enginn sem borga má með (NEW-8).
puerto-rico-why-no-vp = þú átt engan vinningsstigaskjöld til að borga með (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] { $n } doblúnu vantar
       *[other] { $n } doblúnur vantar
    }: fyrst er borgað með nýlendubúa, svo með tunnu, svo með vinningsstigaskildi, og engu má sleppa sem hitt getur ekki bætt upp (NEW-8).
puerto-rico-why-not-produced = handverksmaðurinn framleiddi ekki { $good-acc } í þessari lotu (CRA-3).
puerto-rico-why-supply-empty = ekkert er eftir af { $good-dat } í bankanum (CRA-3).
puerto-rico-why-sold-already = ein tunna hefur þegar verið seld í þessari lotu (TRA-1).
puerto-rico-why-no-barrel = þú átt enga tunnu af { $good-dat }.
puerto-rico-why-house-full = verslunin er full (TRA-5).
puerto-rico-why-in-house = { $good } er þegar í versluninni (TRA-4).
puerto-rico-why-supplied-already = tunnu af { $good-dat } hefur þegar verið skilað; aðeins má skila einni af hverri tegund (NOB-9).
puerto-rico-why-wharf-used = bryggjan hefur þegar verið notuð í þessari lotu (CAP-9).
puerto-rico-why-small-wharf-used = litla bryggjan hefur þegar verið notuð í þessari lotu (NEW-13).
puerto-rico-why-no-such-ship = ekkert { $ship } farmrýma skip er í spilinu (SET-8).
puerto-rico-why-ship-carries = { $good } má ekki fara á { $ship } farmrýma skipið: þar er { $other } um borð (CAP-2).
puerto-rico-why-ship-full = { $ship } farmrýma skipið er fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } fer með { $ship } farmrýma skipinu og engu öðru (CAP-2).
puerto-rico-why-takes-more =
    { $good } verður að fara á tómt skip sem tekur { $n ->
        [one] { $n } tunnu
       *[other] { $n } tunnur
    }, ekki á { $ship } farmrýma skipið (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] þú átt enga tunnu af { $good-dat }.
        [one] þú átt aðeins { $n } tunnu af { $good-dat } til að flytja út (NEW-13).
       *[other] þú átt aðeins { $n } tunnur af { $good-dat } til að flytja út (NEW-13).
    }
puerto-rico-why-small-order = við litlu bryggjuna fara vörurnar í réttri röð, hver tegund einu sinni (NEW-13).
puerto-rico-why-nothing-to-store = ekki er meira af { $good-dat } sem koma þarf fyrir (CAP-11).
puerto-rico-why-store-first = fyrst eru vöruhúsin fyllt: veldu heila tegund (CAP-11).
puerto-rico-why-no-warehouse-left = ekki er pláss fyrir heila tegund: haltu stökum tunnum (CAP-11).
puerto-rico-why-no-guests-with-mayor = gestir flytja sig ekki í borgarstjóralotu (NEW-10).
puerto-rico-why-no-guests = engir gestir eru á gistiheimilinu þínu (NEW-10).
puerto-rico-why-no-circle = enginn hringur er laus fyrir gest { $place-in } (NEW-10).
puerto-rico-why-must-load = sá sem getur lestað skip verður að lesta (CAP-1).

# Gangur spilsins.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } velur { $role-acc }.
        [one] { $seat } velur { $role-acc } og fær { $doubloons } doblúnu.
       *[other] { $seat } velur { $role-acc } og fær { $doubloons } doblúnur.
    }
puerto-rico-took-tile = { $seat } leggur { $tile-acc } á eyjuna sína.
puerto-rico-drew-tile = { $seat } dregur flís á hvolfi.
puerto-rico-laid-forest = { $seat } leggur skóg á eyjuna sína.
puerto-rico-got-colonist = { $seat } fær nýlendubúa { $place-to }.
puerto-rico-got-noble = { $seat } fær aðalsmann til San Juan.
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
puerto-rico-arranged = { $seat } kemur nýlendubúum sínum fyrir.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [0] Nýlenduskipið bíður tómt.
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
        }
       *[other] { $colonists ->
            [0] Nýlenduskipið bíður með 1 aðalsmann um borð.
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa og 1 aðalsmann um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa og 1 aðalsmann um borð.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } byggir { $building-acc } ókeypis.
        [one] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-paid-colonist = { $seat } borgar með nýlendubúa { $place-from }.
puerto-rico-paid-good = { $seat } borgar með tunnu af { $good-dat }.
puerto-rico-paid-vp = { $seat } borgar með vinningsstigaskildi.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } framleiðir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } framleiðir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-took-bonus = { $seat } tekur 1 tunnu af { $good-dat } í viðbót.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } og fær ekkert fyrir.
        [one] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } í verslunarstöðinni og fær ekkert fyrir.
        [one] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnur.
    }
puerto-rico-bought-tile = { $seat } kaupir flís fyrir 1 doblúnu.
puerto-rico-house-emptied = Verslunin er full og því tæmd.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } setur { $barrels } tunnu af { $good-dat } á { $ship } farmrýma skipið.
       *[other] { $seat } setur { $barrels } tunnur af { $good-dat } á { $ship } farmrýma skipið.
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
puerto-rico-supplied = { $seat } skilar tunnu af { $good-dat } í hirðbirgðastöðina.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } hefur ekki pláss fyrir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } hefur ekki pláss fyrir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-ship-emptied = { $ship } farmrýma skipið siglir með fullfermi af { $good-dat }.
puerto-rico-guest-moved = { $seat } færir gest { $place-to }.
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
        [END-1] Ekki er hægt að fylla nýlenduskipið: þetta er síðasta umferðin (END-1).
        [END-2] Borg er fullbyggð: þetta er síðasta umferðin (END-2).
       *[END-3] Vinningsstigaskildirnir eru búnir: þetta er síðasta umferðin (END-3).
    }
ended-by-end-1 = Ekki var hægt að fylla nýlenduskipið (END-1).
ended-by-end-2 = Borg var fullbyggð (END-2).
ended-by-end-3 = Vinningsstigaskildirnir voru búnir (END-3).
puerto-rico-picked = { $seat } velur { $building-acc } í spilið.
puerto-rico-opened-tile = Flís er flett upp: { $tile }.
puerto-rico-shuffled =
    { $tiles ->
        [one] Kastbunkinn ({ $tiles } flís) er stokkaður í nýjan stafla.
       *[other] Kastbunkinn ({ $tiles } flísar) er stokkaður í nýjan stafla.
    }

# Valkostir og stöður.
puerto-rico-error-buildings-without-custom = „buildings“ á aðeins við með market = custom.
puerto-rico-error-custom-needs-buildings = „buildings“ þarf að fylgja market = custom: listi yfir fjólubláar byggingar.
puerto-rico-error-building-twice = „buildings“ nefnir { $building } tvisvar.
puerto-rico-error-takers = hlutverkin verða að hafa verið valin í röð frá landstjóranum, sæti { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] { $n } hlutverk hefur verið valið
       *[other] { $n } hlutverk hafa verið valin
    }, og það kemur ekki heim við lotuna (RND-1).
puerto-rico-error-spaces = of margar byggingar kosta { $cost }; pláss er fyrir { $most } (NEW-1).
puerto-rico-error-end = { $rule } kemur ekki heim við það sem er á borðinu.
puerto-rico-error-no-end = í spili sem er lokið verður að koma fram hvað batt enda á það (RND-5).
puerto-rico-error-no-seat = enginn á leik eftir að spilinu lýkur (RND-5).
puerto-rico-error-ships = skip verður að vera til í hverri þessara stærða: { $ships }.
puerto-rico-error-ship-good = nefna verður vöruna á skipi með tunnum, en enga á tómu skipi.
puerto-rico-error-kind-twice = hver tegund fer aðeins með einu skipi (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } á borðinu en aðeins { $total } í kassanum.
puerto-rico-error-not-in-game = { $building-the } er ekki í þessu spili.
puerto-rico-error-no-tokens = í þessari útgáfu eru engar skógarflísar.
puerto-rico-error-no-forests = án nýju bygginganna eru engir skógar.
puerto-rico-error-forest-tiles = skógarnir { $forests } verða að vera úr flísum sem eru hvergi annars staðar.
puerto-rico-error-draft = svona getur staðan ekki verið meðan byggingar eru valdar.
puerto-rico-error-pending = um þetta getur ekki verið spurt hér.

# Það sem villurnar nefna.
puerto-rico-pieces-colonists = nýlendubúar
puerto-rico-pieces-nobles = aðalsmenn
puerto-rico-pieces-barrels = tunnur
puerto-rico-pieces-tiles = flísar
puerto-rico-pieces-city-spaces = reitir í borginni
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

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
puerto-rico-board-discards = kastbunki { $n }
puerto-rico-board-forests = skógar { $n }
puerto-rico-board-house = verslun: { $goods }
puerto-rico-board-vp = vinningsstig { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] nýlendubúar { $n }
       *[other] nýlendubúar { $n }, aðalsmenn { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] um borð { $n }
       *[other] um borð { $n } + { $nobles } aðalsmaður
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-board-own-vp = { $vp } stig
puerto-rico-board-spaces = ({ $used }/12)

# Spurningar, svo allir sjái.
puerto-rico-ask-pick = { $seat } velur byggingu í spilið
    .you = Veldu byggingu í spilið
puerto-rico-ask-role = { $seat } velur hlutverk
    .you = Veldu hlutverk
puerto-rico-ask-guests = { $seat } má færa gesti
    .you = Þú mátt færa gesti
puerto-rico-ask-settle = Landnemi: { $seat } má taka flís
    .you = Landnemi: þú mátt taka flís
puerto-rico-ask-lay = { $seat } leggur flísina sem var dregin
    .you = Leggðu flísina sem þú dróst
puerto-rico-ask-tile-colonist = Landnemi: { $seat } má setja nýlendubúa á nýju flísina ({ $tile })
    .you = Landnemi: þú mátt setja nýlendubúa á nýju flísina ({ $tile })
puerto-rico-ask-forest-colonist = Landnemi: { $seat } má taka nýlendubúa til San Juan fyrir skóginn
    .you = Landnemi: þú mátt taka nýlendubúa til San Juan fyrir skóginn
puerto-rico-ask-second-tile = Landnemi: { $seat } má taka aðra flís
    .you = Landnemi: þú mátt taka aðra flís
puerto-rico-ask-discard = Landnemi: { $seat } má fleygja flís
    .you = Landnemi: þú mátt fleygja flís
puerto-rico-ask-mayor-colonist = Borgarstjóri: { $seat } má taka nýlendubúa úr bankanum
    .you = Borgarstjóri: þú mátt taka nýlendubúa úr bankanum
puerto-rico-ask-board = Borgarstjóri: { $seat } tekur nýlendubúa eða aðalsmann af skipinu
    .you = Borgarstjóri: taktu nýlendubúa eða aðalsmann af skipinu
puerto-rico-ask-man =
    Borgarstjóri: { $seat } kemur fyrir { $n ->
        [one] { $n } nýlendubúa
       *[other] { $n } nýlendubúum
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmanni
       *[other] { " " }og { $nobles } aðalsmönnum
    }
    .you = Borgarstjóri: komdu fyrir { $n ->
            [one] { $n } nýlendubúa
           *[other] { $n } nýlendubúum
        }{ $nobles ->
            [0] { "" }
            [one] { " " }og { $nobles } aðalsmanni
           *[other] { " " }og { $nobles } aðalsmönnum
        }
puerto-rico-ask-build = Byggingameistari: { $seat } má byggja
    .you = Byggingameistari: þú mátt byggja
puerto-rico-ask-pay =
    { $n ->
        [one] Byggingameistari: { $seat } skuldar enn { $n } doblúnu fyrir { $building-acc }
       *[other] Byggingameistari: { $seat } skuldar enn { $n } doblúnur fyrir { $building-acc }
    }
    .you =
        { $n ->
            [one] Byggingameistari: þú skuldar enn { $n } doblúnu fyrir { $building-acc }
           *[other] Byggingameistari: þú skuldar enn { $n } doblúnur fyrir { $building-acc }
        }
puerto-rico-ask-building-colonist = Byggingameistari: { $seat } má setja nýlendubúa { $building-to }
    .you = Byggingameistari: þú mátt setja nýlendubúa { $building-to }
puerto-rico-ask-bonus = Handverksmaður: { $seat } má taka 1 tunnu í viðbót
    .you = Handverksmaður: þú mátt taka 1 tunnu í viðbót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kaupmaður: { $seat } má nota landskrifstofuna
       *[other] Kaupmaður: { $seat } má selja tunnu
    }
    .you =
        { $sold ->
            [1] Kaupmaður: þú mátt nota landskrifstofuna
           *[other] Kaupmaður: þú mátt selja tunnu
        }
puerto-rico-ask-supply = Skipstjóri: { $seat } má skila tunnum í hirðbirgðastöðina
    .you = Skipstjóri: þú mátt skila tunnum í hirðbirgðastöðina
puerto-rico-ask-load = Skipstjóri: { $seat } lestar tunnur
    .you = Skipstjóri: lestaðu tunnur
puerto-rico-ask-small = Skipstjóri: { $seat } lestar við litlu bryggjuna
    .you = Skipstjóri: lestaðu við litlu bryggjuna
puerto-rico-ask-store = Skipstjóri: { $seat } kemur tunnum í geymslu
    .you = Skipstjóri: komdu tunnum í geymslu

# Það sem svara má, fyrir hnapp eða lista.
puerto-rico-label-pick = Velja { $building-acc } í spilið
puerto-rico-label-role = Velja { $role-acc }
puerto-rico-label-draw = Draga fyrst flís á hvolfi
puerto-rico-label-lay = Leggja { $tile-acc }
puerto-rico-label-take = Taka { $tile-acc }
puerto-rico-label-take-forest = Taka { $tile-acc } sem skóg
puerto-rico-label-colonist = Taka nýlendubúa
puerto-rico-label-colonist-to-san-juan = Taka nýlendubúa til San Juan
puerto-rico-label-discard =
    { $sold ->
        [1] Selja { $tile-acc } fyrir 1 doblúnu
       *[other] Fleygja { $tile-dat }
    }
puerto-rico-label-board-noble = Taka aðalsmann
puerto-rico-label-man-who =
    { $who ->
        [noble] Setja aðalsmann { $place-to }
        [colonist] Setja nýlendubúa { $place-to }
       *[none] Setja engan { $place-to }
    }
puerto-rico-label-man =
    { $n ->
        [0] Setja engan { $place-to }
        [one] Setja { $n } { $place-to }
       *[other] Setja { $n } { $place-to-many }
    }
puerto-rico-label-build = Byggja { $building-acc }
puerto-rico-label-pay-colonist = Borga með nýlendubúa { $place-from }
puerto-rico-label-pay-good = Borga með tunnu af { $good-dat }
puerto-rico-label-pay-vp = Borga með vinningsstigaskildi
puerto-rico-label-bonus = Taka 1 tunnu af { $good-dat } í viðbót
puerto-rico-label-sell = Selja { $good-acc } í verslunina
puerto-rico-label-post = Selja { $good-acc } í verslunarstöðinni
puerto-rico-label-buy-tile = Kaupa flís á hvolfi
puerto-rico-label-buy-open-tile = Kaupa { $tile-acc }
puerto-rico-label-supply = Skila tunnu af { $good-dat } í hirðbirgðastöðina
puerto-rico-label-load = Setja { $good-acc } á { $ship } farmrýma skipið
puerto-rico-label-load-wharf = Flytja út { $good-acc } um bryggjuna
puerto-rico-label-small =
    { $n ->
        [one] Flytja út { $n } tunnu af { $good-dat } um litlu bryggjuna
       *[other] Flytja út { $n } tunnur af { $good-dat } um litlu bryggjuna
    }
puerto-rico-label-done = Láta þetta nægja
puerto-rico-label-store = Geyma allar tunnur af { $good-dat }
puerto-rico-label-keep = Halda einni tunnu af { $good-dat }
puerto-rico-label-guest = Færa gest { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] Láta gestina vera kyrra
        [tile_colonist] Engan nýlendubúa
        [discard] Fleygja engu
        [mayor_colonist] Engan nýlendubúa
        [building_colonist] Engan nýlendubúa
        [bonus] Enga tunnu
        [supply] Skila ekki fleiri
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
        [one] þú framleiðir { $made } tunnu
       *[other] þú framleiðir { $made } tunnur
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
puerto-rico-score-vp = stigaskildir
puerto-rico-score-buildings = byggingar
puerto-rico-score-nobles = aðalsmenn
