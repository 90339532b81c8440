# Errors.
arena-twice = The bot “{ $name }” is listed twice.
arena-not-a-result = { $path }, line { $line }: not the result of a game.
arena-other-run = { $path } contains games of another tournament, with a different “{ $key }”; choose another file.
arena-lost = The same task failed { $times } times because the process working on it died.
arena-needs-dask = Playing on a cluster needs the library “distributed”: pip install 'entrepot[dask]'.
arena-no-scheduler = There is no Dask scheduler at “{ $address }”.
arena-scheduler-gone = The scheduler at “{ $address }” is gone. Run the same command again to continue; finished games are kept.
arena-no-games = { $path } contains no games.
arena-pair = “{ $given }” is not a pair: give two bots, separated by a comma.
arena-bounds = “{ $given }” is not a range: give two numbers, the lower one first.
arena-share = { $low } and { $high } are not shares of the win: both must be between 0 and 1.
arena-risk = “{ $given }” is not a valid risk: it must be between 0 and 0.5.

# The end of a run.
arena-sprt =
    { $verdict ->
        [high] { $bot } is stronger than { $other }: its win share is closer to { $high } than to { $low }.
        [low] { $bot } is not stronger than { $other }: its win share is closer to { $low } than to { $high }.
       *[open] Undecided between { $bot } and { $other }.
    } Win share { $part } after { $deals } deals; log-likelihood ratio { $ratio }, bounds { $below } and { $above }.
arena-interrupted = Interrupted. Run the same command again to continue. Games in { $path } so far: { $games }.
arena-report-in = Report written to { $path }

# The report.
arena-title = Tournament: { $game }
arena-overview = Games
arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $lineups ->
        [one] one lineup
       *[other] { $lineups } lineups
    }, with { $deals ->
        [one] one deal
       *[other] { $deals } different deals
    }.
arena-options = Options: { $options }.
arena-bots = Bots
arena-bots-explained = The win share is per seat; a bot exactly as strong as the others would have { $par }. Intervals are 95% Wilson intervals. Rank 1 is a win. The lead is the margin over the best other player.
arena-share-drawn = Win share
arena-ratings = Ratings
arena-ratings-explained = Plackett–Luce ratings fitted to full rankings, in Elo points around a mean of 0, with a 95% margin of error. Skill and uncertainty are OpenSkill’s, updated game by game, as a second opinion.
arena-ratings-drawn = Rating
arena-needs-libraries = Ratings need the libraries choix, numpy and openskill: pip install 'entrepot[arena]'.
arena-cross = Head to head
arena-cross-explained = How often a seat played by the bot on the left finished ahead of a seat played by the bot above.
arena-seats = Seats
arena-seats-explained = How often each seat won, regardless of the bot playing it.
arena-seats-drawn = Wins by seat
arena-scores = Scores
arena-lengths = Game length
arena-ended = Ended by: { $ends }.
arena-ends = ended by
arena-rounds = rounds
arena-decisions = decisions
arena-column-bot = bot
arena-column-games = games
arena-column-share = win share
arena-column-interval = 95%
arena-column-rank = rank
arena-column-lead = lead
arena-column-score = score
arena-column-seconds = s / game
arena-column-rating = rating
arena-column-error = error
arena-column-skill = skill
arena-column-doubt = uncertainty
arena-column-seat = seat
arena-column-least = min
arena-column-lower = lower quartile
arena-column-median = median
arena-column-upper = upper quartile
arena-column-most = max
arena-column-mean = mean
arena-column-length = length
