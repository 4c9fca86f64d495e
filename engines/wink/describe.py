"""A move in one line, with what is known to follow."""

from __future__ import annotations

from functools import singledispatch

from engines.core.text import Text, Who, text
from engines.wink import moves as m
from engines.wink.views import WinkView


def describe(view: WinkView, move: m.Move) -> Text:
    """The move as its player sees it."""
    return _said(move, view)


_PLAIN: dict[type, str] = {
    m.SkipCall: "wink-describe-skip",
    m.DropAccusation: "wink-describe-drop",
    m.ComeBack: "wink-describe-come-back",
    m.Confirm: "wink-describe-confirm",
    m.ConfirmMyself: "wink-describe-confirm-myself",
}


@singledispatch
def _said(move: m.Move, _view: WinkView) -> Text:
    return text(_PLAIN[type(move)])


@_said.register
def _name(move: m.NameAccomplice | m.PlanNaming, view: WinkView) -> Text:
    """Whom to name, or nobody, for the call that is open."""
    number = next(call.number for call in view.calls if call.seat == view.active)
    if move.named is None:
        return text("wink-describe-name-nobody", number=number)
    return text("wink-describe-name", who=Who(move.named), number=number)


@_said.register
def _call(move: m.CallNumber | m.PlanCall, view: WinkView) -> Text:
    """A live call declines an open one; in glance the naming is set apart."""
    own = None if view.me is None else view.me.call
    if own is None or not view.live:
        return text("wink-describe-call", number=move.number)
    return text("wink-describe-call-anew", number=move.number, own=own.number)


@_said.register
def _accuse(move: m.Accuse | m.PlanAccusation, view: WinkView) -> Text:
    caller = next((call.seat for call in view.calls if call.number == move.number), move.accused)
    return text("wink-describe-accuse", who=Who(move.accused), number=move.number, caller=Who(caller))


@_said.register
def _watch(move: m.Watch, _view: WinkView) -> Text:
    return text("wink-describe-watch", who=Who(move.watched))


@_said.register
def _manner(move: m.SetManner, _view: WinkView) -> Text:
    return text(f"wink-describe-manner-{move.manner}")


@_said.register
def _until_turn(move: m.ConfirmUntilTurn, view: WinkView) -> Text:
    confirmed = view.me is not None and view.me.confirmed and not view.me.away
    return text("wink-describe-stand" if confirmed else "wink-describe-confirm-until-turn")
