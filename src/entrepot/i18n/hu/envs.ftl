envs-no-action = Nincs „{ $action }” akció; egy akció szám 0 és { $last } között, vagy a szövege.
envs-opponents = Adj meg egy botot az összes többi helyre, vagy { $number } nevet, helyenként egyet.
envs-not-by-chance = Az OpenSpielben { $option } nem lehet „random”; válassz egy értéket, és játszd le a játékot mindegyikkel.
envs-reset-first = Még nincs játék: előbb hívd meg a reset() függvényt.
envs-no-outcome = A véletlen itt nem hozhat ilyet: „{ $outcome }”.
envs-chance-unknown = Az OpenSpiel nem tudja játszani ezt: { $game }; a játék nem írja le, mit hozhat a véletlen.
