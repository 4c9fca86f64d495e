"""What a player of glance infers from their news: how likely each seat holds the number of an open call."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from engines.core.seats import Seat
from engines.wink.cards import EYES
from engines.wink.rules.eyes import seen
from engines.wink.views import Call, News, WinkView

Shares = dict[Seat, float]
"""Each seat's probability of holding a number; the sum is 1, or there are no seats."""

MEET = 0.35
"""The probability that a holder who has yet to wink meets the caller's eyes in a beat."""
MISSED = 0.6
"""The likelihood ratio, holder against others, of not looking back at the caller."""
FACE = (seen("bold", face=True) + seen("subtle", face=True)) / 2
SIDE = (seen("bold", face=False) + seen("subtle", face=False)) / 2


def holders(view: WinkView, call: Call) -> Shares:
    """How likely each other seat holds the number of an open call, if the viewer doesn't."""
    lacking = next(card.lacking for card in view.crowd if card.number == call.number)
    weights = {
        player.seat: player.hand_count * prod(_factors(view, call, player.seat))
        for player in view.players
        if player.seat not in (view.seat, *lacking) and player.hand_count
    }
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()} if whole else {}


def news_of(view: WinkView) -> tuple[News, ...]:
    """All that the viewer has learnt."""
    return () if view.me is None else view.me.news or ()


def _factors(view: WinkView, call: Call, suspect: Seat) -> Iterable[float]:
    learnt = [news for news in news_of(view) if news.watched == suspect]
    if call.seat == view.seat:
        return [_as_caller(view, news) for news in learnt if news.own == call.number]
    return [_from_the_side(view, call, news) for news in learnt if news.turn > call.turn]


def blink(view: WinkView) -> float:
    """The probability that an eye without a wink moves toward a given player."""
    seats = len(view.players)
    return EYES.blink / seats / (seats - 1)


def _as_caller(view: WinkView, news: News) -> float:
    """The likelihood ratio of what the caller saw, the watched player holding the number against not."""
    if not news.met:
        return MISSED
    if news.moved == view.seat:
        return FACE / blink(view)
    return 1 - FACE if news.moved is None else 0.0


def _from_the_side(view: WinkView, call: Call, news: News) -> float:
    if news.moved == call.seat:
        return (MEET * SIDE + blink(view)) / blink(view)
    return 1 - MEET * SIDE
