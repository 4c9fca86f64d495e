"""The full state of a game of Wink: plain values; players and turns are immutable and get replaced."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Protocol, TypeVar

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.wink.cards import COUNTERS, Number
from engines.wink.options import Signal
from engines.wink.views import Call, Eye, News, Settings, Stage, Turn

T = TypeVar("T", bound="_Frozen")

NOWHERE: Number = 0
"""A token that is on no card."""

_CACHED = 1 << 12


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """A player's cards and, in glance, their settings.

    `agents` and `crowd` lie face up in front of them, `lost` are their agent cards face down. `counters` are in hand,
    `opened` laid open, `boxed` in the box. `passed` counts the beats in a row that they did not confirm, live their
    turns in a row that passed. `left`: they have left the game for good (WK-39).
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
    left: bool = False

    @property
    def score(self) -> int:
        """The points now (WK-10)."""
        return len(self.agents) + len(self.crowd) + self.counters


@dataclass(frozen=True, slots=True, eq=False)
class Past:
    """A turn as all know it, with glance's secrets: the eyes, and what each player learnt.

    `eyes` and `news` are empty for a live turn; an imagined past has no eyes, and no old news of other seats.
    """

    turn: Turn
    eyes: tuple[Eye, ...] = ()
    news: tuple[News | None, ...] = ()


Numbers = Annotated[frozenset[Number], PlainSerializer(sorted, return_type=list[Number])]
"""Numbers of crowd cards; durable in order, as the same state gives the same bytes."""
Lacks = Annotated[frozenset[tuple[Number, Seat]], PlainSerializer(sorted, return_type=list[tuple[Number, Seat]])]
"""Pairs of a number and a seat; durable in order."""

_PAST = TypeAdapter(Past)


@lru_cache(_CACHED)
def _written(past: Past) -> str:
    """The turn's JSON with apostrophes as quotes: a JSON string holds them without escapes."""
    return _PAST.dump_json(past).decode().replace('"', "'")


@lru_cache(_CACHED)
def _read(written: str) -> Past:
    return _PAST.validate_json(written.replace("'", '"'))


Kept = Annotated[Past, PlainSerializer(_written, return_type=str), PlainValidator(lambda kept: _read(str(kept)))]
"""A turn whose durable form is made once and kept, as turns are immutable: a state is dumped after every move."""


@dataclass(slots=True)
class State:
    """A game.

    `up` and `down` are the crowd cards on the table, face up and face down; `lacking` are the pairs of a number and a
    seat that publicly does not hold it. `past` are the turns, oldest first, with a live game's current turn last.

    `unable` counts the turns in a row in which the player couldn't call, `quiet` those that changed no crowd
    card; `changed`: this turn has. `ending`: the last round is being played out.
    """

    signal: Signal
    equal: bool
    beat_s: int
    least_s: int
    layout: tuple[Number, ...]
    up: Numbers
    players: list[Player]
    start: Seat
    active: Seat
    down: Numbers = frozenset()
    lacking: Lacks = frozenset()
    stage: Stage = "turn"
    number: int = 1
    past: tuple[Kept, ...] = ()
    unable: int = 0
    quiet: int = 0
    changed: bool = False
    ending: bool = False
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many began the game."""
        return len(self.players)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game (WK-39)."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.left)

    @property
    def live(self) -> bool:
        """Whether people give the signal themselves (WK-20)."""
        return self.signal != "glance"

    def update(self, seat: Seat, **changes: object) -> None:
        """Replace a seat's player by one with these changes."""
        self.players[seat] = _changed(self.players[seat], **changes)

    def set(self, seat: Seat, **changes: object) -> Settings:
        """Replace a seat's settings by ones with these changes (glance); returns them."""
        settings = _changed(self.settings(seat), **changes)
        self.update(seat, settings=settings)
        return settings

    def settings(self, seat: Seat) -> Settings:
        """A seat's settings (glance)."""
        settings = self.players[seat].settings
        assert settings is not None, "a live table has no settings"
        return settings

    @property
    def turn(self) -> Turn:
        """The last turn as all know it."""
        return self.past[-1].turn

    def note(self, **changes: object) -> None:
        """Replace the last turn by one with these changes."""
        self.past = (*self.past[:-1], _changed(self.past[-1], turn=_changed(self.turn, **changes)))


class _Frozen(Protocol):
    """A frozen dataclass, made from its fields in their order."""

    @property
    def __match_args__(self) -> tuple[str, ...]:
        """The names of the fields."""
        ...


def _changed(thing: T, **changes: object) -> T:
    """A frozen value with some fields changed; `dataclasses.replace`, in a third of its time."""
    kind: Callable[..., T] = type(thing)
    return kind(*[changes[name] if name in changes else getattr(thing, name) for name in thing.__match_args__])


def clone(state: State) -> State:
    """A copy to play on; immutable parts are shared."""
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


def older(data: bytes, version: int) -> bytes:
    """The present durable form of a state's data.

    An older one has lines of JSON: first the table with the number of seats, then each player, then each turn.
    """
    table, *lines = data.split(b"\n")
    if not lines:
        return data
    seats = json.loads(table)["seats"]
    past = [json.dumps(line.decode().replace('"', "'")).encode() for line in lines[seats:]]
    return b'%b,"players":[%b],"past":[%b]}' % (table[:-1], b",".join(lines[:seats]), b",".join(past))
