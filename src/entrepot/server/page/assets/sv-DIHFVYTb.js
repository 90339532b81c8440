var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/sv/buildings.ftl":`# Vad byggnaderna i Puerto Rico gör. Varje text talar om en aktiverad byggnad.

building-text-small-indigo-plant = I arbetarfasen producerar kolonisten här en tunna { $good }, om det finns en aktiverad plantage med { $good }.
building-text-small-sugar-mill = I arbetarfasen producerar kolonisten här en tunna { $good }, om det finns en aktiverad plantage med { $good }.
building-text-indigo-plant = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-sugar-mill = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-tobacco-storage = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-coffee-roaster = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.

building-text-small-market = En försäljning till handelshuset ger 1 dublon extra.
building-text-hacienda = I nybyggarfasen får du dra en plantage ur högen innan du tar en bricka; den måste läggas ut.
building-text-construction-hut = I nybyggarfasen får du ta ett stenbrott i stället för en plantage.
building-text-small-warehouse = Efter lastningen lagrar du alla tunnor av en sort, utöver den enda tunna som alla får behålla.
building-text-hospice = I nybyggarfasen får du ställa en kolonist ur förrådet på brickan du tar.
building-text-office = Du får sälja en sort som handelshuset redan har. Kontoret går inte att kombinera med handelsstationen vid en och samma försäljning.
building-text-large-market = En försäljning till handelshuset ger 2 dubloner extra.
building-text-large-warehouse = Efter lastningen lagrar du alla tunnor av två sorter, utöver den enda tunna som alla får behålla.
building-text-factory = I arbetarfasen får du 1, 2, 3 eller 5 dubloner om du producerar två, tre, fyra eller fem sorter.
building-text-university = I en byggnad du köper får du genast ställa en kolonist ur förrådet.
building-text-harbor = Varje gång du lastar i kaptensfasen får du 1 anseendepoäng extra.
building-text-wharf = En gång per kaptensfas får du skeppa alla dina tunnor av en sort utan fraktskepp.

building-text-guild-hall = I slutet får du 1 anseendepoäng för varje liten och 2 för varje stor produktionsbyggnad du har, aktiverad eller ej.
building-text-residence = I slutet får du 4 anseendepoäng för upp till nio fyllda ö-rutor, och 5, 6 eller 7 för tio, elva eller tolv.
building-text-fortress = I slutet får du 1 anseendepoäng för var tredje kolonist du har, var de än står.
building-text-customs-house = I slutet får du 1 anseendepoäng för var fjärde anseendepoäng du har i marker.
building-text-city-hall = I slutet får du 1 anseendepoäng för var och en av dina lila byggnader, även den här.

building-text-aqueduct = När du producerar indigo i en aktiverad indigofabrik får du en extra tunna, och likaså när du producerar socker i sockerbruket. De små byggnaderna räknas inte.
building-text-black-market = När du köper en byggnad får en kolonist, en tunna och en AP-marker ersätta var sin dublon som fattas. Den svarta marknadens egen kolonist får inte användas.
building-text-forest-house = I nybyggarfasen får du lägga en plantage med baksidan upp som skog. För varje par skogar blir alla byggnader 1 dublon billigare, även när stugan står tom.
building-text-storehouse = Efter lastningen lagrar du tre tunnor till, av valfria sorter.
building-text-guesthouse = Värdshuset har plats för { $circles } gäster. I alla faser utom borgmästarfasen får de flytta till dina lediga cirklar, där de genast börjar arbeta.
building-text-trading-post = Här får du sälja en tunna av valfri sort i stället för till handelshuset. Handelsmannens förmån räknas, marknaderna inte. Handelsstationen går inte att kombinera med kontoret vid en och samma försäljning.
building-text-church = En byggnad du köper ger 1 anseendepoäng om den hör till kolumn 2 eller 3, och 2 om den hör till kolumn 4. Köpet av själva kyrkan ger inget.
building-text-small-wharf = En gång per kaptensfas får du skeppa hur många tunnor som helst av valfria sorter utan fraktskepp, för 1 anseendepoäng per två tunnor.
building-text-lighthouse = Varje gång du lastar i kaptensfasen får du 1 dublon; som kapten får du 1 extra när fasen börjar.
building-text-library = Förmånen för yrket du väljer räknas dubbelt. Som nybyggare tar du en andra bricka efter alla andra.
building-text-specialty-factory = I arbetarfasen får du lika många dubloner som du får tunnor av den sort du får mest av, minus 1. Majs räknas inte.
building-text-union-hall = I din första tur i kaptensfasen får du, före lastningen, 1 anseendepoäng för varje par tunnor av samma sort, även om du inte kan lasta något.
building-text-statue = Här arbetar ingen: statyn är värd sina { $vp } anseendepoäng och inget annat.
building-text-cloister = I slutet får du 1, 3, 6 eller 10 anseendepoäng för en, två, tre eller fyra uppsättningar om tre likadana ö-brickor.

building-text-land-office = I handelsmansfasen köper en kolonist här en plantage åt dig för 1 dublon. En adelsman säljer en av dina plantager eller skogar för 1 dublon.
building-text-chapel = I början av arbetarfasen ger en kolonist här 1 dublon, en adelsman 1 anseendepoäng.
building-text-hunting-lodge = I slutet av nybyggarfasen får du med en kolonist här slänga en av dina plantager eller skogar. En adelsman ger 2 anseendepoäng om du ensam har flest lediga ö-rutor.
building-text-zoning-office = Med en kolonist här kostar byggnader i kolumn 1 till 3 en dublon mindre; med en adelsman kostar de stora 2 mindre.
building-text-royal-supplier = I din första tur i kaptensfasen får du, före lastningen, lämna tillbaka upp till lika många tunnor som du har adelsmän, alla av olika sorter, för 1 anseendepoäng var, även om du inte kan lasta något.
building-text-villa = I borgmästarfasen får du en adelsman ur förrådet, eller annars en kolonist, innan skeppet töms.
building-text-jeweler = I arbetarfasen får du 1 dublon för var och en av dina adelsmän. Verkstaden räknas som en stor produktionsbyggnad.
building-text-royal-garden = I slutet är var och en av dina adelsmän värd 1 anseendepoäng extra.
`,"../../../src/entrepot/games/puerto_rico/catalogs/sv/explain_puerto_rico.ftl":`# Förklaringar: poängens delar, och vad ett drag tar ifrån andra.
puerto-rico-part-shipping = skeppning
puerto-rico-part-buildings = byggnader
puerto-rico-part-bonuses = de stora byggnadernas bonus
puerto-rico-explain-no-room = { $seat } kan inte längre lasta { $good } på ett fraktskepp.
puerto-rico-explain-house-full = { $seat } kan inte längre sälja: handelshuset är fullt.
puerto-rico-explain-house-blocked = { $seat } kan inte längre sälja { $good } till handelshuset.
puerto-rico-explain-last-building = Ingen annan kan längre bygga { $building-one }.
puerto-rico-explain-last-quarry = Det är det sista stenbrottet.
puerto-rico-explain-doubloons =
    { $n ->
        [one] Det ligger en dublon på kortet.
       *[other] Det ligger { $n } dubloner på kortet.
    }
`,"../../../src/entrepot/games/puerto_rico/catalogs/sv/page_puerto_rico.ftl":`# Puerto Ricos bord på sidan.
pr-tabs = Delar av bordet
pr-tab-own = Mitt spelbräde
pr-tab-front = Spelbräde
pr-tab-harbour = Hamnen
pr-tab-others = Andra
pr-tab-market = Byggnader
pr-close = Stäng

# En bokstav som märker en tunnas vara; alla fem är olika.
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K

pr-roles = Yrken
pr-round = Runda { $n }
pr-last-round = sista rundan
pr-taken-by = valt av { $seat }
pr-harbour = Hamnen
pr-market = Byggnader att köpa
pr-trading-house = handelshus
pr-pays = betalar { $n } för { $good }
pr-cargo-ship = Fraktskepp för { $n } tunnor
pr-ship-load =
    { $n ->
        [one] en tunna { $good } ombord
       *[other] { $n } tunnor { $good } ombord
    }
pr-ship-empty = tomt
pr-aboard =
    { $n ->
        [one] En kolonist på koloniskeppet
       *[other] { $n } kolonister på koloniskeppet
    }
pr-aboard-nobles =
    { $n ->
        [one] En adelsman på koloniskeppet
       *[other] { $n } adelsmän på koloniskeppet
    }
pr-nobody-aboard = ingen ombord
pr-stack =
    { $n ->
        [one] Plantager med baksidan upp: en bricka
       *[other] Plantager med baksidan upp: { $n } brickor
    }
pr-stack-short = hög
pr-discards =
    { $n ->
        [one] Slängda plantager: en bricka
       *[other] Slängda plantager: { $n } brickor
    }
pr-discards-short = slängda
pr-quarries =
    { $n ->
        [one] Ett stenbrott kvar
       *[other] { $n } stenbrott kvar
    }
pr-forests =
    { $n ->
        [one] En skog kvar
       *[other] { $n } skogar kvar
    }
pr-supply-of =
    { $n ->
        [one] En tunna { $good } i förrådet
       *[other] { $n } tunnor { $good } i förrådet
    }
pr-supply-vp =
    { $n ->
        [one] En anseendepoäng i förrådet
       *[other] { $n } anseendepoäng i förrådet
    }
pr-supply-colonists =
    { $n ->
        [one] En kolonist i förrådet
       *[other] { $n } kolonister i förrådet
    }
pr-supply-nobles =
    { $n ->
        [one] En adelsman i förrådet
       *[other] { $n } adelsmän i förrådet
    }

pr-column =
    { $n ->
        [one] Högst ett stenbrott räknas
       *[other] Högst { $n } stenbrott räknas
    }
pr-cost = kostar { $n }
pr-price-for-you = kostar dig { $n }
pr-price-why =
    { $quarries ->
        [0] { "" }
       *[other] { $quarries } mindre för stenbrott
    }{ $privilege ->
        [0] { "" }
       *[other] { $quarries ->
            [0] { $privilege } mindre för förmån eller byggnader
           *[other] , { $privilege } för förmån eller byggnader
        }
    }
pr-worth = { $n } AP
pr-circles =
    { $n ->
        [0] ingen cirkel
        [one] en cirkel
       *[other] { $n } cirklar
    }
pr-remains =
    { $n ->
        [0] du får ingen dublon kvar
        [one] du får en dublon kvar
       *[other] du får { $n } dubloner kvar
    }
pr-left = { $n } kvar
pr-not-in-game = inte med i spelet än
pr-yours = finns i din stad

pr-own-board = Spelbräde: { $seat }
pr-board-of = Spelbräde: { $seat }
pr-governor = guvernör
pr-doubloons =
    { $n ->
        [one] En dublon
       *[other] { $n } dubloner
    }
pr-vp =
    { $n ->
        [one] En anseendepoäng i marker
       *[other] { $n } anseendepoäng i marker
    }
pr-vp-hidden = AP-marker med baksidan upp
pr-barrels =
    { $n ->
        [one] En tunna { $good }
       *[other] { $n } tunnor { $good }
    }
pr-own-barrels =
    { $n ->
        [one] Dina tunnor: en med { $good }
       *[other] Dina tunnor: { $n } med { $good }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] en kolonist
       *[other] { $n } kolonister
    }{ $nobles ->
        [0] { "" }
        [one] { " " }och en adelsman
       *[other] { " " }och { $nobles } adelsmän
    }
pr-island = Ö, { $n } av { $of } rutor upptagna
pr-city = Stad, { $n } av { $of } rutor upptagna
pr-occupied = { $n } av { $of } cirklar upptagna
pr-circle =
    { $place }: { $who ->
        [colonist] en kolonist
        [noble] en adelsman
       *[empty] tom cirkel
    }

# Borgmästaren.
pr-arrange-help = Tryck på en cirkel för att placera ut eller ta upp, eller dra.
pr-arrange-left =
    { $n ->
        [0] Ingen väntar i San Juan
        [one] En väntar i San Juan
       *[other] { $n } väntar i San Juan
    }, { $empty ->
        [0] ingen cirkel är tom.
        [one] en cirkel är tom.
       *[other] { $empty } cirklar är tomma.
    }
pr-as-before = Som förut
pr-fill-production = Fyll produktionen
pr-suggested = Botens val
pr-all-to-san-juan = Alla till San Juan
pr-confirm = Klart

# Början.
page-game-puerto-rico = Plantera, bygg, skeppa: den som väljer ett yrke sätter alla i arbete.

# Alternativ.
page-option-edition = Utgåva
page-option-expansions = Expansioner
page-option-market = Lila byggnader
page-option-buildings = Byggnader i spelet
page-option-vp-supply-5p = AP-marker med fem spelare
page-option-hospice-fallback = Härbärgets kolonist, när förrådet är tomt
page-option-short-refill = Koloniskeppet, när kolonisterna inte räcker
page-option-wharf-capacity = Tunnor som lastkajen rymmer
page-option-forest-source = Skogar är
page-option-nobles-market = Adelsmännens byggnader
page-option-land-office-draw = Lantmäterikontoret säljer
page-option-land-office-sells = En adelsman på lantmäterikontoret säljer
page-option-specialty-counts-privilege = Den specialiserade fabriken räknar med förmånen
page-option-open-vp = Anseendepoängen är öppna
page-option-first-governor = Första guvernören
page-edition-standard = Standard
page-edition-is = Isländsk
page-edition-sv = Svensk
page-edition-cs = Tjeckisk
page-edition-hu = Ungersk
page-value-new-buildings = Nya byggnader
page-value-nobles = Adelsmän
page-value-expansions-none = inga
page-value-fixed = grundspelets
page-value-draft = väljs i tur och ordning
page-value-all = alla
page-value-custom = eget urval
page-value-ship = från skeppet
page-value-hospice-fallback-none = ingen
page-value-partial = tar dem som finns
page-value-short-refill-none = tar inga
page-value-unlimited = hur många som helst
page-value-flipped = plantager med baksidan upp
page-value-token = särskilda skogsbrickor
page-value-added = läggs till
page-value-face-down = en bricka ur högen
page-value-face-up = en uppvänd bricka
page-value-plantation-or-forest = en plantage eller en skog
page-value-plantation = bara en plantage

# Vad en sak är.
page-about-cost = Pris
page-about-vp = AP
page-about-quarries = Stenbrott som räknas
page-about-circles = Cirklar
page-about-spaces = Stadsrutor
page-text-settler = Alla tar i tur och ordning en plantage. Nybyggaren får ta ett stenbrott i stället.
page-text-mayor = Alla tar i tur och ordning kolonister från skeppet och får sedan placera om alla sina kolonister. Borgmästaren får en extra ur förrådet.
page-text-builder = Alla får i tur och ordning köpa en byggnad. Byggmästaren betalar en dublon mindre.
page-text-craftsman = Alla får de varor som deras aktiverade plantager och produktionsbyggnader ger. Arbetaren får en extra tunna.
page-text-trader = Alla får i tur och ordning sälja en tunna till handelshuset. Handelsmannen får en extra dublon.
page-text-captain = Alla måste lasta tunnor på skeppen, varv efter varv, för en anseendepoäng per tunna. Kaptenen får en poäng extra. Det som inte kan lagras går förlorat.
page-text-prospector = Ingen gör något. Den som väljer kortet får en dublon.
page-text-quarry = Ett aktiverat stenbrott gör byggnader en dublon billigare, men bara så många stenbrott som byggnadens kolumn tillåter räknas.
page-text-forest = För varje par skogar blir alla byggnader en dublon billigare.
page-text-corn = Majs kräver ingen produktionsbyggnad: varje aktiverad plantage ger en tunna.
page-text-indigo = Varje tunna kräver en kolonist på en indigoplantage och en i en indigofabrik.
page-text-sugar = Varje tunna kräver en kolonist på en sockerplantage och en i ett sockerbruk.
page-text-tobacco = Varje tunna kräver en kolonist på en tobaksplantage och en i ett tobakslager.
page-text-coffee = Varje tunna kräver en kolonist på en kaffeplantage och en i ett kafferosteri.

# Reglerna i korthet.
page-rules-building = Byggnad
page-rules-does = Vad den gör när den är aktiverad
page-rules-buildings-base = Byggnader
page-rules-buildings-new-buildings = Nya byggnader
page-rules-buildings-nobles = Adelsmän
page-rules-puerto-rico-aim = Spelets mål
page-rules-puerto-rico-aim-text = Varje spelare har en ö med tolv rutor för plantager och en stad med tolv rutor för byggnader. Varor som skeppas och byggnader som byggs ger anseendepoäng (AP). Den som har flest i slutet vinner.
page-rules-puerto-rico-round = En runda
page-rules-puerto-rico-round-text = Med början hos guvernören väljer varje spelare ett av yrkeskorten. Sedan gör alla, med den spelaren först, det som yrket handlar om; den som valde det har dessutom en förmån. Kort som ingen valde får var sin dublon, och nästa spelare blir guvernör.
page-rules-puerto-rico-goods = Varor
page-rules-puerto-rico-goods-text = En plantage eller byggnad gör inget förrän en kolonist står på den: då är den aktiverad. Majs växer av sig själv; indigo, socker, tobak och kaffe kräver också en produktionsbyggnad med en kolonist för varje tunna. Handelshuset betalar inget för majs, 1, 2, 3 och 4 dubloner för de andra, och köper varje sort en gång tills det töms. På skeppen är varje tunna värd en anseendepoäng, vad som än finns i den.
page-rules-puerto-rico-end = Slutet
page-rules-puerto-rico-end-text = Rundan är den sista när koloniskeppet inte kan fyllas, när någon har fyllt alla tolv stadsrutor, eller när AP-markerna är slut. Sedan räknas anseendepoängen ihop: marker, byggnader och det som de stora byggnaderna ger.

# Spelet som lär ut.
page-lesson-puerto-rico-aim = Spelets mål: få flest anseendepoäng genom att skeppa varor och bygga byggnader.
page-lesson-puerto-rico-roles = Varje runda väljer varje spelare ett yrkeskort. Alla gör det som yrket handlar om, och den som valde det har dessutom en förmån.
page-lesson-puerto-rico-round = En ny runda: på varje kort som ingen valde ligger nu en dublon till, för den som väljer det. Nästa spelare är guvernör och börjar.
page-lesson-puerto-rico-settler = Nybyggaren: i tur och ordning får varje spelare ta en plantage. Den som valde yrket får ta ett stenbrott i stället.
page-lesson-puerto-rico-mayor = Borgmästaren: kolonisterna på skeppet delas ut, och den som valde yrket får en extra. Sedan placerar varje spelare ut sina.
page-lesson-puerto-rico-builder = Byggmästaren: i tur och ordning får varje spelare köpa en byggnad. Den som valde yrket betalar en dublon mindre.
page-lesson-puerto-rico-craftsman = Arbetaren: varje spelare får de varor som aktiverade plantager och produktionsbyggnader ger. Den som valde yrket får en extra tunna.
page-lesson-puerto-rico-trader = Handelsmannen: i tur och ordning får varje spelare sälja en tunna till handelshuset, som bara köper varje sort en gång tills det töms. Den som valde yrket får en extra dublon.
page-lesson-puerto-rico-captain = Kaptenen: spelarna måste lasta tunnor så länge de kan och får en anseendepoäng för varje. Ett skepp tar bara en sort, och inga två skepp samma. Den som valde yrket får en extra poäng.
page-lesson-puerto-rico-ways = Det finns två sätt att vinna: skeppa många tunnor, hur billiga de än är, eller sälja dyra varor och bygga för dublonerna. De flesta gör lite av båda.
page-lesson-puerto-rico-end = Spelet slutar med den runda då AP-markerna tar slut, koloniskeppet inte kan fyllas eller någon har fyllt alla tolv stadsrutor.
page-lesson-puerto-rico-finish = Nu kan du yrkena och vet hur spelet slutar. Spela vidare; tipsen finns kvar.
page-lesson-puerto-rico-watch = Nu är det de andras tur. Alla får göra det som ett yrke handlar om.
page-lesson-puerto-rico-ask-role = Yrket du väljer hjälper de andra också. Leta efter det som hjälper dig mest.
page-lesson-puerto-rico-ask-settle = Olika sorter är lättare att sälja. Aktiverade stenbrott gör byggnader billigare.
page-lesson-puerto-rico-ask-tile-colonist = Ditt härbärge erbjuder en kolonist till den nya brickan.
page-lesson-puerto-rico-ask-mayor-colonist = Den här extra kolonisten är borgmästarens förmån.
page-lesson-puerto-rico-ask-man = Ingenting fungerar utan en kolonist i cirkeln. Majs kräver en på plantagen, andra varor dessutom en i en produktionsbyggnad.
page-lesson-puerto-rico-ask-build = Produktionsbyggnader gör varor av skörden, lila byggnader hjälper på andra sätt. Alla ger poäng i slutet.
page-lesson-puerto-rico-ask-building-colonist = Ditt universitet erbjuder en kolonist till den nya byggnaden.
page-lesson-puerto-rico-ask-bonus = Den här extra tunnan är arbetarens förmån, av en sort du just har producerat.
page-lesson-puerto-rico-ask-trade = Priset beror på sorten. Med dubloner betalar du byggnader.
page-lesson-puerto-rico-ask-load = Här är varje tunna lika mycket värd, även majs. Varor som inte kan lagras efteråt går förlorade.
page-lesson-puerto-rico-ask-store = Magasin lagrar hela sorter. Utöver det behåller du en enda tunna, och resten går förlorad.

# Vad en runda har ändrat.
page-change-doubloons =
    { $n ->
        [one] { $signed } dublon
       *[other] { $signed } dubloner
    }
page-change-barrels =
    { $n ->
        [one] { $signed } tunna
       *[other] { $signed } tunnor
    }
page-change-tiles =
    { $n ->
        [one] { $signed } bricka
       *[other] { $signed } brickor
    }
page-change-buildings =
    { $n ->
        [one] { $signed } byggnad
       *[other] { $signed } byggnader
    }
page-change-vp = { $signed } AP
`,"../../../src/entrepot/games/puerto_rico/catalogs/sv/puerto_rico.ftl":`puerto-rico = Puerto Rico

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
`,"../../../src/entrepot/games/puerto_rico/catalogs/sv/study_puerto_rico.ftl":`# What the book of openings counts.
puerto-rico-fact-opening = Partiets första yrke
puerto-rico-fact-first-role = Första egna yrke
puerto-rico-fact-first-tile = Första bricka
puerto-rico-fact-first-building = Första byggnad
puerto-rico-fact-second-building = Andra byggnad
puerto-rico-fact-plans = Planer
puerto-rico-fact-buildings = Byggnader
puerto-rico-fact-quarries = Stenbrott
puerto-rico-fact-large-buildings = Stora byggnader
puerto-rico-fact-has-large-building = Minst en stor byggnad
puerto-rico-fact-captain = Gånger som kapten
puerto-rico-fact-craftsman = Gånger som arbetare
plan-quarries = minst tre stenbrott
plan-wharf = lastkaj
plan-harbor = hamn
plan-factory = fabrik
plan-large-buildings = minst två stora byggnader
plan-shipping = fler poäng för skeppning än för byggnader
plan-building = inte fler poäng för skeppning än för byggnader

# The themes of puzzles.
puerto-rico-theme-storage = lagring
puerto-rico-theme-mayor = placera kolonister
puerto-rico-theme-shipping = skeppning
puerto-rico-theme-blocking = blockera ett skepp
puerto-rico-theme-trade = handel
puerto-rico-theme-production = produktion
puerto-rico-theme-plantation = val av bricka
puerto-rico-theme-quarry = stenbrott
puerto-rico-theme-building = bygge
puerto-rico-theme-wharf = lastkaj
puerto-rico-theme-large-building = stor byggnad
puerto-rico-theme-role = val av yrke
puerto-rico-theme-denial = hindra andra
puerto-rico-theme-ending = slutspel
`,"../../../src/entrepot/games/spice_road/catalogs/sv/explain_spice_road.ftl":`# Förklaringar: poängens delar, och vad ett drag tar ifrån andra.
spice-road-part-cards = poängkort
spice-road-part-coins = mynt
spice-road-part-cubes = kuber
spice-road-explain-rival = { $seat } skulle också kunna ta det här kortet.
`,"../../../src/entrepot/games/spice_road/catalogs/sv/page_spice_road.ftl":`# Bordet i Spice Road på sidan.
sr-points = Poängkort
sr-merchants = Köpmanskort
sr-hand = Hand
sr-played = Spelade kort
sr-ladder = Kryddornas ordning: varje uppgradering är ett steg upp
sr-tray = Aktuellt beslut
sr-score =
    { $n ->
        [one] en poäng
       *[other] { $n } poäng
    }

# Saker i ord, för den som lyssnar på bordet.
sr-caravan = Karavan: { $cubes }
sr-caravan-empty = Karavan: tom
sr-lying = på kortet: { $cubes }
sr-card-create = Kryddkort: ta { $get }
sr-card-upgrade =
    { $n ->
        [one] Uppgraderingskort: uppgradera en kub ett steg
       *[other] Uppgraderingskort: uppgradera kuber sammanlagt upp till { $n } steg
    }
sr-card-trade = Byteskort: { $give } blir { $get }
sr-card-points =
    { $n ->
        [one] Poängkort: en poäng för { $cost }
       *[other] Poängkort: { $n } poäng för { $cost }
    }
sr-about = Om det här kortet
sr-with-hint = { $name } ({ $hint })

# Pågående beslut.
sr-how-often = Hur många gånger?
sr-how-often-more = Hur många gånger till?
sr-trade-times =
    { $n ->
        [one] En gång: { $give } blir { $get }
       *[other] { $n } gånger: { $give } blir { $get }
    }
sr-cancel = Avbryt
sr-steps-left =
    { $n ->
        [one] Välj en kub att uppgradera: ett steg kvar
       *[other] Välj en kub att uppgradera: { $n } steg kvar
    }
sr-ask-drop =
    { $n ->
        [one] Välj den sista kuben att lägga på ett kort
       *[other] Välj en kub för varje kort till vänster: { $n } kvar
    }
sr-ask-discard = För många kuber: välj vilka som ska bort
sr-cheapest-drop = Lägg de billigaste på korten
sr-cheapest-discard = Lägg tillbaka de billigaste

# Början.
page-game-spice-road = Byt kryddor längs vägen och växla in dem mot de bästa korten.

# Alternativ.
page-option-open-points = Poängkorten är öppna

# Vad en sak är.
page-about-merchant-card = Köpmanskort
page-about-point-card = Poängkort
page-about-create = Ta { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Uppgradera en kub ett steg.
       *[other] Uppgradera kuber sammanlagt { $n } steg, varje steg till nästa krydda.
    }
page-about-trade = Ge { $give } och ta { $get }, så många gånger du vill och kan.
page-about-claim = Betala { $cubes } för { $points } poäng.

# Reglerna i korthet.
page-rules-spice-road-aim = Spelets mål
page-rules-spice-road-aim-text = Varje spelare leder en karavan som rymmer tio kryddkuber. Med korten får du kuber, uppgraderar dem och byter dem. Den som har kuberna på ett poängkort kan ta det, och den som har flest poäng i slutet vinner.
page-rules-spice-road-turn = Ett drag
page-rules-spice-road-turn-text = Välj en av fyra handlingar:
page-rules-action-play = Spela ett kort
page-rules-action-play-text = Lägg ut ett köpmanskort från handen och gör vad det säger: ta kuber, uppgradera kuber eller byt dem så många gånger du vill.
page-rules-action-acquire = Köp ett kort
page-rules-action-acquire-text = Ta ett köpmanskort ur raden. Det första är gratis; för ett senare lägger du en kub på varje kort före det. Kuber som ligger på kortet får du.
page-rules-action-rest = Vila
page-rules-action-rest-text = Ta tillbaka alla dina spelade kort till handen.
page-rules-action-claim = Ta ett poängkort
page-rules-action-claim-text = Betala kuberna som kortet visar. Till de två första korten i raden hör ett guldmynt (3 poäng) och ett silvermynt (1 poäng) så länge mynten räcker.
page-rules-spice-road-cubes = Kryddor
page-rules-spice-road-cubes-text = Från den minst till den mest värdefulla. Att uppgradera en kub är att byta den mot nästa krydda.
page-rules-spice-road-end = Slutet
page-rules-spice-road-end-text = När någon har tagit sitt femte poängkort, eller med två eller tre spelare det sjätte, spelas rundan till slut. Kuber som är kvar och inte är av den minst värdefulla sorten ger en poäng var.

# Spelet som lär ut.
page-lesson-spice-road-aim = Spelets mål: få flest poäng genom att ta poängkort, som du betalar med kryddor.
page-lesson-spice-road-turn = På din tur gör du en av fyra handlingar: spelar ett kort, köper ett köpmanskort, tar ett poängkort eller vilar.
page-lesson-spice-road-ladder = Kryddorna har en ordning, från gurkmeja till kanel. En uppgradering byter en kub mot nästa krydda. Karavanen rymmer tio kuber.
page-lesson-spice-road-merchants = Det första köpmanskortet i raden är gratis. Ett senare kostar en kub på varje kort före det. Kuberna på kortet du köper blir dina.
page-lesson-spice-road-rest = Korten du spelar ligger kvar på bordet tills du vilar. Då tar du tillbaka alla till handen.
page-lesson-spice-road-engine = Dina kort är som en motor: några ger kryddor, andra gör bättre kryddor av dem. Några kort som passar ihop är värda mer än många som inte gör det.
page-lesson-spice-road-trade = Ett byteskort får användas flera gånger under samma tur, så länge du kan betala.
page-lesson-spice-road-points = Ett poängkort kostar kryddorna som det visar. Till det första i raden hör ett guldmynt (3 poäng) och till det andra ett silvermynt (1 poäng) så länge mynten räcker.
page-lesson-spice-road-timing = Rätt tidpunkt är viktig: de andra kan vilja ha samma poängkort. Se vems karavan som snart kan betala det.
page-lesson-spice-road-end = Med tre spelare slutar spelet med den runda då någon tar sitt sjätte poängkort. Varje kub du då har kvar är värd en poäng, utom gurkmeja.
page-lesson-spice-road-finish = Nu kan du kryddorna och korten och vet hur spelet slutar. Spela vidare; tipsen finns kvar.
page-lesson-spice-road-watch = Nu är det de andras tur. Se vilka kort de tar.
page-lesson-spice-road-ask-turn = Vilket poängkort kan du betala först, och vilka kort tar dig dit?
page-lesson-spice-road-ask-upgrade = Varje steg gör en kub till nästa krydda. Du får sluta i förtid.
page-lesson-spice-road-ask-trade = Du får upprepa bytet så länge du kan betala, eller sluta.
page-lesson-spice-road-ask-drop = En kub läggs på varje kort före det du vill ha. Du väljer vilka kuber.
page-lesson-spice-road-ask-discard = En karavan rymmer tio kuber. Du väljer vilka du lägger tillbaka.

# Vad en runda har ändrat.
page-change-cubes =
    { $n ->
        [one] { $signed } kub
       *[other] { $signed } kuber
    }
page-change-cards =
    { $n ->
        [one] { $signed } köpmanskort
       *[other] { $signed } köpmanskort
    }
page-change-claimed =
    { $n ->
        [one] { $signed } poängkort
       *[other] { $signed } poängkort
    }

# Parts of the table, on a narrow screen.
sr-tabs = Delar av bordet
sr-tab-table = Bordet
sr-tab-others = Andra
`,"../../../src/entrepot/games/spice_road/catalogs/sv/spice_road.ftl":`spice-road = Spice Road

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
`,"../../../src/entrepot/games/spice_road/catalogs/sv/study_spice_road.ftl":`# What the book of openings counts.
spice-road-fact-first-card = Första köpmanskort
spice-road-fact-second-card = Andra köpmanskort
spice-road-fact-hand = Skaffade köpmanskort
spice-road-fact-merchant-cards = Antal skaffade köpmanskort
spice-road-fact-point-cards = Poängkort
spice-road-fact-gold = Guldmynt
spice-road-fact-silver = Silvermynt
spice-road-fact-rests = Vila

# The themes of puzzles.
spice-road-theme-claiming = ta poängkort
spice-road-theme-engine = bygga upp handen
spice-road-theme-timing = timing
spice-road-theme-caravan = karavan
spice-road-theme-spices = kryddor
spice-road-theme-denial = hindra andra
spice-road-theme-ending = slutspel
`,"../../../src/entrepot/games/spice_road/catalogs/sv/terminal_spice_road.ftl":`# Kryddornas förkortningar på bordet och i menyn: begynnelsebokstaven, eller två bokstäver där flera börjar likadant.
# Ingen får vara den bokstav som notationen har för en annan krydda (Y, R, G, B).
spice-road-letter-turmeric = Gu
spice-road-letter-saffron = S
spice-road-letter-cardamom = Kr
spice-road-letter-cinnamon = Kn
`,"../../../src/entrepot/i18n/sv/bots.ftl":`bots-unknown = Det finns ingen bot som heter ”{ $name }”; dessa finns: { $known }.
bots-one-game = { $name } spelar bara { $game }.

# Nivåerna, även som namn på bottarna som spelar på dem.
bots-level-beginner = Nybörjare
bots-level-easy = Lätt
bots-level-medium = Medel
bots-level-hard = Svår
bots-level-expert = Expert
bots-network-broken = { $name } är inte ett nätverk som den här versionen kan använda, så bottarna söker utan det: { $reason }
bots-network-outdated = Det har tränats för en annan version av spelet.
bots-network-damaged = Filen är skadad.
`,"../../../src/entrepot/i18n/sv/core.ftl":`# Språkets kod, för program som läser upp en sida.
language = sv

# Fel. Varje är en tydlig mening; nycklar och drag står i den som de skrevs.
error-not-an-action = ”{ $text }” är inget drag i det här spelet.
error-illegal-action = ”{ $action }” är inte tillåtet: { $reason } Tillåtet: { $legal }.
error-game-over = Spelet är slut: ”{ $action }” kan inte spelas.
error-nothing-to-undo = { $seat } har inget att ångra: någon annan har gjort ett drag sedan dess, eller något har avslöjats.
error-unknown-game = Det finns inget spel som heter ”{ $game }”; dessa finns: { $known }.
error-broken-game = Spelet ”{ $game }” kan inte läsas in: { $reason }.
error-game-fails = Spelet är trasigt: { $where }: { $reason }.
error-option-unknown = Det finns inget alternativ ”{ $option }”; dessa finns: { $known }.
error-option-value = { $option } kan inte vara ”{ $value }”; möjliga värden: { $values }.
error-names = Ange { $players } namn, ett för varje spelare, vart och ett en text på en rad.
error-seed = ”{ $value }” är inget slumpfrö: ett slumpfrö är ett heltal från 0 till 2^64 - 1.
error-no-seat = Det finns ingen plats ”{ $seat }”; platserna är 0 till { $last }.
error-no-such-moment = Det finns ingen ställning nummer { $number }; partiet har ställningarna 0 till { $last }.

error-position = { $key }: { $reason }
error-key-missing = den här nyckeln saknas.
error-unknown-key = det finns ingen sådan nyckel; dessa finns: { $known }.
error-not-whole = ”{ $value }” är inget heltal.
error-not-text = ”{ $value }” är ingen text.
error-not-list = ”{ $value }” är ingen lista.
error-not-object = ”{ $value }” är inget objekt.
error-out-of-range = { $value } ligger inte mellan { $low } och { $high }.
error-not-one-of = ”{ $value }” är inte något av: { $allowed }.
error-too-many = för många { $what }; högst { $most } är tillåtna.
error-missing-pieces = saknas: { $what }.
error-number-of-players = det måste finnas { $players } spelare, som alternativen säger.

error-nothing-to-arrange = det finns inget att placera nu.
error-no-chance = det här spelet lämnar inget åt slumpen efter starten.

error-not-a-record = Det här är inget protokoll: "format": "{ $format }" saknas.
error-record-key = ”{ $key }” i protokollet saknas eller är trasigt.
error-record-action = Protokollet går inte att spela upp vid drag { $number }: { $reason }
error-record-chance = ”chance” i protokollet stämmer inte med dragen.
error-record-result = Resultatet i protokollet är inte det som dragen leder till.
error-record-rules = Protokollet gjordes enligt version { $version } av reglerna och går inte att spela upp enligt version { $now }: { $reason }

why-not-your-turn = det är { $seat } som står på tur.

board-game-over = spelet är slut
board-to-decide = { $player } står på tur

score-points = poäng

# Där ett spel saknar egna ord.
question-decides = { $seat } står på tur
why-not-legal = reglerna tillåter det inte här.
ended-by-end = Spelet spelades till slut.

error-file = { $path }: { $reason }.
error-not-json = { $path } innehåller inte JSON: { $reason }.
`,"../../../src/entrepot/i18n/sv/explain.ftl":`# Varför ett drag är bra, en mening i taget.
explain-part = Fler poäng: { $part } +{ $points }.
explain-less = Färre poäng: { $part } −{ $points }.
explain-denial = { $seat } får färre poäng: { $part } −{ $points }.
explain-chance = Bättre vinstchanser: +{ $percent } %.
explain-even = Alternativen är ungefär lika bra.
explain-next = Sedan: { $action }.
explain-ends-game = Det här avslutar partiet.
explain-last-round = Det här blir sista rundan.
explain-hint = Tips: { $action }.
explain-over = Spelet är slut: det finns inget beslut att förklara.

# Partiets skeden.
explain-phase-opening = öppning
explain-phase-middle = mittspel
explain-phase-endgame = slutspel

# Sorters misstag.
explain-mistake-missed = missat: { $part }
explain-mistake-gave = hjälpte { $seat }: { $part }
explain-mistake-position = gav bort försprånget
`,"../../../src/entrepot/i18n/sv/page.ftl":`# Sidan kring spelborden.
page-title = Entrepôt
page-home = Till startsidan
page-skip = Hoppa till innehållet
page-close = Stäng
page-again = Försök igen
page-copy = Kopiera
page-copied = Kopierat.

# Vad som gick fel.
page-error-unreachable = Servern går inte att nå. Kontrollera att du är uppkopplad och försök igen.
page-error-status = Servern kunde inte göra det ({ $status }).
page-error-unexpected = Något gick fel här: { $what }
page-refused-offline = Inte skickat: anslutningen är bruten just nu. Den återupprättas av sig själv; välj då igen.
page-refused-silent = Servern har inte svarat. Se efter om det blev gjort; välj annars igen.
page-connection-lost = Anslutningen är bruten. Den återupprättas av sig själv.

# Startsidan.
page-start-heading = Spel om handel
page-start-lead = Mot botar, med vänner eller vid samma skärm. Ingen registrering.
page-start-which = Välj spel
page-start-more = Mer
page-play-now = Spela nu
page-play-now-more =
    { $n ->
        [one] Du och en medelstark bot
       *[other] Du och { $n } medelstarka botar
    }
page-make-table = Skapa ett bord
page-make-table-more = Välj spelare, botar och regler
page-join = Gå med
page-join-more = Ett öppet bord eller en inbjudan
page-learn = Lär dig { $game } genom att spela
page-rules = Regler
page-name = Ditt namn
# Namn som föreslås för nykomlingar, med komma emellan.
page-names = Anis, Basilika, Dragon, Enbär, Fänkål, Körvel, Lagerblad, Mejram, Muskot, Rosmarin, Salvia, Vanilj

# Listor över bord.
page-tables-continue = Fortsätt
page-tables-join = Till bordet
page-tables-watch = Titta på
page-status-waiting = väntar på spelare
page-status-playing = pågår
page-status-finished = avslutat
page-status-abandoned = övergivet

# Att gå med.
page-join-heading = Hitta ett bord
page-join-link = Inbjudningslänk
page-join-go = Öppna
page-join-no-link = Det är ingen länk till ett bord.
page-join-open = Öppna bord
page-join-none = Inga öppna bord just nu. Skapa ett eller be en vän om en länk.
page-join-running = Partier att titta på
page-invited = Inbjudan till { $game }
page-invited-join = Ta plats
page-invited-full = Alla platser är upptagna.

# Att skapa ett bord.
page-new-heading = Nytt bord: { $game }
page-new-hints = Visa tips för alla
page-new-private = Endast med inbjudan
page-new-more = Fler inställningar
page-new-clock = Betänketid
page-new-shuffle = Lotta platserna
page-new-open = Öppna bordet
page-new-begin = Starta
page-clock-none = obegränsad
page-clock = { $minutes } minuter var plus { $seconds } sekunder per beslut
page-seats = Spelare
page-seat-you = du
page-seat-me = Du ({ $name })
page-seat-guest = Vid den här skärmen
page-seat-guest-name = Spelare { $number }
page-seat-name = Namn på spelare { $number }
page-seat-color = En annan färg för spelare { $number }
page-seat-wait = Öppen för alla
page-seat-open = ledig
page-seat-bots = Bot
page-seat-yours = (du)
page-front = Visa främst: { $seat }
page-seat-away = (en bot spelar)
page-seat-gone = (frånkopplad)
page-seat-replace = Låt en bot spela
page-seat-reclaim = Spela själv igen

# Alternativ.
page-option-players = Spelare
page-value-usual = Standard
page-value-none = inga
page-value-yes = ja
page-value-no = nej
page-value-seat = Plats { $number }
page-value-random = lottas

# Väntrummet.
page-room-heading = { $game }: väntar på spelare
page-room-waiting =
    { $n ->
        [one] En plats är ledig.
       *[other] { $n } platser är lediga.
    }
page-room-link = Skicka den här länken till dem du vill bjuda in
page-room-sit = Sätt dig här
page-room-start = Starta nu, med botar på de lediga platserna
page-room-leave = Lämna bordet
page-room-commitment = Slumpfröet är redan bestämt. Här är sigillet:

# Vid bordet.
page-question = Aktuellt beslut
page-your-turn = Din tur
page-over = Spelet är slut.
page-suggestion = En bot skulle välja: { $what }
page-hint = Tips
page-hint-arranged = Placeringen på din spelplan är den som en bot skulle välja. Du kan fortfarande ändra den.
page-suggested = föreslaget
page-undo = Ångra
page-undone = { $seat } ångrar sitt drag.
page-board = Spelplan
page-choices = Val
page-all-choices = Alla val som text ({ $n })
page-log = Spellogg
page-log-and-chat = Spellogg och chatt
page-chat = Chatt
page-chat-say = Skriv ett meddelande
page-chat-send = Skicka
page-chat-unread =
    { $n ->
        [one] ett nytt meddelande
       *[other] { $n } nya meddelanden
    }
page-log-whose = Vems drag
page-log-all = allas
page-tab-story = Logg
page-tab-calls = här finns något att välja
page-next = Nästa
page-spectators =
    { $n ->
        [one] en åskådare
       *[other] { $n } åskådare
    }
page-curtain = Lämna över skärmen
page-curtain-to = { $seat } står på tur
page-curtain-why = Lämna över skärmen. En del är bara för den spelarens ögon.
page-curtain-ready = Jag är { $seat }
page-summary = Runda { $round }

# Kortkommandon.
page-keys = Kortkommandon
page-key-arrows = gå mellan det som kan väljas
page-key-tab = samma sak, ett i taget
page-key-enter = välj
page-key-escape = gå tillbaka, stäng
page-key-hint = tips, med förklaring
page-key-undo = ångra
page-key-help = den här listan

# Inställningar.
page-settings = Inställningar
page-settings-language = Språk
page-settings-shade = Utseende
page-shade-system = enligt systemet
page-shade-light = ljust
page-shade-dark = mörkt
page-settings-pace = Andras drag visas
page-pace-0 = direkt
page-pace-1 = snabbt
page-pace-2 = i normal takt
page-pace-3 = långsamt
page-pace-4 = steg för steg
page-settings-moving = Animationer
page-settings-moving-more = Tunnor, kuber och mynt rör sig dit de ska.
page-settings-sounds = Ljud
page-settings-sounds-more = Ett kort ljud när det är din tur.
page-settings-hints = Tips
page-settings-hints-more = Markera vad en bot skulle göra, vid bord som tillåter det.
page-settings-summaries = Sammanfattningar
page-settings-summaries-more = En rad om varje runda när den är slut.
page-settings-size = Storlek
page-settings-color = Min färg
page-color-any = vilken som helst
page-color = färg { $n }
page-settings-alerts = Notiser om min tur
page-settings-alerts-more = Webbläsaren säger till när det är din tur och du tittar på något annat.
page-settings-confirm = Bekräfta
page-confirm-never = aldrig
page-confirm-turn = det som avslutar min tur
page-confirm-always = allt
page-away = Medan du var borta
page-confirm = { $what }?
page-confirm-yes = Ja
page-confirm-no = Nej
page-notify = Aviseringar
page-notify-more = För partier utan klocka: ett meddelande när det är din tur och du inte har varit vid bordet på en stund. Det nämner spelet och länkar till bordet; tjänsten som du väljer kan läsa det, men meddelanden till en webbläsare är krypterade.
page-notify-ntfy = ntfy-ämne
page-notify-webhook = Webhook
page-notify-push = Webbläsare
page-notify-feed = Flöde med mina turer
page-notify-kind = Skicka till
page-notify-url = Adress (URL)
page-notify-add = Lägg till
page-notify-browser = Avisera i den här webbläsaren
page-notify-new-feed = Skapa ett flöde
page-notify-feed-more = Den som känner till adresserna kan se vid vilka bord det är din tur. De slutar fungera när du tar bort flödet.
page-notify-atom = Flödesläsare
page-notify-ical = Kalender
page-notify-test = Skicka ett test
page-notify-remove = Ta bort
page-notify-sending = Skickar …
page-notify-outcome-ok = Det senaste meddelandet kom fram.
page-notify-outcome-timeout = Det senaste meddelandet misslyckades: inget svar i tid.
page-notify-outcome-unreachable = Det senaste meddelandet misslyckades: adressen kan inte nås.
page-notify-outcome-address = Det senaste meddelandet skickades inte: adressen leder till ett privat nätverk.
page-notify-outcome-status = Det senaste meddelandet avvisades (status { $status }).
page-notify-paused = Pausad efter flera misslyckanden. Ett test som kommer fram sätter igång den igen.
page-notify-denied = Webbläsaren tillåter inte aviseringar från den här sidan. Det kan du ändra i dess inställningar.
page-notify-unsupported = Den här webbläsaren kan inte ta emot aviseringar här; det kräver HTTPS.

# Besökarens enheter, och vad en värd bestämmer om andra.
page-you = Du
page-you-move = Spela på en annan enhet
page-you-move-how = Med en länk blir en annan enhet din: samma namn, samma bord, samma platser. Den fungerar en gång, inom tio minuter.
page-you-link = Skapa en länk
page-you-link-made = Öppna den här länken på din andra enhet inom tio minuter
page-you-code = Återställningskod
page-you-code-how = Skriv upp den: med den kommer du tillbaka om du blir av med enheten eller rensar webbläsaren. Den som har koden kan spela i ditt namn.
page-you-code-make = Skapa en återställningskod
page-you-code-made = Din återställningskod. Den visas bara den här gången
page-you-code-since = Du har en återställningskod sedan { $date }. En ny kod ersätter den.
page-you-enter = Jag har en länk eller en återställningskod
page-devices = Dina enheter
page-device-unknown = Okänd enhet
page-device-current = den här enheten
page-device-used = senast använd: { $date }
page-device-sign-out = Logga ut
page-sign-out-all = Logga ut alla andra enheter
page-sign-out-all-how = Länkar och återställningskoden slutar också gälla.
page-move = Fortsätt på den här enheten
page-move-code = Länk eller återställningskod
page-move-next = Nästa
page-move-who = Fortsätta som { $name } på den här enheten?
page-move-tables = Öppna bord: { $n }
page-move-now = Hittills är du { $name } här, öppna bord: { $n }. För att komma tillbaka till dem behövs en återställningskod för det namnet eller en annan enhet.
page-move-careful = Fortsätt bara om länken eller koden är din egen. Annars spelar du i någon annans namn.
page-move-confirm = Ja, jag är { $name }
page-move-cancel = Avbryt
page-signed-out = Du har loggats ut på den här enheten.
page-person = Värdens meny: { $name }
page-person-remove = Avvisa från bordet
page-person-remove-how = Platsen blir ledig; under ett parti spelar en bot vidare. Det går att ångra.
page-person-readmit = Släpp in igen
page-person-mute = Stäng av i chatten
page-person-mute-how = Ingen ser nya meddelanden från den här personen. Det går att ångra.
page-person-unmute = Tillåt i chatten igen
page-person-removed = avvisad
page-person-muted = avstängd i chatten
page-restricted = Avvisade eller avstängda
page-new-chat = Vilka skriver i chatten
page-chat-everyone = alla
page-chat-players = bara spelarna
page-chat-nobody = ingen

# Slutet.
page-end = Slutresultat
page-winners =
    { $n ->
        [one] { $names } vinner
       *[other] { $names } delar på segern
    }
page-total = Summa
page-rematch = Spela igen
page-rematch-there = Till nästa parti
page-replay = Se reprisen
page-analysis = Analysera
page-analysis-running = En bot analyserar varje beslut: { $done } av { $of }
page-analysis-waiting = Andra analyser före den här: { $n }
page-record = Ladda ner protokollet
page-share = Dela
page-share-copied = Länken kopierad
page-branch = Partiet fortsatte från drag { $move } i ett annat parti och blandades därför inte från början.
page-fair = Blandningen bestämdes före spelet, och sigillet stämmer.
page-unfair = Sigillet stämmer inte med slumpfröet: blandningen var inte den utlovade.
page-fair-how = Före första draget fick alla se sigillet: SHA-256 av saltet, ett kolon och slumpfröet. Nu när slumpfröet är känt har din webbläsare räknat fram samma värde.
page-fair-seed = Slumpfrö
page-fair-salt = Salt
page-fair-commitment = Sigill från före spelet
page-fair-hash = Uträknat just nu
page-curve = Vinstchanser, beslut för beslut
page-turns = Vändpunkter
page-turn-own = { $seat } förlorar { $change } på: { $played }
page-turn-own-better = { $seat } förlorar { $change } på: { $played }. Bättre: { $better }
page-turn-other = { $change } för { $seat } genom andras drag eller slumpen
page-turn-show = Visa { $number }

# Repriser.
page-replay-upload = Spela upp ett protokoll
page-replay-of = Repris: { $game }
page-replay-loading = Hämtar partiet…
page-replay-file = Ett protokoll (.erec) från den här datorn
page-replay-first = Partiets början
page-replay-back = Ett steg bakåt
page-replay-play = Spela upp
page-replay-pause = Paus
page-replay-next = Ett steg framåt
page-replay-last = Partiets slut
page-replay-moment = Läge i partiet
page-replay-at = { $at } av { $of }
page-replay-import = Välj ett protokoll, eller dra filen till sidan.
page-replay-drop = Släpp protokollet här
page-replay-pace = Takt
page-play-on = Spela vidare härifrån
page-play-on-how = Ett nytt bord börjar med ställningen efter drag { $move }. Allt som ligger dolt blandas om, så ingen vet vad som kommer.
page-play-on-seat = Du spelar
page-play-on-bots = De andra spelarna
page-play-on-begin = Spela

# Reglerna i korthet.
page-rules-of = { $game } i korthet

# Spelet som lär ut.
page-lesson = Lektion
page-lesson-read = Jag förstår
page-lesson-stop = Avsluta lektionen
page-lesson-progress = Steg { $at } av { $of }
page-lesson-look = Visa på bordet
page-lesson-open = Visa igen

# Puzzles.
page-puzzles = Problem
page-puzzles-of = Problem: { $game }
page-puzzles-lead = Hitta det bästa draget. Ställningarna kommer från partier som en bot spelade mot sig själv, och flera långa sökningar är överens om varje lösning.
page-puzzles-all = Alla problem
page-puzzle-next = Nästa problem
page-puzzle-again = Försök igen
page-puzzle-solved = löst
page-puzzle-tried = försökt
`,"../../../src/entrepot/i18n/sv/page_tables.ftl":`# Bord på sidan: de som är borta, mina egna, lobbyn, platser och inbjudningar.

# Här finns inget.
page-lost-address = Det finns inget på den här adressen
page-lost-address-why = Länken kan vara ofullständig eller gammal.
page-lost-table = Bordet kan inte öppnas
page-lost-table-why = Det kan ha tagits bort. Om det är privat behöver du inbjudningslänken.
page-lost-closed = Bordet är stängt
page-lost-closed-why = Alla gick innan spelet började.
page-lost-ways = Vart vill du gå?

# Mina bord.
page-mine = Mina bord
page-mine-theirs = Väntar på { $name }
page-mine-all = Visa alla ({ $n })
page-mine-finished = Avslutade partier
page-mine-won =
    { $n ->
        [one] Du vann
       *[other] Du delade segern
    }
page-mine-place = Plats { $place } av { $players }
page-mine-replay = Repris
page-mine-result = Resultat och analys
page-statistics = Min statistik
page-statistics-none = Här räknas partier som du avslutar med en enda plats.
page-statistics-games = Per spel och antal spelare
page-statistics-opponents = Per motspelare
page-statistics-game = Spel
page-statistics-opponent = Motspelare
page-statistics-played = Spelade
page-statistics-won = Du vann
page-statistics-lost = Motspelaren vann
page-statistics-mean = Poäng i snitt
page-statistics-best = Bästa

# Lobbyn.
page-lobby-filter = Vilka bord som visas
page-lobby-any = alla
page-lobby-any-game = alla spel
page-lobby-clock = med betänketid
page-lobby-no-clock = utan betänketid
page-lobby-free-seats = Lediga platser
page-lobby-at-least = minst { $n }
page-lobby-all = Visa alla
page-lobby-none = Inget öppet bord passar. Visa alla eller skapa ett.
page-lobby-free = { $n } av { $of } platser lediga
page-lobby-players =
    { $n ->
        [one] en spelare
       *[other] { $n } spelare
    }

# Platser och inbjudningar.
page-seat-kept = reserverad för { $name }
page-room-kept = En plats är reserverad för dig.
page-invite-code = Inbjudningslänken som QR-kod
page-invite-scan = Eller låt andra skanna koden.
page-invite-network = Enheter i samma nätverk kan använda länken eller skanna koden.
page-invite-alone = Länken fungerar bara på den här datorn. För att släppa in andra enheter, starta servern med:
`,"../../../src/entrepot/i18n/sv/puzzles.ftl":`# Puzzles, in the terminal and on the page.
puzzle-player = Spelare { $n }
puzzle-heading = Problem { $number } av { $of }: { $theme }. Du är { $seat }.
puzzle-prompt = Ditt drag (ett nummer, eller q för att avsluta):
puzzle-not-a-choice = Det är inget av valen. Skriv dess nummer.
puzzle-right = Rätt!
puzzle-wrong = Det finns ett bättre drag.
puzzle-chance = { $action }: vinstchans { $chance }
puzzle-more = Poäng ({ $part }): { $points } fler
puzzle-less = Poäng ({ $part }): { $points } färre
puzzle-rival = { $seat } kan räkna med { $points } poäng mindre.
puzzle-line = En trolig fortsättning:
puzzle-step = { $seat }: { $action }
puzzle-solved = Lösta: { $solved } av { $of }
puzzle-none = Det finns inga problem för { $game }.
puzzle-no-theme = Det finns inga problem om ”{ $theme }”; dessa finns: { $known }.
puzzle-no-number = Det finns inget problem { $number }; välj ett nummer från 1 till { $last }.
`,"../../../src/entrepot/i18n/sv/server.ftl":`# Vad servern nekar, och varför.
server-not-allowed = Det är inte tillåtet: { $reason }
server-stale = Något har hänt under tiden; titta igen.
server-ends-turn = Det skulle avsluta din tur.
server-not-playing = Spelet är inte i gång.
server-no-hints = Vid det här bordet spelar ni utan tips.
server-not-waiting = Spelet har redan börjat.
server-not-finished = Spelet är inte slut än.
server-not-your-seat = Det är inte din plats.
server-not-at-table = Du har ingen plats vid det här bordet.
server-not-owner = Bara den som skapade bordet kan göra det.
server-no-table = Det finns inget sådant bord, eller så är det privat.
server-banned = Du är avstängd från den här servern.
server-banned-address = Din nätverksadress är avstängd från den här servern.
server-muted-everywhere = Du är tystad på den här servern och kan inte skriva meddelanden.
server-closed = Den som driver servern har stängt det här bordet.
server-reconnect = Anslutningen förnyades.
server-no-puzzle = Det finns inget sådant problem.
server-no-guest = Vi vet inte vem du är: kakor måste vara tillåtna.
server-csrf = Begäran kom inte från vår sida.
server-origin = Begäran kom från en sida som inte är vår.
server-host = Den här servern svarar inte på namnet { $host }. Den som kör den kan tillåta namnet med --allowed-host.
server-name = Ett namn har 1 till { $most } tecken på en rad.
server-name-letters = Ett namn har bokstäver ur ett enda alfabet, med högst två accenter på var och en.
server-seats = Spelet har { $players } spelare, men { $given } platser angavs.
server-seat-taken = Den platsen är upptagen.
server-which-bot = Ange vilken bot som ska spela.
server-lesson-alone = En lektion är för en person mot botar: given är känd på förhand.
server-no-lesson = Det finns ingen lektion till det här spelet.
server-yes-or-no = ”{ $key }” ska vara true eller false.
server-pace = Takten är ett tal från 0 till { $most }.
server-too-many-tables = Du har { $most } bord i gång: avsluta eller lämna ett först.
server-still-there = { $seat } måste vara borta i { $seconds } sekunder innan en bot får ta över.
server-out-of-time = Din tid är ute: boten spelar vidare.
server-nothing-to-undo = Det finns inget att ångra.
server-actions = Skicka 1 till { $most } drag.
server-chat-too-fast = Inte så fort: vänta lite innan du skriver igen.
server-chat = Ett meddelande har 1 till { $most } tecken.
server-removed = Värden har avvisat dig från det här bordet.
server-muted = Värden har stängt av dina meddelanden vid det här bordet.
server-chat-players = Vid det här bordet skriver bara spelarna i chatten.
server-chat-nobody = Chatten är avstängd vid det här bordet.
server-own-person = Du kan inte avvisa dig själv eller stänga av dina egna meddelanden.
server-no-person = Det finns ingen sådan person vid det här bordet.
server-code = Återställningskoden eller länken gäller inte. En länk fungerar en gång, inom tio minuter.
server-no-device = Du är inte inloggad på den enheten.
server-record-too-long = Protokollet har fler än { $most } drag.
server-rules-changed = Serverns regler har ändrats sedan partiet påbörjades. Med de nya reglerna kan det bara spelas upp till och med händelse { $number }, så det kan inte fortsätta. Inget är förlorat: du kan se partiet fram till den händelsen och ladda ner alla dess drag.
server-game-missing = Spelet ”{ $game }” är för närvarande inte installerat på den här servern, så bordet kan inte öppnas. Inget är förlorat: alla drag kan laddas ner, och bordet kan öppnas igen när spelet är tillbaka.
server-options-refused = Servern godtar inte längre de alternativ som bordet skapades med, så det kan inte öppnas. { $reason } Inget är förlorat: alla drag kan laddas ner.
server-damaged = Det sparade partiet är skadat från och med händelse { $number } och kan inte öppnas. Den som kör servern kan återställa det från en säkerhetskopia.
server-not-json = Det är inte JSON.
server-too-long = Det är för långt; { $most } byte är tillåtna.
server-busy = Andra väntar före dig: { $position }. Försök igen om en stund.
server-too-many-analyses = Du har redan { $most } analyser som väntar: låt en bli klar först.
server-too-many-requests = Det var för mycket på en gång från din adress: vänta lite.
server-too-many-connections = Din adress har för många anslutningar öppna: stäng en först.
server-full = Servern är full just nu: försök igen senare.
server-too-slow = Begäran tog för lång tid att komma fram.
server-url = Aviseringar kan inte skickas till den här adressen: den måste börja med http:// eller https://, utan lösenord eller särskild port.
server-push-keys = Det där är inte nycklarna till en webbläsares prenumeration.
server-too-many-channels = Du har redan { $most } aviseringar: ta bort en först.
server-no-channel = Den aviseringen finns inte.
server-no-feed = Flödet finns inte, eller har tagits bort.
server-no-notifications = Den här servern skickar inga aviseringar.
server-no-push = Den här servern kan inte skicka meddelanden till webbläsare. Den som kör den kan lägga till det med ”pip install entrepot[push]”.
server-http = Det finns inte här ({ $status }).
server-error = Något gick fel hos oss. Inget har ändrats.
server-database-away = Databasen svarar inte just nu. Spelet fortsätter så snart den gör det.

# Aviseringar till dem som inte sitter vid bordet.
notify-turn-title = { $game }: det är din tur
notify-turn = De andra väntar på dig.
notify-started-title = { $game }: partiet har börjat
notify-started = Alla platser är upptagna.
notify-ended-title = { $game }: partiet är slut
notify-ended = Se hur det gick.
notify-test-title = Entrepôt: ett test
notify-test = Aviseringar kommer fram hit.
notify-feed = Entrepôt: mina turer

# Vad servern säger till den som kör den.
server-no-page = Sidan har inte byggts: kör ”npm ci” och ”npm run build” i mappen page.
server-database = Databasen kan inte öppnas: { $reason }.
server-database-version = Databasen skrevs av ett nyare program: den har version { $found }, och det här programmet känner till versioner upp till { $known }.
server-database-older = Databasen skrevs av ett äldre program (version { $found }, nu { $known }). ”entrepot serve” uppgraderar den.
server-database-empty = I den här databasen finns inget som en server har sparat.
server-database-not-empty = En säkerhetskopia kan bara återställas till en tom databas, men den här används redan.
server-upgraded = Databasen uppgraderades för det här programmet. En säkerhetskopia av hur den var före det finns i { $path }.
server-database-in-use = Databasen { $path } används redan av en annan server. Stoppa den, eller använd PostgreSQL för flera processer.
server-needs-postgresql = Flera processer kräver en PostgreSQL-databas; ange dess URL med --database.
server-port = Det går inte att lyssna på port { $port }: { $reason }. Kanske är servern redan i gång; välj en annan port med --port.
server-running = Entrepôt finns på { $address }. Ctrl-C avslutar.
server-thinking = Tänker åt botarna vid borden i databasen. Ctrl-C avslutar.

# entrepot verify
verify-replays = Protokollet går att spela upp, antal drag: { $n }, och resultatet är det som anges.
verify-start = Startställningen och allt som slumpen gav följer av slumpfröet { $seed }.
verify-branch = Det här partiet fortsätter från drag { $move } i ett annat parti. Allt som slumpen gav sedan dess följer av slumpfröet; det som hände dessförinnan ingår inte.
verify-imported = Det här partiet är importerat från en tabell. Starten och det som slumpen gav är härledda, inte dragna från ett slumpfrö.
verify-commitment = Slumpfröet är det som servern band sig vid från början: { $commitment }.
verify-needs-both = Sigillet kontrolleras med saltet som hashades tillsammans med slumpfröet: ange båda.
verify-wrong-start = Startställningen följer inte av slumpfröet { $seed }.
verify-wrong-chance = Det som slumpen gav senare följer inte av slumpfröet { $seed }.
verify-wrong-commitment = Slumpfröet är inte det som servern band sig vid: { $commitment } är en hash av något annat.
verify-table = Bord { $table }: { $reason }
verify-database = Bord: { $tables }, händelser: { $events }. Alla partier är som de sparades.
verify-database-wrong = Skadade bord: { $n } av { $tables }.

# entrepot backup, entrepot restore
backup-written = Säkerhetskopian { $path } är klar. Bord: { $tables }, händelser: { $events }.
backup-restored = Säkerhetskopian är återställd. Bord: { $tables }, händelser: { $events }.
backup-foreign = { $path } är ingen säkerhetskopia av en server.
backup-broken = Säkerhetskopian { $path } är skadad på rad { $line }. Inget ändrades.
backup-truncated = Säkerhetskopian { $path } är ofullständig. Inget ändrades.
backup-newer = Säkerhetskopian { $path } skrevs av ett nyare program: den har version { $found }, och det här programmet känner till versioner upp till { $known }.
`});export{e as default};