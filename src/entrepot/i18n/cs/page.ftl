# The page around the boards.
page-title = Entrepôt
page-home = Na začátek
page-skip = Přeskočit ke stolu
page-close = Zavřít
page-again = Zkusit znovu
page-copy = Kopírovat
page-copied = Zkopírováno.

# What went wrong.
page-error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
page-error-status = Server to nedokázal provést ({ $status }).
page-error-unexpected = Něco se tu pokazilo: { $what }
page-refused-offline = Neodesláno: spojení je právě přerušené. Stůl se sám vrátí; pak vyber znovu.
page-refused-silent = Server neodpověděl. Podívej se, zda se to provedlo; jinak vyber znovu.
page-connection-lost = Spojení se přerušilo. Stůl se sám vrátí.

# The start.
page-start-heading = Dvě hry o obchodu
page-start-lead = Proti botům, s přáteli, nebo u jedné obrazovky. Bez registrace.
page-start-which = Která hra
page-start-more = Více
page-game-puerto-rico = Pěstuj, stav, vyvážej: kdo si zvolí roli, nechá jednat všechny.
page-game-spice-road = Obchoduj s kořením podél cesty a proměň ho v nejlepší karty.
page-play-now = Hrát hned
page-play-now-more = Ty a tři středně silní boti
page-make-table = Založit stůl
page-make-table-more = Vybrat hráče, boty a pravidla
page-join = Připojit se
page-join-more = K volnému stolu, nebo na pozvání
page-continue = Pokračovat
page-learn = Naučit se hrou: { $game }
page-rules = Pravidla
page-name = Tvoje jméno
# Names that are proposed to newcomers, with commas between them.
page-names = Anýz, Bazalka, Hřebíček, Fenykl, Jalovec, Vavřín, Muškát, Rozmarýna, Šalvěj, Šťovík, Estragon, Vanilka

# Lists of tables.
page-tables-continue = Pokračovat
page-tables-join = Nahlédnout
page-tables-watch = Sledovat
page-status-waiting = čeká na hráče
page-status-playing = hraje se
page-status-finished = dohráno
page-status-abandoned = opuštěno

# Joining.
page-join-heading = Připojit se ke stolu
page-join-link = Odkaz s pozvánkou
page-join-go = Jít tam
page-join-no-link = Tohle není odkaz na stůl.
page-join-open = Volné stoly
page-join-none = Teď tu žádný volný stůl není. Založ si vlastní, nebo si řekni o odkaz.
page-join-running = Hry ke sledování
page-invited = Pozvánka do hry: { $game }
page-invited-join = Přisednout
page-invited-full = Všechna místa jsou obsazená.

# Making a table.
page-new-heading = Nový stůl: { $game }
page-new-hints = Ukazovat rady všem
page-new-private = Jen na pozvání
page-new-more = Více
page-new-clock = Hodiny
page-new-shuffle = Zamíchat místa
page-new-open = Otevřít stůl
page-new-begin = Začít
page-clock-none = žádné
page-clock = { $minutes } min, za rozhodnutí +{ $seconds } s
page-seats = Hráči
page-seat-you = ty
page-seat-me = Ty ({ $name })
page-seat-guest = Další člověk u této obrazovky
page-seat-guest-name = Hráč { $number }
page-seat-name = Jméno hráče { $number }
page-seat-wait = Volné: čeká na někoho
page-seat-open = volné
page-seat-bots = Bot
page-seat-yours = (ty)
page-front = Ukázat vpředu: { $seat }
page-seat-away = (hraje bot)
page-seat-gone = (pryč)
page-seat-replace = Nechat hrát bota
page-seat-reclaim = Hrát dál osobně
page-level-beginner = Začátečník
page-level-easy = Snadný
page-level-medium = Střední
page-level-hard = Těžký
page-level-expert = Expert

# Options.
page-option-players = Počet hráčů
page-option-edition = Vydání
page-option-expansions = Rozšíření
page-option-market = Fialové budovy
page-option-buildings = Budovy ve hře
page-option-vp-supply-5p = Žetony vítězných bodů v pěti hráčích
page-option-hospice-fallback = Ubytovna, když je zásoba prázdná
page-option-short-refill = Loď kolonistů, když jich zbývá málo
page-option-wharf-capacity = Sudy v loděnici
page-option-forest-source = Lesy jsou
page-option-nobles-market = Budovy šlechticů
page-option-land-office-draw = Pozemkový úřad prodává
page-option-specialty-counts-privilege = Specializovaná dílna počítá i privilegium
page-option-open-vp = Vítězné body jsou veřejné
page-option-first-governor = První guvernér
page-option-open-points = Bodové karty jsou veřejné
page-edition-standard = Standardní
page-edition-is = Islandské
page-edition-sv = Švédské
page-edition-cs = České
page-edition-hu = Maďarské
page-value-usual = Jako obvykle
page-value-none = žádné
page-value-yes = ano
page-value-no = ne
page-value-seat = Místo { $number }
page-value-random = losem
page-value-new-buildings = Nové budovy
page-value-nobles = Šlechtici
page-value-fixed = ze základní hry
page-value-draft = vybírané popořadě
page-value-all = všechny
page-value-custom = podle výběru
page-value-ship = z lodi
page-value-partial = vezme, co zbývá
page-value-unlimited = kolik chceš
page-value-flipped = obrácené plantáže
page-value-token = vlastní žetony
page-value-added = přibudou navíc
page-value-face-down = zakrytou destičku
page-value-face-up = odkrytou destičku

# The waiting room.
page-room-heading = { $game }: stůl je prostřený
page-room-waiting =
    { $n ->
        [one] Volné je { $n } místo.
        [few] Volná jsou { $n } místa.
       *[other] Volných je { $n } míst.
    }
page-room-link = Tento odkaz pošli těm, kdo se mají připojit
page-room-sit = Sednout si sem
page-room-start = Začít hned, volná místa zaplní boti
page-room-leave = Odejít od stolu
page-room-commitment = Semínko už je dané; toto je jeho pečeť:

# At the table.
page-question = O čem se rozhoduje
page-your-turn = Jsi na tahu
page-over = Hra skončila.
page-suggestion = Bot radí: { $what }
page-suggested = rada
page-undo = Vrátit zpět
page-undone = { $seat } bere tah zpět.
page-all-choices = Všechny možnosti slovy ({ $n })
page-log = Co se stalo
page-log-and-chat = Co se stalo a co se říká
page-chat = Co se říká
page-chat-say = Napiš něco
page-chat-send = Poslat
page-spectators =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }
page-curtain = Obrazovka mění majitele
page-curtain-to = Na řadě: { $seat }
page-curtain-why = Předej obrazovku: něco je určeno jen jednomu páru očí.
page-curtain-ready = Tady { $seat }
page-summary = { $round }. kolo
page-summary-all = Všichni
page-change-doubloons =
    { $n ->
        [one] { $signed } dublon
        [few] { $signed } dublony
       *[other] { $signed } dublonů
    }
page-change-barrels =
    { $n ->
        [one] { $signed } sud
        [few] { $signed } sudy
       *[other] { $signed } sudů
    }
page-change-tiles =
    { $n ->
        [one] { $signed } destička
        [few] { $signed } destičky
       *[other] { $signed } destiček
    }
page-change-buildings =
    { $n ->
        [one] { $signed } budova
        [few] { $signed } budovy
       *[other] { $signed } budov
    }
page-change-vp = { $signed } VB
page-change-cubes =
    { $n ->
        [one] { $signed } kostka
        [few] { $signed } kostky
       *[other] { $signed } kostek
    }
page-change-cards =
    { $n ->
        [one] { $signed } karta obchodníka
        [few] { $signed } karty obchodníka
       *[other] { $signed } karet obchodníka
    }
page-change-claimed =
    { $n ->
        [one] { $signed } bodová karta
        [few] { $signed } bodové karty
       *[other] { $signed } bodových karet
    }

# Keys.
page-keys = Klávesy
page-key-arrows = přecházet mezi možnostmi
page-key-tab = totéž, jednu po druhé
page-key-enter = vybrat
page-key-escape = zpět, zavřít
page-key-undo = vrátit tah zpět
page-key-help = tento seznam

# Settings.
page-settings = Nastavení
page-settings-language = Jazyk
page-settings-shade = Vzhled
page-shade-system = podle systému
page-shade-light = světlý
page-shade-dark = tmavý
page-settings-pace = Tahy ostatních se ukazují
page-pace-0 = okamžitě
page-pace-1 = rychle
page-pace-2 = v klidu
page-pace-3 = pomalu
page-settings-moving = Pohyb
page-settings-moving-more = Sudy, kostky a mince putují na svá místa.
page-settings-sounds = Zvuky
page-settings-sounds-more = Krátký zvuk, když jsi na tahu.
page-settings-hints = Rady
page-settings-hints-more = Vyznačit, co by hrál bot, u stolů, kde je to dovoleno.
page-settings-summaries = Souhrny
page-settings-summaries-more = Řádek o každém kole, když skončí.

# The end.
page-end = Konec hry
page-winners =
    { $n ->
        [one] Vítězí { $names }
        [few] O vítězství se dělí { $names }
       *[other] O vítězství se dělí { $names }
    }
page-total = Celkem
page-rematch = Ještě jednou
page-rematch-there = K další hře
page-replay = Přehrát znovu
page-analysis = Rozebrat
page-analysis-running = Bot prochází každé rozhodnutí: { $done } z { $of }
page-record = Uložit záznam
page-fair = Zamíchání bylo dané před hrou a pečeť souhlasí.
page-unfair = Pečeť k semínku nepasuje: zamíchání nebylo to, které se ohlásilo.
page-fair-how = Před první akcí všichni viděli pečeť: SHA-256 ze soli, dvojtečky a semínka. Teď, když je semínko známé, vyšlo tvému prohlížeči totéž.
page-fair-seed = Semínko
page-fair-salt = Sůl
page-fair-commitment = Pečeť z doby před hrou
page-fair-hash = Vypočteno právě teď
page-curve = Vyhlídky na výhru, rozhodnutí po rozhodnutí
page-turns = Kde se hra lámala
page-turn-own = { $seat } ztrácí { $change } tahem: { $played }
page-turn-own-better = { $seat } ztrácí { $change } tahem: { $played }. Lepší: { $better }
page-turn-other = { $seat }: { $change } kvůli hře ostatních, nebo náhodě
page-turn-show = Ukázat { $number }

# Looking at a game again.
page-replay-upload = Prohlédnout záznam
page-replay-of = { $game }, přehrání
page-replay-file = Záznam (.erec) z tohoto počítače
page-replay-first = Na začátek hry
page-replay-back = O krok zpět
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-replay-next = O krok dál
page-replay-last = Na konec hry
page-replay-moment = Okamžik
page-replay-at = { $at } z { $of }

# What a thing is.
page-about-cost = Cena
page-about-vp = VB
page-about-quarries = Kolik kamenolomů platí
page-about-circles = Kroužky
page-about-spaces = Políčka ve městě
page-about-merchant-card = Karta obchodníka
page-about-point-card = Bodová karta
page-about-create = Získáš { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Vylepši kostku o { $n } krok.
        [few] Vylepši kostky celkem o { $n } kroky, vždy na následující koření.
       *[other] Vylepši kostky celkem o { $n } kroků, vždy na následující koření.
    }
page-about-trade = Vyměníš { $give-acc } za { $get-acc }, kolikrát chceš a můžeš.
page-about-claim =
    { $points ->
        [one] Zaplať { $cubes-acc } za { $points } bod.
        [few] Zaplať { $cubes-acc } za { $points } body.
       *[other] Zaplať { $cubes-acc } za { $points } bodů.
    }
page-text-settler = Všichni si popořadě berou plantáž. Plantážník si místo ní smí vzít kamenolom.
page-text-mayor = Všichni si popořadě berou kolonisty z lodi a pak všechny své znovu rozmístí. Starosta získává jednoho navíc ze zásoby.
page-text-builder = Všichni popořadě smějí postavit budovu. Stavitel platí o dublon méně.
page-text-craftsman = Všichni dostávají zboží, které vyrobí jejich obsazené plantáže a výrobní budovy. Dozorce dostává jeden sud navíc.
page-text-trader = Všichni popořadě smějí prodat na tržišti jeden sud. Obchodník dostává o dublon víc.
page-text-captain = Všichni musejí nakládat sudy na lodě, kolo za kolem, za vítězný bod každý. Kapitán získává o bod víc. Co nejde uskladnit, propadá.
page-text-prospector = Nikdo nic nedělá. Kdo si kartu vezme, dostává dublon.
page-text-quarry = Obsazený kamenolom zlevňuje budovy o dublon; kolik kamenolomů platí, určuje sloupec budovy.
page-text-forest = Za každé dva lesy je každá budova o dublon levnější.
page-text-corn = Kukuřice nepotřebuje výrobní budovu: každá obsazená plantáž dá sud.
page-text-indigo = Na každý sud je potřeba kolonista na indigové plantáži a kolonista v barvírně.
page-text-sugar = Na každý sud je potřeba kolonista na cukrové plantáži a kolonista v cukrovaru.
page-text-tobacco = Na každý sud je potřeba kolonista na tabákové plantáži a kolonista v sušírně.
page-text-coffee = Na každý sud je potřeba kolonista na kávové plantáži a kolonista v pražírně.

# The rules in short.
page-rules-of = { $game } v kostce
page-rules-building = Budova
page-rules-does = Co dělá, když v ní někdo pracuje
page-rules-buildings-base = Budovy
page-rules-buildings-new-buildings = Nové budovy
page-rules-buildings-nobles = Šlechtici
page-rules-puerto-rico-aim = O co jde
page-rules-puerto-rico-aim-text = Každý hráč má ostrov s dvanácti políčky pro plantáže a město s dvanácti políčky pro budovy. Vítězné body přináší odeslané zboží a postavené budovy. Kdo jich má na konci nejvíc, vítězí.
page-rules-puerto-rico-round = Jedno kolo
page-rules-puerto-rico-round-text = Od guvernéra si každý hráč vezme jednu z karet rolí. Potom všichni, počínaje tímto hráčem, provedou akci role; kdo si ji vzal, má navíc privilegium. Na karty, které si nikdo nevzal, přibude po dublonu a guvernérem se stane další hráč.
page-rules-puerto-rico-goods = Zboží
page-rules-puerto-rico-goods-text = Plantáž ani budova nic nedělá, dokud na ní nestojí kolonista. Kukuřice roste sama; indigo, cukr, tabák a káva potřebují na každý sud ještě kolonistu ve výrobní budově. Tržiště za kukuřici neplatí nic, za ostatní 1, 2, 3 a 4 dublony, a dokud se nevyprázdní, kupuje každý druh jen jednou. Na lodích má každý sud cenu vítězného bodu, ať je v něm cokoli.
page-rules-puerto-rico-end = Konec
page-rules-puerto-rico-end-text = Kolo je poslední, když nejde zaplnit loď kolonistů, když někdo zaplní všech dvanáct políček města, nebo když dojdou žetony vítězných bodů. Potom se sečtou žetony, budovy a to, co přinesou velké budovy.
page-rules-spice-road-aim = O co jde
page-rules-spice-road-aim-text = Každý hráč vede karavanu, která uveze až deset kostek koření. Karty je vyrábějí, vylepšují a směňují. Kdo má kostky z bodové karty, smí si ji vzít; vítězí body.
page-rules-spice-road-turn = Jeden tah
page-rules-spice-road-turn-text = Vyber jednu ze čtyř možností:
page-rules-action-play = Zahrát kartu
page-rules-action-play-text = Vylož kartu obchodníka z ruky a udělej, co říká: získej kostky, vylepši je, nebo je směň, kolikrát chceš.
page-rules-action-acquire = Koupit kartu
page-rules-action-acquire-text = Vezmi si kartu obchodníka z řady. První je zdarma; za vzdálenější polož kostku na každou kartu před ní. Kostky, které na kartě leží, jsou tvoje.
page-rules-action-rest = Odpočinek
page-rules-action-rest-text = Vezmi si všechny zahrané karty zpět do ruky.
page-rules-action-claim = Vzít bodovou kartu
page-rules-action-claim-text = Zaplať kostky, které jsou na ní. K prvním dvěma kartám v řadě patří zlatá a stříbrná mince, dokud nějaké jsou: za 3 body a za 1 bod.
page-rules-spice-road-cubes = Koření
page-rules-spice-road-cubes-text = Od nejlevnějšího po nejvzácnější. Vylepšit kostku znamená vyměnit ji za následující.
page-rules-spice-road-end = Konec
page-rules-spice-road-end-text = Když si někdo vezme pátou bodovou kartu, ve dvou nebo třech hráčích šestou, kolo se dohraje. Za každou zbylou kostku kromě nejlevnějších je bod.

# The game that teaches.
page-lesson = Co to znamená
page-lesson-read = Rozumím
page-lesson-stop = Ukončit výuku
page-lesson-try = Zkus tohle: { $what }
page-lesson-puerto-rico-welcome = Vítej na svém ostrově. Máš plantáž, pár dublonů a prázdné město. Řádek nahoře vždy říká, o čem rozhoduješ; co můžeš vybrat, má oranžový rámeček.
page-lesson-puerto-rico-watch = Teď jsou na řadě ostatní. Sleduj, co si berou: akci role provádějí všichni.
page-lesson-puerto-rico-role = Zvol si kartu role. Její akci provedou všichni, ty máš navíc privilegium. Leží-li na kartě dublony, dostaneš je.
page-lesson-puerto-rico-take = Plantážník: vezmi si plantáž na svůj ostrov. S různými druhy víc prodáš; kamenolom zlevňuje budovy.
page-lesson-puerto-rico-man = Starosta: rozmísti své kolonisty. Kroužek bez kolonisty nic nedělá. Postav je na plantáž a, neroste-li na ní kukuřice, i do její výrobní budovy.
page-lesson-puerto-rico-colonist = Smíš si vzít ze zásoby jednoho kolonistu navíc. Málokdy je důvod odmítnout.
page-lesson-puerto-rico-build = Stavitel: postav budovu, máš-li na ni. Výrobní budovy mění plantáže ve zboží, fialové pomáhají jinak. Každá budova se na konci počítá.
page-lesson-puerto-rico-bonus = Dozorce vyrobil zboží pro všechny. Roli máš ty, takže dostáváš jeden sud navíc: vyber druh.
page-lesson-puerto-rico-sell = Obchodník: prodej jeden sud. Dražší zboží vynese víc; dokud se tržiště nevyprázdní, kupuje každý druh jen jednou.
page-lesson-puerto-rico-load = Kapitán: nalož své sudy. Každý má cenu vítězného bodu. Loď veze jen jeden druh a dvě lodě nikdy stejný.
page-lesson-puerto-rico-store = Na všechno, co se neodeslalo, není místo: vyber, co si necháš.
page-lesson-puerto-rico-keep = Jeden jediný sud ti smí zůstat. Zbytek propadá.
page-lesson-puerto-rico-end = Už víš, jak kolo probíhá: vol role, nech ostrov pracovat, odesílej nebo prodávej, co vyrobí. Hraj dál; rámečky ti zůstanou.
page-lesson-spice-road-welcome = Vítej u své karavany. Začínáš s pár kostkami a dvěma kartami. Řádek nahoře vždy říká, o čem rozhoduješ; co můžeš vybrat, má oranžový rámeček.
page-lesson-spice-road-watch = Teď jsou na řadě ostatní. Sleduj, které karty si berou.
page-lesson-spice-road-play = Vyber si jedno: zahrát kartu z ruky, koupit kartu obchodníka, odpočinout si, nebo vzít bodovou kartu. Zpočátku se vyplatí vyrábět kostky a hledat kartu, která je dobře smění.
page-lesson-spice-road-acquire = S kartami obchodníka získáváš a směňuješ koření. První v řadě je zdarma.
page-lesson-spice-road-raise = Vylepši kostku na následující koření, kolikrát karta dovolí.
page-lesson-spice-road-again = Směnu smíš opakovat, dokud máš čím platit. Pokračuj, nebo skonči.
page-lesson-spice-road-drop = Vzdálenější karta v řadě stojí po kostce na každou kartu před ní. Polož, co potřebuješ nejméně.
page-lesson-spice-road-discard = Karavana uveze deset kostek. Vrať, co potřebuješ nejméně.
page-lesson-spice-road-rest = Všechny karty nebo většinu jich máš zahranou: odpočinkem si je vezmeš zpět do ruky.
page-lesson-spice-road-end = Tak to chodí: vyrábět kostky, směňovat je nahoru, brát si karty. Hraj dál; rámečky ti zůstanou.
