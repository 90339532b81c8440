# The help: entrepot --help. A text beside an argument starts with a small letter and has no full stop at its end.
help-entrepot = Társasjátékok a kereskedelemről.
help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-game-options = a játékok beállításai
help-sprt-options = a szekvenciális próba
help-example = példa:
help-help = ennek a súgónak a kiírása
help-version = a verzió kiírása
help-language = a nyelv (alapértelmezett: { $default })

# What stands for a value, in capitals.
help-word-command = PARANCS
help-word-game = JÁTÉK
help-word-file = FÁJL
help-word-folder = MAPPA
help-word-record = FELVÉTEL
help-word-position = ÁLLÁS
help-word-bot = BOT
help-word-address = CÍM
help-word-bounds = ALSÓ,FELSŐ

# Arguments of several commands.
help-game-option = { $game }: { $values } (alapértelmezett: { $default })
help-record = egy felvétel (.erec)
help-bot = a bot, amely minden helyen játszik (alapértelmezett: { $default })
help-seed =
    a véletlen magja (alapértelmezett: { $default ->
        [random] véletlenszerű
       *[other] { $default }
    })

help-play = játék a terminálban, botok ellen vagy másokkal egy billentyűzetnél
help-play-seats = az egyes helyek játékosa, ezek közül: { $kinds }
help-play-bots = te az első helyen, a többin ez a bot (alapértelmezett: { $default })
help-play-hot-seat = csak emberek, egy billentyűzetnél
help-play-names = az emberek neve
help-play-save = a fájl, amelybe a játék mentődik (alapértelmezett: az adatmappádban)
help-play-resume = egy elmentett játék folytatása, alapesetben ugyanazokkal a játékosokkal
help-play-no-colour = színek nélkül (akkor is, ha a NO_COLOR be van állítva)

help-serve = a szerver és a weboldala elindítása
help-serve-host = a cím, amelyen a szerver elérhető; 0.0.0.0: minden hálózaton (alapértelmezett: { $default })
help-serve-port = a port; 0: bármelyik szabad (alapértelmezett: { $default })
help-serve-database = az adatbázis (alapértelmezett: SQLite-fájl az adatmappádban)
help-serve-open = az oldal megnyitása a böngészőben
help-serve-origin = az oldal egy másik címe, például proxy mögött
help-serve-bot-processes = a botok folyamatainak száma
help-serve-pace = mennyit várjanak a botok: 1 mint az emberek, 0 semennyit

help-games = a játékok és beállításaik felsorolása

help-new = új játék kezdése és az állás kiírása
help-new-out = helyette felvétel írása (.erec)

help-show = egy állás táblájának kirajzolása
help-show-position = fájl egy állással vagy felvétellel; -: szabványos bemenet
help-show-seat = csak az, amit ez a hely tudhat (a helyek számozása 0-tól indul)
help-show-json = rajz helyett JSON kiírása
help-show-seed = a véletlen magja ahhoz, amit az állás nyitva hagy (alapértelmezett: 0)

help-replay = egy felvett játék megmutatása tetszőleges számú akció után
help-replay-at = hány akciót játsszon vissza (alapértelmezett: mindet)
help-replay-log = a játék menetének kiírása is

help-perft = a döntéssorozatok megszámlálása egy állásból
help-perft-depth = a döntések száma
help-perft-position = számlálás ebből az állásból új játék helyett
help-perft-divide = a darabszám kiírása minden első akcióra is

help-selfplay = botok teljes játékai fájlba írva
help-selfplay-format =
    A fájl minden sora egy játék:

      { $format }

    A „start” az első akció előtti állás. Minden lépésben a „legal” az ott választható
    akciók listája, az „action” a megjátszott akció, a „position” pedig az utána
    következő állás. Ugyanaz a mag ugyanazt a fájlt adja. A fájlban mindig csak teljes
    sorok vannak.
help-selfplay-games = hány játék
help-selfplay-out = az írandó fájl (.jsonl)

help-stats = sok játék lejátszása és statisztika kiírása
help-stats-games = játékok száma minden játékosszámhoz (alapértelmezett: { $default })
help-stats-plot = diagram rajzolása is (.svg)

help-arena = verseny botok között, igazságos ültetéssel
help-arena-scheme =
    A játékok blokkokból állnak: egy osztás, egy felállás, és ennek minden körbeforgatására
    egy játék. Két játékosnál minden pár. Többnél minden párból egy az egyikből a másik
    ellen, amely minden más helyen ül, és fordítva, továbbá a különböző botok minden
    összeállítása. Minden felállás ugyanazokat az osztásokat kapja.

    A megszakított versenyt ugyanez a parancs folytatja.
help-arena-bots = a botok; --ladder mellett a leggyengébbtől a legerősebbig
help-arena-sprt = erősebb-e A, mint B? Megáll, amint az eredmény szignifikáns
help-arena-ladder = minden bot csak a két nála eggyel és kettővel gyengébbel játszik
help-arena-games = hány játék, egész blokkokra felkerekítve
help-arena-out = az eredményfájl (.jsonl)
help-arena-report = jelentés írása is
help-arena-jobs = a folyamatok száma (alapértelmezett: magonként egy)
help-arena-scheduler = játék Dask-fürtön; az ütemezőjének címe
help-arena-elo = a megkülönböztetendő két Élő-különbség (alapértelmezett: { $default })
help-arena-share = ugyanez győzelmi arányban, például { $example }
help-arena-alpha = nem létező különbség kimutatásának kockázata (alapértelmezett: { $default })
help-arena-beta = létező különbség elvétésének kockázata (alapértelmezett: { $default })

help-report = jelentés a verseny eredményeiről Markdown- és HTML-fájlban
help-report-file = az arena eredményfájlja (.jsonl)
help-report-out = a jelentés mappája

help-analyse = egy felvett játék elemzése: mennyit ért az egyes döntés
help-analyse-bot = a bíró, egy kereső bot (alapértelmezett: { $default })
help-analyse-json = az elemzés kiírása JSON-fájlba
help-analyse-html = HTML-jelentés írása diagrammal

help-verify = egy felvétel ellenőrzése: visszajátszható-e, és a magja a játék előtt rögzült-e
help-verify-commitment = a pecsét, amelyet a szerver kezdéskor mutatott (alapértelmezett: a felvételből)
help-verify-salt = a végén felfedett só (alapértelmezett: a felvételből)

help-bench = a játékmotor sebességének mérése
help-bench-games = a mérendő játékok (alapértelmezett: mind): { $known }
help-bench-json = minden adat kiírása JSON-ként, másodpercenkénti értékekkel
help-bench-quick = durva adatok néhány másodperc alatt

# What is wrong with the arguments.
usage-error = { $reason } (súgó: { $command })
usage-missing = hiányzik: { $names }
usage-missing-one = ezek egyike kötelező: { $names }
usage-unknown = nincs ilyen argumentum: { $names }
usage-choice = { $argument } értéke nem lehet „{ $value }”; lehetséges: { $choices }
usage-conflict = { $argument } nem használható együtt ezzel: { $other }
usage-no-value = { $argument } értéke hiányzik
usage-only-a-flag = { $argument } nem kaphat értéket, ezt sem: „{ $value }”
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }” nem egész szám, vagy kisebb, mint { $least }
usage-number = „{ $value }” nem { $least } és { $most } közötti szám

# Around the output of the commands.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, lefordított motor
       *[plain] entrepot { $version }, motor tiszta Pythonban
    }
cli-engine =
    { $engine ->
        [compiled] lefordított
       *[plain] tiszta Python
    }
cli-machine-commit = revízió
cli-machine-engine = motor
cli-machine-platform = rendszer
cli-machine-processor = processzor
cli-no-host = Ez a cím ismeretlen: „{ $host }”; a --host kapcsolóval másikat adhatsz meg.
cli-progress-games = játékok
cli-progress-decisions = döntések
cli-progress-measurements = mérések
