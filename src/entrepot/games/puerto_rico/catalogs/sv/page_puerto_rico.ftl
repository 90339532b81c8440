# Puerto Ricos bord på sidan.
pr-tabs = Bordets delar
pr-tab-own = Min tavla
pr-tab-front = Tavla
pr-tab-harbour = Hamnen
pr-tab-others = Andra
pr-tab-market = Utbud
pr-tab-calls = här kan något väljas
pr-about = Om: { $what }
pr-close = Stäng

# En bokstav som märker en tunnas vara; alla fem är olika.
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K

pr-roles = Roller
pr-round = Runda { $n }
pr-last-round = sista rundan
pr-taken-by = tagen av { $seat }
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
        [one] Dolda plantager: en bricka
       *[other] Dolda plantager: { $n } brickor
    }
pr-stack-short = hög
pr-discards =
    { $n ->
        [one] Kastade plantager: en bricka
       *[other] Kastade plantager: { $n } brickor
    }
pr-discards-short = kastade
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
        [one] { $n } anseendepoäng i förrådet
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
pr-price-for-you = { $n } för dig
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
pr-yours = din

pr-own-board = Tavla: { $seat }
pr-board-of = Tavla: { $seat }
pr-governor = guvernör
pr-doubloons =
    { $n ->
        [one] En dublon
       *[other] { $n } dubloner
    }
pr-vp =
    { $n ->
        [one] { $n } anseendepoäng i marker
       *[other] { $n } anseendepoäng i marker
    }
pr-vp-hidden = Anseendepoäng, med baksidan upp
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
pr-island = Ö, { $n } av { $of } platser upptagna
pr-city = Stad, { $n } av { $of } platser upptagna
pr-occupied = { $n } av { $of } bemannade
pr-circle =
    { $place }: { $who ->
        [colonist] en kolonist
        [noble] en adelsman
       *[empty] tom cirkel
    }

# Borgmästaren.
pr-arrange-help = Tryck på cirklar för att ställa ut eller ta upp, eller dra.
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
pr-all-to-san-juan = Alla till San Juan
pr-confirm = Klart

# Början.
page-game-puerto-rico = Plantera, bygg, skeppa: den som tar en roll låter alla handla.

# Alternativ.
page-option-edition = Utgåva
page-option-expansions = Expansioner
page-option-market = Violetta byggnader
page-option-buildings = Byggnader i spelet
page-option-vp-supply-5p = Anseendepoäng med fem spelare
page-option-hospice-fallback = Härbärget, när förrådet är tomt
page-option-short-refill = Koloniskeppet, när för få är kvar
page-option-wharf-capacity = Tunnor på lastkajen
page-option-forest-source = Skogar är
page-option-nobles-market = Adelsmännens byggnader
page-option-land-office-draw = Lantmäterikontoret säljer
page-option-land-office-sells = En adelsman på lantmäterikontoret säljer
page-option-specialty-counts-privilege = Den specialiserade fabriken räknar förmånen
page-option-open-vp = Öppna anseendepoäng
page-option-first-governor = Första guvernör
page-edition-standard = Standard
page-edition-is = Isländsk
page-edition-sv = Svensk
page-edition-cs = Tjeckisk
page-edition-hu = Ungersk
page-value-new-buildings = Nya byggnader
page-value-nobles = Adelsmän
page-value-fixed = grundspelets
page-value-draft = väljs i tur och ordning
page-value-all = alla
page-value-custom = egna val
page-value-ship = från skeppet
page-value-partial = tar det som finns
page-value-unlimited = hur många som helst
page-value-flipped = vända plantager
page-value-token = egna brickor
page-value-added = kommer till
page-value-face-down = en bricka ur högen
page-value-face-up = en öppen bricka
page-value-plantation-or-forest = en plantage eller en skog
page-value-plantation = bara en plantage

# Vad en sak är.
page-about-cost = Pris
page-about-vp = AP
page-about-quarries = Stenbrott som räknas
page-about-circles = Cirklar
page-about-spaces = Platser i staden
page-text-settler = Alla tar i tur och ordning en plantagebricka. Nybyggaren får ta ett stenbrott i stället.
page-text-mayor = Alla tar i tur och ordning kolonister från skeppet och placerar sedan om alla sina egna. Borgmästaren får en till ur förrådet.
page-text-builder = Alla får i tur och ordning köpa en byggnad. Byggmästaren betalar en dublon mindre.
page-text-craftsman = Alla får de varor som deras bemannade plantager och produktionsbyggnader ger. Arbetaren får en tunna till.
page-text-trader = Alla får i tur och ordning sälja en tunna till handelshuset. Handelsmannen får en dublon till.
page-text-captain = Alla måste lasta tunnor på skeppen, varv efter varv, för ett anseendepoäng per tunna. Kaptenen får ett poäng till. Det som inte kan magasineras går förlorat.
page-text-prospector = Ingen gör något. Den som tar kortet får en dublon.
page-text-quarry = Ett bemannat stenbrott gör byggnader en dublon billigare, så många gånger som byggnadens kolumn tillåter.
page-text-forest = Varje par skogar gör varje byggnad en dublon billigare.
page-text-corn = Majs kräver ingen fabrik: varje bemannad plantage ger en tunna.
page-text-indigo = Varje tunna kräver en kolonist på en indigoplantage och en i en indigofabrik.
page-text-sugar = Varje tunna kräver en kolonist på en sockerplantage och en i ett sockerbruk.
page-text-tobacco = Varje tunna kräver en kolonist på en tobaksplantage och en i ett tobakslager.
page-text-coffee = Varje tunna kräver en kolonist på en kaffeplantage och en i ett kafferosteri.

# Reglerna i korthet.
page-rules-building = Byggnad
page-rules-does = Vad den gör när någon arbetar där
page-rules-buildings-base = Byggnader
page-rules-buildings-new-buildings = Nya byggnader
page-rules-buildings-nobles = Adelsmän
page-rules-puerto-rico-aim = Vad det går ut på
page-rules-puerto-rico-aim-text = Varje spelare har en ö med tolv platser för plantager och en stad med tolv för byggnader. Varor som skeppas och byggnader som byggs ger anseendepoäng. Den som har mest i slutet vinner.
page-rules-puerto-rico-round = En runda
page-rules-puerto-rico-round-text = Från guvernören räknat tar varje spelare ett av rollkorten. Sedan gör alla, med den spelaren först, det som rollen handlar om; den som tog den har dessutom en förmån. Kort som ingen tog får var sin dublon, och nästa spelare blir guvernör.
page-rules-puerto-rico-goods = Varor
page-rules-puerto-rico-goods-text = En plantage eller byggnad gör inget förrän en kolonist står på den. Majs växer av sig själv; indigo, socker, tobak och kaffe kräver också en produktionsbyggnad med en kolonist för varje tunna. Handelshuset betalar inget för majs, och 1, 2, 3 och 4 dubloner för de andra, och köper varje slag en gång tills det töms. På skeppen är varje tunna värd ett anseendepoäng, vad som än finns i den.
page-rules-puerto-rico-end = Slutet
page-rules-puerto-rico-end-text = Rundan är den sista när koloniskeppet inte kan fyllas, när någon har fyllt alla tolv platser i staden, eller när anseendepoängen är slut. Då räknas marker, byggnader och det som de stora byggnaderna ger.

# Spelet som lär ut.
page-lesson-puerto-rico-welcome = Välkommen till din ö. Du har en plantage, några dubloner och en tom stad. Raden överst säger alltid vad som frågas av dig; det du kan välja har en orange ram.
page-lesson-puerto-rico-deal = Du har en indigoplantage, som inte ger något utan en indigofabrik, och två dubloner. I hamnen ligger plantager med indigo, majs, kaffe och socker. Majs behöver ingen fabrik: det räcker med en kolonist på plantagen.
page-lesson-puerto-rico-watch = Nu är det de andras tur. Se vad de tar: alla får göra det som en roll handlar om.
page-lesson-puerto-rico-role = Ta ett rollkort. Alla kommer att göra det som rollen handlar om, och du har en förmån. Dubloner som ligger på kortet blir dina.
page-lesson-puerto-rico-take = Nybyggaren: ta en plantage till din ö. Med olika slag kan du sälja mer; ett stenbrott gör byggnader billigare.
page-lesson-puerto-rico-man = Borgmästaren: placera dina kolonister. En cirkel utan kolonist gör ingenting. Ställ dem på en plantage och, om det inte är majs, i dess fabrik.
page-lesson-puerto-rico-colonist = Du får ta en kolonist till ur förrådet. Det finns sällan skäl att låta bli.
page-lesson-puerto-rico-build = Byggmästaren: köp en byggnad om du har råd. Produktionsbyggnader gör varor av plantager, violetta byggnader hjälper på andra sätt. Varje byggnad räknas i slutet.
page-lesson-puerto-rico-bonus = Arbetaren har gjort varor åt alla. Du tog rollen, så du får en tunna till: välj slag.
page-lesson-puerto-rico-sell = Handelsmannen: sälj en tunna. Dyrare varor ger mer; varje slag köps en gång tills huset har tömts.
page-lesson-puerto-rico-load = Kaptenen: lasta dina tunnor. Var och en är värd ett anseendepoäng. Ett skepp tar ett slag, och inga två skepp samma.
page-lesson-puerto-rico-store = Det finns inte plats för allt som inte skeppades: välj vad du behåller.
page-lesson-puerto-rico-keep = En enda tunna får stanna hos dig. Resten går förlorat.
page-lesson-puerto-rico-end = Nu har du sett hur en runda går: ta roller, låt ön arbeta, skeppa eller sälj det den ger. Spela vidare; märkena finns kvar.

# What a round has changed.
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
