"""What pressing does: thin entrances that find the table, call a use case and answer."""

from bot.presses import life, lobby, notices, opening, options, rematch, rules, settings

__all__ = ["life", "lobby", "notices", "opening", "options", "rematch", "rules", "settings"]
