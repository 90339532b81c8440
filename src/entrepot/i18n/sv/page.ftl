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
page-start-heading = Spel om handel
page-start-lead = Mot botar, med vänner eller vid en och samma skärm. Ingen registrering.
page-start-which = Vilket spel
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
page-join-none = Inget öppet bord just nu. Skapa ett, eller be en vän om en länk.
page-join-running = Spel att titta på
page-invited = Du är inbjuden: { $game }
page-invited-join = Ta plats
page-invited-full = Alla platser är upptagna.

# Att skapa ett bord.
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
page-value-usual = Som vanligt
page-value-none = ingen
page-value-yes = ja
page-value-no = nej
page-value-seat = Plats { $number }
page-value-random = genom lottning

# Väntrummet.
page-room-heading = { $game }: bordet är klart
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
page-board = Spelplan
page-choices = Val
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

# Kortkommandon.
page-keys = Kortkommandon
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

# Reglerna i korthet.
page-rules-of = { $game } i korthet

# Spelet som lär ut.
page-lesson = Vad det här handlar om
page-lesson-read = Jag förstår
page-lesson-stop = Inga fler lektioner
page-lesson-try = Prova det här: { $what }
