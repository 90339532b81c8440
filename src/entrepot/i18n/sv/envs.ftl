envs-no-action = Det finns inget drag ”{ $action }”; ett drag är ett tal från 0 till { $last }, eller dragets text.
envs-opponents = Ange en bot för alla andra platser, eller { $number } namn, ett för varje plats.
envs-not-by-chance = I OpenSpiel kan { $option } inte vara ”random”; välj ett värde och spela spelet för vart och ett.
envs-reset-first = Inget parti har börjat: anropa reset() först.
envs-no-outcome = Slumpen kan inte ge utfallet ”{ $outcome }” här.
envs-chance-unknown = OpenSpiel kan inte spela { $game }: spelet beskriver inte sin slump.
