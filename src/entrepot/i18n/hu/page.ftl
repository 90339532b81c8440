# The page around the boards.
page-title = Entrepôt
page-home = Kezdőlap
page-skip = Ugrás az asztalhoz
page-close = Bezárás
page-again = Próbáld újra
page-copy = Másolás
page-copied = Vágólapra másolva.

# What went wrong.
page-error-unreachable = A szerver nem érhető el. Nézd meg, van-e kapcsolat, és próbáld újra.
page-error-status = A szerver ezt nem tudta végrehajtani ({ $status }).
page-error-unexpected = Hiba történt: { $what }
page-refused-offline = Nem sikerült elküldeni: megszakadt a kapcsolat. Magától helyreáll; utána válassz újra.
page-refused-silent = A szerver nem válaszolt. Nézd meg, megtörtént-e a lépés; ha nem, válassz újra.
page-connection-lost = A kapcsolat megszakadt. Magától helyreáll.

# The start.
page-start-heading = Játékok a kereskedelemről
page-start-lead = Botok ellen, barátokkal vagy egy képernyőnél. Regisztráció nélkül.
page-start-which = Játék kiválasztása
page-start-more = További lehetőségek
page-play-now = Azonnali játék
page-play-now-more = Te és { $n } közepes erejű bot
page-make-table = Új asztal
page-make-table-more = Játékosok, botok és szabályok kiválasztása
page-join = Csatlakozás
page-join-more = Nyitott asztalhoz vagy meghívóval
page-learn = Tanulójáték: { $game }
page-rules = Szabályok
page-name = A neved
# Names that are proposed to newcomers, with commas between them.
page-names = Ánizs, Bazsalikom, Szegfűszeg, Kömény, Boróka, Babér, Szerecsendió, Rozmaring, Zsálya, Sóska, Tárkony, Vanília

# Lists of tables.
page-tables-continue = Folytatás
page-tables-join = Megnyitás
page-tables-watch = Megtekintés
page-status-waiting = játékosokra vár
page-status-playing = játékban
page-status-finished = befejezve
page-status-abandoned = félbehagyva

# Joining.
page-join-heading = Csatlakozás egy asztalhoz
page-join-link = Meghívólink
page-join-go = Ugrás
page-join-no-link = Ez nem egy asztal linkje.
page-join-open = Nyitott asztalok
page-join-none = Most nincs nyitott asztal. Hozz létre egyet, vagy kérj linket egy barátodtól.
page-join-running = Folyamatban lévő játékok
page-invited = Meghívó: { $game }
page-invited-join = Leülés az asztalhoz
page-invited-full = Minden hely foglalt.

# Making a table.
page-new-heading = Új asztal: { $game }
page-new-hints = Tippek mutatása mindenkinek
page-new-private = Csak meghívóval
page-new-more = További beállítások
page-new-clock = Óra
page-new-shuffle = Helyek kisorsolása
page-new-open = Asztal megnyitása
page-new-begin = Kezdés
page-clock-none = nincs
page-clock = { $minutes } perc, döntésenként +{ $seconds } mp
page-seats = Játékosok
page-seat-you = te
page-seat-me = Te ({ $name })
page-seat-guest = Ennél a képernyőnél
page-seat-guest-name = { $number }. játékos
page-seat-name = { $number }. játékos neve
page-seat-color = Másik szín a(z) { $number }. játékosnak
page-seat-wait = Szabad hely
page-seat-open = szabad
page-seat-bots = Bot
page-seat-yours = (te)
page-front = Előtérbe: { $seat }
page-seat-away = (bot játszik)
page-seat-gone = (lecsatlakozott)
page-seat-replace = Játsszon helyette bot
page-seat-reclaim = Visszatérés a játékba

# Options.
page-option-players = Játékosok száma
page-value-usual = Alapértelmezett
page-value-none = nincs
page-value-yes = igen
page-value-no = nem
page-value-seat = { $number }. hely
page-value-random = véletlenszerű

# The waiting room.
page-room-heading = { $game }: játékosokra vár
page-room-waiting = { $n } hely szabad.
page-room-link = Küldd el ezt a linket azoknak, akiket meghívsz
page-room-sit = Leülés ide
page-room-start = Kezdés most, botokkal a szabad helyeken
page-room-leave = Asztal elhagyása
page-room-commitment = A mag már rögzítve van; ez a pecsétje:

# At the table.
page-question = Kérdés
page-your-turn = Te jössz
page-over = A játék véget ért.
page-suggestion = Egy bot ezt lépné: { $what }
page-hint = Tipp
page-hint-arranged = A tábládon az az elrendezés látható, amelyet egy bot választana. Még módosíthatod.
page-suggested = tipp
page-undo = Visszavonás
page-undone = { $seat } visszavonja a lépését.
page-board = Játéktábla
page-choices = Lehetőségek
page-all-choices = Minden lehetőség szövegesen ({ $n })
page-log = Napló
page-log-and-chat = Napló és csevegés
page-chat = Csevegés
page-chat-say = Írj üzenetet
page-chat-send = Küldés
page-chat-unread = { $n } új üzenet
page-log-whose = Kinek a lépései
page-log-all = mindenkié
page-tab-story = Napló
page-tab-calls = itt választhatsz
page-next = Tovább
page-spectators = { $n } néző
page-curtain = Add tovább a képernyőt
page-curtain-to = Következik: { $seat }
page-curtain-why = Van, amit csak a soron következő játékos láthat.
page-curtain-ready = { $seat } vagyok
page-summary = { $round }. forduló

# Keys.
page-keys = Billentyűparancsok
page-key-arrows = mozgás a lehetőségek között
page-key-tab = ugyanez, egymás után
page-key-enter = választás
page-key-escape = vissza, bezárás
page-key-hint = tipp, magyarázattal
page-key-undo = visszavonás
page-key-help = ez a lista

# Settings.
page-settings = Beállítások
page-settings-language = Nyelv
page-settings-shade = Megjelenés
page-shade-system = rendszer szerint
page-shade-light = világos
page-shade-dark = sötét
page-settings-pace = A többiek lépései
page-pace-0 = azonnal
page-pace-1 = gyorsan
page-pace-2 = normál tempóban
page-pace-3 = lassan
page-pace-4 = lépésről lépésre
page-settings-moving = Animáció
page-settings-moving-more = A hordók, kockák és érmék a helyükre vándorolnak.
page-settings-sounds = Hangok
page-settings-sounds-more = Rövid hangjelzés, amikor te jössz.
page-settings-hints = Tippek
page-settings-hints-more = Megjelöli, mit lépne egy bot, ahol az asztal engedi.
page-settings-summaries = Összegzések
page-settings-summaries-more = Egy sor minden forduló végén.
page-settings-size = Méret
page-settings-color = A színem
page-color-any = bármilyen
page-color = { $n }. szín
page-settings-alerts = Értesítés, ha én jövök
page-settings-alerts-more = A böngésző szól, ha te jössz, és épp mást nézel.
page-settings-confirm = Megerősítés
page-confirm-never = soha
page-confirm-turn = ami befejezi a köröm
page-confirm-always = minden
page-away = Amíg távol voltál
page-confirm = { $what }?
page-confirm-yes = Igen
page-confirm-no = Nem
page-notify = Értesítések
page-notify-more = Óra nélküli játékokhoz: üzenet, ha te jössz, és egy ideje nem vagy az asztalnál. A játékot nevezi meg, és az asztalra mutat; a választott szolgáltatás el tudja olvasni, a böngészőnek szóló üzenetek viszont titkosítottak.
page-notify-ntfy = ntfy-téma
page-notify-webhook = Webhook
page-notify-push = Böngésző
page-notify-feed = Hírfolyam: én jövök
page-notify-kind = Küldés ide
page-notify-url = Cím (URL)
page-notify-add = Hozzáadás
page-notify-browser = Értesítés ebben a böngészőben
page-notify-new-feed = Hírfolyam létrehozása
page-notify-feed-more = Aki ismeri ezeket a címeket, láthatja, melyik asztaloknál jössz te. Ha törlöd a hírfolyamot, a címek nem működnek többé.
page-notify-atom = Hírolvasó
page-notify-ical = Naptár
page-notify-test = Próba küldése
page-notify-remove = Törlés
page-notify-sending = Küldés …
page-notify-outcome-ok = Az utolsó üzenet megérkezett.
page-notify-outcome-timeout = Az utolsó üzenet nem sikerült: nem jött időben válasz.
page-notify-outcome-unreachable = Az utolsó üzenet nem sikerült: a cím nem érhető el.
page-notify-outcome-address = Az utolsó üzenetet nem küldtük el: a cím magánhálózatba vezet.
page-notify-outcome-status = Az utolsó üzenetet elutasították (állapot: { $status }).
page-notify-paused = Több hiba után szünetel. Egy megérkező próba újraindítja.
page-notify-denied = A böngésző nem enged értesítést erről az oldalról. Ezt a beállításaiban módosíthatod.
page-notify-unsupported = Ez a böngésző itt nem tud értesítést fogadni; ahhoz HTTPS kell.

# The visitor's devices, and what a host decides about people.
page-you = Te
page-you-move = Játék másik eszközön
page-you-move-how = A linkkel egy másik eszköz is a tiéd lesz: ugyanaz a név, ugyanazok az asztalok és helyek. Egyszer használható, tíz percen belül.
page-you-link = Link készítése
page-you-link-made = Nyisd meg ezt a linket a másik eszközödön tíz percen belül
page-you-code = Helyreállító kód
page-you-code-how = Írd fel: ezzel térhetsz vissza, ha elveszik az eszköz, vagy törlöd a böngésző adatait. Aki ismeri, a nevedben játszhat.
page-you-code-make = Helyreállító kód készítése
page-you-code-made = A helyreállító kódod. Csak most látható
page-you-code-since = A helyreállító kódod készült: { $date }. Az új kód a helyébe lép.
page-you-enter = Van linkem vagy helyreállító kódom
page-devices = Eszközeid
page-device-unknown = Ismeretlen eszköz
page-device-current = ez az eszköz
page-device-used = utoljára használva: { $date }
page-device-sign-out = Kijelentkeztetés
page-sign-out-all = Minden más eszköz kijelentkeztetése
page-sign-out-all-how = A linkek és a helyreállító kód is érvényüket vesztik.
page-move = Folytatás ezen az eszközön
page-move-code = Link vagy helyreállító kód
page-move-next = Tovább
page-move-who = Folytatod ezen az eszközön ezen a néven: { $name }?
page-move-tables = Nyitott asztalok: { $n }
page-move-now = Itt eddig a neved: { $name }, nyitott asztalok: { $n }. Hozzájuk csak az ehhez a névhez tartozó helyreállító kóddal vagy egy másik eszközön térhetsz vissza.
page-move-careful = Csak akkor folytasd, ha a link vagy a kód a sajátod. Különben más nevében játszanál.
page-move-confirm = Igen, én vagyok: { $name }
page-move-cancel = Mégse
page-signed-out = Ezen az eszközön kijelentkeztettek.
page-person = Az asztal létrehozójának menüje: { $name }
page-person-remove = Eltávolítás az asztaltól
page-person-remove-how = A hely felszabadul; játék közben bot játszik tovább. Visszavonható.
page-person-readmit = Visszaengedés
page-person-mute = Elnémítás a csevegésben
page-person-mute-how = Új üzeneteit senki sem látja. Visszavonható.
page-person-unmute = Némítás feloldása
page-person-removed = eltávolítva
page-person-muted = elnémítva
page-restricted = Eltávolítva vagy elnémítva
page-new-chat = Ki írhat a csevegésbe
page-chat-everyone = mindenki
page-chat-players = csak a játékosok
page-chat-nobody = senki

# The end.
page-end = A játék vége
page-winners =
    { $n ->
        [one] A győztes: { $names }
       *[other] Megosztott győzelem: { $names }
    }
page-total = Összesen
page-rematch = Visszavágó
page-rematch-there = Ugrás a következő játékra
page-replay = Visszajátszás
page-analysis = Elemzés
page-analysis-running = Egy bot elemzi a döntéseket: { $done } / { $of }
page-analysis-waiting = Más elemzések ez előtt: { $n }
page-record = Felvétel letöltése
page-share = Megosztás
page-share-copied = Hivatkozás másolva
page-branch = Ez a játék egy másik játék { $move }. lépésétől folytatódott, ezért nem az elejétől volt megkeverve.
page-fair = A keverést a játék előtt rögzítettük, és a pecsét egyezik.
page-unfair = A pecsét nem illik a maghoz: nem a bejelentett keveréssel játszottatok.
page-fair-how = Az első akció előtt mindenki láthatta a pecsétet: a só, egy kettőspont és a mag SHA-256 értékét. Most, hogy a mag ismert, a böngésződ ugyanezt az értéket számította ki.
page-fair-seed = Mag
page-fair-salt = Só
page-fair-commitment = A játék előtti pecsét
page-fair-hash = Most kiszámítva
page-curve = Győzelmi esélyek, döntésről döntésre
page-turns = Fordulópontok
page-turn-own = { $seat } ennyit veszít: { $change }; a lépés: { $played }
page-turn-own-better = { $seat } ennyit veszít: { $change }; a lépés: { $played }. Jobb lett volna: { $better }
page-turn-other = { $seat }: { $change } a többiek vagy a véletlen miatt
page-turn-show = Mutasd: { $number }

# Looking at a game again.
page-replay-upload = Felvétel visszajátszása
page-replay-of = Visszajátszás: { $game }
page-replay-loading = A játszma betöltése…
page-replay-file = Felvétel (.erec) erről a gépről
page-replay-first = A játék elejére
page-replay-back = Egy lépést vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy lépést előre
page-replay-last = A játék végére
page-replay-moment = Állás
page-replay-at = { $at } / { $of }
page-replay-import = Válassz egy felvételt, vagy húzd a fájlt erre az oldalra.
page-replay-drop = Ejtsd ide a felvételt
page-replay-pace = Tempó
page-play-on = Folytatás innen
page-play-on-how = Egy új asztal kezdődik a { $move }. lépés utáni állással. Mindent, ami képpel lefelé van, újrakeverünk, így senki sem tudja, mi következik.
page-play-on-seat = Akivel te játszol
page-play-on-bots = A többi játékos
page-play-on-begin = Játék

# The rules in short.
page-rules-of = { $game } röviden

# The game that teaches.
page-lesson = Tanulójáték
page-lesson-read = Értem
page-lesson-stop = Tanulójáték befejezése
page-lesson-progress = { $of } lépésből { $at }
page-lesson-look = Mutasd az asztalon
page-lesson-open = Mutasd újra

# Puzzles.
page-puzzles = Feladványok
page-puzzles-of = Feladványok: { $game }
page-puzzles-lead = Találd meg a legjobb lépést. Az állások olyan játékokból valók, amelyeket egy bot saját maga ellen játszott, és minden megoldásban több hosszú keresés is egyetért.
page-puzzles-all = Minden feladvány
page-puzzle-next = Következő feladvány
page-puzzle-again = Újra
page-puzzle-solved = megoldva
page-puzzle-tried = kipróbálva
