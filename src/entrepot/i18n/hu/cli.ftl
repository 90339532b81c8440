cli-output = a kimenet
cli-plain-engine = A motor nincs lefordítva, ezért lassú: az entrepot telepítésekor nem volt működő C-fordító. Telepíts egyet, majd telepítsd újra az entrepot csomagot.
cli-moment = Lejátszott akciók: { $number } / { $all }
cli-game-or-position = Vagy a játékot és beállításait add meg, vagy a kiinduló állást a --position kapcsolóval, de ne mindkettőt.
cli-which-game = Add meg a játékot: { $known }.
cli-resume-alone = A --resume mellett a játék, a beállításai és a mag a fájlból jön; hagyd el őket.

# The bench's columns: two lines above each.
cli-bench-game = { "" } | játék
cli-bench-players = { "" } | játékos
cli-bench-inside = belül | M/s
cli-bench-driven = kívülről | M/s
cli-bench-copied = másolattal | M/s
cli-bench-children = utódállás | M/s
cli-bench-checked = ellenőrzött | M/s
cli-bench-copies = másolat | M/s
cli-bench-takes = átvétel | M/s
cli-bench-search = keresés | játszma/s
cli-bench-guided = irányított keresés | játszma/s
cli-bench-evaluations = kiértékelés | /s
cli-bench-expansions = kifejtés | /s
cli-bench-greedy = greedy | döntés/s
cli-bench-beam = beam | döntés/s
cli-bench-turns = lépés | M/s
cli-bench-single = egy ágens | M/s
cli-bench-agents = ágensek | M/s
cli-bench-opposed = greedy ellen | lépés/s
cli-bench-vector = vektor | M/s
cli-bench-core = mag | M/s
cli-bench-bytes = állás | bájt
cli-bench-plain = Python | M/s
cli-bench-ratio = belül | /Python
cli-bench-decisions = döntés | /játék
cli-bench-ms = ms | /játék
cli-bench-aim =
    { $game }, { $players } játékos: { $column } { $found }, cél: { $aim }: { $verdict ->
        [reached] elérve
       *[missed] nincs elérve
    }

# stats
cli-stats-players = játékosok
cli-stats-games = játékok
cli-stats-score = pont
cli-stats-winner = győztes
cli-stats-rounds = fordulók
cli-stats-decisions = döntések
cli-stats-branching = elágazás
cli-stats-seats = győzelem helyenként
cli-stats-end = befejezés oka
cli-stats-title-score = { $n } játékos: pontok
cli-stats-title-rounds = fordulók
cli-stats-title-decisions = döntések
cli-stats-title-end = befejezés oka

# games
cli-games-list = vesszővel elválasztott lista
cli-games-option = { $option }: { $values } (alapértelmezett: { $default })
