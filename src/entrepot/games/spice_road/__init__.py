"""Century: Spice Road for 2 to 5 players."""
