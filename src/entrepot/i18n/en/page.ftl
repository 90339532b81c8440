# The page around the boards.
page-title = Entrepôt
page-home = Home
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# What went wrong.
page-error-unreachable = The server cannot be reached. Check your connection and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong here: { $what }
page-refused-offline = Not sent: the connection is lost at the moment. The table reconnects by itself; then choose again.
page-refused-silent = The server has not answered. Check whether it was done; if not, choose again.
page-connection-lost = The connection is lost. The table reconnects by itself.

# The start.
page-start-heading = Games about trade
page-start-lead = Against bots, with friends, or at one screen. Nothing to sign up for.
page-start-which = Which game
page-start-more = More
page-play-now = Play now
page-play-now-more =
    { $n ->
        [one] You and a bot of medium strength
       *[other] You and { $n } bots of medium strength
    }
page-make-table = Make a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = An open table, or an invitation
page-continue = Continue
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = Your name
# Names that are proposed to newcomers, with commas between them.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Continue
page-tables-join = Open
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = being played
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open table right now. Make one, or ask a friend for a link.
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
page-new-begin = Start
page-clock-none = none
page-clock = { $minutes } minutes each, plus { $seconds } seconds per decision
page-seats = Players
page-seat-you = you
page-seat-me = You ({ $name })
page-seat-guest = Another person at this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-wait = Open: anyone may join
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Bring to the front: { $seat }
page-seat-away = (a bot plays)
page-seat-gone = (disconnected)
page-seat-replace = Let a bot play
page-seat-reclaim = Take my seat back
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
page-value-random = random

# The waiting room.
page-room-heading = { $game }: waiting for players
page-room-waiting =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-room-link = Send this link to the people you want to invite
page-room-sit = Sit here
page-room-start = Start now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is already fixed; this is its seal:

# At the table.
page-question = Question
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would: { $what }
page-suggested = suggested
page-undo = Undo
page-undone = { $seat } undoes that.
page-board = Board
page-choices = Choices
page-all-choices = All choices in words ({ $n })
page-log = Game log
page-log-and-chat = Game log and chat
page-chat = Chat
page-chat-say = Write a message
page-chat-send = Send
page-spectators =
    { $n ->
        [one] one spectator
       *[other] { $n } spectators
    }
page-curtain = The screen changes hands
page-curtain-to = { $seat } is next
page-curtain-why = Hand the screen over: some things are for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }
page-summary-all = All

# Keys.
page-keys = Keys
page-key-arrows = move among what may be chosen
page-key-tab = the same, one after the other
page-key-enter = choose
page-key-escape = go back, close
page-key-undo = undo
page-key-help = this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Light or dark
page-shade-system = as the system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = Other players’ actions are shown
page-pace-0 = at once
page-pace-1 = quickly
page-pace-2 = at a normal speed
page-pace-3 = slowly
page-settings-moving = Animation
page-settings-moving-more = Pieces move to where they go.
page-settings-sounds = Sounds
page-settings-sounds-more = A short sound when it is your turn.
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
page-rematch = Play again
page-rematch-there = Go to the next game
page-replay = Replay
page-analysis = Analyse
page-analysis-running = A bot is analysing every decision: { $done } of { $of }
page-record = Download the record
page-fair = The shuffle was fixed before the game, and the seal fits.
page-unfair = The seal does not fit the seed: this shuffle was not the one announced.
page-fair-how = Before the first action everybody was shown the seal: SHA-256 of the salt, a colon and the seed. Now that the seed is revealed, your browser has computed the same value.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Computed just now
page-curve = Chances to win, decision by decision
page-turns = Where the game turned
page-turn-own = { $seat } gives away { $change } with: { $played }
page-turn-own-better = { $seat } gives away { $change } with: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat } by what others did, or by chance
page-turn-show = Show { $number }

# Replays.
page-replay-upload = Replay a record
page-replay-of = Replay of { $game }
page-replay-file = A record (.erec) from this computer
page-replay-first = Start of the game
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = End of the game
page-replay-moment = Moment
page-replay-at = { $at } of { $of }

# The rules in short.
page-rules-of = { $game } in short

# The game that teaches.
page-lesson = Lesson
page-lesson-read = Got it
page-lesson-stop = End the lesson
page-lesson-try = Try this: { $what }
