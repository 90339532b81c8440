puerto-rico = Puerto Rico

# Former: .the är den bestämda formen, .one den obestämda med artikel.
role-settler = nybyggare
    .the = nybyggaren
role-mayor = borgmästare
    .the = borgmästaren
role-builder = byggmästare
    .the = byggmästaren
role-craftsman = arbetare
    .the = arbetaren
role-trader = handelsman
    .the = handelsmannen
role-captain = kapten
    .the = kaptenen
role-prospector = guldgrävare
    .the = guldgrävaren
role-prospector2 = andra guldgrävaren
    .the = den andra guldgrävaren

good-corn = majs
good-indigo = indigo
good-sugar = socker
good-tobacco = tobak
good-coffee = kaffe

tile-corn = majsplantage
    .one = en majsplantage
    .the = majsplantagen
tile-indigo = indigoplantage
    .one = en indigoplantage
    .the = indigoplantagen
tile-sugar = sockerplantage
    .one = en sockerplantage
    .the = sockerplantagen
tile-tobacco = tobaksplantage
    .one = en tobaksplantage
    .the = tobaksplantagen
tile-coffee = kaffeplantage
    .one = en kaffeplantage
    .the = kaffeplantagen
tile-quarry = stenbrott
    .one = ett stenbrott
    .the = stenbrottet
tile-forest = skog
    .one = en skog
    .the = skogen

thing-san-juan = San Juan
    .one = San Juan
    .the = San Juan

building-small-indigo-plant = liten indigofabrik
    .one = en liten indigofabrik
    .the = den lilla indigofabriken
building-small-sugar-mill = litet sockerbruk
    .one = ett litet sockerbruk
    .the = det lilla sockerbruket
building-indigo-plant = indigofabrik
    .one = en indigofabrik
    .the = indigofabriken
building-sugar-mill = sockerbruk
    .one = ett sockerbruk
    .the = sockerbruket
building-tobacco-storage = tobakslager
    .one = ett tobakslager
    .the = tobakslagret
building-coffee-roaster = kafferosteri
    .one = ett kafferosteri
    .the = kafferosteriet
building-small-market = liten marknad
    .one = en liten marknad
    .the = den lilla marknaden
building-hacienda = hacienda
    .one = en hacienda
    .the = haciendan
building-construction-hut = barack
    .one = en barack
    .the = baracken
building-small-warehouse = litet magasin
    .one = ett litet magasin
    .the = det lilla magasinet
building-hospice = härbärge
    .one = ett härbärge
    .the = härbärget
building-office = kontor
    .one = ett kontor
    .the = kontoret
building-large-market = stor marknad
    .one = en stor marknad
    .the = den stora marknaden
building-large-warehouse = stort magasin
    .one = ett stort magasin
    .the = det stora magasinet
building-factory = fabrik
    .one = en fabrik
    .the = fabriken
building-university = universitet
    .one = ett universitet
    .the = universitetet
building-harbor = hamn
    .one = en hamn
    .the = hamnen
building-wharf = lastkaj
    .one = en lastkaj
    .the = lastkajen
building-guild-hall = gillesal
    .one = en gillesal
    .the = gillesalen
building-residence = residens
    .one = ett residens
    .the = residenset
building-fortress = fästning
    .one = en fästning
    .the = fästningen
building-customs-house = tullhus
    .one = ett tullhus
    .the = tullhuset
building-city-hall = rådhus
    .one = ett rådhus
    .the = rådhuset
building-aqueduct = akvedukt
    .one = en akvedukt
    .the = akvedukten
building-black-market = svart marknad
    .one = en svart marknad
    .the = den svarta marknaden
building-forest-house = skogvaktarstuga
    .one = en skogvaktarstuga
    .the = skogvaktarstugan
building-storehouse = förrådshus
    .one = ett förrådshus
    .the = förrådshuset
building-guesthouse = värdshus
    .one = ett värdshus
    .the = värdshuset
building-trading-post = handelsstation
    .one = en handelsstation
    .the = handelsstationen
building-church = kyrka
    .one = en kyrka
    .the = kyrkan
building-small-wharf = liten lastkaj
    .one = en liten lastkaj
    .the = den lilla lastkajen
building-lighthouse = fyr
    .one = en fyr
    .the = fyren
building-library = bibliotek
    .one = ett bibliotek
    .the = biblioteket
building-specialty-factory = specialiserad fabrik
    .one = en specialiserad fabrik
    .the = den specialiserade fabriken
building-union-hall = fackföreningslokal
    .one = en fackföreningslokal
    .the = fackföreningslokalen
building-statue = staty
    .one = en staty
    .the = statyn
building-cloister = kloster
    .one = ett kloster
    .the = klostret
building-land-office = lantmäterikontor
    .one = ett lantmäterikontor
    .the = lantmäterikontoret
building-chapel = kapell
    .one = ett kapell
    .the = kapellet
building-hunting-lodge = jaktstuga
    .one = en jaktstuga
    .the = jaktstugan
building-zoning-office = byggnadskontor
    .one = ett byggnadskontor
    .the = byggnadskontoret
building-royal-supplier = hovleverantör
    .one = en hovleverantör
    .the = hovleverantören
building-villa = villa
    .one = en villa
    .the = villan
building-jeweler = juvelerarverkstad
    .one = en juvelerarverkstad
    .the = juvelerarverkstaden
building-royal-garden = slottsträdgård
    .one = en slottsträdgård
    .the = slottsträdgården

# Varför något inte går.
puerto-rico-why-not-now =
    { $asked ->
        [pick] spelets byggnader väljs ut: ta med en byggnad (NEW-1).
        [role] det är dags att välja yrke (RND-1).
        [guests] nu får gäster flytta: flytta en gäst eller passa (NEW-10).
        [settle] det är nybyggarfas: ta en bricka eller passa (SETL-1).
        [lay] den dragna brickan måste läggas ut, som plantage eller som skog (NEW-7).
        [tile_colonist] frågan är om den nya brickan ska få en kolonist (SETL-7).
        [second_tile] nybyggaren ska ta sin andra bricka (NEW-16).
        [discard] frågan är vilken bricka som ska slängas (NOB-7).
        [mayor_colonist] frågan är om borgmästaren tar en kolonist (MAY-1).
        [board] kolonisterna går i land: ta en kolonist eller en adelsman från skeppet (NOB-3).
        [man_who] kolonisterna ska placeras ut (MAY-3).
        [man] kolonisterna ska placeras ut (MAY-3).
        [build] det är byggmästarfas: bygg eller passa (BUI-1).
        [pay] byggnaden ska betalas (NEW-8).
        [building_colonist] frågan är om den nya byggnaden ska få en kolonist (BUI-6).
        [bonus] frågan är vilken tunna arbetarens förmån ska ge (CRA-3).
        [trade] det är handelsmansfas: sälj eller passa (TRA-1).
        [supply] frågan är vilka tunnor som ska lämnas till hovleverantören (NOB-9).
        [load] skeppen ska lastas (CAP-1).
        [small] tunnor ska skeppas från den lilla lastkajen (NEW-13).
       *[store] tunnorna ska lagras (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } är redan med i spelet (NEW-1).
puerto-rico-why-not-drafted = { $building-the } hör inte till byggnaderna som kan tas med (NEW-1).
puerto-rico-why-no-board-space = det finns ingen ledig ruta för en byggnad som kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } har redan valt { $role-the } den här rundan (RND-1).
puerto-rico-why-no-such-role = med { $n } spelare är { $role-the } inte med (SET-10).
puerto-rico-why-draw-first-turn-only = en bricka ur högen får dras bara i nybyggarens första tur (NEW-16).
puerto-rico-why-needs-building = det kräver { $building-one }, och byggnaden måste vara aktiverad ({ $rule }).
puerto-rico-why-needs-noble = det kräver en adelsman på { $building-the } ({ $rule }).
puerto-rico-why-needs-colonist = det kräver en kolonist på { $building-the } ({ $rule }).
puerto-rico-why-drawn-already = en bricka ur högen har redan dragits den här turen (SETL-5).
puerto-rico-why-island-full = alla tolv ö-rutor är upptagna (SETL-3).
puerto-rico-why-no-tile-left = det finns inga brickor kvar att dra ur högen (SETL-5).
puerto-rico-why-no-quarry-left = det finns inga stenbrott kvar (SETL-2).
puerto-rico-why-no-right-to-quarry = bara nybyggaren eller den som har en aktiverad barack får ta ett stenbrott (SETL-2, SETL-6).
puerto-rico-why-not-face-up = ingen { $tile } ligger uppvänd (SETL-1).
puerto-rico-why-no-forest-left = det finns inga skogsbrickor kvar (NEW-5).
puerto-rico-why-no-such-tile = på ön finns ingen { $tile } att slänga (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = lantmäterikontoret har redan använts i den här fasen (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] i den här utgåvan säljer lantmäterikontoret en uppvänd bricka: ange vilken (NOB-5).
       *[other] i den här utgåvan säljer lantmäterikontoret en bricka ur högen (NOB-5).
    }
puerto-rico-why-land-office-no-forests = i den här utgåvan går skogar inte att sälja på lantmäterikontoret (NOB-5).
puerto-rico-why-no-doubloon = du har ingen dublon att betala med (NOB-5).
puerto-rico-why-other-place = nu gäller det vem som ska till { $place-the } (MAY-3).
puerto-rico-why-manning = så kan { $place-the } inte besättas: ingen får stanna i San Juan medan en cirkel är tom, och fler än som finns kan inte placeras ut (MAY-4).
puerto-rico-why-owned-already = { $building-the } står redan i din stad (BLD-1).
puerto-rico-why-not-in-game = { $building-the } är inte med i det här spelet (SET-11).
puerto-rico-why-sold-out = slutsålt: { $building } (SET-11).
puerto-rico-why-no-city-space =
    { $building-the } kräver { $needed ->
        [one] en stadsruta
       *[other] { $needed } stadsrutor
    }, och { $n ->
        [0] ingen är ledig (BUI-5).
        [one] bara en är ledig (BUI-5).
       *[other] bara { $n } är lediga (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $building-the } kostar nu { $price ->
        [one] en dublon
       *[other] { $price } dubloner
    }, och du har { $n ->
        [0] inga (BUI-2, BUI-3).
        [one] bara en (BUI-2, BUI-3).
       *[other] bara { $n } (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = du har ingen kolonist att lämna från { $place-the } (NEW-8).
puerto-rico-why-no-vp = du har ingen AP-marker att lämna (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] en dublon fattas
       *[other] { $n } dubloner fattas
    }: först en kolonist, sedan en tunna, sedan en AP-marker, och inget får hoppas över som resten inte kan ersätta (NEW-8).
puerto-rico-why-not-produced = arbetaren har inte producerat { $good } i den här fasen (CRA-3).
puerto-rico-why-supply-empty = det finns ingen tunna { $good } kvar i förrådet (CRA-3).
puerto-rico-why-sold-already = du har redan sålt en tunna i den här fasen (TRA-1).
puerto-rico-why-no-barrel = du har ingen tunna { $good }.
puerto-rico-why-house-full = handelshuset är fullt (TRA-5).
puerto-rico-why-in-house = handelshuset har redan { $good } (TRA-4).
puerto-rico-why-supplied-already = du har redan lämnat { $good }; varje sort bara en gång (NOB-9).
puerto-rico-why-wharf-used = lastkajen har redan använts i den här fasen (CAP-9).
puerto-rico-why-small-wharf-used = den lilla lastkajen har redan använts i den här fasen (NEW-13).
puerto-rico-why-no-such-ship = det finns inget fraktskepp för { $ship } tunnor (SET-8).
puerto-rico-why-ship-carries = { $good } får inte lastas på { $ship }-platsskeppet: det har { $other } ombord (CAP-2).
puerto-rico-why-ship-full = { $ship }-platsskeppet är fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } får bara lastas på { $ship }-platsskeppet (CAP-2).
puerto-rico-why-takes-more = { $good } måste lastas på ett tomt skepp som tar { $n } tunnor, inte på { $ship }-platsskeppet (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] du har ingen tunna { $good }.
        [one] du har bara en tunna { $good } att skeppa (NEW-13).
       *[other] du har bara { $n } tunnor { $good } att skeppa (NEW-13).
    }
puerto-rico-why-small-order = på den lilla lastkajen skeppas varorna i ordning, varje sort en gång (NEW-13).
puerto-rico-why-nothing-to-store = det finns ingen tunna { $good } kvar att lagra (CAP-11).
puerto-rico-why-store-first = först fylls magasinen: lagra en sort (CAP-11).
puerto-rico-why-no-warehouse-left = det finns inte plats för en hel sort: behåll enstaka tunnor (CAP-11).
puerto-rico-why-no-guests-with-mayor = gäster flyttar inte i borgmästarfasen (NEW-10).
puerto-rico-why-no-guests = du har inga gäster att flytta (NEW-10).
puerto-rico-why-no-circle = { $place-the } har ingen ledig cirkel för en gäst (NEW-10).
puerto-rico-why-must-load = den som kan lasta ett skepp måste göra det (CAP-1).

# Händelser.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } väljer { $role-the }.
        [one] { $seat } väljer { $role-the } och får en dublon.
       *[other] { $seat } väljer { $role-the } och får { $doubloons } dubloner.
    }
puerto-rico-took-tile = { $seat } lägger ut { $tile-one }.
puerto-rico-drew-tile = { $seat } drar en bricka ur högen.
puerto-rico-laid-forest = { $seat } lägger ut en skog.
puerto-rico-got-colonist = { $seat } får en kolonist till { $place-the }.
puerto-rico-got-noble = { $seat } får en adelsman till San Juan.
puerto-rico-discarded = { $seat } gör sig av med { $tile-one }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } tar en adelsman från skeppet.
           *[other] { $seat } tar { $bodies } adelsmän från skeppet.
        }
       *[other] { $bodies ->
            [one] { $seat } tar en kolonist från skeppet.
           *[other] { $seat } tar { $bodies } kolonister från skeppet.
        }
    }
puerto-rico-arranged = { $seat } har placerat ut sina kolonister.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [one] Koloniskeppet väntar med en kolonist ombord.
           *[other] Koloniskeppet väntar med { $colonists } kolonister ombord.
        }
       *[other] { $colonists ->
            [one] Koloniskeppet väntar med en kolonist och en adelsman ombord.
           *[other] Koloniskeppet väntar med { $colonists } kolonister och en adelsman ombord.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } bygger { $building-one } för 0 dubloner.
        [one] { $seat } bygger { $building-one } för en dublon.
       *[other] { $seat } bygger { $building-one } för { $doubloons } dubloner.
    }
puerto-rico-paid-colonist = { $seat } betalar med en kolonist från { $place-the }.
puerto-rico-paid-good = { $seat } betalar med en tunna { $good }.
puerto-rico-paid-vp = { $seat } betalar med en AP-marker.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } producerar en tunna { $good }.
       *[other] { $seat } producerar { $barrels } tunnor { $good }.
    }
puerto-rico-took-bonus = { $seat } tar en extra tunna { $good }.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } säljer { $good } men får inget betalt.
        [one] { $seat } säljer { $good } för en dublon.
       *[other] { $seat } säljer { $good } för { $doubloons } dubloner.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } säljer { $good } på handelsstationen men får inget betalt.
        [one] { $seat } säljer { $good } på handelsstationen för en dublon.
       *[other] { $seat } säljer { $good } på handelsstationen för { $doubloons } dubloner.
    }
puerto-rico-bought-tile = { $seat } köper en bricka för en dublon.
puerto-rico-house-emptied = Handelshuset är fullt och töms.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } lastar en tunna { $good } på { $ship }-platsskeppet.
       *[other] { $seat } lastar { $barrels } tunnor { $good } på { $ship }-platsskeppet.
    }
puerto-rico-loaded-wharf =
    { $barrels ->
        [one] { $seat } skeppar en tunna { $good } från lastkajen.
       *[other] { $seat } skeppar { $barrels } tunnor { $good } från lastkajen.
    }
puerto-rico-loaded-small =
    { $barrels ->
        [one] { $seat } skeppar en tunna { $good } från den lilla lastkajen.
       *[other] { $seat } skeppar { $barrels } tunnor { $good } från den lilla lastkajen.
    }
puerto-rico-supplied = { $seat } lämnar en tunna { $good } till hovleverantören.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } förlorar en tunna { $good } som inte kan lagras.
       *[other] { $seat } förlorar { $barrels } tunnor { $good } som inte kan lagras.
    }
puerto-rico-ship-emptied = { $ship }-platsskeppet seglar iväg lastat med { $good }.
puerto-rico-guest-moved = { $seat } flyttar en gäst till { $place-the }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } får en dublon
       *[other] { $seat } får { $doubloons } dubloner
    }{ $source ->
        [none] .
       *[other] { " " }tack vare { $source-the }.
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } får en anseendepoäng
       *[other] { $seat } får { $vp } anseendepoäng
    }{ $source ->
        [none] .
       *[other] { " " }tack vare { $source-the }.
    }
puerto-rico-round-began = Runda { $round } börjar med { $seat } som guvernör.
puerto-rico-end-came =
    { $end ->
        [END-1] Förrådet räcker inte till att fylla koloniskeppet: det här är sista rundan (END-1).
        [END-2] En stad är full: det här är sista rundan (END-2).
       *[END-3] AP-markerna är slut: det här är sista rundan (END-3).
    }
ended-by-end-1 = Förrådet räckte inte till att fylla koloniskeppet (END-1).
ended-by-end-2 = En stad var full (END-2).
ended-by-end-3 = AP-markerna hade tagit slut (END-3).
puerto-rico-picked = { $seat } tar med { $building-the } i spelet.
puerto-rico-opened-tile = En bricka vänds upp: { $tile }.
puerto-rico-shuffled = De { $tiles } brickorna i slänghögen blandas till en ny hög.

# Alternativ och ställningar.
puerto-rico-error-buildings-without-custom = ”buildings” kan bara användas med market = custom.
puerto-rico-error-custom-needs-buildings = market = custom kräver ”buildings”: en lista med lila byggnader.
puerto-rico-error-building-twice = ”buildings” nämner { $building } två gånger.
puerto-rico-error-takers = yrkena måste ha valts i tur och ordning från guvernören, plats { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] ett yrke är valt
       *[other] { $n } yrken är valda
    }, och det stämmer inte med fasen (RND-1).
puerto-rico-error-spaces = för många byggnader som kostar { $cost }; det finns plats för { $most } (NEW-1).
puerto-rico-error-end = { $rule } stämmer inte med det som ligger på bordet.
puerto-rico-error-no-end = ett avslutat parti måste ange vad som avslutade det (RND-5).
puerto-rico-error-no-seat = efter slutet står ingen på tur (RND-5).
puerto-rico-error-ships = det måste finnas ett skepp för var och en av: { $ships }.
puerto-rico-error-ship-good = ett skepp med tunnor anger sin vara, ett tomt anger ingen.
puerto-rico-error-kind-twice = en sort får bara finnas på ett skepp (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } på bordet, men bara { $total } i lådan.
puerto-rico-error-not-in-game = { $building-the } är inte med i det här spelet.
puerto-rico-error-no-tokens = den här utgåvan har inga skogsbrickor.
puerto-rico-error-no-forests = utan de nya byggnaderna finns inga skogar.
puerto-rico-error-forest-tiles = de { $forests } skogarna måste bestå av brickor som inte finns någon annanstans.
puerto-rico-error-draft = så kan ett val av byggnader inte se ut.
puerto-rico-error-pending = det kan inte vara vad som ska avgöras här.

# Det som felen nämner.
puerto-rico-pieces-colonists = kolonister
puerto-rico-pieces-nobles = adelsmän
puerto-rico-pieces-barrels = tunnor
puerto-rico-pieces-tiles = brickor
puerto-rico-pieces-city-spaces = stadsrutor
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

# Bordet.
puerto-rico-board-round = runda { $round }
puerto-rico-board-governor = guvernör { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] val av byggnader
        [role_choice] val av yrke
       *[game_over] spelet är slut
    }
puerto-rico-board-ending = sista rundan
puerto-rico-board-roles = yrken
puerto-rico-board-tiles = brickor
puerto-rico-board-ships = skepp
puerto-rico-board-supply = förråd
puerto-rico-board-island = · ö
puerto-rico-board-city = · stad
puerto-rico-board-quarries = stenbrott ×{ $n }
puerto-rico-board-stack = hög { $n }
puerto-rico-board-discards = slänghög { $n }
puerto-rico-board-forests = skogar { $n }
puerto-rico-board-house = handelshus: { $goods }
puerto-rico-board-vp = AP { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] kolonister { $n }
       *[other] kolonister { $n }, adelsmän { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] ombord { $n }
       *[other] ombord { $n } + { $nobles } adelsman
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } dublon
       *[other] { $n } dubloner
    }
puerto-rico-board-own-vp = { $vp } AP
puerto-rico-board-spaces = ({ $used }/12)

# Frågor, för alla att läsa.
puerto-rico-ask-pick = { $seat } tar med en byggnad i spelet
    .you = Ta med en byggnad i spelet
puerto-rico-ask-role = { $seat } väljer yrke
    .you = Välj yrke
puerto-rico-ask-guests = { $seat } får flytta gäster
    .you = Du får flytta gäster
puerto-rico-ask-settle = Nybyggare: { $seat } tar en bricka
    .you = Nybyggare: du får ta en bricka
puerto-rico-ask-lay = { $seat } lägger ut den dragna brickan
    .you = Lägg ut brickan som du drog
puerto-rico-ask-tile-colonist = Nybyggare: { $seat } får ta en kolonist till { $tile-the }
    .you = Nybyggare: du får ta en kolonist till { $tile-the }
puerto-rico-ask-forest-colonist = Nybyggare: { $seat } får ta en kolonist till San Juan för skogen
    .you = Nybyggare: du får ta en kolonist till San Juan för skogen
puerto-rico-ask-second-tile = Nybyggare: { $seat } tar en andra bricka
    .you = Nybyggare: du får ta en andra bricka
puerto-rico-ask-discard = Nybyggare: { $seat } får slänga en bricka
    .you = Nybyggare: du får slänga en bricka
puerto-rico-ask-mayor-colonist = Borgmästare: { $seat } får ta en kolonist ur förrådet
    .you = Borgmästare: du får ta en kolonist ur förrådet
puerto-rico-ask-board = Borgmästare: { $seat } tar en kolonist eller en adelsman från skeppet
    .you = Borgmästare: ta en kolonist eller en adelsman från skeppet
puerto-rico-ask-man =
    Borgmästare: { $seat } placerar ut { $n ->
        [one] { $n } kolonist
       *[other] { $n } kolonister
    }{ $nobles ->
        [0] { "" }
        [one] { " " }och { $nobles } adelsman
       *[other] { " " }och { $nobles } adelsmän
    }
    .you = Borgmästare: placera ut { $n ->
            [one] { $n } kolonist
           *[other] { $n } kolonister
        }{ $nobles ->
            [0] { "" }
            [one] { " " }och { $nobles } adelsman
           *[other] { " " }och { $nobles } adelsmän
        }
puerto-rico-ask-build = Byggmästare: { $seat } får bygga
    .you = Byggmästare: du får bygga
puerto-rico-ask-pay =
    { $n ->
        [one] Byggmästare: { $seat } har { $n } dublon kvar att betala för { $building-the }
       *[other] Byggmästare: { $seat } har { $n } dubloner kvar att betala för { $building-the }
    }
    .you =
        { $n ->
            [one] Byggmästare: du har { $n } dublon kvar att betala för { $building-the }
           *[other] Byggmästare: du har { $n } dubloner kvar att betala för { $building-the }
        }
puerto-rico-ask-building-colonist = Byggmästare: { $seat } får ta en kolonist till { $building-the }
    .you = Byggmästare: du får ta en kolonist till { $building-the }
puerto-rico-ask-bonus = Arbetare: { $seat } får ta en extra tunna
    .you = Arbetare: du får ta en extra tunna
puerto-rico-ask-trade =
    { $sold ->
        [1] Handelsman: { $seat } får använda lantmäterikontoret
       *[other] Handelsman: { $seat } får sälja en tunna
    }
    .you =
        { $sold ->
            [1] Handelsman: du får använda lantmäterikontoret
           *[other] Handelsman: du får sälja en tunna
        }
puerto-rico-ask-supply = Kapten: { $seat } får lämna tunnor till hovleverantören
    .you = Kapten: du får lämna tunnor till hovleverantören
puerto-rico-ask-load = Kapten: { $seat } lastar tunnor
    .you = Kapten: lasta tunnor
puerto-rico-ask-small = Kapten: { $seat } skeppar från den lilla lastkajen
    .you = Kapten: skeppa från den lilla lastkajen
puerto-rico-ask-store = Kapten: { $seat } lagrar tunnor
    .you = Kapten: lagra tunnor

# Svar, för en knapp eller en meny.
puerto-rico-label-pick = Ta med { $building-the } i spelet
puerto-rico-label-role = Välj { $role-the }
puerto-rico-label-draw = Dra först en bricka ur högen
puerto-rico-label-lay = Lägg ut { $tile-one }
puerto-rico-label-take = Ta { $tile-one }
puerto-rico-label-take-forest = Ta { $tile-one } som skog
puerto-rico-label-colonist = Ta en kolonist
puerto-rico-label-colonist-to-san-juan = Ta en kolonist till San Juan
puerto-rico-label-discard =
    { $sold ->
        [1] Sälj { $tile-one } för en dublon
       *[other] Släng { $tile-one }
    }
puerto-rico-label-board-noble = Ta en adelsman
puerto-rico-label-man-who =
    { $who ->
        [noble] Skicka en adelsman till { $place-the }
        [colonist] Skicka en kolonist till { $place-the }
       *[none] Lämna { $place-the } utan kolonist
    }
puerto-rico-label-man =
    { $n ->
        [0] Lämna { $place-the } utan kolonist
       *[other] Skicka { $n } till { $place-the }
    }
puerto-rico-label-build = Bygg { $building-one }
puerto-rico-label-pay-colonist = Betala med en kolonist från { $place-the }
puerto-rico-label-pay-good = Betala med en tunna { $good }
puerto-rico-label-pay-vp = Betala med en AP-marker
puerto-rico-label-bonus = Ta en extra tunna { $good }
puerto-rico-label-sell = Sälj { $good } till handelshuset
puerto-rico-label-post = Sälj { $good } på handelsstationen
puerto-rico-label-buy-tile = Köp en bricka ur högen
puerto-rico-label-buy-open-tile = Köp { $tile-one }
puerto-rico-label-supply = Lämna { $good } till hovleverantören
puerto-rico-label-load = Lasta { $good } på { $ship }-platsskeppet
puerto-rico-label-load-wharf = Skeppa { $good } från lastkajen
puerto-rico-label-small =
    { $n ->
        [one] Skeppa en tunna { $good } från den lilla lastkajen
       *[other] Skeppa { $n } tunnor { $good } från den lilla lastkajen
    }
puerto-rico-label-done = Det räcker
puerto-rico-label-store = Lagra alla tunnor { $good }
puerto-rico-label-keep = Behåll en tunna { $good }
puerto-rico-label-guest = Flytta en gäst till { $place-the }
puerto-rico-label-pass =
    { $asked ->
        [guests] Låt gästerna stanna
        [tile_colonist] Ingen kolonist
        [discard] Släng ingenting
        [mayor_colonist] Ingen kolonist
        [building_colonist] Ingen kolonist
        [bonus] Ingen tunna
        [supply] Lämna inget mer
       *[other] Passa
    }

# Bredvid valen.
puerto-rico-hint-role =
    { $n ->
        [one] en dublon på kortet
       *[other] { $n } dubloner på kortet
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] du producerar ingenting
        [one] du producerar en tunna
       *[other] du producerar { $made } tunnor
    }{ $n ->
        [0] { "" }
        [one] , en dublon på kortet
       *[other] , { $n } dubloner på kortet
    }
puerto-rico-hint-build =
    { $price ->
        [0] gratis
        [one] { $price } dublon
       *[other] { $price } dubloner
    }, { $vp } AP
puerto-rico-hint-sell =
    { $n ->
        [one] { $n } dublon
       *[other] { $n } dubloner
    }
puerto-rico-hint-load =
    { $n ->
        [one] { $n } tunna
       *[other] { $n } tunnor
    }, { $vp } AP

# Poängräkningen.
puerto-rico-score-vp = AP-marker
puerto-rico-score-buildings = byggnader
puerto-rico-score-nobles = adelsmän
