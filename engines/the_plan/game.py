"""Agents: T.H.E. Plan as a Game: the contract's surface over the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.codec import Codec
from engines.core.game import Game
from engines.the_plan.coach import advise
from engines.the_plan.describe import describe
from engines.the_plan.events import EVENTS, Event
from engines.the_plan.imagine import imagine
from engines.the_plan.moves import MOVES, Move
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.player import choose
from engines.the_plan.rules.apply import apply
from engines.the_plan.rules.legal import decision, legal, to_act
from engines.the_plan.secrecy import redact, reveals, view
from engines.the_plan.setup import setup
from engines.the_plan.sheets import sheets
from engines.the_plan.state import State, clone, older
from engines.the_plan.telling import tell
from engines.the_plan.views import ThePlanView

VERSION = 3
"""The version of states, moves and rules; up to version 2 keys certain by elimination could be lost track of."""


class ThePlan(Game[State, Move, Event, ThePlanView, ThePlanOptions]):
    """The game of `docs/rules/the_plan.md`."""

    id: ClassVar[str] = "the_plan"
    version: ClassVar[int] = VERSION
    codec = Codec("the_plan", State, VERSION, older)
    options = ThePlanOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = ThePlanView

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    decision = staticmethod(decision)
    view = staticmethod(view)
    redact = staticmethod(redact)
    reveals = staticmethod(reveals)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    imagine = staticmethod(imagine)
    sheets = staticmethod(sheets)
    choose = staticmethod(choose)
    advise = staticmethod(advise)
    clone = staticmethod(clone)

    def seat_counts(self, options: ThePlanOptions) -> range:
        """Two to four."""
        return range(2, 5)


THE_PLAN = ThePlan()
