train-needs-torch = A tanításhoz torch és numpy kell: pip install 'entrepot[train]'.
train-other-run = { $path } egy más beállítású tanításhoz tartozik; válassz másik mappát.
train-interrupted = Megszakítva. Ugyanaz a parancs folytatja; az elkészült minták itt vannak: { $path }.
train-done = A hálózat itt van: { $path }.
train-generation = { $generation }. nemzedék, { $games } játék. Veszteség: győzelem { $win }, kimenetel { $outcome }, pontok { $points }, stratégia { $policy }

# The titles of the curves.
train-loss-win = győzelem { $loss }
train-loss-outcome = kimenetel { $loss }
train-loss-points = pontok { $loss }
train-loss-policy = stratégia { $loss }
