train-needs-torch = Träning kräver torch och numpy: pip install 'entrepot[train]'.
train-other-run = { $path } hör till en träning med andra inställningar; välj en annan mapp.
train-interrupted = Avbrutet. Samma kommando fortsätter; färdiga exempel finns i { $path }.
train-done = Nätverket finns i { $path }.
train-generation = Generation { $generation }, { $games } partier. Förluster: vinst { $win }, utfall { $outcome }, poäng { $points }, policy { $policy }

# The titles of the curves.
train-loss-win = vinst { $loss }
train-loss-outcome = utfall { $loss }
train-loss-points = poäng { $loss }
train-loss-policy = policy { $loss }
