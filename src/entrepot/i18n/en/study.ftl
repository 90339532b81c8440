# The book of openings.
study-no-network = There is no network for { $game } with these options.
study-not-a-book = { $path } does not contain the games of a book.
study-other-book = { $path } contains games with other settings; choose another file.
study-book-interrupted = Interrupted. Run the same command again to continue { $path }.
study-book-title = Book of openings: { $game }, { $players } players
study-book-about = The games
study-book-played = The network played { $games } games with { $players } players against itself, with { $simulations } simulations for each decision (seed { $seed }). The first { $varied } decisions of a game are drawn by how often the search visited them, so that every good opening is played.
study-book-any-opening = One game in { $every } begins with an action drawn from all legal ones, so that rare openings can be compared as well.
study-book-reading = “Won” is the share of the win of the players in that row; a shared win is divided. With a probability of { $confidence } the true value is within the interval. Players who do something may have been ahead already, so a high share does not prove that the action was the reason.
study-book-people = People and the network
study-column-figure = average
study-column-people = people
study-column-network = network
study-column-share = share
study-column-won = won
study-column-interval = interval
study-column-score = points
study-column-points = points from
study-column-all = all players
study-column-winners = winners
study-figure =
    { $who ->
        [winners] { $what } (winners)
       *[all] { $what } (all players)
    }
study-book-course = Course of the games
study-book-course-text = On average, a game takes { $rounds } rounds, and the winner has { $score } points.
study-book-rounds = Rounds
study-book-scores = Winning scores
study-book-ends = What ended the games
study-book-parts = Where the points come from
study-book-won = { $fact }: share of the win
study-between = { $low }–{ $high }
study-fact-seat = Seat
study-fact-score = points
