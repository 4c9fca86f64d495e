"""Many games of computer players, seeded, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import WINK
from engines.wink.moves import Move
from engines.wink.options import WinkOptions
from engines.wink.state import State
from engines.wink.views import WinkView

Style = Callable[[WinkView, Move], Move]
"""Another way to play: what a player of it does in place of the program's move."""


@dataclass
class Played:
    """A game that is over, and how many moves it took."""

    state: State
    moves: int


def play(seats: int, seed: int, odd: Seat | None = None, style: Style | None = None) -> Played:
    """A game without a last round played out; the seat `odd` plays in that style."""
    chance = Chance(b"simulated %d/%d" % (seats, seed))
    state = WINK.setup(WinkOptions(equal_turns="never"), seats, chance)
    moves = 0
    while state.stage != "over":
        for seat in sorted(WINK.to_act(state)):
            moves += _beat(state, seat, chance, style if seat == odd else None)
    return Played(state, moves)


def _beat(state: State, seat: Seat, chance: Chance, style: Style | None) -> int:
    """All that a seat does in the open beat; how many moves it was. What its style won't do is asked for once."""
    number, moves, left_out = state.number, 0, set[Move]()
    while state.number == number and seat in WINK.to_act(state):
        view = WINK.view(state, seat)
        move = WINK.choose(view, [each for each in WINK.legal(state, seat) if each not in left_out], chance, 1)
        made = move if style is None else style(view, move)
        if made != move:
            left_out.add(move)
        WINK.apply(state, seat, made, chance)
        moves += 1
    return moves


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


def count(seats: int, games: int) -> Counts:
    """Play so many games."""
    counts = Counts(seats)
    for seed in range(games):
        counts.add(play(seats, seed).state)
    return counts
