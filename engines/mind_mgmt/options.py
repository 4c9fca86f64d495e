"""The modes of MIND MGMT."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options
from engines.mind_mgmt.names import Mission


class MindMgmtOptions(Options):
    """How the game is played.

    `mission`: training or the full game (MM-9); `recruiter`: who is the Recruiter (MM-1): whoever has the first seat,
    or drawn; `short_setup`: mayhem and the second slip at random, agent cards dealt; `standing_order`: Asks are
    answered at once, with the oldest step, until the Recruiter takes the order back (MM-32); `belief`: the table
    shows where the Recruiter can still be.
    """

    mission: Mission = "training"
    recruiter: Literal["first", "drawn"] = "first"
    short_setup: bool = False
    standing_order: bool = False
    belief: bool = False
