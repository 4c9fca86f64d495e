"""Infiltraitors as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.game import Decision, Game, Outcome, Times
from engines.core.seats import Seat
from engines.core.sheets import Sheet
from engines.core.text import Text
from engines.infiltraitors import asking, codec, rules
from engines.infiltraitors.briefing import briefing
from engines.infiltraitors.campaign import SecretFile, following
from engines.infiltraitors.describe import describe
from engines.infiltraitors.events import EVENTS, Event
from engines.infiltraitors.imagine import imagine
from engines.infiltraitors.legal import legal, to_act
from engines.infiltraitors.missions import InfiltraitorsOptions
from engines.infiltraitors.moves import MOVES, Move
from engines.infiltraitors.player import choose
from engines.infiltraitors.revealing import reveals
from engines.infiltraitors.setup import setup
from engines.infiltraitors.sheets import sheets
from engines.infiltraitors.state import State, clone
from engines.infiltraitors.telling import tell
from engines.infiltraitors.view import redact, view
from engines.infiltraitors.views import InfiltraitorsView


class Infiltraitors(Game[State, Move, Event, InfiltraitorsView, InfiltraitorsOptions]):
    """The game of `docs/rules/infiltraitors.md`."""

    id: ClassVar[str] = "infiltraitors"
    version: ClassVar[int] = codec.VERSION
    cooperative: ClassVar[bool] = True
    options = InfiltraitorsOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = InfiltraitorsView
    campaign = SecretFile()

    def seat_counts(self, options: InfiltraitorsOptions) -> range:
        """Two to five agents, together."""
        return range(2, 6)

    def setup(self, options: InfiltraitorsOptions, seats: int, chance: Chance) -> State:
        """A new mission (IN-1)."""
        return setup(options, seats, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat the mission waits for."""
        return to_act(state)

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
        """The time limit of T3 (IN-11)."""
        return asking.times(state)

    def expire(self, state: State, chance: Chance) -> list[Event] | None:
        """A mission against time is lost (IN-11)."""
        return rules.expire(state, chance)

    def view(self, state: State, seat: Seat | None) -> InfiltraitorsView:
        """What the seat may know."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return redact(event, seat)

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(state, event)

    def describe(self, view: InfiltraitorsView, move: Move) -> Text:
        """The move and what is known to follow."""
        return describe(view, move)

    def tell(self, event: Event) -> Text | None:
        """The event in one line."""
        return tell(event)

    def imagine(self, view: InfiltraitorsView, chance: Chance) -> State:
        """A random full state that fits the view."""
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return state.outcome

    def briefing(self, options: InfiltraitorsOptions, seats: int) -> tuple[Text, ...]:
        """The mission's facts and special rules."""
        return briefing(options.mission, seats)

    def sheets(self, view: InfiltraitorsView) -> tuple[Sheet, ...]:
        """The clue boards (IN-13)."""
        return sheets(view)

    def choose(self, view: InfiltraitorsView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
        """The computer agent's move."""
        return choose(view, legal, chance, budget_s)

    def rematch(
        self,
        options: InfiltraitorsOptions,
        outcome: Outcome,
        reseated: Sequence[Seat],
    ) -> InfiltraitorsOptions:
        """After a mission won the one that follows in the story; a lost one again (IN-28)."""
        if not outcome.winners:
            return options
        return options.model_copy(update={"mission": following(options.mission)})

    def clone(self, state: State) -> State:
        """A copy to play on."""
        return clone(state)

    def dump(self, state: State) -> bytes:
        """The durable form."""
        return codec.dump(state)

    def load(self, data: bytes, version: int) -> State:
        """The state back."""
        return codec.load(data, version)


INFILTRAITORS = Infiltraitors()
