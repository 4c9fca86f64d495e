"""Whole missions played by computer agents."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.missions import MissionId
from engines.infiltraitors.moves import Move
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.infiltraitors.state import State

BUDGET_S = 0.1


def moments(
    mission: MissionId, seats: int, seed: int, strength: Strength = Strength.HARD
) -> Iterator[tuple[State, Move]]:
    """Each state of a mission played by computer agents alone, with the move chosen in it; the state then changes."""
    chance, own = Chance(f"{mission}/{seats}/{seed}".encode()), Chance(b"own%d" % seed)
    state = GAME.setup(InfiltraitorsOptions(mission=mission), seats, chance)
    while waited := GAME.to_act(state):
        [seat] = waited
        move = GAME.choose(GAME.view(state, seat), GAME.legal(state, seat), own, BUDGET_S, strength)
        yield state, move
        GAME.apply(state, seat, move, chance)


def finished(mission: MissionId, seats: int, seed: int, strength: Strength = Strength.HARD) -> State:
    """The end of a mission played by computer agents alone."""
    for state, _ in moments(mission, seats, seed, strength):
        last = state
    return last


def won(mission: MissionId, seats: int, seed: int, strength: Strength = Strength.HARD) -> bool:
    """Whether they won."""
    outcome = finished(mission, seats, seed, strength).outcome
    assert outcome is not None
    return bool(outcome.winners)
