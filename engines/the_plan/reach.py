"""How far a seat's agent gets, from its view alone: for pictures and panels."""

from __future__ import annotations

from engines.the_plan.cards import CARDS, SUSPECTS, Action, Bonus, Circle, Suspect
from engines.the_plan.views import ThePlanView
from engines.the_plan.ways import free_ways, ways_through

_WALKS = {Action.MOVE_AGENT: False, Action.TRAM: True}
"""The actions by which the agent goes, and whether it rides."""


def occupied(view: ThePlanView) -> frozenset[Circle]:
    """The circles on which somebody stands."""
    agents = (seat.circle for seat in view.seats if seat.circle is not None)
    return frozenset((*agents, *(suspect.circle for suspect in view.suspects)))


def ready_actions(view: ThePlanView) -> frozenset[Action]:
    """The actions on the active player's ready cards."""
    ready = zip(CARDS, view.seats[view.active].ready, strict=True)
    return frozenset(action for card, there in ready if there for action in card)


def on_foot_and_by_tram(view: ThePlanView) -> tuple[frozenset[Circle], frozenset[Circle]]:
    """The circles on which the active player's agent may end on foot, and by tram, where a card for it is ready."""
    start, ready = view.seats[view.active].circle, ready_actions(view)
    if start is None:
        return frozenset(), frozenset()
    foot, tram = (
        frozenset(way[-1] for way in free_ways(start, view.roll, rides, occupied(view)) if action in ready)
        for action, rides in _WALKS.items()
    )
    return foot, tram


def leads_nowhere(view: ThePlanView, action: Action) -> bool:
    """Whether an action can only be carried out by staying: no circle and no hideout is in its reach."""
    if action is Action.MOVE_SUSPECT:
        return not any(suspect_reach(view, suspect, view.roll) for suspect in SUSPECTS)
    seat = view.seats[view.active]
    if action not in _WALKS or seat.circle is None:
        return False
    rides = _WALKS[action]
    open_to = frozenset(key.key for key in seat.keys if key.key is not None and key.key != view.light)
    if free_ways(seat.circle, view.roll, rides, occupied(view)):
        return False
    return not any(True for _ in ways_through(open_to, seat.circle, view.roll, rides))


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
        return _WALKS.get(view.choice.action)
    return None
