"""The agents' turn: activations with a move, an action and a power each (MM-30 to MM-39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import FEATURES, LINES, Feature, Location, route, within
from engines.mind_mgmt.cards import FACTS, Agent, Immortal
from engines.mind_mgmt.events import (
    ActivationEnded,
    AgentMoved,
    AgentsSwapped,
    AllyTold,
    Asked,
    CaptureTried,
    CordonPut,
    Event,
    ImmortalLeft,
    ImmortalPushed,
    Revealed,
    Sensed,
    ShakenDown,
)
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
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.rules.answering import answer, answers, ordered
from engines.mind_mgmt.rules.ending import begin_turn, end
from engines.mind_mgmt.rules.noting import given_up
from engines.mind_mgmt.rules.powers import ALLIES, asking_allies, kind_in, telling_allies
from engines.mind_mgmt.rules.ways import barred, immortal_at, pushes
from engines.mind_mgmt.state import TOGETHER, Activation, Pawn, State, record, visited


def ready(state: State, seat: Seat) -> list[Pawn]:
    """The agents that a seat on turn can act with: the one under way, else its fresh ones (MM-39)."""
    now = state.activation
    if now is not None:
        return [state.pawn(now.agent)]
    return [pawn for pawn in state.pawns if pawn.fresh and pawn.seat in (seat, TOGETHER)]


def free_to(state: State, what: Literal["moved", "powered"]) -> bool:
    """Whether the activation under way, or a new one, still has its move or its power."""
    now = state.activation
    return now is None or not (now.pushing or getattr(now, what))


def can_act(state: State, act: str) -> bool:
    """Whether the activation under way, or a new one, still has this action."""
    now = state.activation
    if now is None or now.pushing or not now.acted:
        return now is None or not now.pushing
    return any(module.may_act_again(state, act) for module in modules(state))


def _may_stir(state: State) -> bool:
    """Whether every module lets the agent on turn be moved."""
    return all(module.may_stir(state) for module in modules(state))


def _acting(state: State, seat: Seat, agent: Agent, act: str) -> Activation:
    """The agent's activation, in which they do this action now."""
    now = begun(state, seat, agent)
    now.acted = True
    for module in modules(state):
        module.on_act(state, act)
    return now


def _stirred(state: State) -> None:
    """The agent on turn is moved."""
    for module in modules(state):
        module.on_stir(state)


def begun(state: State, seat: Seat, agent: Agent) -> Activation:
    """The agent's activation; this deed begins it if none is under way."""
    if state.activation is None:
        state.activation = Activation(agent, seat)
    return state.activation


def end_moves(state: State, seat: Seat) -> Iterator[Move]:
    """An activation can end at any time except before an answer or a push that is due."""
    if state.activation is None or not state.activation.pushing:
        yield from (EndActivation(pawn.agent) for pawn in ready(state, seat))


def end_activation(state: State, events: list[Event], seat: Seat, agent: Agent) -> None:
    """End the activation; after the last one of the turn the Recruiter's turn begins (MM-10)."""
    state.pawn(agent).fresh = False
    state.activation = None
    state.activations -= 1
    for module in modules(state):
        module.on_activation_end(state)
    record(state, events, ActivationEnded(state.hour, seat, agent))
    if not state.activations:
        begin_turn(state, events)


def free_moves(state: State, seat: Seat) -> Iterator[Move]:
    """What powers let the seat's agents do in addition to move and action (MM-38)."""
    if free_to(state, "powered"):
        for pawn in ready(state, seat):
            for move in kind_in(state.mission, pawn.agent).free(state, pawn):
                if not _stirs(move) or _may_stir(state):
                    yield move


def _stirs(move: Move) -> bool:
    """Whether a power moves the agent who uses it."""
    return isinstance(move, SwapAgents) or (isinstance(move, SendAgent) and move.sent == move.agent)


def walk_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Up to two locations on foot, once per activation (MM-30, MM-31)."""
    if free_to(state, "moved") and _may_stir(state):
        for pawn in ready(state, seat):
            yield from (MoveAgent(pawn.agent, to) for to in within(state.streets, pawn.location, FACTS.walk))


def move_agent(state: State, seat: Seat, move: MoveAgent, chance: Chance) -> list[Event]:
    """Walk there."""
    events: list[Event] = []
    begun(state, seat, move.agent).moved = True
    _stirred(state)
    _go(state, events, seat, state.pawn(move.agent), move.to, None)
    return events


def _go(state: State, events: list[Event], seat: Seat, pawn: Pawn, to: Location, sender: Agent | None) -> None:
    path = route(state.streets, pawn.location, to)
    pawn.location = to
    record(state, events, AgentMoved(state.hour, seat, pawn.agent, path, sender))


def able(state: State, seat: Seat, act: str) -> Iterator[Pawn]:
    """The agents who still have this action."""
    if can_act(state, act):
        yield from ready(state, seat)


def unbarred(state: State, seat: Seat, act: str) -> Iterator[Pawn]:
    """The agents who can Ask, Reveal or Capture: no immortal is in their location (MM-23)."""
    return (pawn for pawn in able(state, seat, act) if not immortal_at(state, pawn.location))


def asking(feature: Feature) -> str:
    """The action of asking about a feature; others are named by their move's kind."""
    return f"ask:{feature}"


def ask_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The features of the agent's location that no immortal shows, with an ally or without (MM-23, MM-32)."""
    closed, allies = barred(state), asking_allies(state)
    for pawn in () if state.activation and state.activation.pushing else ready(state, seat):
        if immortal_at(state, pawn.location):
            continue
        for feature in kind_in(state.mission, pawn.agent).askable(pawn.location):
            if feature not in closed and can_act(state, asking(feature)) and _may_ask(state, feature):
                yield Ask(pawn.agent, feature)
                yield from (Ask(pawn.agent, feature, ally) for ally in allies)


def _may_ask(state: State, feature: Feature) -> bool:
    """Whether every module lets agents ask about the feature."""
    return all(module.may_ask(state, feature) for module in modules(state))


def ask(state: State, seat: Seat, move: Ask, chance: Chance) -> list[Event]:
    """Ask; with an ally or a standing order the answer comes at once, otherwise the Recruiter is asked (MM-32)."""
    events: list[Event] = []
    now = _acting(state, seat, move.agent, asking(move.feature))
    record(state, events, Asked(state.hour, seat, move.agent, move.feature, move.ally))
    if move.ally is not None:
        state.allies_used.append(move.ally)
        answer(state, events, move.feature, answers(state, move.feature), every=True)
    elif state.order != "none":
        answer(state, events, move.feature, ordered(state, move.feature))
    else:
        now.asked, state.stage = move.feature, "answer"
    return events


def reveal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Where a step lies; if no note is left, once for each white one that can be given up (MM-33, MM-37)."""
    for pawn in unbarred(state, seat, "reveal"):
        if pawn.location in state.steps:
            yield from (Reveal(pawn.agent, note) for note in given_up(state))


def reveal(state: State, seat: Seat, move: Reveal, chance: Chance) -> list[Event]:
    """Replace the step by a confirmed note with its hour; a white note beside it stays (MM-33, MM-37)."""
    events: list[Event] = []
    _acting(state, seat, move.agent, move.kind)
    at = state.pawn(move.agent).location
    hour = visited(state).index(at) + 1
    state.steps.remove(at)
    state.confirmed = sorted((*state.confirmed, (at, hour)))
    state.notes = [note for note in state.notes if note[0] != move.note]
    record(state, events, Revealed(state.hour, seat, move.agent, at, hour, move.note))
    return events


def capture_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Anywhere that no immortal bars, known to be wrong or not (MM-23, MM-34, MM-75)."""
    return (Capture(pawn.agent) for pawn in unbarred(state, seat, "capture"))


def capture(state: State, seat: Seat, move: Capture, chance: Chance) -> list[Event]:
    """The right location wins; a wrong one shows that the Recruiter is elsewhere (MM-34)."""
    events: list[Event] = []
    _acting(state, seat, move.agent, move.kind)
    at = state.pawn(move.agent).location
    record(state, events, CaptureTried(state.hour, seat, move.agent, at, at == state.here))
    if at == state.here:
        end(state, events, "capture")
    return events


def shake_down_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Any feature, where an immortal is (MM-35)."""
    for pawn in able(state, seat, "shake_down"):
        if immortal_at(state, pawn.location):
            yield from (ShakeDown(pawn.agent, feature) for feature in FEATURES)


def shake_down(state: State, seat: Seat, move: ShakeDown, chance: Chance) -> list[Event]:
    """Lay a hidden card open if the feature is right; then the immortal may be pushed (MM-17, MM-35)."""
    events: list[Event] = []
    now = _acting(state, seat, move.agent, move.kind)
    immortal = immortal_at(state, state.pawn(move.agent).location)
    right = move.feature in state.cards and move.feature not in state.revealed
    if right:
        state.revealed.append(move.feature)
    now.pushing = immortal if pushes(state, immortal) else 0
    record(state, events, ShakenDown(state.hour, seat, move.agent, immortal, move.feature, right))
    return events


def push_moves(state: State, seat: Seat) -> Iterator[Move]:
    """One location orthogonally, not across mayhem (MM-20, MM-35)."""
    if _pushing(state, seat):
        yield from map(PushImmortal, pushes(state, _pushing(state, seat)))


def leave_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The push is optional (MM-35)."""
    if _pushing(state, seat):
        yield LeaveImmortal()


def _pushing(state: State, seat: Seat) -> Immortal:
    now = state.activation
    return now.pushing if now is not None and now.seat == seat else 0


def push_immortal(state: State, seat: Seat, move: PushImmortal, chance: Chance) -> list[Event]:
    """Push it there."""
    events: list[Event] = []
    now = state.activation
    assert now is not None
    _shift(state, events, seat, now.agent, now.pushing, move.to)
    now.pushing = 0
    return events


def leave_immortal(state: State, seat: Seat, move: LeaveImmortal, chance: Chance) -> list[Event]:
    """Leave it where it is."""
    events: list[Event] = []
    now = state.activation
    assert now is not None
    record(state, events, ImmortalLeft(state.hour, seat, now.agent, now.pushing))
    now.pushing = 0
    return events


def _shift(state: State, events: list[Event], seat: Seat, agent: Agent, immortal: Immortal, to: Location) -> None:
    origin = state.immortals[immortal - 1]
    state.immortals[immortal - 1] = to
    record(state, events, ImmortalPushed(state.hour, seat, agent, immortal, origin, to))


def sense_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Meru's own action, unless an immortal is in her location (MM-23, MM-38)."""
    for pawn in able(state, seat, "sense"):
        if kind_in(state.mission, pawn.agent).senses(pawn.location) and not immortal_at(state, pawn.location):
            yield Sense(pawn.agent)


def sense(state: State, seat: Seat, move: Sense, chance: Chance) -> list[Event]:
    """Tell whether the Recruiter is in the range of the agent's power; mayhem doesn't matter (MM-38)."""
    events: list[Event] = []
    _acting(state, seat, move.agent, move.kind)
    at = state.pawn(move.agent).location
    near = state.here in kind_in(state.mission, move.agent).senses(at)
    record(state, events, Sensed(state.hour, seat, move.agent, at, near))
    return events


def shift_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Shifts of immortals by an agent's power (MM-38)."""
    return (move for move in free_moves(state, seat) if isinstance(move, ShiftImmortal))


def shift_immortal(state: State, seat: Seat, move: ShiftImmortal, chance: Chance) -> list[Event]:
    """Shift it there."""
    events: list[Event] = []
    begun(state, seat, move.agent).powered = True
    _shift(state, events, seat, move.agent, move.immortal, move.to)
    return events


def send_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Agents sent by an agent's power (MM-38)."""
    return (move for move in free_moves(state, seat) if isinstance(move, SendAgent))


def send_agent(state: State, seat: Seat, move: SendAgent, chance: Chance) -> list[Event]:
    """Send them there; this is no activation of theirs (MM-38)."""
    events: list[Event] = []
    begun(state, seat, move.agent).powered = True
    if _stirs(move):
        _stirred(state)
    _go(state, events, seat, state.pawn(move.sent), move.to, move.agent)
    return events


def swap_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Agents that an agent's power lets change places with them (MS-73)."""
    return (move for move in free_moves(state, seat) if isinstance(move, SwapAgents))


def swap_agents(state: State, seat: Seat, move: SwapAgents, chance: Chance) -> list[Event]:
    """They change places; it is no activation of the other's (MS-73)."""
    events: list[Event] = []
    begun(state, seat, move.agent).powered = True
    _stirred(state)
    pawn, other = state.pawn(move.agent), state.pawn(move.other)
    pawn.location, other.location = other.location, pawn.location
    record(state, events, AgentsSwapped(state.hour, seat, move.agent, move.other, pawn.location, other.location))
    return events


def ally_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Allies that answer about a row or a column, in any activation (MS-57, MS-65, MS-91)."""
    allies = telling_allies(state)
    if allies and not (state.activation and state.activation.pushing):
        for pawn in ready(state, seat):
            yield from (UseAlly(pawn.agent, ally, line) for ally in allies for line in range(len(LINES)))


def use_ally(state: State, seat: Seat, move: UseAlly, chance: Chance) -> list[Event]:
    """It answers at once, from the trail; it costs no action."""
    events: list[Event] = []
    begun(state, seat, move.agent)
    state.allies_used.append(move.ally)
    told = ALLIES[move.ally].told(state, move.line)
    record(state, events, AllyTold(state.hour, seat, move.agent, move.ally, move.line, told))
    return events


def cordon_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A cordon for the agent's location, once an activation: one at hand, or one that lies elsewhere (MS-58)."""
    kit = state.kit
    if kit is None or kit.cordoned or (state.activation and state.activation.pushing):
        return
    for pawn in ready(state, seat):
        if pawn.location not in kit.cordons:
            sources = [*([None] if kit.spare else []), *kit.cordons]
            yield from (PutCordon(pawn.agent, source) for source in sources)


def put_cordon(state: State, seat: Seat, move: PutCordon, chance: Chance) -> list[Event]:
    """Put it; it costs no action."""
    events: list[Event] = []
    kit = state.kit
    assert kit is not None
    begun(state, seat, move.agent)
    at = state.pawn(move.agent).location
    kit.spare -= move.source is None
    kit.cordons = sorted((*(lying for lying in kit.cordons if lying != move.source), at))
    kit.cordoned = True
    record(state, events, CordonPut(state.hour, seat, move.agent, at, move.source))
    return events


def finish(state: State, seat: Seat, move: EndActivation, chance: Chance) -> list[Event]:
    """End the activation."""
    events: list[Event] = []
    end_activation(state, events, seat, move.agent)
    return events
