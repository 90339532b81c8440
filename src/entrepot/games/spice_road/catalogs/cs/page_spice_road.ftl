# The board of Spice Road on the page.
sr-points = Bodové karty
sr-merchants = Obchodníci
sr-hand = V ruce
sr-played = Zahrané
sr-ladder = Pořadí koření: každé vylepšení je jeden krok nahoru
sr-tray = Tvoje volba
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
sr-about = O této kartě
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

# The start.
page-game-spice-road = Obchoduj s kořením a proměň ho v ty nejcennější karty.

# Options.
page-option-open-points = Bodové karty jsou veřejné

# What a thing is.
page-about-merchant-card = Karta obchodníka
page-about-point-card = Bodová karta
page-about-create = Získáš { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Vylepši kostku o { $n } krok.
        [few] Vylepši kostky celkem o { $n } kroky, vždy na následující koření.
       *[other] Vylepši kostky celkem o { $n } kroků, vždy na následující koření.
    }
page-about-trade = Vyměníš { $give-acc } za { $get-acc }, kolikrát chceš a můžeš.
page-about-claim =
    { $points ->
        [one] Zaplať { $cubes-acc } za { $points } bod.
        [few] Zaplať { $cubes-acc } za { $points } body.
       *[other] Zaplať { $cubes-acc } za { $points } bodů.
    }

# The rules in short.
page-rules-spice-road-aim = O co jde
page-rules-spice-road-aim-text = Každý hráč vede karavanu, která uveze až deset kostek koření. Kartami je získává, vylepšuje a směňuje. Kdo má kostky, které ukazuje bodová karta, smí si ji vzít. Vyhrává, kdo má nejvíc bodů.
page-rules-spice-road-turn = Průběh tahu
page-rules-spice-road-turn-text = Vyber jednu ze čtyř možností:
page-rules-action-play = Zahrát kartu
page-rules-action-play-text = Vylož kartu obchodníka z ruky a udělej, co říká: získej kostky, vylepši je, nebo je směň, kolikrát chceš.
page-rules-action-acquire = Koupit kartu
page-rules-action-acquire-text = Vezmi si kartu obchodníka z řady. První je zdarma; za vzdálenější polož po kostce na každou kartu před ní. Kostky, které na kartě leží, jsou tvoje.
page-rules-action-rest = Odpočinek
page-rules-action-rest-text = Vezmi si všechny zahrané karty zpět do ruky.
page-rules-action-claim = Vzít bodovou kartu
page-rules-action-claim-text = Zaplať kostky, které ukazuje. K prvním dvěma kartám v řadě patří zlatá a stříbrná mince, dokud nějaké jsou: za 3 body a za 1 bod.
page-rules-spice-road-cubes = Koření
page-rules-spice-road-cubes-text = Od nejlevnějšího po nejvzácnější. Vylepšit kostku znamená vyměnit ji za následující.
page-rules-spice-road-end = Konec hry
page-rules-spice-road-end-text = Když si někdo vezme pátou bodovou kartu, ve dvou nebo třech hráčích šestou, kolo se dohraje. Za každou zbylou kostku kromě nejlevnějších je bod.

# The game that teaches.
page-lesson-spice-road-aim = Cíl hry: získat nejvíc bodů za bodové karty, které se platí kořením.
page-lesson-spice-road-turn = Ve svém tahu uděláš jednu ze čtyř věcí: zahraješ kartu, koupíš kartu obchodníka, vezmeš si bodovou kartu, nebo si odpočineš.
page-lesson-spice-road-ladder = Koření má své pořadí, od kurkumy po skořici. Vylepšení vymění kostku za následující koření. Karavana uveze deset kostek.
page-lesson-spice-road-merchants = První karta obchodníka v řadě je zdarma. Vzdálenější stojí po kostce na každou kartu před ní; kostky na kartě, kterou koupíš, jsou tvoje.
page-lesson-spice-road-rest = Zahrané karty zůstávají na stole, dokud si neodpočineš: pak si je všechny vezmeš zpět do ruky.
page-lesson-spice-road-engine = Tvoje karty jsou jako stroj: některé dávají koření, jiné ho mění v lepší. Pár karet, které se doplňují, má větší cenu než mnoho náhodných.
page-lesson-spice-road-trade = Směnnou kartu lze v jednom tahu použít vícekrát, dokud máš čím platit.
page-lesson-spice-road-points = Bodová karta stojí koření, které ukazuje. K první v řadě patří zlatá mince (3 body) a k druhé stříbrná (1 bod), dokud nějaké jsou.
page-lesson-spice-road-timing = Záleží na načasování: stejnou bodovou kartu mohou chtít i ostatní. Sleduj, čí karavana ji brzy zaplatí.
page-lesson-spice-road-end = Ve třech hráčích hra končí kolem, ve kterém si někdo vezme šestou bodovou kartu. Každá zbylá kostka kromě kurkumy má pak hodnotu 1 bodu.
page-lesson-spice-road-finish = Teď znáš koření a karty a víš, jak hra končí. Hraj dál; rady ti zůstanou.
page-lesson-spice-road-watch = Teď jsou na řadě ostatní. Sleduj, které karty si berou.
page-lesson-spice-road-ask-turn = Kterou bodovou kartu můžeš zaplatit nejdřív a které karty ti k tomu pomohou?
page-lesson-spice-road-ask-upgrade = Každý krok změní jednu kostku v následující koření. Skončit můžeš i dřív.
page-lesson-spice-road-ask-trade = Směnu smíš opakovat, dokud máš čím platit, nebo skončit.
page-lesson-spice-road-ask-drop = Na každou kartu před tou, kterou chceš, přijde jedna kostka. Které to budou, vybíráš ty.
page-lesson-spice-road-ask-discard = Karavana uveze deset kostek. Kterých se vzdáš, vybíráš ty.

# What a round has changed.
page-change-cubes =
    { $n ->
        [one] { $signed } kostka
        [few] { $signed } kostky
       *[other] { $signed } kostek
    }
page-change-cards =
    { $n ->
        [one] { $signed } karta obchodníka
        [few] { $signed } karty obchodníka
       *[other] { $signed } karet obchodníka
    }
page-change-claimed =
    { $n ->
        [one] { $signed } bodová karta
        [few] { $signed } bodové karty
       *[other] { $signed } bodových karet
    }

# Parts of the table, on a narrow screen.
sr-tabs = Části stolu
sr-tab-table = Stůl
sr-tab-others = Ostatní
