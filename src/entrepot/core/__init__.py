"""What all games share. It does no I/O and imports nothing else of the package.

* ``game``: a game in progress with its history, and the ways to get one;
* ``rules``: the contract that each game implements, and ``registry``, where games are found by name;
* ``terms``, ``actions``, ``questions``, ``events``, ``layout``: the tables that a game is made of;
* ``engine``: a game's state in integers; ``bits``, ``chance`` and ``scores`` are its arithmetic;
* ``messages``, ``errors``, ``options``, ``reader``: translatable text, errors, game options, validated input;
* ``observation``, ``encoder``, ``buffers``: what environments observe of a state.
"""
