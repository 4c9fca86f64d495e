"""A recent past that fits what one player saw: whom the others watched, whose eyes moved, what each saw (WK-28)."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.dice import Dice
from engines.wink.facts import News, Turn
from engines.wink.history import Open, open_at_eyes, past_holders
from engines.wink.state import Past, State
from engines.wink.views import WinkView

BLINKS = 1 / 8
"""In which share of imagined cases an eye that doesn't wink moves."""


def imagine_past(state: State, view: WinkView, dice: Dice) -> tuple[Past, ...]:
    """The viewer's own news, and the last turns with what others may have learnt; of older ones no more is needed."""
    learnt = () if view.me is None else view.me.news or ()
    own = {news.turn: news for news in learnt[-state.seats :]}
    recent = _Recent(state, view, own, dice).beats
    if view.seat is None:
        return tuple(recent)
    before: list[None] = [None] * view.seat
    after: list[None] = [None] * (state.seats - view.seat - 1)
    old = learnt[: view.number - 1 - len(view.turns)]
    return (*(Past(Turn(news.turn, view.start), (), (*before, news, *after)) for news in old), *recent)


class _Recent:
    """The last `beats`, in which anybody may have seen what an accusation needs now."""

    def __init__(self, state: State, view: WinkView, own: dict[int, News], dice: Dice) -> None:
        """`state` holds the imagined hands, `own` the viewer's news by turn."""
        self._state, self._dice = state, dice
        self._seat = view.seat
        self._holders = past_holders(view.turns)
        for seat, player in enumerate(state.players):
            self._holders.update(dict.fromkeys(player.hand, seat))
        calls = open_at_eyes(view.turns)
        self.beats = [
            Past(turn, (), self._beat(turn.number, open_calls, own.get(turn.number)))
            for turn, open_calls in zip(view.turns, calls, strict=True)
        ]

    def _beat(self, turn: int, calls: Open, known: News | None) -> tuple[News, ...]:
        gazes = self._gazes(known)
        winks = self._winks(gazes, calls, known)
        moved: list[Seat | None] = [self._moved(seat, gazes, winks) for seat in range(len(gazes))]
        if known is not None and known.watched is not None and known.watched not in winks:
            moved[known.watched] = known.moved
        learnt = [self._learnt(turn, seat, gazes, winks, moved) for seat in range(len(gazes))]
        if known is not None and self._seat is not None:
            learnt[self._seat] = known
        return tuple(learnt)

    def _gazes(self, known: News | None) -> list[Seat]:
        seats = self._state.seats
        gazes = [self._dice.other(seat, seats) for seat in range(seats)]
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
        return self._dice.pick(others)

    def _moved(self, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number]) -> Seat | None:
        if seat in winks:
            return gazes[seat]
        seats = self._state.seats
        return self._dice.other(seat, seats) if self._dice.share() < BLINKS else None

    def _learnt(
        self, turn: int, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number], moved: list[Seat | None]
    ) -> News:
        watched = gazes[seat]
        shown = moved[watched] if watched not in winks or self._dice.share() < 1 / 2 else None
        number = winks.get(seat)
        return News(
            turn,
            watched,
            met=gazes[watched] == seat,
            moved=shown,
            winked=None if number is None else moved[seat],
            number=number,
        )
