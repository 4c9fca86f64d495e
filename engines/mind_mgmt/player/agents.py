"""The program as the agents: each activation's walk and action by what they find out and where they end (MM-61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engines.core.chance import Chance
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.belief.history import mask_of
from engines.mind_mgmt.belief.knowledge import ENOUGH, SOME
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, WITH, Feature, Location, on_foot, within
from engines.mind_mgmt.cards import FACTS, Agent, Immortal, Mission
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    LeaveImmortal,
    Move,
    MoveAgent,
    PushImmortal,
    Reveal,
    SendAgent,
    Sense,
    ShakeDown,
    ShiftImmortal,
)
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.player.weighing import Outlook, best, moves_between
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.views import MindMgmtView, PawnView

CERTAIN = 1 - 1e-6
CATCH: dict[Mission, float] = {"training": 20.0, "full": 9.0}
"""What a capture is worth, in nats: so high that it is tried too early, which keeps both sides even."""
COVER = 1.0
"""The worth of agents near all places where the Recruiter may go next."""
NEAR = (1.0, 1.0, 0.9, 0.45, 0.25, 0.15, 0.1, 0.05)
"""How much of a location an agent covers, by steps on foot."""
LATER = 0.5
"""An agent that isn't fresh in the next turn covers so much less."""
CARD = 1.0
"""The worth of laying a card of the Recruiter open, apart from what it tells."""
DOLPHIN = 0.9
"""How much more an Ask must tell for the dolphin to be used."""
TROUBLE = 0.9
"""The worth of breaking up a pair of immortals, in parts of what the pair is worth."""
WORTHWHILE = 0.02


@dataclass(frozen=True, slots=True)
class AgentPlan:
    """What an agent can do next and then, and what all of it is worth."""

    moves: tuple[Move, ...]
    worth: float


class Hunters:
    """What the agents know and weigh at one moment."""

    def __init__(self, view: MindMgmtView) -> None:
        self.view = view
        self.mayhem = tuple(sorted(view.mayhem))
        self.circle = Circle(view)
        slip = any(slip.token == "first" and slip.used is None for slip in view.slips)
        self.outlook = Outlook(knowledge.trails(view, ENOUGH, SOME), slip=slip)
        self._asks: dict[tuple[Feature, bool], float] = {}
        self._near = np.array([*NEAR, *[0.0] * 40])[moves_between(on_foot(self.mayhem))]

    @cached_property
    def marked(self) -> frozenset[Location]:
        """Where steps and confirmed notes lie."""
        return frozenset((*self.view.steps, *(known.location for known in self.view.confirmed)))

    @cached_property
    def barred(self) -> frozenset[Feature]:
        """The features shown where immortals are (MM-23)."""
        return frozenset(feature for at in self.view.immortals for feature in FEATURES_OF[at])

    def plans(self, pawn: PawnView) -> Iterator[AgentPlan]:
        """Everything this agent can do with its activation, or with what is left of it."""
        assert pawn.location is not None
        now = self.view.activation
        walk, act = (True, True) if now is None else (not now.moved, not now.acted)
        ends = (pawn.location, *within(self.mayhem, pawn.location, FACTS.walk)) if walk else (pawn.location,)
        cover = {end: self.cover(pawn.agent, end) for end in ends}
        best = max(ends, key=cover.__getitem__)
        yield AgentPlan(self._walk(pawn, best), cover[best])
        if not act:
            return
        for action, worth in self._actions(pawn.agent, pawn.location):
            yield AgentPlan((action, *self._walk(pawn, best)), worth + cover[best])
        for end in ends[1:]:
            for action, worth in self._actions(pawn.agent, end):
                yield AgentPlan((*self._walk(pawn, end), action), worth + cover[end])

    def _walk(self, pawn: PawnView, to: Location) -> tuple[Move, ...]:
        return () if to == pawn.location else (MoveAgent(pawn.agent, to),)

    def cover(self, agent: Agent, at: Location) -> float:
        """How well the agents stand if this one is there."""
        missed = np.ones_like(self.outlook.next)
        for pawn in self.view.pawns:
            place = at if pawn.agent == agent else pawn.location
            if place is not None:
                missed *= 1 - self._ready(pawn, agent) * self._near[place]
        return COVER * float(self.outlook.next @ (1 - missed))

    def _ready(self, pawn: PawnView, agent: Agent) -> float:
        """1 if the pawn can act in the agents' next turn, else less."""
        spent = {other.agent for other in self.view.pawns if not other.fresh} | {agent}
        left = len(self.view.pawns) - len(spent) - (self.view.activations - 1)
        return 1.0 if left <= 0 or pawn.agent not in spent else LATER

    def _actions(self, agent: Agent, at: Location) -> Iterator[tuple[Move, float]]:
        if at in self.view.immortals:
            yield from self._shakedowns(agent, at)
            return
        yield Capture(agent), CATCH[self.view.mission] * float(self.outlook.now[at]) * self._hurry
        for feature in FEATURES_OF[at]:
            if feature not in self.barred:
                yield Ask(agent, feature), self._ask(feature, every=False)
                yield from self._with_allies(agent, feature)
        if at in self.view.steps:
            yield Reveal(agent, self._given_up(at)), self.outlook.told(self.outlook.visits(at))
        sensed = kind_in(self.view.mission, agent).senses(at)
        if sensed:
            yield Sense(agent), self.outlook.told(self.outlook.ends_in(mask_of(sensed)))

    def sure_captures(self) -> Iterator[Capture]:
        """Captures where the Recruiter stands on every trail that fits."""
        for pawn in self.view.pawns:
            if pawn.location is not None and float(self.outlook.now[pawn.location]) > CERTAIN:
                yield Capture(pawn.agent)

    @cached_property
    def _hurry(self) -> float:
        """In the last turn nothing but a capture counts."""
        return 10.0 if self.view.hour + 1 >= self.view.last_hour else 1.0

    def _ask(self, feature: Feature, *, every: bool) -> float:
        if (feature, every) not in self._asks:
            places = tuple(at for at in WITH[feature] if at not in self.marked)
            answers = self.outlook.all_steps(places) if every else self.outlook.steps(places)
            self._asks[feature, every] = self.outlook.told(answers)
        return self._asks[feature, every]

    def _with_allies(self, agent: Agent, feature: Feature) -> Iterator[tuple[Move, float]]:
        for ally in self.view.allies:
            if not ally.used:
                yield Ask(agent, feature, ally.ally), self._ask(feature, every=True) - DOLPHIN / self._hurry

    def _given_up(self, at: Location) -> Location | None:
        """The white note that a confirmed one there costs, if one must go: the one beside it where there is one."""
        if self.view.notes_left:
            return None
        white = [note.location for note in self.view.notes]
        return at if at in white else white[0]

    def _shakedowns(self, agent: Agent, at: Location) -> Iterator[tuple[Move, float]]:
        number = self.view.immortals.index(at) + 1
        push = max((self._trouble(number, to) for to in self.circle.pushes(number)), default=0.0)
        for index, feature in enumerate(FEATURES):
            holds = self.outlook.holds(index)
            likely = float(self.outlook.weights @ holds[:, 0])
            if feature not in self.view.revealed and likely > 0:
                yield ShakeDown(agent, feature), CARD * likely + max(push, 0.0)

    def _trouble(self, number: Immortal, to: Location) -> float:
        return TROUBLE * (self.circle.worth() - self.circle.worth({number: to}))

    def powers(self, legal: Sequence[Move]) -> Iterator[AgentPlan]:
        """What powers and pushes are worth: agents sent nearer, pairs of immortals broken up."""
        for move in legal:
            if isinstance(move, SendAgent):
                pawn = next(pawn for pawn in self.view.pawns if pawn.agent == move.sent)
                assert pawn.location is not None
                gain = self.cover(move.sent, move.to) - self.cover(move.sent, pawn.location)
                yield AgentPlan((move,), gain - WORTHWHILE)
            elif isinstance(move, ShiftImmortal | PushImmortal):
                number = move.immortal if isinstance(move, ShiftImmortal) else self._pushed()
                yield AgentPlan(
                    (move,), TROUBLE * (self.circle.worth() - self.circle.worth({number: move.to})) - WORTHWHILE
                )

    def _pushed(self) -> int:
        now = self.view.activation
        assert now is not None
        assert now.pushing is not None
        return now.pushing


def act(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The first move of the best plan; a power when nothing else is left to do."""
    mind = Hunters(view)
    known = set(legal)
    now = view.activation
    if sure := [move for move in mind.sure_captures() if move in known]:
        return chance.choice(sure)
    pawns = [pawn for pawn in view.pawns if EndActivation(pawn.agent) in known]
    plans = [plan for pawn in pawns for plan in mind.plans(pawn) if plan.moves and plan.moves[0] in known]
    if pawns and view.activations == 1 and knowledge.trapped(view):
        return EndActivation(pawns[0].agent)
    idle = [EndActivation(pawn.agent) for pawn in pawns] + [move for move in legal if isinstance(move, LeaveImmortal)]
    if plans and (plan := _best(plans, chance)).worth > _idle_worth(mind, pawns):
        return plan.moves[0]
    powers = [plan for plan in mind.powers(legal) if now is not None and plan.worth > 0]
    return _best(powers, chance).moves[0] if powers else chance.choice(idle)


def _idle_worth(mind: Hunters, pawns: Sequence[PawnView]) -> float:
    worth = [mind.cover(pawn.agent, pawn.location) for pawn in pawns if pawn.location is not None]
    return max(worth, default=0.0) + WORTHWHILE


def _best(plans: Sequence[AgentPlan], chance: Chance) -> AgentPlan:
    return best(plans, [plan.worth for plan in plans], chance)
