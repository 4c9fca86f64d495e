"""Wink as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.game import Decision, Game, Outcome, Times
from engines.core.seats import Seat
from engines.core.text import Text
from engines.wink import asking, codec, rules
from engines.wink.briefing import briefing
from engines.wink.cards import PLAYERS
from engines.wink.describe import describe
from engines.wink.events import EVENTS, FORESEEN, Event
from engines.wink.imagine import imagine
from engines.wink.legal import legal
from engines.wink.moves import MOVES, Move
from engines.wink.options import WinkOptions
from engines.wink.player import choose
from engines.wink.setup import setup
from engines.wink.state import State, clone
from engines.wink.telling import tell
from engines.wink.view import redact, view
from engines.wink.views import WinkView


class Wink(Game[State, Move, Event, WinkView, WinkOptions]):
    """The game of `docs/rules/wink.md`."""

    id: ClassVar[str] = "wink"
    version: ClassVar[int] = codec.VERSION
    options = WinkOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = WinkView

    def seat_counts(self, options: WinkOptions) -> range:
        """Four to eight."""
        return PLAYERS

    def computer_seats(self, options: WinkOptions) -> bool:
        """In glance only: the program has no face to wink with (WK-20)."""
        return options.signal == "glance"

    def setup(self, options: WinkOptions, seats: int, chance: Chance) -> State:
        """A new game (WK-1)."""
        return setup(options, seats, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats the game waits for."""
        return asking.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move of the seat."""
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Play it, in place."""
        return rules.apply(state, seat, move, chance)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """What the seat is asked now."""
        return asking.decision(state, seat)

    def times(self, state: State) -> Times:
        """A beat's clock, or how long a live turn lasts at least."""
        return asking.times(state)

    def expire(self, state: State, chance: Chance) -> list[Event] | None:
        """A beat closes at its clock (WK-22)."""
        return rules.expire(state, chance)

    def view(self, state: State, seat: Seat | None) -> WinkView:
        """What the seat may know."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return redact(event, seat)

    def undoes(self, options: WinkOptions) -> bool:
        """Live alone: what is set by glance may be set anew until it is confirmed, then it is fixed (WK-22)."""
        return options.signal != "glance"

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its player what they couldn't foresee."""
        return not isinstance(event, FORESEEN)

    def describe(self, view: WinkView, move: Move) -> Text:
        """The move and what is known to follow."""
        return describe(view, move)

    def tell(self, event: Event) -> Text | None:
        """The event in one line."""
        return tell(event)

    def imagine(self, view: WinkView, chance: Chance) -> State:
        """A random full state that fits the view."""
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return state.outcome

    def briefing(self, options: WinkOptions, seats: int) -> tuple[Text, ...]:
        """How winks travel, and whether the last round is played out."""
        return briefing(options, seats)

    def choose(self, view: WinkView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
        """The computer player's move."""
        return choose(view, legal, chance, budget_s)

    def clone(self, state: State) -> State:
        """A copy to play on."""
        return clone(state)

    def dump(self, state: State) -> bytes:
        """The durable form."""
        return codec.dump(state)

    def load(self, data: bytes, version: int) -> State:
        """The state back."""
        return codec.load(data, version)


WINK = Wink()
