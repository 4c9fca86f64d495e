"""What the Game contract speaks of: options, views, moves, events, what is asked, limits of time, outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeVar

from engines.core.seats import Seat
from engines.core.text import Text

OptionValue: TypeAlias = bool | int | str
"""The value of an option."""


AtPace: TypeAlias = Mapping[str, Mapping[str, OptionValue]]
"""By a table's pace: options that go with it."""


class Options(BaseModel):
    """Modes and variants of a game: bools, choices (`Literal` of strings) and bounded integers only.

    At most 25 values each: integers in steps (`multiple_of`) where there would be more.
    The defaults are the beginner's game. Texts: `<game>-option-<field>` and, for choices,
    `<game>-option-<field>-<value>`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    def idle(self) -> frozenset[str]:
        """The fields that change nothing as the others are set: a lobby neither tells of them nor offers them."""
        return frozenset()


class View(BaseModel):
    """All that a seat (or a spectator, `seat` None) may know: plain values and tuples, no sets, no dicts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Seat | None


class Move(Protocol):
    """A frozen, small move in the rule's own terms; `kind` tells it from the others."""

    @property
    def kind(self) -> str:
        """The discriminator."""
        ...


class Event(Protocol):
    """A frozen, small event; carries what its redaction needs."""

    @property
    def kind(self) -> str:
        """The discriminator."""
        ...


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked. `id` changes exactly when that seat's question does.

    `prompt` is for the seat alone; `public` is what everybody else may read about the question (None: only that the
    seat is waited for). `answered`: the seat has answered in secret and is waited for until others have too; it is
    reminded of nothing.
    """

    id: str
    kind: str
    prompt: Text
    public: Text | None = None
    answered: bool = False


LimitKept: TypeAlias = Literal["always", "live", "by_table"]
"""What a limit of the rules' own is at which pace: the same at each; at a live one alone; the table's one clock.

One clock for the whole table (`by_table`) lasts as long as the rules say at a live pace, and as the table's own limit
says at a daily one. Without a pace there is none, and no seat has a clock of its own beside it.
"""


@dataclass(frozen=True, slots=True)
class Times:
    """The rules' own time limit and the least time before the question may be answered, in seconds, or neither.

    The limit runs on from move to move as long as `limit_s` and `limit_id` stay the same; when it has run out nobody
    moves until the rules have said what happens (`expire`), and then it begins again. `kept` says at which pace it
    runs. None runs where fewer than two people play who aren't away. `at_once` are the kinds of moves that answer no
    question: no least time holds them up, and no clock starts anew by them. A least time runs on through a seat's
    questions as long as `least_id` stays the same, whoever plays.
    """

    limit_s: int | None = None
    least_s: int | None = None
    limit_id: str = ""
    kept: LimitKept = "always"
    at_once: tuple[str, ...] = ()
    least_id: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: winners, ranking from the best (equals together), a score a seat, the reason."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: Text


S = TypeVar("S", default=object)
M = TypeVar("M", bound=Move, default=Move)
E = TypeVar("E", bound=Event, default=Event)
V = TypeVar("V", bound=View, default=View)
O = TypeVar("O", bound=Options, default=Options)  # noqa: E741
"""A game's own types: its full state, moves, events, views and options. Left out, they are those of any game."""

S_co = TypeVar("S_co", covariant=True, default=object)
M_co = TypeVar("M_co", bound=Move, covariant=True, default=Move)
E_co = TypeVar("E_co", bound=Event, covariant=True, default=Event)
V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
O_co = TypeVar("O_co", bound=Options, covariant=True, default=Options)
"""The same for what only gives them: one of a certain game serves where one of any game will do."""
