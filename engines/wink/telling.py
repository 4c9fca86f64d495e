"""An event, as its reader may know it, in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce, singledispatch
from itertools import groupby

from engines.core.seats import Seat
from engines.core.text import Text, Who, dashed, text
from engines.wink import events as e
from engines.wink.views import News

MANY = 2
"""From this number on, the players who saw no sign share a line."""


@singledispatch
def tell(event: e.Event) -> Text | None:
    """The event in one line; None: it has no line."""
    return None


def tell_all(events: Iterable[e.Event]) -> tuple[Text, ...]:
    """The events in lines. The players who saw no sign in a beat share one, as an open log shows the news of all."""
    by_beat = groupby(events, _beat)
    return tuple(line for beat, some in by_beat for line in (_lines(some) if beat is None else _learnt(some)))


def _beat(event: e.Event) -> int | None:
    """The beat that the news is of; None for other events."""
    return event.news.turn if isinstance(event, e.NewsLearnt) else None


def _lines(events: Iterable[e.Event]) -> tuple[Text, ...]:
    return tuple(line for event in events if (line := tell(event)) is not None)


def _learnt(events: Iterable[e.Event]) -> tuple[Text, ...]:
    """The news of one beat, first the players who saw no sign."""
    told = [event for event in events if isinstance(event, e.NewsLearnt)]
    unseeing = [event for event in told if _is_without_sign(event.news)]
    if len(unseeing) < MANY:
        return _lines(told)
    return (_without_sign(unseeing), *_lines(event for event in told if event not in unseeing))


def _is_without_sign(news: News) -> bool:
    return news.watched is not None and news.moved is None and news.winked is None and news.void is None


def _without_sign(learnt: Sequence[e.NewsLearnt]) -> Text:
    players = tuple(
        text("wink-news-watching", who=Who(each.seat), watched=Who(watched), met="yes" if each.news.met else "no")
        for each in learnt
        if (watched := each.news.watched) is not None
    )
    return text("wink-news-none", turn=learnt[0].news.turn, players=players)


@tell.register
def _named(event: e.AccompliceNamed) -> Text:
    end = "right" if event.right else "wrong"
    return text(
        f"wink-tell-named-{end}",
        who=Who(event.seat),
        named=Who(event.named),
        number=event.number,
        holder=Who(event.holder),
    )


@tell.register
def _declined(event: e.CallDeclined) -> Text:
    return text("wink-tell-declined", who=Who(event.seat), number=event.number)


@tell.register
def _called(event: e.NumberCalled) -> Text:
    return text("wink-tell-called", who=Who(event.seat), number=event.number)


@tell.register
def _accused(event: e.Accused) -> Text:
    end = "right" if event.right else "wrong"
    return text(f"wink-tell-accused-{end}", who=Who(event.seat), accused=Who(event.accused), number=event.number)


@tell.register
def _seat(event: e.CallSkipped | e.CameBack | e.TurnPassed) -> Text:
    return text(f"wink-tell-{dashed(event.kind)}", who=Who(event.seat))


@tell.register
def _went_away(event: e.WentAway) -> Text:
    return text("wink-tell-went-away", who=Who(event.seat), live="yes" if event.live else "no")


@tell.register
def _left(event: e.PlayerLeft) -> Text:
    numbers = tuple(map(str, event.numbers))
    return text("wink-tell-player-left", who=Who(event.seat), numbers=numbers, count=len(numbers))


@tell.register
def _turn(event: e.TurnBegan) -> Text:
    return text("wink-tell-turn-began", number=event.number, who=Who(event.seat))


@tell.register
def _news(event: e.NewsLearnt) -> Text:
    """What a player learnt from a beat, in one line (WK-23), by name: when the game is over everybody reads it."""
    parts = (_eyes(event.seat, event.news), _winked(event.seat, event.news), _void(event.seat, event.news))
    told = reduce(_joined, (part for part in parts if part is not None))
    return text("wink-news", turn=event.news.turn, told=told)


def _joined(first: Text, second: Text) -> Text:
    return text("wink-news-and", first=first, second=second)


def _eyes(seat: Seat, news: News) -> Text | None:
    if news.watched is None:
        return None
    met, who, watched = "yes" if news.met else "no", Who(seat), Who(news.watched)
    if news.moved is None:
        return text("wink-news-still", who=who, watched=watched, met=met)
    return text("wink-news-moved", who=who, watched=watched, met=met, at=Who(news.moved))


def _winked(seat: Seat, news: News) -> Text | None:
    if news.winked is None or news.number is None:
        return None
    return text("wink-news-winked", who=Who(seat), at=Who(news.winked), number=news.number)


def _void(seat: Seat, news: News) -> Text | None:
    if news.void is None:
        return None
    return text("wink-news-void", who=Who(seat), accused=Who(news.void.accused), number=news.void.number)


@tell.register
def _last_round(event: e.LastRoundBegan) -> Text:
    return text("wink-tell-last-round-began")


@tell.register
def _ended(event: e.GameEnded) -> Text:
    return event.outcome.reason
