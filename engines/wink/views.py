"""What a seat or a spectator may know of a game of Wink: plain values for pictures, words and players."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.wink.cards import Manner, Number, Spy
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


class CallView(Part):
    """An open call: when it was made, and whether nobody may be accused over it any more (WK-6)."""

    seat: Seat
    number: Number
    turn: int
    barred: bool


class AccusationView(Part):
    """An accusation: who says that whom holds the number; `right` is None while it is only set, or void."""

    seat: Seat
    accused: Seat
    number: Number
    right: bool | None


class NamingView(Part):
    """How a call was named over: `named` None declined it (then `right` is None); wrong: `holder` held the card."""

    named: Seat | None
    number: Number
    right: bool | None
    holder: Seat | None


class EyeView(Part):
    """A player's eye in a beat, told when the game is over (WK-26).

    `moved` is toward whom it moved (None: still), `number` the number it winked over (None: a blink, or still),
    `met` whether the watched player looked back, `seen_by` who saw it move, of those in `watched_by`.
    """

    seat: Seat
    watched: Seat
    met: bool
    manner: Manner
    moved: Seat | None
    number: Number | None
    watched_by: tuple[Seat, ...]
    seen_by: tuple[Seat, ...]


class TurnView(Part):
    """A turn (in glance: a closed beat) as all know it; the last one of a live game may still go on.

    `accusations` were made in it, in order; `naming` is None where the player had no open call, `call` the number
    called at its end (None: skipped, or the game had ended). `eyes` is glance's story: None until the game is over,
    and empty where it ended before eyes were done.
    """

    number: int
    seat: Seat
    accusations: tuple[AccusationView, ...]
    naming: NamingView | None
    call: Number | None
    skipped: bool
    eyes: tuple[EyeView, ...] | None


class NewsView(Part):
    """What a player learnt in private as a beat closed (WK-23, WK-27).

    `watched` is whom they watched (None: the game ended before eyes were done), `met` whether their eyes met, `moved`
    toward whom that player's eye was seen to move (None: still). `winked` is the caller they winked at, over `number`.
    `void` is an accusation of theirs that couldn't be made any more.
    """

    turn: int
    watched: Seat | None
    met: bool
    moved: Seat | None
    winked: Seat | None
    number: Number | None
    void: AccusationView | None


class SightingView(Part):
    """An accusation that may be set in glance (WK-28): in which turns the suspect's eye was seen toward the caller."""

    suspect: Seat
    caller: Seat
    number: Number
    turns: tuple[int, ...]


class SettingsView(Part):
    """What stands for a player in the open beat of glance; `standing`: the program confirms until their own turn.

    `naming` and `call` are of the player on turn; None: nobody, not set.
    """

    watching: Seat
    manner: Manner
    accusation: AccusationView | None
    naming: Seat | None
    call: Number | None
    standing: bool


class PlayerView(Part):
    """A player's cards and standing.

    `hand`, `settings`, `news` and `sightings` are None where the viewer may not know them (in live games the last three
    are None or empty). `agents`, `crowd` and `lost` are the numbers of the agent cards and crowd cards face up and of
    the agent cards face down before them, in the order they came. Counter-intelligence cards: `counters` in hand,
    `counters_open` laid open, `counters_boxed` in the box. `token` is the number their token stands on. `confirmed`
    and `away` are glance's.
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
    call: CallView | None
    confirmed: bool
    away: bool
    settings: SettingsView | None
    sightings: tuple[SightingView, ...] | None
    news: tuple[NewsView, ...] | None


class WinkView(View):
    """All that a seat may know; with the game over, everything.

    `signal` is how winks travel: `glance`, or the sign agreed on for a live table. `number` counts turns (in glance:
    beats) from 1, `active` is the player on turn. `named`: a live player on turn has named or had nothing to name.
    `may_call`: the numbers that the viewer may call or set to call now. `last_round`: the game ends when all have had as many turns
    (WK-8). `crowd` is the layout, row by row; `absent` the numbers left in the box. `turns` are the past turns, oldest
    first; the last may be this one, while a live turn goes on.
    """

    signal: Signal
    equal_turns: bool
    beat_s: int
    stage: Stage
    number: int
    start: Seat
    active: Seat
    to_act: tuple[Seat, ...]
    named: bool
    may_call: tuple[Number, ...]
    last_round: bool
    crowd: tuple[CardView, ...]
    absent: tuple[Number, ...]
    players: tuple[PlayerView, ...]
    turns: tuple[TurnView, ...]
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
    def calls(self) -> tuple[CallView, ...]:
        """The open calls, in the order of seats."""
        return tuple(player.call for player in self.players if player.call is not None)

    @property
    def accomplice_of(self) -> tuple[CallView, ...]:
        """The open calls whose number the viewer holds (WK-3)."""
        hand = () if self.me is None else self.me.hand or ()
        return tuple(call for call in self.calls if call.number in hand)
