"""What both games share. No I/O, and nothing of ours is imported."""
