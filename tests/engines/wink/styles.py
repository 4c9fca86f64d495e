"""Other ways to play a beat of Wink than the program's: what one sets in place of its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engines.core.seats import Seat
from engines.wink.belief import holders, table_of
from engines.wink.player import SURE, BeatPlan, accusation
from engines.wink.views import WinkView

Style = Callable[[WinkView, BeatPlan], BeatPlan]
"""From what a player sees and what the program would set to what they set."""


def always_bold(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Wink boldly alone."""
    return replace(plan, manner="bold")


def always_subtle(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Wink subtly alone."""
    return replace(plan, manner="subtle")


def never_at_callers(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Look at nobody whose number one holds, so as never to wink."""
    callers = _callers(view)
    free = [seat for seat in _others(view) if seat not in callers]
    return replace(plan, watched=_in_turn(view, free)) if free and plan.watched in callers else plan


def always_at_callers(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Look at those whose number one holds, also when one has winked at them already."""
    callers = _callers(view)
    return replace(plan, watched=_in_turn(view, callers)) if callers else plan


def spying(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Look at the greatest suspect of the others' calls in three beats of four."""
    worth = dict.fromkeys(_others(view), 0.0)
    for call in view.calls:
        if call.seat not in (view.seat, view.active) and call not in view.accomplice_of:
            for seat, share in holders(view, call).items():
                worth[seat] += share
    suspect = max(worth, key=lambda seat: worth[seat])
    return replace(plan, watched=suspect) if worth[suspect] and view.number % 4 else plan


def scanning(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Look for one's own accomplice alone, and else at one after the other."""
    own = None if view.me is None or view.seat == view.active else view.me.call
    shares = {} if own is None else holders(view, own)
    likely = [seat for seat, share in shares.items() if share == max(shares.values())]
    return replace(plan, watched=_in_turn(view, likely or _others(view)))


def naming_when_sure(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Name nobody unless it is all but certain."""
    own = None if view.me is None else view.me.call
    sure = own is not None and plan.named is not None and holders(view, own).get(plan.named, 0.0) >= SURE
    return plan if sure else replace(plan, named=None)


def accusing_early(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Accuse where it is right in 35 of 100 cases."""
    return replace(plan, accusation=accusation(view, 0.35, table_of(view)))


def accusing_late(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Accuse only where it is right in 75 of 100 cases."""
    return replace(plan, accusation=accusation(view, 0.75, table_of(view)))


def never_accusing(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Accuse nobody."""
    return replace(plan, accusation=None)


def in_order(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Look at each other by an agreed order, pair after pair; whoever is left over in it looks as they like."""
    seats = len(view.players)
    partner = (view.number - (view.seat or 0)) % seats
    return plan if partner == view.seat else replace(plan, watched=partner)


def watching_the_order(view: WinkView, plan: BeatPlan) -> BeatPlan:
    """Know the order the others keep: look at whoever is likeliest to wink at a caller by it, else keep it too."""
    worth = dict.fromkeys(_others(view), 0.0)
    for call in view.calls:
        partner = (view.number - call.seat) % len(view.players)
        if call.seat not in (view.seat, view.active, partner) and call not in view.accomplice_of and partner in worth:
            worth[partner] = max(worth[partner], holders(view, call).get(partner, 0.0))
    suspect = max(worth, key=lambda seat: worth[seat])
    return replace(plan, watched=suspect) if worth[suspect] else in_order(view, plan)


def _others(view: WinkView) -> list[Seat]:
    return [player.seat for player in view.players if player.seat != view.seat]


def _callers(view: WinkView) -> list[Seat]:
    """Those who have called a number that one holds."""
    return [call.seat for call in view.accomplice_of]


def _in_turn(view: WinkView, seats: Sequence[Seat]) -> Seat:
    return seats[view.number % len(seats)]
