"""What a player of glance can tell from its view: how attentive the table is, and who may hold an open call."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, prod

from engines.core.seats import Seat
from engines.wink.cards import EYES
from engines.wink.rules.eyes import seen
from engines.wink.views import Call, News, WinkView

Shares = dict[Seat, float]
"""Each seat's probability of holding a number; the sum is 1, or there are no seats."""

FACE = (seen("bold", face=True) + seen("subtle", face=True)) / 2
SIDE = (seen("bold", face=False) + seen("subtle", face=False)) / 2
MEET = 0.35
"""The probability that a holder who has yet to wink meets the caller's eyes in a beat, as a player may guess it."""
MEETS, FALL = 0.28, 1.4
"""As it was counted at attentive tables: so often with four players, and so much less often with more."""
MISSED = 0.6
"""There, the likelihood ratio, holder against others, of not looking back at the caller."""
TRUST = 0.85
"""How likely a table is attentive before anything has shown it."""
DOUBT = 0.8
"""How much of what a result tells is taken: those of one round hang together."""
BY_GUESS = 0.2
"""The share of accusations that are right where nobody winks on purpose; at an attentive table it is `RIGHT`."""
RIGHT = 0.65


@dataclass(frozen=True, slots=True)
class Table:
    """How those at the table use their eyes: `meet` and `missed` as above, for what they are taken to be.

    `attention` is the probability that they look for each other at all: 0 for people who look and name at random.
    """

    meet: float
    missed: float
    attention: float = 1.0


ATTENTIVE = Table(MEET, MISSED)
"""As a player takes every table who doesn't ask how it has done so far."""


def table_of(view: WinkView) -> Table:
    """What the results so far, which all have seen, tell of the table."""
    seats = len(view.players)
    caught = sum(player.counters_open for player in view.players)
    linked = sum(len(player.crowd) for player in view.players) - caught
    lost = sum(len(player.lost) for player in view.players)
    others = [player for player in view.players if player.seat != view.seat]
    right, wrong = (sum(getattr(player, kind) for player in others) for kind in ("counters_open", "counters_boxed"))
    told = _told(linked, lost, 0.26 + 2.2 / seats, 1 / (seats - 1)) + _told(right, wrong, RIGHT, BY_GUESS)
    attention = 1 / (1 + (1 - TRUST) / TRUST * exp(-DOUBT * told))
    by_chance, counted = 1 / (seats - 1) ** 2, MEETS * (3 / (seats - 1)) ** FALL
    return Table(by_chance + attention * (counted - by_chance), 1 - attention * (1 - MISSED), attention)


def _told(yes: int, no: int, one: float, other: float) -> float:
    """By how much these results make a share of `one` likelier than one of `other`, as a logarithm."""
    return yes * log(one / other) + no * log((1 - one) / (1 - other))


def holders(view: WinkView, call: Call, table: Table = ATTENTIVE) -> Shares:
    """How likely each other seat holds the number of an open call, if the viewer doesn't."""
    lacking = next(card.lacking for card in view.crowd if card.number == call.number)
    weights = {
        player.seat: player.hand_count * prod(_factors(view, call, player.seat, table))
        for player in view.players
        if player.seat not in (view.seat, *lacking) and player.hand_count
    }
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()} if whole else {}


def news_of(view: WinkView) -> tuple[News, ...]:
    """All that the viewer has learnt."""
    return () if view.me is None else view.me.news or ()


def blink(view: WinkView) -> float:
    """The probability that an eye without a wink moves toward a given player."""
    seats = len(view.players)
    return EYES.blink / seats / (seats - 1)


def _factors(view: WinkView, call: Call, suspect: Seat, table: Table) -> Iterable[float]:
    learnt = [news for news in news_of(view) if news.watched == suspect]
    if call.seat == view.seat:
        return [_as_caller(view, news, table) for news in learnt if news.own == call.number]
    return [_from_the_side(view, call, news, table) for news in learnt if news.turn > call.turn]


def _as_caller(view: WinkView, news: News, table: Table) -> float:
    """The likelihood ratio of what the caller saw, the watched player holding the number against not."""
    if not news.met:
        return table.missed
    if news.moved == view.seat:
        return FACE / blink(view)
    return 1 - FACE if news.moved is None else 0.0


def _from_the_side(view: WinkView, call: Call, news: News, table: Table) -> float:
    if news.moved == call.seat:
        return (table.meet * SIDE + blink(view)) / blink(view)
    return 1 - table.meet * SIDE
