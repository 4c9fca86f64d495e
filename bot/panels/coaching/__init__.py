"""Panels of the coach: somebody's decisions looked through, and hints."""
