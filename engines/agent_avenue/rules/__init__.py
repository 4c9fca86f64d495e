"""What may be done in Agent Avenue and what it does: a file for each step of a turn and one for the market."""
