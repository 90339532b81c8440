# Puzzles, in the terminal and on the page.
puzzle-player = Spelare { $n }
puzzle-heading = Problem { $number } av { $of }: { $theme }. Du är { $seat }.
puzzle-prompt = Ditt drag (ett nummer, eller q för att avsluta):
puzzle-not-a-choice = Det är inget av valen. Skriv dess nummer.
puzzle-right = Rätt!
puzzle-wrong = Det finns ett bättre drag.
puzzle-chance = { $action }: vinstchans { $chance }
puzzle-more = Poäng ({ $part }): { $points } fler
puzzle-less = Poäng ({ $part }): { $points } färre
puzzle-rival = { $seat } kan räkna med { $points } poäng mindre.
puzzle-line = En trolig fortsättning:
puzzle-step = { $seat }: { $action }
puzzle-solved = Lösta: { $solved } av { $of }
puzzle-none = Det finns inga problem för { $game }.
puzzle-no-theme = Det finns inga problem om ”{ $theme }”; dessa finns: { $known }.
puzzle-no-number = Det finns inget problem { $number }; välj ett nummer från 1 till { $last }.
