# Hvers vegna leikur er góður, ein setning í senn.
explain-part = Fleiri stig: { $part } +{ $points }.
explain-less = Færri stig: { $part } −{ $points }.
explain-denial = { $seat } fær færri stig: { $part } −{ $points }.
explain-chance = Betri sigurlíkur: +{ $percent } %.
explain-even = Aðrir kostir eru álíka góðir.
explain-next = Síðan: { $action }.
explain-ends-game = Þar með lýkur spilinu.
explain-last-round = Þetta verður síðasta umferðin.
explain-hint = Ábending: { $action }.
explain-over = Spilinu er lokið: engin ákvörðun er eftir til að skýra.

# Kaflar spilsins.
explain-phase-opening = byrjun
explain-phase-middle = miðspil
explain-phase-endgame = lokakafli

# Tegundir mistaka.
explain-mistake-missed = glatað: { $part }
explain-mistake-gave = í hag { $seat }: { $part }
explain-mistake-position = forskotið gefið eftir
