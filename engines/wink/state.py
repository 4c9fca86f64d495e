"""The full state of a game of Wink: plain values; players and turns are never changed, only replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.wink.cards import COUNTERS, Number
from engines.wink.facts import Call, Eye, News, Settings, Turn, changed
from engines.wink.options import Signal
from engines.wink.views import Stage

NOWHERE: Number = 0
"""No card, where a token's number stands."""


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """A player's cards and, in glance, what stands for them.

    `agents` and `crowd` lie face up before them, `lost` are their agent cards face down. `counters` are in hand,
    `opened` laid open, `boxed` in the box. `passed` counts the beats in a row that went by unconfirmed.
    """

    hand: tuple[Number, ...]
    agents: tuple[Number, ...] = ()
    crowd: tuple[Number, ...] = ()
    lost: tuple[Number, ...] = ()
    counters: int = COUNTERS
    opened: int = 0
    boxed: int = 0
    token: Number = NOWHERE
    call: Call | None = None
    settings: Settings | None = None
    confirmed: bool = False
    passed: int = 0
    away: bool = False

    @property
    def score(self) -> int:
        """What it counts now (WK-10)."""
        return len(self.agents) + len(self.crowd) + self.counters


@dataclass(frozen=True, slots=True, eq=False)
class Past:
    """A turn as all know it, and glance's secrets of it: the eyes, and what each player learnt.

    `eyes` is empty, and `news` None, where there were none, or an imagined past no longer needs them.
    """

    turn: Turn
    eyes: tuple[Eye, ...] = ()
    news: tuple[News | None, ...] = ()


@dataclass(slots=True)
class State:
    """A game.

    `up` and `down` are the crowd cards still lying there, `lacking` who is known to all not to hold what. `past` are
    the turns, oldest first; a live turn that goes on is the last of them.

    `unable` counts the turns in a row in which the player couldn't call, `quiet` those that changed no crowd
    card; `changed`: this turn has. `ending`: the last round is being played out.
    """

    signal: Signal
    equal: bool
    beat_s: int
    least_s: int
    layout: tuple[Number, ...]
    up: frozenset[Number]
    players: list[Player]
    start: Seat
    active: Seat
    down: frozenset[Number] = frozenset()
    lacking: frozenset[tuple[Number, Seat]] = frozenset()
    stage: Stage = "turn"
    number: int = 1
    past: tuple[Past, ...] = ()
    unable: int = 0
    quiet: int = 0
    changed: bool = False
    ending: bool = False
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def live(self) -> bool:
        """Whether people give the signal themselves (WK-20)."""
        return self.signal != "glance"

    def update(self, seat: Seat, **changes: Any) -> None:
        """Put a player with these changes in the player's place."""
        self.players[seat] = changed(self.players[seat], **changes)

    def set(self, seat: Seat, **changes: Any) -> Settings:
        """Put settings with these changes in the place of the player's (glance)."""
        settings = changed(self.settings(seat), **changes)
        self.update(seat, settings=settings)
        return settings

    def settings(self, seat: Seat) -> Settings:
        """What stands for a player (glance)."""
        settings = self.players[seat].settings
        assert settings is not None, "a live table has no settings"
        return settings

    @property
    def turn(self) -> Turn:
        """The last turn as all know it."""
        return self.past[-1].turn

    def note(self, **changes: Any) -> None:
        """Put the last turn with these changes in its place."""
        self.past = (*self.past[:-1], changed(self.past[-1], turn=changed(self.turn, **changes)))


def clone(state: State) -> State:
    """A copy to play on; whatever is never changed is shared."""
    return State(
        state.signal,
        state.equal,
        state.beat_s,
        state.least_s,
        state.layout,
        state.up,
        state.players.copy(),
        state.start,
        state.active,
        state.down,
        state.lacking,
        state.stage,
        state.number,
        state.past,
        state.unable,
        state.quiet,
        state.changed,
        state.ending,
        state.outcome,
    )
