# The book of openings.
study-no-network = Ezekkel a beállításokkal nincs hálózat ehhez: { $game }.
study-not-a-book = Ez a fájl nem egy könyv játékait tartalmazza: { $path }.
study-other-book = Ez a fájl más beállításokkal játszott játékokat tartalmaz, válassz másikat: { $path }.
study-book-interrupted = Megszakítva. Ugyanez a parancs folytatja ezt: { $path }.
study-book-title = Megnyitáskönyv: { $game }, { $players } játékos
study-book-about = A játékok
study-book-played = A hálózat { $games } játékot játszott saját maga ellen { $players } játékossal, döntésenként { $simulations } szimulációval (véletlenmag: { $seed }). A játék első { $varied } döntését aszerint sorsolja, hogy a keresés milyen gyakran járt ott, így minden jó megnyitás sorra kerül.
study-book-any-opening = Minden { $every }. játék az összes megengedett közül kisorsolt akcióval kezdődik, hogy a ritka megnyitások is összehasonlíthatók legyenek.
study-book-reading = A „győzelem” oszlop azt mutatja, mekkora részt kaptak a sorban szereplő játékosok a győzelemből; a megosztott győzelem eloszlik. A valódi érték { $confidence } valószínűséggel az intervallumban van. Aki megtesz valamit, lehet, hogy már előtte is vezetett, így a nagy arány nem bizonyítja, hogy ez volt az ok.
study-book-people = Emberek és a hálózat
study-column-figure = átlag
study-column-people = emberek
study-column-network = hálózat
study-column-share = arány
study-column-won = győzelem
study-column-interval = intervallum
study-column-score = pont
study-column-points = pont forrása
study-column-all = minden játékos
study-column-winners = győztesek
study-figure =
    { $who ->
        [winners] { $what } (győztesek)
       *[all] { $what } (minden játékos)
    }
study-book-course = A játékok menete
study-book-course-text = Egy játék átlagosan { $rounds } fordulóig tart, és a győztesnek { $score } pontja van.
study-book-rounds = Fordulók
study-book-scores = A győztes pontjai
study-book-ends = Mi vetett véget a játékoknak
study-book-parts = Honnan jönnek a pontok
study-book-won = { $fact }: rész a győzelemből
study-between = { $low }–{ $high }
study-fact-seat = Hely
study-fact-score = pont
