# Bord på sidan: de som är borta, mina egna, lobbyn, platser och inbjudningar.

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
