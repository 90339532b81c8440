# The book of openings.
study-no-network = Pro hru { $game } s těmito volbami není žádná síť.
study-not-a-book = { $path } neobsahuje hry knihy zahájení.
study-other-book = { $path } obsahuje hry s jiným nastavením; zvol jiný soubor.
study-book-interrupted = Přerušeno. Stejný příkaz pokračuje v souboru { $path }.
study-book-title = Kniha zahájení: { $game }, počet hráčů: { $players }
study-book-about = Hry
study-book-played = Síť hrála sama proti sobě (her: { $games }, hráčů: { $players }, simulací na rozhodnutí: { $simulations }, semínko: { $seed }). Prvních { $varied } rozhodnutí hry se losuje podle toho, jak často je prohledávání navštívilo, aby se hrála všechna dobrá zahájení.
study-book-any-opening = Jedna z { $every } her začíná akcí vylosovanou ze všech povolených, aby se daly porovnat i vzácná zahájení.
study-book-reading = „Výhry“ je podíl na výhře, který získali hráči v daném řádku; společná výhra se dělí. Skutečná hodnota leží v intervalu s pravděpodobností { $confidence }. Kdo něco udělá, mohl vést už předtím, takže vysoký podíl nedokazuje, že to byl důvod.
study-book-people = Lidé a síť
study-column-figure = průměr
study-column-people = lidé
study-column-network = síť
study-column-share = podíl
study-column-won = výhry
study-column-interval = interval
study-column-score = body
study-column-points = body za
study-column-all = všichni hráči
study-column-winners = vítězové
study-figure =
    { $who ->
        [winners] { $what } (vítězové)
       *[all] { $what } (všichni hráči)
    }
study-book-course = Průběh her
study-book-course-text = Průměrný počet kol: { $rounds }; průměrný počet bodů vítěze: { $score }.
study-book-rounds = Kola
study-book-scores = Body vítěze
study-book-ends = Čím hry skončily
study-book-parts = Odkud jsou body
study-book-won = { $fact }: podíl na výhře
study-between = { $low }–{ $high }
study-fact-seat = Místo
study-fact-score = body
