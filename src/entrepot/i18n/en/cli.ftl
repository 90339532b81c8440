cli-output = the output
cli-plain-engine = The engine is not compiled and therefore slow: no C compiler worked when entrepot was installed. Install one, then install entrepot again.
cli-moment = After { $number } of { $all } actions
cli-game-or-position = Give either a game with its options or a position with --position, not both.
cli-which-game = Choose a game: { $known }.
cli-resume-alone = With --resume, the game, its options and its seed come from the file; do not specify them.

# The columns of bench: two lines of heading, separated by |.
cli-bench-game = { "" } | game
cli-bench-players = { "" } | players
cli-bench-inside = inside | M/s
cli-bench-driven = driven | M/s
cli-bench-copied = copied | M/s
cli-bench-children = children | M/s
cli-bench-checked = checked | M/s
cli-bench-copies = copies | M/s
cli-bench-takes = takes | M/s
cli-bench-search = search | playouts/s
cli-bench-guided = guided | playouts/s
cli-bench-evaluations = evaluations | per s
cli-bench-expansions = expansions | per s
cli-bench-greedy = greedy | decisions/s
cli-bench-beam = beam | decisions/s
cli-bench-turns = turns | M/s
cli-bench-single = one agent | M/s
cli-bench-agents = agents | M/s
cli-bench-opposed = vs greedy | steps/s
cli-bench-vector = vector | M/s
cli-bench-core = per core | M/s
cli-bench-bytes = state | bytes
cli-bench-plain = plain | M/s
cli-bench-ratio = inside | /plain
cli-bench-decisions = decisions | per game
cli-bench-ms = ms | per game
cli-bench-aim =
    { $game }, { $players } players: { $column } { $found }, target { $aim }: { $verdict ->
        [reached] reached
       *[missed] missed
    }

# stats
cli-stats-players = players
cli-stats-games = games
cli-stats-score = score
cli-stats-winner = winner
cli-stats-rounds = rounds
cli-stats-decisions = decisions
cli-stats-branching = branching
cli-stats-seats = wins by seat
cli-stats-end = ended by
cli-stats-title-score = { $n } players: scores
cli-stats-title-rounds = rounds
cli-stats-title-decisions = decisions
cli-stats-title-end = ended by

# games
cli-games-list = a comma-separated list
cli-games-option = { $option }: { $values } (default: { $default })
