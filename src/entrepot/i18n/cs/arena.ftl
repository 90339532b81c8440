# Errors.
arena-twice = Bot „{ $name }“ je uvedený dvakrát.
arena-not-a-result = { $path }, řádek { $line }: tohle není výsledek hry.
arena-other-run = { $path } obsahuje hry jiného turnaje, liší se „{ $key }“; vyber jiný soubor.
arena-lost = Tatáž úloha selhala { $times }krát, protože proces, který na ní pracoval, skončil.
arena-needs-dask = Pro výpočetní klastr je potřeba knihovna „distributed“: pip install 'entrepot[dask]'.
arena-no-scheduler = Na adrese „{ $address }“ žádný plánovač Dask neběží.
arena-scheduler-gone = Plánovač na adrese „{ $address }“ zmizel. Stejný příkaz naváže na hry, které už jsou v souboru.
arena-no-games = { $path } neobsahuje žádné hry.
arena-pair = „{ $given }“ není dvojice: uveď dva boty oddělené čárkou.
arena-bounds = „{ $given }“ nejsou meze: uveď dvě čísla, menší jako první.
arena-share = { $low } a { $high } nejsou podíly na výhře: musí ležet mezi 0 a 1.
arena-risk = „{ $given }“ není riziko: musí ležet mezi 0 a 0,5.

# The end of a run.
arena-sprt =
    { $verdict ->
        [high] { $bot } je silnější než { $other }: podíl na výhře je blíž k { $high } než k { $low }.
        [low] { $bot } není silnější než { $other }: podíl na výhře je blíž k { $low } než k { $high }.
       *[open] Mezi { $bot } a { $other } není rozhodnuto.
    } Podíl { $part }, počet rozdání { $deals }; logaritmus poměru věrohodností { $ratio }, meze { $below } a { $above }.
arena-interrupted =
    { $games ->
        [one] Přerušeno. Stejný příkaz naváže na { $games } hru v souboru { $path }.
        [few] Přerušeno. Stejný příkaz naváže na { $games } hry v souboru { $path }.
       *[other] Přerušeno. Stejný příkaz naváže na { $games } her v souboru { $path }.
    }
arena-report-in = Zpráva je v souboru { $path }

# The report.
arena-title = Turnaj: { $game }
arena-overview = Hry
arena-played =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $lineups ->
        [one] jedna sestava
        [few] { $lineups } sestavy
       *[other] { $lineups } sestav
    }, { $deals ->
        [one] jedno rozdání
        [few] { $deals } různá rozdání
       *[other] { $deals } různých rozdání
    }.
arena-options = Volby: { $options }.
arena-bots = Boti
arena-bots-explained = Podíl na výhře je přepočtený na jedno místo; bot stejně silný jako ostatní by měl { $par }. Intervaly jsou Wilsonovy, pro 95 %. Pořadí 1 znamená výhru. Náskok se počítá před nejlepším z ostatních.
arena-share-drawn = Podíl na výhře
arena-ratings = Hodnocení
arena-ratings-explained = Plackettův-Luceův model nad celým pořadím, v bodech Elo kolem průměru 0, s chybou pro 95 %. Síla a nejistota jsou z OpenSkill, počítané hru po hře, pro srovnání.
arena-ratings-drawn = Hodnocení
arena-needs-libraries = Hodnocení potřebuje knihovny choix, numpy a openskill: pip install 'entrepot[arena]'.
arena-cross = Každý s každým
arena-cross-explained = Jak často skončilo místo bota vlevo před místem bota nahoře.
arena-seats = Místa
arena-seats-explained = Jak často které místo vyhrálo, ať na něm seděl kdokoli.
arena-seats-drawn = Výhry podle místa
arena-scores = Body
arena-lengths = Délka
arena-ended = Důvody ukončení: { $ends }.
arena-ends = důvod ukončení
arena-rounds = kola
arena-decisions = rozhodnutí
arena-column-bot = bot
arena-column-games = hry
arena-column-share = podíl na výhře
arena-column-interval = 95 %
arena-column-rank = pořadí
arena-column-lead = náskok
arena-column-score = body
arena-column-seconds = s / hra
arena-column-rating = hodnocení
arena-column-error = chyba
arena-column-skill = síla
arena-column-doubt = nejistota
arena-column-seat = místo
arena-column-least = nejméně
arena-column-lower = dolní kvartil
arena-column-median = medián
arena-column-upper = horní kvartil
arena-column-most = nejvíce
arena-column-mean = průměr
arena-column-length = délka
