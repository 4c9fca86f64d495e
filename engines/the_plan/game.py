"""Agents: T.H.E. Plan as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.game import Decision, Game, Outcome
from engines.core.seats import Seat
from engines.core.sheets import Sheet
from engines.core.text import Text
from engines.the_plan import asking, codec, rules
from engines.the_plan import describe as telling
from engines.the_plan.events import EVENTS, Event
from engines.the_plan.imagine import imagine
from engines.the_plan.legal import legal
from engines.the_plan.moves import MOVES, Move
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.player import choose
from engines.the_plan.revealing import reveals
from engines.the_plan.setup import setup
from engines.the_plan.sheets import sheets
from engines.the_plan.state import State, clone
from engines.the_plan.view import redact, view
from engines.the_plan.views import ThePlanView


class ThePlan(Game[State, Move, Event, ThePlanView, ThePlanOptions]):
    """The game of `docs/rules/the_plan.md`."""

    id: ClassVar[str] = "the_plan"
    version: ClassVar[int] = codec.VERSION
    options = ThePlanOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = ThePlanView

    def seat_counts(self, options: ThePlanOptions) -> range:
        """Two to four."""
        return range(2, 5)

    def setup(self, options: ThePlanOptions, seats: int, chance: Chance) -> State:
        """A new game (TP-1 to TP-3)."""
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

    def view(self, state: State, seat: Seat | None) -> ThePlanView:
        """What the seat may know."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return redact(event, seat)

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(event)

    def describe(self, view: ThePlanView, move: Move) -> Text:
        """The move and what is known to follow."""
        return telling.describe(view, move)

    def tell(self, event: Event) -> Text | None:
        """The event in one line."""
        return telling.tell(event)

    def imagine(self, view: ThePlanView, chance: Chance) -> State:
        """A random full state that fits the view."""
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return state.outcome

    def sheets(self, view: ThePlanView) -> tuple[Sheet, ...]:
        """The viewer's note sheets (TP-18)."""
        return sheets(view)

    def choose(self, view: ThePlanView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
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


THE_PLAN = ThePlan()
