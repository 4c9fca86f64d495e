"""The Recruiter's turn: Step or Mind Slip, immortals and their recruits, the end of the turn (MM-11 to MM-22)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import FEATURES_OF, Feature, Location
from engines.mind_mgmt.cards import Immortal, Token
from engines.mind_mgmt.events import Event, ExtraStepPut, ImmortalMoved, RecruitClaimed, SleeperWoken, Stepped
from engines.mind_mgmt.moves import ClaimRecruit, EndTurn, Move, MoveImmortal, PutStep, Slip, Step, WakeSleeper
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.packages.sleeper import beds
from engines.mind_mgmt.rules.ending import end_turn, win_by_recruits
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.rules.preparing import setup_step, setup_step_moves
from engines.mind_mgmt.rules.ways import glides, slip_targets, step_targets, tokens
from engines.mind_mgmt.state import State, Visit, put_step, record, unmarked, worth


def step_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Where a Step can lead, while hiding too."""
    if state.stage == "hiding":
        yield from setup_step_moves(state)
    elif not state.acted:
        yield from map(Step, step_targets(state))


def step(state: State, seat: Seat, move: Step, chance: Chance) -> list[Event]:
    """Step there (MM-13)."""
    return setup_step(state, move, chance) if state.stage == "hiding" else _visit(state, move.to, None)


def slip_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Each mind slip at hand to each of its ends (MM-15, MM-16)."""
    if not state.acted:
        yield from (Slip(token, to) for token in tokens(state) for to in slip_targets(state))


def slip(state: State, seat: Seat, move: Slip, chance: Chance) -> list[Event]:
    """Spend the mind slip and be there (MM-15)."""
    if move.token == "first":
        state.slips.first = state.hour + 1
    else:
        state.slips.second = state.hour + 1
    return _visit(state, move.to, move.token)


def _visit(state: State, to: Location, token: Token | None) -> list[Event]:
    """Visit a location; without immortals (in training) this ends the turn."""
    recruits = worth(state, to)
    state.trail.append(Visit(to, recruits, token))
    events: list[Event] = [Stepped(state.recruiter, len(state.trail), to, token, recruits)]
    if not state.facts.immortals:
        end_turn(state, events)
    return events


def glide_moves(state: State, seat: Seat) -> Iterator[Move]:
    """One move of an immortal per turn, and one more for a step (MM-12, MM-20)."""
    if state.moved < 1 + state.extra:
        for immortal in range(1, len(state.immortals) + 1):
            yield from (MoveImmortal(immortal, to) for to in glides(state, immortal))


def move_immortal(state: State, seat: Seat, move: MoveImmortal, chance: Chance) -> list[Event]:
    """Move it."""
    events: list[Event] = []
    origin = state.immortals[move.immortal - 1]
    state.immortals[move.immortal - 1] = move.to
    state.moved += 1
    record(state, events, ImmortalMoved(state.hour, move.immortal, origin, move.to))
    return events


def wake_moves(state: State, seat: Seat) -> Iterator[Move]:
    """In place of the turn's first move of an immortal: where the Sleeper can wake (MS-33)."""
    kit = state.kit
    if kit is not None and kit.asleep and kit.sleeper is not None and not state.moved:
        yield from map(WakeSleeper, beds(kit.sleeper, state.immortals))


def wake_sleeper(state: State, seat: Seat, move: WakeSleeper, chance: Chance) -> list[Event]:
    """It is an immortal from now on (MS-34)."""
    events: list[Event] = []
    kit = state.kit
    assert kit is not None
    assert kit.sleeper is not None
    kit.asleep = False
    state.immortals.append(move.location)
    state.moved += 1
    record(state, events, SleeperWoken(state.hour, len(state.immortals), kit.sleeper, move.location))
    return events


def extra_step_moves(state: State, seat: Seat) -> Iterator[Move]:
    """After the first move: visited locations for the step that a further one costs (MM-12)."""
    if state.moved == 1 and not state.extra and any(glides(state, at + 1) for at in range(len(state.immortals))):
        yield from map(PutStep, unmarked(state))


def put_extra_step(state: State, seat: Seat, move: PutStep, chance: Chance) -> list[Event]:
    """Put the step; one more move of an immortal is allowed."""
    events: list[Event] = []
    put_step(state, move.location)
    state.extra = True
    record(state, events, ExtraStepPut(state.hour, move.location))
    return events


def recruiting(state: State, feature: Feature) -> list[Immortal]:
    """The immortals on a feature that can recruit: those that no agent's power shields (MM-21, MM-38)."""
    shielded = {at for pawn in state.pawns for at in kind_in(state.mission, pawn.agent).shielded(pawn.location)}
    return [
        number
        for number, at in enumerate(state.immortals, start=1)
        if feature in FEATURES_OF[at] and at not in shielded
    ]


def claim_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The open cards whose feature two immortals show (MM-21)."""
    return (ClaimRecruit(feature) for feature in state.open if len(recruiting(state, feature)) > 1)


def claim_recruit(state: State, seat: Seat, move: ClaimRecruit, chance: Chance) -> list[Event]:
    """Take the recruit for the card (MM-21, MM-22)."""
    events: list[Event] = []
    state.open.remove(move.feature)
    counting = recruiting(state, move.feature)
    if not all(module.on_claim(state, events, move.feature, counting) for module in modules(state)):
        if state.kit is not None:
            state.kit.failed.append(move.feature)
        return events
    state.claimed.append(move.feature)
    record(state, events, RecruitClaimed(state.hour, move.feature, state.recruits))
    win_by_recruits(state, events)
    return events


def end_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The turn can end when its action is done (MM-12)."""
    if state.acted:
        yield EndTurn()


def play_end(state: State, seat: Seat, move: EndTurn, chance: Chance) -> list[Event]:
    """End the turn."""
    events: list[Event] = []
    end_turn(state, events)
    return events
