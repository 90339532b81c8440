# Puzzles, in the terminal and on the page.
puzzle-player = { $n }. játékos
puzzle-heading = { $number }. feladvány a(z) { $of } közül: { $theme }. Te vagy: { $seat }.
puzzle-prompt = A lépésed (egy szám, vagy q a kilépéshez):
puzzle-not-a-choice = Ez nem választható. Írd be a választás számát.
puzzle-right = Helyes!
puzzle-wrong = Van jobb lépés.
puzzle-chance = { $action }: győzelmi esély { $chance }
puzzle-more = Pontok ({ $part }): { $points } ponttal több
puzzle-less = Pontok ({ $part }): { $points } ponttal kevesebb
puzzle-rival = { $seat } { $points } ponttal kevesebbre számíthat.
puzzle-line = Valószínű folytatás:
puzzle-step = { $seat }: { $action }
puzzle-solved = Megoldva: { $solved } / { $of }
puzzle-none = Ehhez a játékhoz nincs feladvány: { $game }.
puzzle-no-theme = Nincs feladvány ebben a témában: „{ $theme }”; a választék: { $known }.
puzzle-no-number = Nincs { $number }. feladvány; válassz 1 és { $last } között.
