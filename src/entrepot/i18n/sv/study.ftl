# The book of openings.
study-no-network = Det finns inget nätverk för { $game } med dessa alternativ.
study-not-a-book = { $path } innehåller inte en boks partier.
study-other-book = { $path } innehåller partier med andra inställningar; välj en annan fil.
study-book-interrupted = Avbrutet. Samma kommando fortsätter med { $path }.
study-book-title = Öppningsbok: { $game }, { $players } spelare
study-book-about = Partierna
study-book-played = Nätverket spelade { $games } partier med { $players } spelare mot sig självt, med { $simulations } simuleringar per beslut (slumpfrö { $seed }). De första { $varied } besluten i varje parti dras efter hur ofta sökningen besökte dem, så att alla bra öppningar spelas.
study-book-any-opening = Ett av { $every } partier börjar med en handling som dras bland alla tillåtna, så att även ovanliga öppningar kan jämföras.
study-book-reading = ”Vunnet” är hur stor del av segern spelarna på raden fick; en delad seger divideras. Med sannolikheten { $confidence } ligger det sanna värdet inom intervallet. De som gör något kan ha legat före redan innan, så en hög andel bevisar inte att det var orsaken.
study-book-people = Människor och nätverket
study-column-figure = genomsnitt
study-column-people = människor
study-column-network = nätverk
study-column-share = andel
study-column-won = vunnet
study-column-interval = intervall
study-column-score = poäng
study-column-points = poäng för
study-column-all = alla spelare
study-column-winners = vinnare
study-figure =
    { $who ->
        [winners] { $what } (vinnare)
       *[all] { $what } (alla spelare)
    }
study-book-course = Partiernas förlopp
study-book-course-text = I genomsnitt tar ett parti { $rounds } rundor, och vinnaren får { $score } poäng.
study-book-rounds = Rundor
study-book-scores = Vinnarens poäng
study-book-ends = Vad som avslutade partierna
study-book-parts = Var poängen kommer ifrån
study-book-won = { $fact }: andel av segern
study-between = { $low }–{ $high }
study-fact-seat = Plats
study-fact-score = poäng
