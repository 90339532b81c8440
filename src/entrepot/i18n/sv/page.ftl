# Sidan kring spelborden.
page-title = Entrepôt
page-home = Till början
page-skip = Hoppa till bordet
page-close = Stäng
page-again = Försök igen
page-copy = Kopiera
page-copied = Kopierat.

# Vad som gick fel.
page-error-unreachable = Servern går inte att nå. Kontrollera att du är uppkopplad och försök igen.
page-error-status = Servern kunde inte göra det ({ $status }).
page-error-unexpected = Något gick fel här: { $what }
page-refused-offline = Inte skickat: anslutningen är borta just nu. Bordet kommer tillbaka av sig självt; välj då igen.
page-refused-silent = Servern har inte svarat. Se efter om det blev gjort; välj annars igen.
page-connection-lost = Anslutningen är bruten. Bordet kommer tillbaka av sig självt.

# Början.
page-start-heading = Två spel om handel
page-start-lead = Mot botar, med vänner eller vid en och samma skärm. Ingen registrering.
page-start-which = Vilket spel
page-start-more = Mer
page-game-puerto-rico = Plantera, bygg, skeppa: den som tar en roll låter alla handla.
page-game-spice-road = Byt kryddor längs vägen och gör dem till de bästa korten.
page-play-now = Spela nu
page-play-now-more = Du och tre medelstarka botar
page-make-table = Duka ett bord
page-make-table-more = Välj spelare, botar och regler
page-join = Gå med
page-join-more = Ett öppet bord, eller en inbjudan
page-continue = Fortsätt
page-learn = Lär dig { $game } genom att spela
page-rules = Regler
page-name = Du heter
# Namn som föreslås för nykomlingar, med komma emellan.
page-names = Anis, Basilika, Dragon, Enbär, Fänkål, Körvel, Lagerblad, Mejram, Muskot, Rosmarin, Salvia, Vanilj

# Listor över bord.
page-tables-continue = Fortsätt
page-tables-join = Titta in
page-tables-watch = Titta på
page-status-waiting = väntar på spelare
page-status-playing = spelas
page-status-finished = avslutat
page-status-abandoned = övergivet

# Att gå med.
page-join-heading = Gå med vid ett bord
page-join-link = Inbjudningslänk
page-join-go = Gå dit
page-join-no-link = Det är ingen länk till ett bord.
page-join-open = Öppna bord
page-join-none = Inget öppet bord just nu. Duka ett, eller be en vän om en länk.
page-join-running = Spel att titta på
page-invited = Du är inbjuden: { $game }
page-invited-join = Ta plats
page-invited-full = Alla platser är upptagna.

# Att duka ett bord.
page-new-heading = Ett bord för { $game }
page-new-hints = Visa tips för alla
page-new-private = Bara med inbjudan
page-new-more = Mer
page-new-clock = Klocka
page-new-shuffle = Blanda platserna
page-new-open = Öppna bordet
page-new-begin = Börja
page-clock-none = ingen
page-clock = { $minutes } minuter var, { $seconds } sekunder till för varje beslut
page-seats = Spelare
page-seat-you = du
page-seat-me = Du ({ $name })
page-seat-guest = En annan person vid den här skärmen
page-seat-guest-name = Spelare { $number }
page-seat-name = Namn på spelare { $number }
page-seat-wait = Öppen: väntar på någon
page-seat-open = öppen
page-seat-bots = Bot
page-seat-yours = (du)
page-front = Visa främst: { $seat }
page-seat-away = (en bot spelar)
page-seat-gone = (borta)
page-seat-replace = Låt en bot spela
page-seat-reclaim = Spela själv igen
page-level-beginner = Nybörjare
page-level-easy = Lätt
page-level-medium = Medel
page-level-hard = Svår
page-level-expert = Expert

# Alternativ.
page-option-players = Spelare
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
page-option-specialty-counts-privilege = Den specialiserade fabriken räknar förmånen
page-option-open-vp = Öppna anseendepoäng
page-option-first-governor = Första guvernör
page-option-open-points = Öppna poängkort
page-edition-standard = Standard
page-edition-is = Isländsk
page-edition-sv = Svensk
page-edition-cs = Tjeckisk
page-edition-hu = Ungersk
page-value-usual = Som vanligt
page-value-none = ingen
page-value-yes = ja
page-value-no = nej
page-value-seat = Plats { $number }
page-value-random = genom lottning
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

# Väntrummet.
page-room-heading = { $game }: bordet är dukat
page-room-waiting =
    { $n ->
        [one] En plats är öppen.
       *[other] { $n } platser är öppna.
    }
page-room-link = Skicka den här länken till dem som ska vara med
page-room-sit = Sätt dig här
page-room-start = Börja nu, med botar på de öppna platserna
page-room-leave = Lämna bordet
page-room-commitment = Fröet är redan bestämt; det här är dess sigill:

# Vid bordet.
page-question = Vad som frågas
page-your-turn = Din tur
page-over = Spelet är slut.
page-suggestion = En bot skulle välja: { $what }
page-suggested = föreslaget
page-undo = Ta tillbaka
page-undone = { $seat } tar tillbaka det.
page-all-choices = Alla val i ord ({ $n })
page-log = Vad som har hänt
page-log-and-chat = Vad som har hänt och vad som sägs
page-chat = Vad som sägs
page-chat-say = Säg något
page-chat-send = Säg
page-spectators =
    { $n ->
        [one] en åskådare
       *[other] { $n } åskådare
    }
page-curtain = Skärmen byter händer
page-curtain-to = { $seat } står på tur
page-curtain-why = Lämna över skärmen: en del är bara för den spelarens ögon.
page-curtain-ready = Jag är { $seat }
page-summary = Runda { $round }
page-summary-all = Alla
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

# Tangenter.
page-keys = Tangenter
page-key-arrows = gå mellan det som kan väljas
page-key-tab = samma sak, ett efter ett
page-key-enter = välj
page-key-escape = gå tillbaka, stäng
page-key-undo = ta tillbaka
page-key-help = den här listan

# Inställningar.
page-settings = Inställningar
page-settings-language = Språk
page-settings-shade = Ljust eller mörkt
page-shade-system = som systemet
page-shade-light = ljust
page-shade-dark = mörkt
page-settings-pace = Vad andra gör visas
page-pace-0 = genast
page-pace-1 = snabbt
page-pace-2 = i lugn takt
page-pace-3 = långsamt
page-settings-moving = Rörelse
page-settings-moving-more = Tunnor, kuber och mynt färdas dit de ska.
page-settings-sounds = Ljud
page-settings-sounds-more = Ett litet ljud när det är din tur.
page-settings-hints = Tips
page-settings-hints-more = Märk ut vad en bot skulle göra, vid bord som tillåter det.
page-settings-summaries = Sammanfattningar
page-settings-summaries-more = En rad om varje runda när den är slut.

# Slutet.
page-end = Spelets slut
page-winners =
    { $n ->
        [one] { $names } vinner
       *[other] { $names } delar på segern
    }
page-total = Summa
page-rematch = En gång till
page-rematch-there = Till nästa spel
page-replay = Se spelet igen
page-analysis = Analysera
page-analysis-running = En bot går igenom varje beslut: { $done } av { $of }
page-record = Spara protokollet
page-fair = Blandningen var bestämd före spelet, och sigillet stämmer.
page-unfair = Sigillet stämmer inte med fröet: det här var inte den utlovade blandningen.
page-fair-how = Före första draget fick alla se sigillet: SHA-256 av saltet, ett kolon och fröet. Nu när fröet är känt har din webbläsare räknat ut samma sak.
page-fair-seed = Frö
page-fair-salt = Salt
page-fair-commitment = Sigillet från före spelet
page-fair-hash = Uträknat just nu
page-curve = Chanser att vinna, beslut för beslut
page-turns = Där spelet vände
page-turn-own = { $seat } ger bort { $change } med: { $played }
page-turn-own-better = { $seat } ger bort { $change } med: { $played }. Bättre: { $better }
page-turn-other = { $change } för { $seat } genom vad andra gjorde, eller genom slumpen
page-turn-show = Visa { $number }

# Att se ett spel igen.
page-replay-upload = Se ett protokoll
page-replay-of = { $game }, sett igen
page-replay-file = Ett protokoll (.erec) från den här datorn
page-replay-first = Till spelets början
page-replay-back = Ett steg bakåt
page-replay-play = Spela upp
page-replay-pause = Paus
page-replay-next = Ett steg framåt
page-replay-last = Till spelets slut
page-replay-moment = Ögonblick
page-replay-at = { $at } av { $of }

# Vad en sak är.
page-about-cost = Pris
page-about-vp = AP
page-about-quarries = Stenbrott som räknas
page-about-circles = Cirklar
page-about-spaces = Platser i staden
page-about-merchant-card = Köpmanskort
page-about-point-card = Poängkort
page-about-create = Ta { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Uppgradera en kub ett steg.
       *[other] Uppgradera kuber { $n } steg sammanlagt, varje steg till nästa krydda.
    }
page-about-trade = Ge { $give } och ta { $get }, så ofta du vill och kan.
page-about-claim = Betala { $cubes } för { $points } poäng.
page-text-settler = Alla tar i tur och ordning en plantagebricka. Nybyggaren får ta ett stenbrott i stället.
page-text-mayor = Alla tar i tur och ordning kolonister från skeppet och placerar sedan om alla sina egna. Borgmästaren får en till ur förrådet.
page-text-builder = Alla får i tur och ordning köpa en byggnad. Byggmästaren betalar en dublon mindre.
page-text-craftsman = Alla får de varor som deras bemannade plantager och produktionsbyggnader ger. Arbetaren får en tunna till.
page-text-trader = Alla får i tur och ordning sälja en tunna till handelshuset. Handelsmannen får en dublon till.
page-text-captain = Alla måste lasta tunnor på skeppen, varv efter varv, för ett anseendepoäng per tunna. Kaptenen får ett poäng till. Det som inte kan magasineras går förlorat.
page-text-prospector = Ingen gör något. Den som tar kortet får en dublon.
page-text-quarry = Ett bemannat stenbrott gör byggnader en dublon billigare, så många gånger som byggnadens kolumn tillåter.
page-text-forest = Varannan skog gör varje byggnad en dublon billigare.
page-text-corn = Majs kräver ingen fabrik: varje bemannad plantage ger en tunna.
page-text-indigo = Varje tunna kräver en kolonist på en indigoplantage och en i en indigofabrik.
page-text-sugar = Varje tunna kräver en kolonist på en sockerplantage och en i ett sockerbruk.
page-text-tobacco = Varje tunna kräver en kolonist på en tobaksplantage och en i ett tobakslager.
page-text-coffee = Varje tunna kräver en kolonist på en kaffeplantage och en i ett kafferosteri.

# Reglerna i korthet.
page-rules-of = { $game } i korthet
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
page-rules-spice-road-aim = Vad det går ut på
page-rules-spice-road-aim-text = Varje spelare leder en karavan som bär upp till tio kuber kryddor. Korten ger kuber, uppgraderar dem och byter dem. Den som har kuberna på ett poängkort får ta det; poängen avgör.
page-rules-spice-road-turn = Ett drag
page-rules-spice-road-turn-text = Välj ett av fyra:
page-rules-action-play = Spela ett kort
page-rules-action-play-text = Lägg ut ett köpmanskort från handen och gör vad det säger: ta kuber, uppgradera kuber, eller byt dem så ofta du vill.
page-rules-action-acquire = Köp ett kort
page-rules-action-acquire-text = Ta ett köpmanskort ur raden. Det första är gratis; för ett senare lägger du en kub på varje kort före det. Kuber som ligger på kortet är dina.
page-rules-action-rest = Vila
page-rules-action-rest-text = Ta tillbaka alla kort du har spelat till handen.
page-rules-action-claim = Ta ett poängkort
page-rules-action-claim-text = Betala kuberna som det visar. De två första korten i raden kommer med ett guldmynt och ett silvermynt så länge de räcker: 3 poäng och 1.
page-rules-spice-road-cubes = Kryddor
page-rules-spice-road-cubes-text = Från den minst till den mest värdefulla. Att uppgradera en kub är att byta den mot nästa.
page-rules-spice-road-end = Slutet
page-rules-spice-road-end-text = När någon har tagit sitt femte poängkort, eller med två eller tre spelare det sjätte, spelas rundan till slut. Kuber som är kvar och inte är av det minst värdefulla slaget ger ett poäng var.

# Spelet som lär ut.
page-lesson = Vad det här handlar om
page-lesson-read = Jag förstår
page-lesson-stop = Inga fler lektioner
page-lesson-try = Prova det här: { $what }
page-lesson-puerto-rico-welcome = Välkommen till din ö. Du har en plantage, några dubloner och en tom stad. Raden överst säger alltid vad som frågas av dig; det du kan välja har en orange ram.
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
page-lesson-spice-road-welcome = Välkommen till din karavan. Du börjar med några kuber och två kort. Raden överst säger alltid vad som frågas av dig; det du kan välja har en orange ram.
page-lesson-spice-road-watch = Nu är det de andras tur. Se vilka kort de tar.
page-lesson-spice-road-play = Välj en sak: spela ett kort från handen, köp ett köpmanskort, vila, eller ta ett poängkort. I början lönar det sig att skaffa kuber och leta efter ett kort som byter dem bra.
page-lesson-spice-road-acquire = Med köpmanskort skaffar och byter du kryddor. Det första i raden är gratis.
page-lesson-spice-road-raise = Uppgradera en kub till nästa krydda, så ofta som kortet tillåter.
page-lesson-spice-road-again = Ett byte får upprepas så länge du kan betala. Fortsätt, eller sluta här.
page-lesson-spice-road-drop = Ett kort längre bort i raden kostar en kub på varje kort före det. Lägg det du behöver minst.
page-lesson-spice-road-discard = En karavan bär tio kuber. Lämna tillbaka det du behöver minst.
page-lesson-spice-road-rest = Du har spelat alla dina kort, eller de flesta: en vila tar tillbaka dem till handen.
page-lesson-spice-road-end = Så går det till: skaffa kuber, byt upp dem, ta kort. Spela vidare; märkena finns kvar.
