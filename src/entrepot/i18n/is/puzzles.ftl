# Puzzles, in the terminal and on the page.
puzzle-player = Spilari { $n }
puzzle-heading = Þraut { $number } af { $of }: { $theme }. Þú ert { $seat }.
puzzle-prompt = Leikurinn þinn (tala, eða q til að hætta):
puzzle-not-a-choice = Þetta er ekki í boði. Sláðu inn töluna.
puzzle-right = Rétt!
puzzle-wrong = Til er betri leikur.
puzzle-chance = { $action }: sigurlíkur { $chance }
puzzle-more = Stig ({ $part }): { $points } í viðbót
puzzle-less = Stig ({ $part }): { $points } færri
puzzle-rival = { $seat } má búast við { $points } stigum minna.
puzzle-line = Líklegt framhald:
puzzle-step = { $seat }: { $action }
puzzle-solved = Leystar: { $solved } af { $of }
puzzle-none = Engar þrautir eru til fyrir { $game }.
puzzle-no-theme = Engar þrautir eru um „{ $theme }“; í boði: { $known }.
puzzle-no-number = Þraut { $number } er ekki til; veldu tölu frá 1 til { $last }.
