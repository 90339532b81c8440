cli-output = úttakið
cli-plain-engine = Leikjavélin er ekki þýdd og því hægvirk: enginn C-þýðandi virkaði þegar entrepot var sett upp. Settu upp C-þýðanda og síðan entrepot aftur.
cli-moment = Eftir { $number } af { $all } leikjum
cli-game-or-position = Nefndu spilið og valkosti þess, eða stöðu með --position, en ekki hvort tveggja.
cli-which-game = Nefndu spilið: { $known }.
cli-resume-alone = Með --resume koma spilið, valkostir þess og frætalan úr skránni; slepptu þeim.

# Dálkar mælingarinnar: fyrirsögn í tveimur línum með | á milli.
cli-bench-game = { "" } | spil
cli-bench-players = { "" } | spilarar
cli-bench-inside = innan | M/s
cli-bench-driven = stýrt | M/s
cli-bench-copied = með afriti | M/s
cli-bench-children = næstu stöður | M/s
cli-bench-checked = prófað | M/s
cli-bench-copies = afrit | M/s
cli-bench-takes = yfirtaka | M/s
cli-bench-search = leit | spil/s
cli-bench-guided = stýrð leit | spil/s
cli-bench-evaluations = mat | á s
cli-bench-expansions = útvíkkanir | á s
cli-bench-greedy = greedy | ákvarðanir/s
cli-bench-beam = beam | ákvarðanir/s
cli-bench-turns = til skiptis | M/s
cli-bench-single = einn spilari | M/s
cli-bench-agents = spilarar | M/s
cli-bench-opposed = gegn greedy | skref/s
cli-bench-vector = vigur | M/s
cli-bench-core = á kjarna | M/s
cli-bench-bytes = staða | bæti
cli-bench-plain = óþýtt | M/s
cli-bench-ratio = innan | /óþýtt
cli-bench-decisions = ákvarðanir | í spili
cli-bench-ms = ms | á spil
cli-bench-aim =
    { $game }, { $players } spilarar: { $column } { $found }, markmið { $aim }: { $verdict ->
        [reached] náðist
       *[missed] náðist ekki
    }

# stats
cli-stats-players = spilarar
cli-stats-games = spil
cli-stats-score = stig
cli-stats-winner = sigurvegari
cli-stats-rounds = umferðir
cli-stats-decisions = ákvarðanir
cli-stats-branching = kostir
cli-stats-seats = sigrar eftir sætum
cli-stats-end = lok spila
cli-stats-title-score = { $n } spilarar: stig
cli-stats-title-rounds = umferðir
cli-stats-title-decisions = ákvarðanir
cli-stats-title-end = lok spila

# games
cli-games-list = listi, aðgreindur með kommum
cli-games-option = { $option }: { $values } (sjálfgefið: { $default })
