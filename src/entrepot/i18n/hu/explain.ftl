# Miért jó egy akció, egy-egy mondatban.
explain-part = Több pont: { $part } +{ $points }.
explain-less = Kevesebb pont: { $part } −{ $points }.
explain-denial = { $seat } kevesebb pontot kap: { $part } −{ $points }.
explain-chance = Jobb esély a győzelemre: +{ $percent }%.
explain-even = A többi lehetőség is nagyjából ugyanilyen jó.
explain-next = Azután: { $action }.
explain-ends-game = Ezzel véget ér a játék.
explain-last-round = Ez lesz az utolsó forduló.
explain-hint = Tipp: { $action }.
explain-over = A játék véget ért: nincs megmagyarázható döntés.

# A játék szakaszai.
explain-phase-opening = kezdet
explain-phase-middle = középjáték
explain-phase-endgame = végjáték

# A hibák fajtái.
explain-mistake-missed = elmulasztva: { $part }
explain-mistake-gave = { $seat } javára: { $part }
explain-mistake-position = elveszett előny
