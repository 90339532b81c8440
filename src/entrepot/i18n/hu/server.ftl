# What the server refuses, and why.
server-not-allowed = Ezt nem lehet: { $reason }
server-stale = Közben történt valami; nézd meg újra.
server-not-playing = A játék most nem folyik.
server-not-waiting = A játék már elkezdődött.
server-not-finished = A játék még nem ért véget.
server-not-your-seat = Ez nem a te helyed.
server-not-at-table = Nincs helyed ennél az asztalnál.
server-not-owner = Ezt csak az asztal létrehozója teheti meg.
server-no-table = Nincs ilyen asztal, vagy nem nyilvános.
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
server-old-rules = Ez a játék régebbi szabályokkal kezdődött, és már nem mutatható meg.
server-damaged = A mentett játék a(z) { $number }. eseménytől sérült, és nem nyitható meg. A szerver üzemeltetője biztonsági mentésből helyreállíthatja.
server-not-json = Ez nem JSON.
server-too-long = Ez túl hosszú; legfeljebb { $most } bájt lehet.
server-http = Ez itt nem érhető el ({ $status }).
server-error = Nálunk hiba történt. Semmi sem változott.

# What the server says to whoever runs it.
server-no-page = Az oldal nincs felépítve: futtasd a page mappában az „npm ci” és az „npm run build” parancsot.
server-database = Az adatbázis nem nyitható meg: { $reason }.
server-database-version = Az adatbázis verziója { $found }, ez a program ezt ismeri: { $known }.
server-port = Ez a port nem nyitható meg: { $port } ({ $reason }). Talán már fut a szerver; a --port kapcsolóval másikat adhatsz meg.
server-running = Az Entrepôt itt fut: { $address }. Leállítás: Ctrl-C.

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
