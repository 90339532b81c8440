# Hjálpin: entrepot --help. Texti við viðfang byrjar á litlum staf og endar ekki á punkti.
help-entrepot = Borðspil um verslun og viðskipti.
help-usage = notkun:
help-arguments = viðföng
help-options = rofar
help-commands = skipanir
help-game-options = valkostir spilanna
help-sprt-options = raðprófið
help-example = dæmi:
help-help = sýna þessa hjálp og hætta
help-version = sýna útgáfuna og hætta
help-language = tungumálið (sjálfgefið: { $default })

# Það sem stendur fyrir gildi, í hástöfum.
help-word-command = SKIPUN
help-word-game = SPIL
help-word-file = SKRÁ
help-word-folder = MAPPA
help-word-record = SPILASKRÁ
help-word-position = STAÐA
help-word-bot = ÞJARKI
help-word-address = VISTFANG
help-word-bounds = LÆGRA,HÆRRA

# Viðföng margra skipana.
help-game-option = { $game }: { $values } (sjálfgefið: { $default })
help-record = spilaskrá (.erec)
help-bot = þjarkinn sem spilar í öllum sætum (sjálfgefið: { $default })
help-seed =
    frætalan (sjálfgefið: { $default ->
        [random] af handahófi
       *[other] { $default }
    })

help-play = spila í skjáhermi, við þjarka eða með öðrum við sama lyklaborð
help-play-seats = spilari í hvert sæti, einn af þessum: { $kinds }
help-play-bots = þú í fyrsta sæti, þessi þjarki í öllum hinum (sjálfgefið: { $default })
help-play-hot-seat = aðeins fólk, við sama lyklaborð
help-play-names = nöfn fólksins
help-play-save = skráin sem spilið er vistað í (sjálfgefið: í gagnamöppunni þinni)
help-play-resume = halda áfram með vistað spil, nema annað sé valið með sömu spilurum
help-play-no-colour = án lita (líka ef NO_COLOR er sett)

help-serve = ræsa þjóninn og vefsíðu hans
help-serve-host = vistfangið sem hlustað er á; 0.0.0.0 fyrir öll netkort (sjálfgefið: { $default })
help-serve-port = gáttin; 0 fyrir einhverja lausa (sjálfgefið: { $default })
help-serve-database = gagnagrunnurinn (sjálfgefið: SQLite-skrá í gagnamöppunni þinni)
help-serve-open = opna síðuna í vafra
help-serve-origin = annað vistfang síðunnar, til dæmis á bak við staðgengilsþjón
help-serve-bot-processes = fjöldi ferla fyrir þjarka
help-serve-pace = hve lengi þjarkar bíða: 1 er eins og fólk, 0 alls ekki

help-games = telja upp spilin og valkosti þeirra

help-new = hefja spil og prenta stöðuna
help-new-out = skrifa spilaskrá í staðinn (.erec)

help-show = teikna borðið í tiltekinni stöðu
help-show-position = skrá með stöðu eða spilaskrá; - fyrir staðalinntak
help-show-seat = sýna aðeins það sem þetta sæti má vita (sætin eru talin frá 0)
help-show-json = prenta JSON í stað þess að teikna borðið
help-show-seed = frætalan fyrir það sem staðan lætur ósagt (sjálfgefið: 0)

help-replay = sýna skráð spil eftir hvaða fjölda leikja sem er
help-replay-at = fjöldi leikja sem á að endurleika (sjálfgefið: allir)
help-replay-log = prenta líka gang spilsins

help-perft = telja runur ákvarðana frá tiltekinni stöðu
help-perft-depth = fjöldi ákvarðana
help-perft-position = telja frá þessari stöðu í stað nýs spils
help-perft-divide = prenta líka fjöldann fyrir hvern fyrsta leik

help-selfplay = láta þjarka spila heil spil og skrifa þau í skrá
help-selfplay-format =
    Hver lína skrárinnar er eitt spil:

      { $format }

    „start“ er staðan á undan fyrsta leik. Í hverju skrefi geymir „legal“ löglega
    leiki við þá ákvörðun, „action“ leikinn sem var valinn og „position“ stöðuna á
    eftir honum. Sama frætala gefur sömu skrá. Í skránni eru alltaf aðeins heilar
    línur.
help-selfplay-games = fjöldi spila
help-selfplay-out = skráin sem á að skrifa (.jsonl)

help-stats = spila mörg spil og prenta tölfræði
help-stats-games = fjöldi spila fyrir hvern fjölda spilara (sjálfgefið: { $default })
help-stats-plot = teikna líka línurit (.svg)

help-arena = halda mót milli þjarka þar sem sætum er skipt jafnt
help-arena-scheme =
    Spilin eru í runum: ein gjöf, ein uppstilling og eitt spil fyrir hvern snúning
    hennar um borðið. Tveir spilarar: hvert par þjarka. Fleiri: fyrir hvert par einn
    af öðrum á móti hinum í öllum öðrum sætum og öfugt, og hver samsetning ólíkra
    þjarka. Allar uppstillingar fá sömu gjafir.

    Til að halda áfram eftir stöðvun er sama skipun gefin aftur.
help-arena-bots = þjarkarnir; með --ladder frá þeim veikasta til þess sterkasta
help-arena-sprt = er A sterkari en B? Hætta um leið og munurinn er marktækur
help-arena-ladder = hver þjarki spilar aðeins við þá tvo næstu fyrir neðan
help-arena-games = fjöldi spila, námundaður upp í heilar runur
help-arena-out = skráin með úrslitunum (.jsonl)
help-arena-report = skrifa líka skýrslu
help-arena-jobs = fjöldi ferla (sjálfgefið: einn á hvern kjarna)
help-arena-scheduler = spila á Dask-tölvuþyrpingu; vistfang verkstjóra hennar
help-arena-elo = Elo-munirnir tveir sem á að greina að (sjálfgefið: { $default })
help-arena-share = sama sem vinningshlutföll, til dæmis { $example }
help-arena-alpha = hættan á að finna mun sem er ekki til (sjálfgefið: { $default })
help-arena-beta = hættan á að missa af mun sem er til (sjálfgefið: { $default })

help-report = skrifa skýrslu um úrslit móts, sem Markdown og HTML
help-report-file = skrá með úrslitum frá arena (.jsonl)
help-report-out = mappan fyrir skýrsluna

help-analyse = greina skráð spil: hvers virði hver ákvörðun var
help-analyse-bot = dómarinn, þjarki sem leitar (sjálfgefið: { $default })
help-analyse-json = skrifa greininguna sem JSON
help-analyse-html = skrifa HTML-skýrslu með línuriti

help-verify = prófa spilaskrá: að hún gangi upp og að frætalan hafi verið ákveðin á undan spilinu
help-verify-commitment = innsiglið sem þjónninn sýndi í upphafi (sjálfgefið: úr spilaskránni)
help-verify-salt = saltið sem var sýnt í lokin (sjálfgefið: úr spilaskránni)

help-bench = mæla hve hröð vélin er
help-bench-games = spilin sem á að mæla (sjálfgefið: öll): { $known }
help-bench-json = prenta allar tölur sem JSON, hraða á sekúndu
help-bench-quick = grófar tölur á fáeinum sekúndum

# Hvað er að viðföngunum.
usage-error = { $reason } (hjálp: { $command })
usage-missing = þetta vantar: { $names }
usage-missing-one = eitt af þessu er nauðsynlegt: { $names }
usage-unknown = þetta viðfang er ekki til: { $names }
usage-choice = { $argument } getur ekki verið „{ $value }“; í boði: { $choices }
usage-conflict = { $argument } og { $other } geta ekki farið saman
usage-no-value = { $argument } þarf gildi
usage-only-a-flag = { $argument } tekur ekkert gildi, ekki heldur „{ $value }“
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }“ er ekki heil tala, { $least } eða hærri
usage-number = „{ $value }“ er ekki tala á bilinu { $least } til { $most }

# Það sem fylgir úttaki skipana.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, þýdd vél
       *[plain] entrepot { $version }, vél í hreinu Python
    }
cli-engine =
    { $engine ->
        [compiled] þýdd
       *[plain] hreint Python
    }
cli-machine-commit = útgáfa kóða
cli-machine-engine = vél
cli-machine-platform = kerfi
cli-machine-processor = örgjörvi
cli-no-host = Vistfangið „{ $host }“ er óþekkt; veldu annað með --host.
cli-progress-games = spil
cli-progress-decisions = ákvarðanir
cli-progress-measurements = mælingar
