# Why an action is good, one sentence each.
explain-part = More from { $part }: +{ $points }.
explain-less = Less from { $part }: −{ $points }.
explain-denial = { $seat } gets less from { $part }: −{ $points }.
explain-chance = Better chances of winning: +{ $percent }%.
explain-even = The alternatives are about as good.
explain-next = Then: { $action }.
explain-ends-game = This ends the game.
explain-last-round = This will be the last round.
explain-hint = Hint: { $action }.
explain-over = The game is over: there is no decision to explain.

# The phases of a game.
explain-phase-opening = opening
explain-phase-middle = middle game
explain-phase-endgame = endgame

# The kinds of mistakes.
explain-mistake-missed = missed: { $part }
explain-mistake-gave = helped { $seat }: { $part }
explain-mistake-position = gave away the lead
