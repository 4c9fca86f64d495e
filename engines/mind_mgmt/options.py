"""The modes of MIND MGMT."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.core.game import Options
from engines.core.text import Text, text
from engines.mind_mgmt.cards import MISSIONS, Mission
from engines.mind_mgmt.names import hour_name
from engines.mind_mgmt.packages.facts import PACKAGES


class MindMgmtOptions(Options):
    """How the game is played.

    `mission`: training or the full game (MM-9); `recruiter`: the Recruiter has the first seat or is
    drawn (MM-1); `short_setup`: mayhem and the second slip at random, agent cards dealt; `standing_order`: Asks are
    answered at once, with the oldest step, until the Recruiter takes the order back (MM-32); `belief`: the table
    shows where the Recruiter can still be.

    Of a full game with packages: `packages`, how the modules are picked; `recruiter_open` and `agents_open`, how many
    packages are open; `streak`, how many games the Recruiter's side (below 0: the agents') has won in a row (MS-1).
    """

    mission: Mission = "training"
    recruiter: Literal["first", "drawn"] = "first"
    short_setup: bool = False
    standing_order: bool = False
    belief: bool = False
    packages: Literal["none", "free", "random", "match"] = "none"
    recruiter_open: Annotated[int, Field(ge=0, le=len(PACKAGES.recruiter))] = len(PACKAGES.recruiter)
    agents_open: Annotated[int, Field(ge=0, le=len(PACKAGES.agents))] = len(PACKAGES.agents)
    streak: Annotated[int, Field(ge=-3, le=3)] = 0

    def idle(self) -> frozenset[str]:
        """Packages change nothing in training; without them it's all the same how many are open (MS-1)."""
        if self.mission == "training":
            return frozenset({"packages", *_OPEN, "streak"})
        if self.packages == "none":
            return frozenset({*_OPEN, "streak"})
        return frozenset() if self.packages == "match" else frozenset({"streak"})


_OPEN = ("recruiter_open", "agents_open")


def briefing(options: MindMgmtOptions, seats: int) -> tuple[Text, ...]:
    """A line each: the mission, who is the Recruiter, how the agents are shared (MM-1, MM-9)."""
    facts = MISSIONS[options.mission]
    packages: tuple[Text, ...] = ()
    if options.mission == "full" and options.packages != "none":
        packages = (
            text(
                f"mind-mgmt-briefing-packages-{options.packages}",
                recruiter=options.recruiter_open,
                agents=options.agents_open,
            ),
        )
    return (
        text(f"mind-mgmt-briefing-{options.mission}", goal=facts.goal, hour=hour_name(facts.last_hour)),
        text(f"mind-mgmt-briefing-recruiter-{options.recruiter}"),
        text("mind-mgmt-briefing-agents", agents=seats - 1),
        *packages,
    )
