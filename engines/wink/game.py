"""Wink as a Game: the contract's surface over the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.game import Game
from engines.core.seats import Seat
from engines.wink import asking, codec, rules
from engines.wink.briefing import briefing
from engines.wink.cards import PLAYERS
from engines.wink.describe import describe
from engines.wink.events import EVENTS, FORESEEN, Event
from engines.wink.imagine import imagine
from engines.wink.legal import legal
from engines.wink.moves import MOVES, Move, Watch
from engines.wink.options import WinkOptions
from engines.wink.player import choose
from engines.wink.setup import setup
from engines.wink.state import State, clone
from engines.wink.telling import tell, tell_all
from engines.wink.view import redact, view
from engines.wink.views import WinkView


class Wink(Game[State, Move, Event, WinkView, WinkOptions]):
    """The game of `docs/rules/wink.md`."""

    id: ClassVar[str] = "wink"
    version: ClassVar[int] = codec.VERSION
    options = WinkOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = WinkView

    setup = staticmethod(setup)
    to_act = staticmethod(asking.to_act)
    legal = staticmethod(legal)
    apply = staticmethod(rules.apply)
    decision = staticmethod(asking.decision)
    times = staticmethod(asking.times)
    expire = staticmethod(rules.expire)
    view = staticmethod(view)
    redact = staticmethod(redact)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    tell_all = staticmethod(tell_all)
    imagine = staticmethod(imagine)
    briefing = staticmethod(briefing)
    choose = staticmethod(choose)
    clone = staticmethod(clone)
    dump = staticmethod(codec.dump)
    load = staticmethod(codec.load)

    def seat_counts(self, options: WinkOptions) -> range:
        """Four to eight."""
        return PLAYERS

    def computer_seats(self, options: WinkOptions) -> bool:
        """In glance only: the program has no face to wink with (WK-20)."""
        return options.signal == "glance"

    def away(self, state: State) -> frozenset[Seat]:
        """Who has let two beats in a row pass (WK-30)."""
        return frozenset(seat for seat, player in enumerate(state.players) if player.away)

    def back(self, state: State, seat: Seat) -> Move:
        """Watching whom one watches already: acting is all that it takes (WK-30)."""
        return Watch(state.settings(seat).watching)

    def undoes(self, options: WinkOptions) -> bool:
        """Live alone: what is set by glance may be set anew until it is confirmed, then it is fixed (WK-22)."""
        return options.signal != "glance"

    def reveals(self, state: State, event: Event) -> bool:
        """Whether an event told its player what they couldn't foresee."""
        return not isinstance(event, FORESEEN)


WINK = Wink()
