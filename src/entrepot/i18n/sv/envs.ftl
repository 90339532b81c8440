envs-missing = Den här miljön kräver { $module }; installera det med: pip install 'entrepot[{ $extra }]'
envs-no-action = Det finns inget drag ”{ $action }”; ett drag är ett tal från 0 till { $last }, eller dess text.
envs-opponents = Ange en bot för alla andra platser, eller { $number } namn, ett för varje.
envs-not-by-chance = I OpenSpiel kan { $option } inte vara ”random”; välj en och spela spelet för var och en.
envs-reset-first = Det finns inget spel ännu: anropa reset() först.
envs-no-outcome = Slumpen kan inte ge utfallet ”{ $outcome }” här.
envs-chance-unknown = OpenSpiel kan inte spela { $game }: spelet beskriver inte sin slump.
