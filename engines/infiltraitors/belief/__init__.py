"""What follows from a view alone: what suspects cannot be, where cards may lie, how likely each identity is."""
