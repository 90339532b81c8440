# The help: entrepot --help. A text beside an argument starts with a small letter and has no full stop at its end.
help-entrepot = Deskové hry o obchodování.
help-usage = použití:
help-arguments = argumenty
help-options = přepínače
help-commands = příkazy
help-game-options = volby her
help-sprt-options = sekvenční test (s --sprt)
help-example = příklad:
help-help = zobrazí tuto nápovědu a skončí
help-version = zobrazí verzi a skončí
help-language = jazyk výstupu (výchozí: { $default })

# What stands for a value, in capitals.
help-word-command = PŘÍKAZ
help-word-game = HRA
help-word-file = SOUBOR
help-word-folder = SLOŽKA
help-word-theme = TÉMA
help-word-record = ZÁZNAM
help-word-position = POZICE
help-word-bot = BOT
help-word-address = ADRESA
help-word-path = CESTA
help-word-bounds = DOLNÍ,HORNÍ

# Arguments of several commands.
help-game-option = { $game }: { $values } (výchozí: { $default })
help-record = záznam hry (.erec)
help-bot = bot, který hraje na všech místech (výchozí: { $default })
help-seed =
    semínko náhody (výchozí: { $default ->
        [random] náhodné
       *[other] { $default }
    })

help-play = spustí hru v terminálu, proti botům nebo s dalšími hráči u jedné klávesnice
help-play-seats = kdo hraje na kterém místě; na výběr: { $kinds }
help-play-bots = ty na prvním místě, tento bot na všech ostatních (výchozí: { $default })
help-play-hot-seat = jen lidští hráči u jedné klávesnice
help-play-names = jména lidských hráčů
help-play-save = soubor, do kterého se hra ukládá (výchozí: ve tvé složce s daty)
help-play-resume = pokračuje v uložené hře; nezadáš-li jinak, se stejnými hráči
help-play-no-colour = vypisuje bez barev (stejně jako při nastavené proměnné NO_COLOR)

help-serve = spustí server s webovou stránkou
help-serve-host = adresa, na které server naslouchá; 0.0.0.0 pro všechna rozhraní (výchozí: { $default })
help-serve-port = port; 0 pro libovolný volný (výchozí: { $default })
help-serve-database = databáze (výchozí: soubor SQLite ve tvé složce s daty)
help-serve-open = otevře stránku v prohlížeči
help-serve-origin = další adresa, na které je stránka dostupná, například za proxy
help-serve-allowed-host = jméno, pod kterým je server dostupný, kromě localhost a jména tohoto počítače
help-serve-base-path = cesta, pod kterou proxy stránku zpřístupňuje, například /games/
help-serve-site = složka se stránkou, která nepotřebuje server (make site); bude dostupná pod site/
help-serve-proxy = adresa proxy, které se věří, kdo jsou její klienti
help-serve-address-limits = násobitel limitů pro každou síťovou adresu; 0 je vypne (výchozí: 1)
help-serve-processes = počet procesů serveru; více než jeden vyžaduje PostgreSQL (výchozí: 1)
help-serve-bot-processes = počet procesů pro boty; 0 je přenechá příkazu „entrepot think“ (výchozí: o jeden méně než procesorů)
help-serve-pace = jak dlouho boti čekají, než zahrají: 1 jako lidé, 0 vůbec ne (výchozí: 1)
help-serve-notifications = oznámení, že je někdo na tahu: on, private (i do soukromých sítí) nebo off (výchozí: on)
help-serve-notify-delay = po kolika sekundách dostane ten, kdo není u stolu, oznámení, že je na tahu (výchozí: { $default })
help-serve-access-log = zapisuje každý požadavek na standardní výstup (stdout) jako řádek JSON

help-backup = zapíše do souboru vše, co server uložil, i za jeho běhu
help-backup-file = záloha
help-restore = zapíše zálohu do prázdné databáze

help-think = nechá boty serveru přemýšlet v tomto procesu nebo na tomto počítači
help-think-database = databáze PostgreSQL, kterou používá server
help-think-bot-processes = počet procesů pro boty

help-games = vypíše seznam her a jejich voleb

help-new = začne novou hru a vypíše její pozici
help-new-out = místo toho zapíše záznam (.erec)

help-show = nakreslí herní plán v dané pozici
help-show-position = soubor s pozicí nebo záznamem; - pro standardní vstup
help-show-seat = ukáže jen to, co je vidět z tohoto místa (místa se číslují od 0)
help-show-json = vypíše JSON, nic nekreslí
help-show-seed = semínko náhody pro to, co pozice neurčuje (výchozí: 0)

help-replay = ukáže zaznamenanou hru po zvoleném počtu akcí
help-replay-at = počet akcí, které se přehrají (výchozí: všechny)
help-replay-log = vypíše i průběh hry

help-perft = spočítá možné posloupnosti rozhodnutí z dané pozice
help-perft-depth = počet rozhodnutí
help-perft-position = počítá z této pozice, ne od začátku nové hry
help-perft-divide = vypíše i počet pro každou možnou první akci

help-selfplay = nechá boty odehrát celé hry a zapíše je do souboru
help-selfplay-format =
    Každý řádek souboru je jedna hra:

      { $format }

    „start“ je pozice před první akcí. V každém kroku je „legal“ seznam akcí, které
    byly při tomto rozhodnutí možné, „action“ zahraná akce a „position“ pozice po ní.
    Ze stejného semínka vznikne vždy stejný soubor. Soubor v každém okamžiku obsahuje
    jen celé řádky.
help-selfplay-games = kolik her
help-selfplay-out = soubor, do kterého se zapisuje (.jsonl)

help-stats = odehraje mnoho her a vypíše statistiky
help-stats-games = počet her pro každý počet hráčů (výchozí: { $default })
help-stats-plot = nakreslí i graf (.svg)

help-arena = uspořádá turnaj botů se spravedlivým rozesazením
help-arena-scheme =
    Hry se hrají po blocích: jedno rozdání, jedna sestava a jedna hra pro každé její
    pootočení kolem stolu. Dva hráči: utká se každá dvojice botů. Více hráčů: z každé
    dvojice hraje jeden bot na jednom místě a druhý na všech ostatních a pak naopak;
    kromě toho se hraje každá kombinace různých botů. Všechny sestavy mají stejná
    rozdání.

    V přerušeném turnaji můžeš pokračovat zadáním stejného příkazu.
help-arena-bots = boti; s --ladder od nejslabšího k nejsilnějšímu
help-arena-sprt = je A silnější než B? Skončí, jakmile je výsledek průkazný
help-arena-ladder = každý bot hraje jen se dvěma nejbližšími slabšími
help-arena-games = kolik her, zaokrouhleno nahoru na celé bloky
help-arena-out = soubor s výsledky (.jsonl)
help-arena-report = vytvoří i zprávu
help-arena-jobs = počet procesů (výchozí: jeden na jádro)
help-arena-scheduler = hraje na klastru Dask, jehož plánovač má tuto adresu
help-arena-elo = dva rozdíly v Elo, které se mají rozlišit (výchozí: { $default })
help-arena-share = totéž vyjádřené jako podíly na výhře, například { $example }
help-arena-alpha = riziko, že se najde rozdíl, který neexistuje (výchozí: { $default })
help-arena-beta = riziko, že se přehlédne rozdíl, který existuje (výchozí: { $default })

help-train = natrénuje síť pro boty pomocí her proti sobě
help-train-out = složka pro vzorky a sítě; stejný příkaz naváže
help-train-generations = počet generací (výchozí: 10)
help-train-minutes = po tolika minutách už nezačínat další generaci
help-train-hidden = velikost první vrstvy (výchozí: 128)
help-train-samples = vzorků v generaci (výchozí: 400000)
help-train-window = z kolika generací se učit (výchozí: 5)
help-train-simulations = simulací na rozhodnutí, z něhož se učí strategie (výchozí: 200)
help-train-begin-with = začít s existující sítí

help-report = vytvoří zprávu o výsledcích turnaje v Markdownu a HTML
help-report-file = soubor s výsledky příkazu arena (.jsonl)
help-report-out = složka pro zprávu

help-analyse = analyzuje zaznamenanou hru: jakou hodnotu mělo které rozhodnutí
help-analyse-bot = bot, který hodnotí; musí používat prohledávání (výchozí: { $default })
help-analyse-json = zapíše analýzu jako JSON
help-analyse-html = vytvoří zprávu v HTML s grafem

help-book = nechá síť hrát samu proti sobě a vytvoří knihu zahájení
help-book-games = kolik her (výchozí: { $default })
help-book-simulations = simulací na rozhodnutí (výchozí: { $default })
help-book-varied = kolik rozhodnutí na začátku hry se losuje podle návštěv (výchozí: { $default })
help-book-any-opening = jedna z tolika her začíná akcí vylosovanou ze všech povolených; 0 znamená žádná (výchozí: { $default })
help-book-out = soubor s hrami (.jsonl); v existujícím se pokračuje
help-book-report = složka pro knihu v Markdownu, HTML, JSON a CSV

help-puzzles = řeší úlohy: najdi nejlepší tah
help-puzzles-number = úloha, kterou se začne (výchozí: 1)
help-puzzles-theme = jen úlohy na toto téma

help-import = najde hru, která vysvětluje tabulku s řádkem pro každou roli, a zapíše její záznam
help-import-file = tabulka (CSV)
help-import-out = zapsat do tohoto souboru (výchozí: název tabulky s příponou .erec)
help-import-seconds = hledat nejvýše tolik sekund (výchozí: { $default })
help-import-table = opačně: vypsat tabulku záznamu
help-verify = ověří, že záznam jde přehrát a že jeho semínko bylo určeno už před hrou
help-verify-database = ověřit všechny hry v databázi serveru místo záznamu
help-verify-commitment = pečeť, kterou server ukázal na začátku (výchozí: ze záznamu)
help-verify-salt = sůl odhalená na konci (výchozí: ze záznamu)

help-bench = změří rychlost herního jádra
help-bench-games = hry, pro které se má měřit (výchozí: všechny): { $known }
help-bench-json = vypíše všechny údaje jako JSON, rychlosti za sekundu
help-bench-quick = přibližné údaje během několika sekund

# What is wrong with the arguments.
usage-error = { $reason } (nápověda: { $command })
usage-missing = chybí: { $names }
usage-missing-one = je třeba zadat jednu z těchto možností: { $names }
usage-unknown = neznámý argument: { $names }
usage-choice = { $argument } nemůže být „{ $value }“; možné hodnoty: { $choices }
usage-conflict = { $argument } nelze použít zároveň s { $other }
usage-no-value = { $argument } vyžaduje hodnotu
usage-only-a-flag = { $argument } nepřijímá žádnou hodnotu, tedy ani „{ $value }“
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }“ není celé číslo větší nebo rovné { $least }
usage-number = „{ $value }“ není číslo od { $least } do { $most }
usage-base-path = „{ $value }“ není cesta jako /games/
usage-site = „{ $value }“ není složka s hotovým webem: chybí v ní index.html

# Around the output of the commands.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, kompilované jádro
       *[plain] entrepot { $version }, jádro v čistém Pythonu
    }
cli-engine =
    { $engine ->
        [compiled] kompilované
       *[plain] čistý Python
    }
cli-machine-commit = revize
cli-machine-engine = jádro
cli-machine-platform = systém
cli-machine-processor = procesor
cli-no-host = Adresa „{ $host }“ není známá; jinou zadáš pomocí --host.
cli-progress-games = hry
cli-progress-decisions = rozhodnutí
cli-progress-samples = vzorky
cli-progress-measurements = měření
