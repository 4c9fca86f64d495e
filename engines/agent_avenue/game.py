"""Agent Avenue as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.agent_avenue.coach import advise
from engines.agent_avenue.describe import describe
from engines.agent_avenue.events import EVENTS, Event
from engines.agent_avenue.imagine import imagine
from engines.agent_avenue.moves import MOVES, Move
from engines.agent_avenue.options import AgentAvenueOptions, briefing
from engines.agent_avenue.player.choose import choose
from engines.agent_avenue.rules.apply import apply, expire
from engines.agent_avenue.rules.legal import at_odds, decision, legal, to_act
from engines.agent_avenue.secrecy import redact, reveals, view
from engines.agent_avenue.setup import setup
from engines.agent_avenue.state import State, clone
from engines.agent_avenue.telling import tell
from engines.agent_avenue.views import AgentAvenueView, side_of
from engines.core.codec import Codec
from engines.core.game import Game, Outcome
from engines.core.seats import Seat

VERSION = 1
"""The version of states, moves and rules."""


class AgentAvenue(Game[State, Move, Event, AgentAvenueView, AgentAvenueOptions]):
    """The game of `docs/rules/agent_avenue.md`."""

    id: ClassVar[str] = "agent_avenue"
    version: ClassVar[int] = VERSION
    sides: ClassVar[bool] = True
    codec = Codec("agent_avenue", State, VERSION)
    options = AgentAvenueOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = AgentAvenueView

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    decision = staticmethod(decision)
    expire = staticmethod(expire)
    at_odds = staticmethod(at_odds)
    view = staticmethod(view)
    redact = staticmethod(redact)
    reveals = staticmethod(reveals)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    imagine = staticmethod(imagine)
    briefing = staticmethod(briefing)
    choose = staticmethod(choose)
    advise = staticmethod(advise)
    clone = staticmethod(clone)

    def seat_counts(self, options: AgentAvenueOptions) -> range:
        """A duel, or teams of three or four (AA-40)."""
        return range(2, 5)

    def side(self, state: State, seat: Seat) -> str:
        """Even seats are green, odd ones blue (AA-1)."""
        return ("green", "blue")[side_of(seat)]

    def rematch(self, options: AgentAvenueOptions, outcome: Outcome, reseated: Sequence[Seat]) -> AgentAvenueOptions:
        """The losing side begins (AA-1), on the seats it has now."""
        loser = outcome.ranking[-1][0]
        start = "blue" if side_of(reseated[loser]) else "green"
        return options.model_copy(update={"start": start})


AGENT_AVENUE = AgentAvenue()
