# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = Na této adrese nic není
page-lost-address-why = Odkaz je možná neúplný nebo zastaralý.
page-lost-table = Tento stůl nelze otevřít
page-lost-table-why = Možná byl smazán. Pokud je soukromý, použij odkaz s pozvánkou.
page-lost-closed = Tento stůl je zavřený
page-lost-closed-why = Všichni odešli dřív, než hra začala.
page-lost-ways = Kam dál

# My tables.
page-mine = Moje stoly
page-mine-theirs = Čeká se na: { $name }
page-mine-all = Zobrazit vše ({ $n })
page-mine-finished = Dohrané hry
page-mine-won =
    { $n ->
        [one] Výhra
        [few] Dělená výhra
       *[other] Dělená výhra
    }
page-mine-place = { $place }. místo z { $players }
page-mine-replay = Záznam
page-mine-result = Výsledek a analýza
page-statistics = Moje statistiky
page-statistics-none = Počítají se sem hry, které dohraješ s jedním místem.
page-statistics-games = Podle hry a počtu hráčů
page-statistics-opponents = Podle soupeřů
page-statistics-game = Hra
page-statistics-opponent = Soupeř
page-statistics-played = Odehráno
page-statistics-won = Tvoje výhry
page-statistics-lost = Výhry soupeře
page-statistics-mean = Průměr bodů
page-statistics-best = Nejvíc bodů

# The lobby.
page-lobby-filter = Které stoly zobrazit
page-lobby-any = nezáleží
page-lobby-any-game = všechny hry
page-lobby-clock = s hodinami
page-lobby-no-clock = bez hodin
page-lobby-free-seats = Volná místa
page-lobby-at-least = aspoň { $n }
page-lobby-all = Zobrazit vše
page-lobby-none = Žádný volný stůl neodpovídá. Zobraz všechny, nebo založ nový.
page-lobby-free = Volná místa: { $n } z { $of }
page-lobby-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }

# Seats and invitations.
page-seat-kept = vyhrazeno: { $name }
page-room-kept = Máš tu vyhrazené místo.
page-invite-code = QR kód odkazu s pozvánkou
page-invite-scan = Nebo nech ostatní naskenovat kód.
page-invite-network = Zařízení ve stejné síti mohou použít tento odkaz nebo naskenovat kód.
page-invite-alone = Tento odkaz funguje jen na tomto počítači. Aby se mohla připojit i jiná zařízení, spusť server takto:
