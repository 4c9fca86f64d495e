"""The program's choices of the setup, on both sides (MM-2 to MM-7)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engines.core.chance import Chance
from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.moves import (
    ChooseStart,
    Move,
    PutPawn,
    PutSecondSlip,
    SetOrder,
    Step,
    TakeAgent,
    TakeRecruiter,
)
from engines.mind_mgmt.names import Agent
from engines.mind_mgmt.player_agents import Hunters
from engines.mind_mgmt.player_best import best
from engines.mind_mgmt.player_recruiter import Fugitive
from engines.mind_mgmt.town import EDGE, ORTHOGONAL
from engines.mind_mgmt.views import MindMgmtView

UNBOUND = SetOrder("none")
"""No standing order: what it shows tells more than what is chosen, and the program needs no time to answer.

It is taken back before anything else is done: whoever is stood in for later has left theirs for such a time.
"""
POWERS: dict[Agent, float] = {Agent.MERU: 1.0, Agent.DUSTY: 0.8, Agent.BILL: 0.5, Agent.HENRY: 0.4}
"""What a power is worth, roughly: to find out, to get there, to hold immortals off; others: nothing."""


def hide(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """No standing order, a recruiter drawn, a start with ways to go, then steps by way of recruits (MM-3, MM-4)."""
    assert view.secret is not None
    if view.secret.hiding == "card" and view.secret.order != UNBOUND.order:
        return UNBOUND
    drawn = [move for move in legal if isinstance(move, TakeRecruiter) and move.card is None]
    if drawn:
        return drawn[0]
    starts = [move for move in legal if isinstance(move, ChooseStart)]
    if starts:
        return chance.choice([move for move in starts if move.location not in EDGE] or starts)
    mind = Fugitive(view)
    steps = [move for move in legal if isinstance(move, Step)]
    left = FACTS.setup - len(mind.trail) + 1
    return best(
        steps, [mind.recruits[move.to] + mind.prospects((*mind.trail, move.to), left) for move in steps], chance
    )


def take_agent(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The power that is worth most to its side; each seat then has one of the best (MM-6)."""
    cards = [move for move in legal if isinstance(move, TakeAgent)]
    return best(cards, [POWERS.get(move.agent, 0.0) for move in cards], chance)


def put_pawn(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """Where the agents together are near the places where the Recruiter may go."""
    mind = Hunters(view)
    pawns = [move for move in legal if isinstance(move, PutPawn)]
    return best(pawns, [mind.cover(move.agent, move.location) for move in pawns], chance)


def put_second_slip(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """Where the Recruiter has hardly been and is hardly going."""
    mind = Hunters(view)
    slips = [move for move in legal if isinstance(move, PutSecondSlip)]
    trails = mind.outlook.trails
    visited = [float(mind.outlook.weights[trails.visited >> np.uint64(move.location) & np.uint64(1) != 0].sum())
               for move in slips]  # fmt: skip
    near = [sum(float(mind.outlook.next[at]) for at in (move.location, *ORTHOGONAL[move.location])) for move in slips]
    return best(slips, [-been - going for been, going in zip(visited, near, strict=True)], chance)
