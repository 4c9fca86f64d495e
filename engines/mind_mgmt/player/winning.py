"""What wins at once in the Recruiter's turn: the last hour, recruits of the way and of immortals (MM-21, MM-40)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.mind_mgmt.belief.forecast import brings
from engines.mind_mgmt.board import FEATURES_OF, Feature, Location
from engines.mind_mgmt.cards import Immortal, is_red
from engines.mind_mgmt.moves import ClaimRecruit, EndTurn, Move, MoveImmortal, PutStep, Slip, Step, WakeSleeper
from engines.mind_mgmt.player.immortals import Circle
from engines.mind_mgmt.views import MindMgmtView


def winning(view: MindMgmtView, legal: Sequence[Move]) -> list[Move]:
    """The moves that win the game, or begin what surely wins it in this turn."""
    assert view.secret is not None
    hour = view.hour + 1
    ways = [move for move in legal if isinstance(move, Step | Slip)]
    ends: list[Move] = [move for move in legal if isinstance(move, EndTurn)]
    if hour >= view.last_hour:
        return [*ways] or ends
    by_way = {way: brings(view, way.to) for way in ways}
    announced = view.secret.contacted + max(by_way.values(), default=0) if is_red(hour) else 0
    missing = view.goal - view.recruits - announced
    if missing > 0:
        return list(_claims(view, legal, missing))
    return [way for way, brought in by_way.items() if brought == max(by_way.values())] or ends


def _claims(view: MindMgmtView, legal: Sequence[Move], missing: int) -> Iterator[Move]:
    """First moves of so many recruits of immortals in this turn."""
    if missing > len(view.open):
        return
    circle = Circle(view)
    for move in legal:
        match move:
            case ClaimRecruit(feature=feature):
                if len(_reachable(circle, view, {}, _left(view)) | {feature}) >= missing:
                    yield move
            case MoveImmortal(immortal=number, to=to):
                if len(_reachable(circle, view, {number: to}, _left(view) - 1)) >= missing:
                    yield move
            case WakeSleeper(location=at):
                if len(_reachable(circle, view, {len(view.immortals) + 1: at}, _left(view) - 1)) >= missing:
                    yield move
            case PutStep() if len(_reachable(circle, view, {}, 1)) >= missing:
                yield move
            case _:
                pass


def _left(view: MindMgmtView) -> int:
    """The moves of immortals that the turn still has, with one for a step."""
    return 2 - view.moved


def _reachable(
    circle: Circle, view: MindMgmtView, moved: Mapping[Immortal, Location], glides: int
) -> frozenset[Feature]:
    """The most open features that bring recruits now or after so many moves."""
    found = frozenset(feature for feature in view.open if circle.stands(feature, moved))
    if glides <= 0 or len(found) == len(view.open):
        return found
    missed = [feature for feature in view.open if feature not in found]
    best = found
    for number in range(1, len(view.immortals) + 1):
        for to in circle.glides(number, moved):
            if glides > 1 or any(feature in missed for feature in FEATURES_OF[to]):
                on = found | _reachable(circle, view, {**moved, number: to}, glides - 1)
                best = max(best, on, key=len)
    return best
