# The code of the language, for programs that read a page aloud.
language = hu

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = „{ $text }”: ebben a játékban nincs ilyen akció.
error-illegal-action = „{ $action }” most nem lehetséges: { $reason } Választható: { $legal }.
error-game-over = A játék véget ért, ez már nem játszható meg: „{ $action }”.
error-nothing-to-undo = { $seat } semmit sem vonhat vissza: azóta más is lépett, vagy felfedtek valamit.
error-unknown-game = Nincs „{ $game }” nevű játék; a választék: { $known }.
error-broken-game = Ez a játék nem tölthető be: „{ $game }” ({ $reason }).
error-game-fails = A játék hibás: { $where }: { $reason }.
error-option-unknown = Nincs „{ $option }” nevű beállítás; a választék: { $known }.
error-option-value = { $option } értéke nem lehet „{ $value }”; lehetséges: { $values }.
error-names = Adj meg { $players } nevet, minden játékosnak egyet, mindegyiket egyetlen sorban.
error-seed = „{ $value }” nem jó magnak: a mag egész szám 0 és 2^64 - 1 között.
error-no-seat = Nincs „{ $seat }” számú hely; a helyek számozása 0-tól { $last }-ig tart.
error-no-such-moment = Nincs { $number }. pillanat; a játék pillanatai 0-tól { $last }-ig tartanak.

error-position = { $key }: { $reason }
error-key-missing = ez a kulcs hiányzik.
error-unknown-key = nincs ilyen kulcs; a választék: { $known }.
error-not-whole = „{ $value }” nem egész szám.
error-not-text = „{ $value }” nem szöveg.
error-not-list = „{ $value }” nem lista.
error-not-object = „{ $value }” nem objektum.
error-out-of-range = { $value } nincs { $low } és { $high } között.
error-not-one-of = „{ $value }” nincs ezek között: { $allowed }.
error-too-many = ebből túl sok van: { $what }; legfeljebb { $most } lehet.
error-missing-pieces = hiányzik: { $what }.
error-number-of-players = a beállítások szerint { $players } játékosnak kell lennie.

error-nothing-to-arrange = most nincs kit elhelyezni.
error-no-chance = ebben a játékban a kezdés után semmi sem múlik a véletlenen.

error-not-a-record = Ez nem játékfelvétel: hiányzik belőle: "format": "{ $format }".
error-record-key = A felvételből hiányzik vagy hibás benne: „{ $key }”.
error-record-action = A felvétel nem játszható vissza; a hibás akció száma { $number }: { $reason }
error-record-chance = A felvétel „chance” része nem illik az akcióihoz.
error-record-result = A felvétel eredménye nem az, amire az akciói vezetnek.
error-record-rules = A felvétel a szabályok { $version }. változata szerint készült, és a jelenlegi, { $now }. változat szerint nem játszható vissza: { $reason }

why-not-your-turn = most { $seat } van soron.

board-game-over = vége a játéknak
board-to-decide = soron van: { $player }

score-points = pont

# Where a game has no words of its own.
question-decides = { $seat } dönt
why-not-legal = a szabályok itt nem engedik meg.
ended-by-end = A játékot végigjátszották.

error-file = { $path }: { $reason }.
error-not-json = { $path } nem JSON: { $reason }.
