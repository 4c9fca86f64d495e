"""What a seat or a spectator may know of a game of Wink: plain values for pictures, words and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.wink.cards import Manner, Number, Spy
from engines.wink.options import Signal

Stage = Literal["turn", "over"]
CardState = Literal["up", "down", "taken"]


@dataclass(frozen=True, slots=True)
class Call:
    """An open call (WK-2): the turn it was made in; `barred`: nobody may be accused over it (WK-6)."""

    seat: Seat
    number: Number
    turn: int
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Accusation:
    """An accusation: `seat` claims that `accused` holds the number; `right` is None while it is only set, or void."""

    seat: Seat
    accused: Seat
    number: Number
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class Naming:
    """How the caller named (WK-5); `holder` held the card. All but `number` are None if the call was declined."""

    named: Seat | None
    number: Number
    right: bool | None
    holder: Seat | None


@dataclass(frozen=True, slots=True)
class Eye:
    """A player's eye in a beat of glance (WK-24).

    `met`: the watched player looked back. `moved` is toward whom the eye moved (None: still), `number` the number it
    winked over (None: a blink, or still), `seen_by` who saw it move, of those in `watched_by`.
    """

    seat: Seat
    watched: Seat
    met: bool
    manner: Manner
    moved: Seat | None
    number: Number | None
    watched_by: tuple[Seat, ...]
    seen_by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn (in glance: a closed beat) as all know it; the last one of a live game may still go on.

    `accusations` were made in it, in order; `naming` is None where the player had no open call or still has, `call`
    the number called at its end (None: skipped, or not yet). `eyes` is glance's story (WK-26): None until the game is
    over, then empty where it ended before eyes were done. Live: `passed`, as the player was late or away; `left` are
    who left the game in it.
    """

    number: int
    seat: Seat
    accusations: tuple[Accusation, ...] = ()
    naming: Naming | None = None
    call: Number | None = None
    skipped: bool = False
    eyes: tuple[Eye, ...] | None = None
    passed: bool = False
    left: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """What a player learnt in private as a beat closed (WK-23, WK-27).

    `watched` is whom they watched (None: the game ended before eyes were done), `met` whether their eyes met, `moved`
    toward whom that player's eye was seen to move (None: still). `winked` is the caller they winked at themselves,
    over `number`. `void` is their accusation if it came too late; `own` the number of their own call that was
    open at the time.
    """

    turn: int
    watched: Seat | None = None
    met: bool = False
    moved: Seat | None = None
    winked: Seat | None = None
    number: Number | None = None
    void: Accusation | None = None
    own: Number | None = None


@dataclass(frozen=True, slots=True)
class Sighting:
    """An accusation that may be set (WK-28); in `turns` the suspect's eye was seen to move toward the caller."""

    suspect: Seat
    caller: Seat
    number: Number
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """A player's settings for the open beat of glance (WK-22); `standing`: the program confirms for them.

    `naming` and `call` are of the player on turn; None: nobody, not set.
    """

    watching: Seat
    manner: Manner = "bold"
    accusation: Accusation | None = None
    naming: Seat | None = None
    call: Number | None = None
    standing: bool = False


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CardView(Part):
    """A crowd card on its place: face up, turned face down, or taken (its place is empty).

    `token` is the seat whose token is on it, `lacking` the seats that publicly do not hold its number, in order.
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
    open call. Glance's: `confirmed`. `passed`: beats in a row that went by without their confirming, live turns in a
    row that were passed; `away`; `left`: they have left the game for good.
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
    left: bool
    settings: Settings | None
    sightings: tuple[Sighting, ...] | None
    news: tuple[News, ...] | None


class WinkView(View):
    """All that a seat may know; with the game over, everything.

    `signal` is how winks travel: `glance`, or the sign agreed on for a live table. `number` counts turns (in glance:
    beats) from 1, `active` is the player on turn. `may_call`: the numbers that the viewer on turn may call, or set to
    call. `last_round`: the game ends when all have had the same number of turns (WK-8); `quiet` counts the turns in
    a row that changed no crowd card (WK-9). `crowd` is the layout, row by row; `absent` the numbers left in the box.
    `turns` are the past turns, oldest first, with a live game's current turn last: those of the last round, or all
    when the game is over.
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
