"""Games written down as a table, one row for each role, and the search for the actions that explain them."""
