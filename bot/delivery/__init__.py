"""The bot's way to Discord: calls that answer with their results."""
