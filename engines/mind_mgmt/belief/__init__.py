"""What follows from a view alone: the trails that fit all public information, and where a step leads."""
