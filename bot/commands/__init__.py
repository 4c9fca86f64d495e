"""Slash commands: parse, acknowledge, call a use case."""
