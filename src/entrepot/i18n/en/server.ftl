# Why the server refuses a request.
server-not-allowed = That is not allowed: { $reason }
server-stale = Something has changed in the meantime; check the table and choose again.
server-not-playing = The game is not in progress.
server-not-waiting = The game has already started.
server-not-finished = The game is not over yet.
server-not-your-seat = That is not your seat.
server-not-at-table = You have no seat at this table.
server-not-owner = Only the person who created the table can do that.
server-no-table = There is no such table, or it is private.
server-no-guest = We do not recognize you: please allow cookies.
server-csrf = The request did not come from our page.
server-origin = The request came from a page that is not ours.
server-host = This server does not answer to the name { $host }. Whoever runs it can allow the name with --allowed-host.
server-name = A name has 1 to { $most } characters on a single line.
server-name-letters = A name uses letters of one script, with at most two accents on each.
server-seats = The game has { $players } players, but { $given } seats were given.
server-seat-taken = That seat is taken.
server-which-bot = Say which bot should play.
server-lesson-alone = A lesson is for one person against bots, because its deal is known in advance.
server-no-lesson = This game has no lesson.
server-yes-or-no = “{ $key }” must be true or false.
server-pace = The pace must be a number from 0 to { $most }.
server-too-many-tables = You already have { $most } open tables: finish or leave one first.
server-still-there = { $seat } must be away for { $seconds } seconds before a bot can take over.
server-out-of-time = Your time is up: a bot takes over.
server-nothing-to-undo = There is nothing to undo.
server-actions = Send 1 to { $most } actions.
server-chat-too-fast = Not so fast: wait a moment before the next message.
server-chat = A message has 1 to { $most } characters.
server-record-too-long = The record has more than { $most } actions.
server-old-rules = This game was started with older rules and can no longer be shown.
server-damaged = The stored game is damaged from event { $number } on and cannot be opened. Whoever runs the server can restore it from a backup.
server-not-json = That is not JSON.
server-too-long = That is too long; at most { $most } bytes are allowed.
server-http = That is not available here ({ $status }).
server-error = Something went wrong on our side. Nothing was changed.

# Messages for the person who runs the server.
server-no-page = The page has not been built: run “npm ci” and “npm run build” in the folder page.
server-database = The database cannot be opened: { $reason }.
server-database-version = The database has version { $found }, but this program expects version { $known }.
server-port = Cannot listen on port { $port }: { $reason }. The server may already be running; choose another port with --port.
server-running = Entrepôt is running at { $address }. Press Ctrl-C to stop.

# entrepot verify
verify-replays = The record replays correctly: { $n } actions, and the result matches.
verify-start = The start of the game and all chance events follow from the seed { $seed }.
verify-commitment = The seed is the one committed to before the game: { $commitment }.
verify-needs-both = To check a commitment, give both the commitment and its salt.
verify-wrong-start = The start of the game does not follow from the seed { $seed }.
verify-wrong-chance = The chance events after the start do not follow from the seed { $seed }.
verify-wrong-commitment = The seed is not the one committed to: { $commitment } is the hash of something else.
verify-table = Table { $table }: { $reason }
verify-database = Tables: { $tables }, events: { $events }. Every game is as it was stored.
verify-database-wrong = Damaged tables: { $n } of { $tables }.
