analysis-needs-search = Boten ”{ $bot }” söker inte; välj en som gör det, till exempel mcts:2000n.
analysis-nothing = Inget drag har gjorts i { $path }.
analysis-written = Analysen finns i { $path }

analysis-title = Analys: { $game }
analysis-searched =
    { $decisions ->
        [one] Ett beslut, analyserat
       *[other] { $decisions } beslut, vart och ett analyserat
    } av { $bot } utifrån det som spelaren visste just då.
analysis-result = Vinnare: { $winners }. Poäng: { $scores }.
analysis-unfinished = Partiet är inte slut. Poäng hittills: { $scores }.
analysis-curves = Vinstchanser
analysis-curves-explained = Hur stor del av segern varje spelare kunde räkna med vid varje beslut, enligt botens bedömning, och till sist hur det gick. Siffrorna markerar vändpunkter.
analysis-curve = { $player } från { $first } till { $last }
analysis-axis = antal drag
analysis-turns = Vändpunkter
analysis-players = Spelare
analysis-decisions = Alla beslut
analysis-own = { $action }, bättre: { $better }
analysis-fortune = andra spelare eller slumpen
analysis-column-turn = nr
analysis-column-number = drag
analysis-column-round = runda
analysis-column-player = spelare
analysis-column-action = valt drag
analysis-column-estimate = bedömning
analysis-column-loss = förlust
analysis-column-others = alternativ
analysis-column-score = poäng
analysis-column-decisions = beslut
analysis-column-mean = medelförlust
analysis-column-costly = kostsamma
analysis-column-change = förändring
analysis-column-cause = orsak
analysis-column-phase = skede
analysis-column-mistake = misstag
analysis-column-why = varför
