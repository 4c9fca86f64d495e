"""Moves in one line each, as texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Never, cast

from engines.core.text import Text, Value, Who, dashed, text
from engines.the_plan import moves as m
from engines.the_plan.belief.forecast import Route, route, written
from engines.the_plan.names import card_name, suspect_name
from engines.the_plan.views import KeyView, ThePlanView


def effects(brings: Route) -> tuple[Text, ...]:
    """What a way brings: suspects met, keys, battles, a text each."""
    told = []
    if brings.meets:
        told.append(text("the-plan-effect-meets", suspects=tuple(map(suspect_name, brings.meets))))
    if brings.keys:
        told.append(text("the-plan-effect-keys", count=brings.keys))
    if brings.opponents:
        told.append(text("the-plan-effect-battle", opponents=tuple(map(Who, brings.opponents))))
    return tuple(told)


def describe(view: ThePlanView, move: m.Move) -> Text:
    """The move in one line with what is known to follow."""
    return _MOVES[type(move)](view, cast("Never", move))


def _choose(view: ThePlanView, move: m.ChooseAction) -> Text:
    return text(f"the-plan-describe-choose-{dashed(move.action)}", roll=view.roll, card=card_name(move.card))


def _walk(view: ThePlanView, move: m.MoveAgent) -> Text:
    brings = route(view, move)
    return _way("the-plan-describe-move-agent", brings)


def _way(message: str, brings: Route, **values: Text | int) -> Text:
    """A way: its end, its circles, and what it brings if anything."""
    told = effects(brings)
    ending = "-with" if told else ""
    more = {"effects": told} if told else {}
    return text(f"{message}{ending}", end=brings.end, way=written(brings.path), **values, **more)


def _enter(view: ThePlanView, move: m.EnterHideout) -> Text:
    way = written((view.seats[view.active].circle or 0, *move.path))
    return text("the-plan-describe-enter-hideout", hideout=move.hideout, owner=suspect_name(move.owner), way=way)


def _shadow(view: ThePlanView, move: m.MoveSuspect) -> Text:
    brings = route(view, move)
    name = suspect_name(move.suspect)
    message = "the-plan-describe-move-suspect-met" if brings.meets else "the-plan-describe-move-suspect"
    return text(message, suspect=name, end=brings.end, way=written(brings.path))


def _skip(view: ThePlanView, move: m.SkipSuspect) -> Text:
    return text("the-plan-describe-skip-suspect", suspect=suspect_name(move.suspect), count=move.count)


def _turn(view: ThePlanView, move: m.TurnSearchlight) -> Text:
    return text("the-plan-describe-turn-searchlight", hideout=move.to)


def _look(view: ThePlanView, move: m.LookIntoBriefcase) -> Text:
    return text("the-plan-describe-look-into-briefcase", hideout=view.light)


def _peace(view: ThePlanView, move: m.AvoidBattle) -> Text:
    return text("the-plan-describe-avoid-battle", opponent=Who(move.opponent))


def _opposed(view: ThePlanView, move: m.ShowKey | m.Battle) -> Text:
    keys = view.seats[move.opponent].keys
    one_of = keys if isinstance(move, m.Battle) else _face_down(keys)
    return text(f"the-plan-describe-{dashed(move.kind)}", opponent=Who(move.opponent), **_which(one_of))


def _steal(view: ThePlanView, move: m.StealKey) -> Text:
    if move.key is None:
        assert view.opponent is not None
        return text("the-plan-describe-steal-hidden-key", **_which(_face_down(view.seats[view.opponent].keys)))
    return text("the-plan-describe-steal-key", key=move.key)


def _take(view: ThePlanView, move: m.TakeKey) -> Text:
    return text("the-plan-describe-take-key", **_which(view.stock))


def _face_down(keys: Sequence[KeyView]) -> tuple[KeyView, ...]:
    return tuple(key for key in keys if not key.face_up)


def _which(keys: Sequence[KeyView]) -> dict[str, Value]:
    """One of these keys comes: how many they are and which, if all of them are known; else 0."""
    known = tuple(str(key.key) for key in keys if key.key is not None)
    return {"count": len(known), "keys": known} if len(known) == len(keys) else {"count": 0, "keys": ""}


def _check(view: ThePlanView, move: m.CheckFile) -> Text:
    return text("the-plan-describe-check-file", suspect=suspect_name(move.suspect))


def _plain(
    view: ThePlanView,
    move: m.StayPut | m.LeaveLight | m.LeaveKey | m.DeclineChecks,
) -> Text:
    return text(f"the-plan-describe-{dashed(move.kind)}")


_MOVES: dict[type[m.Move], Callable[[ThePlanView, Never], Text]] = {
    m.ChooseAction: _choose,
    m.MoveAgent: _walk,
    m.EnterHideout: _enter,
    m.StayPut: _plain,
    m.MoveSuspect: _shadow,
    m.SkipSuspect: _skip,
    m.TurnSearchlight: _turn,
    m.LookIntoBriefcase: _look,
    m.ShowKey: _opposed,
    m.LeaveLight: _plain,
    m.TakeKey: _take,
    m.LeaveKey: _plain,
    m.Battle: _opposed,
    m.AvoidBattle: _peace,
    m.StealKey: _steal,
    m.CheckFile: _check,
    m.DeclineChecks: _plain,
}
