# The board of Spice Road on the page.
sr-points = Bodové karty
sr-merchants = Obchodníci
sr-hand = V ruce
sr-played = Zahrané
sr-tray = O čem se rozhoduje
sr-score =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

# Things in words, for those who hear the board.
sr-caravan = Karavana: { $cubes }
sr-caravan-empty = Karavana: prázdná
sr-lying = leží na ní { $cubes }
sr-card-create = Karta koření: získáš { $get-acc }
sr-card-upgrade =
    { $n ->
        [one] Karta vylepšení: kostka o { $n } krok
        [few] Karta vylepšení: kostky až o { $n } kroky
       *[other] Karta vylepšení: kostky až o { $n } kroků
    }
sr-card-trade = Směnná karta: { $give-acc } za { $get-acc }
sr-card-points =
    { $n ->
        [one] Bodová karta: { $n } bod za { $cost-acc }
        [few] Bodová karta: { $n } body za { $cost-acc }
       *[other] Bodová karta: { $n } bodů za { $cost-acc }
    }
sr-about = Co je to za kartu
sr-with-hint = { $name } ({ $hint })

# What is being decided.
sr-how-often = Kolikrát?
sr-how-often-more = Kolikrát ještě?
sr-trade-times =
    { $n ->
        [one] Jednou: { $give-acc } za { $get-acc }
        [few] { $n }×: { $give-acc } za { $get-acc }
       *[other] { $n }×: { $give-acc } za { $get-acc }
    }
sr-cancel = Zrušit
sr-steps-left =
    { $n ->
        [one] Vyber kostku k vylepšení: zbývá { $n } krok
        [few] Vyber kostku k vylepšení: zbývají { $n } kroky
       *[other] Vyber kostku k vylepšení: zbývá { $n } kroků
    }
sr-ask-drop =
    { $n ->
        [one] Vyber poslední kostku, kterou položíš
        [few] Vyber kostku na každou kartu vlevo: ještě { $n }
       *[other] Vyber kostku na každou kartu vlevo: ještě { $n }
    }
sr-ask-discard = Příliš mnoho kostek: vyber, které odhodíš
sr-cheapest-drop = Položit nejlevnější
sr-cheapest-discard = Odhodit nejlevnější
