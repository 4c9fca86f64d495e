"""Panels for finding people to play with: of which tables one hears, and whom one has blocked."""
