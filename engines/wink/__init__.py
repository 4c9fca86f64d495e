"""Wink: find your accomplices by their glances, and catch the others at theirs."""
