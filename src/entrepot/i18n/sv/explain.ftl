# Varför ett drag är bra, en mening i taget.
explain-part = Fler poäng: { $part } +{ $points }.
explain-less = Färre poäng: { $part } −{ $points }.
explain-denial = { $seat } får färre poäng: { $part } −{ $points }.
explain-chance = Bättre vinstchanser: +{ $percent } %.
explain-even = Alternativen är ungefär lika bra.
explain-next = Sedan: { $action }.
explain-ends-game = Det här avslutar partiet.
explain-last-round = Det här blir sista rundan.
explain-hint = Tips: { $action }.
explain-over = Spelet är slut: det finns inget beslut att förklara.

# Partiets skeden.
explain-phase-opening = öppning
explain-phase-middle = mittspel
explain-phase-endgame = slutspel

# Sorters misstag.
explain-mistake-missed = missat: { $part }
explain-mistake-gave = hjälpte { $seat }: { $part }
explain-mistake-position = gav bort försprånget
