"""Infiltraitors as a Game: the contract's surface over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.game import Game, Outcome
from engines.core.seats import Seat
from engines.core.text import Text
from engines.infiltraitors import asking, codec, rules
from engines.infiltraitors.briefing import briefing
from engines.infiltraitors.campaign import SecretFile, following
from engines.infiltraitors.describe import describe
from engines.infiltraitors.events import EVENTS, Event
from engines.infiltraitors.imagine import imagine
from engines.infiltraitors.legal import legal, to_act
from engines.infiltraitors.missions import InfiltraitorsOptions
from engines.infiltraitors.moves import MOVES, Move
from engines.infiltraitors.player import choose
from engines.infiltraitors.revealing import reveals
from engines.infiltraitors.setup import setup
from engines.infiltraitors.sheets import sheets
from engines.infiltraitors.state import State, clone
from engines.infiltraitors.telling import tell
from engines.infiltraitors.view import redact, view
from engines.infiltraitors.views import InfiltraitorsView


class Infiltraitors(Game[State, Move, Event, InfiltraitorsView, InfiltraitorsOptions]):
    """The game of `docs/rules/infiltraitors.md`."""

    id: ClassVar[str] = "infiltraitors"
    version: ClassVar[int] = codec.VERSION
    cooperative: ClassVar[bool] = True
    options = InfiltraitorsOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = InfiltraitorsView
    campaign = SecretFile()

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(rules.apply)
    decision = staticmethod(asking.decision)
    times = staticmethod(asking.times)
    expire = staticmethod(rules.expire)
    view = staticmethod(view)
    redact = staticmethod(redact)
    reveals = staticmethod(reveals)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    imagine = staticmethod(imagine)
    sheets = staticmethod(sheets)
    choose = staticmethod(choose)
    clone = staticmethod(clone)
    dump = staticmethod(codec.dump)
    load = staticmethod(codec.load)

    def seat_counts(self, options: InfiltraitorsOptions) -> range:
        """Two to five agents, together."""
        return range(2, 6)

    def briefing(self, options: InfiltraitorsOptions, seats: int) -> tuple[Text, ...]:
        """The mission's facts and special rules."""
        return briefing(options.mission, seats)

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
