"""Choosing moves on panels, by command and under the board."""
