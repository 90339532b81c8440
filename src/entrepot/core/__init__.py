"""What all games share. It does no I/O and imports nothing else of the package.

* ``game``: the handle on a game in progress, and the ways to get one;
* ``rules``: the contract that each game fulfils, and ``registry``, where the games are known by name;
* ``engine``: what a game's state can do, in codes; ``bits`` and ``chance`` are its arithmetic;
* ``messages``, ``errors``, ``options``, ``reader``: what is said, what can be wrong, what can be chosen, what is read.
"""
