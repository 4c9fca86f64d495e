"""What follows from a view alone: for the computer player, pictures and panels."""
