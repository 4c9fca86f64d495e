"""The program as the agents: each activation's walk and action by what they find out and where they end (MM-61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain

import numpy as np

from engines.mind_mgmt.belief.history import ground_of, history, mask_of
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, LINES, LOCATIONS, WITH, Feature, Location, on_foot, within
from engines.mind_mgmt.cards import COUNTING, FACTS, Agent, Immortal
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    LeaveImmortal,
    Move,
    MoveAgent,
    PushImmortal,
    PutCordon,
    Reveal,
    SendAgent,
    Sense,
    ShakeDown,
    ShiftImmortal,
    SwapAgents,
    UseAlly,
)
from engines.mind_mgmt.packages.jammer import silenced
from engines.mind_mgmt.packages.registry import modules_of
from engines.mind_mgmt.player.chase import Chase
from engines.mind_mgmt.player.habits import likelihood
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.player.weighing import Floats, Outlook, Told, believed, moves_between, thinned
from engines.mind_mgmt.player.wits import Wits
from engines.mind_mgmt.rules.powers import ALLIES, kind_in, last_red
from engines.mind_mgmt.views import MindMgmtView, PawnView

CERTAIN = 1 - 1e-6
CATCH = 9.0
"""What a capture is worth, in nats."""
COVER = 1.0
"""The worth of agents near all places where the Recruiter may go next."""
NEAR = (1.0, 1.0, 0.9, 0.45, 0.25, 0.15, 0.1, 0.05)
"""How much of a location an agent covers, by steps on foot."""
LATER = 0.5
"""An agent that isn't fresh in the next turn covers so much less."""
CARD = 1.0
"""The worth of laying a card of the Recruiter open, apart from what it tells."""
DOLPHIN = 0.5
"""How much more an Ask must tell for the dolphin to be used at the beginning; less and less up to the last hour."""
CHASED = 3
"""So many of the likeliest places are looked at for a way that must be made first."""
TROUBLE = 0.9
"""The worth of breaking up a pair of immortals, in parts of what the pair is worth."""
WORTHWHILE = 0.02
AGAIN = 0.7
"""What a second action in the same place is worth, beside the first."""
CORDON = 1.5
"""What a cordon is worth where the Recruiter surely goes next."""
ACTIONS = (Ask, Reveal, Capture, ShakeDown, Sense)
"""What takes an agent's action."""


@dataclass(frozen=True, slots=True)
class AgentPlan:
    """What an agent can do next and then, and what all of it is worth."""

    moves: tuple[Move, ...]
    worth: float


class Hunters:
    """What the agents know and weigh at one moment."""

    def __init__(self, view: MindMgmtView, wits: Wits, legal: Sequence[Move] = ()) -> None:
        self.view, self._deep = view, wits.skill.deep
        self.mayhem = tuple(sorted(view.mayhem))
        self.circle = Circle(view)
        slip = any(slip.token == "first" and slip.used is None for slip in view.slips)
        heard = history(view)
        trails = believed(ground_of(view), heard.clues, wits)
        self.trapped = trails.share == 1.0 and not len(trails.learn(heard.can_go()))
        """Whether on every trail the Recruiter has no way to go when their next turn begins (MM-18)."""
        likely = partial(likelihood, view) if self._deep else None
        self.outlook = Outlook(thinned(trails, wits.skill.rows), slip, likely, heard.closed)
        self._twice = max((module.actions for module in modules_of(view.kit)), default=1) > 1
        """Whether an agent who stays where they are can do a second action."""
        self._actors = {move.agent for move in legal if isinstance(move, ACTIONS)}
        self.chase = Chase(view, legal)
        self._asks: dict[tuple[Feature, bool], Told] = {}
        self._near = np.array([*NEAR, *[0.0] * 40])[moves_between(on_foot(self.mayhem))]

    @cached_property
    def marked(self) -> frozenset[Location]:
        """Where steps and confirmed notes lie."""
        return frozenset((*self.view.steps, *(known.location for known in self.view.confirmed)))

    @cached_property
    def barred(self) -> frozenset[Feature]:
        """The features shown where immortals are, and one that was jammed (MM-23, MS-13)."""
        kit = self.view.kit
        jammed = None if kit is None else silenced(kit.jammed, kit.jammed_at, self.view.hour)
        shown = {feature for at in self.view.immortals for feature in FEATURES_OF[at]}
        return frozenset(shown if jammed is None else {*shown, jammed})

    def plans(self, pawn: PawnView) -> Iterator[AgentPlan]:
        """Everything this agent can do with its activation, or with what is left of it."""
        assert pawn.location is not None
        now = self.view.activation
        walk, act = (True, True) if now is None else (not now.moved, not now.acted)
        again = not act and pawn.agent in self._actors
        ends = (pawn.location, *within(self.mayhem, pawn.location, FACTS.walk)) if walk else (pawn.location,)
        cover = {end: self.cover(pawn.agent, end) for end in ends}
        best = max(ends, key=cover.__getitem__)
        reach = self._reach(pawn)
        yield AgentPlan(self._walk(pawn, best), cover[best] + self.later(pawn))
        if not act and not again:
            return
        here = list(self._actions(pawn.agent, pawn.location, reach))
        for action, worth in here:
            yield AgentPlan((action, *self._walk(pawn, best)), worth + cover[best])
        if again:
            return
        if self._twice and (now is None or not now.moved):
            yield from self._two(here, cover[pawn.location])
        for end in ends[1:]:
            for action, worth in self._actions(pawn.agent, end, reach):
                yield AgentPlan((*self._walk(pawn, end), action), worth + cover[end])

    def _two(self, actions: Sequence[tuple[Move, float]], cover: float) -> Iterator[AgentPlan]:
        """An action, and another one after it, for which the agent stays."""
        for action, worth in actions:
            others = [value for other, value in actions if other != action and not isinstance(other, Capture)]
            if others:
                yield AgentPlan((action,), worth + AGAIN * max(others) + cover)

    def chases(self) -> Iterator[AgentPlan]:
        """What makes way for a capture of the Recruiter in one of the likeliest places."""
        now = self.outlook.now
        if not self._deep:
            return
        for at in np.argsort(now)[: -1 - CHASED : -1].tolist():
            moves = list(self.chase.towards(at))
            worth = [self._catch * float(now[at]) + self._beside(move) for move in moves]
            yield from (AgentPlan((move,), value) for move, value in zip(moves, worth, strict=True))

    def _beside(self, move: Move) -> float:
        """What a move that makes way brings beside it."""
        match move:
            case ShakeDown():
                return CARD * self._likely(move.feature)
            case ShiftImmortal() | PushImmortal():
                number = move.immortal if isinstance(move, ShiftImmortal) else self._pushed()
                return self._trouble(number, move.to)
            case MoveAgent():
                return self.cover(move.agent, move.to)
            case _:
                return 0.0

    def later(self, pawn: PawnView) -> float:
        """What the best capture of another agent after this activation is worth, if nothing more is known then."""
        return self._catch * float((self.outlook.now * self._reach(pawn)).max())

    def idle_worth(self, pawns: Sequence[PawnView]) -> float:
        """What it is worth to do nothing more in this activation."""
        worth = [self.cover(pawn.agent, pawn.location) for pawn in pawns if pawn.location is not None]
        return max(worth, default=0.0) + WORTHWHILE + max(map(self.later, pawns), default=0.0)

    def _reach(self, pawn: PawnView) -> Floats:
        """By location: one where another agent can capture in this turn after this one's activation."""
        reach = np.zeros(len(LOCATIONS))
        for other in self.chase.others(pawn) if self._deep else ():
            reach[list(self.chase.reach(other) - set(self.view.immortals))] = 1.0
        return reach

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

    def _actions(self, agent: Agent, at: Location, reach: Floats) -> Iterator[tuple[Move, float]]:
        if at in self.view.immortals:
            yield from self._shakedowns(agent, at)
            return
        now = self.outlook.now
        elsewhere = np.where(np.arange(len(LOCATIONS)) == at, 0.0, now * reach).max()
        yield Capture(agent), self._catch * float(now[at] + elsewhere)
        for feature in kind_in(self.view.mission, agent).askable(at):
            if feature not in self.barred:
                yield from self._asked(agent, feature, reach)
        if at in self.view.steps:
            told = self.outlook.told(self.outlook.visits(at))
            yield Reveal(agent, self._given_up(at)), self._worth(told, reach)
        sensed = kind_in(self.view.mission, agent).senses(at)
        if sensed:
            yield Sense(agent), self._worth(self.outlook.told(self.outlook.ends_in(mask_of(sensed))), reach)

    def _worth(self, told: Told, reach: Floats) -> float:
        return told.nats + self._catch * told.caught(reach)

    def sure_captures(self) -> Iterator[Capture]:
        """Captures where the Recruiter stands on every trail that fits."""
        for pawn in self.view.pawns:
            if pawn.location is not None and float(self.outlook.now[pawn.location]) > CERTAIN:
                yield Capture(pawn.agent)

    @cached_property
    def _catch(self) -> float:
        """What a capture is worth now: in the last turn nothing else counts."""
        return CATCH * (10.0 if self.view.hour + 1 >= self.view.last_hour else 1.0)

    def _asked(self, agent: Agent, feature: Feature, reach: Floats) -> Iterator[tuple[Move, float]]:
        yield Ask(agent, feature), self._worth(self._ask(feature, every=False), reach)
        left = (self.view.last_hour - 1 - self.view.hour) / self.view.last_hour
        for ally in self.view.allies:
            if not ally.used and ALLIES[ally.ally].with_ask:
                worth = self._worth(self._ask(feature, every=True), reach)
                yield Ask(agent, feature, ally.ally), worth - DOLPHIN * left

    def _ask(self, feature: Feature, *, every: bool) -> Told:
        if (feature, every) not in self._asks:
            places = tuple(at for at in WITH[feature] if at not in self.marked)
            answers = self.outlook.all_steps(places) if every else self.outlook.steps(places)
            self._asks[feature, every] = self.outlook.told(answers)
        return self._asks[feature, every]

    def _given_up(self, at: Location) -> Location | None:
        """The white note that a confirmed one there costs, if one must go: the one beside it where there is one."""
        if self.view.notes_left:
            return None
        white = [note.location for note in self.view.notes]
        return at if at in white else white[0]

    def _shakedowns(self, agent: Agent, at: Location) -> Iterator[tuple[Move, float]]:
        number = self.view.immortals.index(at) + 1
        push = max((self._trouble(number, to) for to in self.circle.pushes(number)), default=0.0)
        for feature in FEATURES:
            likely = self._likely(feature)
            if feature not in self.view.revealed and likely > 0:
                yield ShakeDown(agent, feature), CARD * likely + max(push, 0.0)

    def _likely(self, feature: Feature) -> float:
        """The chance that a feature is one of the Recruiter's cards."""
        if feature in self.view.revealed:
            return 0.0
        return float(self.outlook.weights @ self.outlook.holds(FEATURES.index(feature))[:, 0])

    def _trouble(self, number: Immortal, to: Location) -> float:
        return TROUBLE * (self.circle.worth() - self.circle.worth({number: to}))

    def told_by_allies(self, legal: Sequence[Move]) -> Iterator[AgentPlan]:
        """What allies would tell of rows and columns, less what it is worth to keep them for later."""
        left = (self.view.last_hour - 1 - self.view.hour) / self.view.last_hour
        reach = np.zeros(len(LOCATIONS))
        known: dict[tuple[str, int], float] = {}
        for move in legal:
            if isinstance(move, UseAlly):
                key = (move.ally.value, move.line)
                if key not in known:
                    known[key] = self._worth(self._line(move), reach) - DOLPHIN * left
                yield AgentPlan((move,), known[key])

    def _line(self, move: UseAlly) -> Told:
        mask = mask_of(LINES[move.line])
        if move.ally in COUNTING:
            return self.outlook.told(self.outlook.count_in(mask))
        return self.outlook.told(self.outlook.was_in(last_red(self.view.hour), mask))

    def powers(self, legal: Sequence[Move]) -> Iterator[AgentPlan]:
        """What powers and pushes are worth: agents sent nearer, pairs of immortals broken up."""
        for move in legal:
            if isinstance(move, SendAgent):
                pawn = next(pawn for pawn in self.view.pawns if pawn.agent == move.sent)
                assert pawn.location is not None
                gain = self.cover(move.sent, move.to) - self.cover(move.sent, pawn.location)
                yield AgentPlan((move,), gain - WORTHWHILE)
            elif isinstance(move, SwapAgents):
                yield AgentPlan((move,), self._swapped(move) - WORTHWHILE)
            elif isinstance(move, PutCordon):
                yield AgentPlan((move,), self._cordoned(move) - WORTHWHILE)
            elif isinstance(move, ShiftImmortal | PushImmortal):
                number = move.immortal if isinstance(move, ShiftImmortal) else self._pushed()
                yield AgentPlan(
                    (move,), TROUBLE * (self.circle.worth() - self.circle.worth({number: move.to})) - WORTHWHILE
                )

    def _swapped(self, move: SwapAgents) -> float:
        """What it brings that an agent has already acted with the places of two who change them."""
        at = {pawn.agent: pawn.location for pawn in self.view.pawns}
        one, other = at[move.agent], at[move.other]
        assert one is not None
        assert other is not None
        return self.cover(move.other, one) - self.cover(move.other, other)

    def _cordoned(self, move: PutCordon) -> float:
        """How likely the Recruiter is kept from going there, less what its old place has kept."""
        at = next(pawn.location for pawn in self.view.pawns if pawn.agent == move.agent)
        assert at is not None
        lost = 0.0 if move.source is None else CORDON * float(self.outlook.now[move.source])
        return CORDON * float(self.outlook.next[at]) - lost

    def _pushed(self) -> int:
        now = self.view.activation
        assert now is not None
        assert now.pushing is not None
        return now.pushing


def act(view: MindMgmtView, legal: Sequence[Move], wits: Wits) -> Move:
    """The first move of the best plan."""
    return planned(Hunters(view, wits, legal), legal, wits).moves[0]


def planned(mind: Hunters, legal: Sequence[Move], wits: Wits) -> AgentPlan:
    """The best plan; a power when nothing else is left to do."""
    view, known = mind.view, set(legal)
    if sure := [move for move in mind.sure_captures() if move in known]:
        return AgentPlan((wits.chance.choice(sure),), CATCH)
    pawns = [pawn for pawn in view.pawns if EndActivation(pawn.agent) in known]
    if pawns and view.activations == 1 and mind.trapped:
        return AgentPlan((EndActivation(pawns[0].agent),), 0.0)
    told = [plan for plan in mind.told_by_allies(legal) if plan.worth > 0]
    if told:
        return wits.drawn(told, [plan.worth for plan in told])
    wits.chance.shuffle(pawns)
    plans = chain(mind.chases(), chain.from_iterable(map(mind.plans, pawns)))
    looked = [plan for plan in wits.in_time(plans) if plan.moves and plan.moves[0] in known]
    ends: list[Move] = [move for move in legal if isinstance(move, EndActivation | LeaveImmortal)]
    idle = [AgentPlan((move,), mind.idle_worth(pawns)) for move in ends]
    plan = wits.drawn([*looked, *idle], [plan.worth for plan in (*looked, *idle)])
    if plan not in idle:
        return plan
    powers = [plan for plan in mind.powers(legal) if view.activation is not None and plan.worth > 0]
    return wits.drawn(powers, [plan.worth for plan in powers]) if powers else plan
