"""What labels promise of a recruitment, held to what then happens in games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.belief import Ends, forecast
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.moves import (
    LayFaceDown,
    LayFaceUp,
    Move,
    PlayPair,
    Recruit,
    RecruitAgain,
    RecruitFromHand,
    RevealTwo,
)
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import State
from engines.agent_avenue.views import Side, other, side_of
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import Text

_ENDINGS: dict[str, Ends] = {"agent-avenue-effect-wins": "wins", "agent-avenue-effect-loses": "loses"}


@dataclass(frozen=True, slots=True)
class Promise:
    """What was said to come of a turn for a side, if that side got this agent in it."""

    side: Side
    agent: Agent
    ends: Ends


@dataclass(slots=True)
class Kept:
    """How many promises were tried, and those that were not kept."""

    tried: int
    broken: list[Promise]


def _values(said: Text) -> dict[str, Text]:
    return {name: value for name, value in said.values if isinstance(value, Text)}


def _said(move: Move, values: dict[str, Text], seat: Seat, face_up: Agent | None) -> Iterator[Promise]:
    """The promises in a move's words."""
    own = side_of(seat)

    def of(name: str, side: Side, agent: Agent) -> Iterator[Promise]:
        ends = _ENDINGS.get(values[name].id)
        if ends is not None:
            yield Promise(side, agent, ends)

    match move:
        case PlayPair(face_up=up, face_down=down):
            yield from of("they_if_up", other(own), up)
            yield from of("you_if_up", own, down)
            yield from of("they_if_down", other(own), down)
            yield from of("you_if_down", own, up)
        case LayFaceUp(agent=agent) | LayFaceDown(agent=agent):
            yield from of("you", own, agent)
            yield from of("they", other(own), agent)
        case Recruit(which=which) if face_up is not None:
            yield from of("effect", own if which == "face_up" else other(own), face_up)
        case RecruitFromHand(agent=agent) | RevealTwo(agent=agent):
            yield from of("effect", own, agent)
        case RecruitAgain(recruit=True):
            agent = Agent(values["agent"].id.removeprefix("agent-avenue-agent-").replace("-", "_"))
            yield from of("effect", own, agent)
        case _:
            return


def _promises(state: State, seat: Seat, move: Move) -> list[Promise]:
    """What the words of a move promise, and what the seat's cards say while it is about to be played."""
    view = GAME.view(state, seat)
    said = list(_said(move, _values(GAME.describe(view, move)), seat, view.pair.face_up))
    if isinstance(move, PlayPair):
        for agent in (move.face_up, move.face_down):
            for side in (0, 1):
                ends = forecast(view, side, agent).ends
                said += [Promise(side, agent, ends)] if ends else []
    return said


def _to_the_end_of_turn(state: State, dice: random.Random, chance: Chance) -> dict[Side, set[Agent]]:
    """Play at random until the turn is over; what each side has recruited meanwhile."""
    number = state.number
    got: dict[Side, set[Agent]] = {0: set(), 1: set()}
    while state.outcome is None and state.number == number:
        seat = dice.choice(sorted(GAME.to_act(state)))
        for event in GAME.apply(state, seat, dice.choice(GAME.legal(state, seat)), chance):
            if event.kind == "recruited":
                got[event.side].add(event.agent)
    return got


def _check(state: State, seat: Seat, move: Move, dice: random.Random, kept: Kept) -> None:
    for promise in _promises(state, seat, move):
        for _ in range(3):
            copy, chance = GAME.clone(state), Chance(dice.randbytes(8))
            events = GAME.apply(copy, seat, move, chance)
            got = _to_the_end_of_turn(copy, dice, chance)
            for event in events:
                if event.kind == "recruited":
                    got[event.side].add(event.agent)
            if promise.agent not in got[promise.side]:
                continue
            kept.tried += 1
            won = copy.outcome is not None and promise.side == side_of(copy.outcome.winners[0])
            if copy.outcome is None or won is not (promise.ends == "wins"):
                kept.broken.append(promise)


def _played(seats: int, advanced: bool, seeds: range) -> Kept:
    kept = Kept(0, [])
    for seed in seeds:
        dice, chance = random.Random(seed), Chance(b"promise %d" % seed)
        state = GAME.setup(AgentAvenueOptions(advanced=advanced), seats, chance)
        while state.outcome is None:
            seat = dice.choice(sorted(GAME.to_act(state)))
            moves = GAME.legal(state, seat)
            for move in dice.sample(moves, min(2, len(moves))):
                _check(state, seat, move, dice, kept)
            GAME.apply(state, seat, dice.choice(moves), chance)
    return kept


@pytest.mark.rule("AA-12")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_promise_of_a_win_or_a_loss_is_ever_untrue(seats: int, advanced: bool) -> None:
    kept = _played(seats, advanced, range(12))
    assert kept.broken == []
    assert kept.tried > 0
