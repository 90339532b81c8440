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
role-prospector2 = andra guldgrävare
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
building-jeweler = juvelerare
    .one = en juvelerare
    .the = juveleraren
building-royal-garden = slottsträdgård
    .one = en slottsträdgård
    .the = slottsträdgården

# Varför något inte går.
puerto-rico-why-not-now =
    { $asked ->
        [pick] utbudet håller på att väljas: välj en byggnad (NEW-1).
        [role] det är dags att välja roll (RND-1).
        [guests] nu får gäster flytta, eller passa (NEW-10).
        [settle] nybyggaren är i gång: ta en bricka eller passa (SETL-1).
        [lay] den dragna brickan måste läggas, som plantage eller som skog (NEW-7).
        [tile_colonist] frågan är om en kolonist kommer till den nya brickan (SETL-7).
        [second_tile] nybyggaren tar sin andra bricka (NEW-16).
        [discard] frågan är vilken bricka som ska kastas (NOB-7).
        [mayor_colonist] frågan är om borgmästaren tar en kolonist (MAY-1).
        [board] kolonisterna går i land: ta en kolonist eller en adelsman från skeppet (NOB-3).
        [man_who] kolonister placeras (MAY-3).
        [man] kolonister placeras (MAY-3).
        [build] byggmästaren är i gång: bygg eller passa (BUI-1).
        [pay] byggnaden ska betalas (NEW-8).
        [building_colonist] frågan är om en kolonist kommer till den nya byggnaden (BUI-6).
        [bonus] frågan är vilken tunna arbetarens förmån ger (CRA-3).
        [trade] handelsmannen är i gång: sälj eller passa (TRA-1).
        [supply] frågan är vilka tunnor som går till hovleverantören (NOB-9).
        [load] skeppen lastas (CAP-1).
        [small] den lilla lastkajen lastas (NEW-13).
       *[store] tunnor magasineras (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } är redan med i spelet (NEW-1).
puerto-rico-why-not-drafted = { $building-the } är inte en av byggnaderna att välja bland (NEW-1).
puerto-rico-why-no-board-space = det finns ingen ledig plats för en byggnad som kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } har redan tagit { $role-the } den här rundan (RND-1).
puerto-rico-why-no-such-role = med { $n } spelare finns det ingen sådan roll: { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = den dolda brickan hör till nybyggarens första drag (NEW-16).
puerto-rico-why-needs-building = det kräver en bemannad byggnad: { $building } ({ $rule }).
puerto-rico-why-needs-noble = det kräver en adelsman i { $building-the } ({ $rule }).
puerto-rico-why-needs-colonist = det kräver en kolonist i { $building-the } ({ $rule }).
puerto-rico-why-drawn-already = en dold bricka har redan dragits i det här draget (SETL-5).
puerto-rico-why-island-full = alla tolv platser på ön är upptagna (SETL-3).
puerto-rico-why-no-tile-left = det finns inga dolda brickor kvar (SETL-5).
puerto-rico-why-no-quarry-left = det finns inga stenbrott kvar (SETL-2).
puerto-rico-why-no-right-to-quarry = stenbrott är för nybyggaren, eller för en bemannad barack (SETL-2, SETL-6).
puerto-rico-why-not-face-up = ingen { $tile } ligger öppen (SETL-1).
puerto-rico-why-no-forest-left = det finns inga skogsbrickor kvar (NEW-5).
puerto-rico-why-no-such-tile = på ön finns inget att kasta av slaget { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = lantmäterikontoret har redan använts i den här fasen (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] i den här utgåvan säljer lantmäterikontoret en öppen bricka: säg vilken (NOB-5).
       *[other] i den här utgåvan säljer lantmäterikontoret en dold bricka (NOB-5).
    }
puerto-rico-why-land-office-no-forests = i den här utgåvan säljer lantmäterikontoret inga skogar (NOB-5).
puerto-rico-why-no-doubloon = det finns ingen dublon att betala med (NOB-5).
puerto-rico-why-other-place = frågan är vem som går hit: { $place } (MAY-3).
puerto-rico-why-manning = { $place-the } kan inte bemannas så: ingen får bli kvar i San Juan medan en cirkel är tom, och fler än de som finns kan inte gå (MAY-4).
puerto-rico-why-owned-already = { $building-the } står redan i staden (BLD-1).
puerto-rico-why-not-in-game = { $building-the } är inte med i det här spelet (SET-11).
puerto-rico-why-sold-out = slutsåld: { $building } (SET-11).
puerto-rico-why-no-city-space =
    { $n ->
        [0] { $building-the } tar { $needed } av stadens platser och ingen är ledig (BUI-5).
        [one] { $building-the } tar { $needed } av stadens platser och en är ledig (BUI-5).
       *[other] { $building-the } tar { $needed } av stadens platser och { $n } är lediga (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $n ->
        [0] { $building-the } kostar nu { $price } och det finns inga dubloner (BUI-2, BUI-3).
        [one] { $building-the } kostar nu { $price } och det finns en dublon (BUI-2, BUI-3).
       *[other] { $building-the } kostar nu { $price } och det finns { $n } dubloner (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = här står ingen som kan lämnas: { $place } (NEW-8).
puerto-rico-why-no-vp = det finns inga anseendepoäng att lämna (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] en dublon fattas
       *[other] { $n } dubloner fattas
    }: först en kolonist, sedan en tunna, sedan anseendepoäng, och inget får hoppas över som resten inte kan ersätta (NEW-8).
puerto-rico-why-not-produced = arbetaren har inte producerat { $good } i den här fasen (CRA-3).
puerto-rico-why-supply-empty = förrådet är tomt på { $good } (CRA-3).
puerto-rico-why-sold-already = en tunna har redan sålts i den här fasen (TRA-1).
puerto-rico-why-no-barrel = det finns ingen tunna { $good }.
puerto-rico-why-house-full = handelshuset är fullt (TRA-5).
puerto-rico-why-in-house = handelshuset har redan { $good } (TRA-4).
puerto-rico-why-supplied-already = { $good } är redan lämnat; varje slag går en gång (NOB-9).
puerto-rico-why-wharf-used = lastkajen har redan använts i den här fasen (CAP-9).
puerto-rico-why-small-wharf-used = den lilla lastkajen har redan använts i den här fasen (NEW-13).
puerto-rico-why-no-such-ship = det finns inget fraktskepp för { $ship } tunnor (SET-8).
puerto-rico-why-ship-carries = { $good } får inte lastas på { $ship }-skeppet: det har { $other } ombord (CAP-2).
puerto-rico-why-ship-full = { $ship }-skeppet är fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } går med { $ship }-skeppet och inget annat (CAP-2).
puerto-rico-why-takes-more = { $good } måste lastas på ett tomt skepp som tar { $n } tunnor, inte på { $ship }-skeppet (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] det finns ingen tunna { $good }.
        [one] det finns en tunna { $good } att skeppa (NEW-13).
       *[other] det finns { $n } tunnor { $good } att skeppa (NEW-13).
    }
puerto-rico-why-small-order = den lilla lastkajen tar varorna i ordning, varje slag en gång (NEW-13).
puerto-rico-why-nothing-to-store = det finns inget kvar av { $good } att hitta plats åt (CAP-11).
puerto-rico-why-store-first = först fylls magasinen: magasinera ett slag (CAP-11).
puerto-rico-why-no-warehouse-left = det finns inte plats för ett helt slag: behåll enstaka tunnor (CAP-11).
puerto-rico-why-no-guests-with-mayor = gäster flyttar inte i borgmästarens fas (NEW-10).
puerto-rico-why-no-guests = det finns inga gäster i ett eget värdshus (NEW-10).
puerto-rico-why-no-circle = här finns ingen ledig cirkel för en gäst: { $place } (NEW-10).
puerto-rico-why-must-load = den som kan lasta ett skepp måste lasta (CAP-1).

# Vad som har hänt.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } tar { $role-the }.
        [one] { $seat } tar { $role-the } och en dublon.
       *[other] { $seat } tar { $role-the } och { $doubloons } dubloner.
    }
puerto-rico-took-tile = { $seat } lägger { $tile-one }.
puerto-rico-drew-tile = { $seat } drar en dold bricka.
puerto-rico-laid-forest = { $seat } lägger en skog.
puerto-rico-got-colonist = { $seat } får en kolonist: { $place }.
puerto-rico-got-noble = { $seat } får en adelsman: San Juan.
puerto-rico-discarded = { $seat } kastar { $tile-one }.
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
puerto-rico-arranged = { $seat } har placerat sina kolonister.
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
        [0] { $seat } bygger { $building-one } gratis.
        [one] { $seat } bygger { $building-one } för en dublon.
       *[other] { $seat } bygger { $building-one } för { $doubloons } dubloner.
    }
puerto-rico-paid-colonist = { $seat } betalar med en kolonist: { $place }.
puerto-rico-paid-good = { $seat } betalar med en tunna { $good }.
puerto-rico-paid-vp = { $seat } betalar med anseendepoäng.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } producerar en tunna { $good }.
       *[other] { $seat } producerar { $barrels } tunnor { $good }.
    }
puerto-rico-took-bonus = { $seat } tar en tunna { $good } till.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } säljer { $good } utan ersättning.
        [one] { $seat } säljer { $good } för en dublon.
       *[other] { $seat } säljer { $good } för { $doubloons } dubloner.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } säljer { $good } på handelsstationen utan ersättning.
        [one] { $seat } säljer { $good } på handelsstationen för en dublon.
       *[other] { $seat } säljer { $good } på handelsstationen för { $doubloons } dubloner.
    }
puerto-rico-bought-tile = { $seat } köper en bricka för en dublon.
puerto-rico-house-emptied = Handelshuset är fullt och töms.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } lastar en tunna { $good } på { $ship }-skeppet.
       *[other] { $seat } lastar { $barrels } tunnor { $good } på { $ship }-skeppet.
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
puerto-rico-supplied = { $seat } lämnar { $good } till hovleverantören.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } har inte plats för en tunna { $good }.
       *[other] { $seat } har inte plats för { $barrels } tunnor { $good }.
    }
puerto-rico-ship-emptied = { $ship }-skeppet seglar med sin last: { $good }.
puerto-rico-guest-moved = { $seat } flyttar en gäst: { $place }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } får en dublon
       *[other] { $seat } får { $doubloons } dubloner
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } får { $vp } anseendepoäng
       *[other] { $seat } får { $vp } anseendepoäng
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Runda { $round } börjar; { $seat } är guvernör.
puerto-rico-end-came =
    { $end ->
        [END-1] Förrådet räcker inte till koloniskeppet: det här är sista rundan (END-1).
        [END-2] En stad är full: det här är sista rundan (END-2).
       *[END-3] Anseendepoängen är slut: det här är sista rundan (END-3).
    }
ended-by-end-1 = Förrådet räckte inte till koloniskeppet (END-1).
ended-by-end-2 = En stad var full (END-2).
ended-by-end-3 = Anseendepoängen hade tagit slut (END-3).
puerto-rico-picked = { $seat } tar med { $building-the } i spelet.
puerto-rico-opened-tile = En bricka vänds upp: { $tile }.
puerto-rico-shuffled = De { $tiles } kastade brickorna blandas till en ny hög.

# Alternativ och ställningar.
puerto-rico-error-buildings-without-custom = ”buildings” hör bara ihop med market = custom.
puerto-rico-error-custom-needs-buildings = market = custom kräver ”buildings”: en lista med violetta byggnader.
puerto-rico-error-building-twice = ”buildings” nämner { $building } två gånger.
puerto-rico-error-takers = rollerna måste ha tagits i tur och ordning från guvernören, plats { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] en roll är tagen
       *[other] { $n } roller är tagna
    }, och det stämmer inte med fasen (RND-1).
puerto-rico-error-spaces = för många byggnader som kostar { $cost }; det finns plats för { $most } (NEW-1).
puerto-rico-error-end = { $rule } stämmer inte med det som ligger på bordet.
puerto-rico-error-no-end = ett avslutat spel talar om vad som avslutade det (RND-5).
puerto-rico-error-no-seat = efter slutet är det ingen som bestämmer (RND-5).
puerto-rico-error-ships = det måste finnas ett skepp för var och en av: { $ships }.
puerto-rico-error-ship-good = ett skepp med tunnor anger sin vara, ett tomt anger ingen.
puerto-rico-error-kind-twice = ett slag går bara med ett skepp (CAP-2).
puerto-rico-error-more-than-box = av { $what } finns { $seen } på bordet, och i lådan finns { $total }.
puerto-rico-error-not-in-game = { $building } är inte med i det här spelet.
puerto-rico-error-no-tokens = den här utgåvan har inga skogsbrickor.
puerto-rico-error-no-forests = utan de nya byggnaderna finns inga skogar.
puerto-rico-error-forest-tiles = de { $forests } skogarna måste bestå av brickor som inte finns någon annanstans.
puerto-rico-error-draft = så kan ett val av utbudet inte se ut.
puerto-rico-error-pending = det kan inte vara vad som ska avgöras här.

# Bordet.
puerto-rico-board-round = runda { $round }
puerto-rico-board-governor = guvernör { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] utbudet väljs
        [role_choice] roller väljs
       *[game_over] spelet är slut
    }
puerto-rico-board-ending = sista rundan
puerto-rico-board-roles = roller
puerto-rico-board-tiles = brickor
puerto-rico-board-ships = skepp
puerto-rico-board-supply = förråd
puerto-rico-board-island = · ö
puerto-rico-board-city = · stad
puerto-rico-board-quarries = stenbrott ×{ $n }
puerto-rico-board-stack = hög { $n }
puerto-rico-board-discards = kastade { $n }
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
       *[other] ombord { $n } + adel { $nobles }
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } dublon
       *[other] { $n } dubloner
    }
puerto-rico-board-own-vp = { $vp } AP
puerto-rico-board-spaces = ({ $used }/12)

# Vad som frågas, för alla att läsa.
puerto-rico-ask-pick = { $seat } tar med en byggnad i spelet
puerto-rico-ask-role = { $seat } väljer roll
puerto-rico-ask-guests = { $seat } får flytta gäster
puerto-rico-ask-settle = Nybyggare: { $seat } tar en bricka
puerto-rico-ask-lay = { $seat } lägger den dragna brickan
puerto-rico-ask-tile-colonist = Nybyggare: { $seat } får ta en kolonist till { $tile-the }
puerto-rico-ask-second-tile = Nybyggare: { $seat } tar en andra bricka
puerto-rico-ask-discard = Nybyggare: { $seat } får kasta en bricka
puerto-rico-ask-mayor-colonist = Borgmästare: { $seat } får ta en kolonist ur förrådet
puerto-rico-ask-board = Borgmästare: { $seat } tar en kolonist eller en adelsman från skeppet
puerto-rico-ask-man =
    Borgmästare: { $seat } placerar { $n ->
        [one] { $n } kolonist
       *[other] { $n } kolonister
    }{ $nobles ->
        [0] { "" }
        [one] { " " }och { $nobles } adelsman
       *[other] { " " }och { $nobles } adelsmän
    }
puerto-rico-ask-build = Byggmästare: { $seat } får bygga
puerto-rico-ask-pay =
    { $n ->
        [one] Byggmästare: { $seat } är skyldig { $n } dublon för { $building-the }
       *[other] Byggmästare: { $seat } är skyldig { $n } dubloner för { $building-the }
    }
puerto-rico-ask-building-colonist = Byggmästare: { $seat } får ta en kolonist till { $building-the }
puerto-rico-ask-bonus = Arbetare: { $seat } får ta en tunna till
puerto-rico-ask-trade =
    { $sold ->
        [1] Handelsman: { $seat } får använda lantmäterikontoret
       *[other] Handelsman: { $seat } får sälja en tunna
    }
puerto-rico-ask-supply = Kapten: { $seat } får lämna tunnor till hovleverantören
puerto-rico-ask-load = Kapten: { $seat } lastar tunnor
puerto-rico-ask-small = Kapten: { $seat } lastar den lilla lastkajen
puerto-rico-ask-store = Kapten: { $seat } magasinerar tunnor

# Vad som kan svaras, för en knapp eller en meny.
puerto-rico-label-pick = Ta med { $building-the } i spelet
puerto-rico-label-role = Ta { $role-the }
puerto-rico-label-draw = Dra en dold bricka först
puerto-rico-label-lay = Lägg { $tile-one }
puerto-rico-label-take = Ta { $tile-one }
puerto-rico-label-take-forest = Ta { $tile-one } som skog
puerto-rico-label-colonist = Ta en kolonist
puerto-rico-label-discard =
    { $sold ->
        [1] Sälj { $tile-one } för en dublon
       *[other] Kasta { $tile-one }
    }
puerto-rico-label-board-noble = Ta en adelsman
puerto-rico-label-man-who =
    { $who ->
        [noble] Skicka en adelsman till { $place-the }
        [colonist] Skicka en kolonist till { $place-the }
       *[none] Lämna { $place-the } utan folk
    }
puerto-rico-label-man =
    { $n ->
        [0] Lämna { $place-the } utan folk
       *[other] Skicka { $n } till { $place-the }
    }
puerto-rico-label-build = Bygg { $building-one }
puerto-rico-label-pay-colonist = Betala med en kolonist: { $place }
puerto-rico-label-pay-good = Betala med en tunna { $good }
puerto-rico-label-pay-vp = Betala med anseendepoäng
puerto-rico-label-bonus = Ta en tunna { $good } till
puerto-rico-label-sell = Sälj { $good } till handelshuset
puerto-rico-label-post = Sälj { $good } på handelsstationen
puerto-rico-label-buy-tile = Köp en dold bricka
puerto-rico-label-buy-open-tile = Köp { $tile-one }
puerto-rico-label-supply = Lämna { $good } till hovleverantören
puerto-rico-label-load = Lasta { $good } på { $ship }-skeppet
puerto-rico-label-load-wharf = Skeppa { $good } från lastkajen
puerto-rico-label-small =
    { $n ->
        [one] Skeppa en tunna { $good } från den lilla lastkajen
       *[other] Skeppa { $n } tunnor { $good } från den lilla lastkajen
    }
puerto-rico-label-done = Det räcker
puerto-rico-label-store = Magasinera alla tunnor { $good }
puerto-rico-label-keep = Behåll en tunna { $good }
puerto-rico-label-guest = Flytta en gäst: { $place }
puerto-rico-label-pass =
    { $asked ->
        [guests] Låt gästerna stanna
        [tile_colonist] Ingen kolonist
        [discard] Kasta ingenting
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
puerto-rico-score-vp = anseendepoäng
puerto-rico-score-buildings = byggnader
puerto-rico-score-nobles = adelsmän
