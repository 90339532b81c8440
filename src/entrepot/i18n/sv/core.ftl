# Språkets kod, för program som läser upp en sida.
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
