"""A table of Wink on which everything lies as a test wants it: seat s holds the numbers that leave s over seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import WINK
from engines.wink.cards import Manner, Number
from engines.wink.events import Event
from engines.wink.moves import Confirm, Move, PlanAccusation, PlanCall, PlanNaming, SetManner, Watch
from engines.wink.options import WinkOptions
from engines.wink.state import State
from engines.wink.views import News, PlayerView, Turn, WinkView


class Table:
    """A game with moves in short; `events` are those of the last move."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        """Seat 0 starts; seat s holds every number that leaves s when divided by the number of seats."""
        self.seats, self.chance = seats, Chance(b"wink")
        self.state: State = WINK.setup(WinkOptions(**options), seats, self.chance)
        self.state.start = self.state.active = 0
        if self.state.live:
            self.state.past = (replace(self.state.past[0], turn=Turn(1, 0)),)
        for seat in range(seats):
            self.give(seat, *(number for number in sorted(self.state.up) if number % seats == seat))
        self.events: list[Event] = []

    def give(self, seat: Seat, *numbers: Number) -> None:
        """Let a seat hold exactly these numbers."""
        self.state.update(seat, hand=numbers)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move; it must be listed."""
        assert move in WINK.legal(self.state, seat), f"{move} isn't legal for {seat}"
        self.events = WINK.apply(self.state, seat, move, self.chance)
        return self.events

    def watch(self, *watched: Seat) -> None:
        """Let everybody, from seat 0 on, watch these."""
        for seat, other in enumerate(watched):
            self.play(seat, Watch(other))

    def manner(self, seat: Seat, manner: Manner) -> None:
        """Let a seat wink so."""
        self.play(seat, SetManner(manner))

    def accuse(self, seat: Seat, accused: Seat, number: Number) -> None:
        """Set an accusation."""
        self.play(seat, PlanAccusation(accused, number))

    def beat(self, call: Number | None = None, named: Seat | None = None) -> list[Event]:
        """Set the naming and the call of the player on turn, then let all confirm, that player last."""
        active = self.state.active
        if named is not None:
            self.play(active, PlanNaming(named))
        self.play(active, PlanCall(WINK.view(self.state, active).may_call[0] if call is None else call))
        for step in range(1, self.seats + 1):
            seat = (active + step) % self.seats
            if seat in WINK.to_act(self.state):
                self.play(seat, Confirm())
        return self.events

    def time_up(self) -> list[Event]:
        """Let the beat's time run out."""
        events = WINK.expire(self.state, self.chance)
        assert events is not None
        self.events = events
        return events

    def view(self, seat: Seat | None = None) -> WinkView:
        """What a seat, or a spectator, sees."""
        return WINK.view(self.state, seat)

    def me(self, seat: Seat) -> PlayerView:
        """What a seat sees of itself."""
        return self.view(seat).players[seat]

    def news(self, seat: Seat) -> News:
        """The seat's last news."""
        return (self.me(seat).news or ())[-1]

    def saw(self, seat: Seat, watched: Seat, moved: Seat) -> None:
        """Let a seat have seen in the last beat that an eye moved so."""
        *before, last = self.state.past
        learnt = list(last.news)
        learnt[seat] = News(last.turn.number, watched, met=False, moved=moved)
        self.state.past = (*before, replace(last, news=tuple(learnt)))


def live(seats: int = 4, **options: Any) -> Table:
    """A live table."""
    return Table(seats, signal="wink", **options)
