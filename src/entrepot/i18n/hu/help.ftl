# The help: entrepot --help. A text beside an argument starts with a small letter and has no full stop at its end.
help-entrepot = Társasjátékok a kereskedelemről.
help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-game-options = a játékok beállításai
help-sprt-options = szekvenciális próba (--sprt mellett)
help-example = példa:
help-help = ennek a súgónak a megjelenítése
help-version = a verzió megjelenítése
help-language = a kimenet nyelve (alapértelmezett: { $default })

# What stands for a value, in capitals.
help-word-command = PARANCS
help-word-game = JÁTÉK
help-word-file = FÁJL
help-word-folder = MAPPA
help-word-theme = TÉMA
help-word-record = FELVÉTEL
help-word-position = ÁLLÁS
help-word-bot = BOT
help-word-address = CÍM
help-word-path = ÚTVONAL
help-word-bounds = ALSÓ,FELSŐ

# Arguments of several commands.
help-game-option = { $game }: { $values } (alapértelmezett: { $default })
help-record = játékfelvétel (.erec)
help-bot = a bot, amely minden helyen játszik (alapértelmezett: { $default })
help-seed =
    a véletlenszám-generátor magja (alapértelmezett: { $default ->
        [random] véletlenszerű
       *[other] { $default }
    })

help-play = játék a terminálban, botok ellen vagy másokkal, közös billentyűzettel
help-play-seats = az egyes helyek játékosa, ezek közül: { $kinds }
help-play-bots = te az első helyen, a többin ez a bot (alapértelmezett: { $default })
help-play-hot-seat = csak emberi játékosok, közös billentyűzettel
help-play-names = az emberi játékosok neve
help-play-save = a fájl, ahová a játék mentése kerül (alapértelmezett: az adatmappádban)
help-play-resume = egy elmentett játék folytatása, alapesetben ugyanazokkal a játékosokkal
help-play-no-colour = kiírás színek nélkül (a NO_COLOR változó hatására is)

help-serve = a szerver és a weboldal elindítása
help-serve-host = a cím, amelyen a szerver elérhető; 0.0.0.0: minden hálózaton (alapértelmezett: { $default })
help-serve-port = a port; 0: bármelyik szabad (alapértelmezett: { $default })
help-serve-database = az adatbázis (alapértelmezett: SQLite-fájl az adatmappádban)
help-serve-open = az oldal megnyitása a böngészőben
help-serve-origin = egy másik cím, amelyen az oldal elérhető, például proxy mögött
help-serve-allowed-host = egy név, amelyen a szerver elérhető, a localhost és a gép saját neve mellett
help-serve-base-path = az útvonal, amelyen egy proxy az oldalt kiszolgálja, például /games/
help-serve-site = mappa a kiszolgáló nélkül működő oldallal (make site), amely a site/ útvonalon érhető el
help-serve-proxy = egy proxy címe, amelynek elhisszük, kik az ügyfelei
help-serve-address-limits = a hálózati címenkénti korlátok szorzója; 0: nincs korlát (alapérték: 1)
help-serve-processes = a szerver folyamatainak száma; több folyamathoz PostgreSQL kell (alapértelmezett: 1)
help-serve-bot-processes = a botokat futtató folyamatok száma; 0: az „entrepot think” futtatja őket (alapértelmezett: a processzorok számánál eggyel kevesebb)
help-serve-pace = mennyit várjanak a botok, mielőtt lépnek; 1: annyit, mint az emberek, 0: semennyit (alapértelmezett: 1)
help-serve-notifications = értesítések arról, ki jön: on, private (magánhálózatokba is) vagy off (alapértelmezés: on)
help-serve-notify-delay = ennyi másodperc után kap értesítést az, aki következik, de nincs az asztalnál (alapértelmezés: { $default })
help-serve-access-log = minden kérés naplózása a szabványos kimeneten (stdout), egy-egy JSON-sorban

help-backup = fájlba ír mindent, amit egy szerver elmentett, akár futás közben is
help-backup-file = a biztonsági mentés
help-restore = üres adatbázisba ír egy biztonsági mentést

help-think = egy szerver botjai ebben a folyamatban vagy ezen a gépen gondolkodjanak
help-think-database = a szerver PostgreSQL-adatbázisa
help-think-bot-processes = a botokat futtató folyamatok száma

help-games = a játékok és beállításaik felsorolása

help-new = új játék indítása és az állás kiírása
help-new-out = helyette felvétel készítése (.erec)

help-show = a tábla kirajzolása egy adott állásban
help-show-position = állást vagy felvételt tartalmazó fájl; -: szabványos bemenet
help-show-seat = csak az, ami erről a helyről látható (a helyek számozása 0-tól indul)
help-show-json = rajz helyett JSON kiírása
help-show-seed = a véletlenszám-generátor magja ahhoz, amit az állás nyitva hagy (alapértelmezett: 0)

help-replay = egy felvett játék állása tetszőleges számú akció után
help-replay-at = a visszajátszandó akciók száma (alapértelmezett: mind)
help-replay-log = a napló kiírása is

help-perft = az egy állásból induló döntéssorozatok megszámlálása
help-perft-depth = a döntések száma
help-perft-position = számlálás ebből az állásból, nem új játékból
help-perft-divide = a darabszám kiírása első akciónként is

help-selfplay = teljes játékok lejátszása botokkal és fájlba írása
help-selfplay-format =
    A fájl minden sora egy játék:

      { $format }

    A „start” az első akció előtti állás. Minden lépésben a „legal” az ott választható
    akciók listája, az „action” a választott akció, a „position” pedig az utána
    következő állás. Ugyanaz a mag mindig ugyanazt a fájlt adja. A fájlban minden
    pillanatban csak teljes sorok vannak.
help-selfplay-games = a játékok száma
help-selfplay-out = a kimeneti fájl (.jsonl)

help-stats = sok játék lejátszása és statisztika kiírása
help-stats-games = a játékok száma játékosszámonként (alapértelmezett: { $default })
help-stats-plot = diagram készítése is (.svg)

help-arena = verseny botok között, igazságos ülésrenddel
help-arena-scheme =
    A játékok blokkokban zajlanak: egy osztás, egy felállás, és a felállás minden
    körbeforgatásával egy-egy játék. Két játékosnál minden pár megmérkőzik. Többnél
    minden párból az egyik bot egy helyen játszik, a másik az összes többin, majd
    fordítva; ezenkívül a különböző botok minden összeállítása is sorra kerül. Minden
    felállás ugyanazokat az osztásokat kapja.

    A megszakított verseny ugyanezzel a paranccsal folytatható.
help-arena-bots = a botok; --ladder mellett a leggyengébbtől a legerősebbig
help-arena-sprt = erősebb-e A, mint B? Megáll, amint az eredmény szignifikáns
help-arena-ladder = minden bot csak a hozzá legközelebbi két gyengébbel játszik
help-arena-games = a játékok száma, egész blokkokra felkerekítve
help-arena-out = az eredményfájl (.jsonl)
help-arena-report = jelentés készítése is
help-arena-jobs = a folyamatok száma (alapértelmezett: magonként egy)
help-arena-scheduler = játék azon a Dask-fürtön, amelynek ütemezője ezen a címen érhető el
help-arena-elo = a megkülönböztetendő két Élő-különbség (alapértelmezett: { $default })
help-arena-share = ugyanez győzelmi arányként megadva, például { $example }
help-arena-alpha = annak kockázata, hogy nem létező különbséget mutat ki (alapértelmezett: { $default })
help-arena-beta = annak kockázata, hogy nem vesz észre egy létező különbséget (alapértelmezett: { $default })

help-train = hálózat tanítása a botoknak önmaga elleni játékokkal
help-train-out = a minták és hálózatok mappája; ugyanaz a parancs folytatja
help-train-generations = a nemzedékek száma (alapérték: 10)
help-train-minutes = ennyi perc után nem kezd új nemzedéket
help-train-hidden = az első réteg mérete (alapérték: 128)
help-train-samples = minták egy nemzedékben (alapérték: 400000)
help-train-window = hány nemzedékből tanuljon (alapérték: 5)
help-train-simulations = szimulációk egy döntéshez, amelyből a stratégia tanul (alapérték: 200)
help-train-begin-with = meglévő hálózattal kezdeni

help-report = jelentés készítése egy verseny eredményeiről Markdown- és HTML-fájlban
help-report-file = az arena parancs eredményfájlja (.jsonl)
help-report-out = a jelentés mappája

help-analyse = egy felvett játék elemzése: mennyit értek az egyes döntések
help-analyse-bot = az értékelő bot; keresést kell végeznie (alapértelmezett: { $default })
help-analyse-json = az elemzés kiírása JSON-fájlba
help-analyse-html = HTML-jelentés készítése diagrammal

help-book = megnyitáskönyv készítése a hálózat önmaga elleni játékaiból
help-book-games = a játékok száma (alapértelmezett: { $default })
help-book-simulations = szimulációk döntésenként (alapértelmezett: { $default })
help-book-varied = a játék elején ennyi döntést sorsol a látogatások szerint (alapértelmezett: { $default })
help-book-any-opening = minden ennyiedik játék az összes megengedett közül kisorsolt akcióval kezdődik; 0: egyik sem (alapértelmezett: { $default })
help-book-out = a játékok fájlja (.jsonl); a meglévőt folytatja
help-book-report = a könyv mappája, Markdown-, HTML-, JSON- és CSV-fájloknak

help-puzzles = feladványok megoldása: a legjobb lépés megtalálása
help-puzzles-number = az első feladvány (alapértelmezett: 1)
help-puzzles-theme = csak az ilyen témájú feladványok

help-import = megkeresi a játékot, amely megmagyarázza a szerepek soronkénti táblázatát, és felvételt ír belőle
help-import-file = táblázat (CSV)
help-import-out = ebbe a fájlba ír (alapértelmezett: a táblázat neve .erec végződéssel)
help-import-seconds = legfeljebb ennyi másodpercig keres (alapértelmezett: { $default })
help-import-table = fordítva: kiírja egy felvétel táblázatát
help-verify = egy felvétel ellenőrzése: visszajátszható-e, és a magja már a játék előtt rögzítve volt-e
help-verify-database = felvétel helyett egy szerver adatbázisának összes játékát ellenőrzi
help-verify-commitment = a pecsét, amelyet a szerver kezdéskor mutatott (alapértelmezett: a felvételből)
help-verify-salt = a végén felfedett só (alapértelmezett: a felvételből)

help-bench = a játékmotor sebességének mérése
help-bench-games = a mérendő játékok (alapértelmezett: mind): { $known }
help-bench-json = minden adat kiírása JSON formátumban, másodpercenkénti értékekkel
help-bench-quick = hozzávetőleges adatok néhány másodperc alatt

# What is wrong with the arguments.
usage-error = { $reason } (súgó: { $command })
usage-missing = hiányzik: { $names }
usage-missing-one = ezek egyikét meg kell adni: { $names }
usage-unknown = ismeretlen argumentum: { $names }
usage-choice = { $argument } értéke nem lehet „{ $value }”; lehetséges: { $choices }
usage-conflict = { $argument } nem használható együtt ezzel: { $other }
usage-no-value = { $argument } értéke hiányzik
usage-only-a-flag = { $argument } nem vár értéket, de ezt kapta: „{ $value }”
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }” nem egész szám, vagy kisebb, mint { $least }
usage-number = „{ $value }” nem { $least } és { $most } közötti szám
usage-base-path = „{ $value }” nem olyan útvonal, mint a /games/
usage-site = „{ $value }” nem kész webhely mappája: hiányzik belőle az index.html

# Around the output of the commands.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, lefordított motor
       *[plain] entrepot { $version }, tiszta Python-motor
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
cli-progress-samples = minták
cli-progress-measurements = mérések
