"""Whole games played by programs and at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import count

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.moves import Move, PickModules, SetOrder, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from engines.mind_mgmt.views import MindMgmtView

BUDGET_S = 1.0
KEPT = 48
"""So many games are kept for the tests that look at the same one."""

Player = Callable[[MindMgmtView, Sequence[Move], Chance], Move]


def strong(strength: Strength) -> Player:
    """The computer player of that strength."""
    return lambda view, legal, chance: GAME.choose(view, legal, chance, BUDGET_S, strength)


program = strong(Strength.HARD)
"""The computer player at its best."""


def anyhow(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """Any move but notes and orders."""
    return chance.choice([move for move in legal if not isinstance(move, SetOrder | WriteNote)])


def moments(
    mission: Mission, seed: int, recruiter: Player = program, agents: Player = program, seats: int = 2
) -> Iterator[State]:
    """Each state of a game before a move is made in it, and the end; it is changed by the next move, or a copy."""
    if {recruiter, agents} <= {program, anyhow}:
        yield from _kept(mission, seed, recruiter, agents, seats).moments()
    else:
        yield from _played(mission, seed, recruiter, agents, seats)


def shifted(seed: int, recruiter: Player, agents: Player, seats: int = 2) -> Iterator[State]:
    """The same of a full game in which each side plays with all packages there are."""
    options = MindMgmtOptions(mission="full", packages="free", short_setup=True)
    yield from _played_by(options, f"shift/{seed}", seed, _greedy(recruiter), _greedy(agents), seats)


def _greedy(player: Player) -> Player:
    """A player that picks every module."""

    def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
        picks = [move for move in legal if isinstance(move, PickModules)]
        return max(picks, key=lambda move: len(move.modules)) if picks else player(view, legal, chance)

    return choose


class _Game:
    """A game that is played on as far as anybody has looked."""

    def __init__(self, played: Iterator[State]) -> None:
        self._rest = played
        self._states: list[State] = []

    def moments(self) -> Iterator[State]:
        """Copies of its states."""
        for number in count():
            if number == len(self._states):
                state = next(self._rest, None)
                if state is None:
                    return
                self._states.append(GAME.clone(state))
            yield GAME.clone(self._states[number])


@lru_cache(maxsize=KEPT)
def _kept(mission: Mission, seed: int, recruiter: Player, agents: Player, seats: int) -> _Game:
    return _Game(_played(mission, seed, recruiter, agents, seats))


def _played(mission: Mission, seed: int, recruiter: Player, agents: Player, seats: int) -> Iterator[State]:
    yield from _played_by(MindMgmtOptions(mission=mission), f"{mission}/{seed}", seed, recruiter, agents, seats)


def _played_by(
    options: MindMgmtOptions, name: str, seed: int, recruiter: Player, agents: Player, seats: int
) -> Iterator[State]:
    chance, own = Chance(name.encode()), Chance(b"own%d" % seed)
    state = GAME.setup(options, seats, chance)
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
