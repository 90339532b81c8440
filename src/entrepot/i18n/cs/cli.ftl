cli-output = výstup
cli-plain-engine = Jádro není zkompilované, a proto je pomalé: při instalaci entrepot nefungoval žádný překladač jazyka C. Nainstaluj překladač a pak znovu entrepot.
cli-moment = Odehrané akce: { $number } z { $all }
cli-game-or-position = Zadej buď hru a její volby, nebo výchozí pozici s --position, ne obojí.
cli-which-game = Zadej hru: { $known }.
cli-resume-alone = S --resume se hra, její volby i semínko berou ze souboru; vynech je.

# The bench's columns: two lines above each.
cli-bench-game = { "" } | hra
cli-bench-players = { "" } | hráči
cli-bench-inside = uvnitř | M/s
cli-bench-driven = řízené | M/s
cli-bench-copied = s kopií | M/s
cli-bench-children = následné pozice | M/s
cli-bench-checked = ověřené | M/s
cli-bench-copies = kopie | M/s
cli-bench-takes = převzetí | M/s
cli-bench-search = hledání | partií/s
cli-bench-guided = vedené hledání | partií/s
cli-bench-evaluations = ohodnocení | za s
cli-bench-expansions = rozvinutí | za s
cli-bench-greedy = greedy | rozhodnutí/s
cli-bench-beam = beam | rozhodnutí/s
cli-bench-turns = tahy | M/s
cli-bench-single = jeden agent | M/s
cli-bench-agents = agenti | M/s
cli-bench-opposed = proti greedy | kroků/s
cli-bench-vector = vektor | M/s
cli-bench-core = jádro | M/s
cli-bench-bytes = stav | bajty
cli-bench-plain = Python | M/s
cli-bench-ratio = uvnitř | /Python
cli-bench-decisions = rozhodnutí | na hru
cli-bench-ms = ms | na hru
cli-bench-aim =
    { $game }, počet hráčů { $players }: { $column } { $found }, cíl { $aim }: { $verdict ->
        [reached] splněno
       *[missed] nesplněno
    }

# stats
cli-stats-players = hráči
cli-stats-games = hry
cli-stats-score = body
cli-stats-winner = vítěz
cli-stats-rounds = kola
cli-stats-decisions = rozhodnutí
cli-stats-branching = větvení
cli-stats-seats = výhry podle místa
cli-stats-end = důvod ukončení
cli-stats-title-score =
    { $n ->
        [one] { $n } hráč: body
        [few] { $n } hráči: body
       *[other] { $n } hráčů: body
    }
cli-stats-title-rounds = kola
cli-stats-title-decisions = rozhodnutí
cli-stats-title-end = důvod ukončení

# games
cli-games-list = seznam oddělený čárkami
cli-games-option = { $option }: { $values } (výchozí: { $default })
