"""The modes of MIND MGMT."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options
from engines.core.text import Text, text
from engines.mind_mgmt.cards import MISSIONS, Mission
from engines.mind_mgmt.names import hour_name


class MindMgmtOptions(Options):
    """How the game is played.

    `mission`: training or the full game (MM-9); `recruiter`: the Recruiter has the first seat or is
    drawn (MM-1); `short_setup`: mayhem and the second slip at random, agent cards dealt; `standing_order`: Asks are
    answered at once, with the oldest step, until the Recruiter takes the order back (MM-32); `belief`: the table
    shows where the Recruiter can still be.
    """

    mission: Mission = "training"
    recruiter: Literal["first", "drawn"] = "first"
    short_setup: bool = False
    standing_order: bool = False
    belief: bool = False


def briefing(options: MindMgmtOptions, seats: int) -> tuple[Text, ...]:
    """A line each: the mission, who is the Recruiter, how the agents are shared (MM-1, MM-9)."""
    facts = MISSIONS[options.mission]
    return (
        text(f"mind-mgmt-briefing-{options.mission}", goal=facts.goal, hour=hour_name(facts.last_hour)),
        text(f"mind-mgmt-briefing-recruiter-{options.recruiter}"),
        text("mind-mgmt-briefing-agents", agents=seats - 1),
    )
