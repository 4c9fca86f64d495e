"""Wink as a Game: the contract's surface over the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.codec import Codec
from engines.core.game import Game
from engines.core.seats import Seat
from engines.wink.cards import PLAYERS
from engines.wink.coach import advise, settles
from engines.wink.describe import describe
from engines.wink.events import EVENTS, Event
from engines.wink.imagine import imagine
from engines.wink.moves import MOVES, ComeBack, Move, Watch
from engines.wink.options import WinkOptions, briefing
from engines.wink.player import choose
from engines.wink.rules.apply import apply, expire
from engines.wink.rules.leaving import leave, pass_turn
from engines.wink.rules.legal import decision, legal, times, to_act
from engines.wink.rules.overtaken import overtaken
from engines.wink.secrecy import redact, reveals, view
from engines.wink.setup import setup
from engines.wink.state import State, clone, older
from engines.wink.telling import tell, tell_all
from engines.wink.views import WinkView

VERSION = 2
"""The version of states, moves and rules."""


class Wink(Game[State, Move, Event, WinkView, WinkOptions]):
    """The game of `docs/rules/wink.md`."""

    id: ClassVar[str] = "wink"
    version: ClassVar[int] = VERSION
    codec = Codec("wink", State, VERSION, older=older)
    options = WinkOptions
    moves: TypeAdapter[Move] = MOVES
    events: TypeAdapter[Event] = EVENTS
    views = WinkView

    setup = staticmethod(setup)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    decision = staticmethod(decision)
    times = staticmethod(times)
    expire = staticmethod(expire)
    pass_turn = staticmethod(pass_turn)
    overtaken = staticmethod(overtaken)
    view = staticmethod(view)
    redact = staticmethod(redact)
    reveals = staticmethod(reveals)
    describe = staticmethod(describe)
    tell = staticmethod(tell)
    tell_all = staticmethod(tell_all)
    imagine = staticmethod(imagine)
    briefing = staticmethod(briefing)
    choose = staticmethod(choose)
    advise = staticmethod(advise)
    settles = staticmethod(settles)
    clone = staticmethod(clone)

    def seat_counts(self, options: WinkOptions) -> range:
        """Four to eight."""
        return PLAYERS

    def computer_seats(self, options: WinkOptions) -> bool:
        """In glance only: the program has no face to wink with (WK-20)."""
        return options.signal == "glance"

    def shares_clock(self, options: WinkOptions) -> bool:
        """In glance the beat's (WK-22)."""
        return options.signal == "glance"

    def away(self, state: State) -> frozenset[Seat]:
        """The seats that let two beats, or live two turns, in a row pass (WK-30, WK-38)."""
        return frozenset(seat for seat, player in enumerate(state.players) if player.away)

    def back(self, state: State, seat: Seat) -> Move:
        """Live a move of its own; in glance watching the same player as before, as any move brings a seat back."""
        return ComeBack() if state.live else Watch(state.settings(seat).watching)

    def passes(self, options: WinkOptions) -> bool:
        """Live, where no program can play: a late turn passes, and the others play on (WK-38)."""
        return options.signal != "glance"

    def drop(self, state: State, seat: Seat, chance: Chance) -> list[Event] | None:
        """Live the others play on (WK-39); in glance the program does."""
        return leave(state, seat) if state.live else None

    def is_same(self, state: State, other: State) -> bool:
        """By the durable form: players and past turns compare by identity, as views are kept by them."""
        return self.dump(state) == self.dump(other)

    def undoes(self, options: WinkOptions) -> bool:
        """Live only: in glance settings can be changed until they are confirmed, and then are final (WK-22)."""
        return options.signal != "glance"


WINK = Wink()
