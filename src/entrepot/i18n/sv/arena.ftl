# Fel.
arena-twice = Boten ”{ $name }” nämns två gånger.
arena-not-a-result = { $path }, rad { $line }: det här är inte resultatet av ett parti.
arena-other-run = { $path } innehåller partier från en annan turnering, med ett annat värde på ”{ $key }”; välj en annan fil.
arena-lost = Samma uppgift misslyckades { $times } gånger eftersom processen som arbetade med den dog.
arena-needs-dask = För ett kluster krävs biblioteket ”distributed”: pip install 'entrepot[dask]'.
arena-no-scheduler = Det finns ingen Dask-schemaläggare på ”{ $address }”.
arena-scheduler-gone = Schemaläggaren på ”{ $address }” är borta. Samma kommando fortsätter från partierna i filen.
arena-no-games = { $path } innehåller inga partier.
arena-pair = ”{ $given }” är inget par: ange två botar med komma emellan.
arena-bounds = ”{ $given }” är inget intervall: ange två tal, det lägre först.
arena-share = { $low } och { $high } är inga andelar av segern: båda måste ligga mellan 0 och 1.
arena-risk = ”{ $given }” är ingen giltig risk: den måste ligga mellan 0 och 0,5.

# Slutet på en körning.
arena-sprt =
    { $verdict ->
        [high] { $bot } är starkare än { $other }: botens andel av segern ligger närmare { $high } än { $low }.
        [low] { $bot } är inte starkare än { $other }: botens andel av segern ligger närmare { $low } än { $high }.
       *[open] Inget avgörande mellan { $bot } och { $other }.
    } Andel { $part } efter { $deals } givar; log-likelihoodkvot { $ratio }, gränser { $below } och { $above }.
arena-interrupted = Avbrutet. Samma kommando fortsätter från de { $games } partierna i { $path }.
arena-report-in = Rapporten finns i { $path }

# Rapporten.
arena-title = Turnering: { $game }
arena-overview = Partier
arena-played =
    { $games ->
        [one] Ett parti
       *[other] { $games } partier
    } i { $lineups ->
        [one] en uppställning
       *[other] { $lineups } uppställningar
    }, med { $deals ->
        [one] en giv
       *[other] { $deals } olika givar
    }.
arena-options = Alternativ: { $options }.
arena-bots = Botar
arena-bots-explained = Segerandelen räknas per plats; en bot som är lika stark som de andra skulle ha { $par }. Intervallen är Wilsons, för 95 %. Placering 1 är en seger. Försprånget räknas mot den bästa av de andra.
arena-share-drawn = Segerandel
arena-ratings = Rating
arena-ratings-explained = Plackett–Luce över hela placeringslistor, i Elopoäng kring medelvärdet 0, med felmarginalen för 95 %. Skicklighet och osäkerhet kommer från OpenSkill och uppdateras parti för parti: en andra bedömning.
arena-ratings-drawn = Rating
arena-needs-libraries = Rating kräver biblioteken choix, numpy och openskill: pip install 'entrepot[arena]'.
arena-cross = Alla mot alla
arena-cross-explained = Hur ofta en plats med boten till vänster slutade före en plats med boten ovanför.
arena-seats = Platser
arena-seats-explained = Hur ofta varje plats vann, oavsett vilken bot som satt där.
arena-seats-drawn = Segrar per plats
arena-scores = Poäng
arena-lengths = Längd
arena-ended = Slutvillkor: { $ends }.
arena-ends = slutvillkor
arena-rounds = rundor
arena-decisions = beslut
arena-column-bot = bot
arena-column-games = partier
arena-column-share = segerandel
arena-column-interval = 95 %
arena-column-rank = placering
arena-column-lead = försprång
arena-column-score = poäng
arena-column-seconds = s/parti
arena-column-rating = rating
arena-column-error = felmarginal
arena-column-skill = skicklighet
arena-column-doubt = osäkerhet
arena-column-seat = plats
arena-column-least = lägst
arena-column-lower = undre kvartil
arena-column-median = median
arena-column-upper = övre kvartil
arena-column-most = högst
arena-column-mean = medel
arena-column-length = längd
