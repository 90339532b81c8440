"""What holds for every game; a game that is registered is tested by being there."""
