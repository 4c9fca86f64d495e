"""Panels of what is over: a person's profile and finished games."""
