# Errors.
arena-twice = The bot “{ $name }” is named twice.
arena-not-a-result = { $path }, line { $line }: this is not the result of a game.
arena-other-run = { $path } holds games of another tournament, with another “{ $key }”; choose another file.
arena-lost = A game of block { $block } was lost { $times } times with the process that played it.
arena-needs-dask = For a cluster the library “distributed” is needed: pip install 'entrepot[dask]'.
arena-no-scheduler = There is no Dask scheduler at “{ $address }”.
arena-scheduler-gone = The scheduler at “{ $address }” is gone. The same command goes on from the games that are in the file.
