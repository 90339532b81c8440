# Why the server refuses a request.
server-not-allowed = That is not allowed: { $reason }
server-stale = Something has changed in the meantime; check the table and choose again.
server-not-playing = The game is not in progress.
server-no-hints = This table is played without hints.
server-not-waiting = The game has already started.
server-not-finished = The game is not over yet.
server-not-your-seat = That is not your seat.
server-not-at-table = You have no seat at this table.
server-not-owner = Only the person who created the table can do that.
server-no-table = There is no such table, or it is private.
server-no-puzzle = There is no such puzzle.
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
server-rules-changed = The rules on this server have changed since this game was started. With the new rules it can be replayed only up to event { $number }, so it cannot continue. Nothing is lost: you can look at it up to that event and download all its actions.
server-damaged = The stored game is damaged from event { $number } on and cannot be opened. Whoever runs the server can restore it from a backup.
server-not-json = That is not JSON.
server-too-long = That is too long; at most { $most } bytes are allowed.
server-busy = Others are waiting before you: { $position }. Try again in a moment.
server-too-many-analyses = You already have { $most } analyses waiting: let one finish first.
server-too-many-requests = That was too much at once from your address: wait a moment.
server-too-many-connections = Your address has too many connections open: close one first.
server-full = The server is full at the moment: try again later.
server-too-slow = The request took too long to arrive.
server-url = Notifications cannot be sent to this address: it must start with http:// or https://, without a password or a special port.
server-push-keys = These are not the keys of a browser’s subscription.
server-too-many-channels = You already have { $most } notifications: remove one first.
server-no-channel = There is no such notification.
server-no-feed = There is no such feed, or it has been removed.
server-no-notifications = This server sends no notifications.
server-no-push = This server cannot send messages to browsers. Whoever runs it can add that with “pip install entrepot[push]”.
server-http = That is not available here ({ $status }).
server-error = Something went wrong on our side. Nothing was changed.
server-database-away = The database does not respond at the moment. The game continues as soon as it does.

# Notifications for people who are not at the table.
notify-turn-title = { $game }: it is your turn
notify-turn = The others are waiting for you.
notify-started-title = { $game }: the game has started
notify-started = All seats are taken.
notify-ended-title = { $game }: the game is over
notify-ended = See how it ended.
notify-test-title = Entrepôt: a test
notify-test = Notifications arrive here.
notify-feed = Entrepôt: my turns

# Messages for the person who runs the server.
server-no-page = The page has not been built: run “npm ci” and “npm run build” in the folder page.
server-database = The database cannot be opened: { $reason }.
server-database-version = The database was written by a newer program: it has version { $found }, and this program knows versions up to { $known }.
server-database-older = The database was written by an earlier program (version { $found }, now { $known }). “entrepot serve” upgrades it.
server-database-empty = There is nothing in this database that a server has stored.
server-database-not-empty = A backup can only be restored into an empty database, but this one is in use.
server-upgraded = The database was upgraded for this program. A backup of what it was before is in { $path }.
server-database-in-use = The database { $path } is already in use by another server. Stop that one, or use PostgreSQL for several processes.
server-needs-postgresql = Several processes need a PostgreSQL database; give its URL with --database.
server-port = Cannot listen on port { $port }: { $reason }. The server may already be running; choose another port with --port.
server-running = Entrepôt is running at { $address }. Press Ctrl-C to stop.
server-thinking = Thinking for the bots of the tables in the database. Press Ctrl-C to stop.

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

# entrepot backup, entrepot restore
backup-written = The backup { $path } is complete. Tables: { $tables }, events: { $events }.
backup-restored = The backup has been restored. Tables: { $tables }, events: { $events }.
backup-foreign = { $path } is not a backup of a server.
backup-broken = The backup { $path } is damaged in line { $line }. Nothing was changed.
backup-truncated = The backup { $path } is incomplete. Nothing was changed.
backup-newer = The backup { $path } was written by a newer program: it has version { $found }, and this program knows versions up to { $known }.
