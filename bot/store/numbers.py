"""The numbers of sessions and groups: no two of any two databases are the same, and later ones are larger."""

from __future__ import annotations

import hashlib
from datetime import datetime

NUMBERS = "numbers"
"""What a transaction holds that gives a number: the newest one stays so until it ends."""

LOT_BITS = 20
FIRST = 1 << 40
"""Larger than every number that a database gave by counting from 1, as all once did."""


def fresh(at: datetime, about: bytes, newest: int) -> int:
    """A number for what is new at a moment, larger than the newest one that the database has.

    It begins with the second and ends with a lot drawn from what the new thing is `about`, which it does not tell. So
    no database, and no other history of the same one, gives it again. It has 16 digits, which any JSON can hold.
    """
    lot = int.from_bytes(hashlib.sha256(about).digest(), "big") >> (256 - LOT_BITS)
    number = (int(at.timestamp()) << LOT_BITS) + lot
    return number if number > newest else newest + 1 + lot


def was_counted(number: int) -> bool:
    """Whether the number is an old one, counted from 1: other databases have given it too."""
    return number < FIRST
