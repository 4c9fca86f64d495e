"""Infiltraitors as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.codec import Codec
from engines.core.game import Game, Outcome
from engines.core.parts import AtPace
from engines.core.seats import Seat
from engines.core.text import Text
from engines.infiltraitors.campaign import SecretFile, following
from engines.infiltraitors.coach import advise
from engines.infiltraitors.describe import describe
from engines.infiltraitors.events import EVENTS, Event
from engines.infiltraitors.imagine import imagine
from engines.infiltraitors.moves import MOVES, Move
from engines.infiltraitors.options import InfiltraitorsOptions, briefing, last_turn
from engines.infiltraitors.player.choose import choose
from engines.infiltraitors.rules.apply import apply, expire
from engines.infiltraitors.rules.legal import decision, legal, times, to_act
from engines.infiltraitors.secrecy import redact, reveals, view
from engines.infiltraitors.setup import setup
from engines.infiltraitors.sheets import sheets
from engines.infiltraitors.state import State, clone
from engines.infiltraitors.telling import tell
from engines.infiltraitors.views import InfiltraitorsView

VERSION = 2
"""The version of states, moves and rules."""


class Infiltraitors(Game[State, Move, Event, InfiltraitorsView, InfiltraitorsOptions]):
    """The game of `docs/rules/infiltraitors.md`."""

    id: ClassVar[str] = "infiltraitors"
    version: ClassVar[int] = VERSION
    cooperative: ClassVar[bool] = True
    at_pace: ClassVar[AtPace] = {"daily": {"limit": "turns"}, "none": {"limit": "turns"}}
    codec = Codec("infiltraitors", State, VERSION)
    options = InfiltraitorsOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = InfiltraitorsView
    campaign = SecretFile()

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    decision = staticmethod(decision)
    times = staticmethod(times)
    expire = staticmethod(expire)
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

    def seat_counts(self, options: InfiltraitorsOptions) -> range:
        """Two to five agents, together."""
        return range(2, 6)

    def briefing(self, options: InfiltraitorsOptions, seats: int) -> tuple[Text, ...]:
        """The mission's facts and special rules."""
        return briefing(options.mission, seats, last_turn(options, seats))

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


INFILTRAITORS = Infiltraitors()
"""Infiltraitors: agents hunt suspects together, and only clues may speak."""
