"""What the agents can know of the Recruiter: the trails that fit all public information (MM-61)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.core.chance import Chance
from engines.mind_mgmt.belief.clues import Visited
from engines.mind_mgmt.belief.ground import unpack
from engines.mind_mgmt.belief.history import ClueHistory, ground_of, history
from engines.mind_mgmt.belief.store import FEW, MOST, believe, drawn
from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import FEATURES, LOCATIONS, Feature, Location
from engines.mind_mgmt.cards import RecruiterCard, Token
from engines.mind_mgmt.views import MindMgmtView

ENOUGH, SOME = 50_000, 8_000
"""The limits for playing and imagining: if there are more than `ENOUGH` trails, a draw of `SOME` stands for all."""
SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Count:
    """How many trails fit; an estimate unless `exact`."""

    trails: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Hidden:
    """One possible combination of all that the agents don't know.

    `trail`: the locations in order, `tokens` how each was reached (None: a Step or the start). In the Recruiter's
    turn the trail may be longer by the turn's action than the hours that have passed.
    """

    card: RecruiterCard
    cards: tuple[Feature, ...]
    trail: tuple[Location, ...]
    tokens: tuple[Token | None, ...]


def trails(view: MindMgmtView, most: int = MOST, few: int = FEW) -> Trails:
    """The trails of the hours that have passed; raises `ValueError` before the setup's recruits are announced.

    If there are more than `most`, a fair draw of `few` stands for them.
    """
    return believe(ground_of(view), _history(view).clues, most, few)


def count(view: MindMgmtView) -> Count:
    """How many trails still fit."""
    found = trails(view)
    return Count(round(len(found) / found.share), found.share == 1.0)


def places(view: MindMgmtView) -> tuple[float, ...]:
    """By location: the chance that the Recruiter was there when the last hour had passed."""
    found = trails(view)
    weights = np.bincount(found.here, found.weights(), len(LOCATIONS))
    return tuple((weights / weights.sum()).tolist())


def sample(view: MindMgmtView, chance: Chance) -> Hidden:
    """Any one of the possibilities that fit; raises `ValueError` before the setup's recruits are announced."""
    known = _history(view)
    found = believe(ground_of(view), known.clues, ENOUGH, SOME)
    if found.share < 1.0:
        found = drawn(ground_of(view), known.clues, ENOUGH, SOME, chance.below(SEEDS))
    ways = list(_ways(found, known, view.stage == "recruiter" and bool(view.immortals)))
    row = _drawn(np.concatenate([way.weights() for way, _ in ways]), chance)
    for way, token in ways:
        if row < len(way):
            return _hidden(view, way, row, token, chance)
        row -= len(way)
    raise AssertionError(row)


def _history(view: MindMgmtView) -> ClueHistory:
    if not view.hour:
        raise ValueError("nothing has been announced yet")
    return history(view)


def _ways(found: Trails, known: ClueHistory, turn: bool) -> Iterator[tuple[Trails, Token | None]]:
    """In a turn of several moves the action may be done already; steps put in it have been visited (MM-12)."""
    due = Visited(known.due)
    yield found.learn(due), None
    if turn:
        yield found.learn(known.went()).learn(due), None
        if known.slip:
            yield found.learn(known.went("first")).learn(due), "first"
        if known.earned:
            yield found.learn(known.went("second")).learn(due), "second"


def _drawn(weights: NDArray[np.float64], chance: Chance) -> int:
    """A number, drawn by its weight."""
    sums = np.cumsum(weights)
    return int(np.searchsorted(sums, chance.below(int(sums[-1])), side="right"))


def _hidden(view: MindMgmtView, found: Trails, row: int, token: Token | None, chance: Chance) -> Hidden:
    hands = np.flatnonzero(unpack(found.hands[row : row + 1], len(found.ground.hands))[0])
    recruiters = [card for at, card in enumerate(view.recruiter_cards) if found.recruiters[row] >> at & 1]
    trail = tuple(int(at) for at in found.path[:, row])
    used: dict[int, Token | None] = {slip.used: slip.token for slip in view.slips if slip.used is not None}
    if len(trail) > view.hour:
        used[len(trail)] = token
    return Hidden(
        card=chance.choice(recruiters),
        cards=tuple(FEATURES[card] for card in found.ground.hands[chance.choice(hands.tolist())]),
        trail=trail,
        tokens=tuple(used.get(hour) for hour in range(1, len(trail) + 1)),
    )
