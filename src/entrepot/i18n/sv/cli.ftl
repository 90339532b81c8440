cli-output = utmatningen
cli-moment = Efter { $number } av { $all } drag
cli-game-or-position = Ange vilket spel och dess alternativ, eller varifrån med --position, men inte båda.
cli-which-game = Ange vilket spel: { $known }.
cli-resume-alone = Med --resume kommer spelet, dess alternativ och dess frö från filen; utelämna dem.

# Mätningens kolumner: två rader ovanför varje.
cli-bench-game = { "" } | spel
cli-bench-players = { "" } | spelare
cli-bench-inside = inuti | M/s
cli-bench-driven = styrt | M/s
cli-bench-copied = kopierat | M/s
cli-bench-children = följdlägen | M/s
cli-bench-checked = prövat | M/s
cli-bench-copies = kopior | M/s
cli-bench-takes = övertaganden | M/s
cli-bench-search = sökning | partier/s
cli-bench-guided = styrda | partier/s
cli-bench-turns = vändor | M/s
cli-bench-vector = vektor | M/s
cli-bench-core = en kärna | M/s
cli-bench-bytes = tillstånd | byte
cli-bench-plain = källkod | M/s
cli-bench-ratio = inuti | /källkod
cli-bench-decisions = beslut | per spel
cli-bench-ms = ms | per spel
cli-bench-aim =
    { $game }, { $players } spelare: { $column } { $found }, önskat { $aim }: { $verdict ->
        [reached] uppnått
       *[missed] missat
    }

# stats
cli-stats-players = spelare
cli-stats-games = partier
cli-stats-score = poäng
cli-stats-winner = vinnare
cli-stats-rounds = rundor
cli-stats-decisions = beslut
cli-stats-branching = valmöjligheter
cli-stats-seats = vinster per plats
cli-stats-end = avslutat av
cli-stats-title-score = { $n } spelare: poäng
cli-stats-title-rounds = rundor
cli-stats-title-decisions = beslut
cli-stats-title-end = avslutat av

# games
cli-games-list = en lista med kommatecken
cli-games-option = { $option }: { $values } (standard: { $default })
