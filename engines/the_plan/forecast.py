"""What a way brings, from a view alone: whom it meets, keys, battles; for routes in pictures and panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.core.seats import Seat
from engines.the_plan.cards import Circle, Path, Suspect
from engines.the_plan.facts import KEY_CIRCLES, RAILS
from engines.the_plan.moves import EnterHideout, MoveAgent, MoveSuspect
from engines.the_plan.views import ThePlanView


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
    """All that ways to the same end may bring, as if one way brought it."""
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
    return any(step in RAILS for step in pairwise(path))


def joint(start: Circle, end: Circle) -> str:
    """The sign between two circles of a way: a dash, or a wave for a hop."""
    return "\N{ALMOST EQUAL TO}" if (start, end) in RAILS else "\N{EN DASH}"
