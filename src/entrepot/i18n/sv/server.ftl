# Vad servern nekar, och varför.
server-not-allowed = Det är inte tillåtet: { $reason }
server-stale = Något har hänt under tiden; titta igen.
server-not-playing = Spelet är inte i gång.
server-not-waiting = Spelet har redan börjat.
server-not-finished = Spelet är inte slut än.
server-not-your-seat = Det är inte din plats.
server-not-at-table = Du har ingen plats vid det här bordet.
server-not-owner = Bara den som skapade bordet kan göra det.
server-no-table = Det finns inget sådant bord, eller så är det privat.
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
server-record-too-long = Protokollet har fler än { $most } drag.
server-old-rules = Partiet påbörjades med äldre regler och kan inte visas längre.
server-damaged = Det sparade partiet är skadat från och med händelse { $number } och kan inte öppnas. Den som kör servern kan återställa det från en säkerhetskopia.
server-not-json = Det är inte JSON.
server-too-long = Det är för långt; { $most } byte är tillåtna.
server-http = Det finns inte här ({ $status }).
server-error = Något gick fel hos oss. Inget har ändrats.

# Vad servern säger till den som kör den.
server-no-page = Sidan har inte byggts: kör ”npm ci” och ”npm run build” i mappen page.
server-database = Databasen kan inte öppnas: { $reason }.
server-database-version = Databasen har version { $found }, det här programmet känner till version { $known }.
server-port = Det går inte att lyssna på port { $port }: { $reason }. Kanske är servern redan i gång; välj en annan port med --port.
server-running = Entrepôt finns på { $address }. Ctrl-C avslutar.

# entrepot verify
verify-replays = Protokollet går att spela upp, antal drag: { $n }, och resultatet är det som anges.
verify-start = Startställningen och allt som slumpen gav följer av slumpfröet { $seed }.
verify-commitment = Slumpfröet är det som servern band sig vid från början: { $commitment }.
verify-needs-both = Sigillet kontrolleras med saltet som hashades tillsammans med slumpfröet: ange båda.
verify-wrong-start = Startställningen följer inte av slumpfröet { $seed }.
verify-wrong-chance = Det som slumpen gav senare följer inte av slumpfröet { $seed }.
verify-wrong-commitment = Slumpfröet är inte det som servern band sig vid: { $commitment } är en hash av något annat.
verify-table = Bord { $table }: { $reason }
verify-database = Bord: { $tables }, händelser: { $events }. Alla partier är som de sparades.
verify-database-wrong = Skadade bord: { $n } av { $tables }.
