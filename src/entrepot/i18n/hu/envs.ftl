envs-missing = Ehhez a környezethez kell: { $module }; így telepíthető: pip install 'entrepot[{ $extra }]'
envs-no-action = Nincs „{ $action }” akció; egy akció szám 0 és { $last } között, vagy a szövege.
envs-opponents = Adj meg egy botot az összes többi helyre, vagy { $number } nevet, helyenként egyet.
envs-not-by-chance = Az OpenSpielben { $option } nem lehet „random”; válassz egy értéket, és játszd le a játékot mindegyikkel.
