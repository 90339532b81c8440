# Puerto Ricos bord på sidan.
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
