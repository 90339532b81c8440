# Puzzles, in the terminal and on the page.
puzzle-player = Player { $n }
puzzle-heading = Puzzle { $number } of { $of }: { $theme }. You are { $seat }.
puzzle-prompt = Your move (a number, or q to quit):
puzzle-not-a-choice = That is not a choice. Type its number.
puzzle-right = Right!
puzzle-wrong = There is a better move.
puzzle-chance = { $action }: { $chance } chance of winning
puzzle-more = Points from { $part }: { $points } more
puzzle-less = Points from { $part }: { $points } fewer
puzzle-rival = { $seat } can expect { $points } points fewer.
puzzle-line = A likely continuation:
puzzle-step = { $seat }: { $action }
puzzle-solved = Solved: { $solved } of { $of }
puzzle-none = There are no puzzles for { $game }.
puzzle-no-theme = There are no puzzles about “{ $theme }”; available: { $known }.
puzzle-no-number = There is no puzzle { $number }; choose a number from 1 to { $last }.
