cli-output = utmatningen
cli-plain-engine = Motorn är inte kompilerad och därför långsam: ingen C-kompilator fungerade när entrepot installerades. Installera en och sedan entrepot igen.
cli-moment = Efter { $number } av { $all } drag
cli-game-or-position = Ange ett spel med alternativ, eller en ställning med --position, men inte båda.
cli-which-game = Ange vilket spel: { $known }.
cli-resume-alone = Med --resume hämtas spelet, alternativen och slumpfröet från filen; utelämna dem.

# Mätningens kolumner: rubrik på två rader, åtskilda av |.
cli-bench-game = { "" } | spel
cli-bench-players = { "" } | spelare
cli-bench-inside = internt | M/s
cli-bench-driven = styrt | M/s
cli-bench-copied = kopierat | M/s
cli-bench-children = följdställningar | M/s
cli-bench-checked = kontrollerat | M/s
cli-bench-copies = kopior | M/s
cli-bench-takes = övertaganden | M/s
cli-bench-search = sökning | simuleringar/s
cli-bench-guided = vägledd sökning | simuleringar/s
cli-bench-evaluations = värderingar | per s
cli-bench-expansions = expansioner | per s
cli-bench-greedy = greedy | beslut/s
cli-bench-beam = beam | beslut/s
cli-bench-turns = turer | M/s
cli-bench-single = en agent | M/s
cli-bench-agents = agenter | M/s
cli-bench-opposed = mot greedy | steg/s
cli-bench-vector = vektor | M/s
cli-bench-core = per kärna | M/s
cli-bench-bytes = tillstånd | byte
cli-bench-plain = källkod | M/s
cli-bench-ratio = internt | /källkod
cli-bench-decisions = beslut | per parti
cli-bench-ms = ms | per parti
cli-bench-aim =
    { $game }, { $players } spelare: { $column } { $found }, mål { $aim }: { $verdict ->
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
cli-stats-seats = segrar per plats
cli-stats-end = slutvillkor
cli-stats-title-score = { $n } spelare: poäng
cli-stats-title-rounds = rundor
cli-stats-title-decisions = beslut
cli-stats-title-end = slutvillkor

# games
cli-games-list = en kommaseparerad lista
cli-games-option = { $option }: { $values } (standard: { $default })
