"""The Discord bot: commands, sessions, panels, delivery, storage, and the local Discord."""
