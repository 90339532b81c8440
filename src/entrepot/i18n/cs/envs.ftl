envs-no-action = Akce „{ $action }“ neexistuje; akce je číslo od 0 do { $last }, nebo její text.
envs-opponents =
    { $number ->
        [one] Zadej jednoho bota pro všechna ostatní místa, nebo { $number } jméno.
        [few] Zadej jednoho bota pro všechna ostatní místa, nebo { $number } jména, pro každé jedno.
       *[other] Zadej jednoho bota pro všechna ostatní místa, nebo { $number } jmen, pro každé jedno.
    }
envs-not-by-chance = V OpenSpielu nemůže být { $option } „random“; vyber jednu hodnotu a hraj hru pro každou zvlášť.
envs-reset-first = Ještě není žádná hra: zavolej nejprve reset().
envs-no-outcome = Náhoda tu nemůže přinést výsledek „{ $outcome }“.
envs-chance-unknown = OpenSpiel nemůže hrát { $game }: hra nemá popsané náhodné události.
