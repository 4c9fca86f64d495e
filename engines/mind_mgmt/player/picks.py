"""The program's choices that packages bring to the setup: modules, doors, agents, cards, the Sleeper's feature."""

from __future__ import annotations

from collections.abc import Sequence

from engines.mind_mgmt.board import EDGE, WITH, Feature, Location
from engines.mind_mgmt.cards import Agent
from engines.mind_mgmt.moves import KeepCards, Move, NameAgents, NameTurncoat, NoteFeature, PickModules, PutDoor
from engines.mind_mgmt.packages.facts import PARTS
from engines.mind_mgmt.packages.registry import steps_from
from engines.mind_mgmt.player.weighing import best, moves_between
from engines.mind_mgmt.player.wits import Wits
from engines.mind_mgmt.views import MindMgmtView

POWERS: dict[Agent, float] = {
    Agent.MERU: 1.0,
    Agent.DUSTY: 0.8,
    Agent.VERA: 0.7,
    Agent.BILL: 0.5,
    Agent.HENRY: 0.4,
    Agent.JUNO: 0.45,
}
"""What a power is worth, roughly: to find out, to get there, to hold immortals off; others: nothing."""
FEW = 2
"""So many modules the Recruiter picks where nothing limits them."""
LIKE = 3.0
"""Sets of modules worth so many percentage points less are taken as well."""
FADING = 0.8
"""What a feature is worth a location further from the start."""


def pick_modules(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """In a match as many as may be; freely a few, and as many as the Recruiter; of these the strongest."""
    assert view.kit is not None
    picks = [move for move in legal if isinstance(move, PickModules)]
    wanted = view.kit.recruiter_count if view.kit.picking == "free" else len(PARTS)
    count = min(FEW if wanted is None else wanted, max(len(move.modules) for move in picks))
    sets = [move for move in picks if len(move.modules) == count]
    strengths = [sum(PARTS[name].strength for name in move.modules) for move in sets]
    return best(sets, strengths, wits.chance, LIKE)


def put_door(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Off the edge, where there is more to go to."""
    doors = [move for move in legal if isinstance(move, PutDoor)]
    return wits.chance.choice([move for move in doors if move.location not in EDGE] or doors)


def name_agents(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The four whose powers are worth most."""
    named = [move for move in legal if isinstance(move, NameAgents)]
    return best(named, [sum(POWERS.get(agent, 0.0) for agent in move.agents) for move in named], wits.chance)


def keep_cards(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The features that lie nearest to the start."""
    assert view.secret is not None
    start = view.secret.trail[0].location
    away = moves_between(steps_from(tuple(sorted(view.mayhem)), view.kit))[start]
    keeps = [move for move in legal if isinstance(move, KeepCards)]

    def near(feature: Feature) -> float:
        ends: tuple[Location, ...] = WITH[feature]
        return sum(FADING ** int(away[at]) for at in ends)

    return best(keeps, [sum(map(near, move.cards)) for move in keeps], wits.chance)


def name_turncoat(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Any, so that nobody can guess it."""
    return wits.chance.choice([move for move in legal if isinstance(move, NameTurncoat)])


def note_feature(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Any, so that nobody can guess it."""
    return wits.chance.choice([move for move in legal if isinstance(move, NoteFeature)])
