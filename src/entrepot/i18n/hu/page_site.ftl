# The page without a server, which runs everything in the browser.

# While it loads.
page-site-lead = Botok ellen vagy együtt, egy képernyőnél. Minden a böngésződben fut: regisztráció és szerver nélkül.
page-site-progress = A játékok betöltése
page-site-loading = Betöltés: { $size } MB-ból { $loaded } MB
page-site-starting = Az asztalok előkészítése…
page-site-failed = A játékokat nem sikerült betölteni. Nézd meg, van-e kapcsolat, és próbáld újra.
page-site-elsewhere = Az Entrepôt már nyitva van egy másik lapon vagy ablakban. Zárd be ott, hogy itt játszhass.

# What may go wrong later.
page-site-stopped = A játékmotor leállt. A játékaid megvannak: töltsd újra az oldalt, és folytathatod.
page-site-damaged = A tárolt játékokat nem sikerült beolvasni. Félretettük őket, és most elölről kezded.
page-site-not-stored = A böngésző most nem tudja tárolni a játékaidat. Mielőtt bezárod az oldalt, ments el mindent fájlba a beállításokban.
page-site-slow = Az erősebb botokhoz a gyors játékmotor kell, amely ebben a böngészőben nem működik.
page-site-play-now = Te és { $n } könnyű bot

# Playing with others.
page-site-friends = A barátokkal való játékhoz szerver kell
page-site-friends-how = Ez az oldal csak a böngésződben fut. Ha egy ismerősöd Entrepôt-szervert üzemeltet, itt megadhatod a címét.
page-site-server = A szerver címe
page-site-server-keep = Mentés
page-site-server-refused = Adj meg egy címet, például: https://games.example/
page-site-server-open = Megnyitás: { $host }
page-site-server-change = Módosítás

# Everything as a file.
page-site-stored = A játékaid
page-site-stored-more = A játékokat, a statisztikát és a beállításokat csak ez a böngésző tárolja. Időnként mentsd el őket fájlba: a böngésző törölheti, amit az oldalak tárolnak.
page-site-save = Minden mentése fájlba
page-site-load = Betöltés fájlból
page-site-replace = A betöltött fájl felülír minden itteni játékot, statisztikát és beállítást: { $file }
page-site-replace-yes = Minden felülírása
page-site-replace-no = Mégse
page-site-file-refused = Ez a fájl nem használható: sérült, vagy nem az Entrepôt biztonsági mentése.

# New versions.
page-site-update = Elkészült egy új verzió.
page-site-reload = Újratöltés
