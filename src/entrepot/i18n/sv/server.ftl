# Vad servern nekar, och varför.
server-not-allowed = Det är inte tillåtet: { $reason }
server-stale = Något har hänt under tiden; titta igen.
server-not-playing = Spelet är inte i gång.
server-no-hints = Vid det här bordet spelar ni utan tips.
server-not-waiting = Spelet har redan börjat.
server-not-finished = Spelet är inte slut än.
server-not-your-seat = Det är inte din plats.
server-not-at-table = Du har ingen plats vid det här bordet.
server-not-owner = Bara den som skapade bordet kan göra det.
server-no-table = Det finns inget sådant bord, eller så är det privat.
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
server-record-too-long = Protokollet har fler än { $most } drag.
server-rules-changed = Serverns regler har ändrats sedan partiet påbörjades. Med de nya reglerna kan det bara spelas upp till och med händelse { $number }, så det kan inte fortsätta. Inget är förlorat: du kan se partiet fram till den händelsen och ladda ner alla dess drag.
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
