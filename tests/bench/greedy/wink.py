"""Every eye that was seen to move is accused at once, and who looked back is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.chance import Chance
from engines.wink import moves as m
from engines.wink.views import WinkView


def choose(view: WinkView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """The next setting that isn't set yet, then confirming."""
    wanted = next((move for move in _wishes(view) if move in legal), None)
    return wanted or (m.Confirm() if m.Confirm() in legal else chance.choice(legal))


def _wishes(view: WinkView) -> Iterator[m.Move]:
    me = view.me
    if me is None or me.settings is None:
        return
    callers = [call.seat for call in view.accomplice_of if call.seat != view.seat]
    if callers and me.settings.watching not in callers:
        yield m.Watch(callers[0])
    for sighting in (me.sightings or ())[-1:]:
        if me.settings.accusation is None:
            yield m.PlanAccusation(sighting.suspect, sighting.number)
    met = [news.watched for news in me.news or () if news.met and me.call is not None and news.own == me.call.number]
    if view.seat != view.active:
        return
    if met and me.settings.naming is None:
        yield m.PlanNaming(met[-1])
    if view.may_call and me.settings.call is None:
        yield m.PlanCall(view.may_call[0])
