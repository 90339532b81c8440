# The page around the boards.
page-title = Entrepôt
page-home = To the start
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# What went wrong.
page-error-unreachable = The server cannot be reached. Look whether you are connected, and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong here: { $what }
page-refused-offline = Not sent: the connection is gone at the moment. The table comes back by itself; then choose again.
page-refused-silent = The server has not answered. Look whether it was done; else choose again.
page-connection-lost = The connection is lost. The table comes back by itself.

# The start.
page-start-heading = Two games about trade
page-start-lead = Against bots, with friends, or at one screen. Nothing to sign up for.
page-start-which = Which game
page-start-more = More
page-play-now = Play now
page-play-now-more = You and three bots of medium strength
page-make-table = Make a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = An open table, or an invitation
page-continue = Go on
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = You are called
# Names that are proposed to newcomers, with commas between them.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Go on
page-tables-join = Look in
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = being played
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go there
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open table just now. Make one, or ask a friend for a link.
page-join-running = Games to watch
page-invited = You are invited: { $game }
page-invited-join = Take a seat
page-invited-full = All seats are taken.

# Making a table.
page-new-heading = A table for { $game }
page-new-hints = Show hints to everybody
page-new-private = Only by invitation
page-new-more = More
page-new-clock = Clock
page-new-shuffle = Shuffle the seats
page-new-open = Open the table
page-new-begin = Begin
page-clock-none = none
page-clock = { $minutes } minutes each, { $seconds } seconds more for every decision
page-seats = Players
page-seat-you = you
page-seat-me = You ({ $name })
page-seat-guest = Another person at this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-wait = Open: waits for somebody
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Put in front: { $seat }
page-seat-away = (a bot plays)
page-seat-gone = (gone)
page-seat-replace = Let a bot play
page-seat-reclaim = Play on myself
page-level-beginner = Beginner
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert

# Options.
page-option-players = Players
page-value-usual = As usual
page-value-none = none
page-value-yes = yes
page-value-no = no
page-value-seat = Seat { $number }
page-value-random = by lot

# The waiting room.
page-room-heading = { $game }: the table is laid
page-room-waiting =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-room-link = Send this link to those who are to join
page-room-sit = Sit here
page-room-start = Begin now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is fixed already; this is its seal:

# At the table.
page-question = What is asked
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would: { $what }
page-suggested = suggested
page-undo = Take back
page-undone = { $seat } takes that back.
page-all-choices = All choices in words ({ $n })
page-log = What has happened
page-log-and-chat = What has happened, and what is said
page-chat = What is said
page-chat-say = Say something
page-chat-send = Say
page-spectators =
    { $n ->
        [one] one onlooker
       *[other] { $n } onlookers
    }
page-curtain = The screen changes hands
page-curtain-to = { $seat } is next
page-curtain-why = Hand the screen over: some things are for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }
page-summary-all = All
page-change-doubloons =
    { $n ->
        [one] { $signed } doubloon
       *[other] { $signed } doubloons
    }
page-change-barrels =
    { $n ->
        [one] { $signed } barrel
       *[other] { $signed } barrels
    }
page-change-tiles =
    { $n ->
        [one] { $signed } tile
       *[other] { $signed } tiles
    }
page-change-buildings =
    { $n ->
        [one] { $signed } building
       *[other] { $signed } buildings
    }
page-change-vp = { $signed } VP
page-change-cubes =
    { $n ->
        [one] { $signed } cube
       *[other] { $signed } cubes
    }
page-change-cards =
    { $n ->
        [one] { $signed } merchant card
       *[other] { $signed } merchant cards
    }
page-change-claimed =
    { $n ->
        [one] { $signed } point card
       *[other] { $signed } point cards
    }

# Keys.
page-keys = Keys
page-key-arrows = move among what may be chosen
page-key-tab = the same, one after the other
page-key-enter = choose
page-key-escape = go back, close
page-key-undo = take back
page-key-help = this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Light or dark
page-shade-system = as the system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = What others do is shown
page-pace-0 = at once
page-pace-1 = quickly
page-pace-2 = at leisure
page-pace-3 = slowly
page-settings-moving = Movement
page-settings-moving-more = Barrels, cubes and coins travel to where they go.
page-settings-sounds = Sounds
page-settings-sounds-more = A little sound when it is your turn.
page-settings-hints = Hints
page-settings-hints-more = Mark what a bot would do, at tables that allow it.
page-settings-summaries = Summaries
page-settings-summaries-more = A line about each round when it is over.

# The end.
page-end = The end of the game
page-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-total = Total
page-rematch = Once more
page-rematch-there = To the next game
page-replay = Look at it again
page-analysis = Analyse
page-analysis-running = A bot looks at every decision: { $done } of { $of }
page-record = Keep the record
page-fair = The shuffle was fixed before the game, and the seal fits.
page-unfair = The seal does not fit the seed: this shuffle was not the one announced.
page-fair-how = Before the first action everybody was shown the seal: SHA-256 of the salt, a colon and the seed. Now that the seed is told, your browser has worked out the same.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Worked out just now
page-curve = Chances to win, decision by decision
page-turns = Where the game turned
page-turn-own = { $seat } gives away { $change } with: { $played }
page-turn-own-better = { $seat } gives away { $change } with: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat } by what others did, or by chance
page-turn-show = Show { $number }

# Looking at a game again.
page-replay-upload = Look at a record
page-replay-of = { $game }, looked at again
page-replay-file = A record (.erec) from this computer
page-replay-first = To the start of the game
page-replay-back = One step back
page-replay-play = Play on
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end of the game
page-replay-moment = Moment
page-replay-at = { $at } of { $of }

# The rules in short.
page-rules-of = { $game } in short

# The game that teaches.
page-lesson = What this is about
page-lesson-read = I see
page-lesson-stop = Enough lessons
page-lesson-try = Try this: { $what }
