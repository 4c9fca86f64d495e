"""From a view alone: which circles pieces can end on, and what a way there brings (suspects met, keys, battles)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.core.seats import Seat
from engines.the_plan.board import HOPS, KEY_CIRCLES, free_ways, ways_through
from engines.the_plan.cards import CARDS, SUSPECTS, Action, Bonus, Circle, Path, Suspect
from engines.the_plan.moves import EnterHideout, MoveAgent, MoveSuspect
from engines.the_plan.views import ThePlanView

_WALKS = {Action.MOVE_AGENT: False, Action.TRAM: True}
"""The actions by which the agent goes, and whether it rides."""


def occupied(view: ThePlanView) -> frozenset[Circle]:
    """The circles on which a piece stands."""
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
    """Whether the agent goes by tram; None: it stays where it is."""
    if view.stage == "bonus" and view.bonus in (Bonus.MOVE_AGENT, Bonus.TRAM):
        return view.bonus is Bonus.TRAM
    if view.stage == "action" and view.choice is not None:
        return _WALKS.get(view.choice.action)
    return None


@dataclass(frozen=True, slots=True)
class Route:
    """A way from `path[0]` to its end.

    `meets`: the suspects met (TP-10), nobody on the way into a hideout (TP-20); `keys`: the key circles passed while
    keys are in the stock (TP-16); `opponents`: the other agents passed who hold keys (TP-17).
    """

    path: Path
    meets: tuple[Suspect, ...]
    keys: int
    opponents: tuple[Seat, ...]

    @property
    def end(self) -> Circle:
        """Where it ends."""
        return self.path[-1]

    @property
    def effects(self) -> tuple[object, ...]:
        """What tells it from other ways to the same end; nothing where it brings nothing."""
        return self.meets, self.keys, self.opponents

    @property
    def idle(self) -> bool:
        """Whether it brings nothing on the way."""
        return not (self.meets or self.keys or self.opponents)


def route(view: ThePlanView, move: MoveAgent | EnterHideout | MoveSuspect) -> Route:
    """What a move of the active player brings."""
    agent = view.seats[view.active].circle or 0
    if isinstance(move, MoveSuspect):
        start = view.suspects[move.suspect.code].circle
        return Route((start, *move.path), (move.suspect,) if agent in move.path else (), 0, ())
    met = () if isinstance(move, EnterHideout) else view.suspects
    meets = {suspect.circle: suspect.suspect for suspect in met}
    others = {other.circle: other.seat for other in view.seats if other.seat != view.active and other.keys}
    return Route(
        (agent, *move.path),
        tuple(meets[circle] for circle in move.path if circle in meets),
        min(sum(circle in KEY_CIRCLES for circle in move.path), len(view.stock)),
        tuple(others[circle] for circle in move.path if circle in others),
    )


def together(ways: Sequence[Route]) -> Route:
    """All that several ways to the same end may bring, as one route."""
    return Route(
        ways[0].path,
        tuple(dict.fromkeys(suspect for way in ways for suspect in way.meets)),
        max(way.keys for way in ways),
        tuple(dict.fromkeys(other for way in ways for other in way.opponents)),
    )


def written(path: Sequence[Circle]) -> str:
    """A way in numbers: steps joined by dashes, hops of the tram by waves."""
    told = str(path[0])
    for start, end in pairwise(path):
        told += f"{joint(start, end)}{end}"
    return told


def rides(path: Sequence[Circle]) -> bool:
    """Whether a way has a hop of the tram in it."""
    return any(step in HOPS for step in pairwise(path))


def joint(start: Circle, end: Circle) -> str:
    """The sign between two circles of a way: a dash, or a wave for a hop."""
    return "\N{ALMOST EQUAL TO}" if (start, end) in HOPS else "\N{EN DASH}"
