# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = Ezen a címen nincs semmi
page-lost-address-why = Lehet, hogy a link hiányos vagy elavult.
page-lost-table = Ez az asztal nem nyitható meg
page-lost-table-why = Lehet, hogy törölték. Ha nem nyilvános, a meghívólinkkel nyithatod meg.
page-lost-closed = Ez az asztal bezárt
page-lost-closed-why = Mindenki elment, mielőtt a játék elkezdődött volna.
page-lost-ways = Merre tovább

# My tables.
page-mine = Asztalaim
page-mine-theirs = Soron van: { $name }
page-mine-all = Az összes ({ $n })
page-mine-finished = Befejezett játékok
page-mine-won =
    { $n ->
        [one] Győztél
       *[other] Megosztott győzelem
    }
page-mine-place = { $place }. hely ({ $players } játékos)
page-mine-replay = Visszajátszás
page-mine-result = Eredmény és elemzés
page-statistics = Statisztikáim
page-statistics-none = Itt azok a játékok számítanak, amelyeket egy hellyel fejezel be.
page-statistics-games = Játék és játékosszám szerint
page-statistics-opponents = Ellenfelek szerint
page-statistics-game = Játék
page-statistics-opponent = Ellenfél
page-statistics-played = Lejátszva
page-statistics-won = Te nyertél
page-statistics-lost = Az ellenfél nyert
page-statistics-mean = Átlagpont
page-statistics-best = Legjobb

# The lobby.
page-lobby-filter = Mely asztalok látszanak
page-lobby-any = mindegy
page-lobby-any-game = minden játék
page-lobby-clock = órával
page-lobby-no-clock = óra nélkül
page-lobby-free-seats = Szabad helyek
page-lobby-at-least = legalább { $n }
page-lobby-all = Az összes
page-lobby-none = Nincs ilyen nyitott asztal. Nézd meg az összeset, vagy hozz létre egyet.
page-lobby-free = Szabad helyek: { $n } / { $of }
page-lobby-players = { $n } játékos

# Seats and invitations.
page-seat-kept = fenntartva: { $name }
page-room-kept = Egy hely neked van fenntartva.
page-invite-code = A meghívólink QR-kódja
page-invite-scan = Vagy olvastasd be a kódot másokkal.
page-invite-network = Az ugyanazon a hálózaton lévő eszközök használhatják ezt a linket, vagy beolvashatják a kódot.
page-invite-alone = Ez a link csak ezen a számítógépen működik. Ha más eszközöket is be szeretnél engedni, így indítsd a szervert:
