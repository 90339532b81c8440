train-needs-torch = Training needs torch and numpy: pip install 'entrepot[train]'.
train-other-run = { $path } belongs to a training with other settings; choose another folder.
train-interrupted = Interrupted. Run the same command again to continue; finished samples are in { $path }.
train-done = The network is in { $path }.
train-generation = Generation { $generation }, { $games } games. Losses: win { $win }, outcome { $outcome }, points { $points }, policy { $policy }

# The titles of the curves.
train-loss-win = win { $loss }
train-loss-outcome = outcome { $loss }
train-loss-points = points { $loss }
train-loss-policy = policy { $loss }
