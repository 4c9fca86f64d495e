"""The program as the Recruiter: away from where the agents must think them, by way of recruits (MM-60)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import numpy as np

from engines.core.chance import Chance
from engines.mind_mgmt.belief.clues import Clue, Recruited, Visited, Went
from engines.mind_mgmt.belief.forecast import brings
from engines.mind_mgmt.belief.ground import Mask
from engines.mind_mgmt.belief.history import ClueHistory, ground, history
from engines.mind_mgmt.belief.knowledge import ENOUGH, SOME
from engines.mind_mgmt.belief.store import believe
from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import FEATURES_OF, LOCATIONS, WITH, Location, Ways, on_foot, within
from engines.mind_mgmt.cards import FACTS, Token, is_red
from engines.mind_mgmt.moves import (
    ClaimRecruit,
    EndTurn,
    Move,
    MoveImmortal,
    PutStep,
    SayNoNewStep,
    ShowStep,
    Slip,
    Step,
)
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.player.weighing import Pursuit, best, moves_between, uncertainty
from engines.mind_mgmt.views import MindMgmtView, PawnView

DANGER = 9.0
"""What a capture costs, in nats of the agents' uncertainty."""
WORST = 0.5
"""Between the Ask that would tell most (1) and any Ask alike (0)."""
HUNCH = (1.0, 0.5, 0.4)
"""The risk of a blind capture by an agent, by its steps away."""
FAR_OFF = 0.12
NEAR = (1.0, 1.0, 1.0, 0.6, 0.35, 0.2, 0.15, 0.1)
"""How much of a danger an agent is, by steps on foot."""
SURE = 1.6
"""The chance that agents come, in multiples of the chance that they give to a location."""
VEIL = 1.0
RECRUIT = 0.7
AHEAD = 6
"""How many visits the Recruiter looks ahead."""
LATER = 0.4
"""What danger counts when the Recruiter goes on before it comes."""
FADING = 0.8
KNOWING = 2.0
"""Agents whose belief has at most so many nats of entropy go by it, not by hunches."""
CROWD = 1.0
"""What it costs to be where an agent is; less by steps on foot as that is less of a danger."""
DEAD_END = 12.0
"""What each visit that the way ahead is too short costs."""
KEEP = (1.1, 0.8)
"""What a mind slip kept is worth: the first, and the second."""


class Fugitive:
    """What the Recruiter knows and weighs at one moment."""

    def __init__(self, view: MindMgmtView) -> None:
        assert view.secret is not None
        self.view, self.secret = view, view.secret
        self.mayhem = tuple(sorted(view.mayhem))
        self.ways: Ways = on_foot(self.mayhem)
        self.trail = tuple(visit.location for visit in self.secret.trail)
        self._ground = ground(self.mayhem, view.recruiter_cards)
        self._known: dict[tuple[Clue, ...], Trails] = {}

    @cached_property
    def heard(self) -> ClueHistory:
        """What the agents have heard."""
        return history(self.view)

    def seen(self, *more: Clue) -> Trails:
        """What the agents know after some more clues."""
        if more not in self._known:
            self._known[more] = believe(self._ground, (*self.heard.clues, *more), ENOUGH, SOME)
        return self._known[more]

    @cached_property
    def recruits(self) -> list[int]:
        """By location: what a visit brings now."""
        return [brings(self.view, at) for at in LOCATIONS]

    def wins(self, move: Move) -> bool:
        """Whether the game is won with this move: a recruit too many, or the end of the turn (MM-40)."""
        match move:
            case ClaimRecruit():
                return self.view.recruits + 1 >= self.view.goal
            case EndTurn():
                return self._ends(self.secret.contacted)
            case Step() | Slip():
                return self.view.mission == "training" and self._ends(self.secret.contacted + self.recruits[move.to])
            case _:
                return False

    def _ends(self, contacted: int) -> bool:
        hour = self.view.hour + 1
        return hour >= self.view.last_hour or (is_red(hour) and self.view.recruits + contacted >= self.view.goal)

    def worth(self, to: Location, token: Token | None) -> float:
        """What it is worth to go there."""
        trails = self.seen(*self._after(token, self.secret.contacted + self.recruits[to]))
        left = max(1, self.view.last_hour - self.view.hour)
        slip = 0.0 if token is None else KEEP[token == "second"] * min(1.0, left / 4)
        safe = VEIL * uncertainty(trails) - DANGER * self.danger(trails, to)
        return safe + self._pay(to) + self.prospects((*self.trail, to), AHEAD) - slip

    def _after(self, token: Token | None, contacted: int, step: Mask = 0) -> Iterator[Clue]:
        """What the agents will hear of the turn, if it brings so much by then and a step is put."""
        yield Went(token is not None, self.heard.earned if token == "second" else 0)
        if self.heard.due | step:
            yield Visited(self.heard.due | step)
        if is_red(self.view.hour + 1):
            yield Recruited(2, contacted)

    def _pay(self, to: Location) -> float:
        """Recruits count more the nearer the goal is."""
        near = 1 + self.view.recruits / self.view.goal
        return RECRUIT * self.recruits[to] * near

    def danger(self, trails: Trails, at: Location) -> float:
        """How likely a capture there is in the agents' turn to come, roughly."""
        near = self._nearness(at)
        if near < FAR_OFF:
            return self._hunch(at)
        pursuit = Pursuit(trails, at)
        visited = {*self.trail, at}
        asked = [pursuit.asked(places, visited) for places in self._askable()] or [0.0]
        found = max(pursuit.chance(), WORST * max(asked) + (1 - WORST) * sum(asked) / len(asked))
        return min(1.0, SURE * found * near + self._hunch(at))

    @cached_property
    def _able(self) -> tuple[PawnView, ...]:
        """The agents that can act in the agents' turn, this or the next one."""
        return tuple(pawn for pawn in self.view.pawns if pawn.fresh) or self.view.pawns

    def _nearness(self, at: Location) -> float:
        walks = moves_between(self.ways)
        steps = [int(walks[pawn.location, at]) for pawn in self._able if pawn.location is not None]
        return max((NEAR[min(step, len(NEAR) - 1)] for step in steps), default=0.0)

    @cached_property
    def _groping(self) -> float:
        """How much the agents go by hunches: all (1) when they know little, not at all (0) when they know a lot."""
        if not self.view.hour:
            return 0.0
        return min(1.0, max(0.0, uncertainty(self.seen()) - KNOWING))

    @cached_property
    def crowd(self) -> list[float]:
        """By location: what the agents around it cost."""
        near = np.array([*NEAR, *[0.0] * len(LOCATIONS)])
        places = [pawn.location for pawn in self.view.pawns if pawn.location is not None]
        steps = moves_between(self.ways)[places] if places else np.zeros((0, len(LOCATIONS)), np.intp)
        crowd: list[float] = (self._groping * CROWD * near[steps].sum(axis=0)).tolist()
        return crowd

    def _hunch(self, at: Location) -> float:
        walks = moves_between(self.ways)
        steps = [int(walks[pawn.location, at]) for pawn in self._able if pawn.location is not None]
        return self._groping * sum(HUNCH[step] for step in steps if step < len(HUNCH))

    def _askable(self) -> Iterator[tuple[Location, ...]]:
        """For each feature that the agents can ask about next: its places without step or confirmed note."""
        marked = {*self.view.steps, *(known.location for known in self.view.confirmed)}
        barred = {feature for at in self.view.immortals for feature in FEATURES_OF[at]}
        ends = {
            at for pawn in self._able if pawn.location is not None
            for at in (pawn.location, *within(self.mayhem, pawn.location, FACTS.walk))
        }  # fmt: skip
        for feature in {feature for at in ends for feature in FEATURES_OF[at]} - barred:
            yield tuple(at for at in WITH[feature] if at not in marked)

    def prospects(self, trail: tuple[Location, ...], depth: int) -> float:
        """The best that can still be collected further on, less what a dead end costs."""
        if not depth or len(trail) >= self.view.last_hour:
            return 0.0
        ends = [to for to in self.ways[trail[-1]] if to not in trail]
        if not ends:
            return -DEAD_END * depth * (1 if self._slips_left() == 0 else 0.4)
        return max(
            FADING * (RECRUIT * self.recruits[to] - self.crowd[to] + self.prospects((*trail, to), depth - 1))
            for to in ends
        )

    def _slips_left(self) -> int:
        first = sum(slip.token == "first" and slip.used is None for slip in self.view.slips)
        return first + (self.secret.earned and all(slip.used is None for slip in self.view.slips[1:]))

    def shown(self, at: Location) -> float:
        """What it is worth to show that this location has been visited, in an answer or for an immortal's move."""
        clues: Iterable[Clue] = (Visited(1 << at),)
        if self.secret.acted:
            clues = self._after(self.secret.trail[-1].token, self.secret.contacted, 1 << at)
        trails = self.seen(*clues)
        soon = 1.0 if self.secret.acted or self.view.activations > 1 else LATER
        return VEIL * uncertainty(trails) - DANGER * soon * self.danger(trails, self.trail[-1])


def turn(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """What wins; recruits of immortals, then the way, then immortals, then the end (MM-12)."""
    mind = Fugitive(view)
    claims = [move for move in legal if isinstance(move, ClaimRecruit)]
    won = [move for move in legal if mind.wins(move)] or claims
    if won:
        return chance.choice(won)
    ways = [move for move in legal if isinstance(move, Step | Slip)]
    if ways:
        return best(
            ways, [mind.worth(move.to, move.token if isinstance(move, Slip) else None) for move in ways], chance
        )
    return _immortal(mind, legal, chance)


def answer(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The step that tells least of where the Recruiter is."""
    shows = [move for move in legal if isinstance(move, ShowStep)]
    if len(shows) < 2:
        return shows[0] if shows else SayNoNewStep()
    mind = Fugitive(view)
    return best(shows, [mind.shown(move.location) for move in shows], chance)


def _immortal(mind: Fugitive, legal: Sequence[Move], chance: Chance) -> Move:
    """The move that brings a pair nearer; a further one, for a step, only if it brings a recruit at once."""
    circle = Circle(mind.view)
    glides = [move for move in legal if isinstance(move, MoveImmortal)]
    worth = [circle.worth({move.immortal: move.to}) for move in glides]
    if glides and (not mind.view.moved or max(worth) >= circle.worth() + 0.5):
        return best(glides, worth, chance)
    steps = [move for move in legal if isinstance(move, PutStep)]
    if steps and _next_brings_one(circle, mind.view):
        return best(steps, [mind.shown(move.location) for move in steps], chance)
    return EndTurn()


def _next_brings_one(circle: Circle, view: MindMgmtView) -> bool:
    """Whether one more move makes a pair that counts at once."""
    now = circle.worth()
    return any(
        circle.worth({number: to}) >= now + 0.5
        for number in range(1, len(view.immortals) + 1)
        for to in circle.glides(number)
    )
