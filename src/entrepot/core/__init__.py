"""What all games share. It does no I/O and imports nothing else of the package.

* ``game``: a game in progress with its history, and the ways to get one;
* ``rules``: the contract that each game fulfils, and ``registry``, where games are found by name;
* ``terms``, ``actions``, ``questions``, ``events``, ``layout``: the tables that a game is made of;
* ``engine``: what a game's state can do, in codes; ``bits``, ``chance`` and ``scores`` are its arithmetic;
* ``messages``, ``errors``, ``options``, ``reader``: what is said, what can be wrong, what can be chosen, what is read;
* ``observation``, ``encoder``, ``buffers``: what environments show of a state.
"""
