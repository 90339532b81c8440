spice-road = Cesta koření

spice-turmeric = kurkuma
    .acc = kurkumu
    .gen = kurkumy
    .few = kurkumy
    .many = kurkum
spice-saffron = šafrán
    .acc = šafrán
    .gen = šafránu
    .few = šafrány
    .many = šafránů
spice-cardamom = kardamom
    .acc = kardamom
    .gen = kardamomu
    .few = kardamomy
    .many = kardamomů
spice-cinnamon = skořice
    .acc = skořici
    .gen = skořice
    .few = skořice
    .many = skořic

# Why an action is refused.
spice-road-why-nothing-played = nemáš zahranou žádnou kartu, není co vzít zpět (CEN-11).
spice-road-why-nothing-begun = není rozehráno nic, v čem by se dalo pokračovat (CEN-6).
spice-road-why-already-played = karta { $card-name } už je zahraná; do ruky se vrátí odpočinkem (CEN-11).
spice-road-why-not-in-hand = kartu { $card-name } nemáš v ruce (CEN-7).
spice-road-why-nothing-to-raise = v karavaně nemáš kostku, kterou by šlo vylepšit (CEN-8).
spice-road-why-cannot-trade = na kartu { $card-name } nemáš, chybí { $missing } (CEN-9).
spice-road-why-not-in-row = karta { $card-name } neleží v řadě obchodníků (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] karta { $card-name } stojí { $needed } kostku
        [few] karta { $card-name } stojí { $needed } kostky
       *[other] karta { $card-name } stojí { $needed } kostek
    }, jednu na každou kartu vlevo od ní, a v karavaně { $cubes ->
        [0] nemáš žádnou
        [one] máš jen { $cubes }
        [few] máš jen { $cubes }
       *[other] máš jen { $cubes }
    } (CEN-10).
spice-road-why-not-in-point-row = bodová karta za { $cost-acc } neleží v řadě (CEN-12).
spice-road-why-cannot-claim = na bodovou kartu za { $cost-acc } nemáš, chybí { $missing } (CEN-12).
spice-road-why-raise-one = aspoň jednu kostku je třeba vylepšit (CEN-8).
spice-road-why-no-such-cube = v karavaně nemáš žádnou kostku { $spice-gen }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] hraje se karta { $card-name }: vylepši kostky, nebo skonči (CEN-8).
        [trade] hraje se karta { $card-name }: směň znovu, nebo skonči (CEN-9).
        [drop] kupuje se karta { $card-name }: polož kostku na každou kartu vlevo od ní (CEN-10).
       *[discard] v karavaně je víc než deset kostek: odhoď přebytek (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } hraje kartu { $card-name }.
spice-road-raised = { $seat } vylepšuje { $spice-acc } na { $to-acc }.
spice-road-traded = { $seat } směňuje { $give-acc } za { $get-acc }.
spice-road-dropped = { $seat } pokládá { $spice-acc } na kartu { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kupuje kartu { $card-name }.
       *[other] { $seat } kupuje kartu { $card-name } a s ní { $cubes-acc }.
    }
spice-road-rested = { $seat } odpočívá.
spice-road-claimed =
    { $points ->
        [one] { $seat } platí { $card-acc } a bere si kartu za { $points } bod
        [few] { $seat } platí { $card-acc } a bere si kartu za { $points } body
       *[other] { $seat } platí { $card-acc } a bere si kartu za { $points } bodů
    }{ $coin ->
        [gold] { " " }a k ní zlatou minci.
        [silver] { " " }a k ní stříbrnou minci.
       *[none] .
    }
spice-road-discarded = { $seat } odhazuje { $spice-acc }.
spice-road-opened-merchant = Odkrývá se karta obchodníka { $card-name }.
spice-road-opened-points =
    { $points ->
        [one] Odkrývá se bodová karta: { $points } bod za { $card-acc }.
        [few] Odkrývá se bodová karta: { $points } body za { $card-acc }.
       *[other] Odkrývá se bodová karta: { $points } bodů za { $card-acc }.
    }
spice-road-last-round = { $seat } má dost bodových karet: hraje se poslední kolo.
ended-by-cen-14 = Někdo nasbíral dost bodových karet (CEN-14).

# Position errors.
spice-road-error-starters = mezi kartami v ruce a zahranými musí být +YY a ^2, každá karta jednou.
spice-road-error-cubes = kostky se zapisují písmeny { $letters }, nejvýš { $most }.
spice-road-error-row =
    { $length ->
        [one] v řadě musí ležet { $length } karta, nebo méně, když je balíček prázdný.
        [few] v řadě musí ležet { $length } karty, nebo méně, když je balíček prázdný.
       *[other] v řadě musí ležet { $length } karet, nebo méně, když je balíček prázdný.
    }
spice-road-error-pending = o tomhle se tady rozhodovat nedá.
spice-road-error-caravan = mezi tahy pojme karavana nejvýš { $most } kostek (CEN-13).
spice-road-error-points = nikdo nemůže získat víc bodových karet než { $most } (CEN-14).
spice-road-error-ended = s tolika kartami už by tento hráč nebyl na tahu, hra by skončila (CEN-14).

# What the errors name.
spice-road-pieces-gold = zlaté mince
spice-road-pieces-silver = stříbrné mince

# The board.
spice-road-board-round = { $round }. kolo
spice-road-board-points = body
spice-road-board-merchants = obchodníci
spice-road-board-hand = v ruce
spice-road-board-played = zahrané
spice-road-board-deck = balíček { $n }
spice-road-board-price =
    { $n ->
        [0] zdarma
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }
spice-road-coins-gold = zlaté ×{ $n }
spice-road-coins-silver = stříbrné ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] žádné bodové karty
        [one] { $n } bodová karta
        [few] { $n } bodové karty
       *[other] { $n } bodových karet
    }

# What is asked, for everybody to read.
spice-road-ask-turn = { $seat } zahraje kartu, koupí kartu, vezme si bodovou kartu, nebo si odpočine
    .you = Zahraj kartu, kup kartu, vezmi si bodovou kartu, nebo si odpočiň
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } smí vylepšit kostku o { $n } krok
        [few] { $seat } smí vylepšit kostky, celkem o { $n } kroky
       *[other] { $seat } smí vylepšit kostky, celkem o { $n } kroků
    }
    .you =
        { $n ->
            [one] Smíš vylepšit kostku o { $n } krok
            [few] Smíš vylepšit kostky, celkem o { $n } kroky
           *[other] Smíš vylepšit kostky, celkem o { $n } kroků
        }
spice-road-ask-trade = { $seat } smí směnit znovu: { $card }
    .you = Smíš směnit znovu: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } pokládá kostku na kartu vlevo
        [few] { $seat } pokládá po kostce na { $n } karty vlevo
       *[other] { $seat } pokládá po kostce na { $n } karet vlevo
    }
    .you =
        { $n ->
            [one] Polož kostku na kartu vlevo
            [few] Polož po kostce na { $n } karty vlevo
           *[other] Polož po kostce na { $n } karet vlevo
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } odhazuje { $n } kostku: karavana jich pojme deset
        [few] { $seat } odhazuje { $n } kostky: karavana jich pojme deset
       *[other] { $seat } odhazuje { $n } kostek: karavana jich pojme deset
    }
    .you =
        { $n ->
            [one] Odhoď { $n } kostku: karavana jich pojme deset
            [few] Odhoď { $n } kostky: karavana jich pojme deset
           *[other] Odhoď { $n } kostek: karavana jich pojme deset
        }

# What may be answered, for a button or a menu.
spice-road-label-play = Zahrát kartu { $card-name }
spice-road-label-acquire = Koupit kartu { $card-name }
spice-road-label-claim =
    { $points ->
        [one] Vzít bodovou kartu: { $points } bod za { $card-acc }
        [few] Vzít bodovou kartu: { $points } body za { $card-acc }
       *[other] Vzít bodovou kartu: { $points } bodů za { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Odpočinout si a vrátit do ruky { $n } kartu
        [few] Odpočinout si a vrátit do ruky { $n } karty
       *[other] Odpočinout si a vrátit do ruky { $n } karet
    }
spice-road-label-raise = Vylepšit { $spice-acc } na { $to-acc }
spice-road-label-again = Ještě jednou: { $card }
spice-road-label-stop = Hotovo
spice-road-label-drop = Položit { $spice-acc }
spice-road-label-discard = Odhodit { $spice-acc }

# Cards and cubes in words.
spice-road-card-create = získat { $cubes-acc }
    .name = „získat { $cubes-acc }“
spice-road-card-upgrade =
    { $n ->
        [one] vylepšit o { $n } krok
        [few] vylepšit o { $n } kroky
       *[other] vylepšit o { $n } kroků
    }
    .name =
        { $n ->
            [one] „vylepšit o { $n } krok“
            [few] „vylepšit o { $n } kroky“
           *[other] „vylepšit o { $n } kroků“
        }
spice-road-card-trade = { $give } → { $get }
    .name = „{ $give } → { $get }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
spice-road-cubes-2 = { $a } a { $b }
    .acc = { $a-acc } a { $b-acc }
spice-road-cubes-3 = { $a }, { $b } a { $c }
    .acc = { $a-acc }, { $b-acc } a { $c-acc }
spice-road-cubes-4 = { $a }, { $b }, { $c } a { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } a { $d-acc }
spice-road-cubes-of =
    { $n ->
        [one] { $n } { $spice }
        [few] { $n } { $spice-few }
       *[other] { $n } { $spice-many }
    }
    .acc =
        { $n ->
            [one] { $n } { $spice-acc }
            [few] { $n } { $spice-few }
           *[other] { $n } { $spice-many }
        }

# What a choice costs or brings.
spice-road-hint-trade =
    { $n ->
        [one] jednou
        [few] až { $n }×
       *[other] až { $n }×
    }
spice-road-hint-acquire =
    { $n ->
        [0] zdarma
        [one] za { $n } kostku
        [few] za { $n } kostky
       *[other] za { $n } kostek
    }{ $cubes ->
        [none] { "" }
       *[other] , na ní: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] se zlatou mincí
       *[silver] se stříbrnou mincí
    }
spice-road-hint-again =
    { $n ->
        [one] ještě jednou
        [few] ještě až { $n }×
       *[other] ještě až { $n }×
    }
spice-road-hint-cubes = v karavaně { $n }

# The score sheet.
spice-road-score-cards = bodové karty
spice-road-score-gold = zlaté mince
spice-road-score-silver = stříbrné mince
spice-road-score-cubes = kostky
