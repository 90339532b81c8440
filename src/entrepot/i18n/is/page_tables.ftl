# Borð á síðunni: þau sem eru horfin, mín eigin, anddyrið, sæti og boð.

# Hér er ekkert.
page-lost-address = Hér er ekkert að finna
page-lost-address-why = Tengillinn gæti verið ófullkominn eða úreltur.
page-lost-table = Ekki er hægt að opna þetta borð
page-lost-table-why = Því gæti hafa verið eytt. Ef það er lokað þarftu boðstengilinn.
page-lost-closed = Þessu borði hefur verið lokað
page-lost-closed-why = Allir fóru áður en spilið hófst.
page-lost-ways = Hvert viltu fara?

# Borðin mín.
page-mine = Borðin mín
page-mine-theirs = Beðið eftir: { $name }
page-mine-all = Sýna öll ({ $n })
page-mine-finished = Spil sem er lokið
page-mine-won =
    { $n ->
        [one] Þú vannst
       *[other] Þú deildir sigrinum
    }
page-mine-place = { $place }. sæti af { $players }
page-mine-replay = Endursýning
page-mine-result = Úrslit og greining
page-statistics = Tölfræðin mín
page-statistics-none = Hér birtast spil sem þú klárar með eitt sæti.
page-statistics-games = Eftir spilum og fjölda spilara
page-statistics-opponents = Eftir mótspilurum
page-statistics-game = Spil
page-statistics-opponent = Mótspilari
page-statistics-played = Spiluð
page-statistics-won = Þú vannst
page-statistics-lost = Mótspilari vann
page-statistics-mean = Stig að meðaltali
page-statistics-best = Best

# Anddyrið.
page-lobby-filter = Hvaða borð á að sýna
page-lobby-any = sama
page-lobby-any-game = öll spil
page-lobby-clock = með klukku
page-lobby-no-clock = án klukku
page-lobby-free-seats = Laus sæti
page-lobby-at-least = { $n } eða fleiri
page-lobby-all = Sýna öll
page-lobby-none = Ekkert opið borð passar við þetta. Sýndu öll, eða stofnaðu borð.
page-lobby-free = Laus sæti: { $n } af { $of }
page-lobby-players =
    { $n ->
        [one] { $n } spilari
       *[other] { $n } spilarar
    }

# Sæti og boð.
page-seat-kept = frátekið: { $name }
page-room-kept = Sæti er frátekið fyrir þig.
page-invite-code = QR-kóði boðstengilsins
page-invite-scan = Eða leyfðu öðrum að skanna kóðann.
page-invite-network = Tæki á sama neti geta notað þennan tengil eða skannað kóðann.
page-invite-alone = Þessi tengill virkar aðeins á þessari tölvu. Til að hleypa öðrum tækjum að skaltu ræsa þjóninn svona:
