"""Agents: T.H.E. Plan as a Game: the contract's surface over the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.game import Game
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

    setup = staticmethod(setup)
    to_act = staticmethod(asking.to_act)
    legal = staticmethod(legal)
    apply = staticmethod(rules.apply)
    decision = staticmethod(asking.decision)
    view = staticmethod(view)
    redact = staticmethod(redact)
    describe = staticmethod(telling.describe)
    tell = staticmethod(telling.tell)
    imagine = staticmethod(imagine)
    sheets = staticmethod(sheets)
    choose = staticmethod(choose)
    clone = staticmethod(clone)
    dump = staticmethod(codec.dump)
    load = staticmethod(codec.load)

    def seat_counts(self, options: ThePlanOptions) -> range:
        """Two to four."""
        return range(2, 5)

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its mover anything new."""
        return reveals(event)


THE_PLAN = ThePlan()
