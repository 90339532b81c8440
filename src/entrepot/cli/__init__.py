"""The command ``entrepot``."""
