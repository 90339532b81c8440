spice-road = Fűszerút

spice-turmeric = kurkuma
    .acc = kurkumát
    .to = kurkumára
    .for = kurkumáért
spice-saffron = sáfrány
    .acc = sáfrányt
    .to = sáfrányra
    .for = sáfrányért
spice-cardamom = kardamom
    .acc = kardamomot
    .to = kardamomra
    .for = kardamomért
spice-cinnamon = fahéj
    .acc = fahéjat
    .to = fahéjra
    .for = fahéjért

# Why an action is refused.
spice-road-why-nothing-played = nincs kijátszott kártyád, amelyet visszavehetnél (CEN-11).
spice-road-why-nothing-begun = nincs megkezdett lépésed, amelyet ezzel folytathatnál (CEN-6).
spice-road-why-already-played = ezt a kártyát ({ $card }) már kijátszottad; pihenéssel kerül vissza a kezedbe (CEN-11).
spice-road-why-not-in-hand = ez a kártya ({ $card }) nincs a kezedben (CEN-7).
spice-road-why-nothing-to-raise = nincs kockád, amelyet fejleszthetnél (CEN-8).
spice-road-why-cannot-trade = ehhez a kártyához ({ $card }) nincs elég kockád; hiányzik: { $missing } (CEN-9).
spice-road-why-not-in-row = ez a kártya ({ $card }) nincs a kereskedősorban (CEN-10).
spice-road-why-cannot-acquire =
    ez a kártya ({ $card }) { $needed } kockába kerül, egy-egybe minden tőle balra lévő kártya után, de a karavánodban { $cubes ->
        [0] egy sincs
       *[other] csak { $cubes } van
    } (CEN-10).
spice-road-why-not-in-point-row = nincs a sorban ilyen árú pontkártya ({ $cost }) (CEN-12).
spice-road-why-cannot-claim = erre a pontkártyára ({ $cost }) nem futja; hiányzik: { $missing } (CEN-12).
spice-road-why-raise-one = legalább egy kockát fejlesztened kell (CEN-8).
spice-road-why-no-such-cube = a karavánodban nincs { $spice }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] kártyát játszol ki ({ $card }): fejlessz kockákat, vagy fejezd be (CEN-8).
        [trade] kártyát játszol ki ({ $card }): cserélj újra, vagy fejezd be (CEN-9).
        [drop] kártyát veszel ({ $card }): tegyél egy-egy kockát a tőle balra lévő kártyákra (CEN-10).
       *[discard] a karavánodban tíznél több kocka van: dobd el a fölösleget (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } kártyát játszik ki: { $card }.
spice-road-raised = { $seat } { $spice-acc } fejleszt { $to-to }.
spice-road-traded = { $seat } cserél: { $give } → { $get }.
spice-road-dropped = { $seat } { $spice-acc } tesz erre a kártyára: { $card }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kártyát vesz: { $card }.
       *[other] { $seat } kártyát vesz: { $card } (rajta: { $cubes }).
    }
spice-road-rested = { $seat } pihen.
spice-road-claimed =
    { $coin ->
        [gold] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }), és kap egy aranyérmét.
        [silver] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }), és kap egy ezüstérmét.
       *[none] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }).
    }
spice-road-discarded = { $seat } { $spice-acc } dob el.
spice-road-opened-merchant = Új kereskedőkártya: { $card }.
spice-road-opened-points = Új pontkártya: { $points } pont (ára: { $card }).
spice-road-last-round = { $seat } elég pontkártyát gyűjtött: ez az utolsó forduló.
ended-by-cen-14 = Valaki elég pontkártyát gyűjtött (CEN-14).

# Position errors.
spice-road-error-starters = a kézben és a kijátszottak között lennie kell +YY és ^2 lapnak, és minden kártya csak egyszer lehet.
spice-road-error-cubes = a kockák betűi: { $letters }, legfeljebb { $most } darab.
spice-road-error-row = a sorban { $length } kártyának kell lennie, vagy kevesebbnek, ha a pakli elfogyott.
spice-road-error-pending = itt erről nem lehet dönteni.
spice-road-error-caravan = két lépés között legfeljebb { $most } kocka lehet a karavánban (CEN-13).
spice-road-error-points = senkinek sem lehet { $most } pontkártyánál több (CEN-14).
spice-road-error-ended = ennyi kártyával ez a játékos már nem kerülne sorra, a játék véget ért volna (CEN-14).

# What the errors name.
spice-road-pieces-gold = aranyérme
spice-road-pieces-silver = ezüstérme

# The board.
spice-road-board-round = { $round }. forduló
spice-road-board-points = pontok
spice-road-board-merchants = kereskedők
spice-road-board-hand = kézben
spice-road-board-played = kijátszva
spice-road-board-deck = pakli: { $n }
spice-road-board-price =
    { $n ->
        [0] ingyen
       *[other] { $n } kocka
    }
spice-road-coins-gold = arany ×{ $n }
spice-road-coins-silver = ezüst ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] nincs pontkártya
       *[other] { $n } pontkártya
    }

# What is asked, for everybody to read.
spice-road-ask-turn = { $seat } kártyát játszik ki vagy vesz, pontkártyát szerez, vagy pihen
    .you = Játssz ki vagy vegyél egy kártyát, szerezz pontkártyát, vagy pihenj
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } fejleszthet egy kockát egy lépéssel
       *[other] { $seat } fejleszthet, összesen { $n } lépéssel
    }
    .you =
        { $n ->
            [one] Fejleszthetsz egy kockát egy lépéssel
           *[other] Fejleszthetsz, összesen { $n } lépéssel
        }
spice-road-ask-trade = { $seat } újra cserélhet: { $card }
    .you = Újra cserélhetsz: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } egy kockát tesz a bal oldali kártyára
       *[other] { $seat } egy-egy kockát tesz a bal oldali { $n } kártyára
    }
    .you =
        { $n ->
            [one] Tegyél egy kockát a bal oldali kártyára
           *[other] Tegyél egy-egy kockát a bal oldali { $n } kártyára
        }
spice-road-ask-discard = { $seat } eldob { $n } kockát: a karavánban tíz fér el
    .you = Dobj el { $n } kockát: a karavánban tíz fér el

# What may be answered, for a button or a menu.
spice-road-label-play = Kijátszás: { $card }
spice-road-label-acquire = Vásárlás: { $card }
spice-road-label-claim = Pontkártya megszerzése: { $points } pont { $card-for }
spice-road-label-rest = Pihenés: { $n } kártya vissza a kézbe
spice-road-label-raise = Fejlesztés: { $spice } → { $to }
spice-road-label-again = Még egyszer: { $card }
spice-road-label-stop = Kész
spice-road-label-drop = Letevés: { $spice }
spice-road-label-discard = Eldobás: { $spice }

# Cards and cubes in words.
spice-road-card-create = { $cubes } szerzése
spice-road-card-upgrade =
    { $n ->
        [one] fejlesztés egy lépéssel
       *[other] fejlesztés { $n } lépéssel
    }
spice-road-card-trade = { $give } → { $get }
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
    .to = { $a-to }
    .for = { $a-for }
spice-road-cubes-2 = { $a } és { $b }
    .acc = { $a-acc } és { $b-acc }
    .to = { $a-to } és { $b-to }
    .for = { $a-for } és { $b-for }
spice-road-cubes-3 = { $a }, { $b } és { $c }
    .acc = { $a-acc }, { $b-acc } és { $c-acc }
    .to = { $a-to }, { $b-to } és { $c-to }
    .for = { $a-for }, { $b-for } és { $c-for }
spice-road-cubes-4 = { $a }, { $b }, { $c } és { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } és { $d-acc }
    .to = { $a-to }, { $b-to }, { $c-to } és { $d-to }
    .for = { $a-for }, { $b-for }, { $c-for } és { $d-for }
spice-road-cubes-of = { $n } { $spice }
    .acc = { $n } { $spice-acc }
    .to = { $n } { $spice-to }
    .for = { $n } { $spice-for }

# What a choice costs or brings.
spice-road-hint-trade =
    { $n ->
        [one] egyszer
       *[other] legfeljebb { $n }×
    }
spice-road-hint-acquire =
    { $n ->
        [0] ingyen
       *[other] { $n } kockáért
    }{ $cubes ->
        [none] { "" }
       *[other] , rajta: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] aranyérmével
       *[silver] ezüstérmével
    }
spice-road-hint-again =
    { $n ->
        [one] még egyszer
       *[other] még legfeljebb { $n }×
    }
spice-road-hint-cubes = { $n } van a karavánban

# The score sheet.
spice-road-score-cards = pontkártyák
spice-road-score-gold = aranyérmék
spice-road-score-silver = ezüstérmék
spice-road-score-cubes = kockák
