# Errors.
arena-twice = „{ $name }” kétszer szerepel a botok között.
arena-not-a-result = { $path }, { $line }. sor: ez nem egy játék eredménye.
arena-other-run = { $path } egy másik verseny játékait tartalmazza, eltér benne: „{ $key }”; válassz másik fájlt.
arena-lost = Ugyanaz a feladat { $times } alkalommal meghiúsult, mert a rajta dolgozó folyamat leállt.
arena-needs-dask = A fürthöz a „distributed” könyvtár kell: pip install 'entrepot[dask]'.
arena-no-scheduler = Ezen a címen nincs Dask-ütemező: „{ $address }”.
arena-scheduler-gone = Az ütemező eltűnt erről a címről: „{ $address }”. Ugyanez a parancs a fájlban már meglévő játékoktól folytatja.
arena-no-games = { $path } egyetlen játékot sem tartalmaz.
arena-pair = „{ $given }” nem pár: írj két nevet, köztük vesszővel.
arena-bounds = „{ $given }” nem két határ: írj két számot, elsőként a kisebbet.
arena-share = { $low } és { $high } nem lehet győzelmi arány: 0 és 1 közé kell esniük.
arena-risk = „{ $given }” nem lehet kockázat: 0 és 0,5 közé kell esnie.

# The end of a run.
arena-sprt =
    { $verdict ->
        [high] { $bot } erősebb, mint { $other }: győzelmi aránya inkább { $high } felé hajlik, mint { $low } felé.
        [low] { $bot } nem erősebb, mint { $other }: győzelmi aránya inkább { $low } felé hajlik, mint { $high } felé.
       *[open] { $bot } és { $other } között nem dőlt el.
    } Arány: { $part }, { $deals } osztás után; loglikelihood-hányados: { $ratio }, határok: { $below } és { $above }.
arena-interrupted = Megszakítva. Ugyanez a parancs az eddigi { $games } játéktól folytatja, itt: { $path }.
arena-report-in = A jelentés itt van: { $path }

# The report.
arena-title = Verseny: { $game }
arena-overview = Játékok
arena-played = { $games } játék, { $lineups } felállás, { $deals } különböző osztás.
arena-options = Beállítások: { $options }.
arena-bots = Botok
arena-bots-explained = A győzelmi arány egy helyre vonatkozik; a többivel egyenlő bot aránya { $par } lenne. Az intervallumok Wilson szerintiek, 95%-osak. Az 1. helyezés győzelem. Az előny a többiek legjobbjához képest értendő.
arena-share-drawn = Győzelmi arány
arena-ratings = Értékelés
arena-ratings-explained = Plackett–Luce-modell a teljes sorrendekre, Élő-pontban, 0 átlag körül, 95%-os hibával. Az erő és a bizonytalanság az OpenSkill becslése játékról játékra, összehasonlításul.
arena-ratings-drawn = Értékelés
arena-needs-libraries = Az értékeléshez a choix, a numpy és az openskill könyvtár kell: pip install 'entrepot[arena]'.
arena-cross = Mindenki mindenki ellen
arena-cross-explained = Milyen gyakran végzett a bal oldali bot egy helye a fenti bot egy helye előtt.
arena-seats = Helyek
arena-seats-explained = Milyen gyakran nyertek az egyes helyek, bárki ült is ott.
arena-seats-drawn = Győzelem helyenként
arena-scores = Pontok
arena-lengths = Hossz
arena-ended = A befejezés okai: { $ends }.
arena-ends = befejezés oka
arena-rounds = fordulók
arena-decisions = döntések
arena-column-bot = bot
arena-column-games = játékok
arena-column-share = győzelmi arány
arena-column-interval = 95%
arena-column-rank = helyezés
arena-column-lead = előny
arena-column-score = pont
arena-column-seconds = mp / játék
arena-column-rating = értékelés
arena-column-error = hiba
arena-column-skill = erő
arena-column-doubt = bizonytalanság
arena-column-seat = hely
arena-column-least = legkevesebb
arena-column-lower = alsó kvartilis
arena-column-median = medián
arena-column-upper = felső kvartilis
arena-column-most = legtöbb
arena-column-mean = átlag
arena-column-length = hossz
