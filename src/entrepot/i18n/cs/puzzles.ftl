# Puzzles, in the terminal and on the page.
puzzle-player = Hráč { $n }
puzzle-heading = Úloha { $number } z { $of }: { $theme }. Hraje { $seat }.
puzzle-prompt = Tvůj tah (číslo, nebo q pro konec):
puzzle-not-a-choice = To není žádná z možností. Napiš její číslo.
puzzle-right = Správně!
puzzle-wrong = Existuje lepší tah.
puzzle-chance = { $action }: šance na výhru { $chance }
puzzle-more = Body ({ $part }): o { $points } více
puzzle-less = Body ({ $part }): o { $points } méně
puzzle-rival = { $seat } může čekat o { $points } bodu méně.
puzzle-line = Pravděpodobné pokračování:
puzzle-step = { $seat }: { $action }
puzzle-solved = Vyřešeno: { $solved } z { $of }
puzzle-none = Pro hru { $game } nejsou žádné úlohy.
puzzle-no-theme = K tématu „{ $theme }“ nejsou žádné úlohy; k dispozici: { $known }.
puzzle-no-number = Úloha { $number } neexistuje; zvol číslo od 1 do { $last }.
