"""The computer player of glance, from its view alone: its plan follows from what it knew when the beat began.

`Style` is how a strength plays: what it draws on, and when it accuses.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.wink import moves as m
from engines.wink.belief import ATTENTIVE, Shares, Table, holders, news_of, table_of
from engines.wink.cards import Manner, Number
from engines.wink.views import Call, WinkView

SURE = 0.9
"""From this probability on the caller stops looking for the accomplice."""
SCAN = 0.2
"""The worth of watching a certain suspect of another's call; winking to a caller is worth 1."""
BLUR = 0.5
"""The greatest random addition to the worth of watching a player."""
DENIED = 1.0
"""How many points a caught pair of players would have had of their call, taken together."""


def least_share(seats: int) -> float:
    """From which probability on an accusation pays: a point is lost if it is wrong.

    If it is right, one is won, and the others are a little worse off.
    """
    return 1 / (2 + DENIED / (seats - 1))


@dataclass(frozen=True, slots=True)
class Style:
    """How a strength plays.

    `weighs`: it asks how attentive the table is, calls what the fewest can hold, and accuses where that pays; else
    from the probability `accuses` on. It names whom it takes for its accomplice with `names` or more, and `spies` is
    what a suspect of another's call is worth watching. `sums`: it looks for its accomplice by all that it has seen.
    """

    weighs: bool
    accuses: float
    names: float
    spies: float
    sums: bool


STYLES = {
    Strength.EASY: Style(weighs=False, accuses=0.97, names=0.9, spies=0.0, sums=False),
    Strength.NORMAL: Style(weighs=False, accuses=0.85, names=0.5, spies=SCAN, sums=True),
    Strength.HARD: Style(weighs=True, accuses=0.0, names=0.0, spies=SCAN, sums=True),
}


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
    stands = tuple(standing(view))
    missing = (move for move in plan(view, strength).moves() if move in legal and move not in stands)
    return next(missing, m.Confirm() if m.Confirm() in legal else legal[0])


def plan(view: WinkView, strength: Strength = Strength.NORMAL) -> BeatPlan:
    """What to set in this beat; the same view gives the same plan."""
    return _Mind(view, STYLES[strength]).plan()


class _Mind:
    """A player's thoughts in one beat."""

    def __init__(self, view: WinkView, style: Style) -> None:
        self.view, self.style, self.dice = view, style, _dice(view)
        self.table = table_of(view) if style.weighs else ATTENTIVE
        self.own = None if view.me is None else view.me.call

    def plan(self) -> BeatPlan:
        """All that is set."""
        view, style = self.view, self.style
        least = least_share(len(view.players)) if style.weighs else style.accuses
        return BeatPlan(
            watched=self._watched(),
            manner=self.dice.choice(("bold", "subtle")),
            accusation=accusation(view, least, self.table),
            named=self._named(),
            call=self._called() if view.may_call else None,
        )

    def _named(self) -> Seat | None:
        if self.own is None or self.view.seat != self.view.active:
            return None
        shares = holders(self.view, self.own, self.table)
        most = max(shares.values(), default=0.0)
        best = [seat for seat, share in shares.items() if share == most]
        return self.dice.choice(best) if best and most >= self.style.names else None

    def _called(self) -> Number:
        """A number that the fewest cards of others can be."""
        numbers = self.view.may_call
        if self.style.weighs:
            rooms = {number: self._room(number) for number in numbers}
            numbers = tuple(number for number, room in rooms.items() if room == min(rooms.values()))
        return self.dice.choice(numbers)

    def _room(self, number: Number) -> int:
        lacking = next(card.lacking for card in self.view.crowd if card.number == number)
        others = (player for player in self.view.players if player.seat not in (self.view.seat, *lacking))
        return sum(player.hand_count for player in others)

    def _watched(self) -> Seat:
        """The player most worth watching: a likely accomplice, a caller, or a suspect of another's call."""
        others = [seat for seat in range(len(self.view.players)) if seat != self.view.seat]
        worth = {seat: BLUR * self.dice.below(1000) / 1000 for seat in others}
        for call in self.view.calls:
            weight, wanted = self._looked_for(call)
            for seat, share in wanted.items():
                worth[seat] += weight * share
        return max(worth, key=lambda seat: worth[seat])

    def _looked_for(self, call: Call) -> tuple[float, Shares]:
        """Whom to look at over a call, and how much that is worth."""
        view = self.view
        if call == self.own:
            shares = {} if view.seat == view.active or not self.style.sums else holders(view, call, self.table)
            return 1.0, shares if max(shares.values(), default=1) < SURE else {}
        if call.seat == view.active:
            return 0.0, {}
        if call in view.accomplice_of:
            return self.table.attention, {} if _has_winked(view, call) else {call.seat: 1.0}
        return self.style.spies, holders(view, call, self.table) if self.style.spies else {}


def _dice(view: WinkView) -> Chance:
    """Chance that nobody else can foresee: its seed is the player's own hand and news."""
    known = (view.seat, view.number, None if view.me is None else view.me.hand, news_of(view))
    return Chance(hashlib.sha256(repr(known).encode()).digest())


def standing(view: WinkView) -> Iterator[m.Move]:
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


def _has_winked(view: WinkView, call: Call) -> bool:
    return any(news.winked == call.seat and news.number == call.number for news in news_of(view))


def accusation(view: WinkView, least: float, table: Table = ATTENTIVE) -> tuple[Seat, Number] | None:
    """The likeliest legal accusation, if it is right with probability `least` or more; else None."""
    best, most = None, least
    for sighting in () if view.me is None else view.me.sightings or ():
        call = view.players[sighting.caller].call
        held = call is None or call in view.accomplice_of
        share = 0.0 if call is None or held else holders(view, call, table).get(sighting.suspect, 0.0)
        if share >= most:
            best, most = (sighting.suspect, sighting.number), share
    return best
