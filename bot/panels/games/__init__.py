"""The panels of each game's own choices."""
