# Proč je akce dobrá, vždy jedna věta.
explain-part = Více bodů: { $part } +{ $points }.
explain-less = Méně bodů: { $part } −{ $points }.
explain-denial = { $seat } získá méně bodů: { $part } −{ $points }.
explain-chance = Lepší vyhlídky na výhru: +{ $percent } %.
explain-even = Ostatní možnosti jsou zhruba stejně dobré.
explain-next = Potom: { $action }.
explain-ends-game = Tím hra končí.
explain-last-round = Bude to poslední kolo.
explain-hint = Rada: { $action }.
explain-over = Hra skončila: není žádné rozhodnutí, které by šlo vysvětlit.

# Části hry.
explain-phase-opening = zahájení
explain-phase-middle = střední část
explain-phase-endgame = závěr

# Druhy chyb.
explain-mistake-missed = zmeškáno: { $part }
explain-mistake-gave = ve prospěch: { $seat }, { $part }
explain-mistake-position = ztráta náskoku
