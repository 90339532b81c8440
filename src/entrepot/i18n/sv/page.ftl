# Sidan kring spelborden.
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
