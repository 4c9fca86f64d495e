"""MIND MGMT as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.game import Decision, Game, Outcome
from engines.core.seats import Seat
from engines.core.text import Text
from engines.mind_mgmt import asking, codec, rules
from engines.mind_mgmt.briefing import briefing
from engines.mind_mgmt.describe import describe
from engines.mind_mgmt.events import EVENTS, Event
from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.imagine import imagine
from engines.mind_mgmt.moves import MOVES, Move
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.player import choose
from engines.mind_mgmt.revealing import reveals
from engines.mind_mgmt.setup import setup
from engines.mind_mgmt.state import State, clone
from engines.mind_mgmt.telling import tell
from engines.mind_mgmt.view import redact, view
from engines.mind_mgmt.views import MindMgmtView


class MindMgmt(Game[State, Move, Event, MindMgmtView, MindMgmtOptions]):
    """The game of `docs/rules/mind_mgmt.md`."""

    id: ClassVar[str] = "mind_mgmt"
    version: ClassVar[int] = codec.VERSION
    at_daily: ClassVar[Mapping[str, Any]] = MappingProxyType({"short_setup": True, "standing_order": True})
    options = MindMgmtOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = MindMgmtView

    def seat_counts(self, options: MindMgmtOptions) -> range:
        """Two to five."""
        return range(2, 6)

    def setup(self, options: MindMgmtOptions, seats: int, chance: Chance) -> State:
        """A new game (MM-1 to MM-8)."""
        return setup(options, seats, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats the game waits for."""
        return asking.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move of the seat."""
        return rules.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Play it, in place."""
        return rules.apply(state, seat, move, chance)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """What the seat is asked now."""
        return asking.decision(state, seat)

    def view(self, state: State, seat: Seat | None) -> MindMgmtView:
        """What the seat may know."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return redact(event, seat)

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(state, event)

    def describe(self, view: MindMgmtView, move: Move) -> Text:
        """The move and what is known to follow."""
        return describe(view, move)

    def tell(self, event: Event) -> Text | None:
        """The event in one line."""
        return tell(event)

    def imagine(self, view: MindMgmtView, chance: Chance) -> State:
        """A random full state that fits the view."""
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return state.outcome

    def briefing(self, options: MindMgmtOptions, seats: int) -> tuple[Text, ...]:
        """What the mission and the other options mean, and how the agents are shared."""
        return briefing(options, seats)

    def noted(self, view: MindMgmtView, move: Move) -> tuple[str, int]:
        """The white note that lies there (MM-37)."""
        lying = {note.location: note.text for note in view.notes}
        return lying.get(getattr(move, "location", -1), ""), FACTS.note_length

    def planning(self, view: MindMgmtView) -> frozenset[Seat]:
        """The agents', without the Recruiter."""
        return frozenset(range(view.seats)) - {view.recruiter}

    def choose(self, view: MindMgmtView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
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


MIND_MGMT = MindMgmt()
