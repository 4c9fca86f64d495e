"""What a seat or a spectator may know of a game of Wink: plain values for pictures, words and players."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.wink.cards import Number, Spy
from engines.wink.facts import Call, News, Settings, Sighting, Turn
from engines.wink.options import Signal

Stage = Literal["turn", "over"]
CardState = Literal["up", "down", "taken"]


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CardView(Part):
    """A crowd card on its place: face up, turned face down, or taken (its place is empty).

    `token` is whose token stands on it, `lacking` who is known to all not to hold its number, in the order of seats.
    """

    number: Number
    state: CardState
    token: Seat | None
    lacking: tuple[Seat, ...]


class PlayerView(Part):
    """A player's cards and standing.

    `hand`, and glance's `settings`, `sightings` and `news`, are None where the viewer may not know them, or the game
    is live. `agents`, `crowd` and `lost` are the numbers of the agent cards and crowd cards face up and of the agent
    cards face down before them, in the order they came. Counter-intelligence cards: `counters` in hand,
    `counters_open` laid open, `counters_boxed` in the box. `token` is the number their token stands on, `call` their
    open call. Glance's: `confirmed`, `passed` (beats in a row that went by without their confirming), `away`.
    """

    seat: Seat
    spy: Spy
    hand_count: int
    hand: tuple[Number, ...] | None
    agents: tuple[Number, ...]
    crowd: tuple[Number, ...]
    lost: tuple[Number, ...]
    counters: int
    counters_open: int
    counters_boxed: int
    score: int
    token: Number | None
    call: Call | None
    confirmed: bool
    passed: int
    away: bool
    settings: Settings | None
    sightings: tuple[Sighting, ...] | None
    news: tuple[News, ...] | None


class WinkView(View):
    """All that a seat may know; with the game over, everything.

    `signal` is how winks travel: `glance`, or the sign agreed on for a live table. `number` counts turns (in glance:
    beats) from 1, `active` is the player on turn. `may_call`: the numbers that the viewer on turn may call, or set to
    call. `last_round`: the game ends when all have had as many turns (WK-8); `quiet`: so many turns in a row have
    changed no crowd card (WK-9). `crowd` is the layout, row by row; `absent` the numbers left in the box. `turns` are
    the past turns, oldest first, a live one going on included: those of the last round, all when the game is over.
    """

    signal: Signal
    equal_turns: bool
    beat_s: int
    least_s: int
    stage: Stage
    number: int
    start: Seat
    active: Seat
    to_act: tuple[Seat, ...]
    may_call: tuple[Number, ...]
    last_round: bool
    quiet: int
    crowd: tuple[CardView, ...]
    absent: tuple[Number, ...]
    players: tuple[PlayerView, ...]
    turns: tuple[Turn, ...]
    outcome: Outcome | None

    @property
    def live(self) -> bool:
        """Whether people give the signal themselves (WK-20)."""
        return self.signal != "glance"

    @property
    def me(self) -> PlayerView | None:
        """The viewer's own cards and settings; None for a spectator."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def calls(self) -> tuple[Call, ...]:
        """The open calls, in the order of seats."""
        return tuple(player.call for player in self.players if player.call is not None)

    @property
    def accomplice_of(self) -> tuple[Call, ...]:
        """The open calls whose number the viewer holds (WK-3)."""
        hand = () if self.me is None else self.me.hand or ()
        return tuple(call for call in self.calls if call.number in hand)
