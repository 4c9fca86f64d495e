"""What pieces are called: recruiters, agents, allies, mind slips, standing orders, and the stages of a game.

A package adds members here, and an object to the table of its kind (`recruiters.py`, `agents.py`, `allies.py`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

Hour: TypeAlias = int
"""An hour of the time track, 1…16; the n-th location visited bears hour n."""
Immortal: TypeAlias = int
"""An immortal's number, from 1."""


class RecruiterCard(StrEnum):
    """The recruiter cards (MM-3)."""

    AD_MAN = "ad_man"
    GIRL = "girl"

    __hash__ = str.__hash__


class Agent(StrEnum):
    """The agent cards (MM-1)."""

    MERU = "meru"
    HENRY = "henry"
    BILL = "bill"
    DUSTY = "dusty"

    __hash__ = str.__hash__


class Ally(StrEnum):
    """The allies, each once a game."""

    DOLPHIN = "dolphin"

    __hash__ = str.__hash__


Token = Literal["first", "second"]
"""A mind slip: the first has lain before the Recruiter from the start, the second lies in the town (MM-16)."""
Order = Literal["none", "oldest", "farthest"]
"""How an Ask is answered without the Recruiter (MM-32); none: they are asked each time."""
Mission = Literal["training", "full"]
Stage = Literal[
    "mayhem",
    "hiding",
    "immortals",
    "sharing",
    "pawns",
    "second_slip",
    "recruiter",
    "agents",
    "answer",
    "over",
]
"""What the game waits for, as everybody may know it.

`mayhem`: one more token on a border; `hiding`: the Recruiter takes a card, a start and four steps; `immortals`: they
are put; `sharing`: the agents share out their cards; `pawns`: they put their pawns; `second_slip`: it is put;
`recruiter`: the Recruiter's turn; `agents`: an activation, under way or to begin; `answer`: the Recruiter's answer
to an Ask.
"""
Hiding = Literal["card", "start", "steps"]
"""What the Recruiter, while hiding, does now: nobody else knows."""
Ending = Literal["capture", "dead_end", "recruits", "time"]
