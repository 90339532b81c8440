"""Entrepôt's bots as an entry for the Puerto Rico AI competition of the IEEE Conference on Games."""
