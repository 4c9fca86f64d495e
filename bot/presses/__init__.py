"""What pressing does: thin entrances that find the table, call a use case and answer."""

from bot.presses import guide, hand, lobby, log, notices, opening, options, rematch

__all__ = ["guide", "hand", "lobby", "log", "notices", "opening", "options", "rematch"]
