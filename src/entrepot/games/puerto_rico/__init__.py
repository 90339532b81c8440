"""Puerto Rico."""
