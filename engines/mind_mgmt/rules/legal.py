"""Which seats the game waits for, what each is asked, the rule of each kind of move, and all legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Never, get_args

from engines.core.chance import Chance
from engines.core.game import Decision, Times
from engines.core.seats import Seat
from engines.core.text import Text, Value, dashed, text
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.cards import BASE_RECRUITERS, FACTS, Stage
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.names import agent_name, feature_name, hour_name
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.rules import agent_turn, answering, noting, picking, preparing, recruiter_turn
from engines.mind_mgmt.rules.agent_turn import ready
from engines.mind_mgmt.rules.preparing import agent_moves, placeable
from engines.mind_mgmt.setup import mayhem_left
from engines.mind_mgmt.state import NOBODY, Activation, State

_RECRUITERS = ("doors", "hiding", "immortals", "sleeper", "recruiter", "answer")
_LEFT = {(False, False): "both", (False, True): "move", (True, False): "action", (True, True): "power"}
"""What is left of an activation, by whether its agent has moved and acted."""


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; empty only when it is over."""
    return frozenset(_waited(state))


def _waited(state: State) -> Iterable[Seat]:
    if state.stage == "over":
        return ()
    if state.stage in _RECRUITERS:
        return (state.recruiter,)
    if state.stage == "picking" and state.kit is not None:
        return (state.recruiter,) if picking.picking_side(state.kit) == "recruiter" else state.agents()
    if state.stage == "mayhem":
        return ((state.recruiter + len(state.mayhem)) % state.seats,)
    if state.stage == "agents" and state.activation is not None:
        return (state.activation.seat,)
    able = {"sharing": agent_moves, "pawns": placeable, "agents": ready}
    asks = able.get(state.stage)
    return [seat for seat in state.agents() if asks is None or any(asks(state, seat))]


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id shows nothing that is not in the seat's own view."""
    if seat not in to_act(state):
        return None
    prompt = _prompt(state)
    public = prompt if state.hiding is None else text("mind-mgmt-prompt-hiding")
    return Decision(_id(state, seat), state.stage, prompt, public)


def _id(state: State, seat: Seat) -> str:
    """The Recruiter's choices are counted in secret, the agents' deeds before all; setup goes by what is left."""
    if seat == state.recruiter:
        return f"recruiter:{state.count}"
    left: dict[str, str] = {
        "mayhem": str(mayhem_left(state)),
        "sharing": "-".join(pawn.agent for pawn in state.pawns if pawn.seat == NOBODY),
        "pawns": "-".join(pawn.agent for pawn in placeable(state, seat)),
    }
    return f"{state.stage}:{left.get(state.stage, state.deeds)}:{state.repriced[seat]}"


def times(state: State) -> Times:
    """No limits; what may be done at any time answers no question (MM-32, MM-37)."""
    return Times(at_once=("set_order", "write_note"))


def _prompt(state: State) -> Text:
    now = state.activation
    if state.stage == "agents":
        return text("mind-mgmt-prompt-begin", left=state.activations) if now is None else _under_way(state, now)
    if state.stage == "answer" and now is not None and now.asked is not None:
        return text("mind-mgmt-prompt-answer", agent=agent_name(now.agent), feature=feature_name(now.asked))
    stage = dashed(state.stage)
    values: dict[str, dict[str, Value]] = {
        "mayhem": {"left": mayhem_left(state)},
        "doors": {"left": FIGURES.doors - len(state.kit.doors) if state.kit is not None else 0},
        "immortals": {"left": state.facts.immortals - len(state.immortals)},
        "recruiter": {"hour": hour_name(state.hour + 1), "mission": state.mission},
    }
    if state.hiding == "card" and len(state.recruiter_cards) > len(BASE_RECRUITERS):
        return text("mind-mgmt-prompt-hiding-card-more")
    if state.hiding is not None:
        return text(f"mind-mgmt-prompt-hiding-{state.hiding}", left=FACTS.setup - len(state.trail))
    return text(f"mind-mgmt-prompt-{stage}", **values.get(stage, {}))


def _under_way(state: State, now: Activation) -> Text:
    if now.pushing:
        return text("mind-mgmt-prompt-push", agent=agent_name(now.agent))
    if now.acted and any(module.may_act_again(state, "") for module in modules(state)):
        return text("mind-mgmt-prompt-act-again", agent=agent_name(now.agent))
    left = _LEFT[now.moved, now.acted]
    return text("mind-mgmt-prompt-act", agent=agent_name(now.agent), left=left)


Lister = Callable[[State, Seat], Iterator[m.Move]]


@dataclass(frozen=True, slots=True)
class MoveRule:
    """The rule of one kind of move: lists the legal ones, plays one (of its own kind), and names its stages.

    `anytime`: also out of turn.
    """

    moves: Lister
    play: Callable[[State, Seat, Never, Chance], list[Event]]
    stages: tuple[Stage, ...]
    anytime: bool = False


_EVERY: tuple[Stage, ...] = tuple(stage for stage in get_args(Stage) if stage != "over")

RULES: dict[type[m.Move], MoveRule] = {
    m.PickModules: MoveRule(picking.pick_moves, preparing.play_pick, ("picking",)),
    m.PutDoor: MoveRule(preparing.door_moves, preparing.put_door, ("doors",)),
    m.PutMayhem: MoveRule(preparing.mayhem_moves, preparing.play_mayhem, ("mayhem",)),
    m.TakeRecruiter: MoveRule(preparing.recruiter_moves, preparing.take_recruiter, ("hiding",)),
    m.ChooseStart: MoveRule(preparing.start_moves, preparing.choose_start, ("hiding",)),
    m.KeepCards: MoveRule(preparing.keep_moves, preparing.keep_cards, ("hiding",)),
    m.PutImmortal: MoveRule(preparing.immortal_moves, preparing.put_immortal, ("immortals",)),
    m.NoteFeature: MoveRule(preparing.feature_moves, preparing.note_feature, ("sleeper",)),
    m.NameAgents: MoveRule(preparing.naming_moves, preparing.name_agents, ("naming",)),
    m.TakeAgent: MoveRule(preparing.agent_moves, preparing.take_agent, ("sharing",)),
    m.PutPawn: MoveRule(preparing.pawn_moves, preparing.put_pawn, ("pawns",)),
    m.PutSecondSlip: MoveRule(preparing.second_slip_moves, preparing.play_second_slip, ("second_slip",)),
    m.PutBugs: MoveRule(preparing.bug_moves, preparing.put_bugs, ("bugs",)),
    m.NameTurncoat: MoveRule(preparing.turncoat_moves, preparing.name_turncoat, ("turncoat",)),
    m.Step: MoveRule(recruiter_turn.step_moves, recruiter_turn.step, ("hiding", "recruiter")),
    m.Slip: MoveRule(recruiter_turn.slip_moves, recruiter_turn.slip, ("recruiter",)),
    m.MoveImmortal: MoveRule(recruiter_turn.glide_moves, recruiter_turn.move_immortal, ("recruiter",)),
    m.WakeSleeper: MoveRule(recruiter_turn.wake_moves, recruiter_turn.wake_sleeper, ("recruiter",)),
    m.PutStep: MoveRule(recruiter_turn.extra_step_moves, recruiter_turn.put_extra_step, ("recruiter",)),
    m.ClaimRecruit: MoveRule(recruiter_turn.claim_moves, recruiter_turn.claim_recruit, ("recruiter",)),
    m.EndTurn: MoveRule(recruiter_turn.end_moves, recruiter_turn.play_end, ("recruiter",)),
    m.ShowStep: MoveRule(answering.show_moves, answering.show_step, ("answer",)),
    m.SayNoNewStep: MoveRule(answering.no_step_moves, answering.say_no_new_step, ("answer",)),
    m.Jam: MoveRule(answering.jam_moves, answering.jam, ("answer",)),
    m.MoveAgent: MoveRule(agent_turn.walk_moves, agent_turn.move_agent, ("agents",)),
    m.Ask: MoveRule(agent_turn.ask_moves, agent_turn.ask, ("agents",)),
    m.Reveal: MoveRule(agent_turn.reveal_moves, agent_turn.reveal, ("agents",)),
    m.Capture: MoveRule(agent_turn.capture_moves, agent_turn.capture, ("agents",)),
    m.ShakeDown: MoveRule(agent_turn.shake_down_moves, agent_turn.shake_down, ("agents",)),
    m.PushImmortal: MoveRule(agent_turn.push_moves, agent_turn.push_immortal, ("agents",)),
    m.LeaveImmortal: MoveRule(agent_turn.leave_moves, agent_turn.leave_immortal, ("agents",)),
    m.Sense: MoveRule(agent_turn.sense_moves, agent_turn.sense, ("agents",)),
    m.ShiftImmortal: MoveRule(agent_turn.shift_moves, agent_turn.shift_immortal, ("agents",)),
    m.SendAgent: MoveRule(agent_turn.send_moves, agent_turn.send_agent, ("agents",)),
    m.SwapAgents: MoveRule(agent_turn.swap_moves, agent_turn.swap_agents, ("agents",)),
    m.UseAlly: MoveRule(agent_turn.ally_moves, agent_turn.use_ally, ("agents",)),
    m.PutCordon: MoveRule(agent_turn.cordon_moves, agent_turn.put_cordon, ("agents",)),
    m.EndActivation: MoveRule(agent_turn.end_moves, agent_turn.finish, ("agents",)),
    m.SetOrder: MoveRule(answering.order_moves, answering.set_order, _EVERY, anytime=True),
    m.WriteNote: MoveRule(noting.note_moves, noting.write_note, _EVERY, anytime=True),
}
"""Each move's rule."""


_BY_STAGE: dict[Stage, tuple[MoveRule, ...]] = {
    stage: tuple(rule for rule in RULES.values() if stage in rule.stages) for stage in _EVERY
}
DEEDS: tuple[MoveRule, ...] = tuple(
    rule for move, rule in RULES.items() if rule.stages == ("agents",) and move is not m.EndActivation
)
"""What can be done in an activation, except ending it."""


def legal(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """Every legal move of the seat; of notes one a place, with an empty text."""
    on = seat in to_act(state)
    rules = (rule for rule in _BY_STAGE.get(state.stage, ()) if on or rule.anytime)
    return tuple(move for rule in rules for move in rule.moves(state, seat))
