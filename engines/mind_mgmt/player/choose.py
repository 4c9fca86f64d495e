"""The computer player of both sides, from views alone (MM-60, MM-61), and its choices of the setup (MM-2 to MM-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt.board import EDGE, FEATURES, FEATURES_OF, LOCATIONS, ORTHOGONAL, Location, Mayhem, on_foot
from engines.mind_mgmt.cards import FACTS, Stage
from engines.mind_mgmt.moves import (
    ChooseStart,
    KeepCards,
    Move,
    PutBugs,
    PutImmortal,
    PutMayhem,
    PutPawn,
    PutSecondSlip,
    SetOrder,
    Step,
    TakeAgent,
    TakeRecruiter,
    WriteNote,
)
from engines.mind_mgmt.player import agents, picks, recruiter
from engines.mind_mgmt.player.agents import Hunters
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.player.recruiter import Fugitive
from engines.mind_mgmt.player.weighing import best
from engines.mind_mgmt.player.wits import SKILLS, Wits
from engines.mind_mgmt.views import MindMgmtView

UNBOUND = SetOrder("none")
"""No standing order: a chosen answer tells less than an ordered one, and the program answers at once.

It is taken back only before the first choice: somebody whose seat the program takes later has set theirs for that.
"""
HIDDEN, OPEN = 0.5, 0.06
"""How far first steps, and the agents' first places and slip, stray from the best, so that nobody knows them."""


def hide(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """No standing order, a recruiter drawn, a start with ways to go, then steps by way of recruits (MM-3, MM-4)."""
    assert view.secret is not None
    if view.secret.hiding == "card" and view.secret.order != UNBOUND.order:
        return UNBOUND
    drawn = [move for move in legal if isinstance(move, TakeRecruiter) and move.card is None]
    if drawn:
        return drawn[0]
    starts = [move for move in legal if isinstance(move, ChooseStart)]
    if starts:
        return wits.chance.choice([move for move in starts if move.location not in EDGE] or starts)
    if any(isinstance(move, KeepCards) for move in legal):
        return picks.keep_cards(view, legal, wits)
    mind = Fugitive(view, wits)
    steps = [move for move in legal if isinstance(move, Step)]
    left = FACTS.setup - len(mind.trail) + 1
    return wits.drawn(
        steps, [mind.recruits[move.to] + mind.prospects((*mind.trail, move.to), left) for move in steps], HIDDEN
    )


def take_agent(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The power that is worth most to its side; each seat then has one of the best (MM-6)."""
    cards = [move for move in legal if isinstance(move, TakeAgent)]
    return best(cards, [picks.POWERS.get(move.agent, 0.0) for move in cards], wits.chance)


def put_pawn(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Where the agents together are near the places where the Recruiter may go."""
    mind = Hunters(view, wits)
    pawns = [move for move in legal if isinstance(move, PutPawn)]
    return wits.drawn(pawns, [mind.cover(move.agent, move.location) for move in pawns], OPEN)


def put_second_slip(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Where the Recruiter has hardly been and is hardly going."""
    mind = Hunters(view, wits)
    slips = [move for move in legal if isinstance(move, PutSecondSlip)]
    trails = mind.outlook.trails
    visited = [float(mind.outlook.weights[trails.visited >> np.uint64(move.location) & np.uint64(1) != 0].sum())
               for move in slips]  # fmt: skip
    near = [sum(float(mind.outlook.next[at]) for at in (move.location, *ORTHOGONAL[move.location])) for move in slips]
    return wits.drawn(slips, [-been - going for been, going in zip(visited, near, strict=True)], OPEN)


def put_bugs(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Where the Recruiter is likely to come soon."""
    mind = Hunters(view, wits)
    bugs = [move for move in legal if isinstance(move, PutBugs)]
    soon = [sum(float(mind.outlook.next[near]) for near in (at, *ORTHOGONAL[at])) for at in LOCATIONS]
    return wits.drawn(bugs, [sum(soon[at] for at in move.locations) for move in bugs], OPEN)


CRAMPED = (40.0, 20.0, 6.0)
"""What a location with no, one, two ways on costs the Recruiter, in pairs of locations that agents walk between."""
HUSH = 0.02
"""What it is worth that nobody can ask about a feature of the latest visit; less for each visit before."""
FADING = 0.8
LIKE = 0.03
"""Places worth that much less are taken as well, so that immortals don't tell where the Recruiter has been."""


def put_mayhem(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The Recruiter bars the agents' ways and keeps off dead ends; agents keep their ways and make dead ends."""
    puts = [move for move in legal if isinstance(move, PutMayhem)]
    side = 1 if view.seat == view.recruiter else -1
    return best(puts, [side * _hindrance(tuple(sorted((*view.mayhem, move.border)))) for move in puts], wits.chance)


def _hindrance(mayhem: Mayhem) -> float:
    """How much harder it is for the agents than for the Recruiter."""
    ways = on_foot(mayhem)
    steps = np.eye(len(LOCATIONS))
    for at, ends in enumerate(ways):
        steps[at, list(ends)] = 1
    walks = int((np.linalg.matrix_power(steps, FACTS.walk) > 0).sum())
    cramped = sum(CRAMPED[len(ends)] for ends in ways if len(ends) < len(CRAMPED))
    return -walks - cramped


def put_immortal(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """Near as many features as may be opened, and where they bar questions about the trail (MM-21, MM-23)."""
    puts = [move for move in legal if isinstance(move, PutImmortal)]
    return best(puts, [_serves(view, (*view.immortals, move.location)) for move in puts], wits.chance, LIKE)


def _serves(view: MindMgmtView, places: Sequence[Location]) -> float:
    assert view.secret is not None
    trail = [visit.location for visit in reversed(view.secret.trail)]
    barred = {feature for at in places for feature in FEATURES_OF[at]}
    hushed = sum(FADING**age * len(barred & set(FEATURES_OF[at])) for age, at in enumerate(trail))
    possible = [feature for feature in FEATURES if feature not in view.secret.cards]
    return Circle(view).promise(places, possible) + HUSH * hushed


_CHOICES: dict[Stage, Callable[[MindMgmtView, Sequence[Move], Wits], Move]] = {
    "picking": picks.pick_modules,
    "mayhem": put_mayhem,
    "doors": picks.put_door,
    "hiding": hide,
    "immortals": put_immortal,
    "sleeper": picks.note_feature,
    "naming": picks.name_agents,
    "sharing": take_agent,
    "pawns": put_pawn,
    "second_slip": put_second_slip,
    "bugs": put_bugs,
    "turncoat": picks.name_turncoat,
    "recruiter": recruiter.turn,
    "agents": agents.act,
    "answer": recruiter.answer,
}


def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance, budget_s: float, strength: Strength) -> Move:
    """A move that the stage asks for. Notes and standing orders are for people."""
    moves = [move for move in legal if not isinstance(move, SetOrder | WriteNote)]
    return (
        moves[0] if len(moves) == 1 else _CHOICES[view.stage](view, moves, Wits(SKILLS[strength], chance, budget_s))
    )
