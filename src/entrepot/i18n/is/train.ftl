train-needs-torch = Þjálfun þarf torch og numpy: pip install 'entrepot[train]'.
train-other-run = { $path } tilheyrir þjálfun með öðrum stillingum; veldu aðra möppu.
train-interrupted = Hætt við. Sama skipun heldur áfram; tilbúin sýni eru í { $path }.
train-done = Netið er í { $path }.
train-generation = Kynslóð { $generation }, { $games } spil. Töp: sigur { $win }, úrslit { $outcome }, stig { $points }, stefna { $policy }

# The titles of the curves.
train-loss-win = sigur { $loss }
train-loss-outcome = úrslit { $loss }
train-loss-points = stig { $loss }
train-loss-policy = stefna { $loss }
