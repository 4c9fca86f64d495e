"""What has happened or stands in a game of Wink, as small frozen values that state, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from engines.core.seats import Seat
from engines.wink.cards import Manner, Number

T = TypeVar("T")


def changed(thing: T, **changes: Any) -> T:
    """A frozen value with some fields changed; `dataclasses.replace`, in a third of its time."""
    kind: Any = type(thing)
    fields = [changes[name] if name in changes else getattr(thing, name) for name in kind.__match_args__]
    made: T = kind(*fields)
    return made


@dataclass(frozen=True, slots=True)
class Call:
    """An open call (WK-2): when it was made, and whether nobody may be accused over it any more (WK-6)."""

    seat: Seat
    number: Number
    turn: int
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Accusation:
    """An accusation: who says that whom holds the number; `right` is None while it is only set, or void."""

    seat: Seat
    accused: Seat
    number: Number
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class Naming:
    """How a call was named over (WK-5); `named` None declined it (so are `right` and `holder`, who held the card)."""

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
    over, then empty where it ended before eyes were done.
    """

    number: int
    seat: Seat
    accusations: tuple[Accusation, ...] = ()
    naming: Naming | None = None
    call: Number | None = None
    skipped: bool = False
    eyes: tuple[Eye, ...] | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What a player learnt in private as a beat closed (WK-23, WK-27).

    `watched` is whom they watched (None: the game ended before eyes were done), `met` whether their eyes met, `moved`
    toward whom that player's eye was seen to move (None: still). `winked` is the caller they winked at themselves,
    over `number`. `void` is an accusation of theirs that couldn't be made any more; `own` the number of their own
    call that was open meanwhile.
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
    """An accusation that may be set (WK-28), and in which turns the suspect's eye was seen to move to the caller."""

    suspect: Seat
    caller: Seat
    number: Number
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """What stands for a player in the open beat of glance (WK-22); the program confirms for one who is `standing`.

    `naming` and `call` are of the player on turn; None: nobody, not set.
    """

    watching: Seat
    manner: Manner = "bold"
    accusation: Accusation | None = None
    naming: Seat | None = None
    call: Number | None = None
    standing: bool = False
