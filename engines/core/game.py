"""The Game contract: all that anything generic (session, bot, tests, replays, benchmarks) knows of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, cast

from pydantic import TypeAdapter

from engines.core.campaign import Campaign
from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.codec import Codec
from engines.core.parts import AtPace, Decision, E, Event, M, Move, O, Options, Outcome, S, Times, V, View
from engines.core.seats import Seat
from engines.core.sheets import Sheet
from engines.core.strength import Strength
from engines.core.text import Text

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

__all__ = ["AnyGame", "Decision", "Event", "Game", "Move", "Options", "Outcome", "Times", "View"]


class _Ended(Protocol):
    """A state that says by itself how the game has ended."""

    outcome: Outcome | None


class Game(ABC, Generic[S, M, E, V, O]):
    """A game. One object, no state of its own; seats are 0…n−1; S is the full state, V what one seat may know."""

    id: ClassVar[str]
    version: ClassVar[int]
    cooperative: ClassVar[bool] = False
    """Whether all win or lose together, so that giving up makes nobody the winner."""
    sides: ClassVar[bool] = False
    """Whether a seat is a side of its own kind, so that a rematch with other seats is another game to play."""
    rated_sides: ClassVar[tuple[str, ...]] = ()
    """The sides, where they are played so differently that people have a rating on each, not one for the game."""
    at_pace: ClassVar[AtPace] = MappingProxyType({})
    """By pace the options that a table takes on with it, and gives up for a pace that has others, or none."""
    codec: Codec[S]
    """How states are kept; a game without one overrides `dump` and `load`."""
    options: type[O]
    moves: TypeAdapter[M]
    events: TypeAdapter[E]
    views: type[V]
    campaign: Campaign[O] | None = None

    @abstractmethod
    def seat_counts(self, options: O) -> range:
        """How many can play."""

    def computer_seats(self, options: O) -> bool:
        """Whether computer players may sit here."""
        return True

    @abstractmethod
    def setup(self, options: O, seats: int, chance: Chance) -> S:
        """A new game; all randomness comes from `chance`."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats the game waits for; public; empty only when it is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal move of the seat; there may be some even while the game does not wait for it."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> list[E]:
        """Play it, in place. Raises `IllegalMove` before touching anything."""

    @abstractmethod
    def decision(self, state: S, seat: Seat) -> Decision | None:
        """What the seat is asked now."""

    def away(self, state: S) -> frozenset[Seat]:
        """The seats that the rules go on without until they act; public. Where all a table's people are, it rests."""
        return frozenset()

    def back(self, state: S, seat: Seat) -> M:
        """The move that brings a seat back that is away, and changes nothing else."""
        raise NotImplementedError

    def times(self, state: S) -> Times:
        """The rules' own limits of time."""
        return Times()

    def shares_clock(self, options: O) -> bool:
        """Whether one clock runs for the whole table (`LimitKept`): the rules alone say what becomes of the late."""
        return False

    def expire(self, state: S, chance: Chance) -> list[E] | None:
        """What the rules do when time is up, in place; None (and nothing touched): the table's choice."""
        return None

    def passes(self, options: O) -> bool:
        """Whether the rules let the turn of a late seat pass, as no program can play it; `pass_turn` does it then."""
        return False

    def pass_turn(self, state: S, seat: Seat, chance: Chance) -> list[E]:
        """The turn of a seat that is waited for passes, in place."""
        raise NotImplementedError

    def drop(self, state: S, seat: Seat, chance: Chance) -> list[E] | None:
        """A seat is given up for good, in place, where no program can play; None: without it no game goes on."""
        return None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""

    @abstractmethod
    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as the seat (None: a spectator) may know it; None: not at all."""

    def undoes(self, options: O) -> bool:
        """Whether moves can be taken back at all: not where each sets in private and then confirms for good."""
        return True

    def reveals(self, state: S, event: E) -> bool:
        """Whether an event revealed something to its mover: a draw, a look, a shot's result.

        `state` is the one after it. Nobody takes a move with such an event back alone; a draw from `chance` counts as
        one without being asked for.
        """
        return True

    @abstractmethod
    def describe(self, view: V, move: M) -> Text:
        """The move in one line with what is known to follow, for buttons, options, `/move` and the log."""

    def overtaken(self, state: S, seat: Seat) -> Iterable[M]:
        """Moves the seat could make lately, until somebody was quicker; `apply` refuses them by saying who."""
        return ()

    @abstractmethod
    def tell(self, event: E) -> Text | None:
        """A (redacted) event in one line for news and log; None: nothing worth a line."""

    def tell_all(self, events: Iterable[E]) -> tuple[Text, ...]:
        """What happened at one stroke, in lines: a line an event, unless a game takes some of them together."""
        return tuple(line for event in events if (line := self.tell(event)) is not None)

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A random full state that fits the view, from the view alone: `view(imagine(v), v.seat) == v`."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on; by default the state's field `outcome`."""
        return cast("_Ended", state).outcome

    def side(self, state: S, seat: Seat) -> str | None:
        """Which side a seat is on, as the end of the text `<game>-side-<side>`; None where each plays for itself.

        Where all play together (`cooperative`) there is none either.
        """
        return None

    def concluded(self, state: S, outcome: Outcome) -> S:
        """A copy of the state as the table leaves it that ended so before the rules had an end for it.

        All is open in its views, as after any end. By default for a dataclass with the fields `stage` and `outcome`.
        """
        copy = cast("DataclassInstance", self.clone(state))
        return cast("S", replace(copy, stage="over", outcome=outcome))

    def briefing(self, options: O, seats: int) -> tuple[Text, ...]:
        """What these options change or add, a line each, for people in the lobby."""
        return ()

    def at_odds(self, state: S) -> frozenset[Seat]:
        """The seats that have had their say on a question and whose partners want otherwise, as far as they see."""
        return frozenset()

    def planning(self, view: V) -> frozenset[Seat]:
        """The seats that plan together in private, apart from all others, from a spectator's view; empty: none do."""
        return frozenset()

    def noted(self, view: V, move: M) -> tuple[str, int]:
        """Of a note to write: what it says so far, and how many characters it may have."""
        return "", 200

    def sheets(self, view: V) -> tuple[Sheet, ...]:
        """The note sheets that the view's seat sees, kept beside the state; when the game is over all there were."""
        return ()

    @abstractmethod
    def choose(self, view: V, legal: Sequence[M], chance: Chance, budget_s: float, strength: Strength) -> M:
        """The computer player: from the view alone, within about the time given, as well as it is to play."""

    def advise(self, view: V, legal: Sequence[M], chance: Chance, budget_s: float) -> Advice[M]:
        """What is told somebody who asks about a question of theirs, from the view alone, within about that time.

        By default what the hard program does, and no more.
        """
        return Advice((self.choose(view, legal, chance, budget_s, Strength.HARD),))

    def settles(self, move: M) -> bool:
        """Whether a move answers a question by itself, rather than setting what is confirmed later."""
        return True

    def rematch(self, options: O, outcome: Outcome, reseated: Sequence[Seat]) -> O:
        """The options of a rematch; `reseated[s]` is the new seat of the old seat s."""
        return options

    def is_same(self, state: S, other: S) -> bool:
        """Whether two states are the same: their durable forms are. By default as their fields compare."""
        return state == other

    @abstractmethod
    def clone(self, state: S) -> S:
        """A cheap copy to play on."""

    def dump(self, state: S) -> bytes:
        """The durable form; same state, same bytes."""
        return self.codec.dump(state)

    def load(self, data: bytes, version: int) -> S:
        """The state back from any version's durable form."""
        return self.codec.load(data, version)


AnyGame = Game[Any, Any, Any, Any, Any]
"""Some game; for lists of games, whose types differ."""
