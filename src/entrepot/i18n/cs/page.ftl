# The page around the boards.
page-title = Entrepôt
page-home = Úvodní stránka
page-skip = Přejít ke stolu
page-close = Zavřít
page-again = Zkusit znovu
page-copy = Kopírovat
page-copied = Zkopírováno.

# What went wrong.
page-error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
page-error-status = Server to nedokázal provést ({ $status }).
page-error-unexpected = Něco se tu pokazilo: { $what }
page-refused-offline = Neodesláno: spojení je právě přerušené. Obnoví se samo; pak vyber znovu.
page-refused-silent = Server neodpověděl. Podívej se, zda se akce provedla; jinak vyber znovu.
page-connection-lost = Spojení se přerušilo. Obnoví se samo.

# The start.
page-start-heading = Hry o obchodování
page-start-lead = Proti botům, s přáteli, nebo u jedné obrazovky. Bez registrace.
page-start-which = Výběr hry
page-start-more = Další možnosti
page-play-now = Hrát hned
page-play-now-more =
    { $n ->
        [one] Ty a jeden středně silný bot
        [few] Ty a { $n } středně silní boti
       *[other] Ty a { $n } středně silných botů
    }
page-make-table = Založit stůl
page-make-table-more = Vybrat hráče, boty a pravidla
page-join = Připojit se
page-join-more = K volnému stolu, nebo na pozvání
page-learn = Naučit se hrát: { $game }
page-rules = Pravidla
page-name = Tvoje jméno
# Names that are proposed to newcomers, with commas between them.
page-names = Anýz, Bazalka, Hřebíček, Fenykl, Jalovec, Vavřín, Muškát, Rozmarýna, Šalvěj, Šťovík, Estragon, Vanilka

# Lists of tables.
page-tables-continue = Pokračovat
page-tables-join = Otevřít
page-tables-watch = Sledovat
page-status-waiting = čeká na hráče
page-status-playing = hraje se
page-status-finished = dohráno
page-status-abandoned = opuštěno

# Joining.
page-join-heading = Připojit se ke stolu
page-join-link = Odkaz s pozvánkou
page-join-go = Přejít
page-join-no-link = Tohle není odkaz na stůl.
page-join-open = Volné stoly
page-join-none = Teď tu žádný volný stůl není. Založ si vlastní, nebo si řekni o odkaz.
page-join-running = Rozehrané hry
page-invited = Pozvánka do hry: { $game }
page-invited-join = Přisednout
page-invited-full = Všechna místa jsou obsazená.

# Making a table.
page-new-heading = Nový stůl: { $game }
page-new-hints = Ukazovat rady všem
page-new-private = Jen na pozvání
page-new-more = Další možnosti
page-new-clock = Hodiny
page-new-shuffle = Rozlosovat místa
page-new-open = Otevřít stůl
page-new-begin = Začít
page-clock-none = žádné
page-clock = { $minutes } min na hráče, +{ $seconds } s za rozhodnutí
page-seats = Hráči
page-seat-you = ty
page-seat-me = Ty ({ $name })
page-seat-guest = U této obrazovky
page-seat-guest-name = Hráč { $number }
page-seat-name = Jméno hráče { $number }
page-seat-color = Jiná barva pro hráče { $number }
page-seat-wait = Volné pro všechny
page-seat-open = volné
page-seat-bots = Bot
page-seat-yours = (ty)
page-front = Zobrazit: { $seat }
page-seat-away = (hraje bot)
page-seat-gone = (odpojeno)
page-seat-replace = Nechat hrát bota
page-seat-reclaim = Vrátit se do hry

# Options.
page-option-players = Počet hráčů
page-value-usual = Výchozí
page-value-none = žádné
page-value-yes = ano
page-value-no = ne
page-value-seat = Místo { $number }
page-value-random = náhodně

# The waiting room.
page-room-heading = { $game }: čeká se na hráče
page-room-waiting =
    { $n ->
        [one] Volné je { $n } místo.
        [few] Volná jsou { $n } místa.
       *[other] Volných je { $n } míst.
    }
page-room-link = Tento odkaz pošli těm, které chceš pozvat
page-room-sit = Sednout si sem
page-room-start = Začít hned, volná místa zaplní boti
page-room-leave = Odejít od stolu
page-room-commitment = Semínko už je dané; toto je jeho pečeť:

# At the table.
page-question = Na tahu
page-your-turn = Jsi na tahu
page-over = Hra skončila.
page-suggestion = Bot radí: { $what }
page-hint = Rada
page-hint-arranged = Rozmístění na tvém plánu je to, které by zvolil bot. Můžeš ho ještě změnit.
page-suggested = rada
page-undo = Vrátit zpět
page-undone = { $seat } bere tah zpět.
page-board = Herní plán
page-choices = Možnosti
page-all-choices = Všechny možnosti jako text ({ $n })
page-log = Průběh hry
page-log-and-chat = Průběh hry a chat
page-chat = Chat
page-chat-say = Napiš zprávu
page-chat-send = Odeslat
page-chat-unread =
    { $n ->
        [one] { $n } nová zpráva
        [few] { $n } nové zprávy
       *[other] { $n } nových zpráv
    }
page-log-whose = Čí tahy
page-log-all = všech
page-tab-story = Průběh
page-tab-calls = tady můžeš vybírat
page-next = Dál
page-spectators =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }
page-curtain = Předej obrazovku
page-curtain-to = Na řadě: { $seat }
page-curtain-why = Některé věci smí vidět jen hráč na řadě.
page-curtain-ready = Jsem { $seat }
page-summary = { $round }. kolo

# Keys.
page-keys = Klávesové zkratky
page-key-arrows = přecházet mezi možnostmi
page-key-tab = totéž, jednu po druhé
page-key-enter = vybrat
page-key-escape = zpět, zavřít
page-key-hint = rada s vysvětlením
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
page-pace-2 = normálně
page-pace-3 = pomalu
page-pace-4 = krok za krokem
page-settings-moving = Animace
page-settings-moving-more = Sudy, kostky a mince putují na svá místa.
page-settings-sounds = Zvuky
page-settings-sounds-more = Krátký zvuk, když jsi na tahu.
page-settings-hints = Rady
page-settings-hints-more = Vyznačit, co by hrál bot, u stolů, kde je to dovoleno.
page-settings-summaries = Souhrny
page-settings-summaries-more = Řádek o každém kole, když skončí.
page-settings-size = Velikost
page-settings-color = Moje barva
page-color-any = jakákoli
page-color = barva { $n }
page-settings-alerts = Oznámení tahu
page-settings-alerts-more = Prohlížeč oznámí, že jsi na tahu, když se díváš jinam.
page-settings-confirm = Potvrzovat
page-confirm-never = nikdy
page-confirm-turn = co ukončí můj tah
page-confirm-always = všechno
page-away = Mezitím se stalo
page-confirm = { $what }?
page-confirm-yes = Ano
page-confirm-no = Ne
page-notify = Oznámení
page-notify-more = Pro hry bez hodin: zpráva, když jsi na tahu a chvíli nejsi u stolu. Uvádí hru a odkaz na stůl; služba, kterou zvolíš, ji může číst, jen zprávy do prohlížeče jsou šifrované.
page-notify-ntfy = Téma ntfy
page-notify-webhook = Webhook
page-notify-push = Prohlížeč
page-notify-feed = Kanál mých tahů
page-notify-kind = Posílat na
page-notify-url = Adresa (URL)
page-notify-add = Přidat
page-notify-browser = Oznamovat v tomto prohlížeči
page-notify-new-feed = Vytvořit kanál
page-notify-feed-more = Kdo zná tyto adresy, vidí, u kterých stolů jsi na tahu. Když kanál odebereš, přestanou fungovat.
page-notify-atom = Čtečka kanálů
page-notify-ical = Kalendář
page-notify-test = Poslat zkoušku
page-notify-remove = Odebrat
page-notify-sending = Posílá se …
page-notify-outcome-ok = Poslední zpráva došla.
page-notify-outcome-timeout = Poslední zpráva selhala: odpověď nepřišla včas.
page-notify-outcome-unreachable = Poslední zpráva selhala: adresa je nedostupná.
page-notify-outcome-address = Poslední zpráva nebyla odeslána: adresa vede do soukromé sítě.
page-notify-outcome-status = Poslední zpráva byla odmítnuta (stav { $status }).
page-notify-paused = Pozastaveno po několika selháních. Zkouška, která dojde, oznámení obnoví.
page-notify-denied = Prohlížeč nedovoluje oznámení z této stránky. Můžeš to změnit v jeho nastavení.
page-notify-unsupported = Tento prohlížeč tu oznámení přijímat neumí; je k tomu potřeba HTTPS.

# The visitor's devices, and what a host decides about people.
page-you = Ty
page-you-move = Hrát na jiném zařízení
page-you-move-how = Odkazem se jiné zařízení stane tvým: stejné jméno, stejné stoly, stejná místa. Funguje jednou, během deseti minut.
page-you-link = Vytvořit odkaz
page-you-link-made = Otevři tento odkaz na svém druhém zařízení do deseti minut
page-you-code = Obnovovací kód
page-you-code-how = Zapiš si ho: vrátí tě zpět, když o zařízení přijdeš nebo vyčistíš prohlížeč. Kdo ho zná, může hrát za tebe.
page-you-code-make = Vytvořit obnovovací kód
page-you-code-made = Tvůj obnovovací kód. Ukazuje se jen teď
page-you-code-since = Obnovovací kód máš od { $date }. Nový ho nahradí.
page-you-enter = Mám odkaz nebo obnovovací kód
page-devices = Tvoje zařízení
page-device-unknown = Neznámé zařízení
page-device-current = toto zařízení
page-device-used = naposledy použito: { $date }
page-device-sign-out = Odhlásit
page-sign-out-all = Odhlásit všechna ostatní zařízení
page-sign-out-all-how = Přestanou platit i odkazy a obnovovací kód.
page-move = Pokračovat na tomto zařízení
page-move-code = Odkaz nebo obnovovací kód
page-move-next = Dál
page-move-who = Pokračovat na tomto zařízení jako { $name }?
page-move-tables = Otevřené stoly: { $n }
page-move-now = Zatím tu jsi { $name }, otevřené stoly: { $n }. Vrátit se k nim půjde jen s obnovovacím kódem pro toto jméno, nebo na jiném zařízení.
page-move-careful = Pokračuj, jen pokud je odkaz nebo kód tvůj vlastní. Jinak by šlo o hru pod cizím jménem.
page-move-confirm = Ano, jsem { $name }
page-move-cancel = Zrušit
page-signed-out = Na tomto zařízení došlo k odhlášení.
page-person = Nabídka zakladatele stolu: { $name }
page-person-remove = Vykázat od stolu
page-person-remove-how = Místo se uvolní; během hry dál hraje bot. Lze to vzít zpět.
page-person-readmit = Pustit zpět
page-person-mute = Ztlumit v chatu
page-person-mute-how = Nové zprávy tohoto hráče nikdo neuvidí. Lze to vzít zpět.
page-person-unmute = Zrušit ztlumení
page-person-removed = vykázáno
page-person-muted = ztlumeno
page-restricted = Vykázaní nebo ztlumení
page-new-chat = Kdo píše do chatu
page-chat-everyone = všichni
page-chat-players = jen hráči
page-chat-nobody = nikdo

# The end.
page-end = Konec hry
page-winners =
    { $n ->
        [one] Vítězí { $names }
        [few] O vítězství se dělí { $names }
       *[other] O vítězství se dělí { $names }
    }
page-total = Celkem
page-rematch = Hrát znovu
page-rematch-there = Přejít k další hře
page-replay = Přehrát záznam
page-analysis = Analyzovat
page-analysis-running = Bot analyzuje jednotlivá rozhodnutí: { $done } z { $of }
page-analysis-waiting = Jiné analýzy před touto: { $n }
page-record = Stáhnout záznam
page-share = Sdílet
page-share-copied = Odkaz zkopírován
page-branch = Tato hra pokračovala od tahu { $move } jiné hry, a nebyla proto zamíchána od začátku.
page-fair = Zamíchání bylo určené už před hrou a pečeť souhlasí.
page-unfair = Pečeť k semínku nesedí: zamíchání není to, které bylo předem ohlášené.
page-fair-how = Před první akcí všichni viděli pečeť: SHA-256 ze soli, dvojtečky a semínka. Teď, když je semínko známé, spočítal tvůj prohlížeč stejnou hodnotu.
page-fair-seed = Semínko
page-fair-salt = Sůl
page-fair-commitment = Pečeť z doby před hrou
page-fair-hash = Vypočteno právě teď
page-curve = Šance na výhru po jednotlivých rozhodnutích
page-turns = Zlomové okamžiky
page-turn-own = { $seat } ztrácí { $change } tahem: { $played }
page-turn-own-better = { $seat } ztrácí { $change } tahem: { $played }. Lepší: { $better }
page-turn-other = { $seat }: { $change } kvůli tahům ostatních nebo náhodě
page-turn-show = Ukázat { $number }

# Looking at a game again.
page-replay-upload = Přehrát záznam
page-replay-of = Záznam hry: { $game }
page-replay-loading = Načítá se hra…
page-replay-file = Záznam (.erec) z tohoto počítače
page-replay-first = Na začátek hry
page-replay-back = O krok zpět
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-replay-next = O krok dál
page-replay-last = Na konec hry
page-replay-moment = Okamžik
page-replay-at = { $at } z { $of }
page-replay-import = Vyber záznam, nebo jeho soubor přetáhni na tuto stránku.
page-replay-drop = Pusť záznam sem
page-replay-pace = Rychlost
page-play-on = Hrát odtud dál
page-play-on-how = Nový stůl začne pozicí po tahu { $move }. Vše, co leží lícem dolů, se znovu zamíchá, takže nikdo neví, co přijde.
page-play-on-seat = Hraješ za
page-play-on-bots = Ostatní hráči
page-play-on-begin = Hrát

# The rules in short.
page-rules-of = { $game } v kostce

# The game that teaches.
page-lesson = Výuka
page-lesson-read = Rozumím
page-lesson-stop = Ukončit výuku
page-lesson-progress = Krok { $at } z { $of }
page-lesson-look = Ukázat na stole
page-lesson-open = Znovu ukázat

# Puzzles.
page-puzzles = Úlohy
page-puzzles-of = Úlohy: { $game }
page-puzzles-lead = Najdi nejlepší tah. Pozice pocházejí z her, které bot hrál sám proti sobě, a na každém řešení se shoduje několik dlouhých prohledávání.
page-puzzles-all = Všechny úlohy
page-puzzle-next = Další úloha
page-puzzle-again = Zkusit znovu
page-puzzle-solved = vyřešeno
page-puzzle-tried = vyzkoušeno
