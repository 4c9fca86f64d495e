"""What follows from a view of Agent Avenue alone."""
