"""Plain players of MIND MGMT: agents who search, and a Recruiter who shields himself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engines.core.chance import Chance
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.belief.forecast import brings
from engines.mind_mgmt.board import FEATURES_OF, WITH, Location, gliding, on_foot, within
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.player.weighing import best, moves_between
from engines.mind_mgmt.views import MindMgmtView, PawnView

Player: TypeAlias = Callable[[MindMgmtView, Sequence[m.Move], Chance], m.Move]
Floats: TypeAlias = NDArray[np.float64]

MOST, FEW = 20_000, 4_000
"""Rivals count at most so many trails; of more they take a draw."""
PULL = 0.01
"""What a step nearer to where the Recruiter may be counts, beside the trails that an answer rules out."""
AGENTS_STEPS = (2.0, 1.5, 1.0)
"""What a Recruiter who shies away fears of an agent so many steps away."""


def at_random(view: MindMgmtView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """Any move but notes and orders."""
    return chance.choice([move for move in legal if not isinstance(move, m.SetOrder | m.WriteNote)])


class Searcher:
    """What an agent who counts trails knows at one moment: all of them that fit, each as likely."""

    def __init__(self, view: MindMgmtView) -> None:
        self.view = view
        self.mayhem = tuple(sorted(view.mayhem))
        self.trails = knowledge.trails(view, MOST, FEW)
        weights = self.trails.weights()
        self.weights: Floats = weights / weights.sum()
        self.now: Floats = np.bincount(self.trails.here, self.weights, len(FEATURES_OF)).astype(np.float64)
        self.soon: Floats = self.now @ _spread(on_foot(self.mayhem))
        self.closed = {feature for at in view.immortals for feature in FEATURES_OF[at]}
        self.marked = {*view.steps, *(known.location for known in view.confirmed)}

    def plans(self, pawn: PawnView) -> Iterator[tuple[m.Move, float]]:
        """The next move of each plan of an agent, and what share of the trails it leaves on average, as a loss."""
        assert pawn.location is not None
        under_way = self.view.activation
        walks = under_way is None or not under_way.moved
        acts = under_way is None or not under_way.acted
        for end in (pawn.location, *(within(self.mayhem, pawn.location, FACTS.walk) if walks else ())):
            far = PULL * float(self.soon @ moves_between(on_foot(self.mayhem))[end])
            walk = m.MoveAgent(pawn.agent, end)
            if end != pawn.location:
                yield walk, -1.0 - far
            for action, left in self._actions(pawn, end) if acts else ():
                yield action if end == pawn.location else walk, -left - far

    def _actions(self, pawn: PawnView, at: Location) -> Iterator[tuple[m.Move, float]]:
        if at in self.view.immortals:
            return
        yield m.Capture(pawn.agent), (1 - float(self.now[at])) ** 2
        if at in self.view.steps:
            hours = [self.weights[hour == at].sum() for hour in self.trails.path]
            yield m.Reveal(pawn.agent), float(np.square(hours).sum())
        for feature in FEATURES_OF[at]:
            if feature not in self.closed:
                yield m.Ask(pawn.agent, feature), self._left([at for at in WITH[feature] if at not in self.marked])

    def _left(self, places: Sequence[Location]) -> float:
        if not places:
            return 1.0
        been = np.stack([self.trails.visited >> np.uint64(at) & np.uint64(1) for at in places]).astype(np.float64)
        number = been.sum(axis=0)
        shown = ((been / np.maximum(number, 1)) @ self.weights, self.weights[number == 0].sum())
        return float(np.square(np.append(*shown)).sum())


def searching(view: MindMgmtView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """Agents who track the set of trails and do what leaves the fewest."""
    if view.stage != "agents":
        return at_random(view, legal, chance)
    mind, known = Searcher(view), set(legal)
    pawns = [pawn for pawn in view.pawns if m.EndActivation(pawn.agent) in known]
    plans = [(move, worth) for pawn in pawns for move, worth in mind.plans(pawn) if move in known]
    if not plans:
        return at_random(view, legal, chance)
    return best([move for move, _ in plans], [worth for _, worth in plans], chance)


@dataclass(frozen=True, slots=True)
class Fears:
    """What a Recruiter goes by, each with its weight."""

    shelter: float = 3.0
    """An immortal is there, or can follow."""
    recruits: float = 1.0
    agents: float = -0.2
    ways: float = 0.3
    slip: float = -1.0
    likely: float = 0.0
    """How likely the agents think the Recruiter there, after any way on."""


def running(fears: Fears) -> Player:
    """A Recruiter who goes by these weights, and stands under an immortal where one can follow."""

    def play(view: MindMgmtView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
        if view.stage != "recruiter" or view.secret is None:
            return at_random(view, legal, chance)
        ways = [move for move in legal if isinstance(move, m.Step | m.Slip)]
        if ways:
            return best(ways, [_weighed(view, way, fears) for way in ways], chance)
        claims = [move for move in legal if isinstance(move, m.ClaimRecruit)]
        return chance.choice(claims) if claims else _shielded(view, legal, chance)

    return play


def _shielded(view: MindMgmtView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """One immortal moves onto the Recruiter, or nearer."""
    assert view.secret is not None
    here = view.secret.trail[-1].location
    nearer = [move for move in legal if isinstance(move, m.MoveImmortal)]
    if view.moved or not nearer or here in view.immortals:
        return m.EndTurn()
    glides = moves_between(gliding(tuple(sorted(view.mayhem))))
    return best(nearer, [-float(glides[move.to, here]) for move in nearer], chance)


def _weighed(view: MindMgmtView, way: m.Step | m.Slip, fears: Fears) -> float:
    """What a location is worth."""
    assert view.secret is not None
    ways = on_foot(tuple(sorted(view.mayhem)))
    glides, walks = moves_between(gliding(tuple(sorted(view.mayhem)))), moves_between(ways)
    near = min((int(glides[at, way.to]) for at in view.immortals), default=9)
    agents = [int(walks[pawn.location, way.to]) for pawn in view.pawns if pawn.location is not None]
    fear = sum(AGENTS_STEPS[steps] for steps in agents if steps < len(AGENTS_STEPS))
    been = {visit.location for visit in view.secret.trail}
    on = sum(to not in been for to in ways[way.to])
    likely = float(np.array(knowledge.places(view)) @ _spread(ways)[:, way.to]) if fears.likely else 0.0
    return (
        fears.shelter * (near <= 1)
        + fears.recruits * brings(view, way.to)
        + fears.agents * fear
        + fears.ways * min(on, 2)
        + fears.slip * isinstance(way, m.Slip)
        + fears.likely * likely
    )


def _spread(ways: Sequence[Sequence[Location]]) -> Floats:
    """By two locations: the chance to go from one to the other in a step."""
    table = np.zeros((len(ways), len(ways)))
    for at, ends in enumerate(ways):
        table[at, list(ends)] = 1 / max(1, len(ends))
    return table


SHIELDING = running(Fears())
"""A Recruiter who shields himself each turn."""


def plain(view: MindMgmtView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """As the Recruiter shielded each turn, as the agents searching."""
    player = SHIELDING if view.seat == view.recruiter else searching
    return player(view, legal, chance)


RIVALS: dict[str, Player] = {"plain": plain}
