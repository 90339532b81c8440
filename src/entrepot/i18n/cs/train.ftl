train-needs-torch = K tréninku je potřeba torch a numpy: pip install 'entrepot[train]'.
train-other-run = { $path } patří k tréninku s jiným nastavením; vyber jinou složku.
train-interrupted = Přerušeno. Stejný příkaz naváže; hotové vzorky jsou v { $path }.
train-done = Síť je v { $path }.
train-generation = Generace { $generation }, her: { $games }. Ztráty: výhra { $win }, výsledek { $outcome }, body { $points }, strategie { $policy }

# The titles of the curves.
train-loss-win = výhra { $loss }
train-loss-outcome = výsledek { $loss }
train-loss-points = body { $loss }
train-loss-policy = strategie { $loss }
