"""How far a seat's agent gets, from its view alone: for pictures and panels."""

from __future__ import annotations

from engines.the_plan.cards import Action, Bonus, Circle, Suspect
from engines.the_plan.views import ThePlanView
from engines.the_plan.ways import free_ways


def occupied(view: ThePlanView) -> frozenset[Circle]:
    """The circles on which somebody stands."""
    agents = (seat.circle for seat in view.seats if seat.circle is not None)
    return frozenset((*agents, *(suspect.circle for suspect in view.suspects)))


def reach(view: ThePlanView) -> frozenset[Circle]:
    """The circles on which the active player's agent may end now, on foot or by tram; none where others move."""
    start = view.seats[view.active].circle
    tram = _rides(view)
    if start is None or tram is None:
        return frozenset()
    return frozenset(way[-1] for way in free_ways(start, view.roll, tram, occupied(view)))


def suspect_reach(view: ThePlanView, suspect: Suspect, count: int) -> frozenset[Circle]:
    """The circles on which a suspect may end with a count."""
    start = view.suspects[suspect.code].circle
    return frozenset(way[-1] for way in free_ways(start, count, False, occupied(view)))


def _rides(view: ThePlanView) -> bool | None:
    """Whether the agent goes by tram; None: it doesn't go at all."""
    if view.stage == "bonus" and view.bonus in (Bonus.MOVE_AGENT, Bonus.TRAM):
        return view.bonus is Bonus.TRAM
    if view.stage == "action" and view.choice is not None:
        return {Action.MOVE_AGENT: False, Action.TRAM: True}.get(view.choice.action)
    return None
