spice-road = Spice Road

spice-turmeric = gurkmeja
spice-saffron = saffran
spice-cardamom = kardemumma
spice-cinnamon = kanel

# Varför något inte går.
spice-road-why-nothing-played = det finns inget spelat kort att ta tillbaka (CEN-11).
spice-road-why-nothing-begun = det finns inget påbörjat drag att fortsätta med (CEN-6).
spice-road-why-already-played = kortet { $card-name } är redan spelat; du får tillbaka det när du vilar (CEN-11).
spice-road-why-not-in-hand = kortet { $card-name } finns inte på handen (CEN-7).
spice-road-why-nothing-to-raise = det finns ingen kub som kan uppgraderas (CEN-8).
spice-road-why-cannot-trade = kortet { $card-name } går inte att betala: { $missing } fattas (CEN-9).
spice-road-why-not-in-row = kortet { $card-name } ligger inte i raden med köpmanskort (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] kortet { $card-name } kostar en kub
       *[other] kortet { $card-name } kostar { $needed } kuber
    }, en för varje kort till vänster, och karavanen { $cubes ->
        [0] är tom (CEN-10).
       *[other] har bara { $cubes } (CEN-10).
    }
spice-road-why-not-in-point-row = inget poängkort för { $cost } ligger i raden (CEN-12).
spice-road-why-cannot-claim = poängkortet för { $cost } går inte att betala: { $missing } fattas (CEN-12).
spice-road-why-raise-one = minst en kub måste uppgraderas (CEN-8).
spice-road-why-no-such-cube = karavanen har ingen { $spice }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] kortet { $card-name } spelas just nu: uppgradera kuber eller sluta (CEN-8).
        [trade] kortet { $card-name } spelas just nu: byt en gång till eller sluta (CEN-9).
        [drop] kortet { $card-name } köps just nu: lägg en kub på varje kort till vänster (CEN-10).
       *[discard] karavanen har fler än tio kuber: lägg tillbaka resten (CEN-13).
    }

# Händelser.
spice-road-played = { $seat } spelar { $card-name }.
spice-road-raised = { $seat } uppgraderar { $spice } till { $to }.
spice-road-traded = { $seat } byter { $give } mot { $get }.
spice-road-dropped = { $seat } lägger { $spice } på { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } köper { $card-name }.
       *[other] { $seat } köper { $card-name } och får { $cubes } som låg på kortet.
    }
spice-road-rested = { $seat } vilar.
spice-road-claimed =
    { $points ->
        [one] { $seat } tar ett kort värt en poäng för { $card }
       *[other] { $seat } tar ett kort värt { $points } poäng för { $card }
    }{ $coin ->
        [gold] , och ett guldmynt på köpet.
        [silver] , och ett silvermynt på köpet.
       *[none] .
    }
spice-road-discarded = { $seat } lägger tillbaka { $spice }.
spice-road-opened-merchant = Ett köpmanskort vänds upp: { $card }.
spice-road-opened-points =
    { $points ->
        [one] Ett poängkort vänds upp: { $points } poäng för { $card }.
       *[other] Ett poängkort vänds upp: { $points } poäng för { $card }.
    }
spice-road-last-round = { $seat } har tillräckligt många poängkort: det här är sista rundan.
ended-by-cen-14 = Någon hade tagit tillräckligt många poängkort (CEN-14).

# Fel i ställningar.
spice-road-error-starters = handen och de spelade korten måste innehålla +YY och ^2, varje kort en gång.
spice-road-error-cubes = kuber skrivs med bokstäverna { $letters }, högst { $most } stycken.
spice-road-error-row = raden måste ha { $length } kort, eller färre när leken är slut.
spice-road-error-pending = det kan inte vara vad som ska avgöras här.
spice-road-error-caravan = en karavan har högst { $most } kuber mellan dragen (CEN-13).
spice-road-error-points = ingen kan ha fler än { $most } poängkort (CEN-14).
spice-road-error-ended = med så många poängkort står den här platsen inte på tur igen: partiet vore slut (CEN-14).

# Det som felen nämner.
spice-road-pieces-gold = guldmynt
spice-road-pieces-silver = silvermynt

# Bordet.
spice-road-board-round = runda { $round }
spice-road-board-points = poängkort
spice-road-board-merchants = köpmanskort
spice-road-board-hand = hand
spice-road-board-played = spelade
spice-road-board-deck = { $n } i leken
spice-road-board-price =
    { $n ->
        [0] gratis
        [one] { $n } kub
       *[other] { $n } kuber
    }
spice-road-coins-gold = guld ×{ $n }
spice-road-coins-silver = silver ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] inga poängkort
        [one] { $n } poängkort
       *[other] { $n } poängkort
    }

# Frågor, för alla att läsa.
spice-road-ask-turn = { $seat } spelar eller köper ett kort, tar ett poängkort eller vilar
    .you = Spela eller köp ett kort, ta ett poängkort eller vila
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } får uppgradera en kub ett steg
       *[other] { $seat } får uppgradera kuber sammanlagt { $n } steg
    }
    .you =
        { $n ->
            [one] Du får uppgradera en kub ett steg
           *[other] Du får uppgradera kuber sammanlagt { $n } steg
        }
spice-road-ask-trade = { $seat } får byta en gång till: { $card }
    .you = Du får byta en gång till: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } lägger en kub på nästa kort till vänster
       *[other] { $seat } lägger en kub på vart och ett av { $n } kort till vänster
    }
    .you =
        { $n ->
            [one] Lägg en kub på nästa kort till vänster
           *[other] Lägg en kub på vart och ett av { $n } kort till vänster
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } lägger tillbaka en kub: en karavan rymmer tio
       *[other] { $seat } lägger tillbaka { $n } kuber: en karavan rymmer tio
    }
    .you =
        { $n ->
            [one] Lägg tillbaka en kub: en karavan rymmer tio
           *[other] Lägg tillbaka { $n } kuber: en karavan rymmer tio
        }

# Svar, för en knapp eller en meny.
spice-road-label-play = Spela: { $card }
spice-road-label-acquire = Köp: { $card }
spice-road-label-claim =
    { $points ->
        [one] Ta { $points } poäng för { $card }
       *[other] Ta { $points } poäng för { $card }
    }
spice-road-label-rest =
    { $n ->
        [one] Vila och ta tillbaka ett kort
       *[other] Vila och ta tillbaka { $n } kort
    }
spice-road-label-raise = Uppgradera { $spice } till { $to }
spice-road-label-again = En gång till: { $card }
spice-road-label-stop = Det räcker
spice-road-label-drop = Lägg { $spice } på kortet
spice-road-label-discard = Lägg tillbaka { $spice }

# Kort och kuber i ord.
spice-road-card-create = ta { $cubes }
    .name = ”ta { $cubes }”
spice-road-card-upgrade =
    { $n ->
        [one] uppgradera en kub ett steg
       *[other] uppgradera kuber sammanlagt { $n } steg
    }
    .name =
        { $n ->
            [one] ”uppgradera en kub ett steg”
           *[other] ”uppgradera kuber sammanlagt { $n } steg”
        }
spice-road-card-trade = byt { $give } mot { $get }
    .name = ”byt { $give } mot { $get }”
spice-road-cubes-1 = { $a }
spice-road-cubes-2 = { $a } och { $b }
spice-road-cubes-3 = { $a }, { $b } och { $c }
spice-road-cubes-4 = { $a }, { $b }, { $c } och { $d }
spice-road-cubes-of = { $n } { $spice }

# Vad ett val kostar eller ger.
spice-road-hint-trade =
    { $n ->
        [one] en gång
       *[other] upp till { $n } gånger
    }
spice-road-hint-acquire =
    { $n ->
        [0] gratis
        [one] för { $n } kub
       *[other] för { $n } kuber
    }{ $cubes ->
        [none] { "" }
       *[other] , { $cubes } på kortet
    }
spice-road-hint-claim =
    { $coin ->
        [gold] med ett guldmynt
       *[silver] med ett silvermynt
    }
spice-road-hint-again =
    { $n ->
        [one] en gång till
       *[other] upp till { $n } gånger till
    }
spice-road-hint-cubes = { $n } i karavanen

# Poängräkningen.
spice-road-score-cards = poängkort
spice-road-score-gold = guld
spice-road-score-silver = silver
spice-road-score-cubes = kuber
