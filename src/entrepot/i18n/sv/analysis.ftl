analysis-needs-search = Boten ”{ $bot }” söker inte; ta en som gör det, till exempel mcts:2000n.
analysis-nothing = Inget har spelats i { $path }.
analysis-written = Analysen finns i { $path }

analysis-title = Analys: { $game }
analysis-searched =
    { $decisions ->
        [one] Ett beslut
       *[other] { $decisions } beslut
    }, vart och ett genomsökt av { $bot } med det som spelaren kunde veta just då.
analysis-result = Vinnare: { $winners }. Poäng: { $scores }.
analysis-unfinished = Spelet pågår. Poäng hittills: { $scores }.
analysis-curves = Utsikter
analysis-curves-explained = Vad varje spelare kunde vänta sig av segern vid sina egna beslut, i botens ögon, och till sist hur det gick. Siffror märker ut vändpunkter.
analysis-curve = { $player } från { $first } till { $last }
analysis-axis = spelade drag
analysis-turns = Vändpunkter
analysis-players = Spelare
analysis-decisions = Alla beslut
analysis-own = { $action }, bättre: { $better }
analysis-fortune = de andras drag, eller slumpen
analysis-column-turn = nr
analysis-column-number = drag
analysis-column-round = runda
analysis-column-player = spelare
analysis-column-action = spelat
analysis-column-estimate = bedömning
analysis-column-loss = förlust
analysis-column-others = alternativ
analysis-column-score = poäng
analysis-column-decisions = beslut
analysis-column-mean = medelförlust
analysis-column-costly = dyra
analysis-column-change = ändring
analysis-column-cause = varför
