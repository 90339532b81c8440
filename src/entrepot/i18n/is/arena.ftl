# Villur.
arena-twice = Þjarkinn „{ $name }“ er nefndur tvisvar.
arena-not-a-result = { $path }, lína { $line }: þetta eru ekki úrslit spils.
arena-other-run = Í { $path } eru spil úr öðru móti, með öðru „{ $key }“; veldu aðra skrá.
arena-lost = Sama verkið mistókst { $times } sinnum því að ferlið sem vann það dó.
arena-needs-dask = Fyrir tölvuþyrpingu þarf safnið „distributed“: pip install 'entrepot[dask]'.
arena-no-scheduler = Enginn Dask-verkstjóri er á „{ $address }“.
arena-scheduler-gone = Verkstjórinn á „{ $address }“ er horfinn. Sama skipun heldur áfram þar sem spilunum í skránni sleppir.
arena-no-games = Í { $path } eru engin spil.
arena-pair = „{ $given }“ er ekki par: nefndu tvo þjarka, með kommu á milli.
arena-bounds = „{ $given }“ eru ekki mörk: skrifaðu tvær tölur, þá lægri fyrst.
arena-share = { $low } og { $high } eru ekki vinningshlutföll: þau verða að vera á milli 0 og 1.
arena-risk = „{ $given }“ er ekki gild áhætta: hún verður að vera á milli 0 og 0,5.

# Lok keyrslu.
arena-sprt =
    { $verdict ->
        [high] { $bot } er sterkari en { $other }: vinningshlutfallið er nær { $high } en { $low }.
        [low] { $bot } er ekki sterkari en { $other }: vinningshlutfallið er nær { $low } en { $high }.
       *[open] Óútkljáð milli { $bot } og { $other }.
    } Hlutfall { $part } eftir { $deals } gjafir; logri sennileikahlutfalls { $ratio }, mörk { $below } og { $above }.
arena-interrupted = Stöðvað. Sama skipun heldur áfram; fjöldi spila í { $path }: { $games }.
arena-report-in = Skýrslan er í { $path }

# Skýrslan.
arena-title = Mót: { $game }
arena-overview = Spil
arena-played =
    { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    } í { $lineups ->
        [one] { $lineups } uppstillingu
       *[other] { $lineups } uppstillingum
    }, með { $deals ->
        [one] { $deals } gjöf
       *[other] { $deals } ólíkum gjöfum
    }.
arena-options = Valkostir: { $options }.
arena-bots = Þjarkar
arena-bots-explained = Vinningshlutfallið er reiknað á hvert sæti; þjarki sem væri jafnsterkur öllum hinum hefði { $par }. Öryggisbilin eru Wilsons, 95%. Lokasæti 1 er sigur. Forskotið er á þann besta af hinum.
arena-share-drawn = Vinningshlutfall
arena-ratings = Styrkleiki
arena-ratings-explained = Plackett-Luce yfir heilar úrslitaraðir, í Elo-stigum með meðaltalið 0 og 95% skekkjumörkum. Færni og óvissa eru reiknaðar með OpenSkill, spil fyrir spil: annað álit.
arena-ratings-drawn = Styrkleiki
arena-needs-libraries = Til að meta styrkleika þarf söfnin choix, numpy og openskill: pip install 'entrepot[arena]'.
arena-cross = Hver gegn hverjum
arena-cross-explained = Hve oft þjarkinn til vinstri endaði ofar en þjarkinn efst í dálkinum, sæti gegn sæti.
arena-seats = Sæti
arena-seats-explained = Hve oft hvert sæti vann, hver sem sat þar.
arena-seats-drawn = Sigrar eftir sætum
arena-scores = Stig
arena-lengths = Lengd
arena-ended = Lok spila: { $ends }.
arena-ends = lok spila
arena-rounds = umferðir
arena-decisions = ákvarðanir
arena-column-bot = þjarki
arena-column-games = spil
arena-column-share = vinningshlutfall
arena-column-interval = 95%
arena-column-rank = lokasæti
arena-column-lead = forskot
arena-column-score = stig
arena-column-seconds = s / spil
arena-column-rating = styrkleiki
arena-column-error = skekkjumörk
arena-column-skill = færni
arena-column-doubt = óvissa
arena-column-seat = sæti
arena-column-least = minnst
arena-column-lower = neðri fjórðungsmörk
arena-column-median = miðgildi
arena-column-upper = efri fjórðungsmörk
arena-column-most = mest
arena-column-mean = meðaltal
arena-column-length = lengd
