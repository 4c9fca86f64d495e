"""Whole games played by programs and at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.moves import Move, SetOrder, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from engines.mind_mgmt.views import MindMgmtView

BUDGET_S = 0.1

Player = Callable[[MindMgmtView, Sequence[Move], Chance], Move]


def program(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The computer player."""
    return GAME.choose(view, legal, chance, BUDGET_S)


def anyhow(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """Any move but notes and orders."""
    return chance.choice([move for move in legal if not isinstance(move, SetOrder | WriteNote)])


def moments(
    mission: Mission, seed: int, recruiter: Player = program, agents: Player = program, seats: int = 2
) -> Iterator[State]:
    """Each state of a game before a move is made in it, and the end; the state then changes."""
    chance, own = Chance(f"{mission}/{seed}".encode()), Chance(b"own%d" % seed)
    state = GAME.setup(MindMgmtOptions(mission=mission), seats, chance)
    while waited := GAME.to_act(state):
        yield state
        seat = min(waited)
        player = recruiter if seat == state.recruiter else agents
        GAME.apply(state, seat, player(GAME.view(state, seat), GAME.legal(state, seat), own), chance)
    yield state


def recruiter_wins(mission: Mission, seed: int, recruiter: Player = program, agents: Player = program) -> bool:
    """Whether the Recruiter wins that game."""
    *_, last = moments(mission, seed, recruiter, agents)
    assert last.outcome is not None
    return last.recruiter in last.outcome.winners
