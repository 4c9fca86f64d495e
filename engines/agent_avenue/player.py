"""The computer player: it imagines the hidden cards many times over and plays each choice out (views only)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from engines.agent_avenue.imagine import imagine
from engines.agent_avenue.moves import Move
from engines.agent_avenue.playout import play_out
from engines.agent_avenue.rules import apply
from engines.agent_avenue.state import State, clone, side_of
from engines.agent_avenue.views import AgentAvenueView, Side
from engines.core.chance import Chance

LEAST_SAMPLES = 24
"""Every choice is tried on so many imagined states before any is dropped."""
MOST_SAMPLES = 1600


@dataclass(slots=True)
class _Candidate:
    move: Move
    tried: int = 0
    won: float = 0.0
    at_once_won: int = 0
    at_once_lost: int = 0

    def worth(self) -> tuple[bool, bool, float]:
        """Certain wins first, certain losses last, then how often it won."""
        return (
            self.at_once_won == self.tried,
            self.at_once_lost < self.tried,
            self.won / self.tried,
        )


@dataclass(slots=True)
class _Search:
    view: AgentAvenueView
    side: Side
    chance: Chance
    dice: random.Random
    candidates: list[_Candidate] = field(default_factory=list)

    def sample(self) -> None:
        """Imagine one state and try every candidate on it."""
        state = imagine(self.view, self.chance)
        for candidate in self.candidates:
            self._try(candidate, clone(state))

    def _try(self, candidate: _Candidate, state: State) -> None:
        seat = self.view.seat or 0
        apply(state, seat, candidate.move, self.chance)
        candidate.tried += 1
        ended = state.outcome
        if ended is not None:
            candidate.at_once_won += seat in ended.winners
            candidate.at_once_lost += seat not in ended.winners
        candidate.won += play_out(state, self.side, self.chance, self.dice)

    def narrow(self) -> None:
        """Keep the better half, two at least."""
        self.candidates.sort(key=_Candidate.worth, reverse=True)
        del self.candidates[max(2, (len(self.candidates) + 1) // 2) :]


def choose(view: AgentAvenueView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
    """The move that wins most of the imagined games, within the time given."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    started = perf_counter()
    search = _Search(
        view=_recent(view),
        side=side_of(view.seat),
        chance=chance,
        dice=random.Random(chance.below(1 << 32)),
        candidates=[_Candidate(move) for move in legal],
    )
    halve_at = LEAST_SAMPLES
    for sample in range(1, MOST_SAMPLES + 1):
        search.sample()
        if sample >= LEAST_SAMPLES and perf_counter() - started > budget_s * 0.8:
            break
        if sample == halve_at:
            search.narrow()
            halve_at *= 2
    return max(search.candidates, key=_Candidate.worth).move


def _recent(view: AgentAvenueView) -> AgentAvenueView:
    """The view without finished turns, which no rule needs."""
    return view.model_copy(update={"turns": tuple(turn for turn in view.turns if turn.number == view.number)})
