"""What pressing does: thin entrances that find the table, call a use case and answer."""

from bot.entrances.presses import (
    campaign,
    game,
    guide,
    hand,
    life,
    lobby,
    log,
    moving,
    notes,
    notices,
    opening,
    options,
    rematch,
    retold,
    rules,
    settings,
)

__all__ = [
    "campaign",
    "game",
    "guide",
    "hand",
    "life",
    "lobby",
    "log",
    "moving",
    "notes",
    "notices",
    "opening",
    "options",
    "rematch",
    "retold",
    "rules",
    "settings",
]
