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
from engines.core.game import Game, Outcome
from engines.core.seats import Seat
from engines.core.text import Text, text

PAIR = 2


class AgentAvenue(Game[State, Move, Event, AgentAvenueView, AgentAvenueOptions]):
    """The game of `docs/rules/agent_avenue.md`."""

    id: ClassVar[str] = "agent_avenue"
    version: ClassVar[int] = codec.VERSION
    sides: ClassVar[bool] = True
    options = AgentAvenueOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = AgentAvenueView

    setup = staticmethod(setup)
    to_act = staticmethod(asking.to_act)
    legal = staticmethod(legal)
    apply = staticmethod(rules.apply)
    decision = staticmethod(asking.decision)
    expire = staticmethod(rules.expire)
    view = staticmethod(view)
    redact = staticmethod(redact)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    imagine = staticmethod(imagine)
    choose = staticmethod(choose)
    clone = staticmethod(clone)
    dump = staticmethod(codec.dump)
    load = staticmethod(codec.load)

    def seat_counts(self, options: AgentAvenueOptions) -> range:
        """A duel, or teams of three or four (AA-40)."""
        return range(2, 5)

    def briefing(self, options: AgentAvenueOptions, seats: int) -> tuple[Text, ...]:
        """Who plays together, where there are teams (AA-40)."""
        return (text("agent-avenue-briefing-teams", seats=seats),) if seats > PAIR else ()

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(event)

    def rematch(self, options: AgentAvenueOptions, outcome: Outcome, reseated: Sequence[Seat]) -> AgentAvenueOptions:
        """The losing side begins (AA-1), wherever it sits now."""
        loser = outcome.ranking[-1][0]
        start = "blue" if side_of(reseated[loser]) else "green"
        return options.model_copy(update={"start": start})


AGENT_AVENUE = AgentAvenue()
