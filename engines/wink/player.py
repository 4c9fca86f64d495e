"""The computer player of glance, from its view alone: its plan follows from what it knew when the beat began.

From its news follows how likely each seat holds the number of an open call (`holders`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.wink import moves as m
from engines.wink.cards import EYES, Manner, Number
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


SURE = 0.9
"""From this probability on the caller stops looking for the accomplice."""
ACCUSE = 0.42
"""An accusation is made if it is right with at least this probability."""
SCAN = 0.2
"""The worth of watching a certain suspect of another's call; winking to a caller is worth 1."""
BLUR = 0.5
"""The greatest random addition to the worth of watching a player."""


@dataclass(frozen=True, slots=True)
class BeatPlan:
    """What the player sets in a beat."""

    watched: Seat
    manner: Manner
    accusation: tuple[Seat, Number] | None
    named: Seat | None
    call: Number | None

    def moves(self) -> Iterator[m.Move]:
        """The moves that set it, confirming last."""
        yield m.Watch(self.watched)
        yield m.SetManner(self.manner)
        yield m.DropAccusation() if self.accusation is None else m.PlanAccusation(*self.accusation)
        yield m.PlanNaming(self.named)
        if self.call is not None:
            yield m.PlanCall(self.call)


def choose(view: WinkView, legal: Sequence[m.Move], chance: Chance, budget_s: float, strength: Strength) -> m.Move:
    """The next setting, then confirming; a live table has no computer players, so any move will do."""
    if view.me is None or view.me.settings is None or view.live:
        return chance.choice(legal)
    stands = tuple(_standing(view))
    missing = (move for move in plan(view).moves() if move in legal and move not in stands)
    return next(missing, m.Confirm() if m.Confirm() in legal else legal[0])


def plan(view: WinkView) -> BeatPlan:
    """What to set in this beat; the same view gives the same plan."""
    dice = _dice(view)
    own = None if view.me is None else view.me.call
    named = _likeliest(view, own, dice) if own is not None and view.seat == view.active else None
    return BeatPlan(
        watched=_watched(view, dice),
        manner=dice.choice(("bold", "subtle")),
        accusation=accusation(view, ACCUSE),
        named=named,
        call=dice.choice(view.may_call) if view.may_call else None,
    )


def _dice(view: WinkView) -> Chance:
    """Chance that nobody else can foresee: its seed is the player's own hand and news."""
    known = (view.seat, view.number, None if view.me is None else view.me.hand, news_of(view))
    return Chance(hashlib.sha256(repr(known).encode()).digest())


def _standing(view: WinkView) -> Iterator[m.Move]:
    """The moves that would change nothing."""
    settings = None if view.me is None else view.me.settings
    if settings is not None:
        made = settings.accusation
        yield m.Watch(settings.watching)
        yield m.SetManner(settings.manner)
        yield m.DropAccusation() if made is None else m.PlanAccusation(made.accused, made.number)
        yield m.PlanNaming(settings.naming)
        if settings.call is not None:
            yield m.PlanCall(settings.call)


def _likeliest(view: WinkView, call: Call, dice: Chance) -> Seat | None:
    shares = holders(view, call)
    best = [seat for seat, share in shares.items() if share == max(shares.values())]
    return dice.choice(best) if best else None


def _watched(view: WinkView, dice: Chance) -> Seat:
    """The player most worth watching: a likely accomplice, a caller to wink at, or a suspect of another's call."""
    worth = {seat: BLUR * dice.below(1000) / 1000 for seat in range(len(view.players)) if seat != view.seat}
    for call in view.calls:
        if call.seat == view.seat:
            shares = {} if view.seat == view.active else holders(view, call)
            wanted = shares if max(shares.values(), default=1) < SURE else {}
            weight = 1.0
        elif call.seat == view.active:
            continue
        elif call in view.accomplice_of:
            wanted, weight = ({} if _has_winked(view, call) else {call.seat: 1.0}), 1.0
        else:
            wanted, weight = holders(view, call), SCAN
        for seat, share in wanted.items():
            worth[seat] += weight * share
    return max(worth, key=lambda seat: worth[seat])


def _has_winked(view: WinkView, call: Call) -> bool:
    return any(news.winked == call.seat and news.number == call.number for news in news_of(view))


def accusation(view: WinkView, least: float) -> tuple[Seat, Number] | None:
    """The likeliest legal accusation, if it is right with probability `least` or more; else None."""
    best, most = None, least
    for sighting in () if view.me is None else view.me.sightings or ():
        call = view.players[sighting.caller].call
        held = call is None or call in view.accomplice_of
        share = 0.0 if call is None or held else holders(view, call).get(sighting.suspect, 0.0)
        if share >= most:
            best, most = (sighting.suspect, sighting.number), share
    return best
