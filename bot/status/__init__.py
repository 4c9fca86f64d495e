"""How the bot is, for monitoring: nothing of it is loaded unless a port is set."""
