# The page around the boards.
page-title = Entrepôt
page-home = A kezdőlapra
page-skip = Ugrás az asztalhoz
page-close = Bezárás
page-again = Újra
page-copy = Másolás
page-copied = Kimásolva.

# What went wrong.
page-error-unreachable = A szerver nem érhető el. Nézd meg, van-e kapcsolat, és próbáld újra.
page-error-status = A szervernek ez nem sikerült ({ $status }).
page-error-unexpected = Itt valami elromlott: { $what }
page-refused-offline = Nem ment el: a kapcsolat éppen szünetel. Az asztal magától visszatér; akkor válassz újra.
page-refused-silent = A szerver nem válaszolt. Nézd meg, megtörtént-e; ha nem, válassz újra.
page-connection-lost = A kapcsolat megszakadt. Az asztal magától visszatér.

# The start.
page-start-heading = Játékok a kereskedelemről
page-start-lead = Botok ellen, barátokkal vagy egy képernyőnél. Regisztráció nélkül.
page-start-which = Melyik játék
page-start-more = Továbbiak
page-play-now = Játék most
page-play-now-more = Te és { $n } közepes erejű bot
page-make-table = Új asztal
page-make-table-more = Játékosok, botok és szabályok kiválasztása
page-join = Csatlakozás
page-join-more = Nyitott asztalhoz vagy meghívóval
page-continue = Folytatás
page-learn = Tanulás játék közben: { $game }
page-rules = Szabályok
page-name = A neved
# Names that are proposed to newcomers, with commas between them.
page-names = Ánizs, Bazsalikom, Szegfűszeg, Kömény, Boróka, Babér, Szerecsendió, Rozmaring, Zsálya, Sóska, Tárkony, Vanília

# Lists of tables.
page-tables-continue = Folytatás
page-tables-join = Benézés
page-tables-watch = Nézés
page-status-waiting = játékosokra vár
page-status-playing = játékban
page-status-finished = befejezve
page-status-abandoned = félbehagyva

# Joining.
page-join-heading = Csatlakozás egy asztalhoz
page-join-link = Meghívó linkje
page-join-go = Ugrás oda
page-join-no-link = Ez nem egy asztal linkje.
page-join-open = Nyitott asztalok
page-join-none = Most nincs nyitott asztal. Készíts egyet, vagy kérj linket egy barátodtól.
page-join-running = Nézhető játékok
page-invited = Meghívtak ide: { $game }
page-invited-join = Leülés az asztalhoz
page-invited-full = Minden hely foglalt.

# Making a table.
page-new-heading = Új asztal: { $game }
page-new-hints = Tanácsok mutatása mindenkinek
page-new-private = Csak meghívóval
page-new-more = Továbbiak
page-new-clock = Óra
page-new-shuffle = Helyek összekeverése
page-new-open = Asztal megnyitása
page-new-begin = Kezdés
page-clock-none = nincs
page-clock = { $minutes } perc, döntésenként +{ $seconds } mp
page-seats = Játékosok
page-seat-you = te
page-seat-me = Te ({ $name })
page-seat-guest = Még valaki ennél a képernyőnél
page-seat-guest-name = { $number }. játékos
page-seat-name = { $number }. játékos neve
page-seat-wait = Nyitott: vár valakire
page-seat-open = nyitott
page-seat-bots = Bot
page-seat-yours = (te)
page-front = Előtérbe: { $seat }
page-seat-away = (bot játszik)
page-seat-gone = (elment)
page-seat-replace = Bot beültetése
page-seat-reclaim = Visszaülés
page-level-beginner = Kezdő
page-level-easy = Könnyű
page-level-medium = Közepes
page-level-hard = Nehéz
page-level-expert = Mester

# Options.
page-option-players = Játékosok száma
page-value-usual = Ahogy szokás
page-value-none = nincs
page-value-yes = igen
page-value-no = nem
page-value-seat = { $number }. hely
page-value-random = sorsolással

# The waiting room.
page-room-heading = { $game }: az asztal készen áll
page-room-waiting = { $n } hely szabad.
page-room-link = Küldd el ezt a linket azoknak, akik csatlakoznának
page-room-sit = Leülés ide
page-room-start = Kezdés most, botokkal a szabad helyeken
page-room-leave = Asztal elhagyása
page-room-commitment = A mag már rögzítve van; ez a pecsétje:

# At the table.
page-question = A kérdés
page-your-turn = Te jössz
page-over = A játék véget ért.
page-suggestion = A bot tanácsa: { $what }
page-suggested = tanács
page-undo = Visszavonás
page-undone = { $seat } visszavonja ezt.
page-board = Játéktábla
page-choices = Lehetőségek
page-all-choices = Minden lehetőség szavakkal ({ $n })
page-log = Ami történt
page-log-and-chat = Ami történt, és ami elhangzott
page-chat = Ami elhangzott
page-chat-say = Írj valamit
page-chat-send = Küldés
page-spectators = { $n } néző
page-curtain = A képernyő gazdát cserél
page-curtain-to = Következik: { $seat }
page-curtain-why = Add tovább a képernyőt: van, ami csak egyvalakire tartozik.
page-curtain-ready = Itt vagyok: { $seat }
page-summary = { $round }. forduló
page-summary-all = Mindenki

# Keys.
page-keys = Billentyűparancsok
page-key-arrows = mozgás a választhatók között
page-key-tab = ugyanez, egymás után
page-key-enter = választás
page-key-escape = vissza, bezárás
page-key-undo = visszavonás
page-key-help = ez a lista

# Settings.
page-settings = Beállítások
page-settings-language = Nyelv
page-settings-shade = Megjelenés
page-shade-system = a rendszer szerint
page-shade-light = világos
page-shade-dark = sötét
page-settings-pace = A többiek lépései
page-pace-0 = azonnal
page-pace-1 = gyorsan
page-pace-2 = kényelmesen
page-pace-3 = lassan
page-settings-moving = Mozgás
page-settings-moving-more = A hordók, kockák és érmék a helyükre vándorolnak.
page-settings-sounds = Hangok
page-settings-sounds-more = Halk jelzés, amikor te jössz.
page-settings-hints = Tanácsok
page-settings-hints-more = Jelölje, mit lépne egy bot, ahol az asztal engedi.
page-settings-summaries = Összegzések
page-settings-summaries-more = Egy sor minden fordulóról, amikor véget ér.

# The end.
page-end = A játék vége
page-winners =
    { $n ->
        [one] A győztes: { $names }
       *[other] Holtversenyben győz: { $names }
    }
page-total = Összesen
page-rematch = Még egyszer
page-rematch-there = A következő játékhoz
page-replay = Visszajátszás
page-analysis = Elemzés
page-analysis-running = Egy bot minden döntést megvizsgál: { $done } / { $of }
page-record = Felvétel mentése
page-fair = A keverés a játék előtt rögzítve volt, és a pecsét egyezik.
page-unfair = A pecsét nem illik a maghoz: nem a bejelentett keveréssel játszottatok.
page-fair-how = Az első akció előtt mindenki láthatta a pecsétet: a só, egy kettőspont és a mag SHA-256 értékét. Most, hogy a mag ismert, a böngésződnek is ugyanez jött ki.
page-fair-seed = Mag
page-fair-salt = Só
page-fair-commitment = A játék előtti pecsét
page-fair-hash = Most kiszámítva
page-curve = Győzelmi esélyek, döntésről döntésre
page-turns = Ahol a játék fordult
page-turn-own = { $seat } ennyit veszít: { $change }; a lépés: { $played }
page-turn-own-better = { $seat } ennyit veszít: { $change }; a lépés: { $played }. Jobb lett volna: { $better }
page-turn-other = { $seat }: { $change } a többiek vagy a véletlen miatt
page-turn-show = Mutasd: { $number }

# Looking at a game again.
page-replay-upload = Felvétel megnézése
page-replay-of = { $game }, visszajátszás
page-replay-file = Felvétel (.erec) erről a gépről
page-replay-first = A játék elejére
page-replay-back = Egy lépést vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy lépést előre
page-replay-last = A játék végére
page-replay-moment = Pillanat
page-replay-at = { $at } / { $of }

# The rules in short.
page-rules-of = { $game } röviden

# The game that teaches.
page-lesson = Miről van szó
page-lesson-read = Értem
page-lesson-stop = Tanulás vége
page-lesson-try = Próbáld ezt: { $what }
