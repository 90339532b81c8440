"""Study material from games of the network against itself: opening statistics and puzzles."""
