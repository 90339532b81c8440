# Hjälpen: entrepot --help. En text vid ett argument börjar med liten bokstav och slutar inte med punkt.
help-entrepot = Brädspel om handel.
help-usage = användning:
help-arguments = argument
help-options = flaggor
help-commands = kommandon
help-game-options = spelens alternativ
help-sprt-options = sekventiellt test (med --sprt)
help-example = exempel:
help-help = visa den här hjälpen och avsluta
help-version = visa versionen och avsluta
help-language = språk för utmatningen (standard: { $default })

# Det som står för ett värde, med versaler.
help-word-command = KOMMANDO
help-word-game = SPEL
help-word-file = FIL
help-word-folder = MAPP
help-word-theme = TEMA
help-word-record = PROTOKOLL
help-word-position = STÄLLNING
help-word-bot = BOT
help-word-address = ADRESS
help-word-path = SÖKVÄG
help-word-bounds = LÄGRE,HÖGRE

# Argument till flera kommandon.
help-game-option = { $game }: { $values } (standard: { $default })
help-record = ett protokoll (.erec)
help-bot = boten som spelar på alla platser (standard: { $default })
help-seed =
    slumpfröet (standard: { $default ->
        [random] slumpmässigt
       *[other] { $default }
    })

help-play = spela i terminalen, mot botar eller med andra vid samma tangentbord
help-play-seats = spelaren på varje plats, någon av: { $kinds }
help-play-bots = du på första platsen, den här boten på alla andra (standard: { $default })
help-play-hot-seat = bara mänskliga spelare, vid samma tangentbord
help-play-names = de mänskliga spelarnas namn
help-play-save = filen som partiet sparas i (standard: i din datamapp)
help-play-resume = fortsätt ett sparat parti, med samma spelare om inget annat anges
help-play-no-colour = skriv ut utan färger (gäller också när NO_COLOR är satt)

help-serve = starta servern med webbsidan
help-serve-host = adressen att lyssna på; 0.0.0.0 för alla gränssnitt (standard: { $default })
help-serve-port = porten; 0 för vilken ledig port som helst (standard: { $default })
help-serve-database = databasen (standard: en SQLite-fil i din datamapp)
help-serve-open = öppna sidan i webbläsaren
help-serve-origin = en annan adress där sidan nås, t.ex. bakom en proxy
help-serve-allowed-host = ett namn som servern nås under, utöver localhost och datorns eget
help-serve-base-path = sökvägen som en proxy visar sidan under, t.ex. /games/
help-serve-site = en mapp med sidan som inte behöver någon server (make site); den visas under site/
help-serve-proxy = adressen till en proxy som servern litar på om vilka dess klienter är
help-serve-address-limits = en faktor för gränserna för varje adress; 0 stänger av dem (förval: 1)
help-serve-processes = antal serverprocesser; fler än en kräver PostgreSQL (förval: 1)
help-serve-bot-processes = antal processer för botar; 0 överlåter dem åt ”entrepot think” (förval: en mindre än antalet processorer)
help-serve-pace = hur länge botarna väntar före sina drag: 1 är som människor, 0 inte alls (förval: 1)
help-serve-notifications = aviseringar om turer: on, private (även till privata nätverk) eller off (förval: on)
help-serve-notify-delay = sekunder efter vilka den som inte är vid bordet aviseras om sin tur (förval: { $default })
help-serve-access-log = logga varje förfrågan på standard ut (stdout), som en rad JSON

help-backup = skriv allt som en server har sparat till en fil, även medan den är i gång
help-backup-file = säkerhetskopian
help-restore = skriv en säkerhetskopia till en tom databas

help-think = låt en servers botar tänka i den här processen eller på den här datorn
help-think-database = serverns PostgreSQL-databas
help-think-bot-processes = antal processer för botar

help-games = lista spelen och deras alternativ

help-new = starta ett parti och skriv ut ställningen
help-new-out = skriv ett protokoll i stället (.erec)

help-show = rita bordet i en viss ställning
help-show-position = en fil med en ställning eller ett protokoll; - för standard in
help-show-seat = visa bara det som syns från den här platsen (platserna numreras från 0)
help-show-json = skriv ut JSON i stället för att rita bordet
help-show-seed = slumpfröet för det som ställningen lämnar öppet (standard: 0)

help-replay = visa hur ett sparat parti stod efter valfritt antal drag
help-replay-at = antalet drag att spela upp (standard: alla)
help-replay-log = skriv även ut spelloggen

help-perft = räkna alla möjliga beslutsföljder från en ställning
help-perft-depth = antalet beslut
help-perft-position = räkna från den här ställningen i stället för från ett nytt parti
help-perft-divide = skriv även ut antalet för varje möjligt första drag

help-selfplay = låt botar spela hela partier och skriv dem till en fil
help-selfplay-format =
    Varje rad i filen är ett parti:

      { $format }

    ”start” är ställningen före det första draget. I varje steg innehåller ”legal”
    de tillåtna dragen vid det beslutet, ”action” draget som spelades och ”position”
    ställningen efter det. Samma slumpfrö ger alltid samma fil. Filen innehåller i
    varje ögonblick bara hela rader.
help-selfplay-games = hur många partier
help-selfplay-out = filen att skriva till (.jsonl)

help-stats = spela många partier och skriv ut statistik
help-stats-games = antal partier per spelarantal (standard: { $default })
help-stats-plot = rita även ett diagram (.svg)

help-arena = håll en turnering mellan botar, med rättvist fördelade platser
help-arena-scheme =
    Partierna spelas i block: en giv och en uppställning, med ett parti för varje
    rotation av uppställningen runt bordet. Två spelare: varje par av botar möts.
    Fler: i varje par spelar den ena boten på en plats och den andra på alla övriga,
    och sedan tvärtom. Dessutom spelas varje kombination av olika botar. Alla
    uppställningar får samma givar.

    Kör samma kommando igen för att fortsätta en avbruten turnering.
help-arena-bots = botarna; med --ladder från den svagaste till den starkaste
help-arena-sprt = är A starkare än B? Avsluta så snart resultatet är signifikant
help-arena-ladder = varje bot möter bara de två närmast svagare botarna
help-arena-games = hur många partier, avrundat uppåt till hela block
help-arena-out = resultatfilen (.jsonl)
help-arena-report = skriv även en rapport
help-arena-jobs = antal processer (standard: en per kärna)
help-arena-scheduler = spela på det Dask-kluster som har sin schemaläggare på den här adressen
help-arena-elo = de två Eloskillnader som testet ska skilja mellan (standard: { $default })
help-arena-share = samma sak uttryckt i segerandelar, t.ex. { $example }
help-arena-alpha = risken att hitta en skillnad som inte finns (standard: { $default })
help-arena-beta = risken att missa en skillnad som finns (standard: { $default })

help-train = träna ett nätverk åt botarna genom partier mot sig självt
help-train-out = mappen för exempel och nätverk; samma kommando fortsätter
help-train-generations = antal generationer (standard: 10)
help-train-minutes = påbörja ingen ny generation efter så här många minuter
help-train-hidden = det första lagrets storlek (standard: 128)
help-train-samples = exempel i en generation (standard: 400000)
help-train-window = generationer att lära av (standard: 5)
help-train-simulations = simuleringar för ett beslut som policyn lär sig av (standard: 200)
help-train-begin-with = börja med ett nätverk som finns

help-report = skriv en rapport om en turnerings resultat, som Markdown och HTML
help-report-file = en resultatfil från kommandot arena (.jsonl)
help-report-out = mappen för rapporten

help-analyse = analysera ett sparat parti: vad varje beslut var värt
help-analyse-bot = boten som bedömer; den måste använda sökning (standard: { $default })
help-analyse-json = skriv analysen som JSON
help-analyse-html = skriv en HTML-rapport med ett diagram

help-book = låt nätverket spela mot sig självt och skriv en öppningsbok
help-book-games = hur många partier (standard: { $default })
help-book-simulations = simuleringar per beslut (standard: { $default })
help-book-varied = hur många beslut i partiets början som dras efter sökningens besök (standard: { $default })
help-book-any-opening = ett av så många partier börjar med en handling som dras bland alla tillåtna; 0 för inget (standard: { $default })
help-book-out = filen med partierna (.jsonl); en befintlig fortsätts
help-book-report = mappen för boken, som Markdown, HTML, JSON och CSV

help-puzzles = lös problem: hitta det bästa draget
help-puzzles-number = problemet att börja med (standard: 1)
help-puzzles-theme = bara problem om detta

help-import = hitta partiet som förklarar en tabell med en rad för varje yrke och skriv dess protokoll
help-import-file = en tabell (CSV)
help-import-out = skriv till den här filen (standard: tabellens namn med .erec)
help-import-seconds = sök i högst så här många sekunder (standard: { $default })
help-import-table = tvärtom: skriv ut tabellen för ett protokoll
help-verify = kontrollera ett protokoll: att det går att spela upp och att slumpfröet bestämdes före partiet
help-verify-database = kontrollera alla partier i en servers databas i stället för ett protokoll
help-verify-commitment = sigillet som servern visade i början (standard: från protokollet)
help-verify-salt = saltet som avslöjades efter partiet (standard: från protokollet)

help-bench = mät hur snabb spelmotorn är
help-bench-games = spelen att mäta (standard: alla): { $known }
help-bench-json = skriv ut alla siffror som JSON, hastigheter per sekund
help-bench-quick = ungefärliga siffror inom några sekunder

# Vad som är fel med argumenten.
usage-error = { $reason } (hjälp: { $command })
usage-missing = det här saknas: { $names }
usage-missing-one = något av dessa krävs: { $names }
usage-unknown = okänt argument: { $names }
usage-choice = { $argument } kan inte vara ”{ $value }”; möjliga värden: { $choices }
usage-conflict = { $argument } kan inte kombineras med { $other }
usage-no-value = { $argument } kräver ett värde
usage-only-a-flag = { $argument } tar inget värde men fick ”{ $value }”
usage-argument = { $argument }: { $reason }
usage-whole = ”{ $value }” är inte ett heltal som är minst { $least }
usage-number = ”{ $value }” är inte ett tal från { $least } till { $most }
usage-base-path = ”{ $value }” är ingen sökväg som /games/
usage-site = ”{ $value }” är ingen mapp med en färdig webbplats: index.html saknas

# Runt kommandonas utmatning.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, kompilerad motor
       *[plain] entrepot { $version }, motor i ren Python
    }
cli-engine =
    { $engine ->
        [compiled] kompilerad
       *[plain] ren Python
    }
cli-machine-commit = incheckning
cli-machine-engine = motor
cli-machine-platform = system
cli-machine-processor = processor
cli-no-host = Adressen ”{ $host }” är okänd; välj en annan med --host.
cli-progress-games = partier
cli-progress-decisions = beslut
cli-progress-samples = exempel
cli-progress-measurements = mätningar
