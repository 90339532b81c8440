# The page around the boards.
page-title = Entrepôt
page-home = Home
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# Errors.
page-error-unreachable = The server cannot be reached. Check your connection and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong: { $what }
page-refused-offline = Not sent: you are offline right now. The table reconnects by itself; then choose again.
page-refused-silent = The server has not answered. Check whether your move went through; if not, choose again.
page-connection-lost = Connection lost. The table reconnects by itself.

# The home screen.
page-start-heading = Games about trade
page-start-lead = Play against bots, with friends online, or together at one screen. No account needed.
page-start-which = Choose a game
page-start-more = More
page-play-now = Play now
page-play-now-more =
    { $n ->
        [one] You against a medium-strength bot
       *[other] You against { $n } medium-strength bots
    }
page-make-table = Create a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = Open tables and invitations
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = Your name
# Names suggested to newcomers, separated by commas.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Continue
page-tables-join = Open
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open tables right now. Create one, or ask a friend for a link.
page-join-running = Games to watch
page-invited = You are invited to play { $game }
page-invited-join = Take a seat
page-invited-full = All seats are taken.

# Creating a table.
page-new-heading = New table: { $game }
page-new-hints = Show hints to everyone
page-new-private = By invitation only
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
page-seat-guest = At this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-color = Another color for player { $number }
page-seat-wait = Open to anyone
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Show in front: { $seat }
page-seat-away = (a bot is playing)
page-seat-gone = (disconnected)
page-seat-replace = Let a bot play
page-seat-reclaim = Take my seat back

# Options.
page-option-players = Players
page-value-usual = Default
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
page-room-link = Send this link to invite people
page-room-sit = Sit here
page-room-start = Start now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is already fixed. This is its seal:

# At the table.
page-question = Current decision
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would choose: { $what }
page-hint = Hint
page-hint-arranged = The arrangement on your board is what a bot would choose. You can still change it.
page-suggested = suggested
page-undo = Undo
page-undone = { $seat } undoes the last move.
page-board = Board
page-choices = Choices
page-all-choices = All choices as a list ({ $n })
page-log = Game log
page-log-and-chat = Game log and chat
page-chat = Chat
page-chat-say = Write a message
page-chat-send = Send
page-chat-unread =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
page-log-whose = Whose moves
page-log-all = everyone’s
page-tab-story = Log
page-tab-calls = you can choose something here
page-next = Next
page-spectators =
    { $n ->
        [one] one spectator
       *[other] { $n } spectators
    }
page-curtain = Pass the screen
page-curtain-to = { $seat } is next
page-curtain-why = Hand over the screen: what comes next is for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }

# Keys.
page-keys = Keyboard shortcuts
page-key-arrows = move between choices
page-key-tab = go through the choices one by one
page-key-enter = choose
page-key-escape = go back or close
page-key-hint = a hint, with reasons
page-key-undo = undo
page-key-help = show this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Theme
page-shade-system = same as system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = Show other players’ moves
page-pace-0 = instantly
page-pace-1 = quickly
page-pace-2 = at normal speed
page-pace-3 = slowly
page-pace-4 = step by step
page-settings-moving = Animations
page-settings-moving-more = Pieces glide to their places.
page-settings-sounds = Sounds
page-settings-sounds-more = A short sound when it is your turn.
page-settings-hints = Hints
page-settings-hints-more = Highlight what a bot would do, at tables that allow it.
page-settings-summaries = Round summaries
page-settings-summaries-more = A short line after each round.
page-settings-size = Size
page-settings-color = My color
page-color-any = any
page-color = color { $n }
page-settings-alerts = Notes on my turn
page-settings-alerts-more = The browser tells you when it is your turn and you are looking at something else.
page-settings-confirm = Confirm
page-confirm-never = never
page-confirm-turn = what ends my turn
page-confirm-always = everything
page-away = While you were away
page-confirm = { $what }?
page-confirm-yes = Yes
page-confirm-no = No
page-notify = Turn notifications
page-notify-more = For games without a clock: a message when it is your turn and you have not come to the table for a while. It names the game and links to the table; the service you choose can read it, except that messages to a browser are encrypted.
page-notify-ntfy = ntfy topic
page-notify-webhook = Webhook
page-notify-push = Browser
page-notify-feed = Feed of my turns
page-notify-kind = Send to
page-notify-url = Address (URL)
page-notify-add = Add
page-notify-browser = Notify this browser
page-notify-new-feed = Create a feed
page-notify-feed-more = Anyone who knows these addresses can see at which tables it is your turn. They stop working when you remove the feed.
page-notify-atom = Feed reader
page-notify-ical = Calendar
page-notify-test = Send a test
page-notify-remove = Remove
page-notify-sending = Sending …
page-notify-outcome-ok = The last message arrived.
page-notify-outcome-timeout = The last message failed: no answer in time.
page-notify-outcome-unreachable = The last message failed: the address cannot be reached.
page-notify-outcome-address = The last message was not sent: the address leads to a private network.
page-notify-outcome-status = The last message was refused (status { $status }).
page-notify-paused = Paused after several failures. A test that arrives resumes it.
page-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.
page-notify-unsupported = This browser cannot receive notifications here; that needs HTTPS.

# The visitor's devices, and what a host decides about people.
page-you = You
page-you-move = Play on another device
page-you-move-how = A link turns one other device into yours: same name, same tables, same seats. It works once, within ten minutes.
page-you-link = Create a link
page-you-link-made = Open this link on your other device within ten minutes
page-you-code = Recovery code
page-you-code-how = Write it down: it brings you back if you lose this device or clear your browser. Whoever knows it can play as you.
page-you-code-make = Create a recovery code
page-you-code-made = Your recovery code. It is shown only this once
page-you-code-since = You have had a recovery code since { $date }. A new one replaces it.
page-you-enter = I have a link or a recovery code
page-devices = Your devices
page-device-unknown = Unknown device
page-device-current = this device
page-device-used = last used: { $date }
page-device-sign-out = Sign out
page-sign-out-all = Sign out on all other devices
page-sign-out-all-how = Links and the recovery code stop working, too.
page-move = Continue on this device
page-move-code = Link or recovery code
page-move-next = Next
page-move-who = Continue as { $name } on this device?
page-move-tables = Open tables: { $n }
page-move-now = So far, this device plays as { $name } (open tables: { $n }). To return to them later, you need that player’s recovery code, or another of their devices.
page-move-careful = Continue only if the link or code is your own. Otherwise you would be playing as somebody else.
page-move-confirm = Yes, I am { $name }
page-move-cancel = Cancel
page-signed-out = You have been signed out on this device.
page-person = Host’s menu: { $name }
page-person-remove = Remove from the table
page-person-remove-how = The seat becomes open; during a game a bot plays on. You can undo this.
page-person-readmit = Let back in
page-person-mute = Mute in the chat
page-person-mute-how = Nobody sees new messages from this person. You can undo this.
page-person-unmute = Unmute
page-person-removed = removed
page-person-muted = muted
page-restricted = Removed or muted
page-new-chat = Who writes in the chat
page-chat-everyone = everyone
page-chat-players = only players
page-chat-nobody = nobody

# The end.
page-end = Game over
page-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-total = Total
page-rematch = Play again
page-rematch-there = Go to the next game
page-replay = Watch the replay
page-analysis = Analyze
page-analysis-running = A bot is analyzing every decision: { $done } of { $of }
page-analysis-waiting = Other analyses before this one: { $n }
page-record = Download the record
page-share = Share
page-share-copied = Link copied
page-branch = This game was continued from move { $move } of another game, so it was not shuffled from the start.
page-fair = The shuffle was fixed before the game, and the seal matches.
page-unfair = The seal does not match the seed: this is not the shuffle that was announced.
page-fair-how = Before the first move, everyone was shown the seal: the SHA-256 hash of the salt, a colon and the seed. Now that the seed is revealed, your browser has computed the same value.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Computed just now
page-curve = Winning chances, decision by decision
page-turns = Turning points
page-turn-own = { $seat } loses { $change } by playing: { $played }
page-turn-own-better = { $seat } loses { $change } by playing: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat }, through other players or chance
page-turn-show = Show { $number }

# Replays.
page-replay-upload = Open a recorded game
page-replay-of = Replay: { $game }
page-replay-loading = Loading the game…
page-replay-file = Recorded game (.erec) from this device
page-replay-first = Start of the game
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = End of the game
page-replay-moment = Step
page-replay-at = { $at } of { $of }
page-replay-import = Choose a recorded game, or drag its file onto this page.
page-replay-drop = Drop the recorded game here
page-replay-pace = Speed
page-play-on = Play on from here
page-play-on-how = A new table begins with the position after move { $move }. Everything face down is shuffled again, so nobody knows what comes.
page-play-on-seat = You play
page-play-on-bots = The other players
page-play-on-begin = Play

# The rules at a glance.
page-rules-of = { $game } at a glance

# The tutorial game.
page-lesson = Lesson
page-lesson-read = Got it
page-lesson-stop = End the lesson
page-lesson-progress = Step { $at } of { $of }
page-lesson-look = Show on the board
page-lesson-open = Show again

# Puzzles.
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-lead = Find the best move. The positions come from games that a bot played against itself, and several long searches agree on each solution.
page-puzzles-all = All puzzles
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-puzzle-solved = solved
page-puzzle-tried = tried
