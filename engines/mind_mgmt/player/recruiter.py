"""The program as the Recruiter: away from where the agents must think them, by way of recruits (MM-60)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import numpy as np

from engines.mind_mgmt.belief.clues import Clue, Recruited, Unvisited, Visited
from engines.mind_mgmt.belief.forecast import brings
from engines.mind_mgmt.belief.ground import Mask
from engines.mind_mgmt.belief.history import ClueHistory, ground_of, history, mask_of
from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import LOCATIONS, WITH, Feature, Location, Ways, on_foot
from engines.mind_mgmt.cards import Token, is_red
from engines.mind_mgmt.moves import (
    ClaimRecruit,
    EndTurn,
    Jam,
    Move,
    MoveImmortal,
    PutStep,
    SayNoNewStep,
    ShowStep,
    Slip,
    Step,
    WakeSleeper,
)
from engines.mind_mgmt.packages.registry import open_steps
from engines.mind_mgmt.player.foresight import Foresight, Threat, Watchers
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.player.weighing import believed, moves_between, uncertainty
from engines.mind_mgmt.player.winning import winning
from engines.mind_mgmt.player.wits import Wits
from engines.mind_mgmt.views import MindMgmtView, PawnView

DANGER = 9.0
"""What a capture costs, in nats of the agents' uncertainty."""
NEAR = (1.0, 1.0, 1.0, 0.6, 0.35, 0.2, 0.15, 0.1)
"""How much of a danger an agent is, by steps on foot."""
LOOKED = 6
"""So many moves of immortals are looked at for how safe they leave the Recruiter."""
RECRUITED = 3.0
"""What a recruit of immortals is worth, in nats."""
VEIL = 1.0
RECRUIT = 0.7
FADING = 0.8
KNOWING = 2.0
"""Agents whose belief has at most so many nats of entropy go by it, not by hunches."""
CROWD = 1.0
"""What it costs to be where an agent is; less by steps on foot as that is less of a danger."""
DEAD_END = 12.0
"""What each visit that the way ahead is too short costs."""
JAM = 1.0
"""By how much safer nothing said must be than an answer for a jam to be spent."""
WAKE = 0.3
"""By how much more than a move the Sleeper must promise to be woken."""
KEEP = (1.1, 0.8)
"""What a mind slip kept is worth: the first, and the second."""


class Fugitive:
    """What the Recruiter knows and weighs at one moment."""

    def __init__(self, view: MindMgmtView, wits: Wits) -> None:
        assert view.secret is not None
        self._wits = wits
        self.view, self.secret = view, view.secret
        self.mayhem = tuple(sorted(view.mayhem))
        self.ways: Ways = open_steps(self.mayhem, view.kit)
        self.trail = tuple(visit.location for visit in self.secret.trail)
        self._ground = ground_of(view)
        self._known: dict[tuple[Clue, ...], Trails] = {}

    @cached_property
    def heard(self) -> ClueHistory:
        """What the agents have heard."""
        return history(self.view)

    def seen(self, *more: Clue) -> Trails:
        """What the agents know after some more clues."""
        if more not in self._known:
            self._known[more] = believed(self._ground, (*self.heard.clues, *more), self._wits)
        return self._known[more]

    @cached_property
    def recruits(self) -> list[int]:
        """By location: what a visit brings now."""
        return [brings(self.view, at) for at in LOCATIONS]

    def worth(self, to: Location, token: Token | None) -> float:
        """What it is worth to go there."""
        left = max(1, self.view.last_hour - self.view.hour)
        slip = 0.0 if token is None else KEEP[token == "second"] * min(1.0, left / 4)
        threat = self.threat(to, token)
        safe = VEIL * threat.veil - DANGER * threat.capture
        return safe + self._pay(to) + self.prospects((*self.trail, to), self._wits.skill.ahead) - slip

    def threat(self, to: Location, token: Token | None) -> Threat:
        """What there is to fear there in the agents' turn to come."""
        trails = self.seen(*self._after(token, self.secret.contacted + self.recruits[to]))
        return self._foresight(trails).threat(Watchers(self.view, self._able, 2), to, {*self.trail, to})

    def _after(self, token: Token | None, contacted: int, step: Mask = 0) -> Iterator[Clue]:
        """What the agents will hear of the turn, if it brings so much by then and a step is put."""
        yield self.heard.went(token)
        if self.heard.due | step:
            yield Visited(self.heard.due | step)
        if is_red(self.view.hour + 1):
            yield Recruited(2, contacted)

    def _pay(self, to: Location) -> float:
        """Recruits count more the nearer the goal is."""
        near = 1 + self.view.recruits / self.view.goal
        return RECRUIT * self.recruits[to] * near

    def _foresight(self, trails: Trails) -> Foresight:
        return Foresight(trails, self._wits.skill.rows)

    @cached_property
    def _able(self) -> tuple[PawnView, ...]:
        """The agents that can act in the agents' turn, this or the next one."""
        return tuple(pawn for pawn in self.view.pawns if pawn.fresh) or self.view.pawns

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
        steps = moves_between(on_foot(self.mayhem))[places] if places else np.zeros((0, len(LOCATIONS)), np.intp)
        crowd: list[float] = (self._groping * CROWD * near[steps].sum(axis=0)).tolist()
        return crowd

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
        return self._heard((Visited(1 << at),), at)

    def unshown(self, feature: Feature) -> float:
        """What it is worth to say that there is no new step with this feature."""
        marked = mask_of((*self.view.steps, *(each.location for each in self.view.confirmed)))
        return self._heard((Unvisited(mask_of(WITH[feature]) & ~marked),))

    def jammed(self) -> float:
        """What it is worth to leave a question without an answer."""
        return self._heard(())

    def _heard(self, clues: Iterable[Clue], at: Location | None = None) -> float:
        """How safe it is if the agents hear this, of a visit `at` a location."""
        if self.secret.acted and at is not None:
            clues = self._after(self.secret.trail[-1].token, self.secret.contacted, 1 << at)
        acted = self.secret.acted
        left = 2 if acted else self.view.activations - 1
        able = self._able if acted else self._fresh_still()
        watchers = Watchers(self.view, able, left)
        threat = self._foresight(self.seen(*clues)).threat(watchers, self.trail[-1], self.trail)
        return VEIL * threat.veil - DANGER * threat.capture

    @cached_property
    def _told(self) -> Foresight:
        """What the agents will know when this turn's action is done and the turn ended."""
        return self._foresight(self.seen(*self._after(self.secret.trail[-1].token, self.secret.contacted)))

    def sheltered(self, immortals: tuple[Location, ...]) -> float:
        """How safe the turn ends if the immortals stand so."""
        view = self.view.model_copy(update={"immortals": immortals})
        threat = self._told.threat(Watchers(view, self._able, 2), self.trail[-1], self.trail)
        return VEIL * threat.veil - DANGER * threat.capture

    def _fresh_still(self) -> tuple[PawnView, ...]:
        now = self.view.activation
        return tuple(pawn for pawn in self.view.pawns if pawn.fresh and (now is None or pawn.agent != now.agent))


def turn(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """What wins; recruits of immortals, then the way, then immortals, then the end (MM-12)."""
    mind = Fugitive(view, wits)
    won = winning(view, legal) or [move for move in legal if isinstance(move, ClaimRecruit)]
    if won:
        return wits.chance.choice(won)
    ways = [move for move in legal if isinstance(move, Step | Slip)]
    wits.chance.shuffle(ways)
    if ways:
        return wits.weighed(ways, lambda way: mind.worth(way.to, way.token if isinstance(way, Slip) else None))
    return _immortal(mind, legal, wits)


def answer(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The step that tells least of where the Recruiter is, or none, if every answer tells too much."""
    shows = [move for move in legal if isinstance(move, ShowStep)]
    jams = [move for move in legal if isinstance(move, Jam)]
    if len(shows) < 2 and not jams:
        return shows[0] if shows else SayNoNewStep()
    mind = Fugitive(view, wits)
    said = wits.weighed(shows, lambda show: mind.shown(show.location)) if shows else SayNoNewStep()
    return jams[0] if jams and _tells_too_much(mind, said) else said


def _tells_too_much(mind: Fugitive, said: ShowStep | SayNoNewStep) -> bool:
    """Whether an answer leaves the Recruiter so much less safe than none that a jam is well spent."""
    now = mind.view.activation
    if now is None or now.asked is None:
        return False
    worth = mind.shown(said.location) if isinstance(said, ShowStep) else mind.unshown(now.asked)
    return mind.jammed() - worth > JAM


def _immortal(mind: Fugitive, legal: Sequence[Move], wits: Wits) -> Move:
    """The move that brings a pair nearer or shields; one more, for a step, only if it brings a recruit at once."""
    circle = Circle(mind.view)
    glides = [move for move in legal if isinstance(move, MoveImmortal)]
    worth = [circle.worth({move.immortal: move.to}) for move in glides]
    wakes = [move for move in legal if isinstance(move, WakeSleeper)]
    woken = [circle.worth({len(mind.view.immortals) + 1: move.location}) for move in wakes]
    if wakes and max(woken) > max(worth, default=0.0) + WAKE:
        return wits.drawn(wakes, [RECRUITED * value for value in woken])
    if glides and (not mind.view.moved or max(worth) >= circle.worth() + 0.5):
        return _moved(mind, glides, worth, wits)
    steps = [move for move in legal if isinstance(move, PutStep)]
    if steps and _next_brings_one(circle, mind.view):
        return wits.weighed(steps, lambda step: mind.shown(step.location))
    return EndTurn()


def _moved(mind: Fugitive, glides: Sequence[MoveImmortal], worth: Sequence[float], wits: Wits) -> Move:
    """Of the moves that bring most, and of those onto the Recruiter, the one that leaves them safest."""
    order = sorted(range(len(glides)), key=lambda number: -worth[number])
    here = [number for number in order if glides[number].to == mind.trail[-1]]
    looked = [*order[:LOOKED], *(number for number in here if number not in order[:LOOKED])]
    if not wits.skill.deep or not mind.secret.acted:
        return wits.drawn(glides, [RECRUITED * value for value in worth])

    def all_in_all(number: int) -> float:
        places = list(mind.view.immortals)
        places[glides[number].immortal - 1] = glides[number].to
        return RECRUITED * worth[number] + mind.sheltered(tuple(places))

    return glides[wits.weighed(looked, all_in_all)]


def _next_brings_one(circle: Circle, view: MindMgmtView) -> bool:
    """Whether one more move makes a pair that counts at once."""
    now = circle.worth()
    return any(
        circle.worth({number: to}) >= now + 0.5
        for number in range(1, len(view.immortals) + 1)
        for to in circle.glides(number)
    )
