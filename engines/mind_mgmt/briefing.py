"""What a table's options mean, for whoever sits down in the lobby."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.mind_mgmt.facts import MISSIONS
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.texts import hour_name


def briefing(options: MindMgmtOptions, seats: int) -> tuple[Text, ...]:
    """A line each: the mission, who is the Recruiter, how the agents are shared (MM-1, MM-9)."""
    facts = MISSIONS[options.mission]
    return (
        text(f"mind-mgmt-briefing-{options.mission}", goal=facts.goal, hour=hour_name(facts.last_hour)),
        text(f"mind-mgmt-briefing-recruiter-{options.recruiter}"),
        text("mind-mgmt-briefing-agents", agents=seats - 1),
    )
