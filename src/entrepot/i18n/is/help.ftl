# Hjálpin: entrepot --help. Texti við viðfang byrjar á litlum staf og endar ekki á punkti.
help-entrepot = Borðspil um verslun og viðskipti.
help-usage = notkun:
help-arguments = viðföng
help-options = rofar
help-commands = skipanir
help-game-options = valkostir spilanna
help-sprt-options = raðpróf (með --sprt)
help-example = dæmi:
help-help = sýna þessa hjálp og hætta
help-version = sýna útgáfuna og hætta
help-language = tungumál úttaksins (sjálfgefið: { $default })

# Það sem stendur fyrir gildi, í hástöfum.
help-word-command = SKIPUN
help-word-game = SPIL
help-word-file = SKRÁ
help-word-folder = MAPPA
help-word-theme = ÞEMA
help-word-record = SPILASKRÁ
help-word-position = STAÐA
help-word-bot = ÞJARKI
help-word-address = VISTFANG
help-word-path = SLÓÐ
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

help-play = spila í skipanalínunni, við þjarka eða með öðrum við sama lyklaborð
help-play-seats = spilarinn í hverju sæti, einn af þessum: { $kinds }
help-play-bots = þú í fyrsta sæti, þessi þjarki í öllum hinum (sjálfgefið: { $default })
help-play-hot-seat = aðeins mennskir spilarar, allir við sama lyklaborð
help-play-names = nöfn mennsku spilaranna
help-play-save = skráin sem spilið er vistað í (sjálfgefið: í gagnamöppunni þinni)
help-play-resume = halda áfram með vistað spil, með sömu spilurum nema annað sé valið
help-play-no-colour = birta allt án lita (líka ef NO_COLOR er stillt)

help-serve = ræsa þjóninn og vefsíðu hans
help-serve-host = vistfangið sem hlustað er á; 0.0.0.0 fyrir öll netkort (sjálfgefið: { $default })
help-serve-port = gáttin; 0 velur einhverja lausa gátt (sjálfgefið: { $default })
help-serve-database = gagnagrunnurinn (sjálfgefið: SQLite-skrá í gagnamöppunni þinni)
help-serve-open = opna síðuna í vafra
help-serve-origin = annað vistfang síðunnar, til dæmis bak við staðgengilsþjón
help-serve-allowed-host = nafn sem þjónninn svarar undir, auk localhost og nafns þessarar vélar
help-serve-base-path = slóðin sem staðgengilsþjónn birtir síðuna undir, til dæmis /games/
help-serve-site = mappa með síðunni sem þarf engan þjón (make site); hún birtist undir site/
help-serve-proxy = vistfang staðgengilsþjóns sem er treyst til að segja hverjir tengjast í gegnum hann
help-serve-address-limits = margfeldisstuðull fyrir hámörk hvers vistfangs; 0 afnemur þau (sjálfgefið: 1)
help-serve-processes = fjöldi ferla þjónsins; fleiri en eitt krefst PostgreSQL (sjálfgefið: 1)
help-serve-bot-processes = fjöldi ferla fyrir þjarka; 0 lætur „entrepot think“ um þá (sjálfgefið: einum færri en örgjörvarnir)
help-serve-pace = hve lengi þjarkar bíða áður en þeir leika: 1 er eins og fólk, 0 er engin bið (sjálfgefið: 1)
help-serve-notifications = tilkynningar um að einhver eigi leik: on, private (einnig á einkanet) eða off (sjálfgefið: on)
help-serve-notify-delay = sekúndur þar til sá sem er ekki við borðið fær tilkynningu um að hann eigi leik (sjálfgefið: { $default })
help-serve-access-log = skrá hverja beiðni á staðalúttak (stdout), eina JSON-línu fyrir hverja

help-backup = skrifa allt sem þjónn hefur vistað í skrá, líka á meðan hann er í gangi
help-backup-file = afritið
help-restore = skrifa afrit í tóman gagnagrunn

help-think = láta þjarka þjóns hugsa í þessu ferli eða á þessari vél
help-think-database = PostgreSQL-gagnagrunnur þjónsins
help-think-bot-processes = fjöldi ferla fyrir þjarka

help-games = sýna spilin og valkosti þeirra

help-new = hefja spil og birta stöðuna
help-new-out = skrifa heldur spilaskrá (.erec)

help-show = teikna borðið í gefinni stöðu
help-show-position = skrá með stöðu, eða spilaskrá; - fyrir staðalinntak
help-show-seat = sýna aðeins það sem sést úr þessu sæti (sætin eru númeruð frá 0)
help-show-json = birta JSON í stað þess að teikna borðið
help-show-seed = frætala fyrir það sem staðan ákvarðar ekki (sjálfgefið: 0)

help-replay = sýna skráð spil eins og það stóð eftir tiltekinn fjölda leikja
help-replay-at = fjöldi leikja sem á að endursýna (sjálfgefið: allir)
help-replay-log = birta líka gang spilsins

help-perft = telja allar mögulegar raðir ákvarðana út frá stöðu
help-perft-depth = fjöldi ákvarðana í hverri röð
help-perft-position = telja út frá þessari stöðu en ekki nýju spili
help-perft-divide = birta líka fjöldann fyrir hvern mögulegan fyrsta leik

help-selfplay = láta þjarka spila heil spil og skrifa þau í skrá
help-selfplay-format =
    Hver lína skrárinnar er eitt spil:

      { $format }

    „start“ er staðan fyrir fyrsta leik. Í hverju skrefi eru löglegir leikir í „legal“,
    leikurinn sem var valinn í „action“ og staðan eftir hann í „position“. Sama frætala
    gefur alltaf sömu skrá. Í skránni eru á hverri stundu aðeins heilar línur.
help-selfplay-games = fjöldi spila
help-selfplay-out = skráin sem á að skrifa (.jsonl)

help-stats = spila mörg spil og birta tölfræði
help-stats-games = fjöldi spila fyrir hvern fjölda spilara (sjálfgefið: { $default })
help-stats-plot = teikna líka myndrit (.svg)

help-arena = halda mót á milli þjarka með sanngjarnri sætaskipan
help-arena-scheme =
    Spilað er í runum: ein gjöf og ein uppstilling, og eitt spil fyrir hvern snúning
    uppstillingarinnar um borðið. Tveir spilarar: öll pör þjarka mætast. Fleiri: í
    hverju pari spilar annar þjarkinn í einu sæti og hinn í öllum hinum, og svo öfugt;
    auk þess er hver samsetning ólíkra þjarka spiluð. Allar uppstillingar fá sömu
    gjafir.

    Gefðu sömu skipun aftur til að halda áfram með mót sem var stöðvað.
help-arena-bots = þjarkarnir; með --ladder frá þeim veikasta til þess sterkasta
help-arena-sprt = er A sterkari en B? Hætta um leið og niðurstaðan er marktæk
help-arena-ladder = hver þjarki spilar aðeins við næstu tvo sem eru veikari
help-arena-games = fjöldi spila, námundaður upp í heilar runur
help-arena-out = skráin með úrslitunum (.jsonl)
help-arena-report = skrifa líka skýrslu
help-arena-jobs = fjöldi ferla (sjálfgefið: einn á hvern kjarna)
help-arena-scheduler = spila á Dask-tölvuþyrpingu þar sem verkstjórinn er á þessu vistfangi
help-arena-elo = Elo-mörkin tvö sem prófið á að greina á milli (sjálfgefið: { $default })
help-arena-share = það sama gefið upp sem vinningshlutföll, til dæmis { $example }
help-arena-alpha = hættan á að finna mun sem er ekki til (sjálfgefið: { $default })
help-arena-beta = hættan á að missa af mun sem er til (sjálfgefið: { $default })

help-train = þjálfa tauganet fyrir þjarkana með því að láta það spila við sjálft sig
help-train-out = mappa fyrir sýni og net; sama skipun heldur áfram
help-train-generations = fjöldi kynslóða (sjálfgefið: 10)
help-train-minutes = byrja ekki á nýrri kynslóð eftir þetta margar mínútur
help-train-hidden = stærð fyrsta lagsins (sjálfgefið: 128)
help-train-samples = sýni í kynslóð (sjálfgefið: 400000)
help-train-window = fjöldi kynslóða sem lært er af (sjálfgefið: 5)
help-train-simulations = hermanir fyrir ákvörðun sem stefnan lærir af (sjálfgefið: 200)
help-train-begin-with = byrja með neti sem er til

help-report = skrifa skýrslu um úrslit móts sem Markdown og HTML
help-report-file = skrá með úrslitum úr skipuninni arena (.jsonl)
help-report-out = mappan fyrir skýrsluna

help-analyse = greina skráð spil: hvers virði hver ákvörðun var
help-analyse-bot = þjarkinn sem metur; hann verður að nota leit (sjálfgefið: { $default })
help-analyse-json = skrifa greininguna sem JSON
help-analyse-html = skrifa HTML-skýrslu með línuriti

help-book = láta tauganetið spila við sjálft sig og skrifa byrjanabók
help-book-games = fjöldi spila (sjálfgefið: { $default })
help-book-simulations = hermanir fyrir hverja ákvörðun (sjálfgefið: { $default })
help-book-varied = hve margar ákvarðanir í upphafi spils eru valdar eftir heimsóknum leitarinnar (sjálfgefið: { $default })
help-book-any-opening = eitt af svo mörgum spilum hefst á aðgerð sem er dregin úr öllum leyfilegum; 0 fyrir ekkert (sjálfgefið: { $default })
help-book-out = skráin með spilunum (.jsonl); haldið er áfram með skrá sem er til
help-book-report = mappan fyrir bókina sem Markdown, HTML, JSON og CSV

help-puzzles = leysa þrautir: finna besta leikinn
help-puzzles-number = þrautin sem á að byrja á (sjálfgefið: 1)
help-puzzles-theme = aðeins þrautir um þetta

help-import = finna spilið sem skýrir töflu með einni línu fyrir hvert hlutverk og skrifa spilaskrá þess
help-import-file = tafla (CSV)
help-import-out = skrifa í þessa skrá (sjálfgefið: heiti töflunnar með .erec)
help-import-seconds = leita í mesta lagi svona margar sekúndur (sjálfgefið: { $default })
help-import-table = öfugt: prenta töflu spilaskrár
help-verify = sannreyna spilaskrá: að hún gangi upp og að frætalan hafi verið ákveðin áður en spilið hófst
help-verify-database = prófa öll spil í gagnagrunni þjóns í stað spilaskrár
help-verify-commitment = innsiglið sem þjónninn sýndi í upphafi (sjálfgefið: úr spilaskránni)
help-verify-salt = saltið sem var birt í lokin (sjálfgefið: úr spilaskránni)

help-bench = mæla hraða leikjavélarinnar
help-bench-games = spilin sem á að mæla (sjálfgefið: öll): { $known }
help-bench-json = birta allar tölur sem JSON, afköst á sekúndu
help-bench-quick = grófar tölur á fáeinum sekúndum

# Hvað er að viðföngunum.
usage-error = { $reason } (hjálp: { $command })
usage-missing = þetta vantar: { $names }
usage-missing-one = eitt af þessu þarf að fylgja: { $names }
usage-unknown = óþekkt viðfang: { $names }
usage-choice = { $argument } getur ekki verið „{ $value }“; í boði: { $choices }
usage-conflict = { $argument } og { $other } fara ekki saman
usage-no-value = á eftir { $argument } vantar gildi
usage-only-a-flag = { $argument } tekur ekki við neinu gildi; „{ $value }“ er ofaukið
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }“ er ekki heil tala sem er { $least } eða hærri
usage-number = „{ $value }“ er ekki tala á bilinu { $least } til { $most }
usage-base-path = „{ $value }“ er ekki slóð á borð við /games/
usage-site = „{ $value }“ er ekki mappa með tilbúnu vefsvæði: þar er engin index.html

# Það sem fylgir úttaki skipana.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, þýdd leikjavél
       *[plain] entrepot { $version }, leikjavél í hreinu Python
    }
cli-engine =
    { $engine ->
        [compiled] þýdd
       *[plain] hreint Python
    }
cli-machine-commit = útgáfa kóða
cli-machine-engine = leikjavél
cli-machine-platform = kerfi
cli-machine-processor = örgjörvi
cli-no-host = Vistfangið „{ $host }“ er óþekkt; veldu annað með --host.
cli-progress-games = spil
cli-progress-decisions = ákvarðanir
cli-progress-samples = sýni
cli-progress-measurements = mælingar
