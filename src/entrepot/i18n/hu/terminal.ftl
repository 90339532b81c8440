# The table.
terminal-player = Játékos
terminal-prompt = { $seat }, mit választasz (Enter = { $number }, ? = súgó):
terminal-go-on = Enter = tovább, u = visszavonás:
terminal-undone = Visszavonva: { $action }
terminal-nothing-to-undo = Nincs mit visszavonni: azóta más is lépett, vagy felfedtek valamit.
terminal-no-such-number = Nincs { $number } számú lehetőség; 1 és { $last } között választhatsz.
terminal-not-understood = Ilyen lehetőség nincs. Írj be egy számot, vagy kérdőjelet (?) a súgóhoz.
terminal-not-allowed = Ezt nem lehet: { $reason }
terminal-saved = Elmentve ide: { $path }
terminal-resume = A játék el van mentve. Így folytathatod: { $command }
terminal-help =
    szám       az adott számú lehetőség; maga az akció is beírható
    Enter      a → jelű lehetőség
    h          tipp: mit lépne egy erős bot, és miért
    u          visszavonás, amíg semmi sem derült ki, és más nem lépett
    b          a tábla újra
    l          a teljes napló
    s          mentés
    q          mentés és kilépés
    ?          ez a súgó

# The end.
terminal-total = összesen
terminal-winner =
    { $n ->
        [one] A győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
terminal-record = A játék felvétele itt van: { $path }

# Who sits where.
terminal-error-seat = „{ $kind }” nem ülhet asztalhoz; a választék: { $known }.
terminal-error-seats = { $players } hely van, nem { $given }: mindegyikre nevezz meg egy játékost.
terminal-error-names = { $people } játékosnak kell nevet adni, nem { $given } játékosnak.
terminal-error-name = Játékos neve nem lehet: „{ $name }”; legfeljebb { $most } karakter lehet, és nem egyezhet egy bot nevével.
