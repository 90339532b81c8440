"""Puerto Rico for 2 to 5 players, in its printed editions, with both expansions."""
