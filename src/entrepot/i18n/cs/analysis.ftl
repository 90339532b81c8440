analysis-needs-search = Bot „{ $bot }“ nepoužívá prohledávání; vyber takového, který ho používá, třeba mcts:2000n.
analysis-nothing = V souboru { $path } není zahraná žádná akce.
analysis-written = Analýza je v souboru { $path }

analysis-title = Analýza: { $game }
analysis-searched =
    { $decisions ->
        [one] Jedno rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }; bot { $bot } při prohledávání vždy znal jen to, co v tu chvíli věděl hráč.
analysis-result = Vítězství: { $winners }. Body: { $scores }.
analysis-unfinished = Hra ještě neskončila. Body zatím: { $scores }.
analysis-curves = Vyhlídky
analysis-curves-explained = Podíl na výhře, který mohl každý hráč podle odhadu bota čekat při každém rozhodnutí, a nakonec skutečný výsledek. Čísla označují zlomové okamžiky.
analysis-curve = { $player }: od { $first } do { $last }
analysis-axis = odehrané akce
analysis-turns = Zlomové okamžiky
analysis-players = Hráči
analysis-decisions = Všechna rozhodnutí
analysis-own = { $action }, lepší: { $better }
analysis-fortune = ostatní hráči nebo náhoda
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
analysis-column-cause = příčina
analysis-column-phase = část hry
analysis-column-mistake = chyba
analysis-column-why = proč
