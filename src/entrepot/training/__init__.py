"""Training of the networks that the bots use: self-play, data on disk, gradient descent."""
