"""How ids of texts are made where they don't stand in code in one piece, and how long texts of some roles may be."""

from __future__ import annotations

import re

from tests.codebase.sources import ROOT

GAMES = "|".join(sorted(path.parent.name.replace("_", "-") for path in ROOT.glob("engines/*/game.py")))

BUILT = tuple(
    re.compile(pattern)
    for pattern in (
        rf"({GAMES})-(name|pitch)",
        rf"({GAMES})-option-[a-z0-9-]+",
        rf"({GAMES})-rule-[A-Z]+-?\d+[a-z]?",
        r"command-[a-z0-9-]+",
    )
)
"""Ids made from a game's options, its rules' ids, and commands with their options."""

PREFIXES = tuple(f"{game}-{room}-" for game in GAMES.split("|") for room in ("picture", "panel"))
"""Ids whose last part alone stands in code, where a room's helper puts the prefix before it."""

LONGEST = {
    "-button": 80,
    "-option": 100,
    "-label": 45,
    "-hint": 100,
    "-placeholder": 100,
    "-modal-title": 45,
    "-description": 100,
    "-pitch": 200,
}
"""Discord's limits, in characters, by the end of an id."""

COMMAND_NAME = re.compile(r"[-'\w]{1,32}")
"""What a command or an option of it may be called; lower case besides."""


def role_limit(message_id: str) -> int | None:
    """The most characters a message may have by its role."""
    return next((limit for end, limit in LONGEST.items() if message_id.endswith(end)), None)


def is_command_name(message_id: str) -> bool:
    """Whether the message names a command or an option of one."""
    return message_id.startswith("command-") and not message_id.endswith("-description")
