"""What pressing does: thin entrances that find the table, call a use case and answer."""

from bot.presses import lobby, notices, opening, options, rematch

__all__ = ["lobby", "notices", "opening", "options", "rematch"]
