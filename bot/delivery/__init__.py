"""The bot's way to Discord: calls that answer with what became of them."""

from bot.delivery.delivery import Delivery
from bot.delivery.results import (
    Archived,
    Closed,
    Expired,
    Forbidden,
    Gone,
    Later,
    Refused,
    Result,
    Sent,
    TooOld,
    permission_names,
)

__all__ = [
    "Archived",
    "Closed",
    "Delivery",
    "Expired",
    "Forbidden",
    "Gone",
    "Later",
    "Refused",
    "Result",
    "Sent",
    "TooOld",
    "permission_names",
]
