spice-road = Fűszerút

spice-turmeric = kurkuma
    .acc = kurkumát
spice-saffron = sáfrány
    .acc = sáfrányt
spice-cardamom = kardamom
    .acc = kardamomot
spice-cinnamon = fahéj
    .acc = fahéjat

# Why an action is refused.
spice-road-why-nothing-played = nincs kijátszott kártya, amelyet vissza lehetne venni (CEN-11).
spice-road-why-nothing-begun = nincs semmi megkezdve, amit ezzel folytatni lehetne (CEN-6).
spice-road-why-already-played = ez már ki van játszva: { $card }; pihenéssel kerül vissza a kézbe (CEN-11).
spice-road-why-not-in-hand = ez a kártya nincs kézben: { $card } (CEN-7).
spice-road-why-nothing-to-raise = nincs kocka, amelyet fejleszteni lehetne (CEN-8).
spice-road-why-cannot-trade = ez nem fizethető ki: { $card }; ennyi hiányzik: { $missing } (CEN-9).
spice-road-why-not-in-row = ez a kártya nincs a kereskedősorban: { $card } (CEN-10).
spice-road-why-cannot-acquire = ennek a kártyának { $needed } kocka az ára, a tőle balra lévő kártyákra egy-egy: { $card }; a karavánban pedig { $cubes } van (CEN-10).
spice-road-why-not-in-point-row = ilyen árú pontkártya nincs a sorban: { $cost } (CEN-12).
spice-road-why-cannot-claim = a pontkártya nem fizethető ki, ára: { $cost }; ennyi hiányzik: { $missing } (CEN-12).
spice-road-why-raise-one = legalább egy kockát fejleszteni kell (CEN-8).
spice-road-why-no-such-cube = a karavánban ebből nincs: { $spice }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] a kijátszott kártya: { $card }; fejlessz kockákat, vagy állj meg (CEN-8).
        [trade] a kijátszott kártya: { $card }; cserélj újra, vagy állj meg (CEN-9).
        [drop] a vásárolt kártya: { $card }; tegyél egy kockát minden tőle balra lévő kártyára (CEN-10).
       *[discard] a karavánban tíznél több kocka van: dobj el (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } kijátssza: { $card }.
spice-road-raised = { $seat } fejleszt: { $spice } → { $to }.
spice-road-traded = { $seat } cserél: { $give } → { $get }.
spice-road-dropped = { $seat } { $spice-acc } tesz erre a kártyára: { $card }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } megveszi: { $card }.
       *[other] { $seat } megveszi: { $card } (rajta: { $cubes }).
    }
spice-road-rested = { $seat } pihen.
spice-road-claimed =
    { $coin ->
        [gold] { $seat } { $points } pontot szerez, ára: { $card }; aranyérmét is kap.
        [silver] { $seat } { $points } pontot szerez, ára: { $card }; ezüstérmét is kap.
       *[none] { $seat } { $points } pontot szerez, ára: { $card }.
    }
spice-road-discarded = { $seat } { $spice-acc } dob el.
spice-road-opened-merchant = Új kereskedőkártya: { $card }.
spice-road-opened-points = Új pontkártya: { $points } pont, ára: { $card }.
spice-road-last-round = { $seat } elég pontkártyát gyűjtött: ez az utolsó forduló.
ended-by-cen-14 = Valaki elég pontkártyát gyűjtött (CEN-14).

# Position errors.
spice-road-error-starters = a kézben és a kijátszottak között lennie kell +YY és ^2 lapnak, és minden kártya csak egyszer lehet.
spice-road-error-cubes = a kockák betűi: { $letters }, legfeljebb { $most } darab.
spice-road-error-row = a sorban { $length } kártyának kell lennie, vagy kevesebbnek, ha a pakli elfogyott.
spice-road-error-pending = itt erről nem lehet dönteni.
spice-road-error-caravan = két lépés között legfeljebb { $most } kocka lehet a karavánban (CEN-13).
spice-road-error-points = senkinek sem lehet { $most } pontkártyánál több (CEN-14).
spice-road-error-ended = ennyi kártyával erre a helyre már nem kerülne sor, a játék véget ért volna (CEN-14).

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
spice-road-ask-turn = { $seat } kijátszik egy kártyát, vásárol, pontkártyát szerez vagy pihen
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } fejleszthet egy kockát egy lépéssel
       *[other] { $seat } fejleszthet, összesen { $n } lépéssel
    }
spice-road-ask-trade = { $seat } újra cserélhet: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } egy kockát tesz a bal oldali kártyára
       *[other] { $seat } egy-egy kockát tesz a bal oldali { $n } kártyára
    }
spice-road-ask-discard = { $seat } eldob { $n } kockát: a karavánban tíz fér el

# What may be answered, for a button or a menu.
spice-road-label-play = Kijátszás: { $card }
spice-road-label-acquire = Vásárlás: { $card }
spice-road-label-claim = { $points } pont megszerzése, ára: { $card }
spice-road-label-rest = Pihenés: { $n } kártya vissza a kézbe
spice-road-label-raise = Fejlesztés: { $spice } → { $to }
spice-road-label-again = Még egyszer: { $card }
spice-road-label-stop = Ennyi volt
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
spice-road-cubes-2 = { $a } és { $b }
spice-road-cubes-3 = { $a }, { $b } és { $c }
spice-road-cubes-4 = { $a }, { $b }, { $c } és { $d }
spice-road-cubes-of = { $n } { $spice }

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
spice-road-hint-cubes = a karavánban { $n }

# The score sheet.
spice-road-score-cards = pontkártyák
spice-road-score-gold = aranyérmék
spice-road-score-silver = ezüstérmék
spice-road-score-cubes = kockák
