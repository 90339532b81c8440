analysis-needs-search = Bot „{ $bot }“ neprohledává; vyber takového, který ano, třeba mcts:2000n.
analysis-nothing = V souboru { $path } se nic neodehrálo.
analysis-written = Rozbor je v souboru { $path }

analysis-title = Rozbor: { $game }
analysis-searched =
    { $decisions ->
        [one] Jedno rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }; bot { $bot } pokaždé prohledával jen s tím, co mohl hráč v tu chvíli vědět.
analysis-result = Vítězství: { $winners }. Body: { $scores }.
analysis-unfinished = Hra ještě neskončila. Body zatím: { $scores }.
analysis-curves = Vyhlídky
analysis-curves-explained = Jak velký podíl na výhře mohl každý hráč čekat při každém vlastním rozhodnutí v očích bota, a nakonec jak to dopadlo. Čísla označují zlomové okamžiky.
analysis-curve = { $player }: od { $first } do { $last }
analysis-axis = odehrané akce
analysis-turns = Zlomové okamžiky
analysis-players = Hráči
analysis-decisions = Všechna rozhodnutí
analysis-own = { $action }, lepší: { $better }
analysis-fortune = hra ostatních, nebo náhoda
analysis-column-turn = č.
analysis-column-number = akce
analysis-column-round = kolo
analysis-column-player = hráč
analysis-column-action = zahráno
analysis-column-estimate = odhad
analysis-column-loss = ztráta
analysis-column-others = jiné možnosti
analysis-column-score = body
analysis-column-decisions = rozhodnutí
analysis-column-mean = průměrná ztráta
analysis-column-costly = drahé chyby
analysis-column-change = změna
analysis-column-cause = proč
