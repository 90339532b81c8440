# The help: entrepot --help. A text next to an argument starts with a lower-case letter and has no period at the end.
help-entrepot = Board games about trade.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-game-options = game options
help-sprt-options = sequential test (with --sprt)
help-example = example:
help-help = show this help and exit
help-version = show the version and exit
help-language = output language (default: { $default })

# Placeholders for values, in capitals.
help-word-command = COMMAND
help-word-game = GAME
help-word-file = FILE
help-word-folder = FOLDER
help-word-theme = THEME
help-word-record = RECORD
help-word-position = POSITION
help-word-bot = BOT
help-word-address = ADDRESS
help-word-path = PATH
help-word-bounds = LOW,HIGH

# Arguments of several commands.
help-game-option = { $game }: { $values } (default: { $default })
help-record = a record (.erec)
help-bot = the bot that plays all seats (default: { $default })
help-seed =
    the random seed (default: { $default ->
        [random] random
       *[other] { $default }
    })

help-play = play a game in the terminal, against bots or with others at the same keyboard
help-play-seats = the player of each seat, one of: { $kinds }
help-play-bots = you in the first seat, this bot in all others (default: { $default })
help-play-hot-seat = human players only, sharing one keyboard
help-play-names = the names of the human players
help-play-save = the file to save the game to (default: in your data folder)
help-play-resume = continue a saved game, by default with the same players
help-play-no-colour = print without color (also if NO_COLOR is set)

help-serve = start the server and its web page
help-serve-host = the address to listen on; 0.0.0.0 for all interfaces (default: { $default })
help-serve-port = the port; 0 for any free one (default: { $default })
help-serve-database = the database (default: an SQLite file in your data folder)
help-serve-open = open the page in the browser
help-serve-origin = another address the page is served from, e.g. behind a proxy
help-serve-allowed-host = a name by which the server is reached, besides localhost and this machine's own
help-serve-base-path = the path under which a proxy serves the page, e.g. /games/
help-serve-site = a folder with the page that needs no server (make site), offered under site/
help-serve-proxy = the address of a proxy that is believed about who its clients are
help-serve-address-limits = a factor for the limits of each network address; 0 switches them off (default: 1)
help-serve-processes = number of server processes; several need PostgreSQL (default: 1)
help-serve-bot-processes = number of processes for bots; 0 leaves them to “entrepot think” (default: one less than there are processors)
help-serve-pace = how long bots pause before they act: 1 like people, 0 not at all (default: 1)
help-serve-notifications = notifications of turns: on, private (also to private networks) or off (default: on)
help-serve-notify-delay = seconds after which somebody who is not at the table is notified of their turn (default: { $default })
help-serve-access-log = log each request on stdout, as a line of JSON

help-backup = write everything that a server has stored to a file, even while it is running
help-backup-file = the backup
help-restore = write a backup into an empty database

help-think = let the bots of a server think in this process or on this machine
help-think-database = the server's PostgreSQL database
help-think-bot-processes = number of processes for bots

help-games = list the games and their options

help-new = start a game and print its position
help-new-out = write a record instead (.erec)

help-show = draw the board of a position
help-show-position = a file with a position or a record; - for standard input
help-show-seat = show only what this seat can see (seats are numbered from 0)
help-show-json = print it as JSON instead of drawing the board
help-show-seed = the random seed for what the position leaves open (default: 0)

help-replay = show a recorded game after any number of actions
help-replay-at = the number of actions to replay (default: all)
help-replay-log = also print the log

help-perft = count the sequences of decisions from a position
help-perft-depth = the number of decisions
help-perft-position = count from this position instead of a new game
help-perft-divide = also print the count for each first action

help-selfplay = let bots play complete games and write them to a file
help-selfplay-format =
    Each line of the file is one game:

      { $format }

    "start" is the position before the first action. In each step, "legal" holds the
    legal actions at that decision, "action" the one that was played, and "position"
    the position after it. The same seed gives the same file. At any moment the file
    contains only complete lines.
help-selfplay-games = how many games
help-selfplay-out = the file to write (.jsonl)

help-stats = play many games and print statistics
help-stats-games = games for each number of players (default: { $default })
help-stats-plot = also write a chart (.svg)

help-arena = run a tournament between bots, with fair seating
help-arena-scheme =
    Games come in blocks: one deal, one lineup, a game for each rotation of it around
    the table. Two players: every pair of bots. More: for every pair, one of the first
    against all others of the second and vice versa, and every combination of different
    bots. All lineups get the same deals.

    Run the same command again to continue an interrupted run.
help-arena-bots = the bots; with --ladder from weakest to strongest
help-arena-sprt = is A stronger than B? Stop as soon as the result is significant
help-arena-ladder = each bot plays only the next two weaker ones
help-arena-games = how many games, rounded up to whole blocks
help-arena-out = the result file (.jsonl)
help-arena-report = also write a report
help-arena-jobs = number of processes (default: one per core)
help-arena-scheduler = play on a Dask cluster, given the address of its scheduler
help-arena-elo = the two Elo differences to tell apart (default: { $default })
help-arena-share = the same as win shares, e.g. { $example }
help-arena-alpha = risk of a false positive (default: { $default })
help-arena-beta = risk of a false negative (default: { $default })

help-train = train a network for the bots, by games against itself
help-train-out = the folder for samples and networks; run the same command again to continue
help-train-generations = how many generations (default: 10)
help-train-minutes = begin no new generation after this many minutes
help-train-hidden = the size of the first layer (default: 128)
help-train-samples = samples in a generation (default: 400000)
help-train-window = generations to learn from (default: 5)
help-train-simulations = simulations for a decision that teaches the policy (default: 200)
help-train-begin-with = begin with a network that exists

help-report = write a report on arena results, as Markdown and HTML
help-report-file = a result file written by arena (.jsonl)
help-report-out = the folder for the report

help-analyse = analyze a recorded game: what each decision was worth
help-analyse-bot = the bot that judges; it must search (default: { $default })
help-analyse-json = write the analysis as JSON
help-analyse-html = write an HTML report with a chart

help-book = let the network play against itself and write a book of openings
help-book-games = how many games (default: { $default })
help-book-simulations = simulations for each decision (default: { $default })
help-book-varied = how many decisions at the start of a game are drawn by their visits (default: { $default })
help-book-any-opening = one game in so many begins with an action drawn from all legal ones; 0 for none (default: { $default })
help-book-out = the file with the games (.jsonl); an existing one is continued
help-book-report = the folder for the book, as Markdown, HTML, JSON and CSV

help-puzzles = solve puzzles: find the best move
help-puzzles-number = the puzzle to begin with (default: 1)
help-puzzles-theme = only puzzles about this

help-import = find the game that explains a table of its role phases, and write its record
help-import-file = a table (CSV)
help-import-out = write to this file (default: the table's name with .erec)
help-import-seconds = search for at most this many seconds (default: { $default })
help-import-table = the other way round: print the table of a record
help-verify = check a record: that it replays, and that its seed was fixed before the game
help-verify-database = check all games of a server's database instead of a record
help-verify-commitment = the commitment shown by the server at the start (default: from the record)
help-verify-salt = the salt revealed at the end (default: from the record)

help-bench = measure how fast the engine is
help-bench-games = the games to measure (default: all): { $known }
help-bench-json = print all figures as JSON, rates per second
help-bench-quick = rough figures within a few seconds

# Errors in the arguments.
usage-error = { $reason } (see { $command })
usage-missing = missing: { $names }
usage-missing-one = one of these is required: { $names }
usage-unknown = no such argument: { $names }
usage-choice = { $argument } cannot be “{ $value }”; allowed: { $choices }
usage-conflict = { $argument } cannot be combined with { $other }
usage-no-value = { $argument } needs a value
usage-only-a-flag = { $argument } is a flag and takes no value such as “{ $value }”
usage-argument = { $argument }: { $reason }
usage-whole = “{ $value }” is not a whole number of at least { $least }
usage-number = “{ $value }” is not a number from { $least } to { $most }
usage-base-path = “{ $value }” is not a path such as /games/
usage-site = “{ $value }” is no folder with a built site: it has no index.html

# Around the output of the commands.
cli-version =
    { $engine ->
        [compiled] entrepot { $version }, compiled engine
       *[plain] entrepot { $version }, plain Python engine
    }
cli-engine =
    { $engine ->
        [compiled] compiled
       *[plain] plain Python
    }
cli-machine-commit = commit
cli-machine-engine = engine
cli-machine-platform = system
cli-machine-processor = processor
cli-no-host = The address “{ $host }” is unknown; choose another with --host.
cli-progress-games = games
cli-progress-decisions = decisions
cli-progress-samples = samples
cli-progress-measurements = measurements
