"""A recent past that fits what one player saw: whom the others watched, whose eyes moved, what each saw (WK-28)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.facts import News
from engines.wink.history import Open, open_at_eyes, past_holders
from engines.wink.state import Past, State
from engines.wink.views import WinkView

BLINKS = 1 / 8
"""In which share of imagined cases an eye that doesn't wink moves."""


def imagine_past(state: State, view: WinkView, dice: Random) -> tuple[Past, ...]:
    """The turns with the viewer's own news, and of the last ones what others have learnt."""
    recent = _Recent(state, view, dice)
    own = () if view.me is None else view.me.news or ()
    first = len(view.turns) - len(recent.news)
    blank: list[News | None] = [None] * state.seats
    return tuple(
        Past(turn, (), tuple(_with(blank if at < first else recent.news[at - first], view.seat, own[at : at + 1])))
        for at, turn in enumerate(view.turns)
    )


def _with(news: Sequence[News | None], seat: Seat | None, own: tuple[News, ...]) -> Sequence[News | None]:
    return news if seat is None else (*news[:seat], *own, *news[seat + 1 :])


class _Recent:
    """The beats in which anybody may have seen what an accusation needs now; `news` holds each seat's, by beat."""

    def __init__(self, state: State, view: WinkView, dice: Random) -> None:
        """`state` holds the imagined hands."""
        self._state, self._dice = state, dice
        self._own = () if view.me is None else view.me.news or ()
        self._seat = view.seat
        self._holders = past_holders(view.turns)
        for seat, player in enumerate(state.players):
            self._holders.update(dict.fromkeys(player.hand, seat))
        calls = open_at_eyes(view.turns)
        recent = range(max(0, len(view.turns) - state.seats), len(view.turns))
        self.news: list[list[News]] = [self._beat(at, view.turns[at].number, calls[at]) for at in recent]

    def _beat(self, at: int, turn: int, calls: Open) -> list[News]:
        known = self._own[at] if self._own else None
        gazes = self._gazes(known)
        winks = self._winks(gazes, calls, known)
        moved: list[Seat | None] = [self._moved(seat, gazes, winks) for seat in range(len(gazes))]
        if known is not None and known.watched is not None and known.watched not in winks:
            moved[known.watched] = known.moved
        return [self._learnt(turn, seat, gazes, winks, moved) for seat in range(len(gazes))]

    def _gazes(self, known: News | None) -> list[Seat]:
        seats = self._state.seats
        gazes = [(seat + self._dice.randint(1, seats - 1)) % seats for seat in range(seats)]
        if known is not None and known.watched is not None and self._seat is not None:
            gazes[self._seat] = known.watched
            looked_back = gazes[known.watched] == self._seat
            if known.met:
                gazes[known.watched] = self._seat
            elif looked_back:
                gazes[known.watched] = self._another(known.watched, self._seat)
        return gazes

    def _winks(self, gazes: list[Seat], calls: Open, known: News | None) -> dict[Seat, Number]:
        """Who winks over what, as they must (WK-24); the one watched winks at nobody but where the eye was seen."""
        winks: dict[Seat, Number] = {}
        for caller, number in calls.items():
            holder = self._holders[number]
            if gazes[caller] != holder or gazes[holder] != caller:
                continue
            seen = known is not None and holder == known.watched and known.moved not in (None, caller)
            if seen and caller != self._seat:
                gazes[caller] = self._another(caller, holder)
            else:
                winks[holder] = number
        return winks

    def _another(self, seat: Seat, than: Seat) -> Seat:
        """Somebody whom the seat watches instead, and with whom that starts nothing new."""
        others = [other for other in range(self._state.seats) if other not in (seat, than, self._seat)]
        return self._dice.choice(others)

    def _moved(self, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number]) -> Seat | None:
        if seat in winks:
            return gazes[seat]
        seats = self._state.seats
        return (seat + self._dice.randint(1, seats - 1)) % seats if self._dice.random() < BLINKS else None

    def _learnt(
        self, turn: int, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number], moved: list[Seat | None]
    ) -> News:
        watched = gazes[seat]
        shown = moved[watched] if watched not in winks or self._dice.random() < 1 / 2 else None
        number = winks.get(seat)
        return News(
            turn,
            watched,
            met=gazes[watched] == seat,
            moved=shown,
            winked=None if number is None else moved[seat],
            number=number,
        )
