# What the server refuses, and why.
server-not-allowed = That is not allowed: { $reason }
server-stale = Something has happened in the meantime; look again.
server-not-playing = The game is not going on.
server-not-waiting = The game has begun already.
server-not-finished = The game is not over yet.
server-not-your-seat = That is not your seat.
server-not-at-table = You have no seat at this table.
server-not-owner = Only whoever made the table can do that.
server-no-table = There is no such table, or it is private.
server-no-guest = We do not know you: cookies must be allowed.
server-csrf = The request did not come from our page.
server-origin = The request came from a page that is not ours.
server-name = A name has 1 to { $most } letters in one line.
server-seats = The game has { $players } players, and { $given } seats were given.
server-seat-taken = That seat is taken.
server-which-bot = Say which bot is to play.
server-lesson-alone = A lesson is for one person against bots: its deal is known beforehand.
server-no-lesson = This game has no lesson.
server-yes-or-no = “{ $key }” takes true or false.
server-pace = The pace is a number from 0 to { $most }.
server-too-many-tables = You have { $most } tables going: finish or leave one first.
server-still-there = { $seat } has to be away for { $seconds } seconds before a bot may take over.
server-out-of-time = Your time is up: the bot plays on.
server-nothing-to-undo = There is nothing to take back.
server-actions = Send 1 to { $most } actions.
server-chat-too-fast = Not so fast: wait a moment before the next line.
server-chat = A line has 1 to { $most } letters.
server-record-too-long = The record has more than { $most } actions.
server-old-rules = This game was begun under older rules and cannot be shown any more.
server-not-json = That is not JSON.
server-too-long = That is too long; { $most } bytes are allowed.
server-http = That cannot be had here ({ $status }).
server-error = Something went wrong on our side. Nothing was changed.

# What the server says to whoever runs it.
server-no-page = The page has not been built: run “npm ci” and “npm run build” in the folder page.
server-database = The database cannot be opened: { $reason }.
server-database-version = The database is of version { $found }, this program knows version { $known }.
server-port = Port { $port } cannot be listened at: { $reason }. Perhaps the server is running already; --port takes another.
server-running = Entrepôt is at { $address }. Ctrl-C ends it.

# entrepot verify
verify-replays = The record replays, { $n } actions, and the result is the one it tells.
verify-start = The start and all that chance brought follow from the seed { $seed }.
verify-commitment = The seed is the one that was committed to at the start: { $commitment }.
verify-needs-both = A commitment is checked with the salt that was hashed with the seed: give both.
verify-wrong-start = The start of the game does not follow from the seed { $seed }.
verify-wrong-chance = What chance brought later does not follow from the seed { $seed }.
verify-wrong-commitment = The seed is not the one that was committed to: { $commitment } is the hash of something else.
