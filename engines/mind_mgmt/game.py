"""MIND MGMT as a Game: the contract's surface over the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.codec import Codec
from engines.core.game import Game
from engines.core.parts import AtPace
from engines.core.seats import Seat
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.coach import advise
from engines.mind_mgmt.describe import describe
from engines.mind_mgmt.events import EVENTS, Event
from engines.mind_mgmt.imagine import imagine
from engines.mind_mgmt.moves import MOVES, Move, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions, briefing
from engines.mind_mgmt.player.choose import choose
from engines.mind_mgmt.rules.apply import apply
from engines.mind_mgmt.rules.legal import decision, legal, times, to_act
from engines.mind_mgmt.secrecy import redact, reveals, view
from engines.mind_mgmt.setup import setup
from engines.mind_mgmt.state import State, clone, older
from engines.mind_mgmt.telling import tell
from engines.mind_mgmt.views import MindMgmtView

VERSION = 3
"""The version of states, moves and rules.

Up to version 1 a confirmed note took a white one's place, up to 2 there were no packages.
"""


class MindMgmt(Game[State, Move, Event, MindMgmtView, MindMgmtOptions]):
    """The game of `docs/rules/mind_mgmt.md`."""

    id: ClassVar[str] = "mind_mgmt"
    version: ClassVar[int] = VERSION
    sides: ClassVar[bool] = True
    rated_sides: ClassVar[tuple[str, ...]] = ("recruiter", "agents")
    at_pace: ClassVar[AtPace] = {"daily": {"short_setup": True, "standing_order": True}}
    codec = Codec("mind_mgmt", State, VERSION, older)
    options = MindMgmtOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = MindMgmtView

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    decision = staticmethod(decision)
    times = staticmethod(times)
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

    def seat_counts(self, options: MindMgmtOptions) -> range:
        """Two to five."""
        return range(2, 6)

    def noted(self, view: MindMgmtView, move: Move) -> tuple[str, int]:
        """The white note that lies there (MM-37)."""
        place = move.location if isinstance(move, WriteNote) else None
        return next((note.text for note in view.notes if note.location == place), ""), FACTS.note_length

    def side(self, state: State, seat: Seat) -> str:
        """The Recruiter, or the agents (MM-1)."""
        return "recruiter" if seat == state.recruiter else "agents"

    def planning(self, view: MindMgmtView) -> frozenset[Seat]:
        """The agents', without the Recruiter."""
        return frozenset(range(view.seats)) - {view.recruiter}


MIND_MGMT = MindMgmt()
