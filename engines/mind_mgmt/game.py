"""MIND MGMT as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engines.core.codec import Codec
from engines.core.game import Game
from engines.core.seats import Seat
from engines.mind_mgmt import asking, rules
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

VERSION = 1
"""The version of states, moves and rules."""


class MindMgmt(Game[State, Move, Event, MindMgmtView, MindMgmtOptions]):
    """The game of `docs/rules/mind_mgmt.md`."""

    id: ClassVar[str] = "mind_mgmt"
    version: ClassVar[int] = VERSION
    sides: ClassVar[bool] = True
    at_daily: ClassVar[Mapping[str, Any]] = MappingProxyType({"short_setup": True, "standing_order": True})
    codec = Codec("mind_mgmt", State, VERSION)
    options = MindMgmtOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = MindMgmtView

    setup = staticmethod(setup)
    to_act = staticmethod(asking.to_act)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    decision = staticmethod(asking.decision)
    view = staticmethod(view)
    redact = staticmethod(redact)
    reveals = staticmethod(reveals)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    imagine = staticmethod(imagine)
    briefing = staticmethod(briefing)
    choose = staticmethod(choose)
    clone = staticmethod(clone)

    def seat_counts(self, options: MindMgmtOptions) -> range:
        """Two to five."""
        return range(2, 6)

    def noted(self, view: MindMgmtView, move: Move) -> tuple[str, int]:
        """The white note that lies there (MM-37)."""
        lying = {note.location: note.text for note in view.notes}
        return lying.get(getattr(move, "location", -1), ""), FACTS.note_length

    def planning(self, view: MindMgmtView) -> frozenset[Seat]:
        """The agents', without the Recruiter."""
        return frozenset(range(view.seats)) - {view.recruiter}


MIND_MGMT = MindMgmt()
