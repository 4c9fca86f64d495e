"""Many games of computer players, seeded, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.wink import WINK
from engines.wink.moves import Confirm
from engines.wink.options import WinkOptions
from engines.wink.player import plan
from engines.wink.state import State
from tests.engines.wink.styles import Style


def play(
    seats: int,
    seed: int,
    styles: Mapping[Seat, Style] = MappingProxyType({}),
    strengths: Mapping[Seat, Strength] = MappingProxyType({}),
) -> State:
    """A game without a last round played out, of hard programs but for the seats of another style or strength."""
    chance = Chance(b"simulated %d/%d" % (seats, seed))
    state = WINK.setup(WinkOptions(equal_turns="never"), seats, chance)
    while state.stage != "over":
        for seat in sorted(WINK.to_act(state)):
            _beat(state, seat, chance, styles.get(seat), strengths.get(seat, Strength.HARD))
    return state


def _beat(state: State, seat: Seat, chance: Chance, style: Style | None, strength: Strength) -> None:
    """All that a seat does in the open beat: what it plans as the beat opens, set at once."""
    view = WINK.view(state, seat)
    planned = plan(view, strength)
    made = planned if style is None else style(view, planned)
    legal = WINK.legal(state, seat)
    for move in made.moves():
        if move in legal:
            WINK.apply(state, seat, move, chance)
    WINK.apply(state, seat, Confirm(), chance)


@dataclass
class Counts:
    """What came of many games of so many players."""

    seats: int
    games: int = 0
    linked: int = 0
    caught: int = 0
    lost: int = 0
    wrong: int = 0
    turns: list[int] = field(default_factory=list)
    starts: float = 0

    def add(self, state: State) -> None:
        """Count a game; a shared victory is shared."""
        self.games += 1
        self.turns.append(state.number)
        for past in state.past:
            naming = past.turn.naming
            if naming is not None and naming.named is not None:
                self.linked += naming.right is True
                self.lost += naming.right is False
            self.caught += sum(made.right is True for made in past.turn.accusations)
            self.wrong += sum(made.right is False for made in past.turn.accusations)
        winners = state.outcome.winners if state.outcome else ()
        self.starts += (state.start in winners) / len(winners)

    @property
    def shares(self) -> tuple[float, float, float]:
        """Linked, caught and lost, in % of the settled calls."""
        whole = (self.linked + self.caught + self.lost) / 100
        return self.linked / whole, self.caught / whole, self.lost / whole

    @property
    def accusations(self) -> float:
        """Accusations a game."""
        return (self.caught + self.wrong) / self.games

    @property
    def wrong_share(self) -> float:
        """How many of them are wrong, in %."""
        return 100 * self.wrong / (self.caught + self.wrong)

    @property
    def mean_turns(self) -> float:
        """Turns a game."""
        return sum(self.turns) / self.games

    @property
    def start_seat(self) -> float:
        """The wins of whoever starts, times the players."""
        return self.starts * self.seats / self.games


def count(seats: int, games: int, styles: Mapping[Seat, Style] = MappingProxyType({})) -> Counts:
    """Play so many games."""
    counts = Counts(seats)
    for seed in range(games):
        counts.add(play(seats, seed, styles))
    return counts
