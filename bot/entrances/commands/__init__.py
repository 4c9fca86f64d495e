"""Slash commands: thin, they parse, acknowledge, call a use case and answer."""
