# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = There is nothing at this address
page-lost-address-why = The link may be incomplete or out of date.
page-lost-table = This table cannot be opened
page-lost-table-why = It may have been deleted. If it is private, use the invitation link.
page-lost-closed = This table is closed
page-lost-closed-why = Everyone left before the game began.
page-lost-ways = Where to go from here

# My tables.
page-mine = My tables
page-mine-theirs = Waiting for { $name }
page-mine-all = Show all ({ $n })
page-mine-finished = Finished games
page-mine-won =
    { $n ->
        [one] You won
       *[other] You shared the win
    }
page-mine-place = Place { $place } of { $players }
page-mine-replay = Replay
page-mine-result = Result and analysis
page-statistics = My statistics
page-statistics-none = Games that you finish with one seat are counted here.
page-statistics-games = By game and number of players
page-statistics-opponents = By opponent
page-statistics-game = Game
page-statistics-opponent = Opponent
page-statistics-played = Played
page-statistics-won = Won by you
page-statistics-lost = Won by them
page-statistics-mean = Average points
page-statistics-best = Best

# The lobby.
page-lobby-filter = Which tables to show
page-lobby-any = any
page-lobby-any-game = all games
page-lobby-clock = with a clock
page-lobby-no-clock = no clock
page-lobby-free-seats = Free seats
page-lobby-at-least = { $n } or more
page-lobby-all = Show all
page-lobby-none = No open table matches. Show all, or create one.
page-lobby-free = { $n } of { $of } seats free
page-lobby-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }

# Seats and invitations.
page-seat-kept = reserved for { $name }
page-room-kept = A seat is reserved for you.
page-invite-code = QR code of the invitation link
page-invite-scan = Or let others scan the code.
page-invite-network = Devices in the same network can use this link or scan the code.
page-invite-alone = This link works on this computer only. To let other devices in, start the server with:
