"""Secrecy: for two trails that fit the same answers all that the agents receive is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.moves import EndTurn, Move, SayNoNewStep, ShowStep, Slip, Step, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State

FOLLOWED = 24
"""So many moves the same game goes on with another past; then another one is imagined."""


class Twins:
    """A random game, and beside it one with another hidden past that fits all the agents know."""

    def __init__(self, seed: int) -> None:
        self.random, self.chance = Random(seed), Chance(b"twins%d" % seed)
        options = MindMgmtOptions(
            mission=self.random.choice(("training", "full")),
            recruiter=self.random.choice(("first", "drawn")),
            short_setup=self.random.random() < 0.7,
            standing_order=self.random.random() < 0.3,
        )
        self.seats = self.random.randint(2, 5)
        self.state = GAME.setup(options, self.seats, self.chance)
        self.viewers: list[Seat | None] = [seat for seat in range(self.seats) if seat != self.state.recruiter]
        self.viewers.append(None)

    def steps(self) -> Iterator[bool]:
        """Play on to the end, the twin along; whether the twin still fits after each move."""
        twin, followed = self._another(), 0
        while GAME.to_act(self.state):
            fits = self._step(twin)
            yield fits
            followed += 1
            if not fits or followed == FOLLOWED:
                twin, followed = self._another(), 0

    def _another(self) -> State:
        return GAME.imagine(GAME.view(self.state, None), Chance(b"%d" % self.random.randrange(1 << 30)))

    def _step(self, twin: State) -> bool:
        seat = self._mover()
        move = self._move(GAME.legal(self.state, seat))
        if move is None:
            return True
        chance = self.chance.copy()
        heard = self._heard(GAME.apply(self.state, seat, move, self.chance))
        heard_of_twin: list[Any] = []
        for same in [move] if seat != self.state.recruiter else self._counterparts(twin, move):
            heard_of_twin += self._heard(GAME.apply(twin, seat, same, chance))
        if twin.log != self.state.log or twin.stage != self.state.stage:
            return False
        if self.state.stage != "over":
            assert heard == heard_of_twin, move
            viewer = self.random.choice(self.viewers)
            assert self.received(self.state, viewer) == self.received(twin, viewer), move
        return True

    def _mover(self) -> Seat:
        if self.random.random() < 0.1:
            return self.random.randrange(self.seats)
        return self.random.choice(sorted(GAME.to_act(self.state)))

    def _move(self, legal: Sequence[Move]) -> Move | None:
        notes = [move for move in legal if isinstance(move, WriteNote)]
        others = [move for move in legal if not isinstance(move, WriteNote)]
        pool = notes if not others or (notes and self.random.random() < 0.05) else others
        return self.random.choice(pool) if pool else None

    def _counterparts(self, twin: State, move: Move) -> Iterator[Move]:
        """What the twin's Recruiter does, if anything, so that agents should hear the same."""
        if isinstance(move, EndTurn) and not twin.acted:
            token = self.state.trail[-1].token
            hidden = [way for way in GAME.legal(twin, twin.recruiter) if isinstance(way, Step | Slip)]
            fitting = [way for way in hidden if getattr(way, "token", None) == token]
            yield self.random.choice(fitting or hidden)
        legal = GAME.legal(twin, twin.recruiter)
        alike = [other for other in legal if other.kind == move.kind]
        answers = [other for other in legal if isinstance(other, ShowStep | SayNoNewStep)]
        if move in legal:
            yield move
        elif alike or answers:
            yield self.random.choice(alike or answers)

    def _heard(self, events: list[Any]) -> list[Any]:
        every = (GAME.redact(event, viewer) for event in events for viewer in self.viewers)
        return [known for known in every if known is not None]

    def received(self, state: State, viewer: Seat | None) -> list[Any]:
        """All that reaches an agent or a spectator: view, question, moves, who is waited for and for what."""
        found: list[Any] = [GAME.view(state, viewer), GAME.to_act(state), GAME.outcome(state), GAME.times(state)]
        if viewer is not None:
            found += [GAME.decision(state, viewer), GAME.legal(state, viewer)]
        asked = GAME.decision(state, state.recruiter)
        return [*found, asked and (asked.kind, asked.public)]


def _games(seeds: range) -> tuple[int, int]:
    """How many moves the twins made together, and how many of these were told apart by an answer."""
    moves = parted = 0
    for seed in seeds:
        for fits in Twins(seed).steps():
            moves += 1
            parted += not fits
    return moves, parted


@pytest.mark.rule("MM-32", "MM-12", "MM-15", "MM-16")
def test_what_agents_receive_is_the_same_for_all_trails_that_fit() -> None:
    moves, parted = _games(range(50))
    assert moves > 2_500
    assert 0 < parted < moves / 4, "twins must stay together, or nothing is compared"


@pytest.mark.long
@pytest.mark.rule("MM-32", "MM-12", "MM-15", "MM-16")
def test_what_agents_receive_is_the_same_in_thousands_of_games() -> None:
    moves, parted = _games(range(1_000, 4_000))
    assert 0 < parted < moves / 4
