"""What pressing does: thin entrances that find the table, call a use case and answer."""

from bot.presses import lobby, opening, options

__all__ = ["lobby", "opening", "options"]
