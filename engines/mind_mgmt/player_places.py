"""What the program puts into the town before the game: mayhem and immortals (MM-2, MM-5)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engines.core.chance import Chance
from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.moves import Move, PutImmortal, PutMayhem
from engines.mind_mgmt.player_best import best
from engines.mind_mgmt.player_immortals import Circle
from engines.mind_mgmt.town import FEATURES, FEATURES_OF, LOCATIONS, Location, Mayhem, on_foot
from engines.mind_mgmt.views import MindMgmtView

CRAMPED = (40.0, 20.0, 6.0)
"""What a location with no, one, two ways on costs the Recruiter, in pairs of locations that agents walk between."""
HUSH = 0.02
"""What it is worth that nobody can ask about a feature of the latest visit; less for each visit before."""
FADING = 0.8
LIKE = 0.03
"""Places worth that much less are taken as well, so that immortals don't tell where the Recruiter has been."""


def put_mayhem(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The Recruiter bars the agents' ways and keeps off dead ends; agents keep their ways and make dead ends."""
    puts = [move for move in legal if isinstance(move, PutMayhem)]
    side = 1 if view.seat == view.recruiter else -1
    return best(puts, [side * _hindrance(tuple(sorted((*view.mayhem, move.border)))) for move in puts], chance)


def _hindrance(mayhem: Mayhem) -> float:
    """How much harder it is for the agents than for the Recruiter."""
    ways = on_foot(mayhem)
    steps = np.eye(len(LOCATIONS), dtype=np.intp)
    for at, ends in enumerate(ways):
        steps[at, list(ends)] = 1
    walks = int((np.linalg.matrix_power(steps, FACTS.walk) > 0).sum())
    cramped = sum(CRAMPED[len(ends)] for ends in ways if len(ends) < len(CRAMPED))
    return -walks - cramped


def put_immortal(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """Near as many features as may be opened, and where they bar questions about the trail (MM-21, MM-23)."""
    puts = [move for move in legal if isinstance(move, PutImmortal)]
    return best(puts, [_serves(view, (*view.immortals, move.location)) for move in puts], chance, LIKE)


def _serves(view: MindMgmtView, places: Sequence[Location]) -> float:
    assert view.secret is not None
    trail = [visit.location for visit in reversed(view.secret.trail)]
    barred = {feature for at in places for feature in FEATURES_OF[at]}
    hushed = sum(FADING**age * len(barred & set(FEATURES_OF[at])) for age, at in enumerate(trail))
    possible = [feature for feature in FEATURES if feature not in view.secret.cards]
    return Circle(view).promise(places, possible) + HUSH * hushed
