"""Agent Avenue as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.agent_avenue import asking, codec, rules
from engines.agent_avenue.describe import describe
from engines.agent_avenue.events import EVENTS, Event
from engines.agent_avenue.imagine import imagine
from engines.agent_avenue.legal import legal
from engines.agent_avenue.moves import MOVES, Move
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.player import choose
from engines.agent_avenue.revealing import reveals
from engines.agent_avenue.setup import setup
from engines.agent_avenue.state import State, clone, side_of
from engines.agent_avenue.telling import tell
from engines.agent_avenue.view import redact, view
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from engines.core.game import Decision, Game, Outcome
from engines.core.seats import Seat
from engines.core.text import Text


class AgentAvenue(Game[State, Move, Event, AgentAvenueView, AgentAvenueOptions]):
    """The game of `docs/rules/agent_avenue.md`."""

    id: ClassVar[str] = "agent_avenue"
    version: ClassVar[int] = codec.VERSION
    options = AgentAvenueOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = AgentAvenueView

    def seat_counts(self, options: AgentAvenueOptions) -> range:
        """A duel, or teams of three or four (AA-40)."""
        return range(2, 5)

    def setup(self, options: AgentAvenueOptions, seats: int, chance: Chance) -> State:
        """A new game (AA-1, AA-20)."""
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

    def expire(self, state: State, chance: Chance) -> list[Event] | None:
        """Teams that don't agree in time (AA-43, AA-46)."""
        return rules.expire(state, chance)

    def view(self, state: State, seat: Seat | None) -> AgentAvenueView:
        """What the seat may know."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return redact(event, seat)

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(event)

    def describe(self, view: AgentAvenueView, move: Move) -> Text:
        """The move and what is known to follow."""
        return describe(view, move)

    def tell(self, event: Event) -> Text | None:
        """The event in one line."""
        return tell(event)

    def imagine(self, view: AgentAvenueView, chance: Chance) -> State:
        """A random full state that fits the view."""
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return state.outcome

    def choose(self, view: AgentAvenueView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
        """The computer player's move."""
        return choose(view, legal, chance, budget_s)

    def rematch(self, options: AgentAvenueOptions, outcome: Outcome, reseated: Sequence[Seat]) -> AgentAvenueOptions:
        """The losing side begins (AA-1), wherever it sits now."""
        loser = outcome.ranking[-1][0]
        start = "blue" if side_of(reseated[loser]) else "green"
        return options.model_copy(update={"start": start})

    def clone(self, state: State) -> State:
        """A copy to play on."""
        return clone(state)

    def dump(self, state: State) -> bytes:
        """The durable form."""
        return codec.dump(state)

    def load(self, data: bytes, version: int) -> State:
        """The state back."""
        return codec.load(data, version)


AGENT_AVENUE = AgentAvenue()
