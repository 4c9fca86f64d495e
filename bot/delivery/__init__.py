"""The bot's way to Discord: calls that answer with what became of them."""
