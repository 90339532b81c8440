# The help: entrepot --help. A text beside an argument starts with a small letter and has no full stop at its end.
help-entrepot = Deskové hry o obchodování.
help-usage = použití:
help-arguments = argumenty
help-options = přepínače
help-commands = příkazy
help-game-options = volby her
help-sprt-options = sekvenční test
help-example = příklad:
help-help = zobrazí tuto nápovědu a skončí
help-version = zobrazí verzi a skončí
help-language = jazyk (výchozí: { $default })

# What stands for a value, in capitals.
help-word-command = PŘÍKAZ
help-word-game = HRA
help-word-file = SOUBOR
help-word-folder = SLOŽKA
help-word-record = ZÁZNAM
help-word-position = POZICE
help-word-bot = BOT
help-word-address = ADRESA
help-word-bounds = DOLNÍ,HORNÍ

# Arguments of several commands.
help-game-option = { $game }: { $values } (výchozí: { $default })
help-record = záznam hry (.erec)
help-bot = bot, který hraje za všechny (výchozí: { $default })
help-seed =
    semínko náhody (výchozí: { $default ->
        [random] náhodné
       *[other] { $default }
    })

help-play = zahraje hru v terminálu, proti botům nebo s dalšími hráči u jedné klávesnice
help-play-seats = hráč na každém místě, jeden z: { $kinds }
help-play-bots = ty na prvním místě, tento bot na všech ostatních (výchozí: { $default })
help-play-hot-seat = jen lidé u jedné klávesnice
help-play-names = jména lidí
help-play-save = soubor, do kterého se hra ukládá (výchozí: ve tvé složce s daty)
help-play-resume = pokračuje v uložené hře, pokud nezadáš jinak, se stejnými hráči
help-play-no-colour = bez barev (stejně jako při nastaveném NO_COLOR)

help-serve = spustí server a jeho webovou stránku
help-serve-host = adresa, na které server naslouchá; 0.0.0.0 pro všechna rozhraní (výchozí: { $default })
help-serve-port = port; 0 pro libovolný volný (výchozí: { $default })
help-serve-database = databáze (výchozí: soubor SQLite ve tvé složce s daty)
help-serve-open = otevře stránku v prohlížeči
help-serve-origin = další adresa stránky, například za proxy
help-serve-bot-processes = počet procesů pro boty
help-serve-pace = jak dlouho boti čekají: 1 jako lidé, 0 vůbec

help-games = vypíše hry a jejich volby

help-new = založí hru a vypíše její pozici
help-new-out = místo toho zapíše záznam (.erec)

help-show = nakreslí herní plán v dané pozici
help-show-position = soubor s pozicí nebo záznamem; - pro standardní vstup
help-show-seat = ukáže jen to, co smí vědět toto místo (místa se číslují od 0)
help-show-json = místo kreslení vypíše JSON
help-show-seed = semínko náhody pro to, co pozice neurčuje (výchozí: 0)

help-replay = ukáže zaznamenanou hru po libovolném počtu akcí
help-replay-at = kolik akcí přehrát (výchozí: všechny)
help-replay-log = vypíše i průběh hry

help-perft = spočítá posloupnosti rozhodnutí z dané pozice
help-perft-depth = počet rozhodnutí
help-perft-position = počítá od této pozice místo od nové hry
help-perft-divide = vypíše i počet pro každou první akci

help-selfplay = nechá boty odehrát celé hry a zapíše je do souboru
help-selfplay-format =
    Každý řádek souboru je jedna hra:

      { $format }

    „start“ je pozice před první akcí. V každém kroku je „legal“ seznam možných akcí
    při tomto rozhodnutí, „action“ zahraná akce a „position“ pozice po ní. Stejné
    semínko dá stejný soubor. Soubor vždy obsahuje jen celé řádky.
help-selfplay-games = kolik her
help-selfplay-out = soubor, do kterého se zapisuje (.jsonl)

help-stats = odehraje mnoho her a vypíše statistiky
help-stats-games = počet her pro každý počet hráčů (výchozí: { $default })
help-stats-plot = nakreslí i graf (.svg)

help-arena = uspořádá turnaj botů se spravedlivým rozesazením
help-arena-scheme =
    Hry se hrají po blocích: jedno rozdání, jedna sestava a jedna hra pro každé její
    pootočení kolem stolu. Dva hráči: každá dvojice botů. Více hráčů: za každou
    dvojici jeden z prvních proti druhým na všech ostatních místech a naopak, a každá
    kombinace různých botů. Všechny sestavy mají stejná rozdání.

    V přerušeném turnaji pokračuje stejný příkaz.
help-arena-bots = boti; s --ladder od nejslabšího k nejsilnějšímu
help-arena-sprt = je A silnější než B? Skončí, jakmile je výsledek průkazný
help-arena-ladder = každý bot hraje jen s nejbližšími dvěma slabšími
help-arena-games = kolik her, zaokrouhleno nahoru na celé bloky
help-arena-out = soubor s výsledky (.jsonl)
help-arena-report = napíše i zprávu
help-arena-jobs = počet procesů (výchozí: jeden na jádro)
help-arena-scheduler = hraje na klastru Dask; adresa jeho plánovače
help-arena-elo = dva rozdíly v Elo, které se mají rozlišit (výchozí: { $default })
help-arena-share = totéž jako podíly na výhře, například { $example }
help-arena-alpha = riziko, že se najde rozdíl, který není (výchozí: { $default })
help-arena-beta = riziko, že se rozdíl přehlédne (výchozí: { $default })

help-report = napíše zprávu o výsledcích turnaje jako Markdown a HTML
help-report-file = soubor s výsledky z arena (.jsonl)
help-report-out = složka pro zprávu

help-analyse = rozebere zaznamenanou hru: jakou hodnotu mělo každé rozhodnutí
help-analyse-bot = rozhodčí, bot s prohledáváním (výchozí: { $default })
help-analyse-json = zapíše analýzu jako JSON
help-analyse-html = napíše zprávu v HTML s grafem

help-verify = ověří záznam: že jde přehrát a že jeho semínko bylo určeno před hrou
help-verify-commitment = pečeť, kterou server ukázal na začátku (výchozí: ze záznamu)
help-verify-salt = sůl odhalená na konci (výchozí: ze záznamu)

help-bench = změří rychlost herního jádra
help-bench-games = hry, které se mají měřit (výchozí: všechny): { $known }
help-bench-json = vypíše všechna čísla jako JSON, rychlosti za sekundu
help-bench-quick = hrubá čísla během několika sekund

# What is wrong with the arguments.
usage-error = { $reason } (nápověda: { $command })
usage-missing = chybí: { $names }
usage-missing-one = jedno z těchto je povinné: { $names }
usage-unknown = takový argument neexistuje: { $names }
usage-choice = { $argument } nemůže být „{ $value }“; možné hodnoty: { $choices }
usage-conflict = { $argument } nejde použít spolu s { $other }
usage-no-value = { $argument } potřebuje hodnotu
usage-only-a-flag = { $argument } nemá žádnou hodnotu, ani „{ $value }“
usage-argument = { $argument }: { $reason }
usage-whole = „{ $value }“ není celé číslo od { $least } výš
usage-number = „{ $value }“ není číslo od { $least } do { $most }

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
cli-progress-measurements = měření
