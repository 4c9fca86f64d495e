"""Whole games of computer players, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.events import ActionPlayed, AgentStayed, Event, HideoutEntered
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import State

BUDGET_S = 0.05


@dataclass
class Count:
    """What happened in some games of so many seats."""

    seats: int
    turns: list[int] = field(default_factory=list)
    won: Counter[Seat] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)
    wasted: int = 0
    wrong: int = 0

    @property
    def median(self) -> float:
        """The median of turns."""
        return median(self.turns)

    @property
    def best_share(self) -> float:
        """What the luckiest seat won of what it should have."""
        return max(self.won.values()) * self.seats / len(self.turns)

    @property
    def shares(self) -> list[float]:
        """How often each action card was used."""
        return [used / self.cards.total() for used in self.cards.values()]

    def add(self, state: State, events: list[Event]) -> None:
        """Count a game."""
        self.turns.append(state.number)
        self.won.update(state.outcome.winners if state.outcome else ())
        for event in events:
            if isinstance(event, ActionPlayed):
                self.cards[event.card] += 1
            self.wasted += isinstance(event, AgentStayed)
            self.wrong += isinstance(event, HideoutEntered) and not event.right


def play(seats: int, seed: int) -> tuple[State, list[Event]]:
    """A game of computer players to its end, and all that happened."""
    chance, own = Chance(b"game %d" % seed), Chance(b"player %d" % seed)
    state = GAME.setup(ThePlanOptions(), seats, chance)
    events: list[Event] = []
    while waited := GAME.to_act(state):
        [seat] = waited
        move = GAME.choose(GAME.view(state, seat), GAME.legal(state, seat), own, BUDGET_S, Strength.HARD)
        events += GAME.apply(state, seat, move, chance)
    return state, events


def count(seats: int, games: int) -> Count:
    """So many games of computer players."""
    counted = Count(seats)
    for seed in range(games):
        counted.add(*play(seats, seed))
    return counted
