# What the server refuses, and why.
server-not-allowed = Ezt nem lehet: { $reason }
server-stale = Közben történt valami; nézd meg újra.
server-not-playing = A játék most nem folyik.
server-no-hints = Ennél az asztalnál tippek nélkül játszotok.
server-not-waiting = A játék már elkezdődött.
server-not-finished = A játék még nem ért véget.
server-not-your-seat = Ez nem a te helyed.
server-not-at-table = Nincs helyed ennél az asztalnál.
server-not-owner = Ezt csak az asztal létrehozója teheti meg.
server-no-table = Nincs ilyen asztal, vagy nem nyilvános.
server-no-puzzle = Nincs ilyen feladvány.
server-no-guest = Nem ismerünk: engedélyezd a sütiket.
server-csrf = A kérés nem a mi oldalunkról jött.
server-origin = A kérés idegen oldalról jött.
server-host = Ez a szerver nem válaszol erre a névre: { $host }. Az üzemeltetője az --allowed-host kapcsolóval engedélyezheti.
server-name = A név 1–{ $most } karakterből állhat, egy sorban.
server-name-letters = A névben egyféle írás betűi lehetnek, mindegyiken legfeljebb két ékezettel.
server-seats = A játékhoz { $players } játékos kell, de { $given } hely van megadva.
server-seat-taken = Ez a hely foglalt.
server-which-bot = Add meg, melyik bot játsszon.
server-lesson-alone = A tanulójáték egy játékosnak szól botok ellen: a leosztása előre ismert.
server-no-lesson = Ehhez a játékhoz nincs tanulójáték.
server-yes-or-no = „{ $key }” értéke true vagy false lehet.
server-pace = A tempó 0 és { $most } közötti szám.
server-too-many-tables = Már { $most } asztalod van: előbb fejezz be vagy hagyj el egyet.
server-still-there = { $seat } helyét csak { $seconds } másodperc távollét után veheti át bot.
server-out-of-time = Lejárt az időd: a bot játszik tovább.
server-nothing-to-undo = Nincs mit visszavonni.
server-actions = 1–{ $most } akciót küldj.
server-chat-too-fast = Ne olyan gyorsan: várj egy kicsit a következő üzenettel.
server-chat = Az üzenet 1–{ $most } karakterből állhat.
server-record-too-long = A felvételben több mint { $most } akció van.
server-rules-changed = A szerver szabályai megváltoztak, mióta ez a játék elkezdődött. Az új szabályokkal csak a(z) { $number }. eseményig játszható vissza, ezért nem folytatható. Semmi sem veszett el: addig az eseményig megnézheted, és az összes akcióját letöltheted.
server-damaged = A mentett játék a(z) { $number }. eseménytől sérült, és nem nyitható meg. A szerver üzemeltetője biztonsági mentésből helyreállíthatja.
server-not-json = Ez nem JSON.
server-too-long = Ez túl hosszú; legfeljebb { $most } bájt lehet.
server-busy = Mások várnak előtted: { $position }. Próbáld újra kis idő múlva.
server-too-many-analyses = Már { $most } elemzésed vár: előbb hagyd az egyiket befejeződni.
server-too-many-requests = A címedről túl sok érkezett egyszerre: várj egy kicsit.
server-too-many-connections = A címedről túl sok kapcsolat van nyitva: előbb zárj be egyet.
server-full = A szerver most tele van: próbáld újra később.
server-too-slow = A kérés túl sokáig érkezett.
server-url = Erre a címre nem küldhető értesítés: http:// vagy https:// legyen az elején, jelszó és különleges port nélkül.
server-push-keys = Ezek nem egy böngésző feliratkozásának kulcsai.
server-too-many-channels = Már { $most } értesítésed van: előbb törölj egyet.
server-no-channel = Nincs ilyen értesítés.
server-no-feed = Nincs ilyen hírfolyam, vagy törölték.
server-no-notifications = Ez a szerver nem küld értesítéseket.
server-no-push = Ez a szerver nem tud böngészőknek üzenni. Az üzemeltető ezzel pótolhatja: „pip install entrepot[push]”.
server-http = Ez itt nem érhető el ({ $status }).
server-error = Nálunk hiba történt. Semmi sem változott.
server-database-away = Az adatbázis most nem válaszol. A játék folytatódik, amint újra elérhető.

# Értesítések azoknak, akik nincsenek az asztalnál.
notify-turn-title = { $game }: te jössz
notify-turn = A többiek rád várnak.
notify-started-title = { $game }: elkezdődött a játék
notify-started = Minden hely foglalt.
notify-ended-title = { $game }: vége a játéknak
notify-ended = Nézd meg, hogyan végződött.
notify-test-title = Entrepôt: próba
notify-test = Az értesítések ide érkeznek.
notify-feed = Entrepôt: én jövök

# What the server says to whoever runs it.
server-no-page = Az oldal nincs felépítve: futtasd a page mappában az „npm ci” és az „npm run build” parancsot.
server-database = Az adatbázis nem nyitható meg: { $reason }.
server-database-version = Az adatbázist egy újabb program írta: a verziója { $found }, ez a program legfeljebb ezt ismeri: { $known }.
server-database-older = Az adatbázist egy régebbi program írta (verzió: { $found }, most: { $known }). Az „entrepot serve” frissíti.
server-database-empty = Ebben az adatbázisban nincs semmi, amit szerver mentett volna.
server-database-not-empty = Biztonsági mentés csak üres adatbázisba állítható vissza, ez pedig már használatban van.
server-upgraded = Az adatbázist frissítettük ehhez a programhoz. A korábbi állapot biztonsági mentése itt van: { $path }.
server-database-in-use = A(z) { $path } adatbázist már egy másik szerver használja. Állítsd le, vagy több folyamathoz használj PostgreSQL-t.
server-needs-postgresql = Több folyamathoz PostgreSQL-adatbázis kell; az URL-jét a --database kapcsolóval adhatod meg.
server-port = Ez a port nem nyitható meg: { $port } ({ $reason }). Talán már fut a szerver; a --port kapcsolóval másikat adhatsz meg.
server-running = Az Entrepôt itt fut: { $address }. Leállítás: Ctrl-C.
server-thinking = Gondolkodás az adatbázis asztalainál játszó botok helyett. Leállítás: Ctrl-C.

# entrepot verify
verify-replays = A felvétel visszajátszható ({ $n } akció), és az eredmény egyezik.
verify-start = A kezdet és minden, amit a véletlen hozott, ebből a magból következik: { $seed }.
verify-commitment = A mag egyezik a kezdéskor rögzített pecséttel: { $commitment }.
verify-needs-both = A pecsét csak a sóval együtt ellenőrizhető: add meg mindkettőt.
verify-wrong-start = A játék kezdete nem ebből a magból következik: { $seed }.
verify-wrong-chance = Amit a véletlen később hozott, nem ebből a magból következik: { $seed }.
verify-wrong-commitment = A mag nem egyezik a pecséttel: { $commitment } valami másnak a lenyomata.
verify-table = { $table } asztal: { $reason }
verify-database = Asztalok: { $tables }, események: { $events }. Minden játék olyan, amilyennek elmentettük.
verify-database-wrong = Sérült asztalok: { $n }, összesen: { $tables }.

# entrepot backup, entrepot restore
backup-written = Elkészült a biztonsági mentés: { $path }. Asztalok: { $tables }, események: { $events }.
backup-restored = A biztonsági mentés vissza van állítva. Asztalok: { $tables }, események: { $events }.
backup-foreign = { $path } nem egy szerver biztonsági mentése.
backup-broken = A biztonsági mentés ({ $path }) sérült, sor: { $line }. Semmi sem változott.
backup-truncated = A biztonsági mentés ({ $path }) hiányos. Semmi sem változott.
backup-newer = A biztonsági mentést ({ $path }) egy újabb program írta: a verziója { $found }, ez a program legfeljebb ezt ismeri: { $known }.
